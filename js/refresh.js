// The one script whose address names no version. A browser may keep index.html for ten minutes; when
// a new version is published meanwhile, the scripts that the old page names are gone. Then the page
// is asked for anew, once: a reload does not take it from the cache. A page that cannot be drawn after
// that, as the network has gone, says so instead of staying empty.

{
  const reloaded = () =>
    /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"))[0]?.type === "reload";

  /** In both languages: the texts may be what is missing. */
  const tell = () => {
    const app = document.getElementById("app");
    if (!app || app.childElementCount) return;
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

  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && !reloaded()) location.reload();
      else if (target instanceof HTMLScriptElement || target === globalThis) tell();
    },
    true,
  );
  addEventListener("unhandledrejection", tell);
}
