// Lords of Scotland's table: supporters to win, the armies, the recruits, and a lens that explains.

import { html, repeat } from "../html.js";
import { next } from "../table/picks.js";
import { armies } from "./lords_of_scotland/armies.js";
import { back, face, faceClass } from "./lords_of_scotland/faces.js";
import { large, lens } from "./lords_of_scotland/lens.js";
import { muster, musteredCard } from "./lords_of_scotland/muster.js";
import { recruits, supporters } from "./lords_of_scotland/rows.js";
import { interlude, result } from "./lords_of_scotland/summary.js";
import { byClan, cardName, clanOf, elementName, handLabel, mustering, words } from "./lords_of_scotland/words.js";
import { sections } from "./lords_of_scotland/sections.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @type {import("../types.js").GameTable} */
export default {
  sections,
  words,
  elementName,
  highlights: ["claim"],
  interlude,
  result,

  common(scene) {
    const mustered = musteredCard(scene);
    return html`
      <div class="field players-${scene.view.players} ${mustered ? "mustering" : ""}">
        ${supporters(scene)} ${armies(scene)} ${mustered ? muster(scene, mustered) : recruits(scene)} ${lens(scene)}
      </div>
    `;
  },

  hand(scene) {
    const { cards, backs } = scene.table.hands[scene.me];
    const sorted = cards.toSorted((/** @type {any} */ a, /** @type {any} */ b) => byClan(a.card, b.card));
    return html`
      <div class="cards">
        ${repeat(
          sorted,
          ({ id }) => id,
          (card) => handCard(scene, card),
        )}
        ${backs.map((/** @type {string} */ id) => html`<span class="spot"><span class="card down" data-card=${id}>${back()}</span></span>`)}
      </div>
    `;
  },

  round: ({ table, t }) => t("bar", table),

  prompt(scene, path) {
    const { t, table, view } = scene;
    const [zone, name] = (path[0] ?? "").split(":");
    if (zone === "hand" && path.length === 1) return t("prompt.side", { card: cardName(scene, name) });
    if (zone === "hand") return targetPrompt(scene, clanOf(name), path);
    if (zone === "recruit") {
      const { card } = table.recruits[Number(name) - 1];
      return card ? t("prompt.recruit", { card: cardName(scene, card) }) : t("prompt.recruit_down");
    }
    if (zone !== "supporter") return undefined;
    if (!next(view.choices, path).includes("do:claim")) return t("prompt.claim_more");
    const cards = path.map((element) => cardName(scene, table.supporters[Number(element.split(":")[1]) - 1]));
    return t("prompt.claim", { cards });
  },

  preview: (scene, card) => (/^[A-Z]{2}\d+$/.test(card) ? large(scene, card) : undefined),

  marks({ key, args = {} }) {
    const lord = (/** @type {number} */ seat) => `lord:${seat}`;
    if (key.startsWith("muster_down")) return [`army:${args.seat}:${args.place}`];
    if (key.startsWith("muster")) return [args.card];
    if (key.startsWith("recruit")) return [lord(args.seat)];
    if (key.startsWith("discard_follower")) return [lord(args.owner)];
    if (key.startsWith("swap")) return [args.given, args.card].filter(Boolean);
    if (key === "claim") return [lord(args.seat), ...args.cards];
    return [];
  },
};

/** Whom the power is aimed at. @param {Scene} scene @param {string} clan @param {string[]} path */
function targetPrompt({ t, table }, clan, path) {
  if (clan !== "SC" || path.length < 3) return t("prompt.target", { clan: t(`clan.${clan}`), what: t(`what.${clan}`) });
  const [, seat, place] = path[2].split(":");
  const copied = clanOf(table.armies[Number(seat)].followers[Number(place) - 1].card);
  return t("prompt.copied", { clan: t(`clan.${copied}`), what: t(`what.${copied}`) });
}

/** @param {Scene} scene @param {any} card */
function handCard(scene, card) {
  const { id, card: code, why_no_power: why } = card;
  return html`<span class="spot" data-look="hand:${code}">
    ${scene.pick(
      `hand:${code}`,
      {
        label: handLabel(scene, card),
        class: `${faceClass(code)} ${why && scene.aids && mustering(scene) ? "blocked" : ""}`,
        card: id,
        from: "pile:deck",
      },
      face(scene, code),
    )}
  </span>`;
}
