// What came of the games of one person against computers, and what can be said of them all.

import * as storage from "./storage.js";

/**
 * @typedef {import("../types.js").View} View
 *
 * @typedef {object} Result  of one finished game
 * @property {string} game
 * @property {number} players
 * @property {string} level  of the computers; "mixed" when they differ
 * @property {boolean} won  also when shared
 * @property {number} score
 * @property {boolean} assisted
 * @property {number} at  milliseconds
 *
 * @typedef {object} Summary  of games with so many players against computers of one level
 * @property {number} players
 * @property {string} level
 * @property {number} played
 * @property {number} won
 * @property {number} streak  games won in a row up to now
 * @property {number} longest  the longest such streak
 * @property {number} best  the highest score
 * @property {number} assisted  games with help, which count for nothing else
 */

const NAME = "results";
const MOST = 5000;

/** @returns {Result[]} in the order of play */
export const load = () => storage.load(NAME, []).filter(isResult);

/** @param {any} one @returns {one is Result} */
const isResult = (one) =>
  [one?.game, one?.level].every((text) => typeof text === "string") &&
  [one.players, one.score].every((number) => Number.isSafeInteger(number));

/** Another tab may have added some since: they are read anew. @param {Result} result */
export function add(result) {
  const results = [...load(), result].slice(-MOST);
  storage.save(NAME, results);
  return results;
}

/** @param {Result[]} results */
export const replace = (results) => storage.save(NAME, results);

/** Calls when another tab has changed them. @param {() => void} changed */
export const onOtherTab = (changed) => storage.onChange((name) => name === NAME && changed());

/**
 * The result of a finished game; null when no person, or more than one, played in it.
 * @param {View} view
 * @param {number} at
 * @returns {Result | null}
 */
export function resultOf({ game, players, seats, scores, result, assisted }, at) {
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  if (!result || people.length !== 1) return null;
  const [me] = people;
  const levels = new Set(seats.filter(({ kind }) => kind === "computer").map(({ level }) => level));
  const [level = "mixed"] = levels.size === 1 ? levels : [];
  return { game, players, level, won: result.winners.includes(me), score: scores[me], assisted: !!assisted, at };
}

/**
 * One summary for each number of players and level of a game, the most played first.
 * @param {Result[]} results
 * @param {string} game
 */
export function summaries(results, game) {
  /** @type {Map<string, Summary>} */
  const found = new Map();
  for (const { game: of, players, level, won, score, assisted } of results) {
    if (of !== game) continue;
    const key = `${players} ${level}`;
    const blank = { players, level, played: 0, won: 0, streak: 0, longest: 0, best: -Infinity, assisted: 0 };
    const summary = found.get(key) ?? blank;
    found.set(key, assisted ? { ...summary, assisted: summary.assisted + 1 } : counted(summary, won, score));
  }
  return [...found.values()].sort((a, b) => b.played - a.played || b.assisted - a.assisted);
}

/** @param {Summary} summary @param {boolean} won @param {number} score @returns {Summary} */
function counted(summary, won, score) {
  const streak = won ? summary.streak + 1 : 0;
  return {
    ...summary,
    played: summary.played + 1,
    won: summary.won + (won ? 1 : 0),
    streak,
    longest: Math.max(summary.longest, streak),
    best: Math.max(summary.best, score),
  };
}
