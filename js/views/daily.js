// The deal of the day in the lobby, and the words one may pass on about it.

import { html, nothing } from "../html.js";
import { currentLanguage, t, tally } from "../i18n.js";
import { dealOf, LEVEL, streak } from "../kept/daily.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Commands} Commands
 * @typedef {import("../kept/daily.js").DayResult} DayResult
 */

/** @param {UiState} state @param {Commands} act */
export function dealOfTheDay(state, act) {
  const { today, days } = state;
  const { game } = dealOf(today);
  const done = days[today];
  const row = streak(days, today);
  return html`
    <section class="daily" aria-labelledby="daily-title">
      <h2 id="daily-title">${t("daily.title", { game: t(`game.${game}`).replaceAll(" ", "\u00a0") })}</h2>
      <div class="daily-actions">
        <button type="button" class="slot ${done ? "" : "primary"}" @click=${act.playDaily}>
          ${t(done ? "daily.again" : "daily.play")}
        </button>
        ${shareButtons(today, state, act)}
      </div>
      <p>${done ? ending(done) : t("daily.text", { level: t(`statistics.level.${LEVEL}`) })}</p>
      ${row > 1 ? html`<p class="detail">${t("daily.streak", { n: row })}</p>` : nothing} ${passedOn(state)}
    </section>
  `;
}

/** @param {string} day @param {UiState} state @param {Commands} act */
export const shareButtons = (day, { days }, act) =>
  days[day]
    ? html`<button type="button" class="slot" @click=${() => act.savePicture(picture(day, days[day]))}>
          ${t("daily.picture")}
        </button>
        <button type="button" class="slot primary" @click=${() => act.share(words(day, days[day]))}>
          ${t("daily.share")}
        </button>`
    : nothing;

/** What became of the words. @param {UiState} state */
export function passedOn({ shared }) {
  if (!shared) return nothing;
  if (shared.how !== "shown") return html`<p role="status">${t(`daily.${shared.how}`)}</p>`;
  return html`<textarea
    class="words"
    readonly
    rows="4"
    aria-label=${t("daily.words")}
    .value=${shared.text}
  ></textarea>`;
}

/** @param {DayResult} result */
const ending = ({ won, scores }) => t(won ? "daily.won" : "daily.lost", { scores: tally(scores) });

/** Nothing in them helps anybody who has still to play. @param {string} day @param {DayResult} result */
const words = (day, result) => [...lines(day, result), location.href.replace(/[?#].*$/, "")].join("\n");

/** The same as a picture. @param {string} day @param {DayResult} result @returns {import("../sharing/picture.js").Picture} */
function picture(day, result) {
  const [title, end] = lines(day, result);
  return { game: result.game, lines: [{ left: title, strong: true }, { left: end }] };
}

/** @param {string} day @param {DayResult} result */
function lines(day, result) {
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return [
    t("daily.words.title", { date, game: t(`game.${result.game}`) }),
    `${ending(result)}${result.assisted ? ` ${t("assisted")}` : ""}`,
  ];
}
