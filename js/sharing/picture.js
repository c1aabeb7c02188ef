// A result as a picture: the game's poster, and lines below it.

import { render } from "../html.js";
import { poster } from "../art/posters.js";

/**
 * @typedef {object} Picture
 * @property {string} game  whose poster it is
 * @property {{left: string, right?: string, strong?: boolean}[]} lines
 */

const WIDTH = 1000;
const POSTER = WIDTH / 2;
const LINE = 64;
const EDGE = 40;
const PAINTS = ["fill", "stroke", "stroke-width", "opacity"];

/** @param {Picture} picture @returns {Promise<Blob>} */
export async function draw({ game, lines }) {
  const scene = await posterOf(game);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = POSTER + EDGE + LINE * lines.length + EDGE / 2;
  const paint = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.documentElement);
  paint.fillStyle = backgroundColor;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(scene, 0, 0, WIDTH, POSTER);
  paint.fillStyle = color;
  for (const [index, { left, right = "", strong }] of lines.entries()) {
    const y = POSTER + EDGE + LINE / 2 + index * LINE;
    paint.font = `${strong ? 700 : 400} 40px ${fontFamily}`;
    paint.textAlign = "left";
    paint.fillText(left, EDGE, y, right ? WIDTH * 0.6 : WIDTH - 2 * EDGE);
    paint.textAlign = "right";
    paint.fillText(right, WIDTH - EDGE, y, WIDTH * 0.32);
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
