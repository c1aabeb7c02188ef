// The result as a picture: the game's poster, who played, who won.

import { render } from "../html.js";
import { t } from "../i18n.js";
import { nameForOthers } from "../table/scene.js";
import { poster } from "../art/posters.js";

/** @typedef {import("../types.js").View} View */

const WIDTH = 1000;
const POSTER = WIDTH / 2;
const LINE = 64;
const EDGE = 40;
const PAINTS = ["fill", "stroke", "stroke-width", "opacity"];

/** @param {View} view  of a game that is over @returns {Promise<Blob>} */
export async function drawResult(view) {
  const { winners, scores } = view.result;
  const picture = await posterOf(view.game);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = POSTER + EDGE + LINE * (scores.length + 1) + EDGE / 2;
  const paint = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.documentElement);
  paint.fillStyle = backgroundColor;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(picture, 0, 0, WIDTH, POSTER);
  paint.fillStyle = color;
  let y = POSTER + EDGE + LINE / 2;
  const write = (/** @type {string} */ left, /** @type {string} */ right, /** @type {boolean} */ bold) => {
    paint.font = `${bold ? 700 : 400} 40px ${fontFamily}`;
    paint.textAlign = "left";
    paint.fillText(left, EDGE, y, WIDTH * 0.7);
    paint.textAlign = "right";
    paint.fillText(right, WIDTH - EDGE, y);
    y += LINE;
  };
  write(t(`game.${view.game}`), new Date().toLocaleDateString(document.documentElement.lang), true);
  for (const [seat, score] of scores.entries()) {
    const wins = winners.includes(seat);
    write(`${wins ? "★ " : ""}${nameForOthers(view, seat)}`, String(score), wins);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
  );
}

/** The poster as an image of its own: the colours of the style sheets are written into it. @param {string} game */
async function posterOf(game) {
  const place = document.createElement("div");
  place.className = "visually-hidden";
  document.body.append(place);
  try {
    render(poster(game), place);
    const svg = /** @type {SVGElement} */ (place.firstElementChild);
    for (const node of svg.querySelectorAll("*")) {
      const style = getComputedStyle(node);
      for (const name of PAINTS) node.setAttribute(name, style.getPropertyValue(name));
    }
    svg.setAttribute("width", String(WIDTH));
    svg.setAttribute("height", String(POSTER));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    return image;
  } finally {
    place.remove();
  }
}
