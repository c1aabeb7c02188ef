// A card shown large: when a pointer rests on it, when the keyboard's focus rests on it, when a finger
// does. Escape puts it away, and so does whatever happens next on the table.

/** @typedef {import("../types.js").UiState} UiState */

/** Milliseconds until a resting pointer, finger or focus means it, and until leaving means it. */
const WAIT = { mouse: 450, touch: 450, focus: 900, leave: 250 };
/** Pixels that a resting finger may tremble. */
const STILL = 10;
const PREVIEW = ".preview";
const MOVES = /^(Tab|Home|End|Arrow\w+)$/;

/**
 * @param {HTMLElement} root
 * @param {ReturnType<typeof import("../store.js").createStore<UiState>>} store
 */
export function createPreview(root, store) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Whether the last key was one that moves the focus. */
  let moved = false;
  root.addEventListener("pointerover", over);
  // a finger leaves whenever it is lifted
  root.addEventListener("pointerleave", ({ pointerType }) => pointerType === "touch" || later(hide, WAIT.leave));
  root.addEventListener("pointerdown", down);
  document.addEventListener("keydown", ({ key }) => (moved = MOVES.test(key)), { capture: true });
  root.addEventListener("focusin", ({ target }) => {
    // the focus that the page sets by itself means nothing
    const card = moved && target instanceof Element && target.matches(":focus-visible") ? cardAt(target) : null;
    if (card) later(() => show(card), WAIT.focus);
    else hide();
  });
  for (const name of /** @type {(keyof UiState)[]} */ (["view", "path", "past", "sheet", "drag"])) {
    store.on((state) => state[name], hide);
  }

  return { hide };

  /** Puts it away; false when there is none. */
  function hide() {
    clearTimeout(timer);
    if (!store.state.preview) return false;
    store.set({ preview: null });
    return true;
  }

  /** @param {() => void} then @param {number} wait */
  function later(then, wait) {
    clearTimeout(timer);
    timer = setTimeout(then, wait);
  }

  /** @param {HTMLElement} card */
  function show(card) {
    if (!card.isConnected || store.state.sheet || store.state.drag) return;
    const { top, bottom } = card.getBoundingClientRect();
    store.set({ preview: { card: card.dataset.card ?? "", low: top + bottom < innerHeight } });
  }

  /** @param {PointerEvent} event */
  function over({ target, pointerType, buttons }) {
    if (pointerType === "touch" || buttons || !(target instanceof Element)) return;
    const card = cardAt(target);
    if (target.closest(PREVIEW)) clearTimeout(timer);
    // while one chooses where a card goes, nothing may lie in the way
    else if (card && !store.state.path.length) later(() => show(card), WAIT.mouse);
    else later(hide, WAIT.leave);
  }

  /** @param {PointerEvent} event */
  function down({ target, pointerType, clientX: x, clientY: y }) {
    if (target instanceof Element && target.closest(PREVIEW)) return;
    hide();
    const card = pointerType === "touch" && target instanceof Element ? cardAt(target) : null;
    if (!card) return;
    const ended = new AbortController();
    const { signal } = ended;
    const end = () => {
      clearTimeout(timer);
      ended.abort();
    };
    later(() => {
      ended.abort();
      show(card);
      if (store.state.preview) addEventListener("click", stop, { capture: true, once: true });
      // a finger that is lifted elsewhere makes no click
      document.addEventListener("pointerdown", () => removeEventListener("click", stop, { capture: true }), {
        once: true,
        capture: true,
      });
    }, WAIT.touch);
    document.addEventListener("pointerup", end, { signal });
    document.addEventListener("pointercancel", end, { signal });
    document.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => Math.hypot(clientX - x, clientY - y) > STILL && end(),
      { signal },
    );
  }
}

/** @param {Event} event */
function stop(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {Element} node @returns {HTMLElement | null} */
const cardAt = (node) => node.closest("[data-card]") ?? node.closest(".pick")?.querySelector("[data-card]") ?? null;
