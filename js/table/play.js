// The running game: taps become picks, picks become actions, the computer's turns follow at a pace
// that a person can follow. Talks to the engine, writes to the store, draws nothing.

import { isDown } from "./curtain.js";
import * as lessons from "./lesson.js";
import { marksOf } from "./marks.js";
import * as picks from "./picks.js";

/**
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Setup} Setup
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").GameTable} GameTable
 *
 * @typedef {object} PlayParts
 * @property {{request: (request: object) => Promise<any>}} engine  rejects with {key, args}
 * @property {{state: UiState, set: (patch: Partial<UiState>) => void}} store
 * @property {(game: string) => Promise<GameTable>} loadModule
 * @property {() => number} pause  milliseconds between two of the computer's moves
 * @property {() => Promise<void>} settled  resolves when the cards lie still
 * @property {(late: Late) => void} keepLate
 *
 * @typedef {object} Late  what came of a move when its table had been left already
 * @property {View} view
 * @property {View | null} before
 * @property {UiState["current"]} current
 */

/** Milliseconds of thought between two looks at the page's wishes. */
const SLICE = 40;

/** @param {PlayParts} parts */
export function createPlay({ engine, store, loadModule, pause, settled, keepLate }) {
  /** Rises with every game and undo: whatever was under way for an older one is dropped. */
  let era = 0;
  /** Rises when another game comes on the table, or none: what was asked at an older one is not shown. */
  let tables = 0;
  /** Resolves when the engine has answered the last move, and what came of it is kept. */
  let answered = Promise.resolve();
  let hurry = false;
  let wake = () => {};

  const view = () => store.state.view;

  return {
    /** @param {Setup} setup @param {import("./lesson.js").Lesson | null} [lesson] */
    start: (setup, lesson) => begin({ op: "new", seed: Math.floor(Math.random() * 2 ** 53), ...setup }, { lesson }),

    /** @param {string} save @param {View | null} [sight]  as the engine will give it: to be shown until then */
    resume: (save, sight) => begin({ op: "load", save }, { sight }),

    tap,

    answered: () => answered,

    /**
     * Several picks at once in the place of those made so far, such as a run dragged over: as many as
     * can be picked, and why not all. The last pick of an action is always a tap.
     * @param {string[]} elements
     */
    choose(elements) {
      const { view: now, busy } = store.state;
      if (!now || busy) return;
      const vain = elements.findIndex(
        (element, at) => !picks.next(now.choices, elements.slice(0, at)).includes(element),
      );
      const path = vain < 0 ? elements : elements.slice(0, vain);
      const note = vain < 0 ? null : picks.why(now.illegal, elements.slice(0, -1), elements[elements.length - 1]);
      store.set({ path, note, looked: elements.at(-1) ?? null });
    },

    /** @param {string | null} element  shown large */
    lookAt: (element) => store.set({ looked: element }),

    cancel() {
      const { path, note, busy } = store.state;
      if (busy || (!path.length && !note)) return false;
      store.set({ path: path.slice(0, -1), note: null, hint: [], advice: null });
      return true;
    },

    async undo() {
      const undo = view()?.undo;
      const free = store.state.settings.freeUndo && undo?.free === true;
      if (!undo?.can && !free) {
        store.set({ note: { key: undo?.key ?? "undo_nothing" } });
        return;
      }
      era++;
      await change({ op: "undo", free }, { fresh: true });
    },

    hint,

    /** The computer moves at once, with what it has found so far. */
    hurry() {
      hurry = true;
      wake();
    },

    /** A new game from an earlier position of this one. @param {number} ply */
    rewind: (ply) => begin({ op: "rewind", ply }),

    /** To a lesson's next step. */
    onwards() {
      const { lesson, view: now } = store.state;
      if (!lesson || !now) return;
      const step = lessons.onwards(lesson);
      store.set({ ...CLEAN, lesson: step, view: { ...lessons.shown(now, step), events: [] } });
    },

    /** Pass-and-play: the next person has taken the device. */
    async lift() {
      const seat = view()?.curtain;
      if (seat === null || seat === undefined) return;
      await change({ op: "view", seat });
    },

    /** The engine was lost, and a new one plays on: with that game, if it is still the one that lies here. @param {View} next */
    restored(next) {
      if (view()?.save !== next.save) return;
      era++;
      return show(next, { fresh: true });
    },

    leave() {
      era++;
      tables++;
      store.set({ view: null, module: null, ...CLEAN, ...FRESH });
    },
  };

  /**
   * @param {object} request
   * @param {{lesson?: import("./lesson.js").Lesson | null, sight?: View | null}} [how]
   */
  async function begin(request, { lesson = null, sight = null } = {}) {
    era++;
    tables++;
    const mine = era;
    store.set({ view: null, ...CLEAN, ...FRESH, lesson, busy: true });
    const asked = ask(request);
    if (sight) await lay(sight, mine);
    const answer = await asked;
    if (mine !== era) return;
    if (!answer) {
      store.set({ view: null, lesson: null }); // so that it is asked for again when the engine is back
      return;
    }
    const shown = view() && JSON.stringify(sight) === JSON.stringify(answer.view);
    if (shown || (await lay(answer.view, mine))) await computerTurn(answer.view);
  }

  /**
   * A table that was empty. Resolves to whether it is still wanted.
   * @param {View} first
   * @param {number} mine  its era
   */
  async function lay(first, mine) {
    const module = await loadModule(first.game).catch(() => null);
    if (mine !== era) return false;
    if (module) {
      store.set({ module });
      put(first, { fresh: true });
    } else store.set({ busy: false, note: { key: "table_missing" } });
    return module !== null;
  }

  /**
   * A request that changes the game on the table, and what comes of it: shown, or kept alone when one
   * has gone elsewhere meanwhile.
   * @param {object} request
   * @param {{fresh?: boolean, acted?: boolean}} [how]
   */
  async function change(request, how) {
    const here = tables;
    const { view: before, current } = store.state;
    const asked = ask(request);
    answered = asked.then((answer) => {
      if (answer && here !== tables) keepLate({ view: answer.view, before, current });
    });
    const answer = await asked;
    if (answer && here === tables) await show(answer.view, how);
  }

  /**
   * An engine's answer, to be shown; null after an error, which the status line then tells.
   * @param {object} request
   */
  async function ask(request) {
    const here = tables;
    store.set({ busy: true });
    try {
      return await engine.request(request);
    } catch (error) {
      if (here !== tables) return null;
      const { key = "internal", args = {} } = /** @type {any} */ (error);
      store.set({ busy: false, path: [], note: key === "illegal" ? { key: args.reason, args } : { key, args } });
      return null;
    }
  }

  /** @param {string} element @param {{shows?: boolean}} [how] shows: to look at it is reason enough */
  async function tap(element, { shows = false } = {}) {
    const { view: now, path, busy } = store.state;
    if (!now || busy) return;
    const step = picks.point(now.choices, path, element);
    if (!step) {
      const mine = now.turn === now.seat && now.turn !== null;
      const why = picks.why(now.illegal, path, element);
      store.set({ note: why ?? (mine && !shows ? { key: "not_now" } : null), looked: element });
      return;
    }
    // busy at once: after the last pick of a move there is nothing to say of what is to be done
    store.set({ path: step.path, note: null, advice: null, looked: element, busy: step.action !== undefined });
    if (step.action === undefined) return;
    await change({ op: "act", action: step.action, ply: now.ply }, { acted: true });
  }

  /** @param {View} next @param {{fresh?: boolean, acted?: boolean}} [how] */
  async function show(next, how) {
    put(next, how);
    await computerTurn(next);
  }

  /**
   * @param {View} next
   * @param {{fresh?: boolean, acted?: boolean}} [how]  fresh: another game or an undo, its log replaces ours;
   *   acted: what the others did before was seen
   */
  function put(next, { fresh = false, acted = false } = {}) {
    const { log, marks, module, looked } = store.state;
    const lesson = store.state.lesson && lessons.follow(store.state.lesson, next);
    // what one person looked at and read is not for the next one's eyes
    const same = !fresh && view()?.seat === next.seat;
    const asksTheSame = view()?.status.key === next.status.key;
    const others = next.events.filter((event) => event.args?.seat !== next.seat);
    store.set({
      view: lesson ? lessons.shown(next, lesson) : next,
      lesson,
      ...CLEAN,
      ...(same ? {} : FRESH),
      log: isDown(next) ? [] : (next.log ?? [...log, ...next.events]),
      marks: fresh ? [] : [...(acted ? [] : marks), ...marksOf(others, module)],
      looked: same && asksTheSame ? looked : null,
    });
  }

  /** If it is one. @param {View} now */
  async function computerTurn(now) {
    if (!isComputer(now)) return;
    const mine = era;
    await settled();
    const [answer] = await Promise.all([think("think", () => mine === era), rest()]);
    if (answer && mine === era) await show(answer.view);
  }

  /**
   * Slices of thought until there is an answer; null when it failed or nobody waits for it any more.
   * @param {"think" | "hint"} op
   * @param {() => boolean} wanted
   */
  async function think(op, wanted) {
    try {
      while (wanted()) {
        const action = op === "think" ? lessons.answer(store.state.lesson, view()) : undefined;
        const answer = await engine.request({ op, slice: SLICE, now: hurry, action });
        if (!answer.thinking) return answer;
        if (wanted()) store.set({ progress: answer.thinking.progress });
      }
    } catch (error) {
      const { key = "internal", args } = /** @type {any} */ (error);
      if (wanted()) store.set({ note: { key, args } });
    } finally {
      hurry = false;
      if (wanted()) store.set({ progress: null });
    }
    return null;
  }

  /** The pause before a computer's move. @returns {Promise<void>} */
  function rest() {
    return new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, pause());
    });
  }

  async function hint() {
    const now = view();
    if (!now || now.turn === null || now.turn !== now.seat || store.state.progress !== null) return;
    const answer = await think("hint", () => view() === now);
    if (!answer) return;
    const [best, next] = answer.hint.candidates;
    store.set({ hint: best.picks, advice: { ...best, next: next?.expected }, path: [], note: null });
  }
}

const CLEAN = { path: [], note: null, hint: [], advice: null, progress: null, busy: false, looked: null };
/** Another game, or moves taken back: what was said of the old ones is void. */
const FRESH = { past: null, analysis: null };

/** @param {View} view */
const isComputer = ({ turn, seats }) => turn !== null && seats[turn].kind === "computer";
