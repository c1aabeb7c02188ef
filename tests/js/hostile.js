// What strangers and faults can bring to the page's own parsers: addresses, links, files, stored values.
// Each piece of data is spoilt by chance; nothing may throw, and what comes out has the shape that the
// page draws.

import assert from "node:assert/strict";

import { storeInMemory } from "./memory.js";
import { gameIn } from "../../js/sharing/incoming.js";
import { asParameters, readWishes, wished } from "../../js/parameters.js";
import { readRoute } from "../../js/routes.js";
import * as daily from "../../js/kept/daily.js";
import * as saves from "../../js/kept/saves.js";
import * as statistics from "../../js/kept/statistics.js";
import { loadSettings, SCHEMA } from "../../js/kept/settings.js";
import { completed, lastSetup } from "../../js/kept/setup.js";
import { learned } from "../../js/table/lesson.js";

/** @typedef {(below: number) => number} Chance  a whole number from 0 */

const TEXTS = ["", "<img src=x onerror=alert(1)>", "\u202e\u2066", "\0\ud800", "__proto__", "constructor", "q1."];
const VALUES = [null, true, false, 0, -1, 7, 2 ** 53, -1e308, 0.5, [], {}, [[]], [null], "x".repeat(9000), ...TEXTS];
const SEAT = { kind: "human", name: "Ann", level: "casual" };
/** What may be stored. @type {Record<string, any>} */
const STORED = {
  settings: { language: "fr", theme: "dark", speed: "off", sound: false },
  "setup:scout": { game: "scout", players: 3, seats: [SEAT, SEAT, SEAT], options: { rounds: 2 } },
  results: [{ game: "scout", players: 3, level: "casual", won: true, score: 9, assisted: false, at: 5 }],
  daily: { "2026-11-30": { game: "scout", won: true, scores: [3, 2], assisted: false } },
  learned: ["scout"],
  "game:abc": {
    id: "abc",
    revision: 3,
    game: "scout",
    seats: [SEAT, SEAT],
    save: "q1.abc",
    ply: 4,
    at: 1e12,
    begun: true,
    over: false,
    scores: [0, 0],
  },
};
const ADDRESSES = [
  "#play/scout",
  "#new/scout/players=3&seed=7&options=rounds:2",
  "#game/q1.eJyrVkrLz1eyUkpKLFKqBQ",
  "#rules/schotten_totten/claiming",
  "game=scout&lang=fr&theme=dark&players=4&level=expert&options=rounds:3,open:true&seed=42",
];
/** From a frame's host. */
const MESSAGE = { v: 1, type: "new", game: "scout", players: 3, seed: 7, level: "expert", options: "rounds:1" };
/** @type {any} */
const FACTS = {
  id: "scout",
  min_players: 2,
  max_players: 5,
  options: { rounds: { default: null, choices: [null, 1] } },
};

/** The same numbers for the same seed (mulberry32). @param {number} seed @returns {Chance} */
function chanceOf(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** @template T @param {T[]} list @param {Chance} chance @returns {T} */
const one = (list, chance) => list[chance(list.length)];

/** A text cut off, or with something else in it. @param {string} text @param {Chance} chance */
function scratch(text, chance) {
  const at = chance(text.length + 1);
  const kind = chance(4);
  if (kind === 0) return text.slice(0, at);
  if (kind === 1) return text.slice(0, at) + one(TEXTS, chance) + text.slice(at);
  if (kind === 2) return text.slice(0, at) + one(["%ff", "%", "%3Cb%3E", "=::,"], chance) + text.slice(at + 1);
  return text.slice(0, at) + String.fromCharCode(chance(300)) + text.slice(at + 1);
}

/** A copy with one place changed, or something else altogether. @param {any} data @param {Chance} chance @returns {any} */
function spoil(data, chance) {
  if (typeof data !== "object" || data === null || chance(5) === 0) return one(VALUES, chance);
  const copy = structuredClone(data);
  const key = one(Object.keys(copy), chance);
  const kind = chance(6);
  if (key === undefined || kind === 0) copy[one(TEXTS, chance)] = one(VALUES, chance);
  else if (kind === 1) delete copy[key];
  else copy[key] = spoil(copy[key], chance);
  return copy;
}

/** One of each. @param {number} seed */
export async function attack(seed) {
  const chance = chanceOf(seed);
  const stored = storeInMemory();
  for (const [name, data] of Object.entries(STORED)) {
    const text = JSON.stringify({ schema: 1, data: spoil(data, chance) });
    stored.set(`quatuor:${name}`, chance(6) === 0 ? scratch(text, chance) : text);
  }
  readStored();
  readAddress(scratch(one(ADDRESSES, chance), chance));
  const message = Object.assign(one([{}, [1], [["a"]]], chance), spoil(MESSAGE, chance));
  check(readWishes(asParameters(message)));
  const text = scratch(JSON.stringify(spoil({ quatuor: 1, game: "scout", save: "q1.abc" }, chance)), chance);
  const results = JSON.stringify(spoil({ quatuor: "results", results: STORED.results }, chance));
  for (const file of [results, scratch(results, chance)])
    statistics.summaries(statistics.imported(file) ?? [], "scout");
  assert.match(await gameIn(new File([text], "game.json")), /^[\w.-]*$/);
}

function readStored() {
  for (const [name, value] of Object.entries(loadSettings())) {
    assert.ok(SCHEMA[/** @type {keyof typeof SCHEMA} */ (name)].includes(/** @type {any} */ (value)), name);
  }
  const setup = completed(lastSetup("scout"), FACTS);
  assert.ok(setup.players >= 2 && setup.players <= 5 && setup.seats.length === 5);
  assert.ok([null, 1].includes(setup.options.rounds));
  statistics.summaries(statistics.load(), "scout");
  statistics.byName(statistics.load(), "scout");
  statistics.imported(statistics.exported(statistics.load()));
  const days = daily.load();
  daily.streak(days, "2026-11-30");
  for (const { scores } of Object.values(days)) scores.join(" : ");
  learned().includes("scout");
  const kept = saves.list();
  saves.underWay(kept, "scout");
  for (const { seats, scores, at, save } of kept) {
    new Intl.DateTimeFormat("en").format(at);
    assert.equal(typeof save, "string");
    assert.ok(seats.every(({ name }) => typeof name === "string") && Array.isArray(scores));
  }
  saves.removeUntouched();
}

/** @param {string} address */
function readAddress(address) {
  const { page, game } = readRoute(address);
  assert.ok(["lobby", "play", "new", "rules", "learn", "game"].includes(page));
  assert.ok(game === undefined || ["scout", "schotten_totten"].includes(game));
  check(readWishes(new URLSearchParams(address)));
}

/** @param {import("../../js/parameters.js").Wishes} wishes */
function check(wishes) {
  const { players, seats, options } = wished(lastSetup("scout"), wishes, FACTS);
  assert.ok(players >= 2 && players <= 5 && seats.length === 5);
  assert.ok(typeof options === "object");
}
