// Schotten Totten's table.

import { html } from "../html.js";

/** @type {import("../types.js").GameTable} */
export default {
  common: () => html``,
  hand: () => html``,
  words: () => undefined,
  elementName: (element) => element,
};
