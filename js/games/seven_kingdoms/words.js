// Cards, crests, claims and tokens in words.

import { claimOf } from "./claims.js";

/** @typedef {import("../../types.js").Scene} Scene */

/**
 * @typedef {object} Character  the face of a card
 * @property {number} number
 * @property {string} kind
 * @property {string} crest
 * @property {string} claim  its pictogram: see claims.js
 * @property {number} points
 * @property {number[]} [spaces]  of a Peasant
 * @property {string[]} [crests]
 */

/** @param {Scene} scene @param {string | number} card @returns {Character} */
export const character = ({ table }, card) => table.characters[card];

/** @param {Scene} scene @param {string | number} card @param {"card" | "the"} [form] with its article or without */
export function cardName(scene, card, form = "card") {
  const { kind, crest, number } = character(scene, card);
  const hue = kind === "princess" ? `she_is.${crest}` : `crest.${crest}`;
  return scene.t(`${form}.${kind}`, { n: number, crest: scene.t(hue) });
}

/** @param {Scene} scene @param {readonly (string | number)[]} cards @param {"card" | "the"} [form] */
const cardNames = (scene, cards, form = "the") => cards.map((card) => cardName(scene, card, form));

/** What a card does when it acts. @param {Scene} scene @param {Character} face */
export function claimText({ t }, { claim, crests = [] }) {
  const { token, way, size } = claimOf(claim);
  const names = crests.map((crest) => t(`crest.${crest}`));
  return t(`claim.${token ? "token_" : ""}${way}`, { size, first: names[0], second: names[1] });
}

/** A card with all that its drawing says. @param {Scene} scene @param {string} card */
export const cardLabel = (scene, card) => `${cardName(scene, card)}. ${claimText(scene, character(scene, card))}`;

/** @param {Scene} scene @param {string} token */
export const tokenName = ({ t }, token) =>
  t(token === "peasants" ? "token.peasants" : "token.name", { token: sign(token) });

/** What a token gives. @param {Scene} scene @param {string} token */
export function tokenText({ t, view }, token) {
  if (token === "peasants") return t("token.gives.peasants");
  if (token === "x2") return t(`token.gives.x2.${view.options.x2_scope}`);
  return t("token.gives.points", { count: Number(token) });
}

/** @param {Scene} scene @param {string} token */
export const tokenLabel = (scene, token) => `${tokenName(scene, token)}. ${tokenText(scene, token)}`;

/** @param {string} token */
const sign = (token) => token.replace("x", "×");

/** A space by its crest: the same place on both sides of the row. @param {Scene} scene @param {number} space */
const crestAt = ({ table, t }, space) => t(`crest.${table.row[space - 1].crest}`);

/** How many cards of a crest each one has. @param {Scene} scene @param {number[]} counts */
export const countNames = (scene, counts) =>
  counts.map((count, seat) => scene.t("count_of", { name: scene.person(seat).name, count }));

/** How a crest stands now. @param {Scene} scene @param {any} crest */
export function crestState(scene, { leaders, token, taker, points }) {
  const { t, person } = scene;
  if (!leaders.length) return t("crest_state.none");
  if (leaders.length > 1) {
    const names = leaders.map((/** @type {number} */ seat) => person(seat).name);
    return t(token ? "crest_state.tied_token" : "crest_state.tied", { names });
  }
  const who = person(leaders[0]);
  return token && taker !== null
    ? t("crest_state.takes", { seat: who, points })
    : t("crest_state.leads", { seat: who });
}

/** All that a crest shows, for those who do not see it. @param {Scene} scene @param {any} crest */
export function crestLabel(scene, crest) {
  const { t } = scene;
  return [
    t("crest_card", { crest: t(`crest.${crest.crest}`), n: crest.space }),
    crest.token ? tokenName(scene, crest.token) : t("crest_state.no_token"),
    crestState(scene, crest),
  ].join(". ");
}

/** The arguments of this game's texts; @type {import("../../types.js").GameTable["words"]} */
export function words(name, value, scene) {
  const { t } = scene;
  if (name === "card") return cardName(scene, value, "the");
  if (["cards", "kept", "scored"].includes(name) && Array.isArray(value)) return cardNames(scene, value);
  if (name === "crest") return t(`crest.${value}`);
  if (name === "token") return tokenName(scene, value);
  if (name === "counts") return countNames(scene, value);
  if (name === "spaces") return value.map((/** @type {number} */ space) => crestAt(scene, space));
  if (name === "space") return crestAt(scene, value);
  if (name === "reason") return t(`reason.${value}`);
  return undefined;
}

/** @type {import("../../types.js").GameTable["elementName"]} */
export function elementName(element, scene) {
  const [zone, name] = element.split(":");
  const { display, played, offer } = scene.table;
  const at = Number(name) - 1;
  if (zone === "token") return tokenName(scene, offer[at]);
  return cardName(scene, zone === "space" ? display[at] : zone === "played" ? played[at] : name);
}
