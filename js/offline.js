// Keeping the site on the device, by the service worker (sw.js), and a new version when there is one.

/**
 * @typedef {object} Offline
 * @property {"off" | "saving" | "ready" | "failed"} state  off: not here, as in a frame or from a file
 * @property {boolean} update  a new version is complete and waits to be used
 */

/** Bytes of a first visit, as they go over the line. */
export const DOWNLOAD = Number("build:offline-bytes");
const SERVICE_WORKER = new URL("build:service-worker", import.meta.url);

/** @param {(offline: Offline) => void} tell  hears of every change */
export async function keepOffline(tell) {
  if (!canKeep()) return;
  tell({ state: "saving", update: false });
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: "none" });
    const look = async () => tell(await stateOf(registration));
    const follow = () => registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", follow);
    follow();
    look();
    // an app that stays open for days has to ask by itself
    addEventListener("visibilitychange", () => document.hidden || registration.update().catch(() => undefined));
  } catch {
    tell({ state: "failed", update: false });
  }
}

/** In a frame of opaque origin the mere look at `serviceWorker` throws. */
function canKeep() {
  try {
    return location.protocol.startsWith("http") && window.parent === window && "serviceWorker" in navigator;
  } catch {
    return false;
  }
}

/** @param {ServiceWorkerRegistration} registration @returns {Promise<Offline>} */
async function stateOf({ installing, waiting, active }) {
  if (active) return { state: "ready", update: waiting !== null && !(await isOurs(waiting)) };
  return { state: installing || waiting ? "saving" : "failed", update: false };
}

/** Whether this page is of that worker's version already. @param {ServiceWorker} worker */
const isOurs = (worker) =>
  ask(worker, { quatuor: "has", path: import.meta.url.slice(new URL("./", SERVICE_WORKER).href.length) });

/** @param {ServiceWorker} worker @param {Record<string, string>} question @returns {Promise<unknown>} */
const ask = (worker, question) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage(question, [port2]);
  });

/** Start over with the version that waits. */
export async function useUpdate() {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (waiting) await ask(waiting, { quatuor: "use" });
  location.reload();
}
