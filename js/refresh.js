// The one script whose address names no version. A browser may keep index.html for ten minutes; when
// a new version is published meanwhile, the scripts that the old page names are gone. Then the page
// is asked for anew, once: a reload does not take it from the cache.

addEventListener(
  "error",
  ({ target }) => {
    const [{ type }] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    if (target instanceof HTMLScriptElement && type !== "reload") location.reload();
  },
  true,
);
