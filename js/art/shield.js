// A shield in the colour of its class, charged with a figure.

import { drawing, paths, placed } from "./drawing.js";
import { SHIELD } from "./figures/common.js";

/** On the 24 x 24 grid, to be placed in a larger scene. @param {readonly import("./shapes.js").Piece[]} figure */
export const charged = (figure) => [
  paths([SHIELD], "var(--hue)"),
  paths([[SHIELD, 1.2]], "var(--edge)"),
  placed(paths(figure, "var(--on-hue)"), "translate(5.9 4.2) scale(0.51)"),
];

/** @param {string} look the class that gives the colour @param {readonly import("./shapes.js").Piece[]} figure @param {import("./drawing.js").Caption} [caption] */
export const shield = (look, figure, { title } = {}) =>
  drawing([24, 24], charged(figure), { title, look: `art-mark ${look}` });
