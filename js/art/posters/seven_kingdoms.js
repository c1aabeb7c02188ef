// Seven banners with their crests before the castle.

import { svg } from "../../html.js";
import { paths, placed } from "../drawing.js";
import { CRESTS } from "../figures/kingdoms.js";
import { CROWN } from "../figures/common.js";
import { polygon, rect } from "../shapes.js";
import { ground, WIDTH } from "./frame.js";

const BANNER = 37;
const STEP = 41.5;

export const sevenBanners = () => [ground("var(--dusk)"), castle(), Object.keys(CRESTS).map(banner)];

/** @type {[x: number, top: number, width: number][]} */
const TOWERS = [
  [34, 34, 26],
  [84, 31, 30],
  [206, 31, 30],
  [260, 34, 26],
];

/** The skyline behind the banners. */
const castle = () => [
  TOWERS.map(([x, top, width]) => [
    paths(
      [
        polygon([
          [x - 3, top],
          [x + width / 2, top - 22],
          [x + width + 3, top],
        ]),
      ],
      "var(--roof)",
    ),
    paths(
      [`M${x + width / 2} ${top - 30}v10M${x + width / 2} ${top - 29.5}l8 2.2l-8 2.2`].map(
        (d) => /** @type {const} */ ([d, 1.2]),
      ),
      "var(--art-gold)",
    ),
    paths([rect(x, top, width, 140) + rect(x + width / 2 - 2, top + 7, 4, 8, 2)], "var(--castle-2)"),
  ]),
  paths([battlements(132, 20, 56, 8), rect(132, 26, 56, 140)], "var(--castle-2)"),
  placed(paths(CROWN, "var(--art-gold)"), `translate(${WIDTH / 2 - 9} 29) scale(0.75)`),
  paths([battlements(0, 50, WIDTH, 10), rect(0, 56, WIDTH, 110)], "var(--castle)"),
];

/** @param {number} x @param {number} y @param {number} width @param {number} step */
const battlements = (x, y, width, step) =>
  Array.from({ length: Math.ceil(width / step) }, (_, i) =>
    i % 2 ? "" : rect(x + i * step, y, Math.min(step, width), 8),
  ).join("");

/** @param {string} crest @param {number} i */
function banner(crest, i) {
  const x = WIDTH / 2 + (i - 3) * STEP - BANNER / 2;
  const length = 88 - Math.abs(i - 3) * 5;
  const cloth = `M0 0H${BANNER}V${length}L${BANNER / 2} ${length - 12}L0 ${length}Z`;
  return svg`<g class="crest-${crest}" transform="translate(${x} 64)">
    ${paths([cloth], "var(--hue)")}
    ${paths([rect(0, 5, BANNER, 1.8), rect(0, 48, BANNER, 1.8)], "var(--on-hue)")}
    ${placed(paths(CRESTS[crest], "var(--on-hue)"), "translate(4.1 12.6) scale(1.2)")}
    ${paths([rect(-3.2, -4, BANNER + 6.4, 4.5, 2.2)], "var(--art-gold)")}
  </g>`;
}
