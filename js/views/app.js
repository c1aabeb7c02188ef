// The whole page as a function of its state.

import { html, nothing } from "../html.js";
import { isDown } from "../table/curtain.js";
import { hasText, t } from "../i18n.js";
import { createScene } from "../table/scene.js";
import { analysis } from "./analysis.js";
import { bootSteps } from "./boot.js";
import { curtain } from "./curtain.js";
import { frame } from "./frame.js";
import { help } from "./help.js";
import { interlude, interludeFoot } from "./interlude.js";
import { lobby } from "./lobby.js";
import { logLines } from "./log.js";
import { menu } from "./menu.js";
import { pageHead } from "./page.js";
import { options } from "./options.js";
import { parcel } from "./parcel.js";
import { isFault, report } from "./report.js";
import { result, resultFoot } from "./result.js";
import { rules } from "./rules.js";
import { elsewhere, saved } from "./saves.js";
import { settings } from "./settings.js";
import { sheet } from "./sheet.js";
import { statistics } from "./statistics.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Commands} Commands
 */

/** @param {UiState} state @param {Commands} act */
export const app = (state, act) => html`${page(state, act)}${openSheet(state, act)}`;

/** @param {UiState} state @param {Commands} act */
function page(state, act) {
  const { route, view, module } = state;
  if (route.page === "lobby") return lobby(state, act);
  if (route.page === "new") return options(state, act);
  if (route.page === "rules")
    return html`<main class="page">
      ${pageHead(
        route.game ?? "",
        html`<h2>${t("rules")}</h2>
          <button type="button" class="slot" @click=${() => act.go({ page: "lobby" })}>${t("lobby")}</button>`,
      )}
      ${rules(state.rules, route.section)}
    </main>`;
  if (!view || !module) return waiting(state, act);
  if (isDown(view)) return curtain(view, act);
  return frame(state, act);
}

/** Before the table is laid, or where it cannot be. @param {UiState} state @param {Commands} act */
const waiting = ({ route, boot, note }, act) => html`
  <main class="page waiting">
    <h1>${t(route.game ? `game.${route.game}` : "parcel.opening")}</h1>
    ${
      note && boot.state === "ready"
        ? html`<p role="alert">${t(`why.${note.key}`, note.args)}</p>
            ${
              route.game
                ? html`<button type="button" class="slot primary" @click=${() => act.playAgain(route.game ?? "")}>
                    ${t("new_game")}
                  </button>`
                : nothing
            }
            ${
              isFault(note)
                ? html`<button type="button" class="slot" @click=${act.report}>${t("report")}</button>`
                : nothing
            }`
        : bootSteps(boot, act)
    }
    <button type="button" class="slot" @click=${() => act.go({ page: "lobby" })}>${t("lobby")}</button>
  </main>
`;

/** @param {UiState} state @param {Commands} act */
function openSheet(state, act) {
  const { sheet: name, view } = state;
  if (!name) return nothing;
  const bodies = {
    menu: () => menu(state, act),
    settings: () => settings(state, act),
    help: () => help(state),
    rules: () => rules(state.rules, state.section || state.route.section),
    round: () => interlude(state),
    parcel: () => parcel(state, act),
    report: () => report(state, act),
    result: () => result(state, act),
    analysis: () => analysis(state, act),
    saves: () => saved(state, act),
    statistics: () => statistics(state, act),
    elsewhere: () => elsewhere(act),
    log: () => (view ? logLines(state, createScene({ ...state, view }), act) : nothing),
  };
  const own = `${view?.game}.sheet.${name}`;
  const foot = name === "result" ? resultFoot(state, act) : name === "round" ? interludeFoot(act) : nothing;
  return sheet(name, t(hasText(own) ? own : name), bodies[name](), act.close, foot);
}
