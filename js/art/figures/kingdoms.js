// The seven crests and the seven kinds of characters, on a grid of 24 x 24.

import { ellipse, foil, mirrored, rect, star } from "../shapes.js";
import { both, CROWN, lines } from "./common.js";

/** @typedef {import("../shapes.js").Piece} Piece */

/** @type {Record<string, readonly Piece[]>} */
export const CRESTS = {
  // a rose
  red: [foil(12, 12.4, 5, 6.2, 4.3) + ellipse(12, 12.4, 3.4), ellipse(12, 12.4, 1.8)],
  // a sun
  orange: [star(12, 12, 12, 11.6, 7.2) + ellipse(12, 12, 5.6), ellipse(12, 12, 3.8)],
  // a key
  yellow: [[ellipse(12, 5.8, 3.7), 2.8], ...lines(2.8, "M12 9.6V22.2", "M12.4 20.8H17.4", "M12.4 15.6H16")],
  // an oak leaf
  green: [
    mirrored(
      "M12 0.8C9.6 1.6 8.8 3.8 9.8 5.8C7.2 4.8 5 6.8 6 9.6C3.4 9.2 1.8 12 3.6 14.4C2.8 17 5 19.2 7.8 18.2C9 18.8 10.4 18.8 11 18.2L11 23.4L12 23.4",
    ),
  ],
  // a tower
  blue: [
    "M3.6 1.6H7.6V4.6H9.9V1.6H14.1V4.6H16.4V1.6H20.4V9L18.2 11.4V19H20.4V22.4H3.6V19H5.8V11.4L3.6 9Z" +
      "M9.6 22.4H14.4V17.2A2.4 2.4 0 0 0 9.6 17.2ZM10.9 8.4V12H13.1V8.4Z",
  ],
  // a moon
  indigo: ["M15.6 1.6A10.8 10.8 0 1 0 22.6 14.4A8.6 8.6 0 0 1 15.6 1.6Z"],
  // a lily
  violet: [
    mirrored("M12 0.6C9.4 3.8 8.2 6.4 8.8 9.2C9.2 11 10 12.4 10.6 14L12 14"),
    ...both(
      "M9.4 14C9.4 10.6 7.8 7.6 5 7.6C2.6 7.6 1 9.4 1.2 11.8C1.4 14 3.4 15.2 5.4 14.2C4.6 13 5 11.8 6 11.8C7.2 11.8 7.6 12.8 7.4 14Z",
    ),
    rect(6, 14.8, 12, 2.4, 1.2),
    mirrored("M12 23.4C10.8 22 10.4 20.2 10.4 18L12 18"),
    ...both("M9.2 18C8.8 19.8 7.4 21 5.6 21.4C7 22.2 8.6 22 9.6 21Z"),
  ],
};

/** In the order of their numbers. @type {Record<string, readonly Piece[]>} */
export const KINDS = {
  king: CROWN,
  // a mitre
  bishop: [
    mirrored("M12 1C7.6 4 4.4 8.4 4.4 12.4L5.6 17.6C7.6 16.9 9.8 16.6 12 16.6") +
      "M11 6.4H13V9H15.4V11H13V14.4H11V11H8.6V9H11Z",
    mirrored("M12 18.4C9.8 18.4 7.8 18.7 6 19.3L6.5 22.4C8.2 21.8 10 21.6 12 21.6"),
  ],
  // crossed swords
  general: [
    ...both("M1.6 1.6L5.4 2.6L17.6 15.4L15.4 17.6L2.6 5.4Z"),
    ...lines(2.2, ...both("M13.2 19.6L19.6 13.2"), ...both("M17.6 17.6L21.4 21.4")),
  ],
  // a tiara
  princess: [
    mirrored("M12 6.6L9.3 10.8L6 7.2L5 12.4L1.2 11.4C1.3 15 2 18.4 3.4 22C6 19.2 9 18.2 12 18.2") +
      ellipse(12, 14, 1.8),
    ellipse(12, 3.4, 2.2),
  ],
  // a great helm
  knight: [
    mirrored("M12 5.4C9.6 5.4 7.4 5.8 5.4 6.6L4.2 17.4C6.4 20.6 9 22.4 12 23.2") +
      both("M6.4 10.4L11 9.8L11 12.2L6.2 12.6Z").join("") +
      rect(11.2, 14.2, 1.6, 6.8),
    "M11.2 4.4C10.6 1.6 8 0.6 4.4 2.2C6 0 13.4 -0.6 14.4 4.4Z",
  ],
  // a purse
  merchant: [
    mirrored("M12 6L9.4 6L6.2 1.6C8.2 2.6 9.8 2.6 12 1.2"),
    mirrored("M12 7.8L8.8 7.8C5.2 10.6 2.6 14.4 2.6 17.6C2.6 21.2 6 22.8 12 22.8") + ellipse(12, 15.4, 4),
    ellipse(12, 15.4, 2.4),
  ],
  // an ear of wheat
  peasant: [
    mirrored("M12 0.8C10.2 3 10.2 5.4 12 7.4"),
    ...[0, 5, 10].flatMap((y) =>
      both(
        `M11.2 ${11.6 + y}C7.4 ${11.4 + y} 5.2 ${8.8 + y} 5.4 ${4.8 + y}C9.2 ${5.4 + y} 11.2 ${7.8 + y} 11.2 ${11.6 + y}Z`,
      ),
    ),
    ...lines(1.8, "M12 20V23"),
  ],
};
