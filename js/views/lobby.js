// Four posters; the games one was in; what the engine is doing meanwhile.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { underWay } from "../kept/saves.js";
import { isKept } from "../kept/storage.js";
import { GAMES } from "../games/index.js";
import { icon } from "../art/icons.js";
import { siteMark } from "../art/marks.js";
import { poster } from "../art/posters.js";
import { dealOfTheDay } from "./daily.js";
import { offlineNote } from "./offline.js";
import { ways } from "./parcel.js";

/**
 * @param {import("../types.js").UiState} state
 * @param {import("../types.js").Commands} act
 */
export const lobby = (state, act) => html`
  <div class="lobby">
    <header class="lobby-head">
      <h1>${siteMark()}Quatuor</h1>
      <p>${t("lobby.line")}</p>
      <button type="button" class="icon-button" aria-label=${t("statistics")} @click=${() => act.open("statistics")}>
        ${icon("chart")}
      </button>
      <button type="button" class="icon-button" aria-label=${t("settings")} @click=${() => act.open("settings")}>
        ${icon("gear")}
      </button>
    </header>
    <main>
      ${continued(state, act)} ${dealOfTheDay(state, act)}
      <ul class="posters">
        ${Object.entries(GAMES).map(([id, facts]) => posterCard(id, facts, state, act))}
      </ul>
    </main>
    <footer class="lobby-foot">
      <p>${t("lobby.honest")}</p>
      ${state.embedded ? nothing : ways(act)} ${isKept() ? nothing : html`<p role="note">${t("why.not_kept")}</p>`}
      ${offlineNote(state, act)}
    </footer>
  </div>
`;

/** @param {string} id @param {{players: [number, number], minutes: number}} facts @param {import("../types.js").UiState} state @param {import("../types.js").Commands} act */
const posterCard = (id, { players: [least, most], minutes }, { learned }, act) => html`
  <li class="poster poster-${id}">
    <button type="button" class="poster-play" @click=${() => act.playAgain(id)}>
      ${poster(id)}
      <span class="visually-hidden">${t("lobby.play")}</span>
      <span class="poster-name">${t(`game.${id}`)}</span>
      <span class="poster-line">${t(`game.${id}.line`)}</span>
      <span class="poster-facts">
        ${least === most ? t("lobby.players", { n: least }) : t("lobby.players_range", { least, most })} ·
        ${t("lobby.minutes", { n: minutes })}
      </span>
    </button>
    <div class="poster-more">
      <button type="button" @click=${() => act.go({ page: "new", game: id })}>
        ${icon("sliders")}${t("lobby.options")}
      </button>
      <button
        type="button"
        class=${learned.includes(id) ? "" : "unlearned"}
        @click=${() => act.go({ page: "learn", game: id })}
      >
        ${icon("cap")}${t("lesson")}
      </button>
      <button type="button" @click=${() => act.go({ page: "rules", game: id })}>${icon("book")}${t("rules")}</button>
    </div>
  </li>
`;

/** The last game of each kind that is under way, and all that are kept. @param {import("../types.js").UiState} state @param {import("../types.js").Commands} act */
function continued({ saves }, act) {
  if (!saves.length) return nothing;
  const open = saves.filter((one) => underWay(saves, one.game) === one);
  return html`<section class="continue" aria-label=${t("lobby.continue")}>
    ${open.map(
      ({ id, game }) =>
        html`<button type="button" class="slot primary" @click=${() => act.resume(id)}>
          ${t("lobby.continue_game", { game: t(`game.${game}`) })}
        </button>`,
    )}
    <button type="button" class="slot" @click=${() => act.open("saves")}>
      ${t("lobby.saves", { n: saves.length })}
    </button>
  </section>`;
}
