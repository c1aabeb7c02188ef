// A lesson's words, in the place of the status, and its buttons, in the place of the actions.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { isLast, stepOf } from "../table/lesson.js";
import { say } from "../table/scene.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Commands} Commands
 * @typedef {import("../table/lesson.js").Lesson} Lesson
 */

/** @param {Lesson} lesson */
export const lessonText = (lesson) => t(`lesson.${lesson.game}.${stepOf(lesson).say}`);

/** @param {UiState} state @param {Scene} scene @param {Lesson} lesson */
export const coach = ({ note, module }, scene, lesson) => html`
  <div class="status coach">
    <p>${lessonText(lesson)}</p>
    ${
      note
        ? html`<p class="coach-note">${say("why", note, scene, module)}</p>`
        : html`<progress
            aria-label=${t("lesson.progress")}
            max=${lesson.steps.length - 1}
            .value=${lesson.at}
          ></progress>`
    }
  </div>
`;

/** In the place of undo. @param {Lesson} lesson @param {Commands} act */
export const leaveButton = (lesson, act) => html`
  <button type="button" class="slot" data-el="bar:leave" @click=${() => act.go({ page: "lobby" })}>
    ${t(isLast(lesson) ? "lobby" : "lesson.leave")}
  </button>
`;

/** On the right, where nothing has to be picked. @param {Lesson} lesson @param {Commands} act */
export function nextButton(lesson, act) {
  if (stepOf(lesson).do) return html`<span class="slot empty" aria-hidden="true"></span>`;
  const [key, press] = isLast(lesson)
    ? ["lesson.play", () => act.playAgain(lesson.game)]
    : ["lesson.next", act.onwards];
  return html`<button type="button" class="slot primary" data-el="bar:next" @click=${press}>${t(key)}</button>`;
}

/** To somebody who has never played this game, until the first move. @param {UiState} state @param {Commands} act */
export function offer({ view, learned, results, lesson, embedded, path }, act) {
  if (!view || view.ply >= view.players || lesson || embedded || path.length) return nothing;
  if (learned.includes(view.game) || results.some(({ game }) => game === view.game)) return nothing;
  return html`<button type="button" class="offer" @click=${() => act.go({ page: "learn", game: view.game })}>
    ${t("lesson.offer")}
  </button>`;
}
