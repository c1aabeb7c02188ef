// My hand: a fan in which a run is picked by its ends, and in which gaps open for a scouted card.

import { html, ifDefined, nothing, ref, repeat } from "../../html.js";
import { icon } from "../../art/icons.js";
import { dragOver, rangeKeys } from "./gestures.js";
import { face, held, row, spot, still, underlines } from "./row.js";
import { handAfter, longest, parts, pickedSpan, scoutedCard, shows, stageOf, turned } from "./spans.js";
import { cardName, gapName, setName } from "./words.js";

/** @typedef {import("../../types.js").Scene} Scene */
/** @typedef {import("./spans.js").Card} Card */
/** @typedef {import("./spans.js").Stage} Stage */

/** Hands longer than this scroll on a narrow screen, so that a finger's drag moves them; a scouted card counts before it is in. */
const LONG = 14;

/** @param {Scene} scene */
export function fan(scene) {
  const { table, path } = scene;
  const stage = stageOf(path);
  const cards = handAfter(table.hand.cards, table.set, path);
  const inHand = stage === "show" || stage === "new";
  const long = cards.length + (inHand ? 0 : 1) > LONG;
  const zone = stage === "new" ? "new" : "hand";
  const drawn = inHand ? pickableCards(scene, cards, zone) : cards.map((card, index) => waiting(scene, card, index));
  return html`
    <div
      class="fan-frame ${long ? "long" : ""}"
      ${ref((frame) => long && bringIntoView(frame, `${scene.view.ply} ${path.join(" ")}`))}
      data-gesture=${ifDefined(inHand ? "range" : undefined)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => inHand && rangeKeys(event, scene, zone)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => inHand && dragOver(event, scene, zone)}
    >
      ${row(
        cards.length,
        html`${repeat(
          drawn,
          ({ key }) => key,
          ({ drawing }) => drawing,
        )}${gaps(scene, cards, stage)}${scene.aids ? underlines(cards, bars(scene, stage)) : nothing}`,
        `fan stage-${stage}`,
      )}
    </div>
  `;
}

/** What a long hand is scrolled to: where the scouted card is or would be, else the first set that beats the table. */
const WANTED = ".hover, .fresh, .block, .beats, .lit";

/**
 * Once for each question, so that it does not fight the player's own scrolling.
 * @param {Element | undefined} frame
 * @param {string} question
 */
