// What the log tells of the last skirmish that is over: the armies in their order, who took what.

/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {{seat: number, strength: number, doubled: boolean, cards: string[], taken: string[]}} Fought */

/** @param {GameEvent[]} log @returns {{number: number, armies: Fought[]} | null}  null before the first one is over */
export function lastFought(log) {
  const end = log.findLastIndex(isEnd);
  if (end < 0) return null;
  const events = log.slice(log.slice(0, end).findLastIndex(isEnd) + 1, end);
  const claims = events.filter(({ key }) => key === "claim").map(({ args }) => /** @type {any} */ (args));
  const armies = events.filter(({ key }) => key === "army").map(({ args }) => /** @type {any} */ (args));
  return {
    number: log[end].args?.skirmish,
    armies: armies.map((army) => ({
      ...army,
      taken: claims.filter(({ seat }) => seat === army.seat).flatMap(({ cards }) => cards),
    })),
  };
}

/** @param {GameEvent} event */
const isEnd = ({ key }) => key === "round_end";
