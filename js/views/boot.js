// How far the engine is: named steps while it starts, a message and a retry when it fails.

import { html, live, nothing } from "../html.js";
import { hasText, t } from "../i18n.js";

/** @param {import("../types.js").Boot} boot @param {import("../types.js").Commands} act */
export function bootSteps(boot, act) {
  if (boot.state === "failed")
    return html`<div class="boot failed" role="alert">
      <p>${t("boot.failed", { step: stepName(boot.step) })}</p>
      ${boot.error ? html`<p class="detail">${errorText(boot.error)}</p>` : nothing}
      <button type="button" class="slot primary" @click=${act.retry}>${t("boot.retry")}</button>
      <button type="button" class="slot" @click=${act.report}>${t("report")}</button>
    </div>`;
  const share = boot.progress ?? Number(boot.done.includes("download"));
  return html`<div class="boot" role="status">
    <progress class="boot-bar" aria-label=${t("boot.waiting")} .value=${live(share)}></progress>
    <p>${stepName(boot.state === "ready" ? "rules" : boot.step)}</p>
  </div>`;
}

/** @param {string | undefined} step */
const stepName = (step) => t(hasText(`boot.step.${step}`) ? `boot.step.${step}` : "boot.waiting");

/** @param {import("../types.js").Text} error */
const errorText = ({ key, args }) => (hasText(`why.${key}`) ? t(`why.${key}`, args) : (args?.detail ?? key));
