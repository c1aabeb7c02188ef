// Words that leave the page: through the device's own sheet, else by the clipboard, else for the hand.

/**
 * @param {string} text
 * @returns {Promise<"shared" | "copied" | "shown">}
 */
export async function share(text) {
  if (!navigator.share) return copy(text);
  try {
    await navigator.share({ text });
    return "shared";
  } catch (error) {
    return /** @type {any} */ (error)?.name === "AbortError" ? "shared" : "shown";
  }
}

/** @param {string} text @returns {Promise<"copied" | "shown">} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "shown";
  }
}
