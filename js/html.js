// lit-html, vendored by the build: the one place that knows where it lies.

import { ref } from "../vendor/lit-html/directives/ref.js";

export { html, svg, nothing, render } from "../vendor/lit-html/lit-html.js";
export { repeat } from "../vendor/lit-html/directives/repeat.js";
export { classMap } from "../vendor/lit-html/directives/class-map.js";
export { ifDefined } from "../vendor/lit-html/directives/if-defined.js";
export { live } from "../vendor/lit-html/directives/live.js";
export { ref };

/**
 * Custom properties of an element, `<li ${vars({ "--x": 3 })}>`. lit's own styleMap begins with a
 * style attribute, which the page's policy forbids.
 * @param {Record<string, string | number>} values
 */
export const vars = (values) =>
  ref((node) => {
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return;
    for (const [name, value] of Object.entries(values)) node.style.setProperty(name, String(value));
  });
