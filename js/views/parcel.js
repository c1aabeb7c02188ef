// What can be passed on of a game, and what comes in.

import { html, nothing } from "../html.js";
import { currentLanguage, plain, t } from "../i18n.js";
import { DOWNLOAD } from "../offline.js";
import { nameForOthers } from "../table/scene.js";
import { passedOn } from "./daily.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Commands} Commands
 * @typedef {import("../sharing/parcel.js").Parcel} Parcel
 */

/** @param {UiState} state @param {Commands} act */
export function parcel(state, act) {
  const { view, parcel: packed } = state;
  if (!view) return nothing;
  if (!packed && !view.result) return warning(act);
  return html`
    ${passedOn(state)}
    <div class="parcel">
      ${view.result ? button("parcel.words", () => act.share(words(view, packed))) : nothing}
      ${view.result ? button("parcel.picture", () => act.savePicture(picture(view))) : nothing}
      ${packed?.link ? button("parcel.game", () => act.share(packed.link ?? "")) : nothing}
      ${packed?.deal ? button("parcel.deal", () => act.share(packed.deal ?? "")) : nothing}
      ${packed ? button("parcel.file", act.saveFile) : nothing}
    </div>
    <p class="detail">${t(view.result ? "parcel.hint" : "parcel.tells")}</p>
  `;
}

/** Of a game that runs a link tells every card. @param {Commands} act */
const warning = (act) => html`
  <p>${t("parcel.warning")}</p>
  <div class="choices">
    <button type="button" class="slot" @click=${act.close}>${t("cancel")}</button>
    <button type="button" class="slot primary" @click=${act.packRunning}>${t("parcel.sure")}</button>
  </div>
`;

/** @param {string} key @param {() => void} command */
const button = (key, command) => html`<button type="button" class="slot" @click=${command}>${t(key)}</button>`;

/** The result in words. @param {import("../types.js").View} view @param {Parcel | null} packed */
function words(view, packed) {
  const { winners, scores } = view.result;
  const lines = scores.map((/** @type {number} */ score, /** @type {number} */ seat) => {
    const line = t("parcel.seat", { name: nameForOthers(view, seat), score });
    return winners.includes(seat) ? `★ ${line}` : line;
  });
  return [`Quatuor · ${t(`game.${view.game}`)}`, ...lines, packed?.link].filter(Boolean).join("\n");
}

/** The result for a picture. @param {import("../types.js").View} view @returns {import("../sharing/picture.js").Picture} */
function picture(view) {
  const { winners, scores } = view.result;
  const seats = scores.map((/** @type {number} */ score, /** @type {number} */ seat) => {
    const strong = winners.includes(seat);
    return { left: `${strong ? "★ " : ""}${nameForOthers(view, seat)}`, right: plain(score), strong };
  });
  const today = new Date().toLocaleDateString(currentLanguage());
  return { game: view.game, lines: [{ left: t(`game.${view.game}`), right: today, strong: true }, ...seats] };
}

/** In the lobby: a file that comes in, the site as a file, a game for somebody's page, a report. @param {Commands} act */
export const ways = (act) => html`
  <p class="ways">
    <label class="way">
      ${t("parcel.open")}
      <input
        type="file"
        accept=".json,application/json"
        @change=${(/** @type {any} */ { target }) => target.files[0] && act.openFile(target.files[0])}
      />
    </label>
    ${
      location.protocol.startsWith("http")
        ? html`<a class="way" href="quatuor.html" download
              >${t("parcel.single", { megabytes: Math.ceil(DOWNLOAD / 1e6) })}</a
            >
            <a class="way" href="embed.html">${t("snippet.title")}</a>`
        : nothing
    }
    <button type="button" class="way" @click=${act.report}>${t("report")}</button>
  </p>
`;
