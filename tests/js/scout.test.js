import assert from "node:assert/strict";
import { test } from "node:test";

import {
  handAfter,
  inLanes,
  longest,
  pickedSpan,
  rangePath,
  shows,
  stageOf,
  turned,
} from "../../js/games/scout/spans.js";
import { gapName, idOf, signed } from "../../js/games/scout/words.js";
import { plain } from "../../js/i18n.js";

/** @param {string} code @param {string} element */
function card(code, element) {
  const [top, bottom] = code.split("/").map(Number);
  return { id: code, top, bottom, element };
}

const HAND = [card("4/1", "hand:1"), card("5/9", "hand:2"), card("2/8", "hand:3")];
const SET = { cards: [card("3/6", "table:left"), card("3/7", "table:right")] };
const CHOICES = {
  "hand:1": { "hand:2": { "do:show": "show 1-2" } },
  "hand:2": { "hand:1": { "do:show": "show 1-2" }, "do:show": "show 2" },
  "table:left": {
    "gap:1": {
      "side:keep": { "do:scout": "…", "new:2": { "new:3": { "do:show": "…" } }, "new:3": { "do:show": "…" } },
    },
  },
};

test("a path tells which part of a move is pointed at", () => {
  assert.equal(stageOf([]), "show");
  assert.equal(stageOf(["hand:3", "hand:5"]), "show");
  assert.equal(stageOf(["table:left"]), "gap");
  assert.equal(stageOf(["table:left", "gap:4"]), "side");
  assert.equal(stageOf(["table:left", "gap:4", "side:keep"]), "new");
  assert.equal(stageOf(["table:left", "gap:4", "side:keep", "new:2", "new:3"]), "new");
});

test("the hand has the scouted card in it as soon as its side is chosen", () => {
  assert.equal(handAfter(HAND, SET, ["table:left", "gap:2"]), HAND);
  const kept = handAfter(HAND, SET, ["table:left", "gap:2", "side:keep"]);
  assert.deepEqual(
    kept.map(({ top, element }) => [top, element]),
    [
      [4, "new:1"],
      [3, "new:2"],
      [5, "new:3"],
      [2, "new:4"],
    ],
  );
  const last = handAfter(HAND, SET, ["table:right", "gap:4", "side:flip"]);
  assert.deepEqual(last[3], { id: "3/7", top: 7, bottom: 3, element: "new:4" });
  assert.deepEqual(turned(turned(HAND[0])), HAND[0]);
});

test("the shows are those of the tree, each once", () => {
  assert.deepEqual(shows(CHOICES, [], "hand"), [
    { first: 1, last: 2 },
    { first: 2, last: 2 },
  ]);
  assert.deepEqual(shows(CHOICES, ["table:left", "gap:1", "side:keep"], "new"), [
    { first: 2, last: 3 },
    { first: 3, last: 3 },
  ]);
  assert.deepEqual(shows({}, [], "hand"), []);
});

test("underlines: no part of another, and none over another", () => {
  const spans = [
    { first: 1, last: 3 },
    { first: 2, last: 3 },
    { first: 3, last: 4 },
    { first: 5, last: 6 },
  ];
  const found = longest(spans);
  assert.deepEqual(
    found.map(({ first, last }) => [first, last]),
    [
      [1, 3],
      [3, 4],
      [5, 6],
    ],
  );
  assert.deepEqual(
    inLanes(found).map(({ lane }) => lane),
    [0, 1, 0],
  );
});

test("the picked ends stand in any order", () => {
  assert.equal(pickedSpan(["table:left", "gap:2", "side:keep"], "new"), null);
  assert.deepEqual(pickedSpan(["hand:5", "hand:3"], "hand"), { first: 3, last: 5 });
  assert.deepEqual(pickedSpan(["hand:5"], "hand"), { first: 5, last: 5 });
});

test("a range keeps the picks of the scout before it", () => {
  const path = ["table:left", "gap:2", "side:keep", "new:1", "new:2"];
  assert.deepEqual(rangePath(path, "new", 3, 4), ["table:left", "gap:2", "side:keep", "new:3", "new:4"]);
  assert.deepEqual(rangePath(["hand:1"], "hand", 4, 2), ["hand:4", "hand:2"]);
  assert.deepEqual(rangePath([], "hand", 2, 2), ["hand:2"]);
});

test("a gap is called by its neighbours, a card by its low number first", () => {
  const scene = /** @type {any} */ ({
    t: (/** @type {string} */ key, /** @type {object} */ args = {}) => [key, ...Object.values(args)].join(" "),
  });
  assert.equal(gapName(scene, HAND, 1), "gap.first 4");
  assert.equal(gapName(scene, HAND, 3), "gap.between 5 2");
  assert.equal(gapName(scene, HAND, 4), "gap.last 2");
  assert.equal(gapName(scene, [], 1), "gap.only");
  assert.equal(idOf("7/3"), "3/7");
  assert.equal(idOf("9/10"), "9/10");
});

test("points have a sign that is as wide as a digit", () => {
  assert.deepEqual([3, 0, -2].map(signed), ["+3", "0", "−2"]);
  assert.deepEqual([3, 0, -2].map(plain), ["3", "0", "−2"]);
});
