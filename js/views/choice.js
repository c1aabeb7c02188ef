// One value out of a few, as a row of radio buttons; out of many, as a list to unfold.

import { html } from "../html.js";
import { t } from "../i18n.js";

/** @typedef {(name: string, label: string, values: readonly any[], now: any, text: (value: any) => string, change: (value: any) => void) => import("../types.js").Template} Choice */

const MOST_SEGMENTS = 6;

/** @type {Choice} */
export const choice = (name, label, values, ...rest) =>
  (values.length > MOST_SEGMENTS ? list : segments)(name, label, values, ...rest);

/** @type {Choice} */
const segments = (name, label, values, now, text, change) => html`
  <fieldset class="choice">
    <legend>${label}</legend>
    <div class="segments">
      ${values.map(
        (value) =>
          html`<label class="segment">
            <input type="radio" name=${name} .checked=${value === now} @change=${() => change(value)} />
            <span>${text(value)}</span>
          </label>`,
      )}
    </div>
  </fieldset>
`;

/** @type {Choice} */
const list = (name, label, values, now, text, change) => html`
  <p class="choice">
    <label>
      <span class="choice-name">${label}</span>
      <select name=${name} @change=${(/** @type {any} */ event) => change(values[event.target.selectedIndex])}>
        ${values.map((value) => html`<option .selected=${value === now}>${text(value)}</option>`)}
      </select>
    </label>
  </p>
`;

/** The choice of a game's option in words. @param {string} game @param {string} name @param {any} value */
export function optionName(game, name, value) {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return typeof value === "number" ? String(value) : t(`${game}.option.${name}.${value}`);
}
