// One value out of a few, as a row of radio buttons; out of many, as a list to unfold.

import { html } from "../html.js";

const MOST_SEGMENTS = 6;

/**
 * @template V
 * @param {string} name
 * @param {string} label
 * @param {readonly V[]} values
 * @param {V} now
 * @param {(value: V) => string} text
 * @param {(value: V) => void} change
 */
export const choice = (name, label, values, now, text, change) =>
  values.length > MOST_SEGMENTS
    ? list(name, label, values, now, text, change)
    : segments(name, label, values, now, text, change);

/** @type {typeof choice} */
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

/** @type {typeof choice} */
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
