// The page begins here: settings, texts, state; then the engine in the background.

import { textOf } from "./files.js";
import { render } from "./html.js";
import { chooseLanguage, currentLanguage, setLanguage, t } from "./i18n.js";
import { loadGame } from "./table/load.js";
import { createAnalysis } from "./table/analysis.js";
import { isDown } from "./table/curtain.js";
import { dayOf, load as loadDays } from "./kept/daily.js";
import { createDrag } from "./table/drag.js";
import { createEmbedded } from "./embedding/embedded.js";
import { createKeeper } from "./kept/keeper.js";
import { createKeys } from "./table/keys.js";
import { learned } from "./table/lesson.js";
import { createMotion } from "./table/motion.js";
import { keepOffline, useUpdate } from "./offline.js";
import { readWishes } from "./parameters.js";
import { gameIn } from "./sharing/incoming.js";
import { createParcel } from "./sharing/parcel.js";
import { createPast } from "./table/past.js";
import { createPlay } from "./table/play.js";
import { createPreview } from "./table/preview.js";
import { firstRoute, readRoute, writeRoute } from "./routes.js";
import { loadSettings, pace, saveSettings } from "./kept/settings.js";
import { list as listSaves } from "./kept/saves.js";
import { lastSetup } from "./kept/setup.js";
import * as sight from "./kept/sight.js";
import { sectionAtHand } from "./table/sections.js";
import { hearErrors, reportOf } from "./sharing/report.js";
import { copy, share } from "./sharing/share.js";
import { engine } from "./start.js";
import { load as loadResults } from "./kept/statistics.js";
import * as storage from "./kept/storage.js";
import { createStore } from "./store.js";
import { createSupply } from "./supply.js";
import { createTeller } from "./table/tell.js";
import { app } from "./views/app.js";

/**
 * @typedef {import("./types.js").UiState} UiState
 * @typedef {import("./types.js").Commands} Commands
 */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const root = element("app");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const moreContrast = matchMedia("(prefers-contrast: more)");

const query = new URLSearchParams(location.search);
/** A frame; the same address as a page of its own is a visit like any other. */
const embedded = query.has("embed") && parent !== globalThis.window;
if (embedded) storage.keepNothing();
const wishes = readWishes(query);

const store = createStore(
  /** @type {UiState} */ ({
    route: firstRoute(location.hash, wishes.game),
    embedded,
    language: "",
    settings: { ...loadSettings(), ...(embedded && { sound: false }), ...wishes.settings },
    boot: { state: "idle", done: [] },
    offline: { state: "off", update: false },
    games: [],
    saves: listSaves(),
    current: null,
    removed: null,
    results: loadResults(),
    today: dayOf(new Date()),
    days: loadDays(),
    shared: null,
    parcel: null,
    setup: null,
    rules: null,
    module: null,
    view: null,
    log: [],
    path: [],
    drag: null,
    preview: null,
    looked: null,
    lesson: null,
    learned: learned(),
    section: "",
    past: null,
    analysis: null,
    analysed: null,
    note: null,
    marks: [],
    hint: [],
    advice: null,
    progress: null,
    busy: false,
    sheet: null,
  }),
);
const speed = () => pace(store.state.settings.speed, reduced.matches);
const motion = createMotion(root, () => speed().move);
const teller = createTeller({ store, region: element("live") });
const preview = createPreview(root, store);
const play = createPlay({
  engine,
  store,
  loadModule: loadGame,
  pause: () => speed().pause,
  settled,
  keepLate: (late) => keeper.keepLate(late),
});
createDrag(root, { store, play, motion, duration: () => speed().move });
const keeper = createKeeper({ store, play, go: writeRoute });
const past = createPast({ engine, store });
const supply = createSupply({ engine, store, keeper, past, wishes });
const parcel = createParcel({ engine, store });
const analysis = createAnalysis({ engine, store });
/** What moves the game on does nothing while one looks back, in a lesson, behind the curtain. @param {() => void} command */
const now = (command) => () => store.state.past || store.state.lesson || isDown(store.state.view) || command();

