// A finished game judged by the computer player, decision by decision, in slices so that nothing
// else has to wait; and what the chart of it shows.

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").GameEvent} GameEvent
 *
 * @typedef {object} Judgement  of one decision, with what its player knew
 * @property {number} ply  actions made before
 * @property {number} seat
 * @property {number} expected  what the best action promised, -1000 to 1000
 * @property {number} loss  how much less the one that was made promised
 * @property {boolean} clear  whether that is beyond the luck of the trials
 * @property {{picks: string[], event: Omit<GameEvent, "ply">} | null} better
 *
 * @typedef {object} Analysis
 * @property {Judgement[]} judgements
 * @property {number} progress  0 to 1
 * @property {boolean} running
 * @property {boolean} done
 */

const SLICE = 40;
/** Below three hundredths nobody wants to hear of it. */
const LEAST_COST = 60;

/** @param {{engine: {request: (request: object) => Promise<any>}, store: {state: UiState, set: (patch: Partial<UiState>) => void}}} parts */
export function createAnalysis({ engine, store }) {
  return { run, stop };

  /** Begins, or goes on where it was stopped. */
  async function run() {
    const { view, analysis } = store.state;
    if (!view?.result || analysis?.running || analysis?.done) return;
    let mine = tell({ judgements: [], progress: 0, done: false, ...analysis, running: true });
    try {
      while (mine.running && !mine.done) {
        const known = mine.judgements.length;
        const { analysis: more } = await engine.request({ op: "analyse", known, slice: SLICE });
        // stopped, or another game lies on the table
        if (store.state.analysis !== mine) return;
        const { done, progress } = more;
        mine = tell({ judgements: [...mine.judgements, ...more.judgements], progress, done, running: !done });
      }
    } catch (error) {
      const { key = "internal", args } = /** @type {any} */ (error);
      if (store.state.analysis === mine) store.set({ analysis: { ...mine, running: false }, note: { key, args } });
    }
  }

  function stop() {
    const { analysis } = store.state;
    if (analysis?.running) tell({ ...analysis, running: false });
  }

  /** @param {Analysis} analysis */
  function tell(analysis) {
    store.set({ analysis });
    return analysis;
  }
}

/** What was expected, from 0 (lost) to 100 (won). @param {number} expected */
export const percent = (expected) => Math.round((expected + 1000) / 20);

/** A seat's judgements in the order of play. @param {Judgement[]} judgements @param {number} seat */
export const ofSeat = (judgements, seat) =>
  judgements.filter((one) => one.seat === seat).sort((one, other) => one.ply - other.ply);

/** Whether a move cost something beyond luck. @param {Judgement} judgement */
export const isCostly = ({ clear, loss }) => clear && loss >= LEAST_COST;

/** The moves that cost most, in the order of play. @param {Judgement[]} judgements @param {number} most */
export const costliest = (judgements, most) =>
  judgements
    .filter(isCostly)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, most)
    .sort((one, other) => one.ply - other.ply);

/**
 * The chart of one seat in a unit square, y downwards: what its best moves promised, and how far the
 * moves that were made fell below.
 * @param {Judgement[]} judgements  of the seat, in the order of play
 * @param {number} plies  of the whole game
 */
export const chart = (judgements, plies) =>
  judgements.map((judgement) => ({
    ply: judgement.ply,
    costly: isCostly(judgement),
    x: judgement.ply / Math.max(1, plies),
    y: (1000 - judgement.expected) / 2000,
    fallen: Math.min(1, (1000 - judgement.expected + judgement.loss) / 2000),
  }));

/**
 * The point of a chart that lies nearest to a place along its width.
 * @template {{x: number}} P
 * @param {P[]} points
 * @param {number} x  0 to 1
 */
export const nearest = (points, x) =>
  points.reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best), points[0]);
