import assert from "node:assert/strict";
import { test } from "node:test";

import { lastFought } from "../../js/games/lords_of_scotland/skirmish.js";

const army = (/** @type {number} */ seat, /** @type {number} */ strength) => ({
  ply: 0,
  key: "army",
  args: { seat, strength, doubled: false, cards: [`FO${strength}`] },
});
const event = (/** @type {string} */ key, /** @type {any} */ args = {}) => ({ ply: 0, key, args });
const claim = (/** @type {number} */ seat, /** @type {string[]} */ ...cards) => event("claim", { seat, cards });

const FIRST = [
  event("muster_up", { seat: 0, card: "FO3" }),
  army(1, 9),
  army(0, 3),
  event("order", { seats: [1, 0] }),
  claim(1, "SC8", "SC9"),
  event("round_end", { skirmish: 1 }),
  event("skirmish", { skirmish: 2, seat: 1 }),
];

test("no skirmish is over before all claims are made", () => {
  assert.equal(lastFought(FIRST.slice(0, 5)), null);
});

test("the last skirmish: the armies in their order, and what each took", () => {
  const fought = lastFought([...FIRST, event("muster_down", { seat: 0, place: 1 })]);
  assert.equal(fought?.number, 1);
  assert.deepEqual(
    fought?.armies.map(({ seat, strength, taken }) => [seat, strength, taken]),
    [
      [1, 9, ["SC8", "SC9"]],
      [0, 3, []],
    ],
  );
});

test("a later skirmish takes the place of an earlier one", () => {
  const second = [army(0, 4), event("order", { seats: [0] }), claim(0, "WE2"), event("round_end", { skirmish: 2 })];
  const fought = lastFought([...FIRST, ...second]);
  assert.equal(fought?.number, 2);
  assert.deepEqual(
    fought?.armies.map(({ seat, taken }) => [seat, taken]),
    [[0, ["WE2"]]],
  );
});

test("a skirmish without armies", () => {
  const fought = lastFought([...FIRST, event("round_end", { skirmish: 2 })]);
  assert.deepEqual(fought, { number: 2, armies: [] });
});
