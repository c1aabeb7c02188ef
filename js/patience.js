// A line may fall silent without breaking, and a browser waits for minutes.

/** Milliseconds for a script, texts or a style sheet; each is a few kilobytes. */
const PATIENCE = 30_000;

/**
 * What a promise brings, or an error when that takes too long.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE, new Error("no answer"));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
