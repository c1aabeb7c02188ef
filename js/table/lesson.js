// A lesson: steps through a given position. The player makes the moves, and no others than a step asks
// for; the computers answer as it is written down.

import { textOf } from "../files.js";
import * as storage from "../kept/storage.js";

/**
 * @typedef {import("../types.js").View} View
 * @typedef {import("./picks.js").Choices} Choices
 *
 * @typedef {object} Step
 * @property {string} say  the text `lesson.<game>.<say>`
 * @property {string[]} [point]  elements that are ringed
 * @property {string[]} [do]  the moves that lead on, "*" for any; without it a button does
 * @property {string[]} [answers]  the computers' moves after it; without one the computer thinks
 *
 * @typedef {object} Lesson
 * @property {string} game
 * @property {Step[]} steps
 * @property {number} at
 * @property {number} ply  when the step began
 * @property {Choices} choices  what the rules allow
 *
 * @typedef {{position: Record<string, any>, steps: Step[]}} Plan  what js/lessons/<game>.json holds
 */

/** @param {string} game @returns {Promise<Plan>} */
export async function loadPlan(game) {
  return JSON.parse(await textOf(`js/lessons/${game}.json`));
}

/** @param {string} game @param {Step[]} steps @returns {Lesson} */
export const firstStep = (game, steps) => ({ game, steps, at: 0, ply: 0, choices: {} });

/** @param {Lesson} lesson */
export const stepOf = ({ steps, at }) => steps[at];

/** Nothing more comes. @param {Lesson} lesson */
export const isLast = ({ steps, at }) => at === steps.length - 1;

/** A new view: what was asked for may be done. @param {Lesson} lesson @param {View} view @returns {Lesson} */
export function follow(lesson, view) {
  const done = stepOf(lesson).do && view.ply > lesson.ply && view.turn === view.seat;
  const { choices } = view;
  return done && !isLast(lesson) ? { ...onwards(lesson), ply: view.ply, choices } : { ...lesson, choices };
}

/** @param {Lesson} lesson @returns {Lesson} */
export const onwards = (lesson) => (isLast(lesson) ? lesson : { ...lesson, at: lesson.at + 1 });

/** The view as the step shows it. @param {View} view @param {Lesson} lesson @returns {View} */
export const shown = (view, lesson) => ({ ...view, choices: only(lesson.choices, stepOf(lesson).do ?? []) });

/** The part of a tree of picks that leads to these moves. @param {Choices} choices @param {string[]} moves @returns {any} */
export function only(choices, moves) {
  if (moves.includes("*")) return choices;
  if (typeof choices === "string") return moves.includes(choices) ? choices : undefined;
  const entries = Object.entries(choices).map(([element, below]) => [element, only(below, moves)]);
  const left = entries.filter(([, below]) => typeof below === "string" || (below && Object.keys(below).length));
  return Object.fromEntries(left);
}

/** What the computer to move does, if it is written down. @param {Lesson | null} lesson @param {View | null} view */
export const answer = (lesson, view) => lesson && view && stepOf(lesson).answers?.[view.ply - lesson.ply - 1];

const NAME = "learned";

/** The games whose lesson was seen to its end. @returns {string[]} */
export const learned = () => storage.load(NAME, []).filter((game) => typeof game === "string");

/** @param {string} game */
export function remember(game) {
  const games = [...new Set([...learned(), game])];
  storage.save(NAME, games);
  return games;
}
