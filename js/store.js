// The page's state and what reacts to it: (selector, handler) pairs, hanabi-style. A handler runs only
// when its slice changed, and gets the slice before and after.

/**
 * @template S
 * @typedef {{select: (state: S) => any, handle: (now: any, before: any, state: S) => void}} Reaction
 */

/**
 * @template {object} S
 * @param {S} initial
 */
export function createStore(initial) {
  let state = initial;
  /** @type {Reaction<S>[]} */
  const reactions = [];
  /** @type {S[]} states not yet told of, oldest first */
  const pending = [];
  let telling = false;

  return {
    get state() {
      return state;
    },

    /** @param {Partial<S>} patch */
    set(patch) {
      pending.push(state);
      state = { ...state, ...patch };
      if (telling) return;
      telling = true;
      try {
        while (pending.length) tell(/** @type {S} */ (pending.shift()), pending[0] ?? state);
      } finally {
        telling = false;
      }
    },

    /**
     * @template T
     * @param {(state: S) => T} select
     * @param {(now: T, before: T, state: S) => void} handle
     */
    on(select, handle) {
      reactions.push({ select, handle });
    },
  };

  /** @param {S} before @param {S} now */
  function tell(before, now) {
    for (const { select, handle } of reactions) {
      const was = select(before);
      const is = select(now);
      if (!Object.is(was, is)) handle(is, was, now);
    }
  }
}
