// A report holds what replays the game, and nothing about the person.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { describe, reportOf } from "../../../js/sharing/report.js";
import { seal, unseal } from "../../../js/sharing/seal.js";

const RECORD = { game: "scout", version: 3, players: 2, options: {}, seed: 77, actions: ["show 1"] };
const SEATS = [
  { kind: "human", name: "Ann Onymous", level: "casual" },
  { kind: "computer", name: "Robert", level: "expert" },
];

/** @param {any} [more] @returns {Promise<any>} */
async function state(more) {
  const save = await seal({ record: RECORD, seats: SEATS, assisted: false });
  return {
    note: null,
    boot: { state: "ready", done: [] },
    view: { game: "scout", players: 2, options: {}, ply: 1, seats: SEATS, save },
    past: null,
    route: { page: "play", game: "scout" },
    language: "en",
    embedded: false,
    ...more,
  };
}

before(() => {
  Object.assign(globalThis, { innerWidth: 360, innerHeight: 640 });
  Object.defineProperty(globalThis, "navigator", { value: { userAgent: "a browser" }, configurable: true });
});

test("it says what is needed, and no names", async () => {
  const text = await reportOf(await state({ note: { key: "internal", args: { detail: "KeyError" } } }));
  const report = JSON.parse(text);
  assert.equal(report.browser, "a browser");
  assert.equal(report.seed, 77);
  assert.deepEqual(report.seats, ["human", "expert"]);
  assert.deepEqual(report.problem, { key: "internal", args: { detail: "KeyError" } });
  assert.deepEqual(await unseal(report.record), RECORD);
  assert.doesNotMatch(text + JSON.stringify(await unseal(report.record)), /Ann|Onymous|Robert/);
});

test("without a game, or with one that cannot be read, there is a report all the same", async () => {
  const error = { key: "boot_timeout" };
  const without = JSON.parse(await reportOf(await state({ view: null, boot: { state: "failed", done: [], error } })));
  assert.deepEqual(without.problem, error);
  assert.ok(!("record" in without));
  const broken = await state();
  broken.view.save = "q1.????";
  assert.equal(JSON.parse(await reportOf(broken)).record, null);
});

test("of an error it tells the place in our scripts, not where they lie", () => {
  const error = new TypeError("no module at file:///home/ann/quatuor/js/games/scout.js");
  error.stack = `TypeError: x
    at tap (file:///home/ann/quatuor/app/1/js/table/play.js:17:4)
    at https://example.org/ann/app/1/js/main.js:3:1`;
  const told = describe(error);
  assert.doesNotMatch(told, /ann/);
  assert.match(told, /TypeError: no module at js\/games\/scout\.js < js\/table\/play\.js:17:4 < js\/main\.js:3:1/);
  assert.equal(describe({ key: "stale" }), "Error: stale");
  assert.equal(describe("x".repeat(900)).length, 207);
});

test("a packed text comes back, long ones too", async () => {
  const data = { text: "é".repeat(300_000), list: Array.from({ length: 5000 }, (_, index) => index) };
  assert.deepEqual(await unseal(await seal(data)), data);
});

test("of a game that could not be opened it has the record, and nothing else that came with it", async () => {
  const link = await seal({ record: { ...RECORD, note: "Ann" }, seats: [], by: "Ann" });
  const report = JSON.parse(await reportOf(await state({ view: null, route: { page: "game", section: link } })));
  assert.equal(report.seed, 77);
  assert.deepEqual(await unseal(report.record), RECORD);
  for (const text of ["q1.????", "", await seal({}), await seal({ record: "x" })]) {
    const none = JSON.parse(await reportOf(await state({ view: null, route: { page: "game", section: text } })));
    assert.ok(!none.record, text);
  }
});

test("what unpacks to more than a game may have is not unpacked", async () => {
  await assert.rejects(unseal(await seal({ text: "x".repeat(2_000_000) })), RangeError);
});
