// The settings sheet: each setting of the schema as a row of choices.

import { html } from "../html.js";
import { t } from "../i18n.js";
import { SCHEMA } from "../kept/settings.js";
import { choice } from "./choice.js";

/** @param {import("../types.js").UiState} state @param {import("../types.js").Commands} act */
export const settings = (state, act) => html`
  <form class="settings">
    ${Object.entries(SCHEMA).map(([name, values]) =>
      choice(
        `setting-${name}`,
        t(`setting.${name}`),
        [...values],
        /** @type {any} */ (state.settings)[name],
        (value) => (typeof value === "boolean" ? t(value ? "yes" : "no") : t(`setting.${name}.${value}`)),
        (value) => act.change({ [name]: value }),
      ),
    )}
  </form>
`;
