// Cards side by side, overlapping as far as the room asks for, and what each of them looks like.

import { html, ifDefined, nothing, styleMap } from "../../html.js";
import { cardFace } from "../../art/scout.js";
import { inLanes } from "./spans.js";

/** @typedef {import("./spans.js").Card} Card */
/** @typedef {{first: number, last: number, beats: boolean}} Bar */

/**
 * A row for so many cards; the style sheet finds the step from card to card.
 * @param {number} count
 * @param {any} content
 * @param {string} [look]
 */
export const row = (count, content, look = "") => html`
  <div class="row ${look}" style=${styleMap({ "--n": count })}>${content}</div>
`;

/**
 * Something at a place of the row, from 0.
 * @param {number} at
 * @param {any} content
 * @param {string} look
 * @param {string} [element]  what pointing at it looks at
 */
export const spot = (at, content, look, element) =>
  html`<span class="spot ${look}" style=${styleMap({ "--at": at })} data-look=${ifDefined(element)}>${content}</span>`;

/** A card's place. @param {number} at @param {any} content @param {string} [look] @param {string} [element] */
export const held = (at, content, look = "", element) => spot(at, content, `held ${look}`, element);

/**
 * A whole card; what holds it is as wide as the strip that shows. The lower number is drawn by the style sheet: what
 * is to be read is the upper one, and a button's name has to begin with what is read on it.
 * @param {Card} card
 * @param {string} [from]  the element it comes from when it is new
 */
export const face = ({ id, top, bottom }, from) =>
  html`<span
    class="face rank-${bottom} ${bottom === 6 || bottom === 9 ? "barred" : ""}"
    aria-hidden="true"
    data-bottom=${bottom}
    data-card=${id}
    data-from=${ifDefined(from)}
    >${cardFace(top, bottom, { foot: false })}</span
  >`;

/** A card that nobody can pick. @param {Card} card @param {string} label @param {string} [from] */
export const still = (card, label, from) =>
  html`<span class="card" role="img" aria-label=${label}>${face(card, from)}</span>`;

/** A card with both its numbers large. @param {Card} card @param {string} name */
export const large = (card, name) => html`
  <span class="card">${face(card)}</span>
  <div><h2>${name}</h2></div>
`;

/** A small card, of which both ways up are known and neither is. @param {{top: number, bottom: number}} card */
export const mini = ({ top, bottom }) =>
  html`<span class="mini"><b class="rank-${top}">${top}</b><b class="rank-${bottom}">${bottom}</b></span>`;

/**
 * The sets of a row, underlined: a match by a double line, a run by a single one; bold if it beats the table.
 * @param {{top: number}[]} cards
 * @param {Bar[]} bars
 */
export const underlines = (cards, bars) =>
  bars.length
    ? html`<span class="bars" aria-hidden="true">
        ${inLanes(bars).map(({ first, last, beats, lane }) => {
          const kind = cards[first - 1].top === cards[last - 1].top ? "match" : "run";
          const place = { "--first": first - 1, "--last": last - 1, "--lane": lane };
          return html`<i class="${kind} ${beats ? "beats" : ""}" style=${styleMap(place)}></i>`;
        })}
      </span>`
    : nothing;
