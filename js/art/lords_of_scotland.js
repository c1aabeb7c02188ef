// Lords of Scotland: parchment and clan colours. Give the element, or one around it, the class clan-<code>.

import { cardBack } from "./backs.js";
import { drawing, mark, paths, placed } from "./drawing.js";
import { EMBLEMS, POWERS, SETTS } from "./figures/clans.js";
import { SHIELD } from "./figures/common.js";
import { polygon, star } from "./shapes.js";
import { cloth } from "./tartan.js";

/** @typedef {import("./drawing.js").Caption} Caption */

/** @param {string} clan @param {Caption} [caption] */
export const emblem = (clan, caption) => mark(EMBLEMS[clan], caption);

/** What the clan's power does. @param {string} clan @param {Caption} [caption] */
export const powerMark = (clan, caption) => mark(POWERS[clan], caption);

/** The clan's cloth, filling its element. @param {string} clan */
export const tartan = (clan) => cloth(SETTS[clan]);

/** The emblem on a shield of the clan's colour. @param {string} clan @param {Caption} [caption] */
export const clanShield = (clan, { title } = {}) =>
  drawing([24, 24], shield(clan), { title, look: `mark clan-${clan}` });

/** @param {string} clan */
export const shield = (clan) => [
  paths([SHIELD], "var(--hue)"),
  paths([[SHIELD, 1]], "var(--on-hue)"),
  placed(paths(EMBLEMS[clan], "var(--on-hue)"), "translate(5.2 4.4) scale(0.57)"),
];

export const back = () => cardBack("lords_of_scotland", EMBLEMS.BR);

/** An ornament for a corner or the middle of a parchment: a knot of lozenges. */
export const ornament = () =>
  drawing(
    [72, 12],
    [
      paths([
        star(36, 6, 4, 6, 2.2),
        polygon([
          [26, 6],
          [16, 4.6],
          [2, 6],
          [16, 7.4],
        ]),
        polygon([
          [46, 6],
          [56, 4.6],
          [70, 6],
          [56, 7.4],
        ]),
      ]),
    ],
    { look: "ornament" },
  );
