import assert from "node:assert/strict";
import { test } from "node:test";

import { chooseLanguage, format, sentence } from "../../js/i18n.js";

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
