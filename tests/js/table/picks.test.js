import assert from "node:assert/strict";
import { test } from "node:test";

import { look, next, point, why } from "../../../js/table/picks.js";

const TREE = {
  "hand:r7": { "stone:1": "r7@1", "stone:3": "r7@3" },
  "hand:g2": { "stone:3": "g2@3" },
  "do:pass": "pass",
};

test("the first picks are the roots, the next ones lie below the path", () => {
  assert.deepEqual(next(TREE, []), ["hand:r7", "hand:g2", "do:pass"]);
  assert.deepEqual(next(TREE, ["hand:r7"]), ["stone:1", "stone:3"]);
  assert.deepEqual(next(TREE, ["hand:zz"]), []);
  assert.deepEqual(next({}, []), []);
});

test("a pick lengthens the path, the last one gives the action", () => {
  assert.deepEqual(point(TREE, [], "hand:r7"), { path: ["hand:r7"] });
  assert.deepEqual(point(TREE, ["hand:r7"], "stone:3"), { path: ["hand:r7", "stone:3"], action: "r7@3" });
  assert.deepEqual(point(TREE, [], "do:pass"), { path: ["do:pass"], action: "pass" });
});

test("nothing is lit below an action", () => {
  assert.deepEqual(next(TREE, ["hand:r7", "stone:3"]), []);
});

test("pointing at a picked element puts it back", () => {
  assert.deepEqual(point(TREE, ["hand:r7"], "hand:r7"), { path: [] });
});

test("of picks in any order only the one pointed at is put back", () => {
  const pairs = { a: { b: "ab", c: { do: "ac" } }, b: { a: "ab" }, c: { a: { do: "ac" } } };
  assert.deepEqual(point(pairs, ["a", "c"], "a"), { path: ["c"] });
  assert.deepEqual(point(pairs, ["a", "c"], "c"), { path: ["a"] });
});

test("pointing at another first pick changes the mind", () => {
  assert.deepEqual(point(TREE, ["hand:r7"], "hand:g2"), { path: ["hand:g2"] });
  assert.deepEqual(point(TREE, ["hand:r7"], "do:pass"), { path: ["do:pass"], action: "pass" });
});

test("pointing elsewhere does nothing", () => {
  assert.equal(point(TREE, [], "stone:3"), null);
  assert.equal(point(TREE, ["hand:g2"], "stone:1"), null);
  assert.equal(point(TREE, [], "toString"), null);
});

test("an element that can be picked again is picked again, not put back", () => {
  const twice = { a: { a: "aa", b: "ab" } };
  assert.deepEqual(point(twice, ["a"], "a"), { path: ["a", "a"], action: "aa" });
});

test("looks", () => {
  assert.equal(look(TREE, [], "hand:r7"), "lit");
  assert.equal(look(TREE, ["hand:r7"], "hand:r7"), "picked");
  assert.equal(look(TREE, ["hand:r7"], "hand:g2"), "other");
  assert.equal(look(TREE, ["hand:r7"], "stone:1"), "lit");
  assert.equal(look(TREE, [], "stone:1"), "resting");
});

test("the longest reason that fits is given", () => {
  const illegal = { "stone:3": { key: "stone_full" }, "hand:r7 stone:3": { key: "not_this_card" } };
  assert.equal(why(illegal, ["hand:r7"], "stone:3")?.key, "not_this_card");
  assert.equal(why(illegal, ["hand:g2"], "stone:3")?.key, "stone_full");
  assert.equal(why(illegal, [], "stone:4"), null);
});
