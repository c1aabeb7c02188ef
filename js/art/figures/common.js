// Figures that several games use; a grid of 24 x 24.

import { ellipse, mirrored, rect, reflected, star } from "../shapes.js";

/** @typedef {import("../shapes.js").Piece} Piece */

/** A path and its mirror image. @param {string} path @returns {string[]} */
export const both = (path) => [path, reflected(path)];

/** @param {number} width @param {...string} paths @returns {Piece[]} */
export const lines = (width, ...paths) => paths.map((path) => /** @type {const} */ ([path, width]));

/** @type {readonly Piece[]} */
export const CROWN = [
  mirrored("M12 3.6L8.4 10.4L3.2 6.4L4.8 17C7 16.4 9.4 16.2 12 16.2"),
  mirrored("M12 18C9.4 18 7 18.2 5 18.8L5.3 21.8C7.2 21.3 9.6 21.1 12 21.1"),
  ellipse(12, 3, 1.8),
  ellipse(2.9, 5.8, 1.7),
  ellipse(21.1, 5.8, 1.7),
];

export const SHIELD = mirrored("M12 2L3.5 2L3.5 10C3.5 16 7 20 12 22.5");
export const STAR = star(12, 12.6, 5, 11.4, 4.9);

/** Four rings, each through two others. @type {readonly Piece[]} */
export const KNOT = [
  ...[8.2, 15.8].flatMap((x) => lines(1.7, ellipse(x, 8.2, 5.4), ellipse(x, 15.8, 5.4))),
  "M12 9.6L14.4 12L12 14.4L9.6 12Z",
];

/** Two arrows around a figure: one for the other. */
export const SWAP = [
  ...lines(2, "M4.6 17.6A9.4 9.4 0 0 1 9.4 3", "M19.4 6.4A9.4 9.4 0 0 1 14.6 21"),
  "M8 0.2L13.4 2L9.8 6.4Z",
  "M16 23.8L10.6 22L14.2 17.6Z",
];

/** @type {Record<string, readonly Piece[]>} */
export const MARKS = {
  crown: CROWN,
  shield: [SHIELD],
  star: [STAR],
  hourglass: [
    rect(5, 1.5, 14, 2.6, 1),
    rect(5, 19.9, 14, 2.6, 1),
    mirrored("M12 5.4L6.8 5.4C6.8 9 8 10.4 10.6 12C8 13.6 6.8 15 6.8 18.6L12 18.6") +
      mirrored("M12 14.4C10.4 15 9.2 15.8 8.8 17.2L12 17.2"),
  ],
  bolt: ["M14.2 1L4.2 13.6H10.4L8.6 23L19.8 9.2H13L14.2 1Z"],
  anchor: [
    [ellipse(12, 4.4, 2.3), 2.2],
    ...lines(2.4, "M12 7V20.8", "M7.4 10H16.6", "M3.4 13.6C4 18.2 7.6 21 12 21S20 18.2 20.6 13.6"),
    ...both("M1.2 15.4L3.4 10.8L6.8 14.8Z"),
  ],
};
