// The games that are kept: to go on with, to look at again, to throw away.

import { html, nothing, repeat } from "../html.js";
import { currentLanguage, t, tally } from "../i18n.js";
import { person } from "../table/scene.js";
import { icon } from "../art/icons.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Commands} Commands
 * @typedef {import("../kept/saves.js").Saved} Saved
 */

/** @param {UiState} state @param {Commands} act */
export const saved = ({ saves, removed }, act) => html`
  ${removed?.saved ? bringBack(t("saves.removed", { game: t(`game.${removed.saved.game}`) }), act) : nothing}
  ${
    saves.length
      ? html`<ul class="saves">
          ${repeat(
            saves,
            ({ id }) => id,
            (one) => row(one, act),
          )}
        </ul>`
      : html`<p>${t("saves.none")}</p>`
  }
`;

/** @param {Saved} one @param {Commands} act */
function row(one, act) {
  const title = t(opponents(one).length ? "saves.title" : "saves.alone", {
    game: t(`game.${one.game}`),
    names: opponents(one),
  });
  return html`
    <li>
      <button type="button" class="save-open" @click=${() => act.resume(one.id)}>
        <strong>${title}</strong>
        <span class="detail">${when(one.at)} · ${howFar(one)}${one.daily ? ` · ${t("daily")}` : nothing}</span>
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label=${t("saves.delete", { title })}
        @click=${() => act.forget(one.id)}
      >
        ${icon("bin")}
      </button>
    </li>
  `;
}

/** Everybody but the one person. @param {Saved} saved */
function opponents(saved) {
  const people = saved.seats.map((_, seat) => person(saved, seat));
  return people.filter(({ you }) => !you).map(({ name }) => name);
}

/** @param {Saved} saved */
const howFar = ({ over, scores, ply }) =>
  over ? t("saves.over", { scores: tally(scores) }) : t("saves.moves", { ply });

/** @param {number} at */
const when = (at) => new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** What was thrown away can come back. @param {string} text @param {Commands} act */
export const bringBack = (text, act, button = t("bring_back")) => html`
  <p class="bring-back" role="status">
    <span>${text}</span>
    <button type="button" class="slot" @click=${act.bringBack}>${button}</button>
  </p>
`;

/** Another tab has played on with the game of this one. @param {Commands} act */
export const elsewhere = (act) => html`
  <p>${t("elsewhere.text")}</p>
  <div class="choices">
    <button type="button" class="slot" @click=${act.keepBoth}>${t("elsewhere.both")}</button>
    <button type="button" class="slot primary" @click=${act.takeTheirs}>${t("elsewhere.theirs")}</button>
  </div>
`;
