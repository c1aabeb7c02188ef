// What a round brought, card by card and chip by chip; and at the end all rounds.

import { html, nothing } from "../../html.js";
import { plain, sentence } from "../../i18n.js";
import { back, captured, scoutChip } from "../../art/scout.js";
import { signed } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {{seat: number, captured: number, chips: number, hand: number, exempt: boolean, points: number}} Score */

/** The last round that is over. @param {Scene} scene */
export function lastRound(scene) {
  const event = scene.log.findLast(({ key }) => key === "round_end");
  if (!event?.args) return nothing;
  const { t } = scene;
  const { round, reason, seat, scoring } = event.args;
  return html`
    <section class="scoring">
      <h3>${t("round", { round, rounds: scene.table.rounds })}</h3>
      <p>${sentence(t(`because.${reason}`, { seat: scene.person(seat) }))}</p>
      <ol>
        ${scoring.map((/** @type {Score} */ score) => scoreLine(scene, score))}
      </ol>
    </section>
  `;
}

/** @param {Scene} scene @param {Score} score */
function scoreLine(scene, score) {
  const { t, view } = scene;
  const name = sentence(scene.person(score.seat).name);
  return html`
    <li class="seat-${score.seat}">
      <span class="flag" aria-hidden="true"></span>
      <b class="score-name">${name}</b>
      <span class="score-points">${signed(score.points)}</span>
      <span class="score-parts">
        ${tokens(score.captured, t("captured_of", { count: score.captured }), "captured", captured)}
        ${tokens(score.chips, t(view.players === 2 ? "chips_left" : "chips_of", { count: score.chips }), "chip", scoutChip)}
        ${tokens(score.hand, t(score.exempt ? "hand_spared" : "hand_of", { count: score.hand }), score.exempt ? "spared" : "lost", back)}
      </span>
      <span class="score-total">${t("total", { points: plain(scene.table.seats[score.seat].points) })}</span>
    </li>
  `;
}

/** One drawing for each point. @param {number} count @param {string} label @param {string} look @param {() => any} draw */
const tokens = (count, label, look, draw) =>
  count
    ? html`<span class="tokens ${look}" role="img" aria-label=${label}>
        ${Array.from({ length: count }, () => html`<i>${draw()}</i>`)}
        <b>${look === "lost" ? signed(-count) : look === "spared" ? "0" : signed(count)}</b>
      </span>`
    : nothing;

/** All rounds, when the last one is over. @param {Scene} scene */
export function allRounds(scene) {
  const { t, view } = scene;
  const rounds = /** @type {number[][]} */ (view.result.round_points);
  return html`
    ${lastRound(scene)}
    ${
      rounds.length > 1
        ? html`<div class="rounds-frame">
            <table class="rounds">
              <caption>
                ${t("rounds")}
              </caption>
              <thead>
                <tr>
                  <td></td>
                  ${rounds.map((_, index) => html`<th scope="col">${index + 1}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${view.seats.map(
                  (_, seat) =>
                    html`<tr>
                      <th scope="row">${sentence(scene.person(seat).name)}</th>
                      ${rounds.map((points) => html`<td>${signed(points[seat])}</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
        : nothing
    }
  `;
}
