// From figures to SVG. A figure takes the colour of the text around it, unless it is given a paint.

import { html, svg } from "../html.js";

/**
 * @typedef {import("./shapes.js").Piece} Piece
 * @typedef {import("../types.js").Template} Template
 * @typedef {{title?: string}} Caption  in words, for a drawing that says what no text beside it says
 */

/** @param {readonly Piece[]} pieces @param {string} [paint] any CSS colour, custom properties too */
export const paths = (pieces, paint = "currentColor") =>
  pieces.map((piece) =>
    typeof piece === "string"
      ? svg`<path d=${piece} fill=${paint} fill-rule="evenodd" />`
      : svg`<path d=${piece[0]} fill="none" stroke=${paint} stroke-width=${piece[1]} stroke-linecap="round" stroke-linejoin="round" />`,
  );

/** @param {unknown} content @param {string} transform */
export const placed = (content, transform) => svg`<g transform=${transform}>${content}</g>`;

/**
 * A whole drawing: decoration for a screen reader, unless it has a title.
 * @param {[width: number, height: number]} size
 * @param {unknown} content
 * @param {Caption & {look?: string, fit?: string}} [how] look: classes; fit: preserveAspectRatio
 * @returns {Template}
 */
export const drawing = ([width, height], content, { title, look = "", fit = "xMidYMid meet" } = {}) =>
  title
    ? html`<svg
        class="art ${look}"
        viewBox="0 0 ${width} ${height}"
        preserveAspectRatio=${fit}
        role="img"
        aria-label=${title}
      >
        ${content}
      </svg>`
    : html`<svg
        class="art ${look}"
        viewBox="0 0 ${width} ${height}"
        preserveAspectRatio=${fit}
        aria-hidden="true"
        focusable="false"
      >
        ${content}
      </svg>`;

/** A figure of the 24 x 24 grid. @param {readonly Piece[]} figure @param {Caption} [caption] */
export const mark = (figure, { title } = {}) => drawing([24, 24], paths(figure), { title, look: "art-mark" });
