// lit-html, vendored by the build: the one place that knows where it lies.
export { html, svg, nothing, render } from "../vendor/lit-html/lit-html.js";
export { repeat } from "../vendor/lit-html/directives/repeat.js";
export { classMap } from "../vendor/lit-html/directives/class-map.js";
export { styleMap } from "../vendor/lit-html/directives/style-map.js";
export { ref } from "../vendor/lit-html/directives/ref.js";
export { ifDefined } from "../vendor/lit-html/directives/if-defined.js";
export { live } from "../vendor/lit-html/directives/live.js";
