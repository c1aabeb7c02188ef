// 7 Kingdoms' table: seven crests between the display and the next one, and who acts when.

import { html, nothing } from "../html.js";
import { sentence } from "../i18n.js";
import { back, tokenMark } from "../art/seven_kingdoms.js";
import { claimed, claimedCard } from "./seven_kingdoms/claimed.js";
import { claimOf } from "./seven_kingdoms/claims.js";
import { cardClass, face } from "./seven_kingdoms/faces.js";
import { large, lens, standings } from "./seven_kingdoms/lens.js";
import { queue } from "./seven_kingdoms/queue.js";
import { row } from "./seven_kingdoms/row.js";
import { scoring } from "./seven_kingdoms/scoring.js";
import { isBack, mine, opponent, places } from "./seven_kingdoms/seats.js";
import { cardLabel, cardName, elementName, tokenLabel, words } from "./seven_kingdoms/words.js";
import { sections } from "./seven_kingdoms/sections.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @type {import("../types.js").GameTable} */
export default {
  sections,
  words,
  elementName,
  opponent,
  highlights: ["token", "crest_won"],
  result: scoring,

  common: (scene) => html`
    <div class="realm">
      ${queue(scene)} ${row(scene)}
      <div class="below">
        ${scene.table.claimed.length ? claimed(scene) : lens(scene)}${supply(scene)}
        <div class="where-there-is-room">${standings(scene)}</div>
      </div>
    </div>
  `,

  hand: (scene) => html`
    <div class="holding ${scene.table.phase === "keep" && scene.view.turn === scene.me ? "deciding" : ""}">
      <div class="cards">
        ${places(
          scene,
          (card) => handCard(scene, card),
          (card) => claimedCard(scene, card),
        )}
      </div>
      ${mine(scene)}
    </div>
  `,

  round: ({ table, t, person }) => t("round", { round: table.round, seat: person(table.start) }),

  prompt(scene, path) {
    const { table, view } = scene;
    if (table.phase === "claim") return sentence(claimPrompt(scene, path));
    if (table.phase !== "keep") return undefined;
    const room = view.status.args?.room;
    if (!room) return scene.t("prompt.keep_none");
    return path.length < room ? scene.t("prompt.keep", { left: room - path.length }) : scene.t("prompt.keep_full");
  },

  preview: (scene, card) => (scene.table.characters[card] ? large(scene, card) : undefined),

  marks({ key, args = {} }) {
    if (key === "token") return [`crest:${args.space}`];
    if (args.kept) return args.kept.map(String);
    return ["lay", "resolve"].includes(key) ? [String(args.card)] : [];
  },
};

/** @param {Scene} scene @param {string[]} path */
function claimPrompt(scene, path) {
  const { t, view } = scene;
  const { card: number, claim, size } = view.status.args ?? {};
  const card = cardName(scene, number);
  const { way, size: spaces } = claimOf(claim);
  const count = path.length;
  if (way === "any" && count < size) return t("prompt.any", { card, left: size - count, more: count > 0 });
  return count ? t("prompt.claim", { count }) : t(`prompt.${way}`, { card, spaces });
}

/** @param {Scene} scene @param {string} card  a back before the curtain is lifted */
function handCard(scene, card) {
  if (isBack(card)) return html`<span class="card back" data-card=${card}>${back()}</span>`;
  return html`<span class="spot" data-look="hand:${card}">
    ${scene.pick(
      `hand:${card}`,
      { label: cardLabel(scene, card), class: cardClass(scene, card), card, from: "deck:", shows: true },
      face(scene, card),
    )}
  </span>`;
}

/** The tokens on offer, those still face down, the deck. @param {Scene} scene */
function supply(scene) {
  const { t, table } = scene;
  return html`
    <div class="supply" data-zone="supply" role="group" aria-label=${t("supply")}>
      ${table.offer.map(
        (/** @type {string} */ token, /** @type {number} */ at) =>
          html`<span data-look="token:${at + 1}">
            ${scene.pick(`token:${at + 1}`, { label: tokenLabel(scene, token), class: "offered", shows: true }, tokenMark(token))}
          </span>`,
      )}
      <span class="face-down" role="img" aria-label=${t("tokens_left", { count: table.tokens_left })}>
        <i></i>${table.tokens_left}
      </span>
      ${deck(scene)}
    </div>
  `;
}

/** @param {Scene} scene */
function deck(scene) {
  const { t, table } = scene;
  const { count, under } = table.deck;
  const label = t("deck_label", { count });
  return html`<button
    type="button"
    class="deck ${count ? "" : "empty"}"
    data-el="deck:"
    data-look="deck:"
    aria-label=${under.length ? `${label}. ${t("deck_under", { count: under.length })}` : label}
  >
    ${count ? back() : nothing}<span class="pile-count" aria-hidden="true">${count}</span>
    ${under.length ? html`<span class="known-under" aria-hidden="true">${under.length}</span>` : nothing}
  </button>`;
}
