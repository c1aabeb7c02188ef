// What the log tells of the last skirmish that was fought out: the armies in their order, who took what.

/** @typedef {import("../../types.js").GameEvent} GameEvent */
/** @typedef {{seat: number, strength: number, doubled: boolean, cards: string[], taken: string[]}} Fought */

/** @param {GameEvent[]} log @returns {{number: number, armies: Fought[]} | null}  null before the first one ends */
export function lastFought(log) {
  const end = log.findLastIndex(({ key }) => key === "order");
  if (end < 0) return null;
  const before = log.slice(0, end);
  const begun = before.findLast(({ key }) => key === "skirmish");
  const start = before.findLastIndex(({ key }) => key !== "army") + 1;
  const after = log.slice(end);
  const next = after.findIndex(({ key }) => key === "skirmish");
  const claims = (next < 0 ? after : after.slice(0, next)).filter(({ key }) => key === "claim");
  return {
    number: begun?.args?.skirmish ?? 1,
    armies: before.slice(start).map(({ args }) => ({
      .../** @type {any} */ (args),
      taken: claims.filter((claim) => claim.args?.seat === args?.seat).flatMap((claim) => claim.args?.cards),
    })),
  };
}
