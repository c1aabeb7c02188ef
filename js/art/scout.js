// SCOUT: a circus. Ranks 1 to 10 run from cream to night; the class rank-<1..10> gives --hue and --on-hue.

import { svg } from "../html.js";
import { cardBack } from "./backs.js";
import { drawing, mark, paths, placed } from "./drawing.js";
import { bunting, curb, rays, TOKENS } from "./figures/circus.js";
import { STAR } from "./figures/common.js";
import { ellipse, rect } from "./shapes.js";
import { still } from "./still.js";

/** @typedef {import("./drawing.js").Caption} Caption */

const WIDTH = 60;
const HEIGHT = 84;
const STRIP = 24;
const SCALLOP = 10;
const HEM = 52;
const SWAG = 80;

/**
 * A whole card as it lies: the number that counts large at the top left, the other one small and upside down at the
 * bottom left; both within the 24 of 60 that an overlapped card shows.
 * foot: false leaves what stands in the lower half to a style sheet.
 * @type {(top: number, bottom: number, how?: Caption & {foot?: boolean}) => unknown}
 */
export const cardFace = still((top, bottom, { title, foot = true } = {}) =>
  drawing([WIDTH, HEIGHT], [halves(top, bottom), number(top, 30), foot ? lowerHalf(bottom) : []], {
    title,
    look: "art-card-face",
  }),
);

/** An awning in the colour of the number that counts, over the colour of the other; as many lamps are lit. @param {number} top @param {number} bottom */
function halves(top, bottom) {
  const [above, below] = [`var(--rank-${top})`, `var(--rank-${bottom})`];
  const onAbove = `var(--on-rank-${top})`;
  const lamps = Array.from({ length: 10 }, (_, i) => ellipse(6 * i + 3, HEM - 3, i < top ? 2.2 : 0.8));
  return [
    paths([rect(0, HEM, WIDTH, HEIGHT - HEM)], below),
    paths([rect(0, 0, WIDTH, HEM), valance(HEM, 0)], above),
    paths([valance(HEM, 1)], `color-mix(in oklab, ${above} 78%, ${onAbove})`),
    paths([rect(0, HEM - 6, WIDTH, 6)], onAbove),
    paths(lamps, above),
  ];
}

/** Every second scallop of the awning's hem. @param {number} y @param {0 | 1} odd */
const valance = (y, odd) =>
  [0, 1, 2]
    .map((i) => `M${(2 * i + odd) * SCALLOP} ${y}h${SCALLOP}v4a${SCALLOP / 2} ${SCALLOP / 2} 0 0 1 ${-SCALLOP} 0Z`)
    .join("");

/** Two digits are set tight, to stay within the strip that an overlapped card shows. @param {number} value @param {number} size */
function number(value, size) {
  const [x, em, length] = value === 10 ? [0.08, 0.9, 0.7] : [0.13, 1, 0.56];
  return svg`<text x=${size * x} y=${size * 0.88} font-size=${size * em} textLength=${size * length}
    lengthAdjust="spacingAndGlyphs" fill=${`var(--on-rank-${value})`}>${value}</text>`;
}

/** @param {number} bottom */
const lowerHalf = (bottom) => [
  upsideDown(bottom, 19),
  placed(paths([STAR], `var(--on-rank-${bottom})`), "translate(42 64) scale(0.6)"),
];

/** With a bar at its foot where it could be taken for another number. @param {number} value @param {number} size */
const upsideDown = (value, size) =>
  placed(
    [
      number(value, size),
      [6, 9].includes(value)
        ? paths([rect(size * 0.13, size * 0.96, size * 0.56, 1.6)], `var(--on-rank-${value})`)
        : [],
    ],
    `rotate(180 ${STRIP / 2} ${HEIGHT / 2})`,
  );

export const back = still(() => cardBack("scout", [STAR], [rays(25, 35, 20, 45)]));

/** A point for being scouted. @type {(caption?: Caption) => unknown} */
export const scoutChip = still((caption) => mark(TOKENS.chip, caption));
/** The right to Scout & Show. @type {(caption?: Caption) => unknown} */
export const showTicket = still((caption) => mark(TOKENS.ticket, caption));
/** Cards taken, face down. @type {(caption?: Caption) => unknown} */
export const captured = still((caption) => mark(TOKENS.cards, caption));

/** The ring that the set lies in; it stretches with its element. */
export const ring = still(() =>
  drawing(
    [320, 180],
    [
      paths([ellipse(160, 90, 159, 89)], "var(--circus-cream)"),
      paths([curb(160, 90, 146, 76, 13, 36)], "var(--circus-red)"),
      paths([ellipse(160, 90, 146, 76)], "var(--sand)"),
      paths([[ellipse(160, 90, 118, 58), 1.5]], "var(--sand-2)"),
      paths(
        [
          [ellipse(160, 90, 146, 76), 2],
          [ellipse(160, 90, 159, 89), 2],
        ],
        "var(--circus-night)",
      ),
    ],
    { look: "art-ring", fit: "none" },
  ),
);

/** A garland for the upper edge; so many swags side by side. @type {(swags?: number) => unknown} */
export const garland = still((swags = 3) =>
  drawing(
    [swags * SWAG, 24],
    flags(swags, ["var(--circus-red)", "var(--art-gold)", "var(--circus-night)", "var(--circus-cream)"]),
    {
      look: "art-garland",
      fit: "xMidYMin slice",
    },
  ),
);

/** Swags of pennants. @param {number} swags @param {string[]} paints */
export const flags = (swags, paints) =>
  Array.from({ length: swags }, (_, i) => {
    const { cord, flags } = bunting(i * SWAG, 0, SWAG, 6, 6);
    return [flags.map((flag, j) => paths([flag], paints[j % paints.length])), paths([cord], "var(--cord)")];
  });
