// The games that are kept, each under a key of its own: two tabs with two games never meet. Two tabs
// with the same game do: whoever finds that the other has written since gives way, and nothing is lost.

import { GAMES } from "../games/index.js";
import { isScores, isTime } from "./shapes.js";
import * as storage from "./storage.js";

/**
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Seat} Seat
 *
 * @typedef {object} Saved  a game as it is kept
 * @property {string} id
 * @property {number} revision  by chance another one with every move: two tabs never come to the same
 * @property {string} game
 * @property {Seat[]} seats
 * @property {string} save  what the engine makes the game of
 * @property {number} ply
 * @property {number} at  when it was last played, milliseconds
 * @property {number} [order]  rises with every move in any game: a clock may be set back
 * @property {boolean} begun  a person has moved, here
 * @property {boolean} over
 * @property {number[]} scores
 * @property {string} [daily]  the day whose deal it is
 * @property {boolean} [counted]  its result is in the statistics
 * @property {boolean} [received]  somebody has passed it on, and nobody has moved since
 *
 * @typedef {object} Current  which kept game lies on the table
 * @property {string} id
 * @property {number} revision  as this tab knows it
 * @property {string} [daily]
 * @property {boolean} [counted]
 * @property {boolean} [received]
 */

const PREFIX = "game:";
/** So many are kept; untouched ones go first, then finished ones, then the oldest. */
const MOST = 40;
const MOST_SEATS = 5;
/** Counters stay below, whatever is stored: beyond 2 ** 53 one more is no other number. */
const MOST_COUNTED = 2 ** 50;

/** @param {Pick<Current, "daily" | "received">} [more] @returns {Current} */
export const fresh = (more) => ({ id: randomId(), revision: 0, ...more });

const randomId = () => Math.floor(Math.random() * 36 ** 8).toString(36);

/** @param {string} id @returns {Saved | null} */
export function read(id) {
  const stored = storage.load(PREFIX + id, /** @type {any} */ (null));
  return isSaved(stored) ? { ...stored, id } : null;
}

/** Whether the page can show it; whether the engine can play it is for the engine. @param {any} one @returns {one is Saved} */
const isSaved = (one) =>
  Object.hasOwn(GAMES, one?.game) &&
  typeof one.save === "string" &&
  one.save !== "" &&
  [one.revision, one.ply, one.at, one.order ?? 0].every((number) => Number.isSafeInteger(number)) &&
  isTime(one.at) &&
  isScores(one.scores) &&
  Array.isArray(one.seats) &&
  one.seats.length <= MOST_SEATS &&
  one.seats.every((/** @type {any} */ seat) =>
    [seat?.kind, seat?.name, seat?.level ?? ""].every((text) => typeof text === "string"),
  );

/** All of them, the last played first. @returns {Saved[]} */
export function list() {
  const all = storage.names(PREFIX).flatMap((name) => read(name.slice(PREFIX.length)) ?? []);
  return all.sort((a, b) => orderOf(b) - orderOf(a) || b.at - a.at || (a.id < b.id ? -1 : 1));
}

/** @param {Saved} one */
const orderOf = ({ order = 0 }) => Math.min(order, MOST_COUNTED);

/** The game to go on with. @param {Saved[]} saves @param {string} game */
export const underWay = (saves, game) => saves.find((one) => one.game === game && !one.over);

/**
 * Keeps the game on the table. Nothing is written when nothing has changed, nor over what another tab
 * has written: that is then the answer's `other`.
 * @param {Current} current
 * @param {View} view
 * @param {number} at
 * @param {Saved[]} [all]  as `list` told last
 * @returns {{current: Current, other?: Saved}}
 */
export function keep(current, view, at, all = list()) {
  const stored = read(current.id);
  if (stored && stored.revision !== current.revision) return { current, other: stored };
  if (stored && stored.save === view.save && stored.counted === current.counted) return { current };
  const next = { ...current, revision: Math.floor(Math.random() * MOST_COUNTED) };
  const people = view.seats.filter(({ kind }) => kind === "human").length;
  /** @type {Saved} */
  const saved = {
    ...next,
    game: view.game,
    seats: view.seats,
    save: view.save,
    ply: view.ply,
    at,
    order: 1 + Math.max(0, ...all.map(orderOf)),
    begun: !current.received && (people === 1 ? view.undo.free || !!view.result : view.ply > 0),
    over: !!view.result,
    scores: view.scores,
  };
  storage.save(PREFIX + next.id, saved);
  if (!stored) forgetOldest(next.id);
  return { current: next };
}

/** What was removed; should another tab have played on with it, beside that. @param {Saved} saved */
export function putBack(saved) {
  const { id } = read(saved.id) ? fresh() : saved;
  storage.save(PREFIX + id, { ...saved, id });
}

/** @param {string} id */
export const remove = (id) => storage.remove(PREFIX + id);

/** Games that were dealt and left again. */
export function removeUntouched() {
  for (const { id, begun } of list()) if (!begun) remove(id);
}

/** @param {string} spared */
function forgetOldest(spared) {
  const all = list().filter(({ id }) => id !== spared);
  const rank = (/** @type {Saved} */ { begun, over }) => (begun ? Number(over) : 2);
  for (const { id } of all.sort((a, b) => rank(a) - rank(b)).slice(MOST - 1)) remove(id);
}

/** Calls when another tab has changed a kept game. @param {(id: string) => void} changed */
export const onOtherTab = (changed) =>
  storage.onChange((name) => name.startsWith(PREFIX) && changed(name.slice(PREFIX.length)));

const TAB = "quatuor:tab";

/** This tab's game, also after a reload. */
export function ofThisTab() {
  try {
    return sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
}

/** @param {string} id */
export function claim(id) {
  try {
    sessionStorage.setItem(TAB, id);
  } catch {
    // then the last game that is under way is gone on with
  }
}
