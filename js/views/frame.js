// The table's frame, the same for every game: bar, opponents, common area, status, hand, actions, log.

import { html, nothing, styleMap } from "../html.js";
import { hasText, sentence, t } from "../i18n.js";
import { asItWas } from "../table/past.js";
import { stepOf } from "../table/lesson.js";
import { next } from "../table/picks.js";
import { createScene, doName, say } from "../table/scene.js";
import { sectionAtHand } from "../table/sections.js";
import { percent } from "../table/analysis.js";
import { icon } from "../art/icons.js";
import { coach, leaveButton, lessonText, nextButton, offer } from "./coach.js";
import { logLines } from "./log.js";
import { pastActions, pastStatus } from "./past.js";
import { preview } from "./preview.js";
import { isFault } from "./report.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Commands} Commands
 */

/** @param {UiState} state @param {Commands} act */
export function frame(state, act) {
  const { past, module } = state;
  const shown = past ? asItWas({ ...state, past }) : pointed(state);
  const { view } = shown;
  if (!view || !module) return nothing;
  const scene = createScene({ ...shown, view });
  return html`
    <div
      class="table game-${view.game} ${past ? "past" : ""} ${state.lesson ? "lesson" : ""}"
      @click=${act.tapOn}
      @choose=${act.choose}
      @pointerover=${act.hover}
      @focusin=${act.hover}
    >
      ${bar(state, scene, act)}
      <main class="play">
        <section class="opponents" aria-label=${t("opponents")}>
          ${others(scene).map((seat) => seatCard(scene, seat, module.opponent?.(scene, seat)))}
        </section>
        <div class="common">${module.common(scene)}</div>
        ${past ? pastStatus(state, scene, act) : state.lesson ? coach(state, scene, state.lesson) : status(state, scene, act)}
        <section class="hand" data-zone="hand" role="group" aria-label=${t("hand")}>${module.hand(scene)}</section>
        ${past ? pastActions(state, act) : actions(state, scene, act)}
      </main>
      <aside class="side" aria-label=${t("log")}>
        <h2>${t("log")}</h2>
        ${logLines(state, scene, act)}
      </aside>
      ${preview(state, scene)}
    </div>
  `;
}

/** A lesson rings what it speaks of. @param {UiState} state @returns {UiState} */
const pointed = (state) => (state.lesson ? { ...state, hint: stepOf(state.lesson).point ?? [] } : state);

/** The other seats, in the order of play after mine. @param {Scene} scene */
function others({ view, me }) {
  return Array.from({ length: view.players - 1 }, (_, index) => (me + 1 + index) % view.players);
}

/** @param {Scene} scene @param {number} seat @param {any} content */
const seatCard = (scene, seat, content) => html`
  <div class="seat ${scene.view.turn === seat ? "turn" : ""}" data-el="seat:${seat}">
    <span class="seat-name">${scene.person(seat).name}</span>
    ${content ?? nothing}
    ${scene.view.turn === seat ? html`<span class="visually-hidden">${t("to_move")}</span>` : nothing}
  </div>
`;

/** @param {UiState} state @param {Scene} scene @param {Commands} act */
const bar = (state, scene, act) => html`
  <header class="bar">
    <button type="button" class="icon-button" aria-label=${t("menu")} @click=${() => act.open("menu")}>
      ${icon("menu")}
    </button>
    <div class="bar-names">
      <h1>${t(`game.${scene.view.game}`)}</h1>
      <p>${state.module?.round?.(scene) ?? nothing}</p>
    </div>
    ${state.embedded ? wholePage(scene.view) : nothing}
    <button type="button" class="icon-button only-narrow" aria-label=${t("log")} @click=${() => act.open("log")}>
      ${icon("log")}
    </button>
    <button
      type="button"
      class="icon-button"
      aria-label=${t("sound")}
      aria-pressed=${state.settings.sound}
      @click=${() => act.change({ sound: !state.settings.sound })}
    >
      ${icon(state.settings.sound ? "sound" : "mute")}
    </button>
    <button type="button" class="icon-button" aria-label=${t("rules")} @click=${act.rules}>${icon("book")}</button>
  </header>
`;

/** From a frame to the page itself, with the game as it stands. @param {import("../types.js").View} view */
const wholePage = ({ save, result }) => html`
  <a
    class="icon-button"
    href="index.html#game/${save}"
    target="_blank"
    rel="noopener"
    aria-label=${t("frame.whole")}
    title=${t(result ? "frame.whole" : "frame.whole_running")}
  >
    ${icon("open")}
  </a>
`;

/** What to do, or the answer to a vain tap; spoken by the announcer. @param {UiState} state @param {Scene} scene @param {Commands} act */
function status(state, scene, act) {
  const mine = scene.view.turn !== null && scene.view.turn === scene.view.seat;
  const waits = state.busy && state.boot.state === "starting";
  const share = state.progress ?? (waits ? (state.boot.progress ?? 1) : null);
  return html`
    <p class="status ${state.note ? "note" : ""} ${mine ? "mine" : ""}">
      <span>${prompt(state, scene)} ${aside(state, act)}</span>
      ${share === null ? nothing : html`<span class="thinking" style=${styleMap({ "--share": share })}></span>`}
    </p>
  `;
}

