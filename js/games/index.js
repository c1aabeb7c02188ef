// What the page knows of the games before any of them is loaded.

/** @type {Record<string, {players: [number, number], minutes: number}>} */
export const GAMES = {
  schotten_totten: { players: [2, 2], minutes: 20 },
  scout: { players: [2, 5], minutes: 20 },
  lords_of_scotland: { players: [2, 5], minutes: 30 },
  seven_kingdoms: { players: [2, 4], minutes: 20 },
};
