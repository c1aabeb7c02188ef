// Every shortcut of the keyboard, and how the table is used.

import { html } from "../html.js";
import { hasText, t } from "../i18n.js";

/** A key as it is written, or the text with its name in every language; what it does. */
const KEYS = [
  ["Tab", "help.tab"],
  ["← → ↑ ↓", "help.arrows"],
  ["help.key.enter", "help.enter"],
  ["help.key.escape", "help.escape"],
  ["Ctrl Z, ⌘ Z", "help.undo"],
  ["H", "help.hint"],
  ["L", "help.log"],
  ["B", "help.back"],
  ["R", "help.rules"],
  ["S", "help.status"],
  ["N", "help.now"],
  ["?", "help.help"],
];

export const help = () => html`
  <p>${t("help.intro")}</p>
  <dl class="keys">
    ${KEYS.map(
      ([key, text]) =>
        html`<dt><kbd>${hasText(key) ? t(key) : key}</kbd></dt>
          <dd>${t(text)}</dd>`,
    )}
  </dl>
`;
