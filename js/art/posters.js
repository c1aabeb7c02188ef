// The lobby's posters; each a small scene in flat shapes.

import { svg } from "../html.js";

/** @param {string} game */
export const poster = (game) => svg`<svg class="poster-art" viewBox="0 0 240 120" aria-hidden="true" focusable="false">
  <rect class="poster-sky" width="240" height="120" />${SCENES[game]?.() ?? ""}
</svg>`;

/** @type {Record<string, () => any>} */
const SCENES = {};