/**
 * Beside the sentence: a way on when something has failed, the rule that a vain tap met, or a lesson for who is new.
 * @param {UiState} state
 * @param {Commands} act
 */
function aside(state, act) {
  if (state.boot.state === "failed")
    return html`${offered(act.retry, t("boot.retry"))} ${offered(act.report, t("report"))}`;
  if (!state.note) return offer(state, act);
  if (isFault(state.note)) return offered(act.report, t("report"));
  const { key } = state.note;
  const ofTheGame = key === "not_now" || hasText(`${state.view?.game}.why.${key}`);
  return ofTheGame && sectionAtHand(state) ? offered(act.rules, t("rules.why")) : nothing;
}

/** @param {() => void} command @param {string} text */
const offered = (command, text) => html`<button type="button" class="offer" @click=${command}>${text}</button>`;

/** The one sentence under the table. @param {UiState} state @param {Scene} scene */
export function prompt(state, scene) {
  const { view } = scene;
  if (state.note) return say("why", state.note, scene, state.module);
  if (state.lesson) return lessonText(state.lesson);
  if (state.advice) return advice(state.advice, scene, state.module);
  if (view.result) return t("game_over");
  if (view.turn === null) return "";
  if (view.turn !== view.seat) {
    return sentence(t(state.progress === null ? "their_turn" : "thinking", { seat: scene.person(view.turn) }));
  }
  // while a whole choice is on its way, what was said last stays
  const path = state.busy ? state.path.slice(0, -1) : state.path;
  return state.module?.prompt?.(scene, path) ?? say("status", view.status, scene, state.module);
}

/** The hint in words, and why. @param {import("../types.js").Advice} advice @param {Scene} scene @param {UiState["module"]} module */
function advice({ picks, expected, visits, next: second }, scene, module) {
  const names = picks.map((element) =>
    element.startsWith("do:") || !module
      ? doName(element, scene, /** @type {any} */ (module))
      : module.elementName(element, scene),
  );
  const move = sentence(names.join(", "));
  if (!visits || second === undefined) return t("hint.only", { move });
  return t("hint.because", { move, best: percent(expected), next: percent(second) });
}

/** Two slots that never move, and between them what else there is. @param {UiState} state @param {Scene} scene @param {Commands} act */
function actions(state, scene, act) {
  const { view } = scene;
  const dos = next(view.choices, state.path).filter((element) => element.startsWith("do:"));
  const thinking = view.turn !== null && view.seats[view.turn].kind === "computer";
  return html`
    <div class="actions" role="toolbar" data-zone="actions" aria-label=${t("actions")}>
      ${
        state.path.length
          ? html`<button type="button" class="slot" data-el="bar:cancel" @click=${act.cancel}>
              ${icon("close")}${t("cancel")}
            </button>`
          : state.lesson
            ? leaveButton(state.lesson, act)
            : undoButton(state, act)
      }
      ${state.lesson ? nothing : hintButton(view, act)}
      ${dos.slice(0, -1).map((element) => doButton(state, scene, element, "extra"))}
      ${
        thinking
          ? html`<button type="button" class="slot" data-el="bar:now" @click=${act.hurry}>
              ${icon("skip")}${t("play_now")}
            </button>`
          : view.result
            ? html`<button type="button" class="slot primary" data-el="bar:result" @click=${() => act.open("result")}>
                ${t("result")}
              </button>`
            : dos.length
              ? doButton(state, scene, dos[dos.length - 1], "slot primary")
              : state.lesson
                ? nextButton(state.lesson, act)
                : html`<span class="slot empty" aria-hidden="true"></span>`
      }
    </div>
  `;
}

/** @param {import("../types.js").View} view @param {Commands} act */
const hintButton = ({ turn, seat }, act) => html`
  <button
    type="button"
    class="icon-button"
    data-el="bar:hint"
    aria-label=${t("hint")}
    aria-disabled=${turn === null || turn !== seat}
    @click=${act.hint}
  >
    ${icon("bulb")}
  </button>
`;

/** @param {UiState} state */
export const canUndo = ({ view, settings }) => !!view && (view.undo.can || (settings.freeUndo && view.undo.free));

/** @param {UiState} state @param {Commands} act */
function undoButton(state, act) {
  return html`<button type="button" class="slot" data-el="bar:undo" aria-disabled=${!canUndo(state)} @click=${act.undo}>
    ${icon("undo")}<span class="slot-text">${t("undo")}</span>
  </button>`;
}

/** @param {UiState} state @param {Scene} scene @param {string} element @param {string} style */
function doButton(state, scene, element, style) {
  const name = doName(element, scene, /** @type {any} */ (state.module));
  return scene.pick(element, { label: name, class: style }, name);
}
