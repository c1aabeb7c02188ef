// The wall: nine stones in a line, the others' cards above, mine below.

import { html, nothing, repeat } from "../../html.js";
import { borderStone } from "../../art/schotten_totten.js";
import { face, faceClass } from "./faces.js";
import { cardName, stoneLabel } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** @param {Scene} scene */
export function wall(scene) {
  const { stones } = scene.table;
  const places = Math.max(...stones.map((/** @type {any} */ stone) => stone.places));
  return html`
    <div class="wall places-${places}" data-zone="stones" role="group" aria-label=${scene.t("wall")}>
      ${stones.map((/** @type {any} */ stone) => column(scene, stone))}
    </div>
  `;
}

/** A claimed stone leaves the line for its owner's side. @param {Scene} scene @param {any} stone */
function column(scene, stone) {
  const { me } = scene;
  const owner = stone.owner === null ? "open" : stone.owner === me ? "mine" : "theirs";
  const looked = scene.looked === stone.element ? "looked" : "";
  return html`
    <div class="column ${owner} ${looked} ${scene.look(stone.element)}" data-look=${stone.element}>
      ${side(scene, stone, 1 - me)}
      ${scene.pick(
        stone.element,
        { label: stoneLabel(scene, stone), class: "stone", card: stone.element, shows: true },
        html`${borderStone(stone.number)}<span class="stone-number" aria-hidden="true">${stone.number}</span>
          <span class="modes" aria-hidden="true"
            >${repeat(stone.modes, idOf, (mode) => modeTile(scene, mode.id))}</span
          >`,
      )}
      ${side(scene, stone, me)}
    </div>
  `;
}

/** @param {{id: string}} card */
const idOf = ({ id }) => id;

/** @param {Scene} scene @param {string} code */
const modeTile = (scene, code) =>
  html`<span
    class="${faceClass(code)} ${scene.marked(code) ? "marked" : ""}"
    data-card=${code}
    data-from="seat:${1 - scene.me}"
  >
    ${face(scene, code)}
  </span>`;

/** The cards grow away from the stone: mine downwards, the others' upwards. @param {Scene} scene @param {any} stone @param {number} seat */
function side(scene, stone, seat) {
  const { cards, free } = stone.sides[seat];
  const mine = seat === scene.me;
  const places = Array.from({ length: stone.owner === null ? free : 0 }, () => html`<span class="place"></span>`);
  return html`
    <div class="side-cards ${mine ? "mine" : "theirs"}">
      ${mine ? nothing : places} ${repeat(cards, idOf, (/** @type {any} */ card) => laid(scene, card, seat))}
      ${mine ? places : nothing}
    </div>
  `;
}

/** A button only while it is a target: the stone's label names its cards. @param {Scene} scene @param {{id: string, element: string}} card @param {number} seat */
function laid(scene, { id, element }, seat) {
  const from = `seat:${seat}`;
  if (scene.look(element) !== "resting") {
    return scene.pick(element, { label: cardName(scene, id), class: faceClass(id), card: id, from }, face(scene, id));
  }
  return html`<span class="${faceClass(id)} ${scene.marked(id) ? "marked" : ""}" data-card=${id} data-from=${from}>
    ${face(scene, id)}
  </span>`;
}
