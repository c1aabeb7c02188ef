// SCOUT's table: the ring with the set to beat, and a hand whose order never changes.

import { html, nothing } from "../html.js";
import { sentence } from "../i18n.js";
import { next } from "../table/picks.js";
import { fan } from "./scout/hand.js";
import { bigTop } from "./scout/ring.js";
import { large } from "./scout/row.js";
import { allRounds, lastRound } from "./scout/scoring.js";
import { mine, opponent } from "./scout/seats.js";
import { handAfter, parts, pickedSpan, scoutedCard, stageOf } from "./scout/spans.js";
import { cardName, elementName, idOf, words } from "./scout/words.js";
import { sections } from "./scout/sections.js";

/** @typedef {import("../types.js").Scene} Scene */

/** @type {import("../types.js").GameTable} */
export default {
  sections,
  words,
  elementName,
  opponent,
  highlights: ["scout_and_show", "round_end"],

  common: bigTop,
  hand: (scene) => (scene.table.hand && !scene.table.turned ? html`${mine(scene)}${fan(scene)}` : nothing),
  round: ({ table, t }) => t("round", table),
  interlude: lastRound,
  result: allRounds,

  prompt(scene, path) {
    const { t, table, view } = scene;
    if (table.phase !== "turn") return undefined;
    const stage = stageOf(path);
    const card = scoutedCard(table.set, path);
    const open = next(view.choices, path);
    if (card && stage === "gap") return t("prompt.gap", { card: cardName(scene, card, "the") });
    if (card && stage === "side") return t("prompt.side");
    const zone = stage === "new" ? "new" : "hand";
    const span = pickedSpan(path, zone);
    const more = open.some((element) => parts(element)[0] === zone);
    if (!span) {
      if (stage === "new") return t("prompt.scout", { more });
      return more ? undefined : t("prompt.scout_only", { last: view.status.args?.last_scout });
    }
    const cards = handAfter(table.hand.cards, table.set, path).slice(span.first - 1, span.last);
    const tops = cards.map(({ top }) => String(top));
    if (!more) return t("prompt.show", { cards: tops });
    return t(open.includes("do:show") ? "prompt.other_end_or_show" : "prompt.other_end", { cards: tops });
  },

  preview(scene, id) {
    const { hand, set } = scene.table;
    const card = [...(hand?.cards ?? []), ...(set?.cards ?? [])].find((one) => one.id === id);
    return card && large(card, sentence(cardName(scene, card)));
  },

  marks({ key, args = {} }) {
    if (args.card) return [idOf(args.card), `seat:${args.seat}`];
    return key.startsWith("show_") ? args.cards.map(idOf) : [];
  },
};
