// A card shown large: beside the table where there is room, else on the other half of the screen.

import { html, nothing } from "../html.js";

/**
 * What the card's label says in words is drawn here, so that there is nothing to read out again.
 * @param {import("../types.js").UiState} state
 * @param {import("../types.js").Scene} scene
 */
export function preview({ preview: shown, module }, scene) {
  const content = shown && module?.preview?.(scene, shown.card);
  return content ? html`<div class="preview ${shown.low ? "low" : ""}" aria-hidden="true">${content}</div>` : nothing;
}
