// The one live region: what a screen reader says of each move, without moving the focus.

const CLEAR_AFTER = 6000;

/** @param {HTMLElement} region  role=status, empty at load */
export function createAnnouncer(region) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let last = "";
  /** @type {string[]} what is said in one task, which is said as one */
  let due = [];
  return {
    /** @param {string[]} sentences */
    say(sentences) {
      const more = sentences.filter((one) => one && !due.includes(one));
      if (!more.length) return;
      if (!due.length) queueMicrotask(speak);
      due = [...due, ...more];
    },
  };

  function speak() {
    let text = due.join(" ");
    due = [];
    // the same words again would not be read: an invisible difference makes them new
    if (text === last) text += "\u00a0";
    last = text;
    region.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => (region.textContent = ""), CLEAR_AFTER);
  }
}
