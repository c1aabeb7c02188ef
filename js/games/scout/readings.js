// Before the first turn: the hand both ways up, and the sets that either would hold.

import { html, repeat } from "../../html.js";
import { face, held, row, underlines } from "./row.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** @param {Scene} scene */
export const readings = (scene) => html`
  <div class="readings" data-zone="readings" role="group" aria-label=${scene.t("readings")}>
    ${reading(scene, "do:keep", scene.table.hand)} ${reading(scene, "do:flip", scene.table.turned)}
  </div>
`;

/** @param {Scene} scene @param {"do:keep" | "do:flip"} element @param {{cards: any[], sets: any[]}} hand */
function reading(scene, element, { cards, sets }) {
  const { t } = scene;
  const whole = sets.filter((set) => set.whole && set.first < set.last);
  const tops = (/** @type {any[]} */ row) => row.map(({ top }) => top).join(" ");
  const names = whole.map(({ first, last }) => tops(cards.slice(first - 1, last)));
  const holds = names.length ? t("reading.sets", { sets: names }) : t("reading.none");
  const title = t(`reading.${element.split(":")[1]}`);
  const label = `${title}: ${tops(cards)}. ${holds}`;
  const asked = scene.view.turn === scene.view.seat;
  // a card moves from one place: that of the hand as it lies
  const mine = (/** @type {any} */ card) => (element === "do:keep" ? card : { ...card, id: `turned:${card.id}` });
  return html`
    <div class="reading">
      ${
        asked
          ? scene.pick(element, { label, class: "reading-title" }, title)
          : html`<span class="reading-title">${title}</span>`
      }
      <div class="fan-frame" role="img" aria-label=${tops(cards)}>
        ${row(
          cards.length,
          html`${repeat(
            cards,
            ({ id }) => id,
            (card, index) => held(index, html`<span class="card">${face(mine(card))}</span>`),
          )}${underlines(
            cards,
            whole.map(({ first, last }) => ({ first, last, beats: true })),
          )}`,
          "fan",
        )}
      </div>
      <span class="reading-sets">${holds}</span>
    </div>
  `;
}
