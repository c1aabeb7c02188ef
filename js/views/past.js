// While one looks back: where one is, in the place of the status; steps, in the place of the actions.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { judgementAt } from "../table/past.js";
import { say } from "../table/scene.js";
import { icon } from "../art/icons.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Commands} Commands
 */

/** @param {UiState} state @param {Scene} scene @param {Commands} act */
export const pastStatus = (state, scene, act) => html`
  <div class="status past-status">
    <p>
      <strong>${where(state)}</strong>
      <span>${state.note ? say("why", state.note, scene, state.module) : whatHappened(state, scene)}</span>
    </p>
    <button type="button" class="icon-button" data-el="past:leave" aria-label=${t("past.leave")} @click=${act.present}>
      ${icon("close")}
    </button>
  </div>
`;

/** @param {UiState} state */
const where = ({ past, view }) => t("past.where", { ply: past?.ply ?? 0, plies: view?.ply ?? 0 });

/** The last move, and what the computer thinks of the next one. @param {UiState} state @param {Scene} scene */
function whatHappened(state, scene) {
  const better = judgementAt(state)?.better;
  if (better) return t("past.better", { move: say("log", better.event, scene, state.module) });
  const events = state.log.filter(({ ply }) => ply === state.past?.ply);
  return events.map((event) => say("log", event, scene, state.module)).join(" ");
}

/** What a screen reader says of an earlier position. @param {UiState} state @param {Scene} scene */
export const pastSpoken = (state, scene) => [`${where(state)}.`, whatHappened(state, scene)];

/** @param {UiState} state @param {Commands} act */
export function pastActions({ past, view }, act) {
  if (!past || !view) return nothing;
  return html`
    <div class="actions" role="toolbar" data-zone="actions" aria-label=${t("past.steps")}>
      ${step("first", past.ply > 0, act)} ${step("back", past.ply > 0, act)} ${step("forward", true, act)}
      ${step("last", true, act)}
      <button type="button" class="slot primary" data-el="past:play" @click=${() => act.playOn(past.ply)}>
        ${t("past.play")}
      </button>
    </div>
  `;
}

/** @param {import("../table/past.js").Way} name @param {boolean} can @param {Commands} act */
const step = (name, can, act) => html`
  <button
    type="button"
    class="icon-button"
    data-el="past:${name}"
    aria-label=${t(`past.${name}`)}
    aria-disabled=${!can}
    @click=${() => can && act.step(name)}
  >
    ${icon(name)}
  </button>
`;
