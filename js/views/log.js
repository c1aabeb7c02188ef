// What happened, one line for each event, the newest last.

import { html, ref, repeat } from "../html.js";
import { t } from "../i18n.js";
import { say } from "../scene.js";

/**
 * @param {import("../types.js").UiState} state
 * @param {import("../types.js").Scene} scene
 */
export const logLines = (state, scene) => html`
  <div class="log-lines" role="log" aria-label=${t("log")} aria-live="off" tabindex="0" ${ref(scrollToEnd)}>
    <ol>
      ${repeat(
        state.log,
        (_, index) => index,
        (event) =>
          html`<li class=${event.args?.seat === scene.me ? "mine" : ""}>${say("log", event, scene, state.module)}</li>`,
      )}
    </ol>
  </div>
`;

/** @param {Element | undefined} list */
function scrollToEnd(list) {
  queueMicrotask(() => list && (list.scrollTop = list.scrollHeight));
}
