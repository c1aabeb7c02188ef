// What lies between the armies: the supporters to win, the recruits and the piles.

import { html, nothing, repeat } from "../../html.js";
import { back, face, faceClass, lying, lyingClass } from "./faces.js";
import { cardName, recruitLabel } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {import("./words.js").Lying} Lying */

/** As many cards as may be discarded at once: an army, and the supporters that nobody took. */
const LEAVING = 16;

/** @param {Scene} scene */
export function supporters(scene) {
  const { t, table } = scene;
  return html`
    <div class="row supporters" data-zone="supporters" role="group" aria-label=${t("supporters")}>
      <h2 class="row-title" aria-hidden="true">${t("supporters")}</h2>
      <div class="row-cards">
        ${repeat(
          table.supporters,
          (/** @type {string} */ code) => code,
          (/** @type {string} */ code, index) =>
            spot(`supporter:${index + 1}`, (element) =>
              scene.pick(
                element,
                {
                  label: t("supporter", { card: cardName(scene, code) }),
                  class: faceClass(code),
                  card: code,
                  from: "pile:deck",
                  shows: true,
                },
                face(scene, code),
              ),
            ),
        )}
        ${table.supporters.length ? nothing : html`<p class="row-empty">${t("supporters.none")}</p>`}
      </div>
    </div>
  `;
}

/** Five places, of which the one of this round was turned up last. @param {Scene} scene */
export function recruits(scene) {
  const { t, table } = scene;
  return html`
    <div class="row recruits" data-zone="recruits" role="group" aria-label=${t("recruits.label", table)}>
      <div class="row-side">
        <h2 class="row-title" aria-hidden="true">
          <span class="where-wide">${t("recruits")}</span> ${t("round", table)}
        </h2>
        <div class="piles">${deck(scene)}${discard(scene)}</div>
      </div>
      <div class="row-cards">
        ${repeat(
          table.recruits,
          (/** @type {Lying | null} */ recruit, index) => recruit?.id ?? `none:${index}`,
          (/** @type {Lying | null} */ recruit, index) => recruitPlace(scene, recruit, index + 1),
        )}
      </div>
    </div>
  `;
}

/** @param {Scene} scene @param {Lying | null} recruit @param {number} place */
function recruitPlace(scene, recruit, place) {
  const look = recruit ? lyingClass(recruit) : "card none";
  const now = place === scene.table.round && scene.table.phase !== "claim" ? "now" : "";
  return spot(
    `recruit:${place}`,
    (element) =>
      scene.pick(
        element,
        {
          label: recruitLabel(scene, recruit, place),
          class: look,
          card: recruit?.id,
          from: "pile:deck",
          shows: recruit !== null,
        },
        recruit ? lying(scene, recruit, place) : nothing,
      ),
    now,
  );
}

/** @param {string} element @param {(element: string) => any} draw @param {string} [look] */
const spot = (element, draw, look = "") =>
  html`<span class="spot ${look}" data-look=${element}>${draw(element)}</span>`;

/** @param {Scene} scene */
function deck(scene) {
  const count = scene.table.deck;
  return scene.pick(
    "pile:deck",
    { label: scene.t("deck", { count }), class: `pile ${count ? "" : "none"}`, shows: true },
    html`${count ? back() : nothing}<b class="count" aria-hidden="true">${count}</b>`,
  );
}

/** The top card; those below it are seen only on their way, as when an army leaves. @param {Scene} scene */
function discard(scene) {
  const { cards, down } = scene.table.discard;
  const count = cards.length + down;
  return scene.pick(
    "pile:discard",
    { label: scene.t("discard", { count }), class: `pile ${count ? "" : "none"}`, shows: true },
    html`${repeat(
        cards.slice(-LEAVING),
        (/** @type {string} */ code) => code,
        (/** @type {string} */ code) =>
          html`<span class=${faceClass(code)} data-card=${code}>${face(scene, code)}</span>`,
      )}<b class="count" aria-hidden="true">${count}</b>`,
  );
}
