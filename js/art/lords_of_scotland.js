// Lords of Scotland: parchment and clan colours. Give the element, or one around it, the class clan-<code>.

import { cardBack } from "./backs.js";
import { mark } from "./drawing.js";
import { CLAYMORE, EMBLEMS, POWERS, SETTS } from "./figures/clans.js";
import { KNOT } from "./figures/common.js";
import { shield } from "./shield.js";
import { still } from "./still.js";
import { cloth } from "./tartan.js";

/** @typedef {import("./drawing.js").Caption} Caption */

/** @type {(clan: string, caption?: Caption) => unknown} */
export const emblem = still((clan, caption) => mark(EMBLEMS[clan], caption));

/** What the clan's power does. @type {(clan: string, caption?: Caption) => unknown} */
export const powerMark = still((clan, caption) => mark(POWERS[clan], caption));

/** Who holds it has the initiative. @type {(caption?: Caption) => unknown} */
export const initiativeMark = still((caption) => mark(CLAYMORE, caption));

/** The clan's cloth, filling its element. @type {(clan: string) => unknown} */
export const tartan = still((clan) => cloth(SETTS[clan]));

/** The emblem on a shield of the clan's colour. @type {(clan: string, caption?: Caption) => unknown} */
export const clanShield = still((clan, caption) => shield(`clan-${clan}`, EMBLEMS[clan], caption));

export const back = still(() => cardBack("lords_of_scotland", KNOT));
