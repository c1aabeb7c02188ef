// A report of a problem, copied already, and shown: nobody passes on what they cannot read.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";

/** @typedef {import("../types.js").UiState} UiState */

/** What is no fault of the player's. */
const FAULTS = ["bad_request", "engine_failed", "internal", "page_error", "share_failed", "table_missing"];

/** @param {import("../types.js").Text | null | undefined} note */
export const isFault = (note) => !!note && FAULTS.includes(note.key);

/** @param {UiState} state @param {import("../types.js").Commands} act */
export function report({ shared }, act) {
  if (!shared) return nothing;
  return html`
    <p role="status">${t(shared.how === "copied" ? "report.copied" : "report.shown")}</p>
    <p>${t("report.text")}</p>
    <textarea class="words" readonly rows="8" aria-label=${t("report")} .value=${shared.text}></textarea>
    <p class="choices">
      <button type="button" class="slot" @click=${act.report}>${t("share.copy")}</button>
    </p>
  `;
}
