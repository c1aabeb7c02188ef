// The clans' shields on a parchment, the crown among them.

import { svg } from "../../html.js";
import { paths } from "../drawing.js";
import { polygon, rect } from "../shapes.js";
import { shield } from "../lords_of_scotland.js";
import { ground, HEIGHT, WIDTH } from "./frame.js";

/** A clan's place: middle of its shield, and its size. @type {[string, number, number, number][]} */
const PLACES = [
  ["CC", 52, 82, 1.5],
  ["SC", 268, 82, 1.5],
  ["FO", 74, 80, 1.9],
  ["CB", 246, 80, 1.9],
  ["WE", 99, 78, 2.3],
  ["FE", 221, 78, 2.3],
  ["MD", 127, 76, 2.7],
  ["MG", 193, 76, 2.7],
  ["BR", 160, 76, 3.9],
];

export const clansAssembled = () => [
  ground("var(--saltire)"),
  paths(
    [
      polygon([
        [0, 0],
        [26, 0],
        [320, 147],
        [320, 160],
        [294, 160],
        [0, 13],
      ]),
      polygon([
        [320, 0],
        [294, 0],
        [0, 147],
        [0, 160],
        [26, 160],
        [320, 13],
      ]),
    ],
    "var(--saltire-2)",
  ),
  parchment(),
  PLACES.map(
    ([clan, x, y, size]) =>
      svg`<g class="clan-${clan}" transform="translate(${x - 12 * size} ${y - 12 * size}) scale(${size})">${shield(clan)}</g>`,
  ),
];

/** A sheet between two rolls. */
const parchment = () => [
  paths([rect(22, 22, WIDTH - 44, HEIGHT - 44)], "var(--parchment)"),
  paths([rect(22, 28, WIDTH - 44, 2), rect(22, HEIGHT - 30, WIDTH - 44, 2)], "var(--parchment-2)"),
  [14, WIDTH - 30].map((x) => [
    paths([rect(x, 14, 16, HEIGHT - 28, 8)], "var(--parchment-2)"),
    paths([rect(x + 3, 14, 5, HEIGHT - 28, 2.5)], "var(--parchment)"),
    paths([rect(x + 4, 6, 8, 8, 2), rect(x + 4, HEIGHT - 14, 8, 8, 2)], "var(--pole)"),
  ]),
];
