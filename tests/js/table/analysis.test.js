import assert from "node:assert/strict";
import { test } from "node:test";

import { chart, costliest, createAnalysis, nearest, ofSeat, percent } from "../../../js/table/analysis.js";

/** @param {number} ply @param {Partial<import("../../../js/table/analysis.js").Judgement>} [more] */
const judgement = (ply, more = {}) => ({ ply, seat: 0, expected: 0, loss: 0, clear: false, better: null, ...more });

test("what is expected reads as a share", () => {
  assert.deepEqual([-1000, -500, 0, 1000].map(percent), [0, 25, 50, 100]);
});

test("a seat's decisions come in the order of play", () => {
  const all = [judgement(6), judgement(2), judgement(3, { seat: 1 })];
  assert.deepEqual(
    ofSeat(all, 0).map(({ ply }) => ply),
    [2, 6],
  );
});

test("the costliest are clear, the most expensive, and in the order of play", () => {
  const all = [
    judgement(1, { loss: 900 }),
    judgement(2, { loss: 200, clear: true }),
    judgement(3, { loss: 20, clear: true }),
    judgement(4, { loss: 100, clear: true }),
    judgement(8, { loss: 500, clear: true }),
  ];
  assert.deepEqual(
    costliest(all, 2).map(({ ply }) => ply),
    [2, 8],
  );
});

test("the chart stays in its square, a better result lies higher", () => {
  const points = chart([judgement(0, { expected: 1000 }), judgement(20, { expected: -900, loss: 400 })], 40);
  assert.deepEqual(
    points.map(({ x, y, fallen }) => [x, y, fallen]),
    [
      [0, 0, 0],
      [0.5, 0.95, 1],
    ],
  );
});

test("a place on the chart means the nearest move", () => {
  const points = chart([judgement(0), judgement(10), judgement(30)], 40);
  assert.deepEqual(
    [-1, 0.2, 0.49, 0.51, 2].map((x) => nearest(points, x).ply),
    [0, 10, 10, 30, 30],
  );
});

/** A page whose game is over, and an engine that judges one decision for each request. */
function page() {
  const store = {
    state: /** @type {any} */ ({ view: { result: {} }, analysis: null }),
    set(/** @type {any} */ patch) {
      store.state = { ...store.state, ...patch };
    },
  };
  /** @type {number[]} */
  const asked = [];
  const engine = {
    async request(/** @type {any} */ { known }) {
      asked.push(known);
      return { analysis: { done: known === 2, progress: (known + 1) / 3, judgements: [judgement(known)] } };
    },
  };
  return { store, asked, analysis: createAnalysis({ engine, store }) };
}

test("judgements add up slice by slice until all are there", async () => {
  const { store, asked, analysis } = page();
  await analysis.run();
  assert.deepEqual(asked, [0, 1, 2]);
  assert.equal(store.state.analysis.judgements.length, 3);
  assert.equal(store.state.analysis.done, true);
  await analysis.run();
  assert.equal(asked.length, 3);
});

test("it stops when asked, and goes on where it was", async () => {
  const { store, asked, analysis } = page();
  const first = analysis.run();
  analysis.stop();
  await first;
  assert.deepEqual(asked, [0]);
  assert.equal(store.state.analysis.running, false);
  await analysis.run();
  assert.deepEqual(asked, [0, 0, 1, 2]);
});

test("another game ends it", async () => {
  const { store, asked, analysis } = page();
  const first = analysis.run();
  store.set({ analysis: null });
  await first;
  assert.deepEqual(asked, [0]);
  assert.equal(store.state.analysis, null);
});
