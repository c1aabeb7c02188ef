// Every shortcut of the keyboard, and how the table is used.

import { html } from "../html.js";
import { t } from "../i18n.js";

const KEYS = [
  ["Tab", "help.tab"],
  ["← → ↑ ↓", "help.arrows"],
  ["Enter, Space", "help.enter"],
  ["Esc", "help.escape"],
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
        html`<dt><kbd>${key}</kbd></dt>
          <dd>${t(text)}</dd>`,
    )}
  </dl>
`;
