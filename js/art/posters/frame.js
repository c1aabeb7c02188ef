// The box of every poster, and what they share.

import { paths } from "../drawing.js";
import { rect } from "../shapes.js";

export const WIDTH = 320;
export const HEIGHT = 160;

/** @param {string} paint */
export const ground = (paint) => paths([rect(0, 0, WIDTH, HEIGHT)], paint);

/** Numbers that look thrown, the same on every visit. @param {number} count @param {number} [salt] @returns {number[]} 0 to 1 */
export const scattered = (count, salt = 0) =>
  Array.from({ length: count }, (_, i) => ((i + 1 + salt) * 0.754877666 + (i % 3) * 0.11) % 1);
