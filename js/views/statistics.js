// What came of all games: of one person's by game, number of players and level, of several people's by name.

import { html, nothing } from "../html.js";
import { plain, t } from "../i18n.js";
import { GAMES } from "../games/index.js";
import { byName, exported, summaries } from "../kept/statistics.js";
import { bringBack } from "./saves.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Commands} Commands
 * @typedef {import("../kept/statistics.js").Result} Result
 * @typedef {import("../kept/statistics.js").Summary} Summary
 */

/** @param {UiState} state @param {Commands} act */
export function statistics({ results, removed, note }, act) {
  const games = Object.keys(GAMES).filter((id) => results.some(({ game }) => game === id));
  return html`
    ${removed?.results ? bringBack(t("statistics.removed"), act) : nothing}
    ${removed?.joined?.length ? bringBack(t("statistics.joined"), act, t("statistics.part")) : nothing}
    ${note?.key === "no_results" ? html`<p role="alert">${t("why.no_results")}</p>` : nothing}
    ${games.length ? nothing : html`<p>${t("statistics.none")}</p>`} ${games.map((id) => tables(id, results))}
    <p class="detail">${t("statistics.people")}</p>
    <div class="choices">
      ${
        games.length
          ? html`<button type="button" class="slot" @click=${act.forgetResults}>${t("statistics.reset")}</button>
              <a class="slot" download="quatuor.json" href=${file(results)}>${t("statistics.export")}</a>`
          : nothing
      }
      <label class="slot way">
        ${t("statistics.import")}
        <input
          type="file"
          accept=".json,application/json"
          @change=${(/** @type {any} */ { target }) => target.files[0] && act.bringResults(target.files[0])}
        />
      </label>
    </div>
  `;
}

/** Of one person's games, and of several people's. @param {string} id @param {Result[]} results */
function tables(id, results) {
  const game = t(`game.${id}`);
  const all = [
    { name: game, first: t("statistics.against"), rows: summaries(results, id) },
    { name: t("statistics.together", { game }), first: t("statistics.who"), rows: byName(results, id) },
  ];
  return all.filter(({ rows }) => rows.length).map(table);
}

/** @param {{name: string, first: string, rows: Summary[]}} what  first: the head of the first column */
const table = ({ name, first, rows }) => html`
  <table class="statistics">
    <caption>
      ${name}
    </caption>
    <thead>
      <tr>
        <th scope="col">${first}</th>
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
              ${row.name ?? t("statistics.row", { players: row.players, level: t(`statistics.level.${row.level}`) })}
              ${row.assisted ? html`<small>${t("statistics.assisted", { n: row.assisted })}</small>` : nothing}
            </th>
            <td>${row.played}</td>
            <td>${row.played ? t("statistics.share", { won: row.won, share: share(row) }) : nothing}</td>
            <td>${row.played ? t("statistics.streaks", { streak: row.streak, longest: row.longest }) : nothing}</td>
            <td>${row.played ? plain(row.best) : nothing}</td>
          </tr>`,
      )}
    </tbody>
  </table>
`;

/** @param {Summary} summary */
const share = ({ won, played }) => Math.round((100 * won) / played);

/** @param {Result[]} results */
const file = (results) => `data:application/json,${encodeURIComponent(exported(results))}`;
