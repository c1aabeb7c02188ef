// How the next game begins: as the last one of its kind did.

import * as storage from "./storage.js";
import { GAMES } from "../games/index.js";

/** From one that a child beats to the strongest; the engine knows them by these names. */
export const LEVELS = ["beginner", "casual", "skilled", "expert"];
const MOST_SEATS = 5;

/**
 * @param {string} game
 * @returns {import("../types.js").Setup}
 */
export function lastSetup(game) {
  const [least, most] = GAMES[game].players;
  const stored = storage.load(`setup:${game}`, /** @type {any} */ ({}));
  const players = Number.isInteger(stored.players)
    ? Math.min(Math.max(stored.players, least), most)
    : defaultPlayers(game);
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => readSeat(stored.seats?.[seat], seat));
  return { game, players, seats, options: storage.isObject(stored.options) ? { ...stored.options } : {} };
}

/** The next game begins as the first one did. @param {string} game */
export const forgetSetup = (game) => storage.remove(`setup:${game}`);

/** @param {import("../types.js").Setup} setup */
export const keepSetup = (setup) => storage.save(`setup:${setup.game}`, setup);

/**
 * With the options that the engine knows, those that were not chosen at their defaults.
 * @param {import("../types.js").Setup} setup
 * @param {import("../types.js").GameFacts} facts
 */
export function completed(setup, { options }) {
  const chosen = Object.entries(options).map(([name, option]) => [
    name,
    option.choices.includes(setup.options[name]) ? setup.options[name] : option.default,
  ]);
  return { ...setup, options: Object.fromEntries(chosen) };
}

/** What the engine is asked for: no more seats than players. @param {import("../types.js").Setup} setup */
export const dealt = (setup) => ({ ...setup, seats: setup.seats.slice(0, setup.players) });

/** @param {string} game */
const defaultPlayers = (game) => Math.min(Math.max(3, GAMES[game].players[0]), GAMES[game].players[1]);

/** @param {any} stored @param {number} seat @returns {import("../types.js").Seat} */
function readSeat(stored, seat) {
  const kind = ["human", "computer"].includes(stored?.kind) ? stored.kind : seat === 0 ? "human" : "computer";
  const level = LEVELS.includes(stored?.level) ? stored.level : "casual";
  return { kind, name: typeof stored?.name === "string" ? stored.name : "", level };
}
