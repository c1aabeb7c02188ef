// What was last seen of a game under way: at the next visit it is shown while Python still starts.
// A person's own view, so nothing of it where several share the device.

import { fileAt } from "../files.js";
import * as storage from "./storage.js";

/** @typedef {import("../types.js").View} View */

const NAME = "sight";
/** Another version of the page might draw it otherwise. */
const drawnBy = () => fileAt("").href;

/** @param {View} view @param {View["events"]} log */
export function keep(view, log) {
  const people = view.seats.filter(({ kind }) => kind === "human").length;
  if (people === 1 && !view.result) storage.save(NAME, { by: drawnBy(), view: { ...view, events: [], log } });
  else forget();
}

/** The view of a kept game as the engine will give it, or null. @param {import("./saves.js").Saved} saved @returns {View | null} */
export function of({ save, game }) {
  const { by, view } = storage.load(NAME, /** @type {any} */ (null)) ?? {};
  return by === drawnBy() && view?.save === save && view.game === game ? view : null;
}

export const forget = () => storage.remove(NAME);
