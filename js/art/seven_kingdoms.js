// 7 Kingdoms: heraldry. Give the element, or one around it, the class crest-<0..6>.

import { svg } from "../html.js";
import { cardBack } from "./backs.js";
import { drawing, mark, paths, placed } from "./drawing.js";
import { CRESTS, KINDS } from "./figures/kingdoms.js";
import { CROWN, SHIELD } from "./figures/common.js";
import { foil, rect } from "./shapes.js";

/** @typedef {import("./drawing.js").Caption} Caption */

/** @param {number} crest 0..6 @param {Caption} [caption] */
export const crestEmblem = (crest, caption) => mark(CRESTS[crest], caption);

/** The emblem on a shield of the crest's colour. @param {number} crest @param {Caption} [caption] */
export const crestShield = (crest, { title } = {}) =>
  drawing([24, 24], shield(crest), { title, look: `art-mark crest-${crest}` });

/** @param {number} crest */
const shield = (crest) => [
  paths([SHIELD], "var(--hue)"),
  paths([[SHIELD, 1.2]], "var(--edge)"),
  placed(paths(CRESTS[crest], "var(--on-hue)"), "translate(5.9 4.2) scale(0.51)"),
];

/** @param {number} kind 0..6: king, bishop, general, princess, knight, merchant, peasant @param {Caption} [caption] */
export const kindMark = (kind, caption) => mark(KINDS[kind], caption);

const SPACE = 9;
const TALL = 14;

/** Spaces side by side, joined or apart. @param {number} count @param {boolean} joined */
function spaces(count, joined) {
  const step = joined ? SPACE + 1 : SPACE + 4;
  const width = (count - 1) * step + SPACE;
  const left = (48 - width) / 2;
  const cards = Array.from({ length: count }, (_, i) => rect(left + i * step, 1, SPACE, TALL, joined ? 0.8 : 2));
  return joined && count > 1 ? [...cards, rect(left, 17, width, 2, 1)] : cards;
}

/**
 * What a character claims. A Peasant's shows the emblems of its two spaces.
 * @param {number} kind
 * @param {number} crest of the card
 * @param {Caption} [caption]
 */
export const claimMark = (kind, crest, { title } = {}) =>
  drawing([48, 20], claim(kind, crest), { title, look: "art-claim" });

/** @param {number} kind @param {number} crest */
function claim(kind, crest) {
  switch (kind) {
    case 0:
      return paths(spaces(4, false));
    case 1:
      return paths([foil(15, 8, 10, 6.6, 2.4), rect(27, 1, SPACE, TALL, 2)]);
    case 2:
      return paths(spaces(3, true));
    case 3:
      return paths(spaces(2, false));
    case 4:
      return paths(spaces(2, true));
    case 5:
      return paths(spaces(1, false));
    default:
      return [badge(crest, 2), paths([["M26 3L22 17", 1.6]]), badge((crest + 3) % 7, 28)];
  }
}

/** @param {number} crest @param {number} x */
const badge = (crest, x) =>
  svg`<g class="crest-${crest}" transform="translate(${x} 1)">
    ${paths([rect(0, 0, 18, 18, 3)], "var(--hue)")}${placed(paths(CRESTS[crest], "var(--on-hue)"), "translate(2.4 2.4) scale(0.55)")}
  </g>`;

/** @param {string} token "+2", "+3", "+5", "x2" or "peasants" @param {Caption} [caption] */
export const tokenMark = (token, { title } = {}) =>
  drawing(
    [24, 24],
    [
      paths([foil(12, 12, 12, 10.6, 3.4)], "var(--token)"),
      token === "peasants"
        ? [placed(paths(KINDS[6], "var(--on-token)"), "translate(-0.8 5) scale(0.58)"), number("+1", 16, 8.5)]
        : number(token.replace("x", "×"), 12, 12),
    ],
    { title, look: "art-mark art-token" },
  );

/** @param {string} text @param {number} x @param {number} size */
const number = (text, x, size) =>
  svg`<text x=${x} y=${12 + size * 0.36} font-size=${size} font-weight="800" text-anchor="middle" fill="var(--on-token)">${text}</text>`;

export const back = () => cardBack("seven_kingdoms", CROWN);
