// Walks the tree of picks that a view carries. Knows no game: elements are strings, a leaf is an action.

/**
 * @typedef {string | {[element: string]: Choices}} Choices  a leaf (the action's text), or the next picks
 * @typedef {import("../types.js").Text} Text
 * @typedef {{path: string[], action?: string}} Step
 */

/**
 * The subtree below a path; undefined when the path leads nowhere.
 * @param {Choices} choices
 * @param {string[]} path
 * @returns {Choices | undefined}
 */
export function below(choices, path) {
  /** @type {Choices | undefined} */
  let node = choices;
  for (const element of path) {
    if (typeof node !== "object" || !Object.hasOwn(node, element)) return undefined;
    node = node[element];
  }
  return node;
}

/**
 * The elements that can be picked next.
 * @param {Choices} choices
 * @param {string[]} path
 * @returns {string[]}
 */
export function next(choices, path) {
  const node = below(choices, path);
  return typeof node === "object" ? Object.keys(node) : [];
}

/** Whether an element can be picked next. @param {Choices} choices @param {string[]} path @param {string} element */
function canPick(choices, path, element) {
  const node = below(choices, path);
  return typeof node === "object" && Object.hasOwn(node, element);
}

/**
 * What pointing at an element does: picks it, puts it back, changes the mind at an earlier pick, or
 * nothing (null).
 * @param {Choices} choices
 * @param {string[]} path
 * @param {string} element
 * @returns {Step | null}
 */
export function point(choices, path, element) {
  if (canPick(choices, path, element)) return step(choices, [...path, element]);
  const at = path.indexOf(element);
  if (at >= 0) return { path: without(choices, path, at) };
  for (let length = path.length - 1; length >= 0; length--) {
    const shorter = path.slice(0, length);
    if (canPick(choices, shorter, element)) return step(choices, [...shorter, element]);
  }
  return null;
}

/**
 * A path with one pick put back: that one alone where the order of the picks is free, else all from it on.
 * @param {Choices} choices
 * @param {string[]} path
 * @param {number} at
 */
function without(choices, path, at) {
  const rest = path.toSpliced(at, 1);
  return canPick(choices, rest, path[at]) ? rest : path.slice(0, at);
}

/** @param {Choices} choices @param {string[]} path @returns {Step} */
function step(choices, path) {
  const node = below(choices, path);
  return typeof node === "string" ? { path, action: node } : { path };
}

/**
 * How an element shows: `picked`, `lit` (pick it next), `other` (would change an earlier pick), `resting`.
 * @param {Choices} choices
 * @param {string[]} path
 * @param {string} element
 * @returns {"picked" | "lit" | "other" | "resting"}
 */
export function look(choices, path, element) {
  if (canPick(choices, path, element)) return "lit";
  if (path.includes(element)) return "picked";
  return point(choices, path, element) ? "other" : "resting";
}

/**
 * Why an element cannot be picked: the longest entry of `illegal` that ends with it and fits the path.
 * @param {Record<string, Text>} illegal
 * @param {string[]} path
 * @param {string} element
 * @returns {Text | null}
 */
export function why(illegal, path, element) {
  for (let from = 0; from <= path.length; from++) {
    const reason = illegal[[...path.slice(from), element].join(" ")];
    if (reason) return reason;
  }
  return null;
}
