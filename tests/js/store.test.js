import assert from "node:assert/strict";
import { test } from "node:test";

import { createStore } from "../../js/store.js";

test("a handler runs when its slice changed, with both values", () => {
  const store = createStore({ a: 1, b: 1 });
  /** @type {any[]} */
  const seen = [];
  store.on(
    (state) => state.a,
    (now, before) => seen.push([now, before]),
  );
  store.set({ b: 2 });
  store.set({ a: 2 });
  store.set({ a: 2 });
  assert.deepEqual(seen, [[2, 1]]);
});

test("a change from within a handler is told once, in order", () => {
  const store = createStore({ a: 0, b: 0 });
  /** @type {string[]} */
  const seen = [];
  store.on(
    (state) => state.a,
    (now) => {
      seen.push(`a${now}`);
      store.set({ b: now });
    },
  );
  store.on(
    (state) => state.b,
    (now) => seen.push(`b${now}`),
  );
  store.set({ a: 1 });
  assert.deepEqual(seen, ["a1", "b1"]);
});

test("a state is never changed in place", () => {
  const store = createStore({ a: 1 });
  const before = store.state;
  store.set({ a: 2 });
  assert.equal(before.a, 1);
});
