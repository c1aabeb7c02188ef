// 7 Kingdoms: heraldry. Give the element, or one around it, the class crest-<name>: crest-red to crest-violet.

import { svg } from "../html.js";
import { cardBack } from "./backs.js";
import { drawing, mark, paths, placed } from "./drawing.js";
import { CRESTS, KINDS } from "./figures/kingdoms.js";
import { CROWN } from "./figures/common.js";
import { foil, rect } from "./shapes.js";
import { shield } from "./shield.js";
import { still } from "./still.js";

/** @typedef {import("./drawing.js").Caption} Caption */

/** The crest is "red" to "violet". @type {(crest: string, caption?: Caption) => unknown} */
export const crestEmblem = still((crest, caption) => mark(CRESTS[crest], caption));

/** The emblem on a shield of the crest's colour. @type {(crest: string, caption?: Caption) => unknown} */
export const crestShield = still((crest, caption) => shield(`crest-${crest}`, CRESTS[crest], caption));

/** The kind is "king", "bishop", ... @type {(kind: string, caption?: Caption) => unknown} */
export const kindMark = still((kind, caption) => mark(KINDS[kind], caption));

const SPACE = 9;
const TALL = 14;
const BADGE = 18;
const WIDE = 48;

/**
 * What a character claims: cards apart, spaces that touch, a token first, or a card from one of some crests' spaces.
 * The claim is "any4", "run3", "token_any1", "crest1", ...
 * @type {(claim: string, crests?: readonly string[], caption?: Caption) => unknown}
 */
export const claimMark = still((claim, crests = [], { title } = {}) => {
  const [, token, way, count] = claim.match(/^(token_)?(any|run|crest)(\d)$/) ?? [];
  const content = way === "crest" ? badges(crests) : spaces(Number(count), way === "run", Boolean(token));
  return drawing([WIDE, 20], content, { title, look: "art-claim" });
});

/** @param {number} count @param {boolean} joined @param {boolean} token */
function spaces(count, joined, token) {
  const step = SPACE + (joined ? 1 : 4);
  const width = (count - 1) * step + SPACE;
  const left = (WIDE - width) / 2 + (token ? 8 : 0);
  const cards = Array.from({ length: count }, (_, i) => rect(left + i * step, 1, SPACE, TALL, joined ? 0.8 : 2));
  if (joined) cards.push(rect(left, 17, width, 2, 1));
  if (token) cards.push(foil(left - 11, 8, 10, 6.6, 2.4));
  return paths(cards);
}

/** One or the other. @param {readonly string[]} crests */
const badges = (crests) =>
  crests.map((crest, i) => {
    const x = (WIDE - crests.length * (BADGE + 8) + 8) / 2 + i * (BADGE + 8);
    return [i ? paths([[`M${x - 2} 3L${x - 6} 17`, 1.6]]) : [], badge(crest, x)];
  });

/** @param {string} crest @param {number} x */
const badge = (crest, x) =>
  svg`<g class="crest-${crest}" transform="translate(${x} 1)">
    ${paths([rect(0, 0, BADGE, BADGE, 3)], "var(--hue)")}${placed(paths(CRESTS[crest], "var(--on-hue)"), "translate(2.4 2.4) scale(0.55)")}
  </g>`;

/** The token is "+2", "+3", "+5", "x2" or "peasants". @type {(token: string, caption?: Caption) => unknown} */
export const tokenMark = still((token, { title } = {}) =>
  drawing(
    [24, 24],
    [
      paths([foil(12, 12, 12, 10.6, 3.4)], "var(--token)"),
      token === "peasants"
        ? [placed(paths(KINDS.peasant, "var(--on-token)"), "translate(0.6 3.2) scale(0.73)"), number("+", 17.6, 10)]
        : number(token.replace("x", "×"), 12, 12),
    ],
    { title, look: "art-mark art-token" },
  ),
);

/** @param {string} text @param {number} x @param {number} size */
const number = (text, x, size) =>
  svg`<text x=${x} y=${12 + size * 0.36} font-size=${size} font-weight="800" text-anchor="middle" fill="var(--on-token)">${text}</text>`;

export const back = still(() => cardBack("seven_kingdoms", CROWN));
