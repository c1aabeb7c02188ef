// Words that leave the page: through the device's own sheet, else by the clipboard, else for the hand.

/**
 * @param {string} text
 * @returns {Promise<"shared" | "copied" | "shown">}
 */
export async function share(text) {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return "shared";
    }
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch (error) {
    return /** @type {any} */ (error)?.name === "AbortError" ? "shared" : "shown";
  }
}
