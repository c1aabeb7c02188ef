// What happened, one line for each event, the newest last.

import { guard, html, ifDefined, ref, repeat } from "../html.js";
import { currentLanguage, t } from "../i18n.js";
import { say } from "../table/scene.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Commands} Commands
 * @typedef {import("../types.js").GameEvent} GameEvent
 */

/** @param {UiState} state @param {Scene} scene @param {Commands} act */
export function logLines(state, scene, act) {
  const now = current(state);
  return html`
    <div
      class="log-lines"
      role="log"
      aria-label=${t("log")}
      aria-live="off"
      data-zone="log"
      ${ref((list) => follow(list, state))}
    >
      <ol>
        ${repeat(
          state.log,
          (_, index) => index,
          // a line is said once: the whole log anew would cost more with every move
          (event, index) =>
            guard([event, index === now, scene.me, currentLanguage()], () =>
              line(event, index, index === now, state, scene, act),
            ),
        )}
      </ol>
    </div>
  `;
}

/** @param {GameEvent} event @param {number} index @param {boolean} isNow @param {UiState} state @param {Scene} scene @param {Commands} act */
const line = (event, index, isNow, state, scene, act) => html`
  <li class=${event.args?.seat === scene.me ? "mine" : ""}>
    <button
      type="button"
      class="log-line"
      data-el="log:${index}"
      aria-current=${ifDefined(isNow ? "true" : undefined)}
      @click=${() => act.lookBack(event.ply)}
    >
      ${say("log", event, scene, state.module)}
    </button>
  </li>
`;

/** The line that the table shows: the last one of its move. @param {UiState} state */
const current = ({ past, log }) => (past ? log.findLastIndex(({ ply }) => ply <= past.ply) : log.length - 1);

/** Which line each list was last moved to. @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * A new line is shown, or the one that is looked back at; whoever reads others is left in peace until then.
 * @param {Element | undefined} list
 * @param {UiState} state
 */
function follow(list, state) {
  const place = `${state.log.length} ${state.past?.ply}`;
  if (!list || shown.get(list) === place) return;
  shown.set(list, place);
  // with the frame, which lays the page out anyway
  requestAnimationFrame(() => {
    if (state.past) list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    else list.scrollTop = list.scrollHeight;
  });
}
