import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { GAMES } from "../../../js/games/index.js";
import { LANGUAGES } from "../../../js/i18n.js";
import { sectionAtHand } from "../../../js/table/sections.js";

const JS = new URL("../../../js/", import.meta.url);

/** @param {string} game @returns {Promise<Record<string, string>>} */
const sectionsOf = async (game) => (await import(new URL(`games/${game}/sections.js`, JS).href)).sections;

for (const game of Object.keys(GAMES)) {
  test(`${game}: every section named is on its rules page, in every language`, async () => {
    const anchors = Object.values(await sectionsOf(game));
    for (const language of LANGUAGES) {
      const page = readFileSync(new URL(`i18n/${language}/rules/${game}.md`, JS), "utf8");
      for (const anchor of anchors) assert.ok(page.includes(`{#${anchor}}`), `${language}: ${anchor}`);
    }
  });

  test(`${game}: every reason named is one that is given`, async () => {
    const texts = JSON.parse(readFileSync(new URL(`i18n/${LANGUAGES[0]}/${game}.json`, JS), "utf8"));
    for (const key of Object.keys(await sectionsOf(game))) {
      if (/^(why|status)\./.test(key)) assert.ok(`${game}.${key}` in texts, key);
    }
  });
}

/** @param {any} state */
const at = (state) =>
  sectionAtHand({
    module: {
      sections: {
        stone: "formations",
        hand: "turn",
        "hand:FO": "forsyth",
        "why.stone_full": "turn",
        "status.claim": "claiming",
      },
    },
    note: null,
    path: [],
    looked: null,
    view: { status: { key: "claim" } },
    ...state,
  });

test("the nearest matter wins: a reason, a card's kind, a part of the table, what is to be done", () => {
  assert.equal(at({ note: { key: "stone_full" }, looked: "stone:3" }), "turn");
  assert.equal(at({ looked: "stone:3" }), "formations");
  assert.equal(at({ path: ["hand:FO3"], looked: "stone:3" }), "forsyth");
  assert.equal(at({ path: ["hand:WE3"] }), "turn");
  assert.equal(at({}), "claiming");
  assert.equal(at({ view: { status: { key: "over" } } }), "");
  assert.equal(at({ module: {} }), "");
});
