// What lies before a player: points, the cards in hand as far as they are known, the scoring pile.

import { html, nothing, repeat } from "../../html.js";
import { back } from "../../art/seven_kingdoms.js";
import { chip, chipFace } from "./faces.js";
import { initials } from "./signs.js";
import { cardName, character } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** The sign of a seat, by letters and not by a colour: colours are crests. @param {Scene} scene @param {number} seat */
export function badge(scene, seat) {
  const signs = initials(scene.view.seats.map((_, one) => scene.person(one).name));
  return html`<i class="badge ${seat === scene.me ? "mine" : ""}" aria-hidden="true">${signs[seat]}</i>`;
}

/** @param {Scene} scene @param {number} seat */
export const opponent = (scene, seat) => html`
  ${badge(scene, seat)}${points(scene, seat)}
  <span class="held" role="img" aria-label=${handText(scene, seat)}>
    ${scene.table.hands[seat].map((/** @type {string} */ card) => heldCard(scene, card, seat))}
  </span>
`;

/** My points, beside my hand. @param {Scene} scene */
export const mine = (scene) => html`<div class="my-points">${badge(scene, scene.me)}${points(scene, scene.me)}</div>`;

/** @param {Scene} scene @param {string} card @param {number} seat */
const heldCard = (scene, card, seat) =>
  isBack(card)
    ? html`<span class="back" data-card=${card}>${back()}</span>`
    : chip(scene, card, { from: `seat:${seat}` });

/** @param {string} card */
export const isBack = (card) => card.startsWith("back:");

/** @param {Scene} scene @param {number} seat */
function handText(scene, seat) {
  const { t, table } = scene;
  const hand = /** @type {string[]} */ (table.hands[seat]);
  const known = hand.filter((card) => !isBack(card));
  const count = t("hand_of", { count: hand.length });
  return known.length ? `${count}. ${t("known", { cards: known.map((card) => cardName(scene, card)) })}` : count;
}

/**
 * The points so far; pointed at, their parts. Scored cards glide in here and are seen no more.
 * @param {Scene} scene
 * @param {number} seat
 */
function points(scene, seat) {
  const { t, table, person } = scene;
  const { total } = table.points[seat];
  return html`<button
    type="button"
    class="points"
    data-look="points:${seat}"
    aria-label=${t("points_label", { name: person(seat).name, count: total })}
  >
    ${total}
    <span class="hoard" aria-hidden="true">
      ${repeat(
        table.piles[seat],
        (card) => card,
        (/** @type {string} */ card) => scoredCard(scene, card),
      )}
    </span>
  </button>`;
}

/** @param {Scene} scene @param {string} card */
const scoredCard = (scene, card) =>
  html`<span class="chip crest-${character(scene, card).crest}" data-card=${card}>${chipFace(scene, card)}</span>`;

/**
 * The hand: three places, the limit. What is picked of the claimed cards goes to a free one.
 * @param {Scene} scene
 * @param {(card: string) => any} held
 * @param {(card: string) => any} kept
 */
export function places({ table, me, path, t }, held, kept) {
  const hand = /** @type {string[]} */ (table.hands[me]);
  const picked = path.filter((element) => element.startsWith("claimed:")).map((element) => element.split(":")[1]);
  const free = Math.max(table.hand_limit - hand.length - picked.length, 0);
  return html`
    ${repeat(hand, (card) => card, held)} ${repeat(picked, (card) => card, kept)}
    ${Array.from({ length: free }, () => html`<span class="place"></span>`)}
    ${table.phase === "keep" ? html`<span class="visually-hidden">${t("free_places", { count: free })}</span>` : nothing}
  `;
}
