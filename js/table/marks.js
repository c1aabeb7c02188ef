// What a move leaves marked on the table until the next one.

/**
 * The elements and cards that these events touched: as the game's table says, else the cards they name.
 * @param {import("../types.js").GameEvent[]} events
 * @param {import("../types.js").GameTable | null} module
 * @returns {string[]}
 */
export const marksOf = (events, module) =>
  events.flatMap((event) => module?.marks?.(event) ?? [event.args?.card, ...(event.args?.cards ?? [])].filter(Boolean));
