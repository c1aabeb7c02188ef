// How the table is used: each control with its sign, name, key and state, then what keys alone do.

import { html, nothing } from "../html.js";
import { hasText, t } from "../i18n.js";
import { icon } from "../art/icons.js";
import { canUndo } from "./frame.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 *
 * @typedef {object} Control
 * @property {string} text
 * @property {string} [key]  as it is written, or the text with its name in every language
 * @property {(state: UiState) => import("../art/icons.js").IconName} [sign]  a button's icon
 * @property {(state: UiState) => string} [now]  the text of what it is or can do now
 */

/** @type {Control[]} */
const CONTROLS = [
  { text: "menu", sign: () => "menu" },
  { text: "help.log", sign: () => "log", key: "L" },
  {
    text: "sound",
    sign: ({ settings }) => (settings.sound ? "sound" : "mute"),
    now: ({ settings }) => (settings.sound ? "help.on" : "help.off"),
  },
  { text: "help.rules", sign: () => "book", key: "R" },
  {
    text: "help.undo",
    sign: () => "undo",
    key: "Ctrl Z, ⌘ Z",
    now: (state) => (canUndo(state) || !state.view?.undo.key ? "" : `why.${state.view.undo.key}`),
  },
  { text: "help.hint", sign: () => "bulb", key: "H" },
  { text: "help.now", sign: () => "skip", key: "N" },
  { text: "help.back", sign: () => "back", key: "B" },
  { text: "help.tab", key: "Tab" },
  { text: "help.arrows", key: "← → ↑ ↓" },
  { text: "help.enter", key: "help.key.enter" },
  { text: "help.escape", key: "help.key.escape" },
  { text: "help.status", key: "S" },
  { text: "help.help", key: "?" },
];

/** @param {UiState} state */
export const help = (state) => html`
  <p>${t("help.intro")}</p>
  ${state.settings.shortcuts ? nothing : html`<p>${t("help.no_letters")}</p>`}
  <dl class="keys">${CONTROLS.map((control) => row(control, state))}</dl>
`;

/** @param {Control} control @param {UiState} state */
function row({ text, key, sign, now }, state) {
  const stands = now?.(state);
  return html`
    <dt>${sign ? icon(sign(state)) : nothing} ${key ? html`<kbd>${hasText(key) ? t(key) : key}</kbd>` : nothing}</dt>
    <dd>${t(text)} ${stands ? html`<span class="detail">${t(stands)}</span>` : nothing}</dd>
  `;
}
