// A new game: who sits where, and the rules that players choose.

import { html, nothing } from "../html.js";
import { t } from "../i18n.js";
import { LEVELS } from "../kept/setup.js";
import { bootSteps } from "./boot.js";
import { choice, optionName } from "./choice.js";
import { pageHead } from "./page.js";

/**
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("../types.js").Seat} Seat
 */

/**
 * @param {import("../types.js").UiState} state
 * @param {import("../types.js").Commands} act
 */
export function options(state, act) {
  const game = state.route.game ?? "";
  const facts = state.games.find(({ id }) => id === game);
  const setup = state.setup?.game === game ? state.setup : null;
  return html`
    <main class="page options">
      ${pageHead(game)} ${facts && setup ? form(setup, facts, act) : bootSteps(state.boot, act)}
    </main>
  `;
}

/** @param {Setup} setup @param {import("../types.js").GameFacts} facts @param {import("../types.js").Commands} act */
const form = (setup, facts, act) => html`
  <form
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      act.start(setup);
    }}
  >
    ${
      facts.min_players < facts.max_players
        ? choice(
            "players",
            t("options.players"),
            range(facts.min_players, facts.max_players),
            setup.players,
            String,
            (players) => act.plan({ ...setup, players }),
          )
        : nothing
    }
    ${setup.seed === undefined ? nothing : html`<p class="detail">${t("parcel.deal_note")}</p>`}
    <fieldset>
      <legend>${t("options.seats")}</legend>
      ${setup.seats.slice(0, setup.players).map((seat, index) => seatRow(setup, seat, index, act))}
    </fieldset>
    ${Object.entries(facts.options).map(([name, { choices }]) =>
      choice(
        name,
        t(`${facts.id}.option.${name}`),
        choices,
        setup.options[name],
        (value) => optionName(facts.id, name, value),
        (value) => act.plan({ ...setup, options: { ...setup.options, [name]: value } }),
      ),
    )}
    <div class="choices">
      <button type="button" class="slot" @click=${() => act.go({ page: "lobby" })}>${t("lobby")}</button>
      <button type="submit" class="slot primary">${t("options.start")}</button>
    </div>
  </form>
`;

/** @param {number} low @param {number} high */
const range = (low, high) => Array.from({ length: high - low + 1 }, (_, index) => low + index);

/** @param {Setup} setup @param {Seat} seat @param {number} index @param {import("../types.js").Commands} act */
function seatRow(setup, seat, index, act) {
  const kinds = ["human", ...LEVELS];
  const change = (/** @type {Partial<Seat>} */ patch) =>
    act.plan({ ...setup, seats: setup.seats.map((one, at) => (at === index ? { ...one, ...patch } : one)) });
  return html`
    <div class="seat-row">
      <input
        type="text"
        maxlength="20"
        autocomplete="off"
        aria-label=${t("options.name", { n: index + 1 })}
        placeholder=${seat.kind === "human" ? t("player", { n: index + 1 }) : t(`computer.${index}`)}
        .value=${seat.name}
        @change=${(/** @type {any} */ event) => change({ name: event.target.value.trim() })}
      />
      <select
        aria-label=${t("options.kind", { n: index + 1 })}
        @change=${(/** @type {any} */ event) => {
          const { value } = event.target;
          change(value === "human" ? { kind: "human" } : { kind: "computer", level: value });
        }}
      >
        ${kinds.map((kind) => {
          const now = seat.kind === "human" ? "human" : seat.level;
          return html`<option value=${kind} .selected=${kind === now}>
            ${t(kind === "human" ? "human" : `level.${kind}`)}
          </option>`;
        })}
      </select>
    </div>
  `;
}
