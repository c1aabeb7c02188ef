// What the lobby knows of the games before any of them is loaded, and how to load one.

import { loadPart } from "../i18n.js";

/** @typedef {import("../types.js").GameTable} GameTable */

/** @type {Record<string, {players: [number, number], minutes: number}>} */
export const GAMES = {
  schotten_totten: { players: [2, 2], minutes: 20 },
  scout: { players: [2, 5], minutes: 20 },
  lords_of_scotland: { players: [2, 5], minutes: 30 },
  seven_kingdoms: { players: [2, 4], minutes: 20 },
};

/**
 * A game's drawing, with its texts and its style sheet in place.
 * @param {string} id
 * @returns {Promise<GameTable>}
 */
export async function loadGame(id) {
  const [module] = await Promise.all([import(`./${id}.js`), loadPart(id), loadStyle(id)]);
  return module.default;
}

/** @param {string} id @returns {Promise<void>} */
function loadStyle(id) {
  const href = new URL(`../../css/games/${id}.css`, import.meta.url).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`style of ${id}`));
    document.head.append(link);
  });
}
