// The middle of the table: the ring with the set to beat, whose it is and what it is.

import { html, nothing, repeat } from "../../html.js";
import { garland, ring as ringArt, scoutChip } from "../../art/scout.js";
import { sentence } from "../../i18n.js";
import { readings } from "./readings.js";
import { face, held, row, still } from "./row.js";
import { stageOf } from "./spans.js";
import { cardName, setName } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {import("./spans.js").Card} Card */

/** @param {Scene} scene */
export const bigTop = (scene) => html`
  <div class="big-top">
    <div class="garlands" aria-hidden="true">${garland(8)}</div>
    ${scene.table.turned ? readings(scene) : ring(scene)}
  </div>
`;

/** @param {Scene} scene */
function ring(scene) {
  const { view, t } = scene;
  return html`
    <div class="ring">
      ${ringArt()}
      <section class="ring-floor" data-zone="set" role="group" aria-label=${t("ring")}>
        ${setInRing(scene)} ${view.players === 2 ? paidChips(scene) : scouts(scene)}
      </section>
    </div>
  `;
}

/** The set; while a scouted card is on its way into the hand, what it leaves. @param {Scene} scene */
function setInRing(scene) {
  const { table, path, t } = scene;
  const scouting = stageOf(path) === "new";
  const cards = (table.set?.cards ?? []).filter((/** @type {Card} */ card) => !scouting || card.element !== path[0]);
  if (!cards.length) return html`<p class="empty-ring">${t("ring.empty")}</p>`;
  const { owner } = table.set;
  return html`
    <p class="billing seat-${owner}">
      <b>${sentence(scene.person(owner).name)}</b>
      <span>${scouting ? t("ring.rest") : setName(scene, table.set)}</span>
    </p>
    ${row(
      cards.length,
      repeat(
        cards,
        ({ id }) => id,
        (card, index) => held(index, cardInRing(scene, card, owner), scene.marked(card.id) ? "marked" : ""),
      ),
      `set seat-${owner}`,
    )}
  `;
}

/** @param {Scene} scene @param {any} card @param {number} owner */
function cardInRing(scene, card, owner) {
  const label = cardName(scene, card);
  const from = `seat:${owner}`;
  if (scene.view.turn === null || scene.view.turn !== scene.view.seat) return still(card, label, from);
  return scene.pick(card.element, { label, class: "card" }, face(card, from));
}

/** How near the end by scouting is. @param {Scene} scene */
function scouts({ table, view, t }) {
  if (!table.set && !table.scouts) return nothing;
  const left = table.scouts_to_end;
  return html`<p
    class="scouts ${left === 1 ? "last" : ""}"
    role="img"
    aria-label=${t("scouts", { count: table.scouts, left })}
  >
    ${Array.from({ length: view.players - 1 }, (_, index) => html`<i class=${index < table.scouts ? "lit" : ""}></i>`)}
    ${left === 1 ? html`<span>${t("scouts_to_end")}</span>` : nothing}
  </p>`;
}

/** Two players: the chips paid for scouting. @param {Scene} scene */
function paidChips({ table, t }) {
  const count = 6 - table.seats[0].chips - table.seats[1].chips;
  if (!count) return nothing;
  return html`<p class="paid" role="img" aria-label=${t("paid", { count })}>
    ${Array.from({ length: count }, () => scoutChip())}
  </p>`;
}
