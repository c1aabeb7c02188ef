// The page around a frame that shows us: what it is told, what it may ask for. Messages have the form
// {quatuor: {v: 1, type, ...}}; nothing in them is secret, so that any host may hear them.

/**
 * @typedef {object} HostListener  gets parameters as an address has them (parameters.js)
 * @property {(asked: URLSearchParams) => void} onSet  another language or theme
 * @property {(asked: URLSearchParams) => void} onNew  another game
 */

import { asParameters } from "../parameters.js";

const VERSION = 1;

/** @param {string} type @param {object} [more] */
export function tellHost(type, more) {
  if (window.parent !== window) window.parent.postMessage({ quatuor: { v: VERSION, type, ...more } }, "*");
}

/** @param {HostListener} listener */
export function hearHost({ onSet, onNew }) {
  addEventListener("message", ({ source, data }) => {
    const message = data?.quatuor;
    if (source !== window.parent || source === window || message?.v !== VERSION) return;
    if (message.type === "set") onSet(asParameters(message));
    if (message.type === "new") onNew(asParameters(message));
  });
}

/** A height that changes so often within so many milliseconds answers itself through the host. */
const LOOP = { changes: 12, within: 2000 };

/**
 * Tells the host how much height is needed, as often as that changes.
 * @param {Element} content  what to watch
 * @param {() => number} needed  must not depend on the height that there is
 */
export function tellHeight(content, needed) {
  let last = 0;
  /** @type {number[]} */
  const times = [];

  function measure() {
    const height = Math.ceil(needed());
    const now = performance.now();
    while (times.length && now - times[0] > LOOP.within) times.shift();
    if (Math.abs(height - last) < 2 || times.length >= LOOP.changes) return;
    times.push(now);
    last = height;
    tellHost("height", { height });
  }

  new ResizeObserver(measure).observe(content);
  measure();
}
