// Puts a game into somebody's page, in the place of its own script element (docs/embedding.md):
//   <script src="https://.../js/embed.js" data-game="scout" data-lang="en" async></script>
// Each data- attribute is a parameter of the frame. What the frame tells comes as events "quatuor" of the iframe.

(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { title, height, ...parameters } = script.dataset;
  const address = new URL("../frame.html", script.src);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value ?? "");

  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = title ?? `Quatuor: ${(parameters.game ?? "").replaceAll("_", " ")}`;
  frame.loading = "lazy";
  frame.allow = "fullscreen; clipboard-write; web-share; autoplay";
  frame.style.cssText = `display: block; width: 100%; height: ${height ?? 420}px; border: 0; color-scheme: light dark`;

  addEventListener("message", ({ source, data }) => {
    const message = data?.quatuor;
    if (source !== frame.contentWindow || message?.v !== 1) return;
    // a fixed height is the page's own wish
    if (message.type === "height" && message.height > 0 && !height) {
      frame.style.height = `${Math.min(message.height, 4000)}px`;
    }
    frame.dispatchEvent(new CustomEvent("quatuor", { detail: message }));
  });
  script.replaceWith(frame);
})();
