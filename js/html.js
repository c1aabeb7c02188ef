// What the page uses of lit-html, and styles under the policy.

import { Directive, directive } from "lit-html/directive.js";
import { ref } from "lit-html/directives/ref.js";
import { noChange } from "lit-html";

export { html, svg, nothing, render } from "lit-html";
export { guard } from "lit-html/directives/guard.js";
export { repeat } from "lit-html/directives/repeat.js";
export { classMap } from "lit-html/directives/class-map.js";
export { ifDefined } from "lit-html/directives/if-defined.js";
export { live } from "lit-html/directives/live.js";
export { Directive, directive, noChange, ref };

/** Sets styles through the CSSOM. lit's own styleMap begins with an attribute, which the policy forbids. */
class StyleMap extends Directive {
  /** @type {Record<string, string | number>} */
  #before = {};

  /**
   * @param {any} part
   * @param {[Record<string, string | number>]} values
   */
  update({ element }, [values]) {
    for (const name of Object.keys(this.#before)) if (!(name in values)) element.style.removeProperty(name);
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, String(value));
    return this.render(values);
  }

  /** @param {Record<string, string | number>} values  by CSS name, custom properties too */
  render(values) {
    this.#before = values;
    return noChange;
  }
}

/** `<li style=${styleMap({ "--x": 3 })}>` */
export const styleMap = directive(StyleMap);
