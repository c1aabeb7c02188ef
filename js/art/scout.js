// SCOUT: a circus. Ranks 1 to 10 run from cream to night; the class rank-<1..10> gives --hue and --on-hue.

import { svg } from "../html.js";
import { cardBack } from "./backs.js";
import { drawing, mark, paths, placed } from "./drawing.js";
import { bunting, curb, rays, TOKENS } from "./figures/circus.js";
import { STAR } from "./figures/common.js";
import { ellipse, rect } from "./shapes.js";

/** @typedef {import("./drawing.js").Caption} Caption */

const WIDTH = 60;
const HEIGHT = 84;
const SCALLOP = 10;

/**
 * A whole card as it lies: the number that counts large at the top left, inside the 24 of 60 that an overlapped
 * card shows; the other one small and upside down.
 * @param {number} top
 * @param {number} bottom
 * @param {Caption} [caption]
 */
export const cardFace = (top, bottom, { title } = {}) =>
  drawing(
    [WIDTH, HEIGHT],
    [halves(top, bottom), number(top, 30), placed(number(bottom, 19), `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`)],
    {
      title,
      look: "card-face",
    },
  );

/** An awning in the colour of the number that counts, over the colour of the other. @param {number} top @param {number} bottom */
function halves(top, bottom) {
  const [above, below] = [`var(--rank-${top})`, `var(--rank-${bottom})`];
  const hem = 50;
  return [
    paths([rect(0, hem, WIDTH, HEIGHT - hem)], below),
    paths([rect(0, 0, WIDTH, hem), valance(hem, 0)], above),
    paths([valance(hem, 1)], `color-mix(in oklab, ${above} 80%, var(--on-rank-${top}))`),
    paths([rect(0, hem - 2.4, WIDTH, 2.4)], `var(--on-rank-${top})`),
    placed(paths([STAR], `var(--on-rank-${bottom})`), "translate(5 65) scale(0.58)"),
  ];
}

/** Every second scallop of the awning's hem. @param {number} y @param {0 | 1} odd */
const valance = (y, odd) =>
  [0, 1, 2]
    .map((i) => `M${(2 * i + odd) * SCALLOP} ${y}h${SCALLOP}v4a${SCALLOP / 2} ${SCALLOP / 2} 0 0 1 ${-SCALLOP} 0Z`)
    .join("");

/** @param {number} value @param {number} size */
const number = (value, size) =>
  svg`<text class="rank" x=${value === 10 ? 2.5 : 4.5} y=${size * 0.86} font-size=${size} textLength=${value === 10 ? size * 0.84 : size * 0.56}
    lengthAdjust="spacingAndGlyphs" fill=${`var(--on-rank-${value})`}>${value}</text>`;

export const back = () => cardBack("scout", [STAR], [rays(25, 35, 20, 45)]);

/** One point for scouting; with `ticket` the right to Scout & Show. @param {Caption} [caption] */
export const scoutChip = (caption) => mark(TOKENS.chip, caption);
/** @param {Caption} [caption] */
export const showTicket = (caption) => mark(TOKENS.ticket, caption);
/** Cards taken. @param {Caption} [caption] */
export const captured = (caption) => mark(TOKENS.cards, caption);

/** The ring that the set lies in; it stretches with its element. */
export const ring = () =>
  drawing(
    [320, 180],
    [
      paths([ellipse(160, 90, 159, 89)], "var(--circus-cream)"),
      paths([curb(160, 90, 146, 80, 13, 36)], "var(--circus-red)"),
      paths([ellipse(160, 90, 146, 80)], "var(--sand)"),
      paths([[ellipse(160, 90, 120, 64), 1.5]], "var(--sand-2)"),
      paths([[ellipse(160, 90, 146, 80), 2]], "var(--circus-night)"),
    ],
    { look: "ring", fit: "none" },
  );

/** A garland for the upper edge; so many swags side by side. @param {number} [swags] */
export function garland(swags = 3) {
  const paints = ["var(--circus-red)", "var(--art-gold)", "var(--circus-night)", "var(--circus-cream)"];
  const all = Array.from({ length: swags }, (_, i) => bunting(i * 100, 1, 100, 9, 8));
  return drawing(
    [swags * 100, 26],
    all.flatMap(({ cord, flags }) => [
      flags.map((flag, i) => paths([flag], paints[i % paints.length])),
      paths([cord], "var(--edge)"),
    ]),
    { look: "garland", fit: "xMidYMin slice" },
  );
}
