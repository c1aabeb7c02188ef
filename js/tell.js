// What is said and heard of each change: moves in words, what is to be done, a sound.

import { createAnnouncer } from "./announce.js";
import { createScene, say } from "./scene.js";
import { createSound } from "./sound.js";
import { prompt } from "./views/frame.js";
import { pastSpoken } from "./views/past.js";

/**
 * @typedef {import("./types.js").UiState} UiState
 * @typedef {import("./types.js").View} View
 */

/** @param {{store: ReturnType<typeof import("./store.js").createStore<UiState>>, region: HTMLElement}} parts */
export function createTeller({ store, region }) {
  const announcer = createAnnouncer(region);
  const sound = createSound(() => store.state.settings.sound);

  store.on(
    (state) => state.view,
    (view, before) => {
      if (!view) return;
      tell(view);
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

  /** Each move once, and then what is to be done. @param {View} view */
  function tell(view) {
    const { state } = store;
    if (!state.module) return;
    const scene = createScene({ ...state, view });
    const sentences = view.events.map((event) => say("log", event, scene, state.module));
    if (view.turn === view.seat || view.result) sentences.push(prompt(state, scene));
    announcer.say(sentences);
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
