// How a skirmish ended: the armies in their order, what each was worth, who took what.

import { html, nothing, styleMap } from "../../html.js";
import { sentence } from "../../i18n.js";
import { chips } from "./lens.js";
import { lastFought } from "./skirmish.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {import("./skirmish.js").Fought} Fought */

/** @param {Scene} scene */
export function summary(scene) {
  const fought = lastFought(scene.log);
  if (!fought) return nothing;
  const { t, view, table } = scene;
  const without = view.seats.map((_, seat) => seat).filter((seat) => fought.armies.every((army) => army.seat !== seat));
  return html`
    <section class="fought">
      <h3>${t("skirmish", { n: fought.number })}</h3>
      <ol class="fought-armies">
        ${fought.armies.map((army, index) => line(scene, army, index + 1))}
      </ol>
      ${without.length ? html`<p>${t("fought.without", { names: without.map((seat) => scene.person(seat).name) })}</p>` : nothing}
      <h3>${t("points_title", { target: table.target })}</h3>
      <ul class="standings">
        ${standings(table.points).map(
          (seat) => html`<li style=${styleMap({ "--share": Math.min(1, table.points[seat] / table.target) })}>
            <span>${sentence(scene.person(seat).name)}</span><b>${table.points[seat]}</b>
          </li>`,
        )}
      </ul>
    </section>
  `;
}

/** @param {Scene} scene @param {Fought} army @param {number} rank */
const line = (scene, { seat, strength, doubled, cards, taken }, rank) => html`
  <li>
    <i class="rank" aria-hidden="true">${rank}</i>
    <span class="fought-name">${sentence(scene.person(seat).name)}</span>
    ${chips(scene, cards)}
    <span class="fought-sum">${doubled ? html`<i class="doubled">×2</i>` : nothing} <b>${strength}</b></span>
    <span class="fought-taken">
      ${taken.length ? html`<span>${scene.t("fought.takes", { seat: scene.person(seat) })}</span> ${chips(scene, taken)}` : scene.t("fought.nothing", { seat: scene.person(seat) })}
    </span>
  </li>
`;

/** Seats, the most points first. @param {number[]} points */
const standings = (points) => points.map((_, seat) => seat).sort((a, b) => points[b] - points[a] || a - b);
