// The engine's client with a worker that does as it is told: what it does when things go wrong.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createEngine } from "../../js/engine.js";

/** Stands in for a worker; keeps what it is asked. */
class FakeWorker {
  /** @type {any[]} */
  asked = [];
  ended = false;
  /** @type {(event: any) => void} */
  onmessage = () => undefined;
  /** @type {(event: any) => void} */
  onerror = () => undefined;

  /** @param {any} message */
  postMessage(message) {
    this.asked.push(message);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {any} data */
  say(data) {
    this.onmessage({ data });
  }

  /** Answer the request that has waited longest. @param {any} answer */
  answer(answer) {
    this.say({ id: this.asked.shift().id, text: JSON.stringify({ ok: true, ...answer }) });
  }

  get ops() {
    return this.asked.map(({ text }) => JSON.parse(text).op);
  }
}

/** @type {FakeWorker[]} */
let workers;
/** @type {import("../../js/engine.js").Boot[]} */
let boots;
/** @type {any[]} */
let restored;
/** @type {ReturnType<typeof createEngine>} */
let engine;

const newest = () => workers[workers.length - 1];
const state = () => boots[boots.length - 1].state;

beforeEach(() => {
  mock.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => clock);
  clock = 0;
  [workers, boots, restored] = [[], [], []];
  engine = createEngine(() => {
    workers.push(new FakeWorker());
    return /** @type {any} */ (newest());
  });
  engine.listen({ onBoot: (boot) => boots.push(boot), onRestored: (view) => restored.push(view) });
});

let clock = 0;

/** @param {number} milliseconds */
function pass(milliseconds) {
  for (let left = milliseconds; left > 0; left -= 1_000) sleep(Math.min(left, 1_000));
}

/** Nothing runs meanwhile; then what is due does. @param {number} milliseconds */
function sleep(milliseconds) {
  clock += milliseconds;
  mock.timers.tick(milliseconds);
}

/** A ready worker with a game on the table. */
async function play() {
  const started = engine.request({ op: "new" });
  newest().say({ ready: true });
  newest().answer({ view: { save: "one", seat: 0 } });
  await started;
  pass(10_000);
}

test("requests wait until the worker is ready", () => {
  engine.request({ op: "games" });
  assert.deepEqual(newest().asked, []);
  newest().say({ ready: true });
  assert.deepEqual(newest().ops, ["games"]);
});

test("a start without a sign of life is begun anew, and what was asked is asked then", async () => {
  const answer = engine.request({ op: "games" });
  newest().say({ step: "python" });
  pass(31_000);
  assert.equal(state(), "starting");
  assert.ok(workers[0].ended);
  newest().say({ ready: true });
  newest().answer({});
  await answer;
  assert.equal(workers.length, 2);
});

test("two starts without a sign of life fail and can be tried again", async () => {
  const answer = engine.request({ op: "games" });
  newest().say({ step: "download" });
  pass(29_000);
  newest().say({ step: "download", loaded: 1, total: 2 });
  pass(29_000);
  assert.equal(workers.length, 1);
  pass(2_000);
  newest().say({ step: "download" });
  pass(31_000);
  assert.equal(state(), "failed");
  assert.equal(boots[boots.length - 1].error?.key, "boot_timeout");
  assert.ok(workers[0].ended);
  await assert.rejects(answer, { key: "engine_failed" });
  engine.start();
  newest().say({ ready: true });
  assert.equal(state(), "ready");
});

test("what a tab sleeps is no silence: of a start, of a worker that is asked", async () => {
  const started = engine.request({ op: "new" });
  for (let time = 0; time < 3; time++) sleep(3_600_000);
  assert.deepEqual([workers.length, state()], [1, "starting"]);
  newest().say({ ready: true });
  newest().answer({ view: { save: "one", seat: 0 } });
  await started;
  const answer = engine.request({ op: "think" });
  for (let time = 0; time < 3; time++) sleep(3_600_000);
  newest().answer({});
  await answer;
  assert.deepEqual([workers.length, state()], [1, "ready"]);
});

test("a worker that cannot be made is a failed start", () => {
  const broken = createEngine(() => {
    throw new Error("no workers here");
  });
  broken.start();
  assert.equal(broken.boot.state, "failed");
  assert.match(broken.boot.error?.args?.detail, /no workers here/);
});

test("a lost worker's game is played on by a new one, which is asked again what was not answered", async () => {
  await play();
  const move = engine.request({ op: "act", ply: 3 });
  engine.listen({ onBoot: ({ state }) => state === "starting" && engine.request({ op: "games" }) });
  newest().say({ lost: "out of memory" });
  newest().say({ ready: true });
  assert.equal(workers.length, 2);
  assert.deepEqual(newest().ops, ["load", "act", "games"]);
  assert.deepEqual(JSON.parse(newest().asked[0].text), { op: "load", save: "one", seat: 0 });
  newest().answer({ view: { save: "one", seat: 0 } });
  newest().answer({ view: { save: "two", seat: 0 } });
  assert.equal((await move).view.save, "two");
  assert.deepEqual(restored, []);
});

test("a game that is begun anew by hand is told, and laid before anything else is asked", async () => {
  await play();
  newest().say({ lost: "first" });
  newest().say({ failed: { detail: "no network" } });
  engine.listen({
    onBoot: ({ state }) => state === "starting" && engine.request({ op: "games" }),
    onRestored: (view) => restored.push(view),
  });
  engine.restart();
  newest().say({ ready: true });
  assert.deepEqual(newest().ops, ["load", "games"]);
  newest().answer({ view: { save: "one", ply: 3 } });
  await new Promise(setImmediate);
  assert.deepEqual(restored, [{ save: "one", ply: 3 }]);
});

test("a worker that does not answer is replaced; what ends two workers ends the engine", async () => {
  await play();
  const answer = engine.request({ op: "think" });
  pass(31_000);
  assert.equal(workers.length, 2);
  newest().say({ ready: true });
  newest().answer({ view: { save: "one" } });
  pass(31_000);
  await assert.rejects(answer, { key: "engine_failed" });
  assert.deepEqual([workers.length, state()], [2, "failed"]);
});

test("a game over which a worker is lost is not laid again", async () => {
  await play();
  newest().say({ lost: "first" });
  newest().say({ ready: true });
  pass(31_000);
  assert.deepEqual([workers.length, state()], [2, "failed"]);
});

test("a look at an earlier position is not what is played on", async () => {
  await play();
  const look = engine.request({ op: "at", ply: 0 });
  newest().answer({ view: { save: "zero" } });
  await look;
  engine.restart();
  newest().say({ ready: true });
  assert.equal(JSON.parse(newest().asked[0].text).save, "one");
});

test("a worker that is lost at once is not replaced for ever", async () => {
  await play();
  newest().say({ lost: "first" });
  newest().say({ ready: true });
  newest().say({ lost: "second" });
  assert.equal(workers.length, 2);
  assert.equal(state(), "failed");
});

test("the session's errors reject with key and arguments", async () => {
  await play();
  const answer = engine.request({ op: "act" });
  const { id } = newest().asked[0];
  newest().say({ id, text: '{"ok":false,"error":{"key":"stale","args":{}}}' });
  await assert.rejects(answer, { key: "stale" });
});
