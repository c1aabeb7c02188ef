// A range of the hand by one movement: dragged over, or by Shift and an arrow.

import { parts, rangePath, shows } from "./spans.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {"hand" | "new"} Zone */

/** @param {EventTarget | Element | null} target @param {Zone} zone @returns {number} 0 when it is no card of the row */
function placeOf(target, zone) {
  const card = target instanceof Element ? target.closest("[data-el]") : null;
  const [found, place] = parts(card instanceof HTMLElement ? card.dataset.el : undefined);
  return found === zone ? Number(place) : 0;
}

/** Asks the frame for these picks at once. @param {Element} node @param {string[]} path */
const choose = (node, path) => node.dispatchEvent(new CustomEvent("choose", { bubbles: true, detail: path }));

/** Whether the range is a show. @param {Scene} scene @param {Zone} zone @param {number} from @param {number} to */
function isShow({ view, path }, zone, from, to) {
  const [first, last] = [from, to].sort((a, b) => a - b);
  const before = rangePath(path, zone, first, first).slice(0, -1);
  return shows(view.choices, before, zone).some((span) => span.first === first && span.last === last);
}

/**
 * Shift and an arrow: from the first picked end, else from the card in focus, to its neighbour.
 * @param {KeyboardEvent} event
 * @param {Scene} scene
 * @param {Zone} zone
 */
export function rangeKeys(event, scene, zone) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const here = placeOf(event.target, zone);
  if (!event.shiftKey || !step || !here) return;
  event.preventDefault();
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  const next = /** @type {HTMLElement | null} */ (frame.querySelector(`[data-el="${zone}:${here + step}"]`));
  if (!next) return;
  const first = scene.path.find((element) => parts(element)[0] === zone);
  const from = first ? Number(parts(first)[1]) : here;
  next.focus();
  choose(frame, rangePath(scene.path, zone, from, here + step));
}

/**
 * From the card where the pointer goes down to the one under it; the run lifts on the way.
 * @param {PointerEvent} event
 * @param {Scene} scene
 * @param {Zone} zone
 */
export function dragOver(event, scene, zone) {
  const from = placeOf(event.target, zone);
  if (!from || event.button !== 0) return;
  const frame = /** @type {HTMLElement} */ (event.currentTarget);
  const ended = new AbortController();
  const { signal } = ended;
  let to = from;

  frame.ownerDocument.addEventListener("pointermove", move, { signal });
  frame.ownerDocument.addEventListener("pointerup", drop, { signal });
  frame.ownerDocument.addEventListener("pointercancel", () => ended.abort(), { signal });

  /** @param {PointerEvent} now */
  function move(now) {
    const over = placeOf(frame.ownerDocument.elementFromPoint(now.clientX, now.clientY), zone);
    if (!over || over === to) return;
    to = over;
    if (isShow(scene, zone, from, to)) choose(frame, rangePath(scene.path, zone, from, to));
  }

  function drop() {
    ended.abort();
    if (to !== from) choose(frame, rangePath(scene.path, zone, from, to));
  }
}
