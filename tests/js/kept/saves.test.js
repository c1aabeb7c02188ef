import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { storeInMemory } from "../memory.js";

const saves = await import("../../../js/kept/saves.js");

beforeEach(() => void storeInMemory());

/** @param {number} ply @param {any} [more] @returns {any} */
const view = (ply, more) => ({
  game: "scout",
  seats: [
    { kind: "human", name: "" },
    { kind: "computer", name: "" },
  ],
  save: `q1.${ply}`,
  ply,
  scores: [0, 0],
  undo: { free: ply > 0 },
  result: null,
  ...more,
});

test("a game is kept move by move, and found again", () => {
  let current = saves.fresh();
  for (const ply of [0, 1, 2]) ({ current } = saves.keep(current, view(ply), ply));
  const [saved, ...others] = saves.list();
  assert.deepEqual(others, []);
  assert.deepEqual([saved.id, saved.ply, saved.save, saved.over], [current.id, 2, "q1.2", false]);
  assert.equal(saves.underWay(saves.list(), "scout")?.id, current.id);
  assert.equal(saves.underWay(saves.list(), "seven_kingdoms"), undefined);
});

test("the last played comes first; a finished game is not under way", () => {
  const [first, second] = [saves.fresh(), saves.fresh()];
  saves.keep(first, view(3), 10);
  saves.keep(second, view(9, { result: { winners: [0] } }), 20);
  assert.deepEqual(
    saves.list().map(({ id }) => id),
    [second.id, first.id],
  );
  assert.equal(saves.underWay(saves.list(), "scout")?.id, first.id);
});

test("a clock that is set back leaves the order of play as it was", () => {
  const [first, second] = [saves.keep(saves.fresh(), view(3), 1000).current, saves.fresh()];
  saves.keep(second, view(3), 2000);
  saves.keep(first, view(4), 5);
  assert.equal(saves.underWay(saves.list(), "scout")?.id, first.id);
  for (let game = 0; game < 60; game++) saves.keep(saves.fresh(), view(2), 10);
  const last = saves.keep(saves.fresh(), view(2), 1).current;
  assert.equal(saves.list()[0].id, last.id);
  assert.equal(saves.list().length, 40);
});

test("a game that this version does not know is left alone", () => {
  const { id } = saves.keep(saves.fresh(), view(1), 1).current;
  for (const game of ["chess", "constructor", 7]) {
    localStorage.setItem("quatuor:game:other", JSON.stringify({ schema: 1, data: { ...saves.read(id), game } }));
    assert.deepEqual(
      saves.list().map((one) => one.id),
      [id],
    );
  }
  assert.ok(localStorage.getItem("quatuor:game:other"));
});

test("a stored counter that can rise no more does not cost a game", () => {
  const { current } = saves.keep(saves.fresh(), view(1), 1);
  const most = Number.MAX_SAFE_INTEGER;
  for (const id of [current.id, "other"]) {
    const stored = { ...saves.read(current.id), revision: most, order: most };
    localStorage.setItem(`quatuor:game:${id}`, JSON.stringify({ schema: 1, data: stored }));
  }
  for (const ply of [2, 3])
    saves.keep({ id: current.id, revision: saves.read(current.id)?.revision ?? 0 }, view(ply), 1);
  assert.equal(saves.read(current.id)?.ply, 3);
});

test("what another tab has written since is not overwritten", () => {
  const { current } = saves.keep(saves.fresh(), view(1), 1);
  const theirs = saves.keep(current, view(2, { save: "theirs" }), 2);
  assert.equal(theirs.other, undefined);
  const ours = saves.keep(current, view(2, { save: "ours" }), 3);
  assert.equal(ours.other?.save, "theirs");
  assert.equal(saves.read(current.id)?.save, "theirs");
});

test("to open a game in a second tab changes nothing", () => {
  const { current } = saves.keep(saves.fresh(), view(4), 1);
  assert.deepEqual(saves.keep(current, view(4), 2), { current });
  assert.equal(saves.read(current.id)?.at, 1);
});

test("a game that nobody played in is forgotten", () => {
  const begun = saves.keep(saves.fresh(), view(2), 1).current;
  saves.keep(saves.fresh(), view(0), 2);
  saves.removeUntouched();
  assert.deepEqual(
    saves.list().map(({ id }) => id),
    [begun.id],
  );
});

test("a game of several people is begun with the first move", () => {
  const people = { seats: Array(2).fill({ kind: "human", name: "" }), undo: { free: false } };
  saves.keep(saves.fresh(), view(1, people), 1);
  saves.removeUntouched();
  assert.equal(saves.list().length, 1);
});

test("of too many the oldest go, the finished ones first, and never the new one", () => {
  const old = saves.keep(saves.fresh(), view(5), 1).current;
  const finished = saves.keep(saves.fresh(), view(5, { result: {} }), 1000).current;
  for (let at = 2; at < 50; at++) saves.keep(saves.fresh(), view(5), at);
  const kept = saves.list().map(({ id }) => id);
  assert.equal(kept.length, 40);
  assert.ok(!kept.includes(finished.id));
  assert.ok(!kept.includes(old.id));
  const late = saves.keep(saves.fresh(), view(0), 0).current;
  assert.ok(saves.read(late.id));
});

test("what was removed can be put back", () => {
  const { id } = saves.keep(saves.fresh(), view(5), 1).current;
  const saved = saves.read(id);
  saves.remove(id);
  assert.equal(saves.read(id), null);
  if (saved) saves.putBack(saved);
  assert.equal(saves.list()[0].id, id);
});

test("a game that was passed on is untouched until somebody moves here, and goes before one's own", () => {
  const own = Array.from({ length: 39 }, () => saves.keep(saves.fresh(), view(3), 1).current.id);
  const received = saves.keep(saves.fresh({ received: true }), view(9), 2).current;
  const last = saves.keep(saves.fresh(), view(3), 3).current.id;
  const kept = new Set(saves.list().map(({ id }) => id));
  assert.ok([...own, last].every((id) => kept.has(id)));
  assert.ok(!kept.has(received.id));
  const moved = saves.keep({ ...received, received: undefined }, view(11), 4).current.id;
  const untouched = saves.keep(saves.fresh({ received: true }), view(9), 5).current.id;
  saves.removeUntouched();
  assert.ok(saves.read(moved));
  assert.equal(saves.read(untouched), null);
});

test("what the page could not draw is no kept game", () => {
  const { id } = saves.keep(saves.fresh(), view(1), 1).current;
  const good = saves.read(id);
  const seat = { kind: "computer", name: "" };
  for (const more of [
    { scores: [{ toString: 1 }, 0] },
    { scores: ["1"] },
    { seats: Array(6).fill(seat) },
    { seats: [{ ...seat, level: {} }] },
    { at: 1e300 },
  ]) {
    localStorage.setItem("quatuor:game:" + id, JSON.stringify({ schema: 1, data: { ...good, ...more } }));
    assert.equal(saves.read(id), null, JSON.stringify(more));
  }
});
