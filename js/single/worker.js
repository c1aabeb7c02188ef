// Goes before js/worker.js in the one file: what that fetches and imports comes from the page.

{
  /** By address; packed ones are Uint8Arrays that begin as gzip does. @type {Record<string, string | Uint8Array>} */
  const files = await new Promise((resolve) => {
    addEventListener("message", ({ data }) => resolve(data), { once: true });
  });

  globalThis.fetch = async (resource) => {
    const file = files[String(resource instanceof Request ? resource.url : resource)];
    if (file === undefined) return new Response(null, { status: 404 });
    const response = new Response(/** @type {BodyInit} */ (file));
    if (typeof file === "string" || file[0] !== 0x1f || !response.body) return response;
    return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
  };

  /** @type {any} */ (globalThis).importFile = (/** @type {string} */ url) =>
    import(`data:text/javascript,${encodeURIComponent(String(files[url]))}`);
}

export {};
