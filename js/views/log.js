// What happened, one line for each event, the newest last.

import { html, ifDefined, ref, repeat } from "../html.js";
import { t } from "../i18n.js";
import { say } from "../table/scene.js";

/**
 * @param {import("../types.js").UiState} state
 * @param {import("../types.js").Scene} scene
 * @param {import("../types.js").Commands} act
 */
export const logLines = (state, scene, act) => html`
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
        (event, index) =>
          html`<li class=${event.args?.seat === scene.me ? "mine" : ""}>
            <button
              type="button"
              class="log-line"
              data-el="log:${index}"
              aria-current=${ifDefined(index === current(state) ? "true" : undefined)}
              @click=${() => act.lookBack(event.ply)}
            >
              ${say("log", event, scene, state.module)}
            </button>
          </li>`,
      )}
    </ol>
  </div>
`;

/** The line that the table shows: the last one of its move. @param {import("../types.js").UiState} state */
const current = ({ past, log }) => (past ? log.findLastIndex(({ ply }) => ply <= past.ply) : log.length - 1);

/** Which line each list was last moved to. @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * A new line is shown, or the one that is looked back at; whoever reads others is left in peace until then.
 * @param {Element | undefined} list
 * @param {import("../types.js").UiState} state
 */
function follow(list, state) {
  const line = `${state.log.length} ${state.past?.ply}`;
  if (!list || shown.get(list) === line) return;
  shown.set(list, line);
  queueMicrotask(() => {
    if (state.past) list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
    else list.scrollTop = list.scrollHeight;
  });
}
