import assert from "node:assert/strict";
import { test } from "node:test";

import { chooseLanguage, currentLanguage, format, loadPart, sentence, setLanguage, t } from "../../js/i18n.js";

const you = { name: "you", you: true };
const morag = { name: "Morag", you: false };

test("arguments stand in words", () => {
  assert.equal(format("{card} at stone {stone}", { card: "red 7", stone: 3 }, "en"), "red 7 at stone 3");
  assert.equal(format("{cards}", { cards: ["rouge 7", "bleu 8", "vert 9"] }, "fr"), "rouge 7, bleu 8 et vert 9");
  assert.equal(format("{unknown}", {}, "en"), "{unknown}");
});

test("counts follow the language's rules", () => {
  const text = "{n} {n:card|cards}";
  assert.equal(format(text, { n: 0 }, "en"), "0 cards");
  assert.equal(format(text, { n: 1 }, "en"), "1 card");
  assert.equal(format("{n} {n:carte|cartes}", { n: 0 }, "fr"), "0 carte");
  assert.equal(format("{n} {n:carte|cartes}", { n: 2 }, "fr"), "2 cartes");
});

test("a language with more than two forms", () => {
  const text = "{n} {n:karta|karty|kart|karty}"; // Polish: one, few, many, other
  assert.equal(format(text, { n: 1 }, "pl"), "1 karta");
  assert.equal(format(text, { n: 3 }, "pl"), "3 karty");
  assert.equal(format(text, { n: 5 }, "pl"), "5 kart");
});

test("you and others", () => {
  const text = "{seat} {seat:play|plays} {card}";
  assert.equal(sentence(format(text, { seat: you, card: "red 7" }, "en")), "You play red 7");
  assert.equal(sentence(format(text, { seat: morag, card: "red 7" }, "en")), "Morag plays red 7");
});

test("truth", () => {
  assert.equal(format("claims{proven: by proof|}", { proven: true }, "en"), "claims by proof");
  assert.equal(format("claims{proven: by proof|}", { proven: false }, "en"), "claims");
});

test("the first wish that we have wins", () => {
  assert.equal(chooseLanguage([null, "de-AT", "fr-CA", "en"]), "fr");
  assert.equal(chooseLanguage(["auto", "pt"]), "en");
});

/** Texts come in when the test says so. */
function slowTexts() {
  /** @type {Map<string, () => void>} */
  const waiting = new Map();
  globalThis.fetch = (address) => {
    const [language, part] = String(address).split("/").slice(-2);
    const texts = JSON.stringify({ [part.replace(".json", ".name")]: `${language} ${part}` });
    return new Promise((resolve) => waiting.set(`${language}/${part}`, () => resolve(new Response(texts))));
  };
  return async (/** @type {string[]} */ ...names) => {
    for (const name of names) {
      waiting.get(name)?.();
      waiting.delete(name);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return [...waiting.keys()];
  };
}

test("what is asked for while a language is on its way comes in that language", async () => {
  const arrive = slowTexts();
  const change = setLanguage("fr", ["common"]);
  const part = loadPart("scout");
  assert.deepEqual(await arrive("fr/common.json"), ["fr/scout.json"]);
  assert.equal(currentLanguage(), "en", "not before all of it is there");
  await arrive("fr/scout.json");
  await Promise.all([change, part]);
  assert.equal(t("scout.name"), "fr scout.json");
});

test("the last wish for a language has its way, whichever texts come in first", async () => {
  const arrive = slowTexts();
  const changes = [setLanguage("en"), setLanguage("fr")]; // French is there
  await arrive("en/common.json", "en/scout.json");
  await Promise.all(changes);
  assert.equal(currentLanguage(), "fr");
});
