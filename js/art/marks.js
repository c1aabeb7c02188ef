// Marks that several games share, and the site's own.

import { html, nothing } from "../html.js";
import { mark } from "./drawing.js";
import { MARKS } from "./figures/common.js";
import { still } from "./still.js";

/** @type {(name: keyof typeof MARKS, caption?: import("./drawing.js").Caption) => unknown} */
export const sharedMark = still((name, caption) => mark(MARKS[name], caption));

/** Four cards around a table: the page's own icon, wherever that lies; in the one file it is in the page itself. */
export const siteMark = () => {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  return icon ? html`<img class="site-mark" src=${icon.href} alt="" />` : nothing;
};
