// Cards go from where they were to where they are (FLIP), by card id and not by node: a card that
// changes its zone is a new node. A touch or a key ends what still moves.

/**
 * @typedef {Map<string, DOMRect>} Places
 */

const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/**
 * @param {HTMLElement} root
 * @param {() => number} duration  milliseconds of a card's way; 0: no motion
 */
export function createMotion(root, duration) {
  /** @type {Set<Animation>} */
  const running = new Set();
  const finish = () => running.forEach((animation) => animation.finish());
  root.addEventListener("pointerdown", finish, { capture: true });
  root.addEventListener("keydown", finish, { capture: true });

  return {
    finish,

    /** Where everything is now. @returns {Places} */
    places() {
      if (!duration()) return new Map();
      /** @type {Places} */
      const found = new Map();
      for (const node of root.querySelectorAll("[data-card], [data-el]")) {
        const rect = node.getBoundingClientRect();
        const { card, el } = /** @type {HTMLElement} */ (node).dataset;
        if (el) found.set(el, rect);
        if (card) found.set(card, rect);
      }
      return found;
    },

    /**
     * Plays the way from the earlier places. A card that is new comes from its `data-from` element.
     * @param {Places} before
     */
    play(before) {
      if (!duration() || !before.size) return;
      for (const node of root.querySelectorAll("[data-card]")) {
        const element = /** @type {HTMLElement} */ (node);
        const { card, from } = element.dataset;
        const was = before.get(card ?? "") ?? (from ? before.get(from) : undefined);
        if (was) glide(element, was);
      }
    },

    /** Resolves when nothing moves any more. */
    async settled() {
      await Promise.allSettled([...running].map((animation) => animation.finished));
    },
  };

  /** @param {HTMLElement} element @param {DOMRect} was */
  function glide(element, was) {
    const is = element.getBoundingClientRect();
    const x = was.x + was.width / 2 - (is.x + is.width / 2);
    const y = was.y + was.height / 2 - (is.y + is.height / 2);
    if (Math.abs(x) + Math.abs(y) < 2 || !is.width || !was.width) return;
    const scale = Math.min(was.width / is.width, was.height / is.height);
    element.classList.add("moving");
    const animation = element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
      { duration: duration(), easing: EASE },
    );
    running.add(animation);
    const end = () => {
      running.delete(animation);
      element.classList.remove("moving");
    };
    animation.finished.then(end, end);
  }
}
