// The table in a frame on another page: what the host hears of the game, what it may change.

import { hearHost, tellHeight, tellHost } from "./host.js";
import { readWishes } from "../parameters.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 *
 * @typedef {object} EmbeddedParts
 * @property {ReturnType<typeof import("../store.js").createStore<UiState>>} store
 * @property {HTMLElement} content
 * @property {(patch: Partial<import("../kept/settings.js").Settings>) => void} change
 * @property {(wishes: import("../parameters.js").Wishes) => void} begin  another game
 */

/** Pixels that a table needs by its width. */
const TABLE = { narrow: 640, wide: 720, wideFrom: 700 };
/** The lowest table, on a phone that lies on its side. */
const LEAST = 320;

/** @param {EmbeddedParts} parts */
export function createEmbedded({ store, content, change, begin }) {
  hearHost({
    onSet: (asked) => change(readWishes(asked).settings),
    onNew: (asked) => begin(readWishes(asked)),
  });
  store.on(
    (state) => state.view,
    (view) => {
      if (!view) return;
      const { game, ply, turn, scores, result } = view;
      tellHost("state", { game, ply, turn, scores });
      if (result) tellHost("gameover", { game, scores, winners: result.winners });
    },
  );
  store.on(
    (state) => state.boot.state,
    (now) => now === "ready" && tellHost("ready", { playing: true }),
  );
  tellHeight(content, () => neededHeight(content));
}

/** A table is as high as its frame: what it asks for depends on the width alone. @param {HTMLElement} content */
function neededHeight(content) {
  if (!content.querySelector(".table, .curtain")) return content.getBoundingClientRect().height;
  const height = innerWidth < TABLE.wideFrom ? TABLE.narrow : TABLE.wide;
  return Math.min(height, Math.max(screen.availHeight, LEAST));
}
