// Colour as eyes see it: contrast (WCAG 2.2), difference (CIEDE2000), colour blindness (Machado, Oliveira and Fernandes 2009).

/** @typedef {[number, number, number]} Triple */

/** What full dichromacy makes of linear RGB; rows. @type {Record<string, Triple[]>} */
const VISION = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_XYZ = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE = [0.95047, 1, 1.08883];

/** @param {number[][]} matrix @param {Triple} vector @returns {Triple} */
const times = (matrix, [a, b, c]) => /** @type {Triple} */ (matrix.map((row) => row[0] * a + row[1] * b + row[2] * c));

/** Linear RGB, 0..1. @param {string} colour `#rrggbb` or `#rgb` @returns {Triple} */
export function linear(colour) {
  const hex = colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour: ${colour}`);
  const channel = (/** @type {number} */ at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG contrast, 1..21. @param {string} one @param {string} other */
export function contrast(one, other) {
  const [dark, light] = [one, other].map((hex) => times(TO_XYZ, linear(hex))[1]).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** CIELAB (D65) of a colour as somebody sees it. @param {string} hex @param {string} vision @returns {Triple} */
export function lab(hex, vision = "normal") {
  const seen = times(VISION[vision], linear(hex)).map((value) => Math.min(1, Math.max(0, value)));
  const [x, y, z] = times(TO_XYZ, /** @type {Triple} */ (seen)).map((value, i) => {
    const t = value / WHITE[i];
    return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;

/** CIEDE2000. @param {Triple} one @param {Triple} other */
export function difference([l1, a1, b1], [l2, a2, b2]) {
  const seventh = (/** @type {number} */ c) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const g = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (/** @type {number} */ a, /** @type {number} */ b) => (Math.atan2(b, a) / DEGREE + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = grey ? h1 + h2 : h1 + turn / 2;
  const cos = (/** @type {number} */ times, /** @type {number} */ shift) => Math.cos((times * h + shift) * DEGREE);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const away = (((h % 360) + 360) % 360) - 275;
  const rt = -2 * seventh(c) * Math.sin(60 * Math.exp(-((away / 25) ** 2)) * DEGREE);
  const [x, y, z] = [dl / sl, dc / sc, dh / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}

/**
 * The two colours that are hardest to tell apart, over all kinds of colour vision.
 * @param {Record<string, string>} palette name -> `#rrggbb`
 */
export function worstPair(palette) {
  const names = Object.keys(palette);
  let worst = { difference: Infinity, vision: "", pair: ["", ""] };
  for (const vision of Object.keys(VISION)) {
    const seen = names.map((name) => lab(palette[name], vision));
    for (let i = 0; i < names.length; i++)
      for (let j = 0; j < i; j++) {
        const value = difference(seen[i], seen[j]);
        if (value < worst.difference) worst = { difference: value, vision, pair: [names[j], names[i]] };
      }
  }
  return worst;
}
