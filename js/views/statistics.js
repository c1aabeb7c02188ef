// What came of all games against computers, by game, number of players and level.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { GAMES } from "../games/index.js";
import { summaries } from "../kept/statistics.js";
import { bringBack } from "./saves.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Commands} Commands
 * @typedef {import("../kept/statistics.js").Summary} Summary
 */

/** @param {UiState} state @param {Commands} act */
export function statistics({ results, removed }, act) {
  const games = Object.keys(GAMES).filter((id) => results.some(({ game }) => game === id));
  return html`
    ${removed?.results ? bringBack(t("statistics.removed"), act) : nothing}
    ${games.length ? nothing : html`<p>${t("statistics.none")}</p>`}
    ${games.map((id) => table(t(`game.${id}`), summaries(results, id)))}
    <p class="detail">${t("statistics.people")}</p>
    ${
      games.length
        ? html`<div class="choices">
            <button type="button" class="slot" @click=${act.forgetResults}>${t("statistics.reset")}</button>
            <a class="slot" download="quatuor.json" href=${file(results)}>${t("statistics.export")}</a>
          </div>`
        : nothing
    }
  `;
}

/** @param {string} name @param {Summary[]} rows */
const table = (name, rows) => html`
  <table class="statistics">
    <caption>
      ${name}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t("statistics.against")}</th>
        <th scope="col">${t("statistics.played")}</th>
        <th scope="col">${t("statistics.won")}</th>
        <th scope="col">${t("statistics.streak")}</th>
        <th scope="col">${t("statistics.best")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            <th scope="row">
              ${t("statistics.row", { players: row.players, level: t(`statistics.level.${row.level}`) })}
              ${row.assisted ? html`<small>${t("statistics.assisted", { n: row.assisted })}</small>` : nothing}
            </th>
            <td>${row.played}</td>
            <td>${row.played ? t("statistics.share", { won: row.won, share: share(row) }) : nothing}</td>
            <td>${row.played ? t("statistics.streaks", { streak: row.streak, longest: row.longest }) : nothing}</td>
            <td>${row.played ? row.best : nothing}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;

/** @param {Summary} summary */
const share = ({ won, played }) => Math.round((100 * won) / played);

/** All results as a file. @param {import("../kept/statistics.js").Result[]} results */
const file = (results) =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ quatuor: "results", results }))}`;
