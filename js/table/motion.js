// Cards go from where they were to where they are (FLIP), by card id and not by node: a card that
// changes its zone is a new node. A touch or a key ends what still moves; another move sets out from
// wherever a card is by then.

/**
 * @typedef {Map<string, DOMRect>} Places
 * @typedef {{animation: Animation, goal: DOMRect, time: number}} Way  time: milliseconds gone when it was stopped
 */

const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
/** The time between two cards of a deal, as a share of a card's way. */
const DEAL = 1 / 8;

/**
 * @param {HTMLElement} root
 * @param {() => number} duration  milliseconds of a card's way; 0: no motion
 */
export function createMotion(root, duration) {
  /** @type {Map<HTMLElement, Way>} */
  const running = new Map();
  /** Places where somebody let go of a card. @type {Places} */
  const carried = new Map();
  const finish = () => running.forEach(({ animation }) => animation.finish());
  root.addEventListener("pointerdown", finish, { capture: true });
  root.addEventListener("keydown", finish, { capture: true });

  return {
    /** The next way of this card begins there. @param {string} card @param {DOMRect} place */
    carry: (card, place) => carried.set(card, place),

    /** Where everything is now. @returns {Places} */
    places() {
      if (!duration()) return new Map();
      const found = placesIn(root);
      for (const [card, place] of carried) found.set(card, place);
      carried.clear();
      return found;
    },

    /**
     * Plays the way from the earlier places. A card that is new comes from its `data-from` element.
     * @param {Places} before
     * @param {boolean} [deal]  a new table: every card comes from where it was dealt
     */
    play(before, deal = false) {
      if (!duration()) return;
      const stopped = stop();
      const earlier = deal ? placesIn(root) : before;
      // all is read before anything is written: one layout for each drawing
      const ways = [...root.querySelectorAll("[data-card]")].flatMap((node) => {
        const element = /** @type {HTMLElement} */ (node);
        const { card = "", from = "" } = element.dataset;
        const was = (deal ? undefined : earlier.get(card)) ?? earlier.get(from);
        const goal = element.getBoundingClientRect();
        return was && isApart(was, goal) ? [{ element, was, goal }] : [];
      });
      for (const [index, { element, was, goal }] of ways.entries()) {
        const way = stopped.get(element);
        if (way && !isApart(way.goal, goal)) goOn(element, way);
        else glide(element, was, goal, deal ? index * DEAL * duration() : 0);
      }
    },

    /** Resolves when nothing moves any more. */
    async settled() {
      while (running.size) {
        await Promise.allSettled([...running.values()].map(({ animation }) => animation.finished));
      }
    },
  };

  /** Takes all cards out of their ways, so that one sees where they would lie. */
  function stop() {
    const stopped = new Map(running);
    for (const [element, way] of stopped) {
      way.time = Number(way.animation.currentTime ?? 0);
      way.animation.cancel();
      end(element, way);
    }
    return stopped;
  }

  /** @param {HTMLElement} element @param {DOMRect} was @param {DOMRect} goal @param {number} delay */
  function glide(element, was, goal, delay) {
    const x = was.x + was.width / 2 - (goal.x + goal.width / 2);
    const y = was.y + was.height / 2 - (goal.y + goal.height / 2);
    const scale = Math.min(was.width / goal.width, was.height / goal.height);
    const animation = element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
      { duration: duration(), delay, easing: EASE, fill: "backwards" },
    );
    follow(element, { animation, goal, time: 0 });
  }

  /** Along the way that was stopped. @param {HTMLElement} element @param {Way} way */
  function goOn(element, way) {
    way.animation.play();
    way.animation.currentTime = way.time;
    follow(element, way);
  }

  /** @param {HTMLElement} element @param {Way} way */
  function follow(element, way) {
    element.classList.add("moving");
    running.set(element, way);
    // the event "finish" comes a frame after this promise: who waits for the latter would wait for ever
    way.animation.finished.then(
      () => end(element, way),
      () => undefined, // stopped
    );
  }

  /** @param {HTMLElement} element @param {Way} way */
  function end(element, way) {
    if (running.get(element) !== way) return;
    running.delete(element);
    element.classList.remove("moving");
  }
}

/** @param {HTMLElement} root @returns {Places} */
function placesIn(root) {
  /** @type {Places} */
  const found = new Map();
  for (const node of root.querySelectorAll("[data-card], .table [data-el]:not(.log-line)")) {
    const rect = node.getBoundingClientRect();
    const { card, el } = /** @type {HTMLElement} */ (node).dataset;
    if (el) found.set(el, rect);
    if (card) found.set(card, rect);
  }
  return found;
}

/** Whether there is a way between two places that can be seen. @param {DOMRect} one @param {DOMRect} other */
function isApart(one, other) {
  const apart = Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width);
  return apart >= 2 && one.width > 0 && other.width > 0;
}
