// In the one file the worker gets its script, and all that it would fetch, from the page. Stands in for
// js/start.js.

import { createEngine } from "../engine.js";

/** What loader.js has unpacked. @type {{script: string, files: Record<string, string | Uint8Array>}} */
const parts = /** @type {any} */ (globalThis).quatuor;

/** A page from a file may run no worker from an address, nor from a blob, but one that is its own address. */
function makeWorker() {
  const worker = new Worker(`data:text/javascript,${encodeURIComponent(parts.script)}`, { type: "module" });
  worker.postMessage(parts.files);
  return worker;
}

export const engine = createEngine(makeWorker);
engine.start();
