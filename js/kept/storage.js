// Everything kept between visits. Storage may throw at any access (private windows, frames): then
// memory stands in, and the page says that nothing will be kept.

const PREFIX = "quatuor:";
/** Rises when stored data changes its shape; older data is then ignored. */
const SCHEMA = 1;

/** @type {Map<string, string>} */
const memory = new Map();
let kept = true;
let refused = false;

/** From now on memory alone: a frame on another page leaves the player's own games as they are. */
export function keepNothing() {
  refused = true;
}

/** @param {(storage: Storage) => any} use @param {() => any} otherwise */
function attempt(use, otherwise) {
  try {
    if (refused) throw new Error("nothing is kept here");
    return use(globalThis.localStorage);
  } catch {
    kept = false;
    return otherwise();
  }
}

/** Whether a value may stand in another's place: both lists, or both objects. @param {any} value @param {any} other */
const alike = (value, other) => other === null || (isObject(value) && Array.isArray(value) === Array.isArray(other));

/** @param {any} value */
export const isObject = (value) => typeof value === "object" && value !== null;

/**
 * What was saved under a name, or `fallback` when there is nothing readable or something of another
 * kind. What a list or an object holds is for the caller to look at: a stored value may be anything.
 * @template T
 * @param {string} name
 * @param {T} fallback
 * @returns {T}
 */
export function load(name, fallback) {
  const key = PREFIX + name;
  const text =
    memory.get(key) ??
    attempt(
      (storage) => storage.getItem(key),
      () => null,
    );
  try {
    const stored = JSON.parse(text);
    return stored?.schema === SCHEMA && alike(stored.data, fallback) ? stored.data : fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} name @param {any} data JSON-able */
export function save(name, data) {
  const key = PREFIX + name;
  const text = JSON.stringify({ schema: SCHEMA, data });
  memory.delete(key);
  attempt(
    (storage) => storage.setItem(key, text),
    () => memory.set(key, text),
  );
}

/** @param {string} name */
export function remove(name) {
  memory.delete(PREFIX + name);
  attempt(
    (storage) => storage.removeItem(PREFIX + name),
    () => undefined,
  );
}

/** The names under which something is saved that begin so. @param {string} beginning @returns {string[]} */
export function names(beginning) {
  const stored = attempt(
    (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)),
    () => [],
  );
  const all = new Set([...memory.keys(), ...stored]);
  return [...all].filter((key) => key.startsWith(PREFIX + beginning)).map((key) => key.slice(PREFIX.length));
}

/** Calls with the name of what another tab has changed, which stands from now on. @param {(name: string) => void} changed */
export function onChange(changed) {
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (!key?.startsWith(PREFIX)) return;
    memory.delete(key);
    changed(key.slice(PREFIX.length));
  });
}

/** Whether what is saved will be there at the next visit. */
export function isKept() {
  attempt(
    (storage) => storage.getItem(PREFIX),
    () => undefined,
  );
  return kept;
}
