import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { contrast, worstPair } from "./colour.js";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const css = read("css/games/schotten_totten.css");
const inks = Object.fromEntries(
  [...read("css/art.css").matchAll(/--(art-\w+): (#\w+)/g)].map(([, name, hex]) => [name, hex]),
);

const suits = Object.fromEntries([...css.matchAll(/--suit-(\w): (#\w+)/g)].map(([, suit, hex]) => [suit, hex]));

test("six suits stay apart for every kind of colour vision", () => {
  assert.equal(Object.keys(suits).length, 6);
  const worst = worstPair(suits);
  assert.ok(worst.difference > 18, JSON.stringify(worst));
});

test("number and mark stand out from their suit", () => {
  const on = [...css.matchAll(/--hue: var\(--suit-(\w)\);\s+--on-hue: var\(--(art-\w+)\)/g)];
  assert.equal(on.length, 6);
  for (const [, suit, ink] of on) {
    assert.ok(contrast(suits[suit], inks[ink]) >= 4.5, `${suit}: ${contrast(suits[suit], inks[ink])}`);
  }
});
