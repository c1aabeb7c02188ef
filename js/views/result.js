// How the game ended, and what next.

import { html, nothing } from "../html.js";
import { plain, sentence, t } from "../i18n.js";
import { createScene, say } from "../table/scene.js";
import { passedOn, shareButtons } from "./daily.js";

/** @param {import("../types.js").UiState} state @param {import("../types.js").Commands} act */
export function result(state, act) {
  const { view, module } = state;
  if (!view?.result) return nothing;
  const scene = createScene({ ...state, view });
  const { winners, reason, scores } = view.result;
  return html`
    <p class="result-title">${title(scene, winners)}</p>
    ${reason ? html`<p>${say("reason", { key: reason, args: view.result }, scene, module)}</p>` : nothing}
    ${module?.result?.(scene) ?? nothing}
    <table class="scores">
      <caption class="visually-hidden">
        ${t("scores")}
      </caption>
      <tbody>
        ${ranking(scores).map(
          (seat) =>
            html`<tr class=${winners.includes(seat) ? "winner" : ""}>
              <th scope="row">${sentence(scene.person(seat).name)}</th>
              <td>${plain(scores[seat])}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${view.assisted ? html`<p class="detail">${t("assisted")}</p>` : nothing}
    ${
      state.current?.daily
        ? html`<div class="choices">${shareButtons(state.current.daily, state, act)}</div>
            ${passedOn(state)}`
        : nothing
    }
  `;
}

/** What next. @param {import("../types.js").UiState} state @param {import("../types.js").Commands} act */
export const resultFoot = ({ view }, act) => html`
  <div class="sheet-foot">
    <button type="button" class="slot" @click=${act.analyse}>${t("analysis")}</button>
    <button type="button" class="slot" @click=${act.passOn}>${t("parcel")}</button>
    <button type="button" class="slot" @click=${() => act.go({ page: "lobby" })}>${t("lobby")}</button>
    <button type="button" class="slot" @click=${() => act.lookBack((view?.ply ?? 0) - 1)}>${t("past.look")}</button>
    <button type="button" class="slot primary" @click=${act.rematch}>${t("rematch")}</button>
  </div>
`;

/** @param {import("../types.js").Scene} scene @param {number[]} winners */
function title(scene, winners) {
  if (winners.length === 1) return sentence(t("result.wins", { seat: scene.person(winners[0]) }));
  return t("result.shared", { names: winners.map((seat) => scene.person(seat).name) });
}

/** Seats, the most points first. @param {number[]} scores */
const ranking = (scores) => scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a] || a - b);
