// How a skirmish ended: the armies in their order, what each was worth, who took what; then the points.

import { html, nothing, styleMap } from "../../html.js";
import { sentence } from "../../i18n.js";
import { chips } from "./lens.js";
import { lastFought } from "./skirmish.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {import("./skirmish.js").Fought} Fought */

/** Between two skirmishes. @param {Scene} scene */
export const interlude = (scene) => html`<div class="game-lords_of_scotland">${fought(scene)}${standings(scene)}</div>`;

/** The last skirmish. @param {Scene} scene */
export const result = (scene) => html`<div class="game-lords_of_scotland">${fought(scene)}</div>`;

/** @param {Scene} scene */
function fought(scene) {
  const last = lastFought(scene.log);
  if (!last) return nothing;
  const { t, view } = scene;
  const without = view.seats.map((_, seat) => seat).filter((seat) => last.armies.every((army) => army.seat !== seat));
  return html`
    <section class="fought">
      <h3>${t("skirmish", { n: last.number })}</h3>
      <ol>
        ${last.armies.map((army, index) => line(scene, army, index + 1))}
      </ol>
      ${without.length ? html`<p>${t("fought.without", { names: without.map((seat) => scene.person(seat).name) })}</p>` : nothing}
    </section>
  `;
}

/** @param {Scene} scene @param {Fought} army @param {number} rank */
const line = (scene, { seat, strength, doubled, cards, taken }, rank) => html`
  <li>
    <i class="rank" aria-hidden="true">${rank}</i>
    <span class="fought-name">${sentence(scene.person(seat).name)}</span>
    <span class="fought-sum">${doubled ? html`<i class="doubled">×2</i>` : nothing}<b>${strength}</b></span>
    ${chips(scene, cards)}
    <span class="fought-taken">
      ${scene.t(taken.length ? "fought.takes" : "fought.nothing", { seat: scene.person(seat) })} ${chips(scene, taken)}
    </span>
  </li>
`;

/** The most points first, each on the way to the target. @param {Scene} scene */
function standings(scene) {
  const { points, target } = scene.table;
  const seats = [...points.keys()].sort((a, b) => points[b] - points[a] || a - b);
  return html`
    <section class="standings">
      <h3>${scene.t("points_title", { target })}</h3>
      <ul>
        ${seats.map(
          (seat) =>
            html`<li style=${styleMap({ "--share": Math.min(1, points[seat] / target) })}>
              <span>${sentence(scene.person(seat).name)}</span><b>${points[seat]}</b>
            </li>`,
        )}
      </ul>
    </section>
  `;
}
