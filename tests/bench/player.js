// Runs in the page that is measured: plays like a person in a hurry, and notes how long each move takes from
// the click to the frame that shows its outcome. The marks `clicked` and `shown` go into the trace.

/** Milliseconds from click to paint, by move. @type {number[]} */
const trips = [];
/** Milliseconds of these that the worker took to answer. @type {number[]} */
const answers = [];

let clicked = 0;
/** When each move was sent, by the id of its request. @type {Map<number, number>} */
const sent = new Map();

class WatchedWorker extends Worker {
  /** @param {string | URL} address @param {WorkerOptions} [options] */
  constructor(address, options) {
    super(address, options);
    this.addEventListener("message", note); // before the page hears of it
  }

  /** @param {any} message */
  postMessage(message) {
    if (JSON.parse(message.text).op === "act") sent.set(message.id, performance.now());
    super.postMessage(message);
  }
}

/** @param {MessageEvent} event  what the page draws of it is painted with the next frame */
function note({ data: { id } }) {
  const begin = sent.get(id);
  if (begin === undefined) return;
  sent.delete(id);
  answers.push(performance.now() - begin);
  requestAnimationFrame(() =>
    setTimeout(() => {
      performance.mark("shown");
      trips.push(performance.now() - clicked);
    }),
  );
}

const FRAME = 1000 / 60;
/** @param {number} time milliseconds */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** The same numbers from 0 to 1 in each run. @param {number} seed */
function numbers(seed) {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

/** Picks by chance until the game is over, or so many times. @param {number} picks */
async function play(picks) {
  const random = numbers(1);
  while (picks > 0 && !document.querySelector("dialog[open] .result-title")) {
    const sheet = /** @type {HTMLDialogElement | null} */ (document.querySelector(".sheet-round[open]"));
    sheet?.close();
    const lit = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".pick.lit"));
    if (sheet || !lit.length) {
      await pause(FRAME);
      continue;
    }
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await pause(50 + FRAME * random()); // at any moment of a frame
    const pick = lit[Math.floor(lit.length * random())];
    if (!pick.isConnected) continue;
    clicked = performance.now();
    performance.mark("clicked");
    for (const type of ["pointerdown", "pointerup"])
      pick.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: "touch" }));
    pick.click();
    picks--;
    await pause(4 * FRAME);
  }
  return { trips, answers };
}

Object.assign(window, { Worker: WatchedWorker, play });
