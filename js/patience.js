// What falls silent without breaking: a line, for which a browser waits for minutes, or a worker.

/** Milliseconds for a script, texts or a style sheet, each a few kilobytes; for a word from the worker. */
const PATIENCE = 30_000;
/** Waiting is counted in so many milliseconds: one that a sleeping tab is late with is one all the same. */
const TICK = 1_000;

/**
 * Calls when that has taken too long, not counting a tab's sleep.
 * @param {() => void} act
 * @returns {() => void} what ends the waiting
 */
export function whenPatienceEnds(act) {
  let left = PATIENCE / TICK;
  let timer = setTimeout(tick, TICK);
  return () => clearTimeout(timer);

  function tick() {
    if (--left) timer = setTimeout(tick, TICK);
    else act();
  }
}

/**
 * What a promise brings, or an error when that takes too long.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function inTime(promise) {
  return new Promise((resolve, reject) => {
    const stop = whenPatienceEnds(() => reject(new Error("no answer")));
    promise.then(resolve, reject).finally(stop);
  });
}
