// What a frame on another site shows until somebody plays: a picture, a name, two ways in. Nothing
// heavy is loaded before: the table is another page, to which the button leads.

import { hearHost, tellHeight, tellHost } from "./embedding/host.js";
import { chooseLanguage, setLanguage, t } from "./i18n.js";
import { NAMES, readWishes } from "./parameters.js";

const query = new URLSearchParams(location.search);
const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [picture, text, name, line] = ["picture", "text", "name", "line"].map(element);
const [play, whole] = /** @type {HTMLAnchorElement[]} */ (["play", "whole"].map(element));
/** The picture is twice as wide as high, but no higher than this. */
const MOST_PICTURE = 360;

const table = () => `index.html?${new URLSearchParams([...query, ["embed", "1"]])}`;

async function draw() {
  const { game, settings } = readWishes(query);
  const language = chooseLanguage([settings.language, ...navigator.languages]);
  await setLanguage(language, ["site", "games"]);
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = settings.theme ?? "auto";
  /** @type {HTMLImageElement} */ (picture).src = `play/${game ?? "quatuor"}.png`;
  name.textContent = game ? t(`game.${game}`) : "Quatuor";
  line.textContent = t(game ? `game.${game}.line` : "frame.line");
  play.textContent = t("frame.play");
  play.href = table();
  whole.ariaLabel = whole.title = t("frame.whole");
  whole.href = `index.html?${query}`;
}

/** @param {URLSearchParams} asked @param {string[]} names  what of it to heed */
function heed(asked, names) {
  for (const name of names) if (asked.has(name)) query.set(name, asked.get(name) ?? "");
}

await draw();
hearHost({
  onSet(asked) {
    heed(asked, ["lang", "theme"]);
    draw();
  },
  onNew(asked) {
    heed(asked, NAMES);
    location.href = table();
  },
});
tellHeight(text, () => text.offsetHeight + Math.min(innerWidth / 2, MOST_PICTURE));
tellHost("ready", { playing: false });
