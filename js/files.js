// Where a file of this version of the site lies. Of what is joined into one script, this one alone asks
// where it is: all scripts that a page names lie in js/ itself.

/** @param {string} path  as seen from the site's sources, "css/games/scout.css" @returns {URL} */
export const fileAt = (path) => new URL(`../${path}`, import.meta.url);
