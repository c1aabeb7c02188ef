// The deal of the day: one game a day, the same cards and the same computer players for everyone, told
// by the date alone. And what one may tell of it.

import { isScores } from "./shapes.js";
import * as storage from "./storage.js";

/**
 * @typedef {object} Deal
 * @property {string} day  2026-11-30
 * @property {string} game
 * @property {number} seed
 * @property {number} players
 *
 * @typedef {object} DayResult  how the first try of a day ended
 * @property {string} game
 * @property {boolean} won
 * @property {number[]} scores  the person's first, then the computers'
 * @property {boolean} assisted
 */

const NAME = "daily";
/** The same for everyone, and as strong as can be while it still plays alike on every device. */
export const LEVEL = "skilled";
/** @type {[game: string, players: number][]} */
const TURNS = [
  ["schotten_totten", 2],
  ["scout", 3],
  ["lords_of_scotland", 3],
  ["seven_kingdoms", 3],
];
const DAY = 24 * 60 * 60 * 1000;

/** The calendar day where the player is. @param {Date} date */
export const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** @param {string} day @returns {Deal} */
export function dealOf(day) {
  const number = Date.parse(`${day}T00:00:00Z`) / DAY;
  const [game, players] = TURNS.at(number % TURNS.length) ?? TURNS[0]; // from the end before 1970
  return { day, game, players, seed: hash(`quatuor ${day}`) };
}

/** 52 bits of a text (two FNV-1a hashes). @param {string} text */
function hash(text) {
  let [high, low] = [0x811c9dc5, 0x01000193];
  for (const char of text) {
    high = Math.imul(high ^ char.charCodeAt(0), 0x01000193) >>> 0;
    low = Math.imul(low ^ char.charCodeAt(0), 0x5bd1e995) >>> 0;
  }
  return (high & 0x3ffffff) * 2 ** 26 + (low & 0x3ffffff);
}

/** @param {Deal} deal @returns {import("../types.js").Setup} */
export function setupOf({ game, players, seed }) {
  const seats = Array.from({ length: players }, (_, seat) => ({
    kind: /** @type {"human" | "computer"} */ (seat === 0 ? "human" : "computer"),
    name: "",
    level: LEVEL,
  }));
  return { game, players, seats, options: {}, seed };
}

/** @returns {Record<string, DayResult>} by day */
export const load = () => Object.fromEntries(Object.entries(storage.load(NAME, {})).filter(([, day]) => isResult(day)));

/** @param {any} day @returns {day is DayResult} */
const isResult = (day) => typeof day?.game === "string" && isScores(day.scores);

/** The first result of a day stands. @param {string} day @param {import("../types.js").View} view */
export function add(day, { game, scores, result, assisted }) {
  const days = load();
  days[day] ??= { game, won: result.winners.includes(0), scores, assisted: !!assisted };
  storage.save(NAME, days);
  return days;
}

/** Days in a row up to `day`, or up to the one before while it is still to be played. @param {Record<string, DayResult>} days @param {string} day */
export function streak(days, day) {
  let count = 0;
  let at = Date.parse(`${day}T00:00:00Z`);
  if (!days[day]) at -= DAY;
  for (; days[new Date(at).toISOString().slice(0, 10)]; at -= DAY) count++;
  return count;
}
