// Rows of cards and what a path of picks says about them: pure functions, no drawing.

import { below } from "../../table/picks.js";

/**
 * @typedef {import("../../table/picks.js").Choices} Choices
 * @typedef {{id: string, top: number, bottom: number, element: string}} Card
 * @typedef {{first: number, last: number}} Span  places from 1, both included
 * @typedef {"show" | "gap" | "side" | "new"} Stage
 */

/** Zone and name of an element. @param {string | undefined} element */
export const parts = (element) => /** @type {[string, string]} */ ((element ?? ":").split(":"));

/**
 * Which part of a move is pointed at: what to show, or, with a card of the set in the air, its gap,
 * its side, and what to show with it.
 * @param {string[]} path
 * @returns {Stage}
 */
export function stageOf(path) {
  if (parts(path[0])[0] !== "table") return "show";
  return /** @type {Stage[]} */ (["gap", "side", "new"])[Math.min(path.length, 3) - 1];
}

/** The card that a path scouts, as it lies on the table. @param {{cards: Card[]} | null} set @param {string[]} path */
export const scoutedCard = (set, path) => set?.cards.find(({ element }) => element === path[0]);

/** @template {{top: number, bottom: number}} C @param {C} card @returns {C} */
export const turned = (card) => ({ ...card, top: card.bottom, bottom: card.top });

/**
 * A row with one more card, its places named anew.
 * @param {Card[]} row
 * @param {Card} card
 * @param {number} place  from 1
 * @returns {Card[]}
 */
export const inserted = (row, card, place) =>
  [...row.slice(0, place - 1), card, ...row.slice(place - 1)].map((one, index) => ({
    ...one,
    element: `new:${index + 1}`,
  }));

/**
 * The hand as a path would have it: with the scouted card where it is put.
 * @param {Card[]} hand
 * @param {{cards: Card[]} | null} set
 * @param {string[]} path
 */
export function handAfter(hand, set, path) {
  const card = scoutedCard(set, path);
  if (stageOf(path) !== "new" || !card) return hand;
  const lying = path[2] === "side:flip" ? turned(card) : card;
  return inserted(hand, lying, Number(parts(path[1])[1]));
}

/**
 * The shows that the tree offers below a path.
 * @param {Choices} choices
 * @param {string[]} path
 * @param {"hand" | "new"} zone
 * @returns {Span[]}  from the left
 */
export function shows(choices, path, zone) {
  const node = below(choices, path);
  if (typeof node !== "object") return [];
  const place = (/** @type {string} */ element) => (parts(element)[0] === zone ? Number(parts(element)[1]) : 0);
  return Object.entries(node)
    .filter(([element]) => place(element))
    .flatMap(([element, inner]) =>
      Object.keys(inner)
        .map((other) => ({ first: place(element), last: other === "do:show" ? place(element) : place(other) }))
        .filter(({ first, last }) => last >= first),
    )
    .sort((a, b) => a.first - b.first || a.last - b.last);
}

/** Those that are no part of another. @template {Span} S @param {S[]} spans @returns {S[]} */
export const longest = (spans) =>
  spans.filter((one) => !spans.some((other) => other !== one && other.first <= one.first && other.last >= one.last));

/**
 * Lanes for spans, so that none lies over another; a span takes the first free one.
 * @template {Span} S
 * @param {S[]} spans  from the left
 * @returns {(S & {lane: number})[]}
 */
export function inLanes(spans) {
  /** @type {number[]} the last place taken in each lane */
  const taken = [];
  return spans.map((span) => {
    const free = taken.findIndex((last) => last < span.first);
    const lane = free < 0 ? taken.length : free;
    taken[lane] = span.last;
    return { ...span, lane };
  });
}

/**
 * The places between the ends picked so far; null when nothing of the row is picked.
 * @param {string[]} path
 * @param {"hand" | "new"} zone
 * @returns {Span | null}
 */
export function pickedSpan(path, zone) {
  const places = path
    .filter((element) => parts(element)[0] === zone)
    .map((element) => Number(parts(element)[1]))
    .sort((a, b) => a - b);
  return places.length ? { first: places[0], last: places[places.length - 1] } : null;
}

/**
 * The picks for a range of the row, from the end where it began; the same place twice is one card.
 * @param {string[]} path
 * @param {"hand" | "new"} zone
 * @param {number} from
 * @param {number} to
 */
export function rangePath(path, zone, from, to) {
  const before = zone === "new" ? path.slice(0, 3) : [];
  const ends = from === to ? [from] : [from, to];
  return [...before, ...ends.map((place) => `${zone}:${place}`)];
}
