// What a player sets once. Stored values are read through the schema: unknown ones fall back.

import * as storage from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {"auto" | "en" | "fr"} language
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} contrast  high contrast
 * @property {"auto" | "off" | "fast" | "normal" | "slow"} speed  of cards and of the computer's turns
 * @property {boolean} sound
 * @property {boolean} letters  suit letters on the cards
 * @property {boolean} shortcuts  single-key shortcuts
 * @property {boolean} freeUndo  take back what has shown something too; marks the game
 * @property {boolean} aids  drawn help, such as what the hand holds
 */

/** The values allowed, the default first. @type {Record<keyof Settings, readonly any[]>} */
export const SCHEMA = {
  language: ["auto", "en", "fr"],
  theme: ["auto", "light", "dark"],
  contrast: [false, true],
  speed: ["auto", "off", "fast", "normal", "slow"],
  sound: [true, false],
  letters: [false, true],
  shortcuts: [true, false],
  freeUndo: [true, false],
  aids: [true, false],
};

/** @param {Record<string, any>} stored @returns {Settings} */
export function readSettings(stored) {
  const entries = Object.entries(SCHEMA).map(([name, allowed]) => [
    name,
    allowed.includes(stored[name]) ? stored[name] : allowed[0],
  ]);
  return Object.fromEntries(entries);
}

export const loadSettings = () => readSettings(storage.load("settings", {}));

/** @param {Settings} settings */
export const saveSettings = (settings) => storage.save("settings", settings);

/** Milliseconds: a card's way, and the pause between two of the computer's moves. */
const PACE = {
  off: { move: 0, pause: 0 },
  fast: { move: 160, pause: 150 },
  normal: { move: 240, pause: 550 },
  slow: { move: 420, pause: 1300 },
};

/**
 * @param {Settings["speed"]} speed
 * @param {boolean} reducedMotion  what the system asks for
 */
export function pace(speed, reducedMotion) {
  if (speed !== "auto") return PACE[speed];
  return reducedMotion ? { ...PACE.normal, move: 0 } : PACE.normal;
}
