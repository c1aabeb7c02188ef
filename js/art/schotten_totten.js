// Schotten Totten: six suits as tartans and marks, border stones, pictograms of the tactics cards.

import { svg } from "../html.js";
import { cardBack } from "./backs.js";
import { drawing, mark } from "./drawing.js";
import { both, lines } from "./figures/common.js";
import { ellipse, line, mirrored, polygon, rect, star } from "./shapes.js";
import { still } from "./still.js";
import { cloth } from "./tartan.js";

/** @typedef {import("./shapes.js").Piece} Piece */
/** @typedef {import("./tartan.js").Sett} Sett */

/** Six silhouettes that stay apart at 12 pixels. @type {Record<string, readonly Piece[]>} */
const MARKS = {
  // a saltire
  r: lines(
    6.5,
    line([
      [4.5, 4.5],
      [19.5, 19.5],
    ]),
    line([
      [19.5, 4.5],
      [4.5, 19.5],
    ]),
  ),
  // a clover
  g: [ellipse(12, 6.6, 4.9), ellipse(6.4, 13.4, 4.9), ellipse(17.6, 13.4, 4.9), "M10.6 12H13.4L15 22.5H9Z"],
  // a drop of the loch
  b: ["M12 1C14 6.6 19.6 10.4 19.6 15.8A7.6 7.2 0 0 1 4.4 15.8C4.4 10.4 10 6.6 12 1Z"],
  // the moon over the heather
  p: ["M16.4 2.2A10.4 10.4 0 1 0 21.6 17.8A8.6 8.6 0 0 1 16.4 2.2Z"],
  // the sun
  y: [star(12, 12, 8, 11.6, 5.6)],
  // a tower
  n: [mirrored("M12 6.4L9.6 6.4L9.6 2.6L4.4 2.6L4.4 10.4L6.4 12L6.4 21.4L9.6 21.4L9.6 16.6C9.6 14.6 12 14.6 12 14.6")],
};

/** Each suit's cloth; c is its colour. @type {Record<string, Sett>} */
const SETTS = {
  r: [
    ["c", 8],
    ["k", 3],
    ["c", 3],
    ["w", 1],
    ["c", 3],
    ["k", 5],
  ],
  g: [
    ["c", 10],
    ["d", 4],
    ["w", 1],
    ["d", 4],
    ["k", 2],
  ],
  b: [
    ["c", 6],
    ["d", 6],
    ["w", 2],
    ["d", 2],
    ["k", 3],
  ],
  p: [
    ["c", 9],
    ["l", 2],
    ["c", 2],
    ["k", 4],
    ["l", 1],
  ],
  y: [
    ["c", 11],
    ["k", 2],
    ["c", 2],
    ["k", 2],
    ["d", 5],
  ],
  n: [
    ["c", 7],
    ["l", 3],
    ["c", 2],
    ["g", 1],
    ["c", 4],
    ["k", 3],
  ],
};

