// Lords of Scotland: parchment and clan colours. Give the element, or one around it, the class clan-<code>.

import { cardBack } from "./backs.js";
import { mark } from "./drawing.js";
import { CLAYMORE, EMBLEMS, POWERS, SETTS } from "./figures/clans.js";
import { KNOT } from "./figures/common.js";
import { shield } from "./shield.js";
import { cloth } from "./tartan.js";

/** @typedef {import("./drawing.js").Caption} Caption */

/** @param {string} clan @param {Caption} [caption] */
export const emblem = (clan, caption) => mark(EMBLEMS[clan], caption);

/** What the clan's power does. @param {string} clan @param {Caption} [caption] */
export const powerMark = (clan, caption) => mark(POWERS[clan], caption);

/** Who holds it has the initiative. @param {Caption} [caption] */
export const initiativeMark = (caption) => mark(CLAYMORE, caption);

/** The clan's cloth, filling its element. @param {string} clan */
export const tartan = (clan) => cloth(SETTS[clan]);

/** The emblem on a shield of the clan's colour. @param {string} clan @param {Caption} [caption] */
export const clanShield = (clan, caption) => shield(`clan-${clan}`, EMBLEMS[clan], caption);

export const back = () => cardBack("lords_of_scotland", KNOT);
