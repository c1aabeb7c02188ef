// The service worker: keeps the whole site on the device, one cache for each version. A version is
// used once it is complete and never mixed with another. The build puts this script at the site's
// root and fills in what there is to keep: each file with the beginning of its SHA-256.

/** Fingerprints by address, seen from here. @type {Record<string, string>} */
const FILES = JSON.parse("build:files");
/** A service worker's own names; their types are in a library that excludes the page's. */
const worker = /** @type {any} */ (self);
const SCOPE = worker.registration.scope;
/** Of this site alone: others may share its origin, and with it the caches. */
const PREFIX = `quatuor ${SCOPE} `;
const CACHE = PREFIX + "build:version";
/** Where a cache keeps its own FILES. */
const LISTING = "listing";
/** Where a cache keeps the name of the one that pages are given in its stead. */
const SUCCESSOR = "successor";

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  const { data, ports } = event;
  if (data?.quatuor === "has") ports[0]?.postMessage(Object.hasOwn(FILES, data.path));
  if (data?.quatuor === "use") event.waitUntil(succeed().then(() => ports[0]?.postMessage(true)));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});

/** An install that is cut short goes on next time: what is in the cache is right. */
async function install() {
  const cache = await caches.open(CACHE);
  const kept = await keptFiles();
  await cache.delete(SUCCESSOR); // it may have been here before
  await cache.put(LISTING, new Response(JSON.stringify(FILES)));
  await Promise.all(
    Object.entries(FILES).map(async ([path, print]) => {
      if (await cache.match(path)) return;
      await cache.put(path, (await kept.get(print)?.()) ?? (await download(path, print)));
    }),
  );
}

/**
 * Pages are given by the worker before then, until no tab is left and this one takes its place: a
 * page that is asked for while one worker follows another may never come (Chromium).
 */
async function succeed() {
  const others = (await ownCaches()).filter((name) => name !== CACHE);
  await Promise.all(others.map(async (name) => (await caches.open(name)).put(SUCCESSOR, new Response(CACHE))));
}

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/** What the caches of other versions hold, by fingerprint; made anew, since a response remembers its address. */
async function keptFiles() {
  /** @type {Map<string, () => Promise<Response | undefined>>} */
  const kept = new Map();
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    /** @type {Record<string, string>} */
    const listing = (await (await cache.match(LISTING))?.json()) ?? {};
    for (const { url } of await cache.keys()) {
      kept.set(listing[url.slice(SCOPE.length)], async () => {
        const old = await cache.match(url);
        return old && new Response(old.body, { headers: old.headers });
      });
    }
  }
  return kept;
}

/** From the browser's cache, where the page has put most of it, unless that is of another version. */
async function download(/** @type {string} */ path, /** @type {string} */ print) {
  for (const cache of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(path, { cache });
    if (response.ok && (await fingerprint(response.clone())) === print) return response;
  }
  throw new Error(`${path} is not the file of this version`);
}

async function fingerprint(/** @type {Response} */ response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.slice(0, 16);
}

/** Other versions go, unless another tab may still show one and load more of it. */
async function activate() {
  await worker.clients.claim();
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = pages.filter((/** @type {{url: string}} */ { url }) => url.startsWith(SCOPE));
  if (ours.length > 1) return;
  const old = (await ownCaches()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From this version, a page from its successor; what it does not have, from another one that a tab still shows; else the network. */
async function answer(/** @type {Request} */ request) {
  const url = new URL(request.url);
  const path = url.pathname.slice(new URL(SCOPE).pathname.length) || "index.html";
  const cache = await caches.open(CACHE);
  const successor = request.mode === "navigate" && (await (await cache.match(SUCCESSOR))?.text());
  const page = successor && (await caches.match(path, { cacheName: successor }));
  return page || ((await cache.match(path)) ?? (await caches.match(request)) ?? fetch(request));
}
