// Marks that several games share, and the site's own.

import { html } from "../html.js";
import { mark } from "./drawing.js";
import { MARKS } from "./figures/common.js";
import { still } from "./still.js";

/** @type {(name: keyof typeof MARKS, caption?: import("./drawing.js").Caption) => unknown} */
export const sharedMark = still((name, caption) => mark(MARKS[name], caption));

/** Four cards around a table. */
export const siteMark = () =>
  html`<img class="site-mark" src=${new URL("favicon.svg", import.meta.url).href} width="32" height="32" alt="" />`;
