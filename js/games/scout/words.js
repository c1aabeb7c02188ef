// Cards, sets, gaps and numbers in words.

import { plain, sentence } from "../../i18n.js";
import { parts } from "./spans.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {{top: number, bottom: number}} Lying  a card as it lies */

/** @param {string} code @returns {Lying} */
export function lying(code) {
  const [top, bottom] = code.split("/").map(Number);
  return { top, bottom };
}

/** A card's name is its code with the low number first, however it lies. @param {string} code */
export function idOf(code) {
  const { top, bottom } = lying(code);
  return top < bottom ? code : `${bottom}/${top}`;
}

/** @param {Scene} scene @param {Lying} card @param {"card" | "the"} [form] with its article or without */
export const cardName = ({ t }, { top, bottom }, form = "card") => t(form, { top, bottom });

/** Small numbers as words, larger ones as figures. @param {Scene} scene @param {number} n */
const numberName = ({ t }, n) => (n <= 10 ? t(`number.${n}`) : String(n));

/** What a set is: "three in a row from 4". @param {Scene} scene @param {{key: string, args: {size: number, low: number}}} set */
export const setName = (scene, { key, args }) =>
  scene.t(`set.${key}`, { size: numberName(scene, args.size), low: args.low });

/**
 * A place between two cards, by its neighbours.
 * @param {Scene} scene
 * @param {Lying[]} row
 * @param {number} place  where the new card would be, from 1
 */
export function gapName({ t }, row, place) {
  const [before, after] = [row[place - 2]?.top, row[place - 1]?.top];
  if (before === undefined) return after === undefined ? t("gap.only") : t("gap.first", { after });
  return after === undefined ? t("gap.last", { before }) : t("gap.between", { before, after });
}

/** The arguments of this game's texts; @type {import("../../types.js").GameTable["words"]} */
export function words(name, value, scene) {
  if (name === "card") return cardName(scene, lying(value), "the");
  if (name === "cards" || name === "table") return value.map(topOf);
  if (name === "size") return numberName(scene, value);
  if (name === "reason") return scene.t(`ended.${value}`);
  if (name === "scoring") {
    return value.map((/** @type {any} */ { seat, points }) =>
      scene.t("points_of", { name: sentence(scene.person(seat).name), points: signed(points) }),
    );
  }
  return undefined;
}

/** The number that counts. @param {string | number} card */
const topOf = (card) => String(typeof card === "number" ? card : lying(card).top);

/** What is won or lost. @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : plain(points));

/** @type {import("../../types.js").GameTable["elementName"]} */
export function elementName(element, scene) {
  const { hand, set } = scene.table;
  const [zone, name] = parts(element);
  if (zone === "gap") return gapName(scene, hand.cards, Number(name));
  if (zone === "side") return scene.t(`side.${name}`);
  const card = [...(hand?.cards ?? []), ...(set?.cards ?? [])].find((one) => one.element === element);
  return card ? cardName(scene, card) : scene.t("place", { n: Number(name) });
}
