import assert from "node:assert/strict";
import { test } from "node:test";

import { blockAt, blocks, claimOf } from "../../js/games/seven_kingdoms/claims.js";
import { initials } from "../../js/games/seven_kingdoms/signs.js";

/** The spaces in any order, then the button, as the engine's tree has it. @param {number[][]} sets */
function tree(sets) {
  /** @type {any} */
  const root = {};
  for (const set of sets)
    for (const order of orders(set.map((space) => `space:${space}`))) {
      let node = root;
      for (const element of order) node = node[element] ??= {};
      node["do:claim"] = `claim ${set}`;
    }
  return root;
}

/** @param {string[]} some @returns {string[][]} */
const orders = (some) =>
  some.length < 2
    ? [some]
    : some.flatMap((one) => orders(some.filter((other) => other !== one)).map((rest) => [one, ...rest]));

/** @param {number[]} places */
const at = (...places) => places.map((place) => `space:${place}`);

// a General before a display with gaps at 2 and 4
const GENERAL = blocks(tree([[1, 3], [3], [3, 5], [5, 6], [5, 6, 7]]));

test("a pictogram's key in parts", () => {
  assert.deepEqual(claimOf("any4"), { token: false, way: "any", size: 4 });
  assert.deepEqual(claimOf("token_any1"), { token: true, way: "any", size: 1 });
  assert.deepEqual(claimOf("crest1"), { token: false, way: "crest", size: 1 });
});

test("every set that can be claimed is found once", () => {
  assert.deepEqual(GENERAL.map(String).sort(), [at(1, 3), at(3), at(3, 5), at(5, 6), at(5, 6, 7)].map(String).sort());
  assert.deepEqual(blocks({ "space:1": "claim D1", "space:2": "claim D2" }), [], "picked one by one");
  assert.deepEqual(blocks({}), []);
});

test("pointing at a space picks the most cards around it", () => {
  assert.deepEqual(blockAt(GENERAL, [], "space:6"), at(5, 6, 7));
  assert.deepEqual(blockAt(GENERAL, at(5, 6, 7), "space:1"), at(1, 3));
  const full = blocks(
    tree([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
    ]),
  );
  assert.deepEqual(blockAt(full, [], "space:3"), at(2, 3, 4));
});

test("pointing again turns through the blocks over a space and then puts it back", () => {
  let path = /** @type {string[]} */ ([]);
  const seen = [];
  do seen.push((path = blockAt(GENERAL, path, "space:3")));
  while (path.length);
  assert.deepEqual(seen, [at(1, 3), at(3, 5), at(3), []]);
});

test("players are told apart by as few letters as it takes", () => {
  assert.deepEqual(initials(["you", "Hamish", "Isla"]), ["Y", "H", "I"]);
  assert.deepEqual(initials(["Léa", "Leo", "Tom"]), ["LÉ", "LE", "T"]);
  assert.deepEqual(initials(["Player 1", "Player 2"]), ["P1", "P2"]);
  assert.deepEqual(initials(["Tom", "Tom", "Tomas"]), ["1", "2", "TA"]);
});