/** @type {Commands} */
const act = {
  tapOn(event) {
    const target = /** @type {HTMLElement} */ (event.target).closest("[data-el].pick");
    if (!(target instanceof HTMLElement) || !target.dataset.el) return;
    if (store.state.past) play.lookAt(target.dataset.el);
    else play.tap(target.dataset.el, { shows: target.getAttribute("aria-disabled") !== "true" });
  },
  choose: (event) => store.state.past || play.choose(event.detail),
  hover(event) {
    if (keys.rests()) return;
    const target = /** @type {HTMLElement} */ (event.target).closest("[data-look]");
    const element = target instanceof HTMLElement ? target.dataset.look : undefined;
    if (element && element !== store.state.looked && !store.state.drag) play.lookAt(element);
  },
  cancel: play.cancel,
  undo: play.undo,
  hint: play.hint,
  hurry: play.hurry,
  lift: play.lift,
  lookBack(ply) {
    store.set({ sheet: null });
    past.to(ply);
  },
  step: past.step,
  present: past.leave,
  playOn: keeper.playOn,
  analyse() {
    store.set({ sheet: "analysis" });
    analysis.run();
  },
  stopAnalysis: analysis.stop,
  analyseSeat: (seat) => store.set({ analysed: seat }),
  open: (sheet) => store.set({ sheet, section: "" }),
  rules: () => store.set({ sheet: "rules", section: sectionAtHand(store.state) }),
  onwards: play.onwards,
  close: () => store.set({ sheet: null }),
  go: (route) => writeRoute(route),
  change: (patch) => store.set({ settings: { ...store.state.settings, ...patch } }),
  plan: (setup) => store.set({ setup }),
  start: keeper.start,
  playAgain: (game) => keeper.start(lastSetup(game)),
  rematch: keeper.rematch,
  playDaily: keeper.playDaily,
  async share(text) {
    store.set({ shared: null });
    store.set({ shared: { text, how: await share(text) } });
  },
  resume: keeper.resume,
  forget: keeper.remove,
  forgetResults: keeper.forgetResults,
  bringResults: keeper.bringResults,
  bringBack: keeper.bringBack,
  takeTheirs: keeper.takeTheirs,
  keepBoth: keeper.keepBoth,
  passOn: parcel.open,
  packRunning: parcel.packRunning,
  savePicture: parcel.savePicture,
  saveFile: parcel.saveFile,
  openFile: async (file) => writeRoute({ page: "game", section: await gameIn(file) }),
  async report() {
    store.set({ sheet: "report", shared: null });
    const text = await reportOf(store.state);
    store.set({ shared: { text, how: await copy(text) } });
  },
  retry: () => engine.restart(),
  update: () => useUpdate(),
};

const keys = createKeys(root, {
  cancel: () => preview.hide() || past.leave() || play.cancel(),
  undo: now(play.undo),
  step: past.press,
  lettersOn: () => store.state.settings.shortcuts && !isDown(store.state.view),
  letters: {
    h: now(play.hint),
    b: () => past.step("back"),
    l: () => act.open("log"),
    r: () => act.rules(),
    n: now(play.hurry),
    s: teller.sayPrompt,
    "?": () => act.open("help"),
  },
});

// Drawing: at most once for all changes of one task

let due = false;
/** The frame that waits to be drawn. */
let frame = 0;
/** What was drawn last. @type {UiState | null} */
let drawn = null;
/** A change of these may move cards. @type {(keyof UiState)[]} */
const MOVING = ["view", "past", "path", "looked"];

function draw() {
  if (due || !store.state.language) return;
  if (isAsking(store.state)) {
    root.ariaBusy = "true"; // what is still drawn as pickable is not
    frame ||= requestAnimationFrame(drawNow);
    return;
  }
  due = true;
  queueMicrotask(drawNow);
}

/**
 * The engine has just been asked: it mostly answers before the next frame, which can then show the
 * outcome at once, and until then nothing else could be seen.
 * @param {UiState} state
 */
const isAsking = ({ busy, view }) => busy && drawn?.busy === false && drawn.view === view && !document.hidden;

function drawNow() {
  due = false;
  cancelAnimationFrame(frame);
  frame = 0;
  root.ariaBusy = null;
  const [last, state] = [drawn, store.state];
  drawn = state;
  const before = MOVING.some((name) => state[name] !== last?.[name]) ? motion.places() : null;
  if (!last) root.replaceChildren(); // what was said of a page that does not come
  render(app(state, act), root);
  keys.tidy();
  const begins = state.view !== null && !last?.view;
  if (before) motion.play(before, begins && state.view?.ply === 0);
  const revealed = last?.view?.seat === null && state.view?.seat !== null;
  if (begins || revealed) keys.enter();
  if (state.past && !last?.past) keys.lead("past:back");
}

