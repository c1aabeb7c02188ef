// Nine border stones in the heather, a tartan banner on either side.

import { svg } from "../../html.js";
import { paths, placed } from "../drawing.js";
import { sett } from "../figures/setts.js";
import { ellipse, rect } from "../shapes.js";
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

/** Rows of bushes, the nearest last: paint, number, how far below the stones' foot, radius. @type {[string, number, number, number][]} */
const BUSHES = [
  ["var(--heather)", 17, 9, 13],
  ["var(--heather-2)", 13, 23, 16],
  ["var(--heather)", 12, 38, 19],
];

const heather = () =>
  BUSHES.map(([paint, count, below, r], row) => {
    const step = WIDTH / count;
    const bushes = scattered(count + 1, row).map((shift, i) => {
      const x = step * (i + (row % 2) / 2) + (shift - 0.5) * 6;
      return { x, y: FOOT + below - shift * 4, r: r * (0.9 + shift * 0.25) };
    });
    return [
      paths([rect(0, FOOT + below, WIDTH, HEIGHT)], paint),
      bushes.map(({ x, y, r }) => paths([ellipse(x, y, r, r * 0.72)], paint)),
      paths([bushes.flatMap((bush, i) => bells(bush, i)).join("")], "var(--heather-3)"),
    ];
  });

/** Light on a bush. @param {{x: number, y: number, r: number}} bush @param {number} salt */
const bells = ({ x, y, r }, salt) =>
  scattered(5, salt).map((shift, i) =>
    ellipse(x + (i - 2) * r * 0.36, y - r * (0.45 - 0.12 * (i - 2) ** 2) + shift * 7, 1 + shift * 0.6),
  );
