// A card is dragged onto what is lit: the same as two taps, one after the other. A card whose pick is a
// whole move, or waits for nothing but its button, may be dropped anywhere beyond the hand's edge.

import { look, next, point } from "./picks.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 *
 * @typedef {object} DragParts
 * @property {ReturnType<typeof import("../store.js").createStore<UiState>>} store
 * @property {Pick<ReturnType<typeof import("./play.js").createPlay>, "tap" | "choose" | "lookAt">} play
 * @property {Pick<ReturnType<typeof import("./motion.js").createMotion>, "carry">} motion
 * @property {() => number} duration  milliseconds of the way back; 0: no motion
 *
 * @typedef {object} Drag
 * @property {string} element
 * @property {string[]} before  the picks to go back to
 * @property {boolean} whole  its pick alone is a move
 * @property {HTMLElement} card
 * @property {HTMLElement} double  what follows the pointer
 * @property {DOMRect} home
 */

/** Pixels that a pointer may tremble before it drags. */
const STILL = { mouse: 6, pen: 8, touch: 12 };
/** What can be dragged, unless the table itself makes something of the movement. */
const CARD = ".pick:is(.card, .pile)";

/**
 * @param {HTMLElement} root
 * @param {DragParts} parts
 */
export function createDrag(root, { store, play, motion, duration }) {
  /** The double of a card that was dropped, until its move is drawn. @type {(() => void) | null} */
  let land = null;
  root.addEventListener("pointerdown", press);
  store.on(
    ({ view }) => view,
    () => land?.(),
  );

  /** @param {PointerEvent} event */
  function press(event) {
    const card = event.target instanceof Element ? event.target.closest(CARD) : null;
    if (!(card instanceof HTMLElement) || !event.isPrimary || event.button !== 0) return;
    if (!canLift(card) || card.closest("[data-gesture]")) return;
    const ended = new AbortController();
    const { signal } = ended;
    const tremble = STILL[/** @type {keyof typeof STILL} */ (event.pointerType)] ?? STILL.touch;
    /** @type {Drag | null} */
    let drag = null;
    const move = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      const [x, y] = [clientX - event.clientX, clientY - event.clientY];
      if (!drag && Math.hypot(x, y) < tremble) return;
      drag ??= lift(card);
      if (drag) carry(drag, x, y, goalAt(drag, clientX, clientY));
    };
    const end = (/** @type {string | null} */ goal, stay = false) => {
      ended.abort();
      if (drag) drop(drag, goal, stay);
    };
    document.addEventListener("pointermove", move, { signal });
    document.addEventListener(
      "pointerup",
      ({ clientX, clientY }) =>
        end(drag && goalAt(drag, clientX, clientY), drag !== null && stays(drag, clientX, clientY)),
      { signal },
    );
    document.addEventListener("pointercancel", () => end(null), { signal });
    addEventListener("blur", () => end(null), { signal });
    document.addEventListener(
      "keydown",
      (key) => {
        if (key.key !== "Escape" || !drag) return;
        key.stopPropagation();
        end(null);
      },
      { signal, capture: true },
    );
  }

  /** @param {HTMLElement} card */
  function canLift({ isConnected, dataset: { el = "" } }) {
    const { view, past, busy, path } = store.state;
    return isConnected && !!view && !past && !busy && look(view.choices, path, el) !== "resting";
  }

  /** @param {HTMLElement} card @returns {Drag | null} */
  function lift(card) {
    const element = card.dataset.el ?? "";
    if (!canLift(card)) return null;
    const { view, path: before } = store.state;
    const step = before.includes(element) ? null : point(view?.choices ?? {}, before, element);
    const whole = step?.action !== undefined;
    const home = card.getBoundingClientRect();
    const double = doubleOf(card, home);
    if (step && !whole) play.tap(element);
    store.set({ drag: { element, over: null } });
    return { element, before, whole, card, double, home };
  }

  /** @param {Drag} drag @param {number} x @param {number} y @param {string | null} goal */
  function carry({ element, double }, x, y, goal) {
    double.style.transform = `translate(${x}px, ${y}px)`;
    double.classList.toggle("ready", goal !== null);
    if (goal === store.state.drag?.over) return;
    store.set({ drag: { element, over: goal } });
    if (goal && goal !== element) play.lookAt(goal);
  }

  /** What dropping the card there would pick. @param {Drag} drag @param {number} x @param {number} y */
  function goalAt({ element, whole, card }, x, y) {
    const under = document.elementFromPoint(x, y);
    const { view, path } = store.state;
    if (!under || !view) return null;
    const open = next(view.choices, path);
    if (!whole) {
      const names = [nearest(under, "[data-el].pick")?.el, nearest(under, "[data-look]")?.look];
      const found = names.find((name) => name && name !== element && open.includes(name));
      if (found) return found;
    }
    const across = areaOf(under);
    if (!across || across === areaOf(card)) return null;
    if (whole) return element;
    return open.length === 1 && open[0].startsWith("do:") ? open[0] : null;
  }

  /**
   * Whether the card stays picked where nothing takes it: let go where it was lifted, which is a tap, or on the table
   * while that asks how the card is to be played.
   * @param {Drag} drag
   * @param {number} x
   * @param {number} y
   */
  function stays({ card, home }, x, y) {
    if (isWithin(home, x, y)) return true;
    const across = areaOf(document.elementFromPoint(x, y));
    return !!across && across !== areaOf(card) && root.querySelector("[data-takes-focus]") !== null;
  }

  /** @param {Drag} drag @param {string | null} goal @param {boolean} stay  what it picked stays picked */
  function drop({ element, before, whole, card, double, home }, goal, stay) {
    addEventListener("click", stop, { capture: true, once: true }); // not a tap as well
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
    store.set({ drag: null });
    if (goal) {
      const id = card.dataset.card ?? card.querySelector("[data-card]")?.getAttribute("data-card");
      land = () => {
        if (id) motion.carry(id, double.getBoundingClientRect());
        double.remove();
        land = null;
      };
      const landed = land;
      play.tap(goal).finally(() => land === landed && landed());
      // no move yet: it goes back to its place, or to the one that the picks give it
      if (!store.state.busy) landed();
      return;
    }
    if (!stay && !whole && store.state.path.includes(element)) play.choose(before);
    goBack(double, home);
  }

  /** @param {HTMLElement} double @param {DOMRect} home */
  function goBack(double, home) {
    const is = double.getBoundingClientRect();
    const way = [{ translate: "0 0" }, { translate: `${home.x - is.x}px ${home.y - is.y}px` }];
    const end = () => double.remove();
    double.animate(way, { duration: duration(), easing: "ease-out" }).finished.then(end, end);
  }
}

/** @param {Event} event */
function stop(event) {
  event.stopPropagation();
  event.preventDefault();
}

/**
 * A card's image over everything else, beside the card so that the same styles apply.
 * @param {HTMLElement} card
 * @param {DOMRect} place
 */
function doubleOf(card, place) {
  const double = /** @type {HTMLElement} */ (card.cloneNode(true));
  for (const node of [double, ...double.querySelectorAll("*")])
    for (const name of ["data-el", "data-card", "data-from", "data-look"]) node.removeAttribute(name);
  double.classList.add("dragged");
  double.inert = true;
  double.popover = "manual"; // no edge of the table cuts it off
  card.after(double);
  const { x, y, width, height } = place;
  Object.assign(double.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  double.style.translate = "none"; // whatever lifts the card lies in its place already
  double.showPopover();
  return double;
}

/** @param {Element} under @param {string} selector */
function nearest(under, selector) {
  const node = under.closest(selector);
  return node instanceof HTMLElement ? node.dataset : undefined;
}

/** @param {Element | null} node */
const areaOf = (node) => node?.closest(".hand, .common")?.className.split(" ")[0];

/** @param {DOMRect} place @param {number} x @param {number} y */
const isWithin = (place, x, y) => x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
