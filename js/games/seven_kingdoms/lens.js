// What one points at, large: a card, a crest, a token, the deck, somebody's points; else who acts, or the standings.
// A small screen scrolls it: it takes the focus.

import { html, nothing } from "../../html.js";
import { sentence } from "../../i18n.js";
import { crestShield, kindMark, tokenMark } from "../../art/seven_kingdoms.js";
import { cardClass, chip, face } from "./faces.js";
import { badge } from "./seats.js";
import { cardName, character, claimText, crestState, tokenName, tokenText } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** @param {Scene} scene */
export function lens(scene) {
  const { looked, table } = scene;
  const [zone, name] = (looked ?? "").split(":");
  const at = Number(name) - 1;
  if (zone === "crest") return crestLens(scene, table.row[at]);
  if (zone === "points") return pointsLens(scene, Number(name));
  if (zone === "token" && table.offer[at]) return tokenLens(scene, table.offer[at]);
  if (zone === "deck") return deckLens(scene);
  const card = cardOf(scene, zone, name);
  if (card) return cardLens(scene, card);
  if (table.resolving) return actingLens(scene);
  return standings(scene);
}

/** The card that an element is; a stale one is none. @param {Scene} scene @param {string} zone @param {string} name */
function cardOf({ table }, zone, name) {
  if (zone === "space") return table.display[Number(name) - 1];
  if (zone === "played") return table.played[Number(name) - 1];
  if (zone === "hand") return table.hands.flat().includes(name) && name;
  return ["laid", "card", "claimed"].includes(zone) && table.characters[name] && name;
}

/** @param {Scene} scene @param {string} card @param {any} [note] */
function cardLens(scene, card, note = nothing) {
  const { t } = scene;
  const whole = character(scene, card);
  return html`
    <section class="lens lens-card" tabindex="0" aria-label=${cardName(scene, card)}>
      <span class=${cardClass(scene, card)}>${face(scene, card)}</span>
      <div>
        ${note}
        <h2>${sentence(cardName(scene, card))}</h2>
        <p>${claimText(scene, whole)}</p>
        ${whole.points > 1 ? html`<p class="worth">${t("worth", { count: whole.points })}</p>` : nothing}
      </div>
    </section>
  `;
}

/** A card with what it claims. @param {Scene} scene @param {string} card */
export const large = (scene, card) => html`
  <span class=${cardClass(scene, card)}>${face(scene, card)}</span>
  <div>
    <h2>${sentence(cardName(scene, card))}</h2>
    <p>${claimText(scene, character(scene, card))}</p>
  </div>
`;

/** @param {Scene} scene */
function actingLens(scene) {
  const { t, table, person } = scene;
  const { seat, card } = table.resolving;
  return cardLens(scene, card, html`<p class="acts">${sentence(t("acts", { seat: person(seat) }))}</p>`);
}

/** @param {Scene} scene @param {any} crest */
function crestLens(scene, crest) {
  const { t, person } = scene;
  return html`
    <section
      class="lens lens-crest crest-${crest.crest}"
      tabindex="0"
      aria-label=${t("crest_card", { crest: t(`crest.${crest.crest}`), n: crest.space })}
    >
      <span class="shield" aria-hidden="true">${crestShield(crest.crest)}</span>
      <div>
        <h2>${sentence(t("crest_name", { crest: t(`crest.${crest.crest}`) }))}</h2>
        <ul class="counts">
          ${crest.counts.map(
            (/** @type {number} */ count, /** @type {number} */ seat) =>
              html`<li class=${crest.leaders.includes(seat) ? "leads" : ""}>${person(seat).name} <b>${count}</b></li>`,
          )}
        </ul>
        <p>
          ${crest.token ? html`<b>${sentence(tokenName(scene, crest.token))}.</b> ${tokenText(scene, crest.token)} ` : html`${sentence(t("crest_state.no_token"))}. `}
          ${sentence(crestState(scene, crest))}.
        </p>
      </div>
    </section>
  `;
}

