// The beginning of the one file: unpacks what the elements around it hold and starts the page.

(async () => {
  // The file is written in one byte a character; a server that calls it UTF-8 has a whole site beside it.
  if (document.characterSet !== "windows-1252") {
    location.replace(".");
    return;
  }

  /** @type {Map<string, number>} */
  const bytes = new Map();
  new TextDecoder("windows-1252")
    .decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
    .split("")
    .forEach((character, byte) => bytes.set(character, byte));

  /** "=" stands before a byte that HTML would change, which is moved by 64. @param {string} text */
  function decode(text) {
    const data = new Uint8Array(text.length);
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const byte = text[at] === "=" ? Number(bytes.get(text[++at])) - 64 : Number(bytes.get(text[at]));
      data[length++] = byte;
    }
    return data.slice(0, length);
  }

  /** @type {Record<string, string | Uint8Array>} */
  const files = {};
  for (const part of document.querySelectorAll("script[data-file]")) {
    files[/** @type {HTMLElement} */ (part).dataset.file ?? ""] = decode(part.textContent ?? "");
    part.remove();
  }
  const packed = new Response(/** @type {BodyInit} */ (files.texts)).body;
  if (!packed) return;
  /** @type {{styles: string, texts: Record<string, string>, worker: string, main: string, core: string[]}} */
  const site = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).json();
  delete files.texts;
  for (const name of site.core) files[name] = site.texts[name];
  /** @type {any} */ (globalThis).quatuor = { script: site.worker, files };

  const style = document.createElement("style");
  style.textContent = site.styles;
  document.head.append(style);

  const elsewhere = fetch.bind(globalThis);
  globalThis.fetch = async (resource, options) => {
    const text = site.texts[String(resource instanceof Request ? resource.url : resource)];
    return text === undefined ? elsewhere(resource, options) : new Response(text);
  };

  await import(`data:text/javascript,${encodeURIComponent(site.main)}`);
})();