function bringIntoView(frame, question) {
  if (!(frame instanceof HTMLElement) || frame.dataset.question === question) return;
  frame.dataset.question = question;
  // the cards are drawn after the frame that holds them
  queueMicrotask(() => {
    const wanted = WANTED.split(", ").flatMap((look) => [...frame.querySelectorAll(look)])[0];
    if (!wanted) return;
    const [place, seen] = [wanted.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (place.left < seen.left + place.width || place.right > seen.right - place.width)
      frame.scrollLeft += place.x + place.width / 2 - (seen.x + seen.width / 2);
  });
}

/** @param {Scene} scene @param {Card[]} cards @param {"hand" | "new"} zone */
function pickableCards(scene, cards, zone) {
  const picked = pickedSpan(scene.path, zone);
  const wished = picked && wishedSpan(scene, zone, picked.first);
  const beating = picked ? [] : shows(scene.view.choices, scene.path, zone);
  const fresh = zone === "new" ? Number(parts(scene.path[1])[1]) : 0;
  return cards.map((card, index) => {
    const place = index + 1;
    const inside = (/** @type {import("./spans.js").Span | null} */ span) =>
      span && span.first <= place && place <= span.last;
    const look = inside(picked) ? "block" : inside(wished) ? "wished" : beating.some(inside) ? "beats" : "";
    const label = cardLabel(scene, card, zone === "hand" ? place : 0);
    return {
      key: card.id,
      drawing: held(
        index,
        html`${scene.pick(card.element, { label, class: "card" }, face(card))}
        ${place === fresh ? turnButton(scene) : nothing}`,
        `${look} ${place === fresh ? "fresh" : ""}`,
        card.element,
      ),
    };
  });
}

/** The run that the card pointed at would make with the picked one. @param {Scene} scene @param {"hand" | "new"} zone @param {number} from */
function wishedSpan(scene, zone, from) {
  const [looked, place] = parts(scene.looked ?? undefined);
  if (looked !== zone || scene.look(`${zone}:${place}`) !== "lit") return null;
  const [first, last] = [from, Number(place)].sort((a, b) => a - b);
  return { first, last };
}

/** The longest sets that a card is part of are said with its name, as they are drawn below it. @param {Scene} scene @param {Card} card @param {number} place */
function cardLabel(scene, card, place) {
  const around = scene.table.hand.sets.filter(
    (/** @type {any} */ set) => set.whole && set.first < set.last && set.first <= place && place <= set.last,
  );
  const name = cardName(scene, card);
  if (!scene.aids || !around.length) return name;
  return scene.t("card.in", { card: name, sets: around.map((/** @type {any} */ set) => setName(scene, set)) });
}

/** The scouted card may still be turned. @param {Scene} scene */
function turnButton(scene) {
  const other = scene.path[2] === "side:keep" ? "side:flip" : "side:keep";
  return scene.pick(other, { label: scene.t("turn"), class: "turn-over" }, icon("undo"));
}

/** A card of the hand while another one is on its way into it. @param {Scene} scene @param {Card} card @param {number} index */
const waiting = (scene, card, index) => ({
  key: card.id,
  drawing: held(index, still(card, cardName(scene, card)), gapOf(scene) === index + 1 ? "opened" : ""),
});

/** Where the scouted card hovers. @param {Scene} scene */
function gapOf({ path, looked }) {
  const [zone, place] = parts(path[1] ?? looked);
  return zone === "gap" ? Number(place) : 0;
}

/**
 * The places between the cards, and over the one pointed at the scouted card, both ways up.
 * @param {Scene} scene
 * @param {Card[]} cards
 * @param {Stage} stage
 */
function gaps(scene, cards, stage) {
  const card = scoutedCard(scene.table.set, scene.path);
  if (!card || (stage !== "gap" && stage !== "side")) return nothing;
  const places = Array.from({ length: cards.length + 1 }, (_, index) => index + 1);
  const here = gapOf(scene);
  return places.map((place) => [
    stage === "side" && place === here
      ? nothing
      : spot(
          place - 1,
          scene.pick(
            `gap:${place}`,
            { label: gapName(scene, cards, place), class: "gap" },
            html`<span class="caret" aria-hidden="true"></span>`,
          ),
          place > cards.length ? "between last" : "between",
          `gap:${place}`,
        ),
    place === here
      ? spot(place - 1, bothWays(scene, card, stage), `hover ${place > cards.length ? "last" : ""}`)
      : nothing,
  ]);
}

/** @param {Scene} scene @param {Card} card  as it lies on the table @param {Stage} stage */
function bothWays(scene, card, stage) {
  const ways = /** @type {const} */ ([
    ["side:keep", card],
    ["side:flip", turned(card)],
  ]);
  if (stage === "gap")
    return ways.map(([, way]) => html`<span class="card ghost" aria-hidden="true">${face(way)}</span>`);
  return ways.map(([element, way]) =>
    scene.pick(
      element,
      { label: scene.t(`${element.replace(":", ".")}.label`, { card: cardName(scene, way) }), class: "card" },
      face(way),
    ),
  );
}

/**
 * What the hand holds; with a scouted card in it, what would beat the rest of the set.
 * @param {Scene} scene
 * @param {Stage} stage
 * @returns {import("./row.js").Bar[]}
 */
function bars({ table, view, path }, stage) {
  const found =
    stage === "new"
      ? longest(shows(view.choices, path.slice(0, 3), "new")).map((span) => ({ ...span, beats: true }))
      : table.hand.sets
          .filter((/** @type {any} */ set) => set.whole)
          .map((/** @type {any} */ { first, last, why }) => ({ first, last, beats: why === null }));
  return found.filter((/** @type {import("./row.js").Bar} */ { first, last }) => first < last);
}
