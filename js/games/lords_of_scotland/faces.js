// What a card looks like: a parchment with its clan's banner, from a chip in an army to a card held close.

import { html, nothing } from "../../html.js";
import { back as backArt, emblem, powerMark, tartan } from "../../art/lords_of_scotland.js";
import { clanOf, strengthOf } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {import("./words.js").Lying} Lying */

/** Drawings that never change, once for each clan. @type {Map<string, any>} */
const drawn = new Map();

/** @param {string} clan */
function drawings(clan) {
  if (!drawn.has(clan)) drawn.set(clan, { emblem: emblem(clan), power: powerMark(clan), tartan: tartan(clan) });
  return drawn.get(clan);
}

/** The classes of a card's node. @param {string} code */
export const faceClass = (code) => `card clan-${clanOf(code)}`;

/** What is written on it is what it is called, in the same order. @param {Scene} scene @param {string} code */
export function face(scene, code) {
  const clan = clanOf(code);
  const { emblem: mark, power, tartan: cloth } = drawings(clan);
  return html`<span class="face" aria-hidden="true">
    <span class="clan-name">${scene.t(`clan.${clan}`)}</span>
    <span class="number">${strengthOf(code)}</span>
    <span class="banner">
      <span class="cloth">${cloth}</span>
      <span class="charge">${mark}</span>
      ${scene.letters ? html`<b class="letters" data-letters=${clan}></b>` : nothing}
    </span>
    <span class="power">${power}</span>
  </span>`;
}

/** A card's back; on a recruit's stands the round in which it is turned up. @param {number} [round] */
export const back = (round) =>
  html`<span class="face back" aria-hidden="true"
    >${backArt()}${round ? html`<span class="turns-up">${round}</span>` : nothing}</span
  >`;

/** As a card lies: its face where one knows it, else its back. @param {Scene} scene @param {Lying} card @param {number} [round] */
export const lying = (scene, { card }, round) => (card ? face(scene, card) : back(round));

/** @param {Lying} card */
export const lyingClass = ({ card, up }) => `${card ? faceClass(card) : "card"} ${up ? "up" : "down"}`;

/** A card that nobody can pick. @param {Scene} scene @param {string} code @param {string} [label] its name, unless what is around says it */
export const still = (scene, code, label) =>
  label
    ? html`<span class=${faceClass(code)} role="img" aria-label=${label}>${face(scene, code)}</span>`
    : html`<span class=${faceClass(code)}>${face(scene, code)}</span>`;
