import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { storeInMemory } from "../memory.js";

const { add, load, replace, resultOf, summaries } = await import("../../../js/kept/statistics.js");

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
  assert.deepEqual(resultOf(view(), 5), result(true, 12, { level: "expert", at: 5 }));
  assert.equal(resultOf(view({ result: { winners: [0, 2] } }), 5)?.won, false);
  assert.equal(resultOf(view({ result: { winners: [0, 1] } }), 5)?.won, true);
});

test("levels may be mixed", () => {
  const seats = [{ kind: "computer", level: "expert" }, { kind: "human" }, { kind: "computer", level: "casual" }];
  assert.equal(resultOf(view({ seats }), 5)?.level, "mixed");
});

test("games that go on, of several people or of none are no results", () => {
  assert.equal(resultOf(view({ result: null }), 5), null);
  assert.equal(resultOf(view({ seats: [{ kind: "human" }, { kind: "human" }, { kind: "computer" }] }), 5), null);
  assert.equal(resultOf(view({ seats: [{ kind: "computer" }, { kind: "computer" }, { kind: "computer" }] }), 5), null);
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
    { players: 3, level: "casual", played: 4, won: 3, streak: 1, longest: 2, best: 14, assisted: 0 },
    { players: 4, level: "casual", played: 1, won: 1, streak: 1, longest: 1, best: 99, assisted: 0 },
  ]);
});

test("games with help are told apart and count for nothing else", () => {
  const [summary] = summaries([result(true, 5), result(false, 99, { assisted: true })], "scout");
  assert.deepEqual([summary.played, summary.streak, summary.best, summary.assisted], [1, 1, 5, 1]);
});

test("results add up, also those of another tab, and can be thrown away", () => {
  add(result(true, 1));
  replace([...load(), result(false, 2)]);
  assert.equal(add(result(true, 3)).length, 3);
  replace([]);
  assert.deepEqual(load(), []);
});
