// Nine border stones in the heather, a tartan banner on either side.

import { svg } from "../../html.js";
import { paths, placed } from "../drawing.js";
import { sett } from "../figures/setts.js";
import { around, ellipse } from "../shapes.js";
import { weave } from "../tartan.js";
import { ground, HEIGHT, scattered, WIDTH } from "./frame.js";

const FOOT = 124;

/** The stones from the left: width, height, how far the top leans, shade. @type {[number, number, number, number][]} */
const STONES = [
  [22, 34, 1, 0],
  [25, 42, -2, 1],
  [21, 31, 2, 2],
  [26, 46, 1, 0],
  [28, 54, -1, 1],
  [24, 40, 2, 2],
  [26, 47, -2, 0],
  [21, 33, 1, 1],
  [24, 38, -1, 2],
];
const SHADES = ["var(--stone)", "var(--stone-2)", "var(--stone-3)"];

const RED = sett("r8 k3 r2 w1 h5");
const BLUE = sett("b8 k4 e6 k1 g1");

export const bordersInTheHeather = () => [
  ground("var(--sky)"),
  paths([ellipse(196, 40, 17)], "var(--sun)"),
  paths(["M0 92C40 58 66 66 96 82C128 44 166 50 196 80C230 60 272 56 320 88V160H0Z"], "var(--far)"),
  paths(["M0 104C50 82 96 88 140 102C196 82 262 84 320 100V160H0Z"], "var(--hill)"),
  svg`<clipPath id="poster-banner"><path d="M0 0H60L48 23L60 46H0Z" /></clipPath>`,
  banner(RED),
  placed(banner(BLUE), `translate(${WIDTH} 0) scale(-1 1)`),
  paths(["M0 118C70 106 130 116 180 112C240 108 280 112 320 108V160H0Z"], "var(--hill-2)"),
  STONES.map(stone),
  heather(),
];

/** @param {import("../tartan.js").Sett} cloth */
const banner = (cloth) => [
  paths([["M20 22V130", 3]], "var(--pole)"),
  paths([ellipse(20, 20, 3)], "var(--art-gold)"),
  svg`<g transform="translate(21.5 26)" clip-path="url(#poster-banner)">${weave(cloth, 60, 46)}</g>`,
];

/** @param {typeof STONES[number]} shape @param {number} i */
function stone([width, height, lean, shade], i) {
  const x = 30 + ((WIDTH - 60) / STONES.length) * (i + 0.5);
  const [left, right, top, foot] = [x - width / 2, x + width / 2, FOOT - height, FOOT + 6];
  const slope = `${x + lean} ${top}Q${right - 2 + lean} ${top + 1} ${right - 1} ${top + 14}L${right} ${foot}`;
  return [
    paths([`M${left} ${foot}L${left + 1.5} ${top + 12}Q${left + 2 + lean} ${top + 2} ${slope}Z`], SHADES[shade]),
    paths([`M${slope}H${x + width * 0.22}L${x + width * 0.16 + lean} ${top + 14}Z`], "var(--shade)"),
  ];
}

/** Tufts of spikes in rows; the nearer a row, the larger and the brighter. @type {[paint: string, ...number[]][]} */
const ROWS = [
  ["var(--heather)", 40, 6, 10, 1],
  ["var(--heather-2)", 34, 15, 12, 2],
  ["var(--heather)", 38, 25, 12, 3],
  ["var(--heather-3)", 24, 36, 15, 4],
];

const heather = () => [
  paths(
    [
      `M0 ${FOOT}C30 116 52 122 84 ${FOOT}C120 118 150 124 186 ${FOOT - 2}C220 118 262 124 ${WIDTH} ${FOOT - 3}V${HEIGHT}H0Z`,
    ],
    "var(--heath)",
  ),
  ROWS.map(([paint, count, y, height, salt]) => svg`<path fill=${paint} d=${tufts(count, FOOT + y, height, salt)} />`),
];

/** @param {number} count @param {number} y @param {number} height @param {number} salt */
const tufts = (count, y, height, salt) =>
  scattered(count, salt)
    .map((shift, i) => {
      const x = ((i + 0.2 + shift * 0.7) * WIDTH) / count;
      const foot = y + shift * 5 - 2;
      return [-42, -18, 2, 22, 44]
        .map((angle, j) => spike(x, foot, angle + shift * 8, height * (1 - (j % 2) * 0.2)))
        .join("");
    })
    .join("");

/** A slender leaf from its foot. @param {number} x @param {number} y @param {number} angle @param {number} length */
function spike(x, y, angle, length) {
  const [tip, left, right] = [
    around(x, y, length, angle),
    around(x, y, length * 0.6, angle - 13),
    around(x, y, length * 0.6, angle + 13),
  ];
  return `M${x} ${y}Q${left.join(" ")} ${tip.join(" ")}Q${right.join(" ")} ${x} ${y}Z`;
}
