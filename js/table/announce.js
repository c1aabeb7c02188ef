// The one live region: what a screen reader says of each move, without moving the focus.

const CLEAR_AFTER = 6000;

/** @param {HTMLElement} region  role=status, empty at load */
export function createAnnouncer(region) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let last = "";
  return {
    /** @param {string[]} sentences  said as one */
    say(sentences) {
      let text = sentences.filter(Boolean).join(" ");
      if (!text) return;
      // the same words again would not be read: an invisible difference makes them new
      if (text === last) text += "\u00a0";
      last = text;
      region.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => (region.textContent = ""), CLEAR_AFTER);
    },
  };
}
