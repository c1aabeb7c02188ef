// What is looked at before it is believed: stored values and files may hold anything.

/** Milliseconds that a date can be of. */
const LAST_DATE = 8.64e15;

/** @param {any} value @returns {value is number} */
export const isTime = (value) => Number.isSafeInteger(value) && Math.abs(value) < LAST_DATE;

/** @param {any} value @returns {value is number[]} */
export const isScores = (value) => Array.isArray(value) && value.every((one) => Number.isSafeInteger(one));
