// The texts of all languages: the same keys, the same arguments, nothing that the code asks for in vain.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { LANGUAGES } from "../../js/i18n.js";

const JS = new URL("../../js/", import.meta.url);

/** @param {string} language @param {string} part @returns {Record<string, string>} */
const read = (language, part) => JSON.parse(readFileSync(new URL(`i18n/${language}/${part}`, JS), "utf8"));

/** @param {string} language */
const parts = (language) => readdirSync(new URL(`i18n/${language}`, JS)).filter((name) => name.endsWith(".json"));

/** The arguments that a text uses, forms or not. @param {string} text */
const names = (text) => [...new Set([...text.matchAll(/\{(\w+)[:}]/g)].map(([, name]) => name))].sort();

const [first, ...others] = LANGUAGES;

for (const language of others) {
  test(`${language} has the parts of ${first}`, () => assert.deepEqual(parts(language), parts(first)));

  for (const part of parts(first)) {
    test(`${language}/${part}: keys and arguments are those of ${first}`, () => {
      const [here, there] = [read(language, part), read(first, part)];
      assert.deepEqual(Object.keys(here).sort(), Object.keys(there).sort());
      for (const [key, text] of Object.entries(there)) {
        assert.deepEqual(names(here[key]), names(text), key);
      }
    });
  }
}

test("no text is empty or untidy", () => {
  for (const language of LANGUAGES) {
    for (const part of parts(language)) {
      for (const [key, text] of Object.entries(read(language, part))) {
        assert.ok(text && text === text.trim(), `${language}/${part}: ${key}`);
        assert.equal(text.split("{").length, text.split("}").length, key);
      }
    }
  }
});

test("French punctuation stays on the line of its word", () => {
  const files = readdirSync(new URL("i18n/fr", JS), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(json|md)$/.test(name))) {
    const text = readFileSync(new URL(`i18n/fr/${file}`, JS), "utf8");
    assert.deepEqual(text.match(/.{0,20}\S (?:[;?!%»]|:(?!-)).{0,20}|« .{0,20}/g), null, file);
  }
});

test("every text that the page asks for by name is there", () => {
  const common = { ...read(first, "common.json"), ...read(first, "games.json"), ...read(first, "site.json") };
  const scripts = readdirSync(JS, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".js") && !name.startsWith("games/"),
  );
  for (const script of scripts) {
    const code = readFileSync(new URL(script, JS), "utf8");
    for (const [, key] of code.matchAll(/(?<![\w.])t\(\s*"([\w.]+)"/g)) assert.ok(key in common, `${script}: ${key}`);
  }
});

test("a game's table asks for its own texts and the page's", () => {
  const common = read(first, "common.json");
  const games = readdirSync(new URL("games", JS), { recursive: true, encoding: "utf8" });
  for (const script of games.filter((name) => name.endsWith(".js") && name !== "index.js")) {
    const game = script.replace(/[/.].*/, "");
    const own = read(first, `${game}.json`);
    const code = readFileSync(new URL(`games/${script}`, JS), "utf8");
    for (const [, key] of code.matchAll(/\bt\(\s*"([\w.]+)"/g)) assert.ok(`${game}.${key}` in own, `${script}: ${key}`);
    for (const [, key] of code.matchAll(/\bcommon\(\s*"([\w.]+)"/g)) assert.ok(key in common, `${script}: ${key}`);
  }
});

test("English is spelt in one way, the American one", () => {
  const british = /\b\w*(colour|neighbour|favour|honour|behaviour)\w*|\b(grey|centre|cancelled)\b/i;
  const folder = new URL("i18n/en/", JS);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(json|md)$/.test(name)) continue;
    assert.doesNotMatch(readFileSync(new URL(name, folder), "utf8"), british, name);
  }
});
