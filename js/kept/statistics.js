// What came of finished games, and what can be said of them all: of one person's games against
// computers, and of everybody who has a name where several people play at one screen.

import { LEVELS } from "./setup.js";
import { GAMES } from "../games/index.js";
import { isScores, isTime } from "./shapes.js";
import * as storage from "./storage.js";

/**
 * @typedef {import("../types.js").View} View
 *
 * @typedef {object} Result  of one finished game, for one person
 * @property {string} game
 * @property {number} players
 * @property {string} level  of the computers; "mixed" when they differ, or when there are none
 * @property {string} [name]  of one of several people
 * @property {boolean} won  also when shared
 * @property {number} score
 * @property {boolean} assisted
 * @property {number} at  milliseconds
 *
 * @typedef {object} Summary  of games of one kind: so many players and computers of one level, or one name
 * @property {number} players
 * @property {string} level
 * @property {string} [name]
 * @property {number} played
 * @property {number} won
 * @property {number} streak  games won in a row up to now
 * @property {number} longest  the longest such streak
 * @property {number} best  the highest score
 * @property {number} assisted  games with help, which count for nothing else
 */

const NAME = "results";
const MOST = 5000;
/** With those that are brought in: a thousand more can be played before one's own oldest is forgotten. */
const MOST_JOINED = 4000;
/** Of a file with as many. */
export const MOST_BYTES = 2_000_000;
/** Characters; no seat has a longer one. */
const MOST_OF_A_NAME = 40;
/** Control characters, also those that turn the direction of what follows. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** @returns {Result[]} in the order of play */
export const load = () => read(storage.load(NAME, []));

/** What of it are results, and nothing else that came with them. @param {any[]} found @returns {Result[]} */
const read = (found) =>
  found.filter(isResult).map(({ game, players, level, name, won, score, assisted, at }) => ({
    ...{ game, players, level, won, score, assisted, at },
    ...(name && { name: printable(name) }),
  }));

/** @param {any} one @returns {one is Result} */
const isResult = (one) =>
  Object.hasOwn(GAMES, one?.game) &&
  [...LEVELS, "mixed"].includes(one.level) &&
  (one.name === undefined || isName(one.name)) &&
  [one.won, one.assisted].every((flag) => typeof flag === "boolean") &&
  isScores([one.players, one.score]) &&
  isTime(one.at);

/** @param {any} name */
const isName = (name) => typeof name === "string" && [...name].length <= MOST_OF_A_NAME && printable(name) !== "";

/** @param {string} name */
const printable = (name) => name.replace(UNPRINTABLE, "").trim();

/** Another tab may have added some since: they are read anew. @param {Result[]} more */
export function add(more) {
  const results = [...load(), ...more].slice(-MOST);
  storage.save(NAME, results);
  return results;
}

/** @param {Result[]} results */
export const replace = (results) => storage.save(NAME, results);

/** Calls when another tab has changed them. @param {() => void} changed */
export const onOtherTab = (changed) => storage.onChange((name) => name === NAME && changed());

/**
 * The results of a finished game: the one person's, or those of several people who have a name.
 * @param {View} view
 * @param {number} at
 * @returns {Result[]}
 */
export function resultsOf({ game, players, seats, scores, result, assisted }, at) {
  if (!result) return [];
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const levels = new Set(seats.filter(({ kind }) => kind === "computer").map(({ level }) => level));
  const [level = "mixed"] = levels.size === 1 ? levels : [];
  const of = (/** @type {number} */ seat) => ({
    game,
    players,
    level,
    won: result.winners.includes(seat),
    score: scores[seat],
    assisted: !!assisted,
    at,
  });
  if (people.length === 1) return people.map(of);
  return people.filter((seat) => seats[seat].name).map((seat) => ({ ...of(seat), name: seats[seat].name }));
}

/**
 * One person's games: a summary for each number of players and level, the most played first.
 * @param {Result[]} results
 * @param {string} game
 */
export const summaries = (results, game) =>
  summed(
    results.filter((one) => one.game === game && !one.name),
    ({ players, level }) => `${players} ${level}`,
  );

/** The games of several people: a summary for each name. @param {Result[]} results @param {string} game */
export const byName = (results, game) =>
  summed(
    results.filter((one) => one.game === game && one.name),
    ({ name = "" }) => name,
  );

/** @param {Result[]} results @param {(result: Result) => string} kindOf */
function summed(results, kindOf) {
  /** @type {Map<string, Summary>} */
  const found = new Map();
  for (const result of results) {
    const { players, level, name, won, score, assisted } = result;
    const kind = kindOf(result);
    const blank = { players, level, name, played: 0, won: 0, streak: 0, longest: 0, best: -Infinity, assisted: 0 };
    const summary = found.get(kind) ?? blank;
    found.set(kind, assisted ? { ...summary, assisted: summary.assisted + 1 } : counted(summary, won, score));
  }
  return [...found.values()].sort((a, b) => b.played - a.played || b.won - a.won || b.assisted - a.assisted);
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

/** All results, to be kept elsewhere. @param {Result[]} results */
export const exported = (results) => JSON.stringify({ quatuor: "results", results });

/**
 * What was exported, and all that there is already, each result once; null when it is something else.
 * @param {string} text
 * @returns {Result[] | null}
 */
export function imported(text) {
  try {
    const { quatuor: kind, results } = JSON.parse(text);
    if (kind !== "results") return null;
    return joined(read(results));
  } catch {
    return null;
  }
}

/** All that there are but these. @param {Result[]} others */
export function without(others) {
  const gone = new Set(others.map((one) => JSON.stringify(one)));
  return load().filter((one) => !gone.has(JSON.stringify(one)));
}

/** All that there are, and others as far as there is room, each once, in the order of play. @param {Result[]} others */
export function joined(others) {
  const own = load();
  const known = new Set(own.map((one) => JSON.stringify(one)));
  const more = new Map(others.map((one) => [JSON.stringify(one), one]));
  const foreign = [...more].flatMap(([text, one]) => (known.has(text) ? [] : one));
  return [...own, ...foreign.slice(0, Math.max(0, MOST_JOINED - own.length))].sort((a, b) => a.at - b.at);
}
