// Players' signs: letters, for colours are crests.

/**
 * A short sign for each name: its first letter; where that is not enough, with one that tells it from
 * the others; for equal names, the number of the seat.
 * @param {string[]} names
 */
export const initials = (names) =>
  names.map((name, seat) => {
    const letters = upper(name);
    const alike = names.filter((_, other) => other !== seat).map(upper);
    const rivals = alike.filter(([first]) => first === letters[0]);
    if (!rivals.length) return letters[0];
    const own = letters.findIndex((letter, at) => at > 0 && rivals.every((rival) => rival[at] !== letter));
    return own > 0 ? letters[0] + letters[own] : String(seat + 1);
  });

/** @param {string} name */
const upper = (name) => [...name.toLocaleUpperCase()];
