// A card of the hand is picked: the three ways in which it can join the army.

import { html } from "../../html.js";
import { back as backArt, powerMark } from "../../art/lords_of_scotland.js";
import { face, faceClass } from "./faces.js";
import { activation, cardName, clanOf, powerText } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** The card whose way is to be chosen now, if any. @param {Scene} scene */
export function musteredCard({ path, table, me }) {
  const [zone, code] = (path[0] ?? "").split(":");
  if (path.length !== 1 || zone !== "hand") return undefined;
  return table.hands[me].cards.find((/** @type {any} */ { card }) => card === code);
}

/** @param {Scene} scene @param {any} handCard */
export function muster(scene, { card: code, why_no_power: why }) {
  const { t } = scene;
  const clan = clanOf(code);
  return html`
    <section
      class="muster"
      data-zone="sides"
      data-takes-focus=${code}
      role="group"
      aria-label=${t("muster", { card: cardName(scene, code) })}
    >
      <p class="muster-card">${powerText(scene, code)}</p>
      <div class="stances">
        ${side(scene, "down", html`<span class="card down">${backArt()}</span>`, t("side.down.detail"))}
        ${side(scene, "up", html`<span class=${faceClass(code)}>${face(scene, code)}</span>`, t("side.up.detail"))}
        ${side(scene, "power", html`<span class="power-seal clan-${clan}">${powerMark(clan)}</span>`, why ? activation(scene, why) : t(`verb.${clan}`))}
      </div>
    </section>
  `;
}

/** @param {Scene} scene @param {string} name @param {any} drawing @param {string} detail */
const side = (scene, name, drawing, detail) =>
  scene.pick(
    `side:${name}`,
    { label: `${scene.t(`side.${name}`)}. ${detail}`, class: "stance" },
    html`<span class="stance-art" aria-hidden="true">${drawing}</span>
      <span class="stance-words" aria-hidden="true">
        <b>${scene.t(`side.${name}`)}</b>
        <span>${detail}</span>
      </span>`,
  );
