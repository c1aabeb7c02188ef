// The interface's pictograms, one stroke, drawn on a 24 x 24 grid.

import { svg } from "../html.js";
import { still } from "./still.js";

const PATHS = {
  open: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V19.5",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
  close: "M6 6l12 12M18 6L6 18",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.3 1 2.1h5c0-.8.3-1.6 1-2.1A6 6 0 0 0 12 3z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  sound: "M4 10v4h3.5L12 18V6L7.5 10H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 10v4h3.5L12 18V6L7.5 10H4zM16 9.5l5 5M21 9.5l-5 5",
  skip: "M5 6l7 6-7 6V6zM12 6l7 6-7 6V6z",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1",
  first: "M6 5v14M18 6l-8 6 8 6",
  back: "M15 5l-8 7 8 7",
  forward: "M9 5l8 7-8 7",
  last: "M18 5v14M6 6l8 6-8 6",
  cap: "M3 9l9-4 9 4-9 4zM7 11v4c3 2 7 2 10 0v-4M21 9v5",
  chart: "M5 19v-8M12 19V5M19 19v-6",
  bin: "M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 11v5M13.5 11v5",
  sliders: "M5 7h9M18 7h1M5 17h1M10 17h9M16 5v4M8 15v4M5 12h14",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @type {(name: IconName) => unknown} */
export const icon = still(
  (name) =>
    svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${PATHS[name]} /></svg>`,
);
