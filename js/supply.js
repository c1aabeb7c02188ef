// What the page needs of the engine and of a game's scripts, asked for as soon as it is known: requests
// wait in line while Python starts, scripts and texts come in meanwhile.

import { GAMES } from "./games/index.js";
import { loadGame } from "./table/load.js";
import { loadPart } from "./i18n.js";
import { readWishes, wished } from "./parameters.js";
import { completed, lastSetup } from "./kept/setup.js";

/**
 * @typedef {import("./types.js").UiState} UiState
 * @typedef {import("./types.js").GameFacts} GameFacts
 * @typedef {import("./parameters.js").Wishes} Wishes
 *
 * @typedef {object} SupplyParts
 * @property {{request: (request: object) => Promise<any>}} engine
 * @property {{state: UiState, set: (patch: Partial<UiState>) => void}} store
 * @property {ReturnType<typeof import("./kept/keeper.js").createKeeper>} keeper
 * @property {ReturnType<typeof import("./table/past.js").createPast>} past
 * @property {Wishes} wishes  what the address asks of the first game
 */

/** @param {SupplyParts} parts */
export function createSupply({ engine, store, keeper, past, wishes }) {
  /** @type {Wishes | null} */
  let wish = wishes;

  return {
    /** For the page that is open: a game to go on with, options to choose. Resolves when it is there. */
    async serve() {
      const { page, game } = store.state.route;
      if (page === "game") await receive(store.state.route.section ?? "");
      if (game && page === "new") await plan(game);
      if (game && page === "play") await lay(game);
      if (game && page === "learn" && store.state.lesson?.game !== game) await keeper.learn(game);
    },

    /** A new game, once, as someone wishes; otherwise as the last one of its kind. @param {Wishes & {game: string}} asked */
    startAs(asked) {
      wish = asked;
      return begin(asked.game);
    },

    /** While nobody waits: the games that may be played next, the likeliest first. */
    async warm() {
      const played = store.state.saves.map(({ game }) => game);
      for (const game of new Set([...played, ...Object.keys(GAMES)])) {
        if (store.state.route.page === "play") return;
        await Promise.all([loadGame(game), factsOf(game)]).catch(ignore);
      }
    },
  };

  /** A game that somebody has passed on. @param {string} text */
  async function receive(text) {
    try {
      const { view } = await engine.request({ op: "load", save: text });
      if (store.state.route.section !== text) return;
      await keeper.receive(view);
      if (view.result) await past.to(0);
    } catch (error) {
      const { key = "internal", args } = /** @type {any} */ (error);
      store.set({ note: { key, args } });
    }
  }

  /** @param {string} game */
  async function plan(game) {
    const [facts] = await Promise.all([factsOf(game), loadPart(game)]).catch(() => []);
    const { route } = store.state;
    if (facts && route.page === "new" && route.game === game) {
      const deal = readWishes(new URLSearchParams(route.section));
      store.set({ setup: completed(wished(lastSetup(game), deal, facts), facts) });
    }
  }

  /** @param {string} game */
  async function lay(game) {
    const { view, busy } = store.state;
    if (view?.game === game || busy) return;
    loadGame(game).catch(ignore); // who draws it asks again, and tells
    const saved = keeper.toGoOn(game);
    if (saved) await keeper.resume(saved.id);
    else await begin(game);
  }

  /** @param {string} game */
  async function begin(game) {
    const setup = lastSetup(game);
    const asked = wish?.game === game ? wish : null;
    if (!asked) {
      await keeper.start(setup);
      return;
    }
    store.set({ busy: true });
    const facts = await factsOf(game).catch(ignore);
    if (!facts) {
      store.set({ busy: false });
      return;
    }
    wish = null;
    await keeper.start(wished(setup, asked, facts));
  }

  /**
   * What the engine says of a game. It imports the game for it, which is half of what a first game
   * would wait for, and would take four times as long for all of them.
   * @param {string} game
   * @returns {Promise<GameFacts>}
   */
  async function factsOf(game) {
    const known = store.state.games.find(({ id }) => id === game);
    if (known) return known;
    const answer = await engine.request({ op: "games", game });
    store.set({ games: [...store.state.games, ...answer.games] });
    return answer.games[0];
  }
}

/** A start that fails is told by `boot`, and serves anew when it is tried again. */
const ignore = () => undefined;
