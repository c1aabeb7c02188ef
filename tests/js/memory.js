// A browser's storage, in memory.

/** @param {any} storage */
export const install = (storage) =>
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });

/** An empty one in the browser's place; returns what it holds. @returns {Map<string, string>} */
export function storeInMemory() {
  const data = new Map();
  install({
    get length() {
      return data.size;
    },
    key: (/** @type {number} */ index) => [...data.keys()][index] ?? null,
    getItem: (/** @type {string} */ key) => data.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => data.set(key, text),
    removeItem: (/** @type {string} */ key) => data.delete(key),
  });
  return data;
}