/** What a tactics card does. @type {Record<string, readonly Piece[]>} */
const TACTICS = {
  // a cap with bells
  JK: [
    "M4.4 18.4C3.6 13 1.8 9.6 2.6 5.4C5 6 7 7.6 8.4 10L12 3.4L15.6 10C17 7.6 19 6 21.4 5.4C22.2 9.6 20.4 13 19.6 18.4Z",
    rect(4.4, 19.6, 15.2, 2.8, 1.2),
    ellipse(2.6, 4.2, 1.7),
    ellipse(12, 2.2, 1.7),
    ellipse(21.4, 4.2, 1.7),
  ],
  // an eye at a keyhole
  SP: [
    "M1.2 12C4.4 6.8 8 4.6 12 4.6S19.6 6.8 22.8 12C19.6 17.2 16 19.4 12 19.4S4.4 17.2 1.2 12Z" + ellipse(12, 12, 4.8),
    ellipse(12, 12, 2.5),
  ],
  // a round shield
  SB: [ellipse(12, 12, 10.5) + ellipse(12, 12, 8.3), star(12, 12, 4, 6.6, 2.6)],
  // a blindfold
  BB: [
    ellipse(11, 12, 8.8) + rect(1, 8.6, 20, 5, 0),
    rect(1.6, 9.6, 18.8, 3, 0),
    polygon([
      [19.6, 9.6],
      [23.4, 6.4],
      [22.6, 11.2],
      [23.6, 15.4],
    ]),
  ],
  // splashing mud
  MF: [
    "M1.5 19.5C3 16 6 17.5 7.4 15.5C8.6 13.6 10.2 13.6 12 15.4C13.8 13.6 15.4 13.6 16.6 15.5C18 17.5 21 16 22.5 19.5C20 22.5 4 22.5 1.5 19.5Z",
    "M12 3C13.2 6 15 7.6 15 10A3 3 0 0 1 9 10C9 7.6 10.8 6 12 3Z",
    ...both("M4.6 7.4C5.4 9.2 6.6 10.2 6.6 11.8C6.6 14.2 2.6 14.2 2.6 11.8C2.6 10.2 3.8 9.2 4.6 7.4Z"),
  ],
  // a horn
  RE: [
    "M2 9.4L15.6 3.2C19 6 20.6 9.4 20.6 13L8 15C5 15.4 2.6 13 2 9.4Z",
    [ellipse(18.6, 8, 3.2, 5.2), 1.6],
    ["M8.6 15.4C8.6 19 11 21 14.6 20.2", 2.2],
  ],
  // a move on the map
  ST: [
    [ellipse(5.6, 17.6, 3.2), 2.2],
    ...lines(2.2, "M8.8 15.6C12.6 14 11.6 9.6 15.4 7.6"),
    polygon([
      [14.2, 3.4],
      [22.2, 3.4],
      [18.6, 10.6],
    ]),
  ],
  // a wailing spirit
  BA: [
    "M12 1.6C7 1.6 4.6 5.4 4.6 10V22.4L7.4 19.6L9.8 22.4L12 19.6L14.2 22.4L16.6 19.6L19.4 22.4V10C19.4 5.4 17 1.6 12 1.6Z" +
      ellipse(9.2, 9, 1.5, 1.9) +
      ellipse(14.8, 9, 1.5, 1.9) +
      ellipse(12, 14.2, 1.9, 2.7),
  ],
  // a coat turned
  TR: [
    ...lines(2.4, "M3.4 9.4H17.6", "M20.6 15.6H6.4"),
    polygon([
      [15.6, 4.4],
      [22.4, 9.4],
      [15.6, 14.4],
    ]),
    polygon([
      [8.4, 10.6],
      [1.6, 15.6],
      [8.4, 20.6],
    ]),
  ],
};

/** @type {(suit: string) => unknown} */
export const suitMark = still((suit) => mark(MARKS[suit]));

/** @type {(suit: string) => unknown} */
export const suitCloth = still((suit) => cloth(SETTS[suit]));

/** By the code of a tactics card, the Jokers' too. @type {(code: string) => unknown} */
export const tacticsMark = still((code) => mark(TACTICS[code.slice(0, 2)]));

/** @type {(pile: "clan" | "tactics") => unknown} */
export const back = still((pile) =>
  pile === "clan" ? cardBack("schotten", MARKS.r) : cardBack("schotten-tactics", TACTICS.ST, []),
);

/** Outlines of border stones, each leaning its own way. */
const STONES = [
  "M7 44L4 30L6 14L14 5L26 3L35 10L37 26L34 44Z",
  "M5 44L6 26L4 13L12 4L24 5L34 8L36 22L37 44Z",
  "M4 44L7 28L5 12L15 3L27 6L36 13L34 30L36 44Z",
];

/** @type {(number: number) => unknown} */
export const borderStone = still((number) => {
  const outline = STONES[number % STONES.length];
  return drawing(
    [40, 46],
    svg`
      <path class="stone-rock" d=${outline} />
      <path class="stone-light" d=${FACETS[number % FACETS.length]} />
      <path class="stone-crack" d="M${8 + number} 40l3 -7l-2 -4M31 ${10 + number}l-3 4l1 4" />
      <path class="stone-moss" d="M3 46C5 39 9 42 12 43C16 40 19 43 22 43C27 40 30 43 33 42C36 40 38 42 38 46Z" />
    `,
    { look: "border-stone" },
  );
});

const FACETS = ["M8 16L15 7L26 5L31 9L18 12Z", "M7 15L13 6L24 7L31 10L17 13Z", "M8 14L16 5L26 8L33 14L18 13Z"];
