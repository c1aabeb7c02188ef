// Between two rounds: how the one ended, before the next begins.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { createScene } from "../table/scene.js";

/** @param {import("../types.js").UiState} state */
export function interlude(state) {
  const { view, module } = state;
  if (!view || !module?.interlude) return nothing;
  return module.interlude(createScene({ ...state, view }));
}

/** @param {import("../types.js").Commands} act */
export const interludeFoot = (act) => html`
  <div class="sheet-foot">
    <button type="button" class="slot primary" @click=${act.close}>${t("go_on")}</button>
  </div>
`;
