// One row for each player: who it is, the followers, the strength so far; mine last and larger.

import { html, nothing, repeat, styleMap } from "../../html.js";
import { sentence } from "../../i18n.js";
import { initiativeMark, powerMark } from "../../art/lords_of_scotland.js";
import { sharedMark } from "../../art/marks.js";
import { still, lying, lyingClass } from "./faces.js";
import { cardName, clanOf, followerLabel } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {import("./words.js").Lying} Lying */

/** More followers than this may overlap: their numbers move to the edge. */
const ROOMY = 6;

/** @param {Scene} scene */
export function armies(scene) {
  const { view, me, t } = scene;
  const seats = Array.from({ length: view.players }, (_, index) => (me + 1 + index) % view.players);
  return html`
    <div class="armies" data-zone="armies" role="group" aria-label=${t("armies")}>
      ${seats.map((seat) => army(scene, seat))}
    </div>
  `;
}

/** @param {Scene} scene @param {number} seat */
function army(scene, seat) {
  const { followers } = scene.table.armies[seat];
  const classes = ["army", seat === scene.me ? "mine" : "", seat === scene.view.turn ? "turn" : ""];
  return html`
    <div class=${classes.join(" ")} role="group" aria-label=${sentence(scene.person(seat).name)}>
      ${plate(scene, seat)}
      <div
        class="followers ${followers.length > ROOMY ? "crowded" : ""}"
        style=${styleMap({ "--count": followers.length })}
      >
        ${repeat(
          followers,
          ({ id }) => id,
          (/** @type {Lying} */ follower, index) => place(scene, follower, seat, index + 1),
        )}
      </div>
      ${total(scene, seat)}
    </div>
  `;
}

/** @param {Scene} scene @param {Lying} follower @param {number} seat @param {number} at */
function place(scene, follower, seat, at) {
  const element = `army:${seat}:${at}`;
  const { power } = follower;
  return html`<span class="spot" data-look=${element}>
    ${scene.pick(
      element,
      {
        label: followerLabel(scene, follower, seat),
        class: `${lyingClass(follower)} ${turnedOver(scene, follower) ? "turned-over" : ""}`,
        card: follower.id,
        from: `lord:${seat}`,
        shows: true,
      },
      html`${lying(scene, follower)}${
        power
          ? html`<span class="seal ${power === "spent" ? "spent" : ""}" aria-hidden="true"
              >${powerMark(power === "spent" ? "MD" : power)}</span
            >`
          : nothing
      }`,
    )}
  </span>`;
}

/** Whether a follower was face down a moment ago. @param {Scene} scene @param {Lying} follower */
const turnedOver = ({ view }, { card }) => view.events.some(({ key, args }) => key === "reveal" && args?.card === card);

/** Name, initiative, points on the way to the target, hand, victory pile. @param {Scene} scene @param {number} seat */
function plate(scene, seat) {
  const { table } = scene;
  const points = table.points[seat];
  return html`<div class="plate" data-look="lord:${seat}">
    ${scene.pick(
      `lord:${seat}`,
      { label: lordLabel(scene, seat), class: "lord", shows: true },
      html`<span class="lord-name">${sentence(scene.person(seat).name)}</span>
        ${table.initiative === seat ? html`<i class="initiative">${initiativeMark()}</i>` : nothing}`,
    )}
    <div class="goods" aria-hidden="true">
      <span class="good">${sharedMark("star")}<b>${points}</b></span>
      ${seat === scene.me ? nothing : handOf(scene, seat)}
    </div>
    <span class="road" style=${styleMap({ "--share": Math.min(1, points / table.target) })}></span>
    <div class="won" aria-hidden="true">
      ${repeat(
        table.victory[seat].slice(-3),
        (/** @type {string} */ code) => code,
        (/** @type {string} */ code) => html`<span data-card=${code}>${still(scene, code)}</span>`,
      )}
    </div>
  </div>`;
}

/** How many cards, and the clans of those that are known. @param {Scene} scene @param {number} seat */
function handOf({ table }, seat) {
  const { size, cards } = table.hands[seat];
  return html`
    <span class="good"><i></i><b>${size}</b></span>
    <span class="known">
      ${cards.map((/** @type {Lying} */ { id }) => html`<span class="clan-${clanOf(id)}" data-card=${id}></span>`)}
    </span>
  `;
}

/** All that the plate shows, in words. @param {Scene} scene @param {number} seat */
function lordLabel(scene, seat) {
  const { table, view, t, common } = scene;
  const { size, cards } = table.hands[seat];
  const parts = [sentence(scene.person(seat).name)];
  parts.push(t("points_of", { count: table.points[seat], target: table.target }));
  if (seat !== scene.me) parts.push(t("hand_of", { count: size }));
  if (seat !== scene.me && cards.length)
    parts.push(t("known", { cards: cards.map((/** @type {Lying} */ { id }) => cardName(scene, id)) }));
  if (table.initiative === seat) parts.push(t("initiative"));
  if (view.turn === seat) parts.push(common("to_move"));
  return parts.join(", ");
}

/** The strength as far as it is known; the order of claims, once it stands. @param {Scene} scene @param {number} seat */
function total(scene, seat) {
  const { table } = scene;
  const { followers, strength, doubled, unknown } = table.armies[seat];
  const rank = table.order.indexOf(seat);
  const settled = table.phase === "claim" || table.phase === "over";
  return html`<span class="total ${rank === 0 ? "first" : ""}" role="img" aria-label=${totalLabel(scene, seat)}>
    ${settled && rank >= 0 ? html`<i class="rank">${rank + 1}</i>` : nothing}
    <b class="sum">${followers.length ? strength : "–"}</b>
    <span class="sum-signs">
      ${unknown ? html`<i class="unknown">+${"?".repeat(Math.min(unknown, 3))}</i>` : nothing}
      ${doubled ? html`<i class="doubled">×2</i>` : nothing}
    </span>
  </span>`;
}

/** @param {Scene} scene @param {number} seat */
function totalLabel({ table, t }, seat) {
  const { followers, strength, doubled, unknown } = table.armies[seat];
  if (!followers.length) return t("strength.none");
  const parts = [t("strength", { n: strength })];
  if (doubled) parts.push(t("strength.doubled"));
  if (unknown) parts.push(t("strength.unknown", { count: unknown }));
  const rank = table.order.indexOf(seat);
  if (table.phase === "claim" || table.phase === "over") parts.push(t("strength.rank", { n: rank + 1 }));
  else if (rank === 0) parts.push(t("strength.first"));
  return parts.join(", ");
}
