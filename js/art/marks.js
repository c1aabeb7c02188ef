// Marks that several games share.

import { mark } from "./drawing.js";
import { MARKS } from "./figures/common.js";

/** @param {keyof typeof MARKS} name @param {import("./drawing.js").Caption} [caption] */
export const sharedMark = (name, caption) => mark(MARKS[name], caption);
