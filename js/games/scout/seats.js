// What lies before a player: cards, chips, captured cards, the Scout & Show ticket, known cards.

import { html, nothing } from "../../html.js";
import { back, captured, scoutChip, showTicket } from "../../art/scout.js";
import { plain, sentence } from "../../i18n.js";
import { mini } from "./row.js";
import { cardName, idOf, lying } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** An opponent, below the name. @param {Scene} scene @param {number} seat */
export const opponent = (scene, seat) => html`
  <span class="flag seat-${seat}" aria-hidden="true"></span>
  ${points(scene, seat)}
  <span class="goods"> ${handSize(scene, seat)} ${goods(scene, seat)} </span>
  ${known(scene, seat)}
`;

/** My own things, over the hand. @param {Scene} scene */
export const mine = (scene) => html`
  <div class="goods my-goods" role="group" aria-label=${scene.person(scene.me).name}>
    <span class="flag seat-${scene.me}" aria-hidden="true"></span>
    <b>${sentence(scene.person(scene.me).name)}</b>
    ${goods(scene, scene.me)} ${points(scene, scene.me)}
  </div>
`;

/** @param {any} drawing @param {number} count @param {string} label @param {string} look @param {any} [more] */
const good = (drawing, count, label, look, more = nothing) =>
  html`<span class="good ${look} ${count ? "" : "none"}" role="img" aria-label=${label}
    >${drawing}<b>${count}</b>${more}</span
  >`;

/** @param {Scene} scene @param {number} seat */
function handSize({ table, t }, seat) {
  const count = table.seats[seat].hand;
  return good(html`<span class="tiny-back">${back()}</span>`, count, t("hand_of", { count }), "cards");
}

/** @param {Scene} scene @param {number} seat */
function goods(scene, seat) {
  const { table, view, t } = scene;
  const { captured: taken, chips, show_chips: tickets } = table.seats[seat];
  const everyTurn = view.options.scout_and_show === "turn";
  return html`
    ${good(captured(), taken, t("captured_of", { count: taken }), "captured", hoard(scene, seat))}
    ${good(scoutChip(), chips, t(view.players === 2 ? "chips_left" : "chips_of", { count: chips }), "chip")}
    ${
      view.players === 2 || everyTurn
        ? nothing
        : html`<span
            class="good ticket ${tickets ? "" : "none"}"
            role="img"
            aria-label=${t("ticket_of", { has: tickets > 0 })}
            >${showTicket()}</span
          >`
    }
  `;
}

/** What was captured just now: the cards glide in and are seen no more. @param {Scene} scene @param {number} seat */
function hoard({ view }, seat) {
  const event = view.events.findLast(({ key, args }) => key === "captured" && args?.seat === seat);
  const codes = /** @type {string[]} */ (event?.args?.cards ?? []);
  return codes.map(
    (code) => html`<i class="hoard" data-card=${idOf(code)} aria-hidden="true">${mini(lying(code))}</i>`,
  );
}

/** The points of the rounds before. @param {Scene} scene @param {number} seat */
function points({ table, t }, seat) {
  const count = table.seats[seat].points;
  if (table.round === 1 && table.phase !== "over") return nothing;
  return html`<span class="points" role="img" aria-label=${t("points_full", { count })}
    >${plain(count)} <small>${t("points", { count })}</small></span
  >`;
}

/** Cards that everybody saw going into the hand. @param {Scene} scene @param {number} seat */
function known(scene, seat) {
  const codes = /** @type {string[]} */ (scene.table.seats[seat].known);
  if (!codes.length) return nothing;
  const label = scene.t("known", { cards: codes.map((code) => cardName(scene, lying(code))) });
  return html`<span class="known" role="img" aria-label=${label}>
    ${codes.map(
      (code) =>
        html`<span class=${scene.marked(code) ? "marked" : ""} data-card=${code} aria-hidden="true"
          >${mini(lying(code))}</span
        >`,
    )}
  </span>`;
}