/** @param {Scene} scene @param {string} token */
const tokenLens = (scene, token) => html`
  <section class="lens lens-token" tabindex="0" aria-label=${tokenName(scene, token)}>
    <span class="big-token" aria-hidden="true">${tokenMark(token)}</span>
    <div>
      <h2>${sentence(tokenName(scene, token))}</h2>
      <p>${tokenText(scene, token)}</p>
    </div>
  </section>
`;

/** @param {Scene} scene */
function deckLens(scene) {
  const { t, table } = scene;
  const { count, under } = table.deck;
  return html`
    <section class="lens" tabindex="0" aria-label=${t("deck")}>
      <h2>${t("deck_label", { count })}</h2>
      <p>${t(under.length ? "deck_under" : "deck_unknown", { count: under.length })}</p>
      <p class="chips">${under.map((/** @type {string} */ card) => chip(scene, card, { moves: false }))}</p>
    </section>
  `;
}

/** @param {Scene} scene @param {number} seat */
function pointsLens(scene, seat) {
  const { t, table, person } = scene;
  const { cards, kings, tokens, total } = table.points[seat];
  const taken = table.row.filter((/** @type {any} */ crest) => crest.token && crest.taker === seat);
  return html`
    <section
      class="lens lens-points"
      tabindex="0"
      aria-label=${t("points_label", { name: person(seat).name, count: total })}
    >
      <h2>${badge(scene, seat)} ${t("points_label", { name: sentence(person(seat).name), count: total })}</h2>
      <p>${t("parts", { cards, kings, tokens })}</p>
      <ul class="majorities">
        ${taken.map(
          (/** @type {any} */ crest) =>
            html`<li class="crest-${crest.crest}">
              <span class="shield">${crestShield(crest.crest, { title: t(`crest.${crest.crest}`) })}</span>
              <span class="token">${tokenMark(crest.token, { title: tokenName(scene, crest.token) })}</span>
              <b>+${crest.points}</b>
            </li>`,
        )}
      </ul>
      <ul class="holdings" aria-label=${t("holdings")}>
        ${table.row.map(
          (/** @type {any} */ crest) =>
            html`<li class="crest-${crest.crest} ${crest.counts[seat] ? "" : "none"}">
              <span class="shield">${crestShield(crest.crest, { title: t(`crest.${crest.crest}`) })}</span
              >${crest.counts[seat]}
            </li>`,
        )}
      </ul>
    </section>
  `;
}

/** Everybody's points by part. @param {Scene} scene */
export const standings = (scene) => html`
  <section class="lens lens-standings" tabindex="0" aria-label=${scene.t("standings")}>
    ${pointsTable(scene, scene.table.points)}
  </section>
`;

/**
 * @param {Scene} scene
 * @param {{cards: number, kings: number, tokens: number, total: number}[]} points  by seat
 * @param {{totals?: boolean}} [how]  totals: false where they stand beside it
 */
export const pointsTable = (scene, points, { totals = true } = {}) => html`
  <table class="standings">
    <thead>
      <tr>
        <td></td>
        <th scope="col">${scene.t("part.cards")}</th>
        <th scope="col"><span class="kind">${kindMark("king", { title: scene.t("part.kings") })}</span></th>
        <th scope="col"><span class="token">${tokenMark("+", { title: scene.t("part.tokens") })}</span></th>
        ${totals ? html`<th scope="col">${scene.t("part.total")}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${points.map(
        ({ cards, kings, tokens, total }, seat) =>
          html`<tr>
            <th scope="row">${badge(scene, seat)} ${sentence(scene.person(seat).name)}</th>
            <td>${cards}</td>
            <td>${kings}</td>
            <td>${tokens}</td>
            ${totals ? html`<td><b>${total}</b></td>` : nothing}
          </tr>`,
      )}
    </tbody>
  </table>
`;
