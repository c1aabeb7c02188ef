// Pass-and-play: between two people the table hides, and names who is next.

import { html, ref } from "../html.js";
import { t } from "../i18n.js";
import { person } from "../table/scene.js";

/** @param {import("../types.js").View} view @param {import("../types.js").Commands} act */
export const curtain = (view, act) => html`
  <main class="curtain" aria-labelledby="curtain-title">
    <h1 id="curtain-title" tabindex="-1" ${ref(focusWhenShown)}>
      ${t("curtain.title", { seat: person(view, view.curtain ?? 0) })}
    </h1>
    <p>${t("curtain.text")}</p>
    <button type="button" class="slot primary" @click=${act.lift} @animationend=${focusOnceArmed}>
      ${t("curtain.lift")}
    </button>
  </main>
`;

/** Where the last person's focus was is of no account any more. @param {Element | undefined} title */
const focusWhenShown = (title) => queueMicrotask(() => title instanceof HTMLElement && title.focus());

/** Neither a tap nor a key that was meant for the table lifts the curtain. @param {AnimationEvent} event */
const focusOnceArmed = ({ currentTarget }) => /** @type {HTMLElement} */ (currentTarget).focus();
