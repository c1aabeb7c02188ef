// The script that stands in the page itself. A browser may keep index.html for ten minutes; when
// a new version is published meanwhile, the scripts that the old page names are gone. Then the page
// is asked for anew, once: a reload does not take it from the cache. So is one whose line has fallen
// silent. A page that cannot be drawn after that, as the network has gone, says so instead of staying empty.

import { whenPatienceEnds } from "./patience.js";

{
  /** Also where that is not told: no page shall be loaded for ever. */
  const reloaded = () => {
    const [start] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    return !start || start.type === "reload";
  };

  /** A page without a place for it has come with its text. */
  const drawn = () => document.getElementById("app")?.childElementCount !== 0;

  /** In both languages: the texts may be what is missing. */
  const tell = () => {
    const app = document.getElementById("app");
    if (!app || drawn()) return;
    const page = document.createElement("main");
    const text = document.createElement("p");
    const again = document.createElement("button");
    page.className = "page";
    page.role = "alert";
    text.textContent = "This page could not be loaded. · Cette page n’a pas pu être chargée.";
    again.className = "slot primary";
    again.textContent = "Try again · Réessayer";
    again.addEventListener("click", () => location.reload());
    page.append(text, again);
    app.append(page);
  };

  const anew = () => (reloaded() ? tell() : location.reload());

  /** @param {unknown} node @returns {node is HTMLLinkElement} */
  const isStyle = (node) => node instanceof HTMLLinkElement && node.rel === "stylesheet";

  addEventListener(
    "error",
    ({ target }) => {
      if (target === globalThis) tell();
      else if (target instanceof HTMLScriptElement || (isStyle(target) && !drawn())) anew();
    },
    true,
  );
  whenPatienceEnds(() => {
    if (drawn()) return;
    // nothing is shown or run while a style sheet is on its way
    if (reloaded())
      for (const link of document.querySelectorAll("link")) if (isStyle(link) && !link.sheet) link.remove();
    anew();
  });
  addEventListener("unhandledrejection", tell);
}
