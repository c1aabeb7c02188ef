// Custom properties of the style sheets, as the page would resolve them; without a browser.

import { readFileSync } from "node:fs";

const GAMES = ["schotten_totten", "scout", "lords_of_scotland", "seven_kingdoms"];
const SHEETS = ["tokens.css", "art.css", ...GAMES.map((game) => `games/${game}.css`)].map((name) =>
  readFileSync(new URL(`../../css/${name}`, import.meta.url), "utf8"),
);
const RULES = SHEETS.flatMap((text) =>
  [...text.replace(/\/\*[^]*?\*\/|@import[^;]+;/g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selectors: selector.split(",").map((one) => one.trim()),
    values: Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
  })),
);

/** @typedef {{theme: "light" | "dark", contrast?: boolean}} Look */

/** @type {Look[]} */
export const LOOKS = [
  { theme: "light" },
  { theme: "dark" },
  { theme: "light", contrast: true },
  { theme: "dark", contrast: true },
];

/**
 * The value of a custom property for an element with some classes, down to what is no variable.
 * @param {string} name
 * @param {Look} look
 * @param {string} [className]
 * @returns {string}
 */
export function property(name, look, className) {
  const selectors = [
    ":root",
    `:root[data-theme="${look.theme}"]`,
    ...(look.contrast
      ? [`:root[data-contrast="high"]`, `:root[data-theme="${look.theme}"][data-contrast="high"]`]
      : []),
    ...(className ? [`.${className}`] : []),
  ];
  const found = selectors.flatMap((selector) =>
    RULES.filter((rule) => rule.selectors.includes(selector) && name in rule.values),
  );
  const rule = found.at(-1);
  if (!rule) throw new Error(`${name} is not set${className ? ` for .${className}` : ""}`);
  const sides = rule.values[name].match(/^light-dark\((.+),\s*(.+)\)$/);
  const value = sides ? sides[look.theme === "light" ? 1 : 2] : rule.values[name];
  const other = value.match(/^var\((--[\w-]+)\)$/);
  return other ? property(other[1], look, className) : value;
}
