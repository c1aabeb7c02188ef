import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { storeInMemory } from "../memory.js";

const sight = await import("../../../js/kept/sight.js");

const [human, computer] = ["human", "computer"].map((kind) => ({ kind, name: "" }));
const events = [{ ply: 0, key: "play", args: {} }];
/** @param {any} [more] @returns {any} */
const view = (more) => ({ save: "q1.a", game: "scout", seats: [human, computer], result: null, events, ...more });

/** @param {string} save @param {string} [game] @returns {any} */
const saved = (save, game = "scout") => ({ save, game });

/** @type {Map<string, string>} */
let stored;
beforeEach(() => void (stored = storeInMemory()));

test("what was seen of a game is found again, with all of its log and nothing new to tell", () => {
  sight.keep(view(), events);
  assert.deepEqual(sight.of(saved("q1.a")), view({ events: [], log: events }));
  assert.equal(sight.of(saved("q1.b")), null);
  assert.equal(sight.of(saved("q1.a", "seven_kingdoms")), null);
});

test("nothing stays of a game that several people or nobody plays, or that is over", () => {
  for (const more of [{ seats: [human, human] }, { seats: [computer, computer] }, { result: {} }]) {
    sight.keep(view(), events);
    sight.keep(view(more), events);
    assert.equal(stored.size, 0);
  }
});

test("what another version of the page drew, and what is no sight, counts as nothing", () => {
  sight.keep(view(), events);
  const [[name, text]] = stored;
  const { schema, data } = JSON.parse(text);
  for (const other of [{ ...data, by: "another" }, { ...data, view: null }, { ...data, view: 7 }, [], 7, null]) {
    stored.set(name, JSON.stringify({ schema, data: other }));
    assert.equal(sight.of(saved("q1.a")), null);
  }
});
