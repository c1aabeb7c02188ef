// Soft sounds, made on the spot. Never the only sign of anything.

/** @typedef {"deal" | "play" | "claim" | "turn" | "win" | "lose" | "refuse"} Sound */

/**
 * Notes of each sound: [start in seconds, pitch in Hz, length in seconds, loudness].
 * @type {Record<Sound, [number, number, number, number][]>}
 */
const NOTES = {
  deal: [[0, 320, 0.05, 0.25]],
  play: [
    [0, 190, 0.09, 0.5],
    [0.015, 420, 0.05, 0.15],
  ],
  claim: [
    [0, 392, 0.18, 0.4],
    [0.09, 523, 0.28, 0.4],
  ],
  turn: [[0, 587, 0.14, 0.18]],
  win: [
    [0, 392, 0.2, 0.4],
    [0.12, 494, 0.2, 0.4],
    [0.24, 587, 0.2, 0.4],
    [0.36, 784, 0.5, 0.45],
  ],
  lose: [
    [0, 330, 0.25, 0.3],
    [0.18, 262, 0.45, 0.3],
  ],
  refuse: [[0, 140, 0.08, 0.3]],
};

const VOLUME = 0.16;

/** @param {() => boolean} isOn */
export function createSound(isOn) {
  /** @type {AudioContext | null} */
  let context = null;
  // A page may sound only after a first touch or key, and some browsers wake what sounds only then.
  // To make it takes long: the answer to the touch is painted before.
  const wake = () => {
    if (!isOn()) return;
    if (context) context.resume();
    else requestAnimationFrame(() => setTimeout(() => (context ??= new AudioContext())));
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);

  return {
    /** @param {Sound} sound */
    play(sound) {
      if (!context || !isOn() || document.hidden) return;
      context.resume();
      for (const note of NOTES[sound]) ring(context, note);
    },
  };
}

/** @param {AudioContext} context @param {[number, number, number, number]} note */
function ring(context, [start, pitch, length, loudness]) {
  const begin = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(VOLUME * loudness, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(gain).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
