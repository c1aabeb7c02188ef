// The game on the table as something to pass on: links, words, a picture, a file. The session packs it
// and makes sure that it can be unpacked.

import { currentLanguage } from "../i18n.js";
import { writeWishes } from "../parameters.js";
import { draw } from "./picture.js";

/**
 * @typedef {import("../types.js").UiState} UiState
 *
 * @typedef {object} Parcel
 * @property {string} save  the packed game
 * @property {string | null} link  to it; null where the page has no address that others could open
 * @property {string | null} deal  a link to the same cards
 *
 * @typedef {object} ParcelParts
 * @property {{request: (request: object) => Promise<any>}} engine
 * @property {{state: UiState, set: (patch: Partial<UiState>) => void}} store
 */

/** Where the site is, if the build was told: for a page that was opened from a disk. */
const KNOWN_ADDRESS = "build:site-address";

/** @param {ParcelParts} parts */
export function createParcel({ engine, store }) {
  return {
    /** What can be passed on; of a game that runs, after a warning. */
    open() {
      store.set({ sheet: "parcel", parcel: null, shared: null });
      if (store.state.view?.result) pack(false);
    },

    packRunning: () => pack(true),

    /** @param {import("./picture.js").Picture} picture */
    async savePicture(picture) {
      save(await draw(picture), `${picture.game}.png`);
    },

    saveFile() {
      const { view, parcel } = store.state;
      if (!view || !parcel) return;
      const text = JSON.stringify({ quatuor: 1, game: view.game, save: parcel.save });
      save(new Blob([text], { type: "application/json" }), `${view.game}.quatuor.json`);
    },
  };

  /** @param {boolean} running */
  async function pack(running) {
    try {
      const { share: packed, deal } = await engine.request({ op: "share", running });
      if (store.state.sheet !== "parcel") return;
      store.set({
        parcel: {
          save: packed,
          link: address(`game/${packed}`, store.state.view?.game),
          deal: deal && address(`new/${deal.game}/${writeWishes(deal)}`, deal.game),
        },
      });
    } catch (error) {
      const { key = "internal", args } = /** @type {any} */ (error);
      store.set({ sheet: null, note: { key, args } });
    }
  }
}

/** The game's own page, of which a preview can be drawn, with a fragment. @param {string} fragment @param {string} [game] */
function address(fragment, game) {
  const site = location.protocol.startsWith("http") ? location.href : KNOWN_ADDRESS;
  const language = currentLanguage() === "en" ? "" : `.${currentLanguage()}`;
  return site && new URL(`play/${game}${language}.html#${fragment}`, site).href;
}

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
