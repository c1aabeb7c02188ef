// The big top, with a run and a match to either side.

import { svg } from "../../html.js";
import { paths, placed } from "../drawing.js";
import { curb, rays, tent } from "../figures/circus.js";
import { STAR } from "../figures/common.js";
import { ellipse, rect } from "../shapes.js";
import { flags } from "../scout.js";
import { ground, WIDTH } from "./frame.js";

export const bigTop = () => [
  ground("var(--circus-red)"),
  paths([rays(WIDTH / 2, 118, 22, 240)], "var(--circus-red-2)"),
  paths([ellipse(WIDTH / 2, 168, 190, 46)], "var(--circus-cream)"),
  paths([curb(WIDTH / 2, 168, 178, 36, 11, 40)], "var(--circus-night)"),
  paths([ellipse(WIDTH / 2, 168, 178, 36)], "var(--sand)"),
  placed(bigTent(), "translate(160 146) scale(1.38)"),
  fan([3, 4, 5], 52),
  fan([8, 8, 8], 268),
  [
    [100, 58, 0.5],
    [222, 62, 0.5],
    [36, 46, 0.62],
    [286, 46, 0.62],
  ].map(([x, y, size]) =>
    placed(paths([STAR], "var(--art-gold)"), `translate(${x - 12 * size} ${y - 12 * size}) scale(${size})`),
  ),
  flags(4, ["var(--art-gold)", "var(--circus-cream)", "var(--circus-night)"]),
];

function bigTent() {
  const { cloth, stripes, door, flag } = tent();
  return [
    paths(flag, "var(--art-gold)"),
    paths(cloth, "var(--circus-cream)"),
    paths(stripes, "var(--circus-night)"),
    paths([door], "var(--art-ink)"),
  ];
}

/** Three cards in a hand's fan. @param {number[]} ranks @param {number} x */
const fan = (ranks, x) =>
  ranks.map((rank, i) => placed(card(rank), `translate(${x} 150) rotate(${(i - 1) * 20}) translate(-17 -70)`));

/** @param {number} rank */
const card = (rank) => [
  paths([rect(0, 0, 34, 48, 3.5)], `var(--rank-${rank})`),
  paths([[rect(0, 0, 34, 48, 3.5), 1.4]], "var(--circus-cream)"),
  svg`<text x="4" y="19" font-size="19" font-weight="800" fill=${`var(--on-rank-${rank})`}>${rank}</text>`,
];
