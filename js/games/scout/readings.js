// Before the first turn: the hand both ways up, and the sets that either would hold.

import { html, repeat } from "../../html.js";
import { held, row, still, underlines } from "./row.js";
import { cardName } from "./words.js";

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
  const name = element.split(":")[1];
  const whole = sets.filter((set) => set.whole && set.first < set.last);
  const tops = (/** @type {any[]} */ row) => row.map(({ top }) => top).join(" ");
  const names = whole.map(({ first, last }) => tops(cards.slice(first - 1, last)));
  const holds = names.length ? t("reading.sets", { sets: names }) : t("reading.none");
  const label = `${t(`reading.${name}`)}: ${tops(cards)}. ${holds}`;
  const drawn = html`
    <span class="reading-title">${t(`reading.${name}`)}</span>
    <span class="fan-frame">
      ${row(
        cards.length,
        html`${repeat(
          cards,
          ({ id }) => id,
          (card, index) => held(index, still(card, cardName(scene, card))),
        )}${underlines(
          cards,
          whole.map(({ first, last }) => ({ first, last, beats: true })),
        )}`,
        "fan",
      )}
    </span>
    <span class="reading-sets">${holds}</span>
  `;
  return scene.view.turn === scene.view.seat
    ? scene.pick(element, { label, class: "reading" }, drawn)
    : html`<div class="reading" role="img" aria-label=${label}>${drawn}</div>`;
}
