// Card backs: a field, a frame and a motif, in the colours of the game (--back, --on-back).

import { drawing, paths, placed } from "./drawing.js";
import { ellipse, polygon, rect } from "./shapes.js";

/** @typedef {import("./shapes.js").Piece} Piece */

const WIDTH = 50;
const HEIGHT = 70;

/** Lozenges all over. @param {number} size */
function lozenges(size) {
  const found = [];
  for (let row = 0; row * size < HEIGHT; row++)
    for (let column = 0; column * size < WIDTH; column++) {
      const [x, y] = [column * size, row * size];
      if ((row + column) % 2)
        found.push(
          polygon([
            [x + size / 2, y],
            [x + size, y + size / 2],
            [x + size / 2, y + size],
            [x, y + size / 2],
          ]),
        );
    }
  return found.join("");
}

/** @param {string} game @param {readonly Piece[]} motif of the 24 x 24 grid @param {readonly Piece[]} [field] */
export const cardBack = (game, motif, field = [lozenges(5)]) =>
  drawing(
    [WIDTH, HEIGHT],
    [
      paths([rect(0, 0, WIDTH, HEIGHT)], "var(--back)"),
      paths(field, "var(--back-2)"),
      paths([[rect(3, 3, WIDTH - 6, HEIGHT - 6, 2.5), 1]], "var(--on-back)"),
      paths([ellipse(WIDTH / 2, HEIGHT / 2, 14)], "var(--back)"),
      paths([[ellipse(WIDTH / 2, HEIGHT / 2, 14), 1]], "var(--on-back)"),
      placed(paths(motif, "var(--on-back)"), `translate(${WIDTH / 2 - 9.6} ${HEIGHT / 2 - 9.6}) scale(0.8)`),
    ],
    { look: `back-${game}`, fit: "xMidYMid slice" },
  );
