// Texts: flat keys in i18n/<language>/<part>.json. Inside a text
//   {name}             is an argument in words
//   {name:form|form}   chooses by the argument: a count by the language's plural rules, a person by
//                      "is it you?" (you|others), true or false (yes|no)

import { textOf } from "./files.js";

export const LANGUAGES = ["en", "fr"];
const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];

/**
 * @typedef {{name: string, you: boolean}} Person  how a seat is called in a sentence
 * @typedef {string | number | boolean | Person | string[] | null | undefined} Word
 */

/**
 * @param {string} text
 * @param {Record<string, Word>} args
 * @param {string} language
 */
export function format(text, args, language) {
  return text.replace(/\{(\w+)(?::([^{}]*))?\}/g, (whole, name, forms) => {
    if (!(name in args)) return whole;
    return forms === undefined ? inWords(args[name], language) : choose(args[name], forms.split("|"), language);
  });
}

/**
 * What Intl knows of a language; to ask it anew for each text would take half the time of a drawing.
 * @type {Map<string, {list: Intl.ListFormat, number: Intl.NumberFormat, plural: Intl.PluralRules, forms: string[]}>}
 */
const known = new Map();

/** @param {string} language */
function rulesOf(language) {
  const rules = known.get(language) ?? askIntl(language);
  known.set(language, rules);
  return rules;
}

/** @param {string} language */
function askIntl(language) {
  const plural = new Intl.PluralRules(language);
  const categories = /** @type {string[]} */ (plural.resolvedOptions().pluralCategories);
  return {
    list: new Intl.ListFormat(language),
    number: new Intl.NumberFormat(language),
    plural,
    forms: CATEGORIES.filter((one) => categories.includes(one)),
  };
}

/** @param {Word} word @param {string} language */
function inWords(word, language) {
  if (Array.isArray(word)) return rulesOf(language).list.format(word);
  if (typeof word === "number") return rulesOf(language).number.format(word);
  if (typeof word === "object" && word) return word.name;
  return String(word ?? "");
}

/** @param {Word} word @param {string[]} forms @param {string} language */
function choose(word, forms, language) {
  if (typeof word === "boolean") return forms[word ? 0 : 1] ?? "";
  if (Array.isArray(word)) word = word.length;
  if (typeof word !== "number") return forms[typeof word === "object" && word?.you ? 0 : 1] ?? "";
  const rules = rulesOf(language);
  const category = rules.plural.select(word);
  if (forms.length <= 2) return forms[category === "one" ? 0 : forms.length - 1];
  return forms[rules.forms.indexOf(category)] ?? "";
}

/** A sentence begins with a capital. @param {string} text */
export const sentence = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The best language that we have. @param {(string | null | undefined)[]} wishes the most wanted first */
export function chooseLanguage(wishes) {
  for (const wish of wishes) {
    const base = wish?.toLowerCase().split("-")[0];
    if (base && LANGUAGES.includes(base)) return base;
  }
  return LANGUAGES[0];
}

/** Texts loaded so far, by language. @type {Record<string, Record<string, string>>} */
const texts = {};
/** What has been asked for, by language and part. @type {Map<string, Promise<void>>} */
const fetched = new Map();
/** What a change of language has to bring. @type {Set<string>} */
const parts = new Set();
let current = LANGUAGES[0];
/** The language that is on its way; else the current one. */
let coming = current;

/** Adds texts; the page loads files, tests hand them over. @param {string} language @param {Record<string, string>} more */
export function addTexts(language, more) {
  texts[language] = { ...texts[language], ...more };
}

/** @param {string} language @param {string} part @returns {Promise<void>} */
function fetchPart(language, part) {
  const path = `js/i18n/${language}/${part}.json`;
  const known = fetched.get(path);
  if (known) return known;
  const texts = textOf(path).then((text) => addTexts(language, JSON.parse(text)));
  fetched.set(path, texts);
  texts.catch(() => fetched.delete(path));
  return texts;
}

/** Loads a part, also in the language that is on its way, and keeps it in step with later changes. @param {string} part */
export async function loadPart(part) {
  parts.add(part);
  const spoken = texts[current] ? [current, coming] : [coming];
  await Promise.all([...new Set(spoken)].map((language) => fetchPart(language, part)));
}

/**
 * A later call has the last word, whichever texts come in first.
 * @param {string} language
 * @param {string[]} [more]  parts that are needed from now on
 */
export async function setLanguage(language, more = []) {
  for (const part of more) parts.add(part);
  coming = language;
  try {
    await loadAll(language);
    if (coming === language) current = language;
  } catch (error) {
    if (coming === language) coming = current;
    throw error;
  }
}

/** All parts, also those that are asked for meanwhile. @param {string} language */
async function loadAll(language) {
  const asked = parts.size;
  await Promise.all([...parts].map((part) => fetchPart(language, part)));
  if (parts.size > asked) await loadAll(language);
}

export const currentLanguage = () => current;

/** @param {string} key */
export const hasText = (key) => texts[current]?.[key] !== undefined;

/** The names of the arguments in the text of a key. @param {string} key */
export const argumentsOf = (key) => [...(texts[current]?.[key] ?? "").matchAll(/\{(\w+)/g)].map(([, name]) => name);

/**
 * The text of a key in the current language; the key itself when there is none.
 * @param {string} key
 * @param {Record<string, Word>} [args]
 */
export function t(key, args = {}) {
  if (!hasText(key)) console.error(`no text: ${key}`);
  return format(texts[current]?.[key] ?? key, args, current);
}

/** A number with a minus that is as wide as a digit. @param {number} points */
export const plain = (points) => (points < 0 ? `−${-points}` : String(points));

/** Scores side by side, never on two lines. @param {number[]} scores */
export const tally = (scores) => scores.map(plain).join("\u00a0:\u00a0");
