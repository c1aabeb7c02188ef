// Plain figures as path text. Lengths in the units of the drawing's box; angles in degrees, clockwise from the top.

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {string | readonly [path: string, width: number]} Piece  filled (even-odd), or a line of that width
 */

/** @param {number} value */
const short = (value) => String(Math.round(value * 100) / 100);

/** @param {Point} point */
const at = ([x, y]) => `${short(x)} ${short(y)}`;

/** The point at an angle on a circle. @param {number} cx @param {number} cy @param {number} r @param {number} angle @returns {Point} */
export function around(cx, cy, r, angle) {
  const turn = (angle * Math.PI) / 180;
  return [cx + r * Math.sin(turn), cy - r * Math.cos(turn)];
}

/** @param {Point[]} points */
export const polygon = (points) => `M${points.map(at).join("L")}Z`;

/** @param {Point[]} points */
export const line = (points) => `M${points.map(at).join("L")}`;

/** @param {number} cx @param {number} cy @param {number} rx @param {number} [ry] */
export const ellipse = (cx, cy, rx, ry = rx) =>
  `M${at([cx - rx, cy])}A${at([rx, ry])} 0 1 1 ${at([cx + rx, cy])}A${at([rx, ry])} 0 1 1 ${at([cx - rx, cy])}Z`;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} [r] of the corners */
export function rect(x, y, width, height, r = 0) {
  if (!r) return `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}Z`;
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${at([r, r])} 0 0 1 ${at([dx, dy])}`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return (
    `M${at([x + r, y])}h${short(w)}${corner(r, r)}v${short(h)}${corner(-r, r)}` +
    `h${short(-w)}${corner(-r, -r)}v${short(-h)}${corner(r, -r)}Z`
  );
}

/** @param {number} cx @param {number} cy @param {number} count of points @param {number} outer @param {number} inner @param {number} [turn] */
export const star = (cx, cy, count, outer, inner, turn = 0) =>
  polygon(Array.from({ length: 2 * count }, (_, i) => around(cx, cy, i % 2 ? inner : outer, turn + (180 * i) / count)));

/** A foil or a scalloped disc: bows between points of a circle. @param {number} cx @param {number} cy @param {number} count @param {number} r of those points @param {number} bow radius */
export function foil(cx, cy, count, r, bow) {
  const points = Array.from({ length: count }, (_, i) => at(around(cx, cy, r, (360 * (i + 0.5)) / count)));
  const large = bow < r * Math.tan(Math.PI / count) ? 1 : 0;
  return `M${points[0]}${[...points.slice(1), points[0]].map((end) => `A${at([bow, bow])} 0 ${large} 1 ${end}`).join("")}Z`;
}

/** @param {string} path with absolute M, L, C and Q only @returns {{letter: string, points: Point[]}[]} */
function steps(path) {
  if (/[^MLCQZ\d\s.,-]/.test(path)) throw new Error(`not only absolute M, L, C and Q: ${path}`);
  return [...path.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, letter, text]) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    return {
      letter,
      points: Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]),
    };
  });
}

/** The way back of a path in the mirror, from where it ended. @param {string} path @param {number} axis x of the mirror */
function wayBack(path, axis) {
  const all = steps(path);
  const flip = (/** @type {Point} */ [x, y]) => at([2 * axis - x, y]);
  const back = all.slice(1).map(({ letter, points }, i) => {
    const start = /** @type {Point} */ (all[i].points.at(-1));
    return letter + [...points.slice(0, -1).reverse(), start].map(flip).join(" ");
  });
  return { start: flip(/** @type {Point} */ (all.at(-1)?.points.at(-1))), path: back.reverse().join("") };
}

/** A symmetric outline from its left half, drawn from the axis to the axis. @param {string} half @param {number} [axis] */
export const mirrored = (half, axis = 12) => `${half}L${wayBack(half, axis).start}${wayBack(half, axis).path}Z`;

/** The same path on the other side of the axis. @param {string} path @param {number} [axis] */
export function reflected(path, axis = 12) {
  const { start, path: back } = wayBack(path, axis);
  return `M${start}${back}${path.endsWith("Z") ? "Z" : ""}`;
}
