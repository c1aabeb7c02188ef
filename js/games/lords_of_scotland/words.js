// Cards, followers and powers in words.

import { say } from "../../table/scene.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {{id: string, card: string | null, up: boolean, power?: string | null}} Lying  a card on the table; `card` is null where it is not known */

/** In the order of ranks; the hand is sorted by it. */
export const CLANS = ["SC", "MG", "MD", "WE", "FE", "FO", "CB", "CC", "BR"];

/** @param {string} code */
export const clanOf = (code) => code.slice(0, 2);

/** @param {string} code */
export const strengthOf = (code) => (clanOf(code) === "BR" ? 12 : Number(code.slice(2)));

/** Clans together, each from weak to strong. @param {string} a @param {string} b */
export const byClan = (a, b) =>
  CLANS.indexOf(clanOf(a)) - CLANS.indexOf(clanOf(b)) || strengthOf(a) - strengthOf(b) || (a < b ? -1 : 1);

/** @param {Scene} scene @param {string} code */
export const cardName = ({ t }, code) => t("card", { clan: t(`clan.${clanOf(code)}`), n: strengthOf(code) });

/** What the card's power does. @param {Scene} scene @param {string} code */
export const powerText = ({ t }, code) => t(`power.${clanOf(code)}`);

/** Whether a power can be activated, and if not why. @param {Scene} scene @param {import("../../types.js").Text | null} why */
export const activation = (scene, why) => (why ? say("why", why, scene, { words }) : scene.t("works"));

/** Whether cards are mustered at all now. @param {Scene} scene */
export const mustering = ({ table }) => table.phase === "turn" || table.phase === "extra";

/** The state of a follower's end power. @param {Scene} scene @param {string} power */
export const activeText = ({ t }, power) => t(`active.${power}`);

/** @param {Scene} scene @param {number} seat */
export function armyOf({ t, person }, seat) {
  const owner = person(seat);
  return t(owner.you ? "army_mine" : "army_of", { owner });
}

/** A card of the hand, with its power. @param {Scene} scene @param {any} card */
export function handLabel(scene, { card, why_no_power: why }) {
  const sentences = [`${cardName(scene, card)}.`, powerText(scene, card)];
  if (why && mustering(scene)) sentences.push(activation(scene, why));
  return sentences.join(" ");
}

/** @param {Scene} scene @param {Lying} follower @param {number} owner */
const followerName = (scene, { card }, owner) =>
  scene.t("follower", { card: card ? cardName(scene, card) : scene.t("hidden"), army: armyOf(scene, owner) });

/** @param {Scene} scene @param {Lying} follower @param {number} owner */
export function followerLabel(scene, follower, owner) {
  const { card, up, power } = follower;
  const parts = [followerName(scene, follower, owner)];
  if (card && !up) parts.push(scene.t("lies_down"));
  if (power) parts.push(activeText(scene, power));
  return parts.join(", ");
}

/** @param {Scene} scene @param {Lying | null} recruit @param {number} place */
export function recruitLabel(scene, recruit, place) {
  const { t } = scene;
  if (!recruit) return t("recruit.none", { place });
  const card = recruit.card ? cardName(scene, recruit.card) : t("hidden");
  return t(recruit.up ? "recruit.up" : "recruit.down", { place, card });
}

/** The arguments of this game's texts; @type {import("../../types.js").GameTable["words"]} */
export function words(name, value, scene) {
  if (["card", "given"].includes(name) || (name === "other" && typeof value === "string"))
    return cardName(scene, value);
  if (name === "cards" && Array.isArray(value)) return value.map((code) => cardName(scene, code));
  if (name === "owner") return armyOf(scene, value);
  return undefined;
}

/** @type {import("../../types.js").GameTable["elementName"]} */
export function elementName(element, scene) {
  const [zone, first, second] = element.split(":");
  const { armies, supporters, recruits } = scene.table;
  if (zone === "hand") return cardName(scene, first);
  if (zone === "supporter") return cardName(scene, supporters[Number(first) - 1]);
  if (zone === "recruit") return recruitLabel(scene, recruits[Number(first) - 1], Number(first));
  if (zone === "army") return followerName(scene, armies[Number(first)].followers[Number(second) - 1], Number(first));
  return scene.t(`${zone}.${first}`);
}
