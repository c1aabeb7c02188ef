// Where in the page one is, as the address's fragment: #play/scout, #new/scout, #rules/scout/scouting,
// #learn/scout; #game/<a packed game>, #new/scout/<a deal: parameters.js>.

import { GAMES } from "./games/index.js";

/** @typedef {import("./types.js").Route} Route */

const PAGES = ["play", "new", "rules", "learn"];

/** Anything unknown is the lobby. @param {string} hash @returns {Route} */
export function readRoute(hash) {
  const [page, game, section] = hash.replace(/^#/, "").split("/");
  if (page === "game") return { page, section: game };
  if (!PAGES.includes(page) || !Object.hasOwn(GAMES, game ?? "")) return { page: "lobby" };
  return { page: /** @type {Route["page"]} */ (page), game, section };
}

/** An address without a fragment may name a game all the same. @param {string} hash @param {string} [game] @returns {Route} */
export const firstRoute = (hash, game) => (game && hash.length < 2 ? { page: "play", game } : readRoute(hash));

/** @param {Route} route */
export function writeRoute({ page, game, section }) {
  const hash = `#${page === "lobby" ? "" : [page, game, section].filter(Boolean).join("/")}`;
  // in a frame, "back" belongs to the page around it
  if (window.parent === window) location.hash = hash;
  else location.replace(hash);
}
