// What a card looks like: the same face from a chip in a queue to a card in the hand.

import { html, nothing } from "../../html.js";
import { claimMark, crestEmblem, kindMark } from "../../art/seven_kingdoms.js";
import { cardName, character } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** The classes of a card's node. @param {Scene} scene @param {string} card */
export function cardClass(scene, card) {
  const { crest, kind } = character(scene, card);
  return `card crest-${crest} ${kind}`;
}

/** @param {Scene} scene @param {string} card */
export function face(scene, card) {
  const { number, crest, kind, claim, crests } = character(scene, card);
  return html`<span class="face" aria-hidden="true">
    <span class="chief"
      ><b class="number">${number}</b
      ><span class="emblem">${scene.letters ? letter(scene, crest) : nothing}${crestEmblem(crest)}</span></span
    >
    <span class="kind">${kindMark(kind)}</span>
    <span class="claim">${claimMark(claim, crests)}</span>
  </span>`;
}

/** A card as small as its number, emblem and kind. @param {Scene} scene @param {string} card */
export function chipFace(scene, card) {
  const { number, crest, kind } = character(scene, card);
  return html`<b class="number">${number}</b>${scene.letters ? letter(scene, crest) : crestEmblem(crest)}
    <span class="kind">${kindMark(kind)}</span>`;
}

/**
 * A chip that nobody can pick, shown large when it is pointed at.
 * @param {Scene} scene
 * @param {string} card
 * @param {{from?: string, moves?: boolean}} [how]  moves: this is where the card lies
 */
export const chip = (scene, card, { from, moves = true } = {}) => html`
  <span
    class="chip crest-${character(scene, card).crest} ${scene.marked(card) ? "marked" : ""}"
    role="img"
    aria-label=${cardName(scene, card)}
    data-look="card:${card}"
    data-card=${moves ? card : nothing}
    data-from=${from ?? nothing}
    >${chipFace(scene, card)}</span
  >
`;

/** @param {Scene} scene @param {string} crest */
const letter = ({ t }, crest) => html`<i class="letter" data-letter=${t(`letter.${crest}`)}></i>`;
