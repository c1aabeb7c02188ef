import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { storeInMemory } from "../memory.js";

const { GAMES } = await import("../../../js/games/index.js");
const { add, dayOf, dealOf, load, setupOf, streak } = await import("../../../js/kept/daily.js");

beforeEach(() => void storeInMemory());

const DAYS = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

test("a day is the calendar's where the player is", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 10, 30, 0, 1)), "2026-11-30");
});

test("the same day gives the same deal, another day another one", () => {
  assert.deepEqual(dealOf("2026-11-30"), dealOf("2026-11-30"));
  const seeds = new Set(DAYS.map((day) => dealOf(day).seed));
  assert.equal(seeds.size, DAYS.length);
  assert.ok([...seeds].every((seed) => Number.isSafeInteger(seed) && seed >= 0));
});

test("the games take turns", () => {
  for (let day = 0; day < 8; day += 4) {
    const games = DAYS.slice(day, day + 4).map((one) => dealOf(one).game);
    assert.deepEqual(games.sort(), Object.keys(GAMES).sort());
  }
});

test("a clock that has forgotten the year has its games too", () => {
  const games = ["1969-12-30", "1969-12-31", "1970-01-01", "1970-01-02"].map((one) => dealOf(one).game);
  assert.deepEqual(games.sort(), Object.keys(GAMES).sort());
});

test("one person sits at the table, as many as the game allows", () => {
  for (const day of DAYS.slice(0, 4)) {
    const { game, players, seats } = setupOf(dealOf(day));
    const [least, most] = GAMES[game].players;
    assert.ok(least <= players && players <= most);
    assert.equal(seats.length, players);
    assert.equal(seats.filter(({ kind }) => kind === "human").length, 1);
  }
});

/** @param {number[]} winners @returns {any} */
const view = (winners) => ({ game: "scout", scores: [3, 4, 5], result: { winners }, assisted: false });

test("only the first result of a day stands", () => {
  add("2026-11-30", view([2]));
  add("2026-11-30", view([0]));
  assert.deepEqual(load()["2026-11-30"], { game: "scout", won: false, scores: [3, 4, 5], assisted: false });
});

test("days in a row, across months; today may still come", () => {
  for (const day of ["2026-10-30", "2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01"]) add(day, view([0]));
  const days = load();
  assert.equal(streak(days, "2026-12-01"), 4);
  assert.equal(streak(days, "2026-12-02"), 4);
  assert.equal(streak(days, "2026-12-03"), 0);
});
