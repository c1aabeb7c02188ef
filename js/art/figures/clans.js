// The nine clans: emblems and powers on a grid of 24 x 24, setts of their tartans.

import { ellipse, mirrored, rect, star } from "../shapes.js";
import { both, CROWN, lines, MARKS, SHIELD, SWAP } from "./common.js";
import { sett } from "./setts.js";

/** @typedef {import("../shapes.js").Piece} Piece */

/** In the order of the cards' ranks. */
export const CLANS = ["SC", "MG", "MD", "WE", "FE", "FO", "CB", "CC", "BR"];

/** @type {Record<string, readonly Piece[]>} */
export const EMBLEMS = {
  // Scott: a stag's head
  SC: [
    ...lines(
      2,
      ...both("M10.6 13.5C7 12.6 3.4 9.6 3.6 2.4"),
      ...both("M4.2 8.2C2.9 7.6 1.9 6.6 1.5 5.2"),
      ...both("M6.4 11.2C7.2 9.4 7.8 7.4 7.6 4.8"),
    ),
    mirrored("M12 11.6L9.8 12.2L5 13.4L8.6 16.4L10 20.4C10.3 21.8 11 22.6 12 22.6"),
  ],
  // Makgill: the phoenix's flames
  MG: [
    "M12.6 1C13.6 4.6 18.4 7.4 19.6 12.6C21 18.6 17.4 23 12 23C6.6 23 3 19 4 13.4C4.4 11 5.6 9.4 6.4 7.4C7.6 8.4 8.2 9.6 8.4 11C10.8 8.6 12.6 5.4 12.6 1Z" +
      "M12.4 12.4C11.8 14.8 9 16 9 18.6C9 20.4 10.4 21.4 12 21.4C13.6 21.4 15.2 20.4 15.2 18.4C15.2 16 13 14.8 12.4 12.4Z",
  ],
  // MacDonnell: a galley
  MD: [
    "M1.2 13.6C4.4 15.6 8 16.4 12 16.4C16 16.4 19.6 15.6 22.8 13.6C22.4 18.4 19.4 22 15.4 22H8.6C4.6 22 1.6 18.4 1.2 13.6Z",
    "M5 5H19C17.6 8 17.6 11.4 19 14.2H5C6.4 11.4 6.4 8 5 5Z",
    "M11.2 1L17.4 2.4L12.8 3.8L12.8 16L11.2 16Z",
  ],
  // Wemyss: a swan
  WE: [
    ["M9.2 16.4C5 15.4 5.2 12 7.8 9.8C10.4 7.6 10 3.6 7.2 3.6C6.4 3.6 5.6 4 5.2 4.6", 2.7],
    "M5.6 3.2L1.6 6.6L6.6 6.2Z",
    "M6.4 14.6C6.2 19.6 9.4 22 13.2 22C18.6 22 22.4 17.6 22.6 8.8C20.2 9.4 18.6 10.2 17.4 11.2C14 11.2 12 13 11 15.6Z",
  ],
  // Fergusson: a thistle
  FE: [
    mirrored("M12 6.4L9.9 2.4L8.7 5.4L5.6 3.2L6.2 6.6L3.4 6.6C5.2 8.2 6.6 9 8.2 9.4"),
    mirrored("M12 10.4L7.6 10.4C6.4 13.2 7.8 16.8 12 16.8"),
    ["M12 16V22.6", 1.8],
    ...both("M11.4 22.4C8.6 22.4 4.6 21 1.6 16.4L4.8 17L5 14.8C8 16.4 10.8 19.2 11.4 22.4Z"),
  ],
  // Forsyth: a griffin's wing
  FO: [
    "M3.4 22C1.4 13 5 3.4 14 1.6C18 0.8 21 1.8 22.4 3.6C21.6 6.4 19.6 7.4 17.4 7.6C20 7.8 21 8.4 21.4 9.6C20 11.8 17.8 12.4 15.4 12C17.8 12.6 18.6 13.4 18.8 14.6C17 16.4 14.6 16.6 12.2 15.6C14.2 16.8 14.6 17.6 14.6 18.8C12.6 20 10 19.6 8.2 18.2C6.4 18.6 4.8 20 3.4 22Z",
  ],
  // Cockburn: a cock
  CB: [
    "M5.2 9.2L1.8 8.4L4.8 6.4C5 4.6 6.2 3.6 8 3.6C10.6 3.6 11.6 5.6 11.8 8C12 10.6 13.6 11.6 15.4 11.2C17.4 10.8 17 8.4 15.6 6.6C18 6.2 19.4 7 20.2 8.2C20.4 6 19.6 4.2 18 2.8C21.8 3.2 23.4 6.4 22.8 10.4C22.2 15.4 18.4 19 13.6 19C8.2 19 5 15.4 5.2 9.2Z",
    "M5.6 4.4L4.6 1.6L6.8 2.6L8 0.8L9 2.6L11.2 2L10.4 5Z",
    "M5.4 8.6C3.4 9.4 3 11 3.6 12.4C5.2 12.2 6.2 10.6 5.4 8.6Z",
    ["M11.6 18.4V22.6H9.2M15.2 18.2V22.6H12.8", 1.5],
  ],
  // Cochrane: a horse
  CC: [
    "M6.6 22.6C6.6 17.6 11 16.6 11.2 12.8C9.6 13.8 7.8 13.6 6.8 15.4C5.4 16.6 3.6 16 2.4 14C2.8 11.4 5.6 8.2 7 5.8L7.4 1.6L10.4 4C16.8 4.2 21 9 20.6 15.6C20.4 18.4 20.6 20.4 21.6 22.6Z" +
      ellipse(8.4, 8.2, 1),
  ],
  // Bruce: the king's crown
  BR: CROWN,
};

