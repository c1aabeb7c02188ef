// embed.html: the lines that put a game into another page, made by choosing, and what they give.

import { html, live, render } from "../html.js";
import { GAMES } from "../games/index.js";
import { chooseLanguage, LANGUAGES, loadPart, setLanguage, t } from "../i18n.js";
import { SCHEMA } from "../kept/settings.js";
import { LEVELS } from "../kept/setup.js";

/** @typedef {Record<string, string>} Choice  what is chosen, by parameter; empty: left to the reader's browser */

const WAYS = ["script", "iframe", "sandbox"];
const SITE = new URL(".", location.href);
const root = /** @type {HTMLElement} */ (document.getElementById("app"));

/** @type {Choice} */
let chosen = { game: Object.keys(GAMES)[0], lang: "", theme: "", level: "", players: "", seed: "" };
let way = WAYS[0];
let copied = false;

/** The parameters that say something. */
const parameters = () => Object.entries(chosen).filter(([, value]) => value !== "");
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

/** @param {string} name @param {string[]} values @param {(value: string) => string} word */
const select = (name, values, word) => html`
  <label>
    ${t(`snippet.${name}`)}
    <select @change=${(/** @type {any} */ { target }) => choose(name, target.value)}>
      ${values.map(
        (value) =>
          html`<option value=${value} .selected=${live((chosen[name] ?? way) === value)}>${word(value)}</option>`,
      )}
    </select>
  </label>
`;

/** @param {string} name @param {string} value */
function choose(name, value) {
  if (name === "way") way = value;
  else chosen = { ...chosen, [name]: value };
  if (name === "game") chosen.players = "";
  copied = false;
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
        ${select("game", Object.keys(GAMES), (game) => t(`game.${game}`))}
        ${select(
          "lang",
          ["", ...LANGUAGES],
          either((language) => t(`setting.language.${language}`)),
        )}
        ${select(
          "theme",
          ["", ...SCHEMA.theme.slice(1)],
          either((theme) => t(`setting.theme.${theme}`)),
        )}
        ${select("level", ["", ...LEVELS], (level) => t(level ? `level.${level}` : "snippet.usual"))}
        ${select("players", ["", ...counts], (count) => count || t("snippet.usual"))}
        <label>
          ${t("snippet.seed")}
          <input
            inputmode="numeric"
            pattern="[0-9]*"
            maxlength="15"
            placeholder=${t("snippet.seed_open")}
            @input=${(/** @type {any} */ { target }) => choose("seed", target.value.replace(/\D/g, ""))}
          />
        </label>
        ${select("way", WAYS, (one) => t(`snippet.way.${one}`))}
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

const draw = () => render(page(), root);

const query = new URLSearchParams(location.search);
await Promise.all(["common", "games", "site"].map(loadPart));
const language = chooseLanguage([query.get("lang"), ...navigator.languages]);
await setLanguage(language);
document.documentElement.lang = language;
document.title = `${t("snippet.title")} - Quatuor`;
if (Object.hasOwn(GAMES, query.get("game") ?? "")) chosen.game = query.get("game") ?? "";
draw();
