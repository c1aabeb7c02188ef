// What the lobby knows of the games before any of them is loaded, and how to load one.

import { loadPart } from "../i18n.js";
import { loadStyle } from "../style.js";

/** @typedef {import("../types.js").GameTable} GameTable */

/** @type {Record<string, {players: [number, number], minutes: number}>} */
export const GAMES = {
  schotten_totten: { players: [2, 2], minutes: 20 },
  scout: { players: [2, 5], minutes: 20 },
  lords_of_scotland: { players: [2, 5], minutes: 30 },
  seven_kingdoms: { players: [2, 4], minutes: 20 },
};

/** @type {Map<string, Promise<GameTable>>} */
const tables = new Map();

/**
 * A game's drawing, with its texts and its style sheet in place; loaded once.
 * @param {string} id
 * @returns {Promise<GameTable>}
 */
export function loadGame(id) {
  const known = tables.get(id);
  if (known) return known;
  const table = Promise.all([import(`./${id}.js`), loadPart(id), loadStyle(`games/${id}.css`)]).then(
    ([module]) => module.default,
  );
  tables.set(id, table);
  table.catch(() => tables.delete(id));
  return table;
}
