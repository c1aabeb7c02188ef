import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { install, storeInMemory } from "../memory.js";

const { load, save, remove, isKept } = await import("../../../js/kept/storage.js");

const refuse = () => {
  throw new Error("SecurityError");
};

afterEach(() => install(undefined));

test("what was saved comes back, under our prefix", () => {
  const data = storeInMemory();
  save("settings", { sound: false });
  assert.deepEqual(load("settings", null), { sound: false });
  assert.deepEqual([...data.keys()], ["quatuor:settings"]);
  remove("settings");
  assert.equal(load("settings", "none"), "none");
});

test("unreadable or older data is as good as none", () => {
  const data = storeInMemory();
  data.set("quatuor:a", "{");
  data.set("quatuor:b", '{"schema": 0, "data": 5}');
  data.set("quatuor:c", "null");
  assert.deepEqual([load("a", 1), load("b", 2), load("c", 3)], [1, 2, 3]);
});

test("a storage that throws is replaced by memory", () => {
  install({ getItem: refuse, setItem: refuse, removeItem: refuse });
  save("game", { ply: 3 });
  assert.deepEqual(load("game", null), { ply: 3 });
  remove("game");
  assert.equal(load("game", null), null);
  assert.equal(isKept(), false);
});
