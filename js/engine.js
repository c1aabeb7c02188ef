// The page's side of the worker: a promise for each request, how far the start is, and a new
// worker with the same game when the old one is lost.

import { whenPatienceEnds } from "./patience.js";

/**
 * @typedef {import("./types.js").Boot & {progress?: number}} Boot  progress: share of the download
 * @typedef {import("./types.js").Text} Text
 * @typedef {import("./types.js").View} View
 *
 * @typedef {object} Waiting  a request without an answer; posted once the worker is ready
 * @property {object} message
 * @property {boolean} current  its view is that of the table as it stands
 * @property {boolean} fatal  a worker that is lost over it is not replaced once more
 * @property {(answer: any) => void} resolve
 * @property {(error: Text) => void} reject
 *
 * @typedef {object} Listener
 * @property {(boot: Boot) => void} [onBoot]  at once, then at every change
 * @property {(view: View) => void} [onRestored]  after a start anew that was asked for: the game as it was
 */

/** Starts without a word, one after the other, after which it is given up. */
const STARTS = 2;
/** A worker that is lost within so many milliseconds would be lost again. */
const TRUST_AFTER = 5_000;

const WORKER = new URL("./worker.js", import.meta.url);

/**
 * In a frame of opaque origin (sandboxed, as some blogs embed) no worker may run from an address,
 * but one whose script is its own address, and that may import ours.
 */
function startWorker() {
  const shim = `data:text/javascript,${encodeURIComponent(`import "${WORKER.href}"`)}`;
  return new Worker(globalThis.origin === "null" ? shim : WORKER, { type: "module" });
}

/** @param {() => Worker} makeWorker  what a test may replace */
export function createEngine(makeWorker = startWorker) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Boot} */
  let boot = { state: "idle", done: [] };
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** Ends the waiting for a word from the worker. */
  let callOff = () => {};
  let lastId = 0;
  let silentStarts = 0;
  let readyAt = 0;
  /** @type {Listener} */
  let listener = {};
  /** @type {Pick<View, "save" | "seat"> | null} the game as it was last shown, and to whom */
  let shown = null;

  return {
    get boot() {
      return boot;
    },

    /** @param {Listener} who  the one that hears from now on */
    listen(who) {
      listener = who;
      listener.onBoot?.(boot);
    },

    /** Begin to load; harmless when it has begun. */
    start() {
      if (boot.state === "idle" || boot.state === "failed") launch();
    },

    /** Throw the worker away and begin anew, with the game that was on the table. */
    restart() {
      relaunch().then(
        (answer) => answer && listener.onRestored?.(answer.view),
        () => undefined, // the start has failed, which `boot` tells
      );
    },

    /**
     * The session's answer to a request (docs/architecture.md); rejects with a {key, args}.
     * @param {{op?: string, [name: string]: any}} request
     * @returns {Promise<any>}
     */
    request: (request) => send({ text: JSON.stringify(request) }, request.op !== "at"),

    /**
     * Install a wheel beside the engine, by micropip, which is loaded for it.
     * @param {string} requirement  an absolute address or a name
     */
    install: (requirement) => send({ install: requirement }),
  };

  /** @param {Partial<Boot>} change */
  function tell(change) {
    if (change.state && change.state !== boot.state) performance.mark(`engine:${change.state}`);
    boot = { ...boot, ...change };
    listener.onBoot?.(boot);
  }

  function launch() {
    worker?.terminate();
    tell({ state: "starting", done: [], step: undefined, error: undefined, progress: undefined });
    try {
      worker = makeWorker();
    } catch (error) {
      fail("boot_worker", String(error));
      return;
    }
    worker.onmessage = ({ data }) => receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      lose(event.message ?? "");
    };
    watch();
  }

  function watch() {
    callOff();
    if (boot.state === "starting") callOff = whenPatienceEnds(startAgain);
    else if (waiting.size) callOff = whenPatienceEnds(() => lose("no answer"));
  }

  /** A start may hang where another does not: Firefox does, now and then, over a page just left. */
  function startAgain() {
    if (++silentStarts < STARTS) launch();
    else fail("boot_timeout", "");
  }

  /** @param {any} message */
  function receive({ id, text, error, step, loaded, total, ready, failed, lost }) {
    if (id !== undefined) settle(id, text, error);
    else if (step) progress(step, total ? loaded / total : undefined);
    else if (ready) open();
    else if (failed) fail("boot_failed", failed.detail);
    else if (lost !== undefined) lose(lost);
    watch();
  }

  function open() {
    readyAt = performance.now();
    silentStarts = 0;
    for (const [id, { message }] of waiting) worker?.postMessage({ id, ...message });
    tell({ state: "ready", done: finished(), step: undefined });
  }

  /** @param {string} step @param {number} [share] */
  function progress(step, share) {
    tell({ step, done: step === boot.step ? boot.done : finished(), progress: share });
  }

  function finished() {
    return boot.step ? [...boot.done, boot.step] : boot.done;
  }

  /** @param {number} id @param {string} [text] @param {string} [error] */
  function settle(id, text, error) {
    const promise = waiting.get(id);
    if (!promise) return;
    waiting.delete(id);
    if (text === undefined) {
      promise.reject({ key: "install_failed", args: { detail: error } });
      return;
    }
    const answer = JSON.parse(text);
    if (!answer.ok) {
      promise.reject(answer.error);
      return;
    }
    if (promise.current) shown = answer.view ?? shown;
    promise.resolve(answer);
  }

  /** @param {object} message @param {boolean} [current] @returns {Promise<any>} */
  function send(message, current = true) {
    if (boot.state === "failed") return Promise.reject({ key: "engine_failed" });
    if (boot.state === "idle") launch();
    const answer = queue(message, current);
    if (boot.state === "ready") worker?.postMessage({ id: lastId, ...message });
    watch();
    return answer;
  }

  /** @param {object} message @param {boolean} current @param {boolean} [fatal] @returns {Promise<any>} */
  function queue(message, current, fatal = false) {
    return new Promise((resolve, reject) => waiting.set(++lastId, { message, current, fatal, resolve, reject }));
  }

  /** @param {string} key @param {string} detail */
  function fail(key, detail) {
    worker?.terminate();
    worker = null;
    callOff();
    silentStarts = 0;
    tell({ state: "failed", error: { key, args: { detail } } });
    for (const { reject } of waiting.values()) reject({ key: "engine_failed" });
    waiting.clear();
  }

  /** What the worker was at may have been its end: that is tried once more, and not for ever. @param {string} detail */
  function lose(detail) {
    const [oldest] = waiting.values();
    const trusted = boot.state === "ready" && performance.now() - readyAt > TRUST_AFTER;
    if (!trusted || oldest?.fatal) {
      fail("boot_failed", detail);
      return;
    }
    if (oldest) oldest.fatal = true;
    relaunch().catch(() => undefined);
  }

  /** A new worker is asked for the game first, then again for all that the old one has not answered. */
  async function relaunch() {
    const unanswered = [...waiting];
    waiting.clear();
    const { save, seat } = shown ?? {};
    const restored = shown && queue({ text: JSON.stringify({ op: "load", save, seat }) }, true, true);
    for (const [id, request] of unanswered) waiting.set(id, request);
    launch();
    return restored;
  }
}
