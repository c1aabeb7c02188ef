// The circus: tent, ring, bunting; each in a box of its own.

import { around, ellipse, foil, line, polygon, rect, star } from "../shapes.js";

/** @typedef {import("../shapes.js").Piece} Piece */
/** @typedef {import("../shapes.js").Point} Point */

/** Rays from a centre, every second one left out. @param {number} cx @param {number} cy @param {number} count @param {number} r @param {number} [turn] */
export const rays = (cx, cy, count, r, turn = 0) =>
  Array.from({ length: count }, (_, i) => {
    const start = turn + (360 * i) / count;
    return polygon([[cx, cy], around(cx, cy, r, start), around(cx, cy, r, start + 180 / count)]);
  }).join("");

/** Blocks of a round curb, every second one. @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {number} width @param {number} count */
export function curb(cx, cy, rx, ry, width, count) {
  /** Outwards from the ellipse. @param {number} angle @param {number} far @returns {Point} */
  const on = (angle, far) => {
    const [x, y] = [Math.cos(angle) / rx, Math.sin(angle) / ry];
    const out = far / Math.hypot(x, y);
    return [cx + rx * Math.cos(angle) + x * out, cy + ry * Math.sin(angle) + y * out];
  };
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, i) => {
    const arc = [0, 0.25, 0.5].map((part) => (i + part) * step);
    return polygon([...arc.map((angle) => on(angle, 0)), ...arc.reverse().map((angle) => on(angle, width))]);
  }).join("");
}

/** Pennants on a slack line. @param {number} x @param {number} y @param {number} width @param {number} sag @param {number} count @returns {{cord: Piece, flags: string[]}} */
export function bunting(x, y, width, sag, count) {
  const on = (/** @type {number} */ part) => /** @type {Point} */ ([x + part * width, y + 4 * sag * part * (1 - part)]);
  const flags = Array.from({ length: count }, (_, i) => {
    const [left, right, middle] = [(i + 0.12) / count, (i + 0.88) / count, (i + 0.5) / count];
    const [mx, my] = on(middle);
    return polygon([on(left), on(right), [mx, my + (width / count) * 0.95]]);
  });
  return { cord: [line(Array.from({ length: 17 }, (_, i) => on(i / 16))), 1], flags };
}

/** A big top around x = 0, its foot at y = 0, 100 wide, 86 high, by paint. */
export function tent() {
  const eaves = -40;
  const panels = 7;
  const edge = (/** @type {number} */ i, /** @type {number} */ half) => (2 * half * i) / panels - half;
  const every = (/** @type {number} */ odd) => Array.from({ length: panels }, (_, i) => i).filter((i) => i % 2 === odd);
  const roof = every(0).map(
    (i) =>
      `M0 -78Q${edge(i, 50) * 0.32} -50 ${edge(i, 50)} ${eaves}H${edge(i + 1, 50)}Q${edge(i + 1, 50) * 0.32} -50 0 -78Z`,
  );
  const wall = every(0).map((i) =>
    polygon([
      [edge(i, 44), eaves],
      [edge(i + 1, 44), eaves],
      [edge(i + 1, 44), 0],
      [edge(i, 44), 0],
    ]),
  );
  const valance = (/** @type {number} */ odd) =>
    every(odd).map(
      (i) => `M${edge(i, 50)} ${eaves}H${edge(i + 1, 50)}V${eaves + 4}A7.15 7 0 0 1 ${edge(i, 50)} ${eaves + 4}Z`,
    );
  return {
    cloth: [`M0 -78Q-16 -50 -50 ${eaves}H50Q16 -50 0 -78Z`, rect(-44, eaves - 1, 88, 1 - eaves), ...valance(1)],
    stripes: [...roof, ...wall, ...valance(0)],
    door: `M0 -30C-5 -18 -11 -8 -13 0H13C11 -8 5 -18 0 -30Z`,
    flag: ["M-0.7 -90H0.7V-76H-0.7Z", "M0 -90C5 -92 8 -87 14 -89L11 -85.5L14 -82C8 -80 5 -85 0 -83Z"],
  };
}

/** @type {Record<"chip" | "ticket" | "cards", readonly Piece[]>} */
export const TOKENS = {
  chip: [foil(12, 12, 16, 11, 2.4) + ellipse(12, 12, 8.4), star(12, 12.5, 5, 7, 3)],
  ticket: [
    "M1.4 5.4H22.6V9.4A2.6 2.6 0 0 0 22.6 14.6V18.6H1.4V14.6A2.6 2.6 0 0 0 1.4 9.4Z" + star(12, 12.4, 5, 5.6, 2.4),
  ],
  cards: [rect(8.6, 4, 12, 17.4, 1.8), ["M5 19V5.4C5 4 5.8 3 7.4 3H15", 2]],
};
