// Nine border stones in the heather, a tartan banner on either side.

import { svg } from "../../html.js";
import { paths, placed } from "../drawing.js";
import { ellipse } from "../shapes.js";
import { weave } from "../tartan.js";
import { ground, HEIGHT, scattered, WIDTH } from "./frame.js";

const FOOT = 124;

/** A stone on its foot: width, height, how far its top leans, shade. @type {[number, number, number, number][]} */
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

/** @type {import("../tartan.js").Sett[]} */
const BANNERS = [
  [
    ["r", 8],
    ["k", 3],
    ["r", 2],
    ["w", 1],
    ["h", 5],
  ],
  [
    ["b", 8],
    ["k", 4],
    ["e", 6],
    ["k", 1],
    ["g", 1],
  ],
];

export const bordersInTheHeather = () => [
  ground("var(--sky)"),
  paths([ellipse(236, 44, 17)], "var(--sun)"),
  paths(["M0 92C40 58 66 66 96 82C128 44 166 50 196 80C230 60 272 56 320 88V160H0Z"], "var(--far)"),
  paths(["M0 104C50 82 96 88 140 102C196 82 262 84 320 100V160H0Z"], "var(--hill)"),
  banner(BANNERS[0], 20),
  placed(banner(BANNERS[1], 20), `translate(${WIDTH} 0) scale(-1 1)`),
  paths(["M0 118C70 106 130 116 180 112C240 108 280 112 320 108V160H0Z"], "var(--hill-2)"),
  stones(),
  heather(),
];

/** @param {import("../tartan.js").Sett} sett @param {number} x of its pole */
const banner = (sett, x) => [
  paths([["M" + x + " 22V130", 3]], "var(--pole)"),
  paths([ellipse(x, 20, 3)], "var(--art-gold)"),
  svg`<svg x=${x + 1.5} y="26" width="58" height="44" viewBox="0 0 58 44">${weave(sett, 58, 44)}<path d="M58 0V44L46 22Z" fill="var(--sky)" /></svg>`,
];

function stones() {
  const gap = (WIDTH - 60) / STONES.length;
  return STONES.map(([width, height, lean, shade], i) => {
    const x = 30 + gap * (i + 0.5);
    const [left, right, top] = [x - width / 2, x + width / 2, FOOT - height];
    const stone = `M${left} ${FOOT + 6}L${left + 1.5} ${top + 12}Q${left + 2 + lean} ${top + 2} ${x + lean} ${top}Q${right - 2 + lean} ${top + 1} ${right - 1} ${top + 14}L${right} ${FOOT + 6}Z`;
    const shadow = `M${x + lean} ${top}Q${right - 2 + lean} ${top + 1} ${right - 1} ${top + 14}L${right} ${FOOT + 6}H${x + width * 0.22}L${x + width * 0.16 + lean} ${top + 14}Z`;
    return [paths([stone], SHADES[shade]), paths([shadow], "var(--shade)")];
  });
}

function heather() {
  const xs = scattered(64);
  const dots = (
    /** @type {number} */ from,
    /** @type {number} */ r,
    /** @type {number} */ y,
    /** @type {number} */ deep,
  ) =>
    xs.map((x, i) => ((i + from) % 2 ? "" : ellipse(x * WIDTH, y + ((i * 7) % 11) * deep, r + (i % 3) * 0.8))).join("");
  return [
    paths(
      [
        `M0 ${FOOT}C30 116 52 122 84 ${FOOT}C120 118 150 124 186 ${FOOT - 2}C220 118 262 124 ${WIDTH} ${FOOT - 3}V${HEIGHT}H0Z`,
      ],
      "var(--heath)",
    ),
    paths([dots(0, 3, FOOT - 1, 1.4)], "var(--heather)"),
    paths([dots(1, 3.4, FOOT + 6, 2.2)], "var(--heather)"),
    paths([dots(0, 2.2, FOOT + 7, 2.4)], "var(--heather-2)"),
  ];
}
