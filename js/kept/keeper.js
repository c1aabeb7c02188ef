// Which kept game lies on the table: every move is written down, results are counted, and games begin,
// go on and are thrown away.

import * as daily from "./daily.js";
import { loadPart } from "../i18n.js";
import { firstStep, isLast, loadPlan, remember } from "../table/lesson.js";
import * as saves from "./saves.js";
import * as sight from "./sight.js";
import { dealt, forgetSetup, keepSetup, lastSetup } from "./setup.js";
import * as statistics from "./statistics.js";
import { isKept } from "./storage.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Setup} Setup
 *
 * @typedef {object} KeeperParts
 * @property {ReturnType<typeof import("../store.js").createStore<UiState>>} store
 * @property {ReturnType<typeof import("../table/play.js").createPlay>} play
 * @property {(route: import("../types.js").Route) => void} go
 */

/** @param {KeeperParts} parts */
export function createKeeper({ store, play, go }) {
  let toldOfLoss = false;

  store.on(
    (state) => state.view,
    (view, before) => view && keep(view, before),
  );
  store.on(
    (state) => state.lesson,
    (lesson) => lesson && isLast(lesson) && store.set({ learned: remember(lesson.game) }),
  );
  // a setup of an older version may ask for what there is no more
  store.on(
    (state) => state.note,
    (note, _, { view, route }) => note?.key === "bad_request" && !view && route.game && forgetSetup(route.game),
  );
  // when the page is left, as writing takes time that a move has not
  globalThis.document?.addEventListener("visibilitychange", () => {
    const { current, view, log } = store.state;
    if (document.hidden && current && view) sight.keep(view, log);
  });
  saves.onOtherTab((id) => {
    store.set({ saves: saves.list() });
    const { current, view } = store.state;
    const other = current?.id === id && view ? saves.read(id) : null;
    if (other && other.revision !== current?.revision) giveWay(other);
  });
  statistics.onOtherTab(() => store.set({ results: statistics.load() }));

  return {
    start,

    /** The same players and rules once more. */
    rematch() {
      const { view } = store.state;
      if (!view) return;
      const { game, players, options } = view;
      const seats = lastSetup(game).seats.map((seat, index) => view.seats[index] ?? seat);
      start({ game, players, options, seats });
    },

    /** Today's deal, as often as one likes; only the first result counts. */
    playDaily() {
      const deal = daily.dealOf(store.state.today);
      return begin(daily.setupOf(deal), saves.fresh({ daily: deal.day }));
    },

    resume,

    /** A move whose table was left before it was answered counts all the same. @param {import("../table/play.js").Late} late */
    keepLate({ view, before, current }) {
      if (current) write(current, view, before);
    },

    /** A game's lesson, from its beginning; it is not kept. @param {string} game */
    async learn(game) {
      store.set({ sheet: null, view: null, module: null, current: null, busy: true });
      const [{ position, steps }] = await Promise.all([loadPlan(game), loadPart(`lesson_${game}`)]);
      const seats = Array.from({ length: position.players }, (_, seat) => ({
        kind: /** @type {"human" | "computer"} */ (seat === 0 ? "human" : "computer"),
        name: "",
        level: "casual",
      }));
      const setup = { game, players: position.players, seats, options: {}, seed: 1, position };
      await play.start(setup, firstStep(game, steps));
    },

    /** The game to go on with: this tab's own, else the last that is under way. @param {string} game */
    toGoOn(game) {
      const own = saves.read(saves.ofThisTab() ?? "");
      return own?.game === game ? own : saves.underWay(saves.list(), game);
    },

    /** A game from elsewhere: one that is over is looked at and not kept; another goes on here. @param {View} view */
    receive(view) {
      const known = saves.list().find(({ save }) => save === view.save);
      if (!view.result) {
        saves.removeUntouched();
        lay(view.game, known ?? saves.fresh({ received: true }));
      } else store.set({ sheet: null, view: null, module: null, current: null });
      return play.resume(view.save);
    },

    /** A new game from an earlier position; the old one stays as it is. @param {number} ply */
    playOn(ply) {
      store.set({ current: saves.fresh() });
      go({ page: "play", game: store.state.view?.game });
      return play.rewind(ply);
    },

    /** @param {string} id */
    remove(id) {
      const saved = saves.read(id);
      if (!saved) return;
      saves.remove(id);
      sight.forget();
      store.set({ saves: saves.list(), removed: { saved } });
    },

    /** No result is counted any more. */
    forgetResults() {
      const { results } = store.state;
      statistics.replace([]);
      store.set({ results: [], removed: { results } });
    },

    /** Results from elsewhere join those that are here. @param {File} file */
    async bringResults(file) {
      const results = file.size > statistics.MOST_BYTES ? null : statistics.imported(await file.text());
      const before = statistics.load();
      if (results) statistics.replace(results);
      const removed = { joined: statistics.without(before) };
      store.set(results ? { results, removed, note: null } : { note: { key: "no_results" } });
    },

    /** What was removed last comes back, or what was joined goes again. */
    bringBack() {
      const { removed } = store.state;
      if (removed?.saved) saves.putBack(removed.saved);
      if (removed?.results) statistics.replace(statistics.joined(removed.results));
      if (removed?.joined) statistics.replace(statistics.without(removed.joined));
      store.set({ removed: null, saves: saves.list(), results: statistics.load() });
    },

    /** After another tab has played on: as it stands there. */
    takeTheirs() {
      const { current } = store.state;
      if (current) resume(current.id);
    },

    /** After another tab has played on: this one's game is another from now on. */
    keepBoth() {
      const { view } = store.state;
      store.set({ sheet: null, current: saves.fresh() });
      if (view) keep(view, view);
    },
  };

  /** A new game; the next one of its kind begins like it. @param {Setup} setup */
  function start(setup) {
    keepSetup(setup);
    return begin(setup, saves.fresh());
  }

  /** @param {Setup} setup @param {import("./saves.js").Current} current */
  function begin(setup, current) {
    saves.removeUntouched();
    lay(setup.game, current);
    return play.start(dealt(setup));
  }

  /** @param {string} id */
  async function resume(id) {
    const { route } = store.state;
    await play.answered();
    const saved = saves.read(id);
    if (!saved || store.state.route !== route) return;
    lay(saved.game, saved);
    return play.resume(saved.save, sight.of(saved));
  }

  /** An empty table, for that game. @param {string} game @param {import("./saves.js").Current} current */
  function lay(game, { id, revision, daily: day, counted, received }) {
    store.set({
      sheet: null,
      view: null,
      module: null,
      current: { id, revision, daily: day, counted, received },
      saves: saves.list(),
    });
    go({ page: "play", game });
  }

  /** @param {View} view @param {View | null} before */
  function keep(view, before) {
    const { current } = store.state;
    if (!current) return;
    const kept = write(current, view, before);
    saves.claim(kept.current.id);
    store.set({ current: kept.current });
    if (kept.other) giveWay(kept.other);
    else if (view.turn !== null && view.turn === view.seat) tellOfLoss();
  }

  /** Once, and when there is time to read it; a frame keeps nothing anyway. */
  function tellOfLoss() {
    if (toldOfLoss || store.state.embedded || isKept()) return;
    toldOfLoss = true;
    store.set({ note: { key: "not_kept" } });
  }

  /** @param {import("./saves.js").Current} current @param {View} view @param {View | null} before */
  function write(current, view, before) {
    if (view.result && before && !before.result && !current.counted) {
      count(view, current.daily);
      current = { ...current, counted: true };
    }
    const moved = before && before.seat !== null && before.turn === before.seat && view.ply > before.ply;
    if (current.received && moved) current = { ...current, received: undefined };
    const kept = saves.keep(current, view, Date.now(), store.state.saves);
    store.set({ saves: saves.list() });
    return kept;
  }

  /** @param {View} view @param {string} [day] */
  function count(view, day) {
    const results = statistics.resultsOf(view, Date.now());
    if (results.length) store.set({ results: statistics.add(results) });
    if (day) store.set({ days: daily.add(day, view) });
  }

  /** @param {import("./saves.js").Saved} other */
  function giveWay(other) {
    // what this tab has is gone already, or it is the very same
    if (other.save !== store.state.view?.save) store.set({ sheet: "elsewhere" });
    else store.set({ current: store.state.current && { ...store.state.current, revision: other.revision } });
  }
}
