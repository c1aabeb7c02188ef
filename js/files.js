// Where a file of this version of the site lies. Of what is joined into one script, this one alone asks
// where it is: all scripts that a page names lie in js/ itself.

import { inTime } from "./patience.js";

/** @param {string} path  as seen from the site's sources, "css/games/scout.css" @returns {URL} */
export const fileAt = (path) => new URL(`../${path}`, import.meta.url);

/** What it holds; an error when that cannot be had in time. @param {string} path @returns {Promise<string>} */
export const textOf = (path) =>
  inTime(
    fetch(fileAt(path)).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.text();
    }),
  );
