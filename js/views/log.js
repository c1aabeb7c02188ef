// What happened, one line for each event, the newest last.

import { html, ref, repeat } from "../html.js";
import { t } from "../i18n.js";
import { say } from "../scene.js";

/**
 * @param {import("../types.js").UiState} state
 * @param {import("../types.js").Scene} scene
 */
export const logLines = (state, scene) => html`
  <div
    class="log-lines"
    role="log"
    aria-label=${t("log")}
    aria-live="off"
    tabindex="0"
    ${ref((list) => scrollToEnd(list, state.log.length))}
  >
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

/** How long each list was when it was last moved to its end. @type {WeakMap<Element, number>} */
const lengths = new WeakMap();

/** A new line is shown; whoever reads older ones is left in peace until then. @param {Element | undefined} list @param {number} length */
function scrollToEnd(list, length) {
  if (!list || lengths.get(list) === length) return;
  lengths.set(list, length);
  queueMicrotask(() => (list.scrollTop = list.scrollHeight));
}
