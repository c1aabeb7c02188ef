// Whether the site can be used without a network, and a new version when there is one.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { DOWNLOAD } from "../offline.js";

/** @param {import("../types.js").UiState} state @param {import("../types.js").Commands} act */
export const offlineNote = ({ offline }, act) => html`
  ${offline.state === "off" ? nothing : html`<p class="offline">${t(`offline.${offline.state}`, { megabytes: megabytes(DOWNLOAD) })}</p>`}
  ${offline.update ? html`<p class="offline">${t("offline.update")} ${updateButton(act)}</p>` : nothing}
`;

/** @param {import("../types.js").Commands} act */
export const updateButton = (act) =>
  html`<button type="button" class="slot" @click=${act.update}>${t("offline.use")}</button>`;

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 1e5) / 10;
