import assert from "node:assert/strict";
import { test } from "node:test";

import { createPast } from "../../../js/table/past.js";

/** A game of ten actions; answers come when they are let through. */
function lookingBack() {
  /** @type {any} */
  const state = { view: { game: "scout", ply: 10 }, past: null };
  /** @type {{ply: number, answer: () => void}[]} */
  const asked = [];
  const engine = {
    request: (/** @type {any} */ { ply }) =>
      new Promise((resolve) => {
        asked.push({ ply, answer: () => resolve({ view: { game: "scout", ply } }) });
      }),
  };
  const store = { state, set: (/** @type {object} */ patch) => Object.assign(state, patch) };
  const past = createPast({ engine: /** @type {any} */ (engine), store });
  const settle = async () => {
    for (const { answer } of asked.splice(0)) answer();
    await new Promise((done) => setTimeout(done));
  };
  return { past, state, asked, settle };
}

test("steps that are quicker than the answers add up", async () => {
  const { past, state, asked, settle } = lookingBack();
  past.step("back");
  past.step("back");
  past.step("first");
  past.step("forward");
  assert.deepEqual(
    asked.map(({ ply }) => ply),
    [9, 8, 0, 1],
  );
  await settle();
  assert.equal(state.past.ply, 1);
});

test("keys mean something only while one looks back", async () => {
  const { past, state, settle } = lookingBack();
  assert.equal(past.press("ArrowLeft"), false);
  past.step("back");
  await settle();
  assert.equal(past.press("Home"), true);
  assert.equal(past.press("x"), false);
  await settle();
  assert.equal(state.past.ply, 0);
  assert.equal(past.press("ArrowLeft"), true);
  await settle();
  assert.equal(state.past.ply, 0);
});

test("beyond the last position lies the game itself, and steps begin there anew", async () => {
  const { past, state, asked, settle } = lookingBack();
  past.step("back");
  await settle();
  past.step("forward");
  assert.equal(state.past, null);
  past.step("back");
  assert.equal(asked[0].ply, 9);
});
