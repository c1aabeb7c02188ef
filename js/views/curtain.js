// Pass-and-play: between two people the table hides, and names who is next.

import { html } from "../html.js";
import { t } from "../i18n.js";
import { person } from "../table/scene.js";

/** @param {import("../types.js").View} view @param {import("../types.js").Commands} act */
export const curtain = (view, act) => html`
  <main class="curtain" aria-labelledby="curtain-title">
    <h1 id="curtain-title" tabindex="-1">${t("curtain.title", { seat: person(view, view.curtain ?? 0) })}</h1>
    <p>${t("curtain.text")}</p>
    <button type="button" class="slot primary" @click=${act.lift} @animationend=${focus}>${t("curtain.lift")}</button>
  </main>
`;

/** Once it is armed: neither a tap nor a key that was meant for the table lifts the curtain. @param {AnimationEvent} event */
const focus = ({ currentTarget }) => /** @type {HTMLElement} */ (currentTarget).focus();
