// A save's packing, as py/quatuor/record.py has it: JSON, deflated, as text. The engine packs and unpacks;
// the page does so itself for a report alone, which must not depend on an engine that has failed.

const BEGINNING = "q1.";
/** Of what is unpacked: a stranger's text may promise any amount. */
const MOST_BYTES = 2_000_000;

/** @param {any} data JSON-able */
export async function seal(data) {
  const packed = new Uint8Array(await through(new CompressionStream("deflate"), JSON.stringify(data)).arrayBuffer());
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return BEGINNING + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Rejects what is something else, or too large. @param {string} text @returns {Promise<any>} */
export async function unseal(text) {
  const packed = atob(text.slice(BEGINNING.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
  return through(new DecompressionStream("deflate"), bytes, atMost(MOST_BYTES)).json();
}

/** @param {ReadableWritablePair} stream @param {BlobPart} data @param {TransformStream} [next] */
const through = (stream, data, next = new TransformStream()) =>
  new Response(new Blob([data]).stream().pipeThrough(stream).pipeThrough(next));

/** @param {number} bytes */
function atMost(bytes) {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) throw new RangeError("too large");
      controller.enqueue(chunk);
    },
  });
}
