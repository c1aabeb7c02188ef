// Who acts next: the laid cards by number with their players, then those who have still to lay.

import { html, nothing, repeat } from "../../html.js";
import { sentence } from "../../i18n.js";
import { character, cardName } from "./words.js";
import { chipFace } from "./faces.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {{seat: number, card: string | null, now: boolean, moves: boolean}} Entry */

/** @param {Scene} scene */
export const queue = (scene) => html`
  <ol class="queue" data-zone="queue" aria-label=${scene.t("queue")}>
    ${repeat(
      entries(scene),
      ({ seat }) => seat,
      (entry) => queueEntry(scene, entry),
    )}
  </ol>
`;

/** @param {Scene} scene @returns {Entry[]} */
function entries({ table }) {
  const { resolving, queue: laid } = table;
  // a Bishop that acts lies in its player's pile, any other card at its crest
  const acting = resolving ? [{ ...resolving, now: true, moves: false }] : [];
  const waiting = laid.map((/** @type {Entry} */ entry) => ({ ...entry, now: false, moves: true }));
  return [...acting, ...waiting, ...toLay(table)];
}

/** Those who have still to lay, in their order. @param {any} table @returns {Entry[]} */
function toLay({ phase, hands, start, queue: laid }) {
  if (phase !== "lay") return [];
  const players = hands.length;
  return Array.from({ length: players }, (_, index) => (start + index) % players)
    .filter((seat) => hands[seat].length && !laid.some((/** @type {Entry} */ entry) => entry.seat === seat))
    .map((seat) => ({ seat, card: null, now: false, moves: false }));
}

/** @param {Scene} scene @param {Entry} entry */
function queueEntry(scene, { seat, card, now, moves }) {
  const { t, person, view } = scene;
  const name = sentence(person(seat).name);
  if (!card) {
    return html`<li class="entry">
      <span class="to-lay ${view.turn === seat ? "turn" : ""}">
        <span class="chip-place" aria-hidden="true"></span><span class="who" aria-hidden="true">${name}</span>
        <span class="visually-hidden">${t("to_lay", { seat: name })}</span>
      </span>
    </li>`;
  }
  return html`<li class="entry ${now ? "now" : ""}">
    <button
      type="button"
      class="laid"
      data-el="laid:${card}"
      data-look="laid:${card}"
      data-card=${moves ? card : nothing}
      data-from="seat:${seat}"
    >
      <span class="visually-hidden">${t(now ? "acts_now" : "acts_later", { name, card: cardName(scene, card) })}</span>
      <span class="chip crest-${character(scene, card).crest} ${scene.marked(card) ? "marked" : ""}" aria-hidden="true"
        >${chipFace(scene, card)}</span
      ><span class="who" aria-hidden="true">${name}</span>
    </button>
  </li>`;
}
