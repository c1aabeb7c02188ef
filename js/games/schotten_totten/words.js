// Cards, stones and formations in words.

/** @typedef {import("../../types.js").Scene} Scene */

const SUITS = "rgbpyn";

/** @param {string} code */
export const isClan = (code) => SUITS.includes(code[0]);

/** @param {Scene} scene @param {string} code @param {"card" | "the"} [form] with its article or without */
export function cardName({ t }, code, form = "card") {
  if (isClan(code)) return t(`${form}.${code[0]}`, { n: Number(code[1]) });
  return t(`${form}.${code.slice(0, 2)}`);
}

/** @param {Scene} scene @param {{formation: string, sum: number}} formation */
export const formationName = ({ t }, { formation, sum }) =>
  t("side.complete", { formation: t(`formation.${formation}`), sum });

/** The arguments of this game's texts; @type {import("../../types.js").GameTable["words"]} */
export function words(name, value, scene) {
  if (name === "card") return cardName(scene, value, "the");
  if (name === "cards") return value.map((/** @type {string} */ code) => cardName(scene, code));
  if (name.endsWith("formation")) return scene.t(`formation.${value}`);
  if (name === "pile") return scene.t(`the_pile.${value}`);
  if (name === "reason") return scene.t(`reason.${value}`);
  if (name === "winner" && value === null) return scene.t("nobody");
  if (name === "points" && Array.isArray(value)) {
    return value.map((n, seat) => scene.t("points_of", { name: scene.person(seat).name, n }));
  }
  return undefined;
}

/** @type {import("../../types.js").GameTable["elementName"]} */
export function elementName(element, scene) {
  const [zone, name] = element.split(":");
  if (zone === "stone") return scene.t("stone", { n: Number(name) });
  if (zone === "pile") return scene.t(`pile.${name}`);
  return cardName(scene, name);
}

/** All that a stone shows, for those who do not see it. @param {Scene} scene @param {any} stone */
export function stoneLabel(scene, stone) {
  const { t, me } = scene;
  const parts = [t("stone.label", { n: stone.number, state: ownerName(scene, stone.owner) })];
  parts.push(...stone.modes.map((/** @type {{id: string}} */ mode) => cardName(scene, mode.id)));
  for (const seat of [me, 1 - me]) {
    const { cards, formation } = stone.sides[seat];
    const names = cards.map((/** @type {{id: string}} */ card) => cardName(scene, card.id)).join(", ");
    const text = formation ? `${names} (${formationName(scene, formation)})` : names || t("stone.no_cards");
    parts.push(t("stone.says", { who: scene.person(seat).name, cards: text }));
  }
  if (stone.claimable && scene.view.turn === me) parts.push(t("stone.claimable"));
  return parts.join(". ");
}

/** @param {Scene} scene @param {number | null} owner */
export function ownerName({ t, me, person }, owner) {
  if (owner === null) return t("stone.open");
  return owner === me ? t("stone.mine") : t("stone.theirs", { owner: person(owner).name });
}
