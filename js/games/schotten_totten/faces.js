// What a card looks like: the same face from a chip at a stone to a card in the hand.

import { html, nothing } from "../../html.js";
import { back as backArt, suitCloth, suitMark, tacticsMark } from "../../art/schotten_totten.js";
import { cardName, isClan } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** The classes of a card's node. @param {string} code */
export const faceClass = (code) => (isClan(code) ? `card clan suit-${code[0]}` : `card tactics ${kind(code)}`);

/** Clan cards and troops lie at a side, modes on the stone, ruses go to the discard. @param {string} code */
export function kind(code) {
  if (isClan(code)) return "clan";
  if (["JK", "SP", "SB"].includes(code.slice(0, 2))) return "troop";
  return ["BB", "MF"].includes(code) ? "mode" : "ruse";
}

/** @param {Scene} scene @param {string} code */
export function face(scene, code) {
  if (!isClan(code)) {
    return html`<span class="face" aria-hidden="true">
      ${tacticsMark(code)}<span class="face-name">${cardName(scene, code)}</span>
    </span>`;
  }
  return html`<span class="face" aria-hidden="true">
    <span class="number">${code[1]}</span>
    <span class="suit"
      >${suitMark(code[0])}${scene.letters ? html`<b>${scene.t(`letter.${code[0]}`)}</b>` : nothing}</span
    >
    <span class="cloth-band">${suitCloth(code[0])}</span>
  </span>`;
}

/** A card that nobody can pick. @param {Scene} scene @param {string} code */
export const chip = (scene, code) =>
  html`<span class=${faceClass(code)} role="img" aria-label=${cardName(scene, code)}> ${face(scene, code)} </span>`;

/** @param {"clan" | "tactics"} pile */
export const back = (pile) => html`<span class="face" aria-hidden="true">${backArt(pile)}</span>`;
