import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { updateButton } from "./offline.js";

/** @param {import("../types.js").UiState} state @param {import("../types.js").Commands} act */
export const menu = (state, act) => html`
  <nav class="menu">
    <button type="button" @click=${() => act.go({ page: "lobby" })}>${t("lobby")}</button>
    <button type="button" @click=${act.rematch}>${t("rematch.menu")}</button>
    <button type="button" @click=${() => act.go({ page: "new", game: state.view?.game })}>${t("new_game")}</button>
    <button type="button" @click=${() => act.open("saves")}>${t("saves")}</button>
    ${
      state.view?.ply && !state.past
        ? html`<button type="button" @click=${() => act.lookBack((state.view?.ply ?? 1) - 1)}>
            ${t("past.look")}
          </button>`
        : nothing
    }
    ${state.view?.result ? html`<button type="button" @click=${act.analyse}>${t("analysis")}</button>` : nothing}
    ${state.view ? html`<button type="button" @click=${act.passOn}>${t("parcel")}</button>` : nothing}
    <button type="button" @click=${() => act.open("rules")}>${t("rules")}</button>
    <button type="button" @click=${() => act.go({ page: "learn", game: state.view?.game })}>${t("lesson")}</button>
    <button type="button" @click=${() => act.open("settings")}>${t("settings")}</button>
    <button type="button" @click=${() => act.open("help")}>${t("help")}</button>
    <button type="button" @click=${act.report}>${t("report")}</button>
    ${state.offline.update ? updateButton(act) : nothing}
  </nav>
`;
