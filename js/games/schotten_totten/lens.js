// What one points at, large: a stone with both formations and the claim, a tactics card, the discard.

import { html, nothing } from "../../html.js";
import { sentence } from "../../i18n.js";
import { say } from "../../table/scene.js";
import { chip, face, faceClass, kind } from "./faces.js";
import { cardName, formationName, isClan, words } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

const FORMATIONS = {
  color_run: ["r4", "r5", "r6"],
  three_of_a_kind: ["g8", "b8", "y8"],
  color: ["b2", "b5", "b9"],
  run: ["p6", "r7", "g8"],
  sum: ["n9", "y9", "r2"],
};

/** @param {Scene} scene */
export function lens(scene) {
  const [zone, name] = (scene.looked ?? lastStone(scene) ?? "").split(":");
  if (zone === "stone") return stoneLens(scene, scene.table.stones[Number(name) - 1]);
  if ((zone === "hand" || zone === "card") && !isClan(name)) return tacticsLens(scene, name);
  if (zone === "discard") return discardLens(scene);
  return formations(scene);
}

/** The stone of the others' last move. @param {Scene} scene */
function lastStone(scene) {
  return scene.table.stones.find((/** @type {any} */ { element }) => scene.marked(element))?.element;
}

/** @param {Scene} scene @param {any} stone */
function stoneLens(scene, stone) {
  const { t, me, view } = scene;
  return html`
    <section class="lens" aria-label=${t("stone", { n: stone.number })}>
      <h2>
        ${t("stone", { n: stone.number })}
        ${stone.modes.map((/** @type {any} */ { id }) => html`<span class="mode-name">${cardName(scene, id)}</span>`)}
      </h2>
      ${
        stone.owner === null
          ? nothing
          : html`<p class="owner">${t("claimed_by", { owner: scene.person(stone.owner).name })}</p>`
      }
      ${[1 - me, me].map((seat) => sideLine(scene, stone, seat))}
      ${stone.owner === null ? verdict(scene, stone) : nothing}
      ${
        stone.claimable && view.turn === view.seat
          ? scene.pick(
              stone.element,
              { label: `${t("claim")}: ${t("stone", { n: stone.number })}`, class: "slot primary claim" },
              t("claim"),
            )
          : nothing
      }
    </section>
  `;
}

/** @param {Scene} scene @param {any} stone @param {number} seat */
function sideLine(scene, stone, seat) {
  const { cards, free } = stone.sides[seat];
  return html`
    <div class="side-line">
      <span class="who">${sentence(scene.person(seat).name)}</span>
      <span class="chips">
        ${cards.map((/** @type {any} */ { id }) => chip(scene, id))}
        ${Array.from({ length: stone.owner === null ? free : 0 }, () => html`<span class="place"></span>`)}
      </span>
      <span class="formation">${sideText(scene, stone, stone.sides[seat])}</span>
    </div>
  `;
}

/** @param {Scene} scene @param {any} stone @param {any} side */
function sideText(scene, stone, { cards, formation, best, first }) {
  const { t } = scene;
  if (formation) {
    const bothDone = stone.sides.every((/** @type {any} */ side) => side.formation);
    return html`<b>${formationName(scene, formation)}</b>${first && bothDone ? html` · ${t("side.first")}` : nothing}`;
  }
  if (stone.owner !== null) return nothing;
  if (!cards.length) return t("side.empty");
  return best ? t("side.open", { formation: t(`formation.${best.formation}`), sum: best.sum }) : t("side.hopeless");
}

/** Whether the stone can be claimed, mine first, and why. @param {Scene} scene @param {any} stone */
function verdict(scene, stone) {
  const mine = stone.sides[scene.me];
  const theirs = stone.sides[1 - scene.me];
  const claim = !mine.formation && theirs.formation ? theirs.claim : mine.claim;
  if (!mine.cards.length && !theirs.formation) return nothing;
  return html`<p class="verdict ${claim.holds ? "good" : "bad"}">
    <span aria-hidden="true">${claim.holds ? "✓" : "✗"}</span> ${say("why", claim, scene, { words })}
  </p>`;
}

/** @param {Scene} scene @param {string} code */
const tacticsLens = (scene, code) => html`
  <section class="lens lens-tactics" aria-label=${cardName(scene, code)}>
    <span class=${faceClass(code)}>${face(scene, code)}</span>
    <div>
      <h2>${cardName(scene, code)} <span class="mode-name">${scene.t(`kind.${kind(code)}`)}</span></h2>
      <p>${scene.t(`effect.${code.slice(0, 2)}`)}</p>
    </div>
  </section>
`;

/** A card with what it does. @param {Scene} scene @param {string} code */
export const large = (scene, code) => html`
  <span class=${faceClass(code)}>${face(scene, code)}</span>
  <div>
    <h2>${sentence(cardName(scene, code))}</h2>
    ${isClan(code) ? nothing : html`<p>${scene.t(`effect.${code.slice(0, 2)}`)}</p>`}
  </div>
`;

/** @param {Scene} scene */
const discardLens = (scene) => html`
  <section class="lens" aria-label=${scene.t("discard")}>
    <h2>${scene.t("discard")}</h2>
    <span class="chips">${scene.table.discard.map((/** @type {any} */ { id }) => chip(scene, id))}</span>
  </section>
`;

/** @param {Scene} scene */
const formations = (scene) => html`
  <section class="lens lens-formations" aria-label=${scene.t("formations")}>
    <h2>${scene.t("formations")}</h2>
    <ol>
      ${Object.entries(FORMATIONS).map(
        ([name, cards]) =>
          html`<li>
            <span class="chips" aria-hidden="true"
              >${cards.map((code) => html`<span class=${faceClass(code)}>${face(scene, code)}</span>`)}</span
            >
            ${scene.t(`formation.${name}`)}
          </li>`,
      )}
    </ol>
  </section>
`;
