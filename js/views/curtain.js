// Pass-and-play: between two people the table hides, and names who is next.

import { html, ref } from "../html.js";
import { t } from "../i18n.js";
import { person } from "../table/scene.js";

/** @param {import("../types.js").View} view @param {import("../types.js").Commands} act */
export const curtain = (view, act) => html`
  <main class="curtain" aria-labelledby="curtain-title">
    <h1 id="curtain-title" tabindex="-1">${t("curtain.title", { seat: person(view, view.curtain ?? 0) })}</h1>
    <p>${t("curtain.text")}</p>
    <button type="button" class="slot primary" @click=${act.lift} ${ref(focusWhenShown)}>${t("curtain.lift")}</button>
  </main>
`;

/** @param {Element | undefined} button */
const focusWhenShown = (button) => queueMicrotask(() => button instanceof HTMLElement && button.focus());
