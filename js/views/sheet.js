// A sheet over the table: a native modal dialog, which keeps the focus and gives it back.

import { html, ref } from "../html.js";
import { t } from "../i18n.js";
import { icon } from "../art/icons.js";

/** @param {Element | undefined} dialog */
function open(dialog) {
  // the node is not in the page yet when lit hands it over
  queueMicrotask(() => {
    if (dialog instanceof HTMLDialogElement && dialog.isConnected && !dialog.open) dialog.showModal();
  });
}

/**
 * @param {string} name
 * @param {string} title
 * @param {any} body
 * @param {() => void} close
 * @param {any} [foot]  what stays in view below it
 */
export const sheet = (name, title, body, close, foot) => html`
  <dialog
    class="sheet sheet-${name}"
    aria-labelledby="sheet-title"
    ${ref(open)}
    @close=${close}
    @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close()}
  >
    <div class="sheet-frame">
      <header class="sheet-head">
        <h2 id="sheet-title" tabindex="-1" autofocus>${title}</h2>
        <button type="button" class="icon-button" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
      </header>
      <div class="sheet-body" role="group" aria-labelledby="sheet-title" tabindex="0">${body}</div>
      ${foot}
    </div>
  </dialog>
`;
