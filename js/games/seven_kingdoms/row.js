// The seven crests in a row: on this side the display, on the other the cards that will be the next one.

import { html, nothing, styleMap } from "../../html.js";
import { crestShield, tokenMark } from "../../art/seven_kingdoms.js";
import { blockAt, blocks, claimOf, place } from "./claims.js";
import { cardClass, face } from "./faces.js";
import { badge } from "./seats.js";
import { cardLabel, character, crestLabel } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** @param {Scene} scene */
export function row(scene) {
  const { t, table } = scene;
  const all = runsToClaim(scene);
  return html`
    <div
      class="row phase-${table.phase}"
      data-zone="row"
      role="group"
      aria-label=${t("row")}
      @click=${(/** @type {MouseEvent} */ event) => all.length && pickBlock(event, scene, all)}
    >
      ${table.row.map((/** @type {any} */ crest) => column(scene, crest))} ${brackets(scene, all)}
      ${table.played.some(Boolean) ? nothing : html`<p class="side-name" aria-hidden="true">${t("next_display")}</p>`}
    </div>
  `;
}

/** @param {Scene} scene @param {any} crest */
const column = (scene, crest) => html`
  <div class="column crest-${crest.crest}">
    ${playedCard(scene, crest.space)} ${crestCard(scene, crest)} ${displayCard(scene, crest.space)}
  </div>
`;

/** @param {Scene} scene @param {number} space */
function playedCard(scene, space) {
  const card = scene.table.played[space - 1];
  if (!card) return html`<span class="place"></span>`;
  const from = `laid:${card}`;
  const label = scene.t("played_label", { n: space, card: cardLabel(scene, card) });
  return html`<span class="spot" data-look="played:${space}">
    ${scene.pick(`played:${space}`, { label, class: cardClass(scene, card), card, from, shows: true }, face(scene, card))}
  </span>`;
}

/** @param {Scene} scene @param {number} space */
function displayCard(scene, space) {
  const card = scene.table.display[space - 1];
  if (!card) return html`<span class="place"></span>`;
  const label = scene.t("space_label", { n: space, card: cardLabel(scene, card) });
  return html`<span class="spot" data-look="space:${space}">
    ${scene.pick(
      `space:${space}`,
      { label, class: cardClass(scene, card), card, from: "deck:", shows: true },
      face(scene, card),
    )}
  </span>`;
}

/** The crest with its token, and who has the most cards of it. @param {Scene} scene @param {any} crest */
function crestCard(scene, crest) {
  const { marked, view, table } = scene;
  const goal = table.phase === "token" && view.status.args?.space === crest.space ? "goal" : "";
  const leaders = /** @type {number[]} */ (crest.leaders);
  const crowded = leaders.length > 2 ? "crowded" : "";
  return html`<button
    type="button"
    class="crest ${goal} ${marked(`crest:${crest.space}`) ? "marked" : ""}"
    data-el="crest:${crest.space}"
    data-look="crest:${crest.space}"
  >
    <span class="visually-hidden">${crestLabel(scene, crest)}</span>
    ${crestShield(crest.crest)}
    ${
      crest.token
        ? html`<span class="token" data-card="crest-token:${crest.space}" data-from="token:1"
            >${tokenMark(crest.token)}</span
          >`
        : nothing
    }
    <span class="leaders ${crowded}" aria-hidden="true"
      >${leaders.map((seat) => badge(scene, seat))}${
        leaders.length ? html`<b>${Math.max(...crest.counts)}</b>` : nothing
      }</span
    >
  </button>`;
}

// Runs: picked as a whole

/** The runs that can be claimed now; none when cards are picked one by one. @param {Scene} scene */
function runsToClaim(scene) {
  const { table, view } = scene;
  if (table.phase !== "claim" || claimOf(character(scene, table.resolving.card).claim).way !== "run") return [];
  return blocks(view.choices);
}

/**
 * A tap on any card of a run picks the run, before the frame takes it for a single card.
 * @param {MouseEvent} event
 * @param {Scene} scene
 * @param {string[][]} all
 */
function pickBlock(event, { path }, all) {
  const node = event.target instanceof Element ? event.target.closest("[data-el]") : null;
  const element = node instanceof HTMLElement ? (node.dataset.el ?? "") : "";
  if (!node || !all.some((block) => block.includes(element))) return;
  event.stopPropagation();
  node.dispatchEvent(new CustomEvent("choose", { bubbles: true, detail: blockAt(all, path, element) }));
}

/** What is picked as one run, and what a tap would pick. @param {Scene} scene @param {string[][]} all */
function brackets({ path, looked }, all) {
  if (!all.length) return nothing;
  const next = looked && !path.includes(looked) ? blockAt(all, path, looked) : [];
  return [bracket(path, "picked"), bracket(next, "next")];
}

/** @param {string[]} block @param {string} look */
function bracket(block, look) {
  if (!block.length) return nothing;
  const [from, to] = [block[0], block[block.length - 1]].map(place);
  return html`<span
    class="bracket ${look}"
    style=${styleMap({ "--from": from, "--to": to })}
    aria-hidden="true"
  ></span>`;
}
