// How the game was scored: crest by crest who takes the token, then the points by part.

import { html } from "../../html.js";
import { sentence } from "../../i18n.js";
import { crestShield, tokenMark } from "../../art/seven_kingdoms.js";
import { pointsTable } from "./lens.js";
import { countNames, tokenName } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {{crest: string, token: string, counts: number[], seat: number | null, points: number}} TokenResult */

/** @param {Scene} scene */
export function scoring(scene) {
  const { points, tokens } = scene.view.result;
  return html`
    <section class="game-seven_kingdoms scoring">
      <ol class="token-results">
        ${tokens.map((/** @type {TokenResult} */ one) => tokenResult(scene, one))}
      </ol>
      ${pointsTable(scene, points, { totals: false })}
    </section>
  `;
}

/** @param {Scene} scene @param {TokenResult} result */
function tokenResult(scene, { crest, token, counts, seat, points }) {
  const { t, person } = scene;
  const hue = t(`crest.${crest}`);
  const told =
    seat === null
      ? t(counts.some(Boolean) ? "crest_result.tied" : "crest_result.bare", { crest: hue })
      : t("crest_result.won", { seat: person(seat), crest: hue, points });
  return html`
    <li class="crest-${crest} ${seat === null ? "nobody" : ""}">
      <span class="shield" aria-hidden="true">${crestShield(crest)}</span>
      <span class="token">${tokenMark(token, { title: tokenName(scene, token) })}</span>
      <span>${sentence(told)} <span class="detail">${sentence(countNames(scene, counts).join(", "))}</span></span>
    </li>
  `;
}