/** After the drawing that is due, when the cards lie still and how a round ended was read. */
async function settled() {
  await Promise.resolve();
  await motion.settled();
  await roundRead();
}

let goOn = () => {};

/** Resolves when no sheet about the end of a round is open. @returns {Promise<void>} */
function roundRead() {
  return new Promise((resolve) => {
    if (store.state.sheet === "round") goOn = resolve;
    else resolve();
  });
}

// What reacts to the page's state

store.on((state) => state, draw);
store.on(
  (state) => state.sheet,
  () => goOn(),
);
store.on((state) => state.settings, saveSettings);
store.on((state) => state.settings, dress);
store.on((state) => state.settings.language, changeLanguage);
store.on(
  (state) => state.view,
  (view, _, state) => view && store.set({ sheet: sheetFor(view, state) ?? (isDown(view) ? null : store.state.sheet) }),
);
store.on((state) => state.route, follow);
store.on(
  ({ route, language }) => (language && route.game ? `${t(`game.${route.game}`)} - Quatuor` : "Quatuor"),
  (title) => (document.title = title),
);
store.on((state) => `${state.language} ${rulesGame(state)}`, loadRules);
/** What was asked for while the engine started. */
let served = Promise.resolve();
store.on(
  (state) => state.boot.state,
  async (now) => {
    if (now === "starting") served = supply.serve();
    if (now !== "ready") return;
    await Promise.all([served, supply.serve()]);
    keepOffline((offline) => store.set({ offline })); // now, when it takes nothing from the start
    supply.warm();
  },
);

/** What opens by itself: how a round or the game ended. @param {import("./types.js").View} view @param {UiState} state @returns {import("./types.js").SheetName | null} */
function sheetFor({ result, events }, { module, lesson }) {
  if (lesson) return null;
  if (result) return events.length ? "result" : null;
  return module?.interlude && events.some(({ key }) => key === "round_end") ? "round" : null;
}

/** The look of the whole page, as attributes of its root: style sheets do the rest. */
function dress() {
  const { theme, contrast } = store.state.settings;
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.contrast = contrast || moreContrast.matches ? "high" : "normal";
  dataset.motion = speed().move ? "on" : "off";
}

async function changeLanguage() {
  const wished = chooseLanguage([store.state.settings.language, ...navigator.languages]);
  await setLanguage(wished, ["common", "games", "site"]);
  const language = currentLanguage();
  document.documentElement.lang = language;
  store.set({ language });
}

/** @param {UiState} state */
const rulesGame = ({ route, sheet, view }) =>
  (route.page === "rules" ? route.game : sheet === "rules" ? view?.game : "") ?? "";

async function loadRules() {
  const game = rulesGame(store.state);
  if (!game) return;
  store.set({ rules: null });
  const text = await textOf(`js/i18n/${currentLanguage()}/rules/${game}.md`).catch(() => t("rules_missing"));
  if (rulesGame(store.state) === game) store.set({ rules: text });
}

/** Another page: what was open over the old one closes. @param {import("./types.js").Route} route */
function follow({ page }) {
  const { lesson } = store.state;
  store.set({ sheet: null, note: null });
  if (lesson ? page !== "learn" : page !== "play") play.leave();
  supply.serve();
}

if (embedded) {
  createEmbedded({
    store,
    content: root,
    change: act.change,
    begin(asked) {
      const game = asked.game ?? store.state.route.game;
      if (!game) return;
      writeRoute({ page: "play", game });
      supply.startAs({ ...asked, game });
    },
  });
}

// told once: what fails in drawing would fail again with every word about it
hearErrors(() => {
  sight.forget(); // should that be what fails, the next visit goes without
  if (store.state.note?.key !== "page_error") store.set({ busy: false, note: { key: "page_error" } });
});
addEventListener("hashchange", () => store.set({ route: readRoute(location.hash) }));
addEventListener("visibilitychange", () => store.set({ today: dayOf(new Date()) }));
reduced.addEventListener("change", dress);
moreContrast.addEventListener("change", dress);
dress();

await changeLanguage();
engine.listen({
  onBoot: (boot) => store.set({ boot }),
  onRestored: (view) => play.restored(view),
});
