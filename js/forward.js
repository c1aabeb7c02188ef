// play/<game>.html is for those who draw the preview of a link. A person goes on to the table, with what
// else the link holds.

const link = /** @type {HTMLAnchorElement} */ (document.querySelector("a"));
link.search = location.search;
if (location.hash) link.hash = location.hash;
location.replace(link.href);
