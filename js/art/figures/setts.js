// Setts: how a tartan's threads are counted, from one pivot to the other.

/** @typedef {readonly (readonly [colour: string, threads: number])[]} Sett */

/** A sett from its thread count. @param {string} count such as "c10 k3 w1" @returns {Sett} */
export const sett = (count) => count.split(" ").map((stripe) => [stripe[0], Number(stripe.slice(1))]);

/** From a pivot to the next one like it: the sett and its way back, the pivots once. @param {Sett} sett @returns {Sett} */
export const repeat = (sett) => [...sett, ...sett.slice(1, -1).reverse()];

/** Threads in one repeat. @param {Sett} sett */
export const size = (sett) => repeat(sett).reduce((sum, [, threads]) => sum + threads, 0);

/** The places of each colour's stripes, until the length is covered. @param {Sett} sett @param {number} length in threads */
export function stripes(sett, length) {
  const all = repeat(sett);
  /** @type {Map<string, [start: number, threads: number][]>} */
  const found = new Map();
  for (let i = 0, start = 0; start < length; i++) {
    const [colour, threads] = all[i % all.length];
    found.set(colour, [...(found.get(colour) ?? []), [start, threads]]);
    start += threads;
  }
  return found;
}
