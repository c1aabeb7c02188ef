// Tartans from setts: the same stripes down and across; where two cross, their colours mix half and half.

import { svg } from "../html.js";
import { drawing } from "./drawing.js";
import { size, stripes } from "./figures/setts.js";
import { rect } from "./shapes.js";

/** @typedef {import("./figures/setts.js").Sett} Sett */

/** What a thread's letter stands for; c is the colour of the clan or suit. @type {Record<string, string>} */
const THREADS = {
  c: "var(--hue)",
  d: "color-mix(in oklab, var(--hue) 62%, #000)",
  l: "color-mix(in oklab, var(--hue) 62%, #fff)",
  k: "var(--art-ink)",
  w: "var(--art-paper)",
  g: "var(--art-gold)",
  r: "var(--circus-red)",
  b: "#2c5f9e",
  e: "#2d6a4a",
  h: "var(--heather-2)",
  n: "var(--night-cloth)",
};

/** The cloth. @param {Sett} sett @param {number} width in threads @param {number} height */
export function weave(sett, width, height) {
  const across = (/** @type {number} */ at, /** @type {number} */ threads) => rect(0, at, width, threads);
  const down = (/** @type {number} */ at, /** @type {number} */ threads) => rect(at, 0, threads, height);
  const set = (/** @type {typeof down} */ stripe, /** @type {number} */ length) =>
    [...stripes(sett, length)].map(
      ([colour, places]) =>
        svg`<path fill=${THREADS[colour]} d=${places.map(([at, threads]) => stripe(at, threads)).join("")} />`,
    );
  return svg`${set(down, width)}<g opacity="0.5">${set(across, height)}</g>`;
}

/** A cloth that fills whatever it is laid on. @param {Sett} sett @param {{width?: number, height?: number}} [threads] */
export const cloth = (sett, { width = size(sett), height = width } = {}) =>
  drawing([width, height], weave(sett, width, height), { look: "art-cloth", fit: "xMidYMid slice" });
