// Drawings are made once: what is drawn depends on the arguments alone, so each further place gets a copy,
// and a render that asks for the same again costs nothing.

import { Directive, directive, noChange, render } from "../html.js";

/** What was drawn so far. @type {Map<string, Element>} */
const originals = new Map();
let drawers = 0;

class Still extends Directive {
  #key = "";

  /** @param {string} key @param {() => unknown} draw */
  render(key, draw) {
    if (key === this.#key) return noChange;
    this.#key = key;
    let original = originals.get(key);
    if (!original) originals.set(key, (original = drawn(draw())));
    return original.cloneNode(true);
  }
}

const copy = directive(Still);

/** Without what only a template needs: the places of its parts. @param {unknown} template @returns {Element} */
function drawn(template) {
  const container = document.createElement("div");
  render(template, container);
  const marks = document.createTreeWalker(container, NodeFilter.SHOW_COMMENT);
  const found = [];
  while (marks.nextNode()) found.push(/** @type {Comment} */ (marks.currentNode));
  for (const mark of found) mark.remove();
  return /** @type {Element} */ (container.firstElementChild);
}

/**
 * @template {unknown[]} Args  plain data
 * @param {(...args: Args) => unknown} draw  gives a template with one root
 * @returns {(...args: Args) => unknown}
 */
export function still(draw) {
  const drawer = ++drawers;
  return (...args) => copy(`${drawer} ${JSON.stringify(args)}`, () => draw(...args));
}
