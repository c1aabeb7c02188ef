// What one points at, large and in words: a card with its power, a player, a pile; else what happened last.

import { html, nothing } from "../../html.js";
import { sentence } from "../../i18n.js";
import { say } from "../../table/scene.js";
import { back as backArt, clanShield, powerMark } from "../../art/lords_of_scotland.js";
import { face, faceClass, still } from "./faces.js";
import {
  activation,
  activeText,
  armyOf,
  byClan,
  CLANS,
  cardName,
  clanOf,
  mustering,
  powerText,
  strengthOf,
  words,
} from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {import("./words.js").Lying} Lying */

const NEWS = 5;

/** @param {Scene} scene */
export function lens(scene) {
  const element = [scene.looked, scene.path[0]].find((one) => one && zones[one.split(":")[0]]);
  const [zone, ...names] = (element ?? "").split(":");
  return html`<section class="lens" tabindex="0" aria-label=${scene.t("lens")}>
    <div class="lens-body">${(element && zones[zone](scene, ...names)) || news(scene)}</div>
    ${glossary(scene)}
  </section>`;
}

/** What each zone's elements show; nothing when there is no such card any more. @type {Record<string, (scene: Scene, ...names: string[]) => any>} */
const zones = {
  hand(scene, code) {
    const card = scene.table.hands[scene.me].cards.find((/** @type {any} */ one) => one.card === code);
    return card && cardLens(scene, code, mustering(scene) ? activation(scene, card.why_no_power) : "");
  },
  army(scene, seat, place) {
    const follower = scene.table.armies[Number(seat)].followers[Number(place) - 1];
    const army = sentence(armyOf(scene, Number(seat)));
    return follower && lyingLens(scene, follower, [army, ...sides(scene, follower)].join(" · "));
  },
  supporter(scene, place) {
    const code = scene.table.supporters[Number(place) - 1];
    return code && cardLens(scene, code, scene.t("worth", { count: strengthOf(code) }));
  },
  recruit(scene, place) {
    const recruit = scene.table.recruits[Number(place) - 1];
    if (!recruit) return nothing;
    return lyingLens(
      scene,
      recruit,
      scene.t(recruit.up ? "recruit.is_up" : "recruit.is_down", { place: Number(place) }),
    );
  },
  lord: (scene, seat) => lordLens(scene, Number(seat)),
  pile: (scene, name) => pileLens(scene, name),
};

/** @param {Scene} scene @param {Lying} follower */
function sides(scene, { up, power }) {
  if (!up) return [scene.t("lies_down")];
  return power ? [activeText(scene, power)] : [];
}

/** @param {Scene} scene @param {Lying} card @param {string} state */
const lyingLens = (scene, { card }, state) =>
  card
    ? cardLens(scene, card, state)
    : html`<span class="lens-card"><span class="card down">${backArt()}</span></span>
        <div class="lens-words">
          <h2>${sentence(scene.t("hidden"))}</h2>
          <p class="state">${state}</p>
        </div>`;

/** @param {Scene} scene @param {string} code @param {string} state */
const cardLens = (scene, code, state) => html`
  <span class="lens-card"><span class=${faceClass(code)}>${face(scene, code)}</span></span>
  <div class="lens-words">
    <h2>${cardName(scene, code)} <span class="kind">${scene.t(`kind.${clanOf(code)}`)}</span></h2>
    <p>${powerText(scene, code)}</p>
    <p class="state">${state}</p>
  </div>
`;

/** A card with its power. @param {Scene} scene @param {string} code */
export const large = (scene, code) => html`
  <span class=${faceClass(code)}>${face(scene, code)}</span>
  <div>
    <h2>${sentence(cardName(scene, code))}</h2>
    <p>${powerText(scene, code)}</p>
  </div>
`;

/** @param {Scene} scene @param {number} seat */
function lordLens(scene, seat) {
  const { t, table, me } = scene;
  const { size, cards } = table.hands[seat];
  const points = t("points_of", { count: table.points[seat], target: table.target });
  return html`
    <div class="lens-words">
      <h2>${sentence(scene.person(seat).name)} <span class="kind points-kind">${points}</span></h2>
      <div class="lens-cards">
        ${chips(scene, table.victory[seat], t("victory.none"))}
        ${seat === me ? nothing : html`<p>${t("hand_of", { count: size })}${cards.length ? t("known_here") : nothing}</p>`}
        ${seat === me ? nothing : chips(scene, cards.map(idOf))}
      </div>
    </div>
  `;
}

/** @param {Lying} card */
const idOf = ({ id }) => id;

/** @param {Scene} scene @param {string} name */
function pileLens({ t, table, ...scene }, name) {
  const { cards, down } = table.discard;
  if (name === "deck") return html`<div class="lens-words"><h2>${t("deck", { count: table.deck })}</h2></div>`;
  return html`
    <div class="lens-words">
      <h2>${t("discard", { count: cards.length + down })}</h2>
      ${chips({ t, table, ...scene }, cards)} ${down ? html`<p>${t("discard.down", { count: down })}</p>` : nothing}
    </div>
  `;
}

/** Cards side by side, clans together. @param {Scene} scene @param {string[]} codes @param {string} [none] what to say without any */
export const chips = (scene, codes, none = "") =>
  codes.length
    ? html`<span class="chips"
        >${[...codes].sort(byClan).map((code) => still(scene, code, cardName(scene, code)))}</span
      >`
    : none
      ? html`<p>${none}</p>`
      : nothing;

/** Where powers stand, and what happened, the latest first. @param {Scene} scene */
const news = (scene) => html`
  <div class="lens-words">
    ${scene.aids && mustering(scene) ? html`<p class="limit">${limit(scene)}</p>` : nothing}
    <ol class="news" reversed>
      ${scene.log
        .slice(-NEWS)
        .reverse()
        .map((event) => html`<li>${say("log", event, scene, { words })}</li>`)}
    </ol>
  </div>
`;

/** Which powers can be activated now. @param {Scene} scene */
function limit(scene) {
  const { t, table, view } = scene;
  const blockers = [...new Set(Object.values(table.blockers))].sort(byClan);
  if (!blockers.length) return t("limit.none");
  if (view.players <= 3) return t("limit.one", { card: cardName(scene, blockers[0]), n: strengthOf(blockers[0]) });
  return t("limit.clans", { cards: blockers.map((code) => cardName(scene, code)) });
}

/** What each clan's power does, in a word: where there is room. @param {Scene} scene */
const glossary = (scene) => html`
  <dl class="glossary">
    ${CLANS.map(
      (clan) =>
        html`<div class="clan-${clan}">
          <dt>${clanShield(clan)}<span class="visually-hidden">${scene.t(`clan.${clan}`)}</span></dt>
          <dd>${powerMark(clan)} ${scene.t(`verb.${clan}`)}</dd>
        </div>`,
    )}
  </dl>
`;
