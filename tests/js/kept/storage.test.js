import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

const { load, save, remove, isKept } = await import("../../../js/kept/storage.js");

/** @param {any} storage */
const install = (storage) => Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });

function working() {
  /** @type {Map<string, string>} */
  const data = new Map();
  return {
    data,
    getItem: (/** @type {string} */ key) => data.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => data.set(key, text),
    removeItem: (/** @type {string} */ key) => data.delete(key),
  };
}

const refuse = () => {
  throw new Error("SecurityError");
};

afterEach(() => install(undefined));

test("what was saved comes back, under our prefix", () => {
  const storage = working();
  install(storage);
  save("settings", { sound: false });
  assert.deepEqual(load("settings", null), { sound: false });
  assert.deepEqual([...storage.data.keys()], ["quatuor:settings"]);
  remove("settings");
  assert.equal(load("settings", "none"), "none");
});

test("unreadable or older data is as good as none", () => {
  const storage = working();
  install(storage);
  storage.data.set("quatuor:a", "{");
  storage.data.set("quatuor:b", '{"schema": 0, "data": 5}');
  storage.data.set("quatuor:c", "null");
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
