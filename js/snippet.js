// embed.html: the lines that put a game into another page, made by choosing, and what they give.

import { html, live, render } from "./html.js";
import { GAMES } from "./games/index.js";
import { chooseLanguage, LANGUAGES, loadPart, setLanguage, t } from "./i18n.js";
import { loadSettings, SCHEMA } from "./kept/settings.js";
import { LEVELS } from "./kept/setup.js";
import { optionName } from "./views/choice.js";

/** @typedef {Record<string, string>} Choice  what is chosen, by parameter; empty: left to the reader's browser */

/** The choices of each option of each game. @type {Record<string, Record<string, unknown[]>>} */
const OPTIONS = JSON.parse("build:options");
const WAYS = ["script", "iframe", "sandbox"];
const SITE = new URL(".", location.href);
const root = /** @type {HTMLElement} */ (document.getElementById("app"));

/** @type {Choice} */
let chosen = { game: Object.keys(GAMES)[0], lang: "", theme: "", level: "", players: "", seed: "" };
/** @type {Choice} the game's rules that are not the usual ones */
let options = {};
let way = WAYS[0];
let copied = false;

/** Those that say something. @param {Choice} choice */
const said = (choice) => Object.entries(choice).filter(([, value]) => value !== "");
const parameters = () => {
  const rules = said(options).map((pair) => pair.join(":"));
  return said({ ...chosen, options: rules.join(",") });
};
const frameAddress = () => new URL(`frame.html?${new URLSearchParams(parameters())}`, SITE).href;

/** Attribute values are safe as they are: addresses are encoded, all else is chosen from lists or a number. */
function snippet() {
  const title = t(`game.${chosen.game}`);
  if (way === "script") {
    const data = parameters().map(([name, value]) => ` data-${name}="${value}"`);
    return `<script src="${SITE.href}js/embed.js"${data.join("")} async></script>`;
  }
  const address = frameAddress().replaceAll("&", "&amp;");
  const sandbox = way === "sandbox" ? `\n  sandbox="allow-scripts allow-popups"` : "";
  return `<iframe src="${address}" title="${title}"${sandbox}
  loading="lazy" allow="fullscreen; clipboard-write; web-share; autoplay"
  style="width:100%;height:640px;border:0"></iframe>`;
}

/**
 * @param {string} label
 * @param {string[]} values
 * @param {string} now
 * @param {(value: string) => string} word
 * @param {(value: string) => unknown} take
 */
const select = (label, values, now, word, take) => html`
  <label>
    ${label}
    <select @change=${(/** @type {any} */ { target }) => change(() => take(target.value))}>
      ${values.map((value) => html`<option value=${value} .selected=${live(now === value)}>${word(value)}</option>`)}
    </select>
  </label>
`;

/** A parameter by its own name. @param {string} name @param {string[]} values @param {(value: string) => string} word */
const parameter = (name, values, word) =>
  select(t(`snippet.${name}`), values, chosen[name], word, (value) => (chosen = { ...chosen, [name]: value }));

/** @param {string} name @param {unknown[]} choices */
const rule = (name, choices) =>
  select(
    t(`${chosen.game}.option.${name}`),
    ["", ...choices.map(String)],
    options[name] ?? "",
    (value) => {
      const choice = choices.find((one) => String(one) === value);
      return choice === undefined ? t("snippet.usual") : optionName(chosen.game, name, choice);
    },
    (value) => (options = { ...options, [name]: value }),
  );

/** @param {() => unknown} make */
function change(make) {
  make();
  copied = false;
  draw();
}

/** @param {string} game */
async function chooseGame(game) {
  await loadPart(game);
  chosen = { ...chosen, game, players: "" };
  options = {};
  draw();
}

async function copy() {
  const field = root.querySelector("textarea");
  field?.select();
  await navigator.clipboard.writeText(snippet()).then(
    () => (copied = true),
    () => undefined, // it is selected: the reader copies it
  );
  draw();
}

function page() {
  const [least, most] = GAMES[chosen.game].players;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  const either = (/** @type {(value: string) => string} */ word) => (/** @type {string} */ value) =>
    value === "" ? t("snippet.open") : word(value);
  return html`
    <main class="page snippet">
      <h1>${t("snippet.title")}</h1>
      <p>${t("snippet.intro")}</p>
      <h2>${t("snippet.choose")}</h2>
      <form @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
        ${select(t("snippet.game"), Object.keys(GAMES), chosen.game, (game) => t(`game.${game}`), chooseGame)}
        ${parameter(
          "lang",
          ["", ...LANGUAGES],
          either((language) => t(`setting.language.${language}`)),
        )}
        ${parameter(
          "theme",
          ["", ...SCHEMA.theme.slice(1)],
          either((theme) => t(`setting.theme.${theme}`)),
        )}
        ${parameter("level", ["", ...LEVELS], (level) => t(level ? `level.${level}` : "snippet.usual"))}
        ${parameter("players", ["", ...counts], (count) => count || t("snippet.usual"))}
        ${Object.entries(OPTIONS[chosen.game]).map(([name, choices]) => rule(name, choices))}
        <label>
          ${t("snippet.seed")}
          <input
            inputmode="numeric"
            pattern="[0-9]*"
            maxlength="15"
            placeholder=${t("snippet.seed_open")}
            @input=${(/** @type {any} */ { target }) =>
              change(() => (chosen = { ...chosen, seed: target.value.replace(/\D/g, "") }))}
          />
        </label>
        ${select(
          t("snippet.way"),
          WAYS,
          way,
          (one) => t(`snippet.way.${one}`),
          (one) => (way = one),
        )}
      </form>
      <h2 id="lines">${t("snippet.lines")}</h2>
      <textarea readonly aria-labelledby="lines" spellcheck="false" .value=${snippet()}></textarea>
      <p class="choices">
        <span role="status">${copied ? t("share.copied") : ""}</span>
        <button type="button" class="slot primary" @click=${copy}>${t("share.copy")}</button>
      </p>
      <h2>${t("snippet.preview")}</h2>
      <iframe src=${frameAddress()} title=${t("snippet.preview")}></iframe>
    </main>
  `;
}

function draw() {
  render(page(), root);
}

const query = new URLSearchParams(location.search);
await Promise.all(["common", "games", "site"].map(loadPart));
const settings = loadSettings();
const language = chooseLanguage([query.get("lang"), settings.language, ...navigator.languages]);
await setLanguage(language);
document.documentElement.lang = language;
document.documentElement.dataset.theme = settings.theme;
document.documentElement.dataset.contrast = settings.contrast ? "high" : "normal";
document.title = `${t("snippet.title")} - Quatuor`;
const wanted = query.get("game") ?? "";
await chooseGame(Object.hasOwn(GAMES, wanted) ? wanted : chosen.game);
