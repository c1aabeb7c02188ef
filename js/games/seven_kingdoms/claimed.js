// After a claim: each card goes to the hand by a tap, the others to the scoring pile.

import { html, nothing } from "../../html.js";
import { sentence } from "../../i18n.js";
import { cardClass, face } from "./faces.js";
import { cardLabel, cardName, character, claimText } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** @param {Scene} scene */
export function claimed(scene) {
  const { t, table, person, view, me, path } = scene;
  const cards = /** @type {string[]} */ (table.claimed);
  const left = cards.filter((card) => !path.includes(`claimed:${card}`));
  const mine = view.turn === me && view.turn === view.seat;
  const title = mine ? t("to_pile") : sentence(t("has_claimed", { seat: person(table.resolving.seat) }));
  return html`
    <section class="lens claimed" data-zone="claimed" role="group" aria-label=${title}>
      <h2>${title}</h2>
      <div class="claimed-cards">
        <div class="cards">
          ${left.map((card) => (mine ? claimedCard(scene, card) : html`<span class=${cardClass(scene, card)} data-card=${card}>${face(scene, card)}</span>`))}
          ${left.length ? nothing : html`<span class="place"></span>`}
        </div>
        ${explained(scene, cards)}
      </div>
    </section>
  `;
}

/** In the panel: it will be scored; in the hand: it will be kept. @param {Scene} scene @param {string} card */
export function claimedCard(scene, card) {
  const kept = scene.path.includes(`claimed:${card}`);
  const label = scene.t(kept ? "will_keep" : "will_score", { card: cardLabel(scene, card) });
  return html`<span class="spot" data-look="claimed:${card}">
    ${scene.pick(`claimed:${card}`, { label, class: cardClass(scene, card), card, shows: true }, face(scene, card))}
  </span>`;
}

/** The card pointed at, in a line. @param {Scene} scene @param {string[]} cards */
function explained(scene, cards) {
  const [zone, card] = (scene.looked ?? "").split(":");
  if (zone !== "claimed" || !cards.includes(card)) return nothing;
  return html`<p><b>${sentence(cardName(scene, card))}</b> ${claimText(scene, character(scene, card))}</p>`;
}
