// From the page's state to what a game table draws from: texts in words, looks, accessible buttons.

import { argumentsOf, hasText, sentence, t } from "../i18n.js";
import * as picks from "./picks.js";
import { pickable } from "../views/pickable.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").GameTable} GameTable
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Text} Text
 */

/** Arguments that name a seat, or several, in every game's texts. */
const SEAT_ARGS = ["seat", "other", "owner", "winner", "starter"];
const SEATS_ARGS = ["seats", "winners", "others"];

/**
 * @param {UiState & {view: View}} state
 * @returns {Scene}
 */
export function createScene(state) {
  const { view, path } = state;
  return {
    view,
    table: view.table,
    me:
      view.seat ??
      view.curtain ??
      Math.max(
        0,
        view.seats.findIndex(({ kind }) => kind === "human"),
      ),
    path,
    log: state.log,
    looked: state.looked,
    letters: state.settings.letters,
    aids: state.settings.aids,
    t: (key, args) => t(`${view.game}.${key}`, args),
    common: t,
    person: (seat) => person(view, seat),
    look: (element) => picks.look(view.choices, path, element),
    marked: (id) => state.marks.includes(id),
    hinted: (id) => state.hint.includes(id),
    pick: (element, face, content) => pickable(state, element, face, content),
  };
}

/**
 * How a seat is called: "you" only when nobody else could be meant.
 * @param {Pick<View, "seats">} view
 * @param {number} seat
 * @returns {import("../i18n.js").Person}
 */
export function person(view, seat) {
  const { kind, name } = view.seats[seat];
  const alone = kind === "human" && view.seats.filter((one) => one.kind === "human").length === 1;
  if (alone) return { name: t("you"), you: true };
  return { name: isolated(name) || t(kind === "human" ? "player" : `computer.${seat}`, { n: seat + 1 }), you: false };
}

/** How a seat is called in what is passed on: there "you" would be the reader. @param {View} view @param {number} seat */
export function nameForOthers(view, seat) {
  const { name, you } = person(view, seat);
  return you ? isolated(view.seats[seat].name) || t("parcel.me") : name;
}

/** A name in letters that run from right to left, set apart: it would draw the numbers beside it along. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** @param {string} name */
const isolated = (name) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/**
 * What Python says, as a sentence: the game's own text of the key, else the page's.
 * @param {"log" | "status" | "why" | "reason"} group
 * @param {Text} text
 * @param {Scene} scene
 * @param {Pick<GameTable, "words"> | null} module
 */
export function say(group, { key, args = {} }, scene, module) {
  const own = `${scene.view.game}.${group}.${key}`;
  const found = hasText(own) ? own : `${group}.${key}`;
  const named = argumentsOf(found).filter((name) => name in args);
  return sentence(t(found, Object.fromEntries(named.map((name) => [name, word(name, args[name], scene, module)]))));
}

/** @param {string} name @param {any} value @param {Scene} scene @param {Pick<GameTable, "words"> | null} module */
function word(name, value, scene, module) {
  const own = module?.words(name, value, scene);
  if (own !== undefined) return own;
  if (SEAT_ARGS.includes(name) && typeof value === "number") return scene.person(value);
  if (SEATS_ARGS.includes(name)) return value.map((/** @type {number} */ seat) => scene.person(seat).name);
  return value;
}

/** The name of a button of the action bar. @param {string} element @param {Scene} scene @param {GameTable} module */
export function doName(element, scene, module) {
  const key = element.replace(":", ".");
  const own = `${scene.view.game}.${key}`;
  if (hasText(own)) return t(own);
  return hasText(key) ? t(key) : module.elementName(element, scene);
}
