// How a game's table comes in when it is needed.

import { loadPart } from "../i18n.js";
import { inTime } from "../patience.js";
import { loadStyle } from "../style.js";

/** @typedef {import("../types.js").GameTable} GameTable */

/** @type {Record<string, () => Promise<{default: GameTable}>>} */
const SCRIPTS = {
  schotten_totten: () => import("../games/schotten_totten.js"),
  scout: () => import("../games/scout.js"),
  lords_of_scotland: () => import("../games/lords_of_scotland.js"),
  seven_kingdoms: () => import("../games/seven_kingdoms.js"),
};

/** @type {Map<string, Promise<GameTable>>} */
const tables = new Map();

/**
 * A game's drawing, with its texts and its style sheet in place; loaded once.
 * @param {string} id
 * @returns {Promise<GameTable>}
 */
export async function loadGame(id) {
  const known = tables.get(id);
  if (known) return known;
  const table = inTime(Promise.all([SCRIPTS[id](), loadPart(id), loadStyle(`games/${id}.css`)])).then(
    ([module]) => module.default,
  );
  tables.set(id, table);
  table.catch(() => tables.delete(id));
  return table;
}
