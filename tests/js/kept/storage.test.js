import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { install, storeInMemory } from "../memory.js";

const { load, save, remove, isKept, onChange } = await import("../../../js/kept/storage.js");

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

test("what another tab writes stands, also where one's own could not be written", () => {
  const data = storeInMemory();
  /** @type {(event: {key: string}) => void} */
  let tell = () => {};
  Object.assign(globalThis, {
    addEventListener: (/** @type {string} */ _, /** @type {any} */ heard) => (tell = heard),
  });
  /** @type {string[]} */
  const changed = [];
  onChange((name) => changed.push(name));
  install({ ...globalThis.localStorage, getItem: (/** @type {string} */ key) => data.get(key), setItem: refuse });
  save("game", { ply: 3 });
  assert.deepEqual(load("game", null), { ply: 3 });
  data.set("quatuor:game", '{"schema": 1, "data": {"ply": 4}}');
  tell({ key: "quatuor:game" });
  tell({ key: "another's" });
  assert.deepEqual(changed, ["game"]);
  assert.deepEqual(load("game", null), { ply: 4 });
  Reflect.deleteProperty(globalThis, "addEventListener");
});
