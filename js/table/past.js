// Looking back: the table as it was after any number of actions. The game itself stays where it is,
// and may even go on meanwhile.

import { isCostly } from "./analysis.js";
import { isDown } from "./curtain.js";
import { marksOf } from "./marks.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").View} View
 *
 * @typedef {object} Past
 * @property {number} ply  actions made before this position
 * @property {View} view
 *
 * @typedef {"first" | "back" | "forward" | "last"} Way
 *
 * @typedef {object} PastParts
 * @property {{request: (request: object) => Promise<any>}} engine
 * @property {{state: UiState, set: (patch: Partial<UiState>) => void}} store
 */

/** @type {Record<string, Way>} */
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "forward", End: "last" };

/** @param {PastParts} parts */
export function createPast({ engine, store }) {
  /** Rises with every wish: an answer to an older one comes too late. */
  let wishes = 0;
  /** Where the newest wish leads: keys may be quicker than the answers. @type {number | null} */
  let goal = null;

  return { to, leave, step, press };

  /** To the position after `ply` actions; the last one is the game itself. @param {number} ply */
  async function to(ply) {
    const { view } = store.state;
    if (!view || store.state.lesson || isDown(view)) return;
    const mine = ++wishes;
    goal = ply;
    if (ply >= view.ply) {
      leave();
      return;
    }
    try {
      const { view: earlier } = await engine.request({ op: "at", ply: Math.max(0, ply) });
      // another game may lie on the table by now
      if (mine === wishes && store.state.view?.game === earlier.game) {
        store.set({
          past: { ply: earlier.ply, view: earlier },
          path: [],
          note: null,
          advice: null,
          hint: [],
          sheet: null,
        });
      }
    } catch (error) {
      const { key = "internal", args } = /** @type {any} */ (error);
      if (mine === wishes) store.set({ note: { key, args } });
    }
    if (mine === wishes) goal = null;
  }

  /** Back to the game; false when one is there. */
  function leave() {
    wishes++;
    goal = null;
    if (!store.state.past) return false;
    store.set({ past: null });
    return true;
  }

  /** From where one looks, or is about to. @param {Way} way */
  function step(way) {
    const { past, view } = store.state;
    if (!view) return;
    const from = goal ?? past?.ply ?? view.ply;
    const ply = { first: 0, back: from - 1, forward: from + 1, last: view.ply }[way];
    if (ply >= 0) to(ply);
  }

  /**
   * What a key does while one looks back.
   * @param {string} key
   * @returns {boolean} whether it means anything
   */
  function press(key) {
    const way = KEYS[key];
    if (!store.state.past || !way) return false;
    step(way);
    return true;
  }
}

/**
 * The page's state as if the earlier position were the table: nothing to pick, what the last action
 * touched is marked, and so is what the computer would have done.
 * @param {UiState & {past: Past}} state
 * @returns {UiState}
 */
export function asItWas(state) {
  const { past, module, log } = state;
  const last = log.filter((event) => event.ply === past.ply);
  return {
    ...state,
    view: past.view,
    log: log.filter((event) => event.ply <= past.ply),
    path: [],
    note: null,
    progress: null,
    hint: judgementAt(state)?.better?.picks ?? [],
    marks: marksOf(last, module),
  };
}

/** What the analysis says of the move that followed, if it was worth a word. @param {UiState} state */
export const judgementAt = ({ past, analysis }) =>
  analysis?.judgements.find((one) => one.ply === past?.ply && isCostly(one));
