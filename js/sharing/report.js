// What helps to find a fault: version, browser, what went wrong, the game so far. Nothing of it is about
// the person: names stay out, and of addresses all but our own scripts.
// `python -m quatuor.replay` plays it again.

import * as saves from "../kept/saves.js";
import { seal, unseal } from "./seal.js";

/** @typedef {import("../types.js").UiState} UiState */

/** Errors of the page's own scripts, the latest last. @type {string[]} */
const errors = [];
const MOST_ERRORS = 5;
/** Of a record; a stranger's may hold more. */
const PARTS = ["game", "version", "players", "options", "seed", "actions", "position"];
const SCRIPT = /\bjs\/[\w/]+\.js(:\d+)*/g;
const VERSION = /app\/(\w+)\//.exec(import.meta.url)?.[1] ?? "unbuilt";

/** Calls at each error that nobody has caught. @param {() => void} tell */
export function hearErrors(tell) {
  const hear = (/** @type {unknown} */ error) => {
    if (!error) return; // of a frame's size, or of another site's script
    errors.push(describe(error));
    errors.splice(0, errors.length - MOST_ERRORS);
    tell();
  };
  addEventListener("error", ({ error }) => hear(error));
  addEventListener("unhandledrejection", ({ reason }) => hear(reason));
}

/** @param {any} error @returns {string} */
export function describe(error) {
  const said = error?.key ?? String(error?.message ?? error);
  const message = said.replace(/\w+:\/\/\S*/g, (/** @type {string} */ address) => address.match(SCRIPT)?.[0] ?? "…");
  const places = String(error?.stack ?? "").match(SCRIPT) ?? [];
  return [`${error?.name ?? "Error"}: ${message.slice(0, 200)}`, ...places.slice(0, 4)].join(" < ");
}

/** @param {UiState} state @returns {Promise<string>} */
export async function reportOf({ note, boot, view, past, route, language, embedded, current }) {
  const save = view?.save ?? (route.page === "game" ? route.section : saves.read(current?.id ?? "")?.save);
  return JSON.stringify(
    {
      quatuor: "report",
      version: VERSION,
      browser: navigator.userAgent,
      page: `${route.page}, ${innerWidth} x ${innerHeight}, ${language}${embedded ? ", embedded" : ""}`,
      problem: boot.error ?? note,
      errors,
      ...(view && { game: view.game, players: view.players, options: view.options, ply: past?.ply ?? view.ply }),
      ...(view && { seats: view.seats.map(({ kind, level }) => (kind === "human" ? kind : level)) }),
      ...(save && (await played(save))),
    },
    null,
    1,
  );
}

/**
 * The game without its players' names, packed: nobody reads a hidden card in passing. Also one that is
 * not on the table, as it could not be opened.
 * @param {string} save
 */
async function played(save) {
  try {
    const { record } = await unseal(save);
    const parts = Object.fromEntries(PARTS.filter((name) => name in record).map((name) => [name, record[name]]));
    return { seed: Number(record.seed), record: await seal(parts) };
  } catch (error) {
    return { record: null, unreadable: describe(error) };
  }
}
