// What an address, a frame's host or a link may ask for. Unknown names and values count for nothing.

import { GAMES } from "./games/index.js";
import { LANGUAGES } from "./i18n.js";
import { SCHEMA } from "./kept/settings.js";
import { LEVELS } from "./kept/setup.js";

/** The parameters there are. */
export const NAMES = ["game", "lang", "theme", "players", "level", "options", "seed"];
const MAX_SEED = 2 ** 53 - 1;
/** Of one value in a message. */
const MOST_CHARACTERS = 1000;

/**
 * @typedef {import("./types.js").Setup} Setup
 *
 * @typedef {object} Wishes
 * @property {string} [game]
 * @property {Partial<import("./kept/settings.js").Settings>} settings  language and theme
 * @property {number} [players]
 * @property {string} [level]  of the computer players
 * @property {number} [seed]
 * @property {Record<string, string>} options  by name, as text: the engine knows what there is
 */

/** @param {URLSearchParams} query @returns {Wishes} */
export function readWishes(query) {
  const among = (/** @type {string} */ name, /** @type {readonly string[]} */ allowed) =>
    allowed.find((value) => value === query.get(name));
  const [game, language, theme] = [
    among("game", Object.keys(GAMES)),
    among("lang", LANGUAGES),
    among("theme", SCHEMA.theme),
  ];
  const settings = /** @type {Wishes["settings"]} */ ({ ...(language && { language }), ...(theme && { theme }) });
  const options = Object.fromEntries(
    (query.get("options") ?? "").split(",").flatMap((pair) => (pair.includes(":") ? [pair.split(":", 2)] : [])),
  );
  return {
    game,
    settings,
    players: whole(query.get("players"), 99),
    level: among("level", LEVELS),
    seed: whole(query.get("seed"), MAX_SEED),
    options,
  };
}

/** What a message asks for, as an address has it; what no address could hold is left out. @param {object} message */
export const asParameters = (message) =>
  new URLSearchParams(
    Object.entries(message).flatMap(([name, value]) => {
      const text = ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";
      return text && text.length <= MOST_CHARACTERS ? [[name, text]] : [];
    }),
  );

/** @param {string | null} text @param {number} most */
function whole(text, most) {
  const number = /^\d{1,16}$/.test(text ?? "") ? Number(text) : NaN;
  return number <= most ? number : undefined;
}

/**
 * A set-up as wished for, as far as the game has it.
 * @param {Setup} setup
 * @param {Wishes} wishes
 * @param {import("./types.js").GameFacts} facts
 * @returns {Setup}
 */
export function wished(setup, { players = 0, level, seed, options }, facts) {
  const possible = players >= facts.min_players && players <= facts.max_players;
  const seats = setup.seats.map((seat) => (level && seat.kind === "computer" ? { ...seat, level } : seat));
  const chosen = Object.entries(facts.options).flatMap(([name, { choices }]) => {
    const choice = choices.find((value) => String(value) === options[name]);
    return choice === undefined ? [] : [[name, choice]];
  });
  return {
    ...setup,
    players: possible ? players : setup.players,
    seats,
    options: { ...setup.options, ...Object.fromEntries(chosen) },
    ...(seed !== undefined && { seed }),
  };
}

/** The address of a deal, to be read by `readWishes`. @param {Pick<Setup, "game" | "players" | "options" | "seed">} deal */
export function writeWishes({ game, players, options, seed }) {
  const pairs = Object.entries(options).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ game, players: String(players), seed: String(seed) });
  if (pairs.length) query.set("options", pairs.join(","));
  return query;
}
