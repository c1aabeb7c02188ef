// What an address may ask for, and that nonsense asks for nothing.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readWishes, wished, writeWishes } from "../../js/parameters.js";

/** @param {string} query */
const read = (query) => readWishes(new URLSearchParams(query));

/** @type {any} */
const FACTS = {
  id: "scout",
  min_players: 2,
  max_players: 5,
  options: {
    rounds: { default: null, choices: [null, 1, 2, 3] },
    open: { default: false, choices: [false, true] },
  },
};

/** @type {any} */
const SETUP = {
  game: "scout",
  players: 3,
  seats: [
    { kind: "human", name: "", level: "casual" },
    { kind: "computer", name: "", level: "casual" },
    { kind: "computer", name: "", level: "casual" },
  ],
  options: { rounds: 2 },
};

/** @param {string} query */
const ask = (query) => wished(SETUP, read(query), FACTS);

test("each parameter is read", () => {
  assert.equal(read("game=scout").game, "scout");
  assert.deepEqual(read("lang=fr&theme=dark").settings, { language: "fr", theme: "dark" });
  assert.equal(ask("players=5").players, 5);
  assert.equal(ask("seed=9007199254740991").seed, 2 ** 53 - 1);
  assert.deepEqual(
    ask("level=expert").seats.map(({ level }) => level),
    ["casual", "expert", "expert"],
  );
  assert.deepEqual(ask("options=rounds:3,open:true").options, { rounds: 3, open: true });
  assert.deepEqual(ask("options=rounds:null").options, { rounds: null });
});

test("unknown names and values ask for nothing", () => {
  assert.equal(read("game=chess").game, undefined);
  assert.equal(read("game=constructor").game, undefined);
  assert.deepEqual(read("lang=xx&theme=blue&volume=11").settings, {});
  for (const query of [
    "",
    "players=1",
    "players=6",
    "players=2.5",
    "players=",
    "seed=-1",
    "seed=9007199254740992",
    "seed=1e3",
    "seed=abc",
    "level=god",
    "options=rounds:4",
    "options=rounds",
    "options=:,,:x",
    "options=toString:1,__proto__:1",
  ]) {
    assert.deepEqual(ask(query), SETUP, query);
  }
});

test("a deal that is written is read again", () => {
  const deal = { ...SETUP, players: 4, options: { rounds: null, open: true }, seed: 123456789 };
  const query = writeWishes(deal).toString();
  assert.equal(read(query).game, "scout");
  const { players, options, seed } = ask(query);
  assert.deepEqual({ players, options, seed }, { players: 4, options: { rounds: null, open: true }, seed: 123456789 });
});
