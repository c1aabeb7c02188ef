// Claims: what a pictogram's key means, and the blocks of spaces that a run may take. Pure functions.

/**
 * @typedef {import("../../table/picks.js").Choices} Choices
 * @typedef {{token: boolean, way: "any" | "run" | "crest", size: number}} Claim
 */

const SPACE = "space:";

/** @param {string} key "any4", "run3", "token_any1", "crest1", ... @returns {Claim} */
export function claimOf(key) {
  const [, token, way, size] = key.match(/^(token_)?(any|run|crest)(\d)$/) ?? [];
  return { token: Boolean(token), way: /** @type {Claim["way"]} */ (way), size: Number(size) };
}

/**
 * The sets of spaces that can be claimed, each as its elements from the left.
 * @param {Choices} choices  a tree in which the spaces of a claim come in any order, then its button
 * @returns {string[][]}
 */
export function blocks(choices) {
  if (typeof choices !== "object") return [];
  return Object.entries(choices).flatMap(([element, inner]) => {
    if (!element.startsWith(SPACE) || typeof inner !== "object") return [];
    // each set once: only in the order from the left
    const longer = blocks(inner).filter(([next]) => next > element);
    const alone = Object.keys(inner).some((next) => !next.startsWith(SPACE));
    return [...(alone ? [[element]] : []), ...longer.map((block) => [element, ...block])];
  });
}

/**
 * The block that pointing at a space picks: the one around it; pointing at a picked one again turns
 * to the next block over this space. Empty: nothing is picked any more.
 * @param {string[][]} all
 * @param {string[]} path  picks made so far
 * @param {string} element
 */
export function blockAt(all, path, element) {
  const here = all
    .filter((block) => block.includes(element))
    .sort((a, b) => b.length - a.length || offCentre(a, element) - offCentre(b, element));
  const at = here.findIndex((block) => String(block) === String(path));
  return here[at + 1] ?? [];
}

/** How far a space lies from the middle of a block. @param {string[]} block @param {string} element */
const offCentre = (block, element) => Math.abs((place(block[0]) + place(block[block.length - 1])) / 2 - place(element));

/** @param {string} element */
export const place = (element) => Number(element.slice(SPACE.length));
