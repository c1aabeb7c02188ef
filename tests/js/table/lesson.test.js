import assert from "node:assert/strict";
import { test } from "node:test";

import { answer, firstStep, follow, isLast, only, onwards, shown, stepOf } from "../../../js/table/lesson.js";

const CHOICES = {
  "hand:r7": { "stone:3": "r7@3", "stone:4": "r7@4" },
  "hand:b1": { "stone:3": "b1@3" },
  "do:pass": "pass",
};
const STEPS = [
  { say: "goal" },
  { say: "play", do: ["r7@4"], answers: ["g1@1", "claim 1"] },
  { say: "free", do: ["*"] },
  { say: "end" },
];

/** @param {number} ply @param {any} [more] @returns {any} */
const view = (ply, more) => ({ ply, seat: 0, turn: 0, choices: CHOICES, events: [], ...more });

test("only the way to what is asked for is left of the choices", () => {
  assert.deepEqual(only(CHOICES, ["r7@4"]), { "hand:r7": { "stone:4": "r7@4" } });
  assert.deepEqual(only(CHOICES, ["b1@3", "pass"]), { "hand:b1": { "stone:3": "b1@3" }, "do:pass": "pass" });
  assert.deepEqual(only(CHOICES, []), {});
  assert.equal(only(CHOICES, ["*"]), CHOICES);
});

test("a step without a move waits for its button, and shows nothing to pick", () => {
  const lesson = follow(firstStep("scout", STEPS), view(0));
  assert.equal(stepOf(lesson).say, "goal");
  assert.deepEqual(shown(view(0), lesson).choices, {});
  assert.equal(stepOf(onwards(lesson)).say, "play");
});

test("a step is over when its move and the answers are made", () => {
  let lesson = onwards(follow(firstStep("scout", STEPS), view(0)));
  assert.deepEqual(shown(view(0), lesson).choices, { "hand:r7": { "stone:4": "r7@4" } });
  lesson = follow(lesson, view(1, { turn: 1, choices: {} }));
  assert.equal(stepOf(lesson).say, "play");
  assert.equal(answer(lesson, view(1)), "g1@1");
  lesson = follow(lesson, view(2, { turn: 1, choices: {} }));
  assert.equal(answer(lesson, view(2)), "claim 1");
  lesson = follow(lesson, view(3));
  assert.equal(stepOf(lesson).say, "free");
  assert.equal(shown(view(3), lesson).choices, CHOICES);
  assert.equal(answer(lesson, view(4)), undefined);
});

test("the last step stays", () => {
  const lesson = { ...firstStep("scout", STEPS), at: 3 };
  assert.ok(isLast(lesson));
  assert.equal(onwards(lesson).at, 3);
  assert.equal(follow(lesson, view(9)).at, 3);
});

test("without a lesson nothing is written down", () => {
  assert.equal(answer(null, view(1)), null);
});
