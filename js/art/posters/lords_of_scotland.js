// The clans' shields on a parchment, on a tartan.

import { svg } from "../../html.js";
import { paths } from "../drawing.js";
import { sett } from "../figures/setts.js";
import { rect } from "../shapes.js";
import { EMBLEMS } from "../figures/clans.js";
import { charged } from "../shield.js";
import { weave } from "../tartan.js";
import { HEIGHT, WIDTH } from "./frame.js";

/** A clan's place: middle of its shield, and its size. @type {[string, number, number][]} */
const PLACES = [
  ["CC", 36, 1.4],
  ["SC", 284, 1.4],
  ["FO", 59, 1.6],
  ["CB", 261, 1.6],
  ["WE", 86, 1.85],
  ["FE", 234, 1.85],
  ["MD", 118, 2.2],
  ["MG", 202, 2.2],
  ["BR", 160, 3.1],
];

const CLOTH = sett("n14 k6 e10 k2 n4 g1");

export const clansAssembled = () => [
  weave(CLOTH, WIDTH, HEIGHT),
  parchment(),
  PLACES.map(
    ([clan, x, size]) =>
      svg`<g class="clan-${clan}" transform="translate(${x - 12 * size} ${80 - 12 * size}) scale(${size})">${charged(EMBLEMS[clan])}</g>`,
  ),
];

/** A sheet between two rolls. */
const parchment = () => [
  paths([rect(16, 26, WIDTH - 32, HEIGHT - 52)], "var(--scroll)"),
  paths([rect(16, 31, WIDTH - 32, 1.6), rect(16, HEIGHT - 32.6, WIDTH - 32, 1.6)], "var(--scroll-2)"),
  [6, WIDTH - 20].map((x) => [
    paths([rect(x + 3, 9, 8, 12, 2), rect(x + 3, HEIGHT - 21, 8, 12, 2)], "var(--pole)"),
    paths([rect(x, 18, 14, HEIGHT - 36, 6)], "var(--scroll-2)"),
    paths([rect(x + 3, 20, 4, HEIGHT - 40, 2)], "var(--scroll)"),
  ]),
];
