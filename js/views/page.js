// The head of a page about one game: its poster where there is room, its name.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { poster } from "../art/posters.js";

/** @param {string} game @param {any} [more]  beside its name */
export const pageHead = (game, more = nothing) => html`
  <header class="page-head">
    ${poster(game)}
    <h1>${t(`game.${game}`)}</h1>
    ${more}
  </header>
`;
