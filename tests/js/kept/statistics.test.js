import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { storeInMemory } from "../memory.js";

const { add, byName, exported, imported, joined, load, replace, resultsOf, summaries, without } =
  await import("../../../js/kept/statistics.js");

beforeEach(() => void storeInMemory());

/** @param {boolean} won @param {number} score @param {any} [more] */
const result = (won, score, more) => ({
  game: "scout",
  players: 3,
  level: "casual",
  won,
  score,
  assisted: false,
  at: 0,
  ...more,
});

/** @param {any} [more] @returns {any} */
const view = (more) => ({
  game: "scout",
  players: 3,
  seats: [{ kind: "computer", level: "expert" }, { kind: "human" }, { kind: "computer", level: "expert" }],
  scores: [9, 12, 7],
  result: { winners: [1] },
  assisted: false,
  ...more,
});

test("a finished game of one person is a result, with that person's points", () => {
  assert.deepEqual(resultsOf(view(), 5), [result(true, 12, { level: "expert", at: 5 })]);
  assert.equal(resultsOf(view({ result: { winners: [0, 2] } }), 5)[0].won, false);
  assert.equal(resultsOf(view({ result: { winners: [0, 1] } }), 5)[0].won, true);
});

test("levels may be mixed", () => {
  const seats = [{ kind: "computer", level: "expert" }, { kind: "human" }, { kind: "computer", level: "casual" }];
  assert.equal(resultsOf(view({ seats }), 5)[0].level, "mixed");
});

test("of several people, each who has a name has a result", () => {
  const [lea, max, nobody] = ["Léa", "Max", ""].map((name) => ({ kind: "human", name }));
  assert.deepEqual(resultsOf(view({ seats: [lea, max, nobody] }), 5), [
    result(false, 9, { level: "mixed", at: 5, name: "Léa" }),
    result(true, 12, { level: "mixed", at: 5, name: "Max" }),
  ]);
});

test("games that go on, or of computers alone, are no results", () => {
  assert.deepEqual(resultsOf(view({ result: null }), 5), []);
  const computer = { kind: "computer" };
  assert.deepEqual(resultsOf(view({ seats: [computer, computer, computer] }), 5), []);
});

test("wins, streaks and the best score are counted for each kind of game", () => {
  const results = [
    result(true, 10),
    result(true, 14),
    result(false, 3),
    result(true, 8),
    result(true, 99, { players: 4 }),
    result(true, 50, { game: "seven_kingdoms" }),
  ];
  assert.deepEqual(summaries(results, "scout"), [
    { players: 3, level: "casual", name: undefined, played: 4, won: 3, streak: 1, longest: 2, best: 14, assisted: 0 },
    { players: 4, level: "casual", name: undefined, played: 1, won: 1, streak: 1, longest: 1, best: 99, assisted: 0 },
  ]);
});

test("people are told apart by name, and from one person's games", () => {
  const results = [
    result(true, 10),
    result(true, 7, { name: "Léa" }),
    result(false, 4, { name: "Max" }),
    result(false, 9, { name: "Max", players: 4 }),
  ];
  const told = byName(results, "scout").map(({ name, played, won, best }) => [name, played, won, best]);
  assert.deepEqual(told, [
    ["Max", 2, 0, 9],
    ["Léa", 1, 1, 7],
  ]);
  assert.equal(summaries(results, "scout")[0].played, 1);
});

test("games with help are told apart and count for nothing else", () => {
  const [summary] = summaries([result(true, 5), result(false, 99, { assisted: true })], "scout");
  assert.deepEqual([summary.played, summary.streak, summary.best, summary.assisted], [1, 1, 5, 1]);
});

test("results add up, also those of another tab, and can be thrown away", () => {
  add([result(true, 1)]);
  replace([...load(), result(false, 2)]);
  assert.equal(add([result(true, 3), result(true, 4)]).length, 4);
  replace([]);
  assert.deepEqual(load(), []);
});

test("what was exported joins what there is, in the order of play, each result once", () => {
  const [first, second, third] = [1, 2, 3].map((at) => result(true, at, { at }));
  replace([second, third]);
  assert.deepEqual(imported(exported([first, second])), [first, second, third]);
  for (const text of ["", "null", "[]", '{"quatuor":"results"}', '{"quatuor":1,"save":"x"}'])
    assert.equal(imported(text), null, text);
});

test("what nobody can have played is no result", () => {
  const foreign = [
    ...[{ level: "constructor" }, { at: "now" }, { at: 9e15 }, { score: 1e300 }, { name: "x".repeat(41) }],
    ...[{ name: "\u202e" }, { name: 7 }, { game: null }, { game: "constructor" }, { won: "yes" }, { assisted: 1 }],
  ];
  const text = exported([result(true, 5), ...foreign.map((more) => result(true, 5, more))]);
  assert.deepEqual(imported(text), [result(true, 5)]);
});

test("a stranger's file takes nothing away, and brings nothing but results", () => {
  const own = [1, 2, 3].map((at) => result(true, at, { at }));
  replace(own);
  const others = Array.from({ length: 5000 }, (_, index) => result(false, 0, { at: 8e15 + index, junk: "x" }));
  const all = imported(exported([...others, result(true, 1, { at: 4, name: " \u202eLéa\u2066 " })])) ?? [];
  assert.equal(all.length, 4000);
  assert.deepEqual(all.slice(0, 3), own);
  assert.ok(all.every((one) => !("junk" in one)));
  replace(all);
  add([result(true, 9, { at: 5 })]);
  assert.equal(joined(own).length, load().length, "what is there already");
  assert.deepEqual(without(all), [result(true, 9, { at: 5 })]);
  replace([]);
  assert.deepEqual(imported(exported([result(true, 1, { name: " \u202eLéa\u2066 " })])), [
    result(true, 1, { name: "Léa" }),
  ]);
  const emoji = result(true, 1, { name: "🂡".repeat(40) });
  assert.deepEqual(imported(exported([emoji])), [emoji]);
});
