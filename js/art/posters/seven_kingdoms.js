// Seven banners with their crests before the castle.

import { svg } from "../../html.js";
import { paths, placed } from "../drawing.js";
import { CRESTS } from "../figures/kingdoms.js";
import { CROWN } from "../figures/common.js";
import { rect } from "../shapes.js";
import { ground, WIDTH } from "./frame.js";

const BANNER = 36;
const STEP = 41;

export const sevenBanners = () => [
  ground("var(--dusk)"),
  castle(),
  CRESTS.map((_, crest) => banner(crest)),
  placed(paths(CROWN, "var(--art-gold)"), `translate(${WIDTH / 2 - 15} 2) scale(1.25)`),
];

/** Walls and towers behind the banners. */
const castle = () => [
  paths([battlements(0, 62, WIDTH, 16), rect(0, 68, WIDTH, 100)], "var(--castle)"),
  [8, 88, 200, 280].map((x, i) => {
    const top = i === 1 || i === 2 ? 26 : 42;
    return paths([battlements(x, top, 32, 8), rect(x, top + 6, 32, 140)], "var(--castle-2)");
  }),
];

/** @param {number} x @param {number} y @param {number} width @param {number} step */
const battlements = (x, y, width, step) =>
  Array.from({ length: Math.ceil(width / step) }, (_, i) =>
    i % 2 ? "" : rect(x + i * step, y, Math.min(step, width), 8),
  ).join("");

/** @param {number} crest */
function banner(crest) {
  const x = WIDTH / 2 + (crest - 3) * STEP - BANNER / 2;
  const length = 104 - Math.abs(crest - 3) * 6;
  const cloth = `M0 0H${BANNER}V${length}L${BANNER / 2} ${length - 14}L0 ${length}Z`;
  return svg`<g class="crest-${crest}" transform="translate(${x} 40)">
    ${paths([cloth], "var(--hue)")}
    ${paths([rect(0, 6, BANNER, 2), rect(0, 52, BANNER, 2)], "var(--on-hue)")}
    ${placed(paths(CRESTS[crest], "var(--on-hue)"), "translate(3.6 13.6) scale(1.2)")}
    ${paths([rect(-3, -4, BANNER + 6, 4.5, 2.2)], "var(--art-gold)")}
  </g>`;
}
