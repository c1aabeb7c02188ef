// Schotten Totten's table: a wall of nine stones, the lens that shows one of them large, the piles.

import { html, nothing, repeat } from "../html.js";
import { back, face, faceClass, kind } from "./schotten_totten/faces.js";
import { large, lens } from "./schotten_totten/lens.js";
import { wall } from "./schotten_totten/wall.js";
import { cardName, elementName, ownerName, words } from "./schotten_totten/words.js";
import { sections } from "./schotten_totten/sections.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @type {import("../types.js").GameTable} */
export default {
  sections,
  words,
  elementName,
  highlights: ["claim"],

  common: (scene) => html`
    <div class="moor">
      ${wall(scene)}
      <div class="below">${lens(scene)}${piles(scene)}</div>
    </div>
  `,

  hand: (scene) => html`
    <div class="cards">
      ${repeat(
        scene.table.hands[scene.me].cards,
        ({ id }) => id,
        (card) => handCard(scene, card),
      )}
    </div>
  `,

  opponent: (scene, seat) => html`
    <span class="backs">${scene.table.hands[seat].cards.map((/** @type {any} */ card) => heldCard(scene, card))}</span>
    <span class="won">${scene.t("stones_of", { count: scene.table.stones_won[seat] })}</span>
  `,

  round({ table, t, me }) {
    const of = (/** @type {number[]} */ counts) => ({ mine: counts[me], theirs: counts[1 - me] });
    if (table.rounds === 1) return t("score", of(table.stones_won));
    return `${t("round", table)} · ${t("points", of(table.points))}`;
  },

  prompt(scene, path) {
    const { t, table } = scene;
    const [zone, code] = (path.at(-1) ?? "").split(":");
    if (table.phase !== "play" || !code) return undefined;
    const card = cardName(scene, code, "the");
    if (zone === "card") return t("prompt.to", { card });
    if (code === "RE") return t("prompt.recruit");
    if (kind(code) === "ruse") return t("prompt.target", { card: cardName(scene, code) });
    return t("prompt.stone", { card });
  },

  result: (scene) => html`
    <ul class="result-stones" aria-label=${scene.t("wall")}>
      ${scene.table.stones.map((/** @type {any} */ stone) => wonStone(scene, stone))}
    </ul>
  `,

  preview: (scene, card) => (/^([a-z]\d|[A-Z]{2,3}\d?)$/.test(card) ? large(scene, card) : undefined),

  marks({ key, args = {} }) {
    if (key === "claim") return [`stone:${args.stone}`];
    if (!args.card || !args.stone) return [];
    return [args.card, `stone:${args.to ?? args.stone}`];
  },
};

/** @param {Scene} scene @param {any} card  of the hand; a back before the curtain is lifted */
function handCard(scene, { id, element, back: pile }) {
  if (!element) return html`<span class="card back" data-card=${id}>${back(pile)}</span>`;
  const label = cardName(scene, id);
  const from = `pile:${faceClass(id).includes("clan") ? "clan" : "tactics"}`;
  return html`<span class="hand-place" data-look=${element}>
    ${scene.pick(element, { label, class: faceClass(id), card: id, from }, face(scene, id))}
  </span>`;
}

/** A card of the other hand: its back, or its face when Recruiter has shown it. @param {Scene} scene @param {any} card */
const heldCard = (scene, { id, back: pile }) =>
  pile
    ? html`<span class="card back" data-card=${id}>${back(pile)}</span>`
    : html`<span class=${faceClass(id)} data-card=${id}>${face(scene, id)}</span>`;

/** @param {Scene} scene @param {any} stone */
function wonStone(scene, { number, owner }) {
  const whose = owner === null ? "open" : owner === scene.me ? "mine" : "theirs";
  const line = scene.view.result.line.includes(number) ? "line" : "";
  return html`<li class="${whose} ${line}">
    <span aria-hidden="true">${number}</span>
    <span class="visually-hidden">${scene.t("stone.label", { n: number, state: ownerName(scene, owner) })}</span>
  </li>`;
}

/** @param {Scene} scene */
function piles(scene) {
  const { t, table, view } = scene;
  const shown = table.piles.filter((/** @type {any} */ pile) => view.options.tactics || pile.element === "pile:clan");
  return html`
    <div class="piles" data-zone="piles" role="group" aria-label=${t("piles")}>
      ${shown.map((/** @type {any} */ pile) => drawPile(scene, pile))}
      ${table.discard.length ? discardPile(scene) : nothing}
    </div>
  `;
}

/** @param {Scene} scene @param {any} pile */
function drawPile(scene, { element, count, known }) {
  const { t } = scene;
  const name = element.split(":")[1];
  const label = [t("pile.label", { pile: t(`pile.${name}`), count })];
  if (known.length)
    label.push(t("pile.known", { cards: known.map((/** @type {string} */ id) => cardName(scene, id)) }));
  return scene.pick(
    element,
    { label: label.join(", "), class: `pile ${count ? "" : "empty"}` },
    html`${count ? back(name) : nothing}<span class="pile-count" aria-hidden="true">${count}</span>`,
  );
}

/** @param {Scene} scene */
function discardPile(scene) {
  const { t, table } = scene;
  const cards = table.discard.map((/** @type {any} */ { id }) => cardName(scene, id));
  const top = table.discard.at(-1).id;
  return scene.pick(
    "discard:",
    {
      label: t("discard.label", { count: cards.length, cards }),
      class: `pile discard ${faceClass(top)}`,
      card: top,
      shows: true,
    },
    html`${face(scene, top)}<span class="pile-count" data-count=${cards.length}></span>`,
  );
}
