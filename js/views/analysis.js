// The analysis of a finished game: a chart of what one could expect, the moves that cost most, and
// every move with its position one press away.

import { html, nothing, svg } from "../html.js";
import { sentence, t } from "../i18n.js";
import { chart, costliest, isCostly, nearest, ofSeat, percent } from "../table/analysis.js";
import { createScene, say } from "../table/scene.js";
import { choice } from "./choice.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Commands} Commands
 * @typedef {import("../table/analysis.js").Judgement} Judgement
 */

const MOST_NAMED = 5;
const SIZE = { width: 320, height: 150, left: 8, right: 8, top: 10, bottom: 10 };

/** @param {UiState} state @param {Commands} act */
export function analysis(state, act) {
  const { view, analysis: found } = state;
  if (!view?.result || !found) return nothing;
  const scene = createScene({ ...state, view });
  const seat = state.analysed ?? scene.me;
  const judgements = ofSeat(found.judgements, seat);
  const worst = costliest(judgements, MOST_NAMED);
  return html`
    <p>${t("analysis.intro")}</p>
    ${found.done ? nothing : work(found, act)}
    ${choice(
      "analysis-seat",
      t("analysis.whose"),
      view.seats.map((_, index) => index),
      seat,
      (one) => sentence(scene.person(one).name),
      act.analyseSeat,
    )}
    ${judgements.length ? drawing(judgements, scene, act) : nothing}
    <h3>${t("analysis.costly")}</h3>
    ${
      worst.length
        ? html`<ul class="judgements">
            ${worst.map((one) => costly(one, state, scene, act))}
          </ul>`
        : html`<p>${t(found.done ? "analysis.none" : "analysis.none_yet")}</p>`
    }
    <details>
      <summary>${t("analysis.all")}</summary>
      <ul class="judgements">
        ${judgements.map((one) => line(one, made(one, state, scene), act))}
      </ul>
    </details>
  `;
}

/** @param {import("../table/analysis.js").Analysis} found @param {Commands} act */
const work = ({ progress, running }, act) => html`
  <div class="analysis-work">
    <progress aria-label=${t("analysis.progress")} .value=${progress}></progress>
    <button type="button" class="slot" @click=${running ? act.stopAnalysis : act.analyse}>
      ${t(running ? "analysis.stop" : "analysis.go_on")}
    </button>
  </div>
`;

/** @param {Judgement} judgement @param {UiState} state @param {Scene} scene @param {Commands} act */
function costly(judgement, state, scene, act) {
  const better = judgement.better ? say("log", judgement.better.event, scene, state.module) : "";
  const { expected, loss } = judgement;
  const cost = t("analysis.cost", { best: percent(expected), made: percent(Math.max(-1000, expected - loss)) });
  return line(
    judgement,
    html`${made(judgement, state, scene)}
      <span class="detail">${t("analysis.better", { move: better })} ${cost}</span>`,
    act,
  );
}

/** @param {Judgement} judgement @param {any} text @param {Commands} act */
const line = (judgement, text, act) => html`
  <li>
    <button
      type="button"
      class=${isCostly(judgement) ? "judgement costly" : "judgement"}
      @click=${() => act.lookBack(judgement.ply)}
    >
      <span class="judgement-move">${judgement.ply + 1}</span>
      <span>${text}</span>
      <span class="judgement-worth">${t("analysis.percent", { n: percent(judgement.expected) })}</span>
    </button>
  </li>
`;

/** The move that was made, as the log tells it. @param {Judgement} judgement @param {UiState} state @param {Scene} scene */
function made({ ply }, { log, module }, scene) {
  const event = log.find((one) => one.ply === ply + 1);
  return event ? say("log", event, scene, module) : "";
}

/** @param {Judgement[]} judgements @param {Scene} scene @param {Commands} act */
function drawing(judgements, { view, common }, act) {
  const points = chart(judgements, view.ply);
  const [low, high] = [Math.min, Math.max].map((one) => one(...judgements.map(({ expected }) => percent(expected))));
  const { width, height, left, right, top, bottom } = SIZE;
  const x = (/** @type {number} */ share) => left + share * (width - left - right);
  const y = (/** @type {number} */ share) => top + share * (height - top - bottom);
  const pressed = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const place = ((event.clientX - box.x) / box.width) * width;
    act.lookBack(nearest(points, (place - left) / (width - left - right)).ply);
  };
  return html`
    <figure class="chart">
      <p class="chart-end">${common("analysis.top")}</p>
      <svg
        viewBox="0 0 ${width} ${height}"
        role="img"
        aria-label=${common("analysis.chart", { moves: judgements.length, low, high })}
        @click=${pressed}
      >
        <path class="chart-frame" d="M${x(0)} ${y(0)}H${x(1)}M${x(0)} ${y(1)}H${x(1)}" />
        <path class="chart-even" d="M${x(0)} ${y(0.5)}H${x(1)}" />
        <polyline class="chart-line" points=${points.map((one) => `${x(one.x)},${y(one.y)}`).join(" ")} />
        ${points.map((one) =>
          one.costly
            ? svg`<path class="chart-cost" d="M${x(one.x)} ${y(one.y)}V${y(one.fallen)}" />
                <path class="chart-costly" d="M${x(one.x)} ${y(one.y) - 6}l6 6l-6 6l-6 -6z" />`
            : svg`<circle class="chart-point" cx=${x(one.x)} cy=${y(one.y)} r="2.5" />`,
        )}
      </svg>
      <p class="chart-end">${common("analysis.bottom")}</p>
    </figure>
  `;
}