/** What a clan's power does: cards are hand cards, shields followers, stars supporters. @type {Record<string, readonly Piece[]>} */
export const POWERS = {
  // copy
  SC: [
    ["M6.4 17.4H5C4 17.4 3.4 16.8 3.4 15.8V3.6C3.4 2.6 4 2 5 2H12.4C13.4 2 14 2.6 14 3.6V4", 2],
    rect(9, 6.6, 11.6, 15.6, 1.8),
  ],
  // muster another
  MG: [rect(5, 1.6, 14, 20.8, 2) + "M10.7 7.4H13.3V10.7H16.6V13.3H13.3V16.6H10.7V13.3H7.4V10.7H10.7Z"],
  // stays
  MD: MARKS.anchor,
  // discard another follower
  WE: [
    "M2.6 2H13.2L10 7L13.4 10.4L9.4 15.4L11.4 22.4C6 20 2.6 16 2.6 10Z",
    "M16.2 2H21.4V10C21.4 15 18.8 19.2 14.4 21.6L12.6 15.8L16.6 10.4L13.2 7Z",
  ],
  // swap with a follower
  FE: [...SWAP, mirrored("M12 7L8 7L8 11.4C8 14 9.6 16 12 17.2")],
  // draw
  FO: [rect(6, 1.4, 12, 10.4, 1.6), "M9.8 13.4L14.2 13.4L14.2 16.4L18.4 16.4L12 23L5.6 16.4L9.8 16.4Z"],
  // swap with a supporter
  CB: [...SWAP, star(12, 12.3, 5, 6, 2.6)],
  // take two
  CC: [star(7.2, 8.6, 5, 7.2, 3), star(16.6, 16.4, 5, 7.2, 3)],
  // any clan
  BR: ["M12 1.6H3.4V10C3.4 10.7 3.5 11.4 3.6 12H12ZM12 12H20.4C19.6 16.6 16.6 20.2 12 22.6Z", [SHIELD, 1.8]],
};

/** @type {readonly Piece[]} */
export const CLAYMORE = [
  "M12 0.6L13.8 3.4V14H10.2V3.4Z",
  mirrored("M12 14.6L10.4 14.6L3.6 11.6L3 14.4L10.4 17.8L10.7 20.4L12 20.4"),
  ellipse(12, 21.8, 1.8),
];

/**
 * Their tartans: c the clan's colour, d and l a darker and a lighter shade of it, k black, w white, g gold, r red.
 * @type {Record<string, import("./setts.js").Sett>}
 */
export const SETTS = {
  SC: sett("c10 k3 c3 w1 d8"),
  MG: sett("c12 d5 k1 d5 g2"),
  MD: sett("c8 k4 c4 r2 l6 w1"),
  WE: sett("c10 k2 c4 d6 r1"),
  FE: sett("d8 c10 w1 c2 k4"),
  FO: sett("c12 d2 c2 d8 g1"),
  CB: sett("c10 k5 c2 k2 r2"),
  CC: sett("c8 r4 c4 k5 g1"),
  BR: sett("c9 g1 c3 r5 k3 w1"),
};
