// The one way in which anything on a table is picked: a button that says what it is and how it stands.

import { html, ifDefined } from "../html.js";
import { look } from "../table/picks.js";

/**
 * @param {import("../types.js").UiState} state
 * @param {string} element
 * @param {import("../types.js").Face} face
 * @param {any} content
 */
export function pickable(state, element, face, content) {
  const how = look(state.view?.choices ?? {}, state.path, element);
  const classes = ["pick", how, face.class ?? ""];
  if (state.drag?.element === element) classes.push("away");
  if (state.drag?.over === element) classes.push("over");
  if (state.hint.includes(element)) classes.push("hinted");
  if (state.marks.includes(element) || (face.card && state.marks.includes(face.card))) classes.push("marked");
  return html`<button
    type="button"
    class=${classes.join(" ")}
    data-el=${element}
    data-card=${ifDefined(face.card)}
    data-from=${ifDefined(face.from)}
    aria-label=${face.label}
    aria-pressed=${ifDefined(how === "resting" ? undefined : how === "picked")}
    aria-disabled=${ifDefined(how === "resting" && !face.shows ? "true" : undefined)}
  >
    ${content}
  </button>`;
}
