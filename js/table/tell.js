// What is said and heard of each change: moves in words, what is to be done, a sound.

import { createAnnouncer } from "./announce.js";
import { isDown } from "./curtain.js";
import { t } from "../i18n.js";
import { createScene, person, say } from "./scene.js";
import { createSound } from "./sound.js";
import { prompt } from "../views/frame.js";
import { pastSpoken } from "../views/past.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").View} View
 */

/** @param {{store: ReturnType<typeof import("../store.js").createStore<UiState>>, region: HTMLElement}} parts */
export function createTeller({ store, region }) {
  const announcer = createAnnouncer(region);
  const sound = createSound(() => store.state.settings.sound);

  store.on(
    (state) => state.view,
    (view, before) => {
      if (!view) return;
      tell(view, before);
      sound.play(soundFor(view, before));
    },
  );
  store.on(
    (state) => state.note,
    (note) => {
      if (!note) return;
      sayPrompt();
      sound.play("refuse");
    },
  );
  store.on(
    (state) => state.path,
    (path, _, state) => path.length && !state.busy && sayPrompt(),
  );

  store.on(
    (state) => state.advice,
    (advice) => advice && sayPrompt(),
  );
  store.on(
    (state) => state.past,
    (past, _, state) => {
      if (past) announcer.say(pastSpoken(state, createScene({ ...state, view: past.view })));
      else if (state.view) sayPrompt();
    },
  );

  return { sayPrompt };

  /** Each move once, and then what is to be done. @param {View} view @param {View | null} before */
  function tell(view, before) {
    const { state } = store;
    if (!state.module) return;
    if (isDown(view)) {
      announcer.say([t("curtain.title", { seat: person(view, view.curtain ?? 0) })]);
      return;
    }
    const scene = createScene({ ...state, view });
    const events = isDown(before) ? sinceLastTurn(view) : view.events;
    const sentences = events.map((event) => say("log", event, scene, state.module));
    if (view.turn === view.seat || view.result) sentences.push(prompt(state, scene));
    announcer.say(sentences);
  }

  /** What the others did while this person did not hold the device. @param {View} view */
  function sinceLastTurn({ log = [], seat }) {
    return log.slice(log.findLastIndex((event) => event.args?.seat === seat) + 1);
  }

  function sayPrompt() {
    const { state } = store;
    if (state.view) announcer.say([prompt(state, createScene({ ...state, view: state.view }))]);
  }

  /**
   * One sound for each view, the most telling.
   * @param {View} view
   * @param {View | null} before
   */
  function soundFor(view, before) {
    if (view.result) return view.result.winners.includes(view.seat) ? "win" : "lose";
    const keys = view.events.map(({ key }) => key);
    if (keys.some((key) => store.state.module?.highlights?.includes(key))) return "claim";
    if (view.turn === view.seat && before?.turn !== view.seat) return "turn";
    return keys.length ? "play" : "deal";
  }
}
