// The rules of a game from its Markdown, drawn from marked's tokens: no HTML is ever parsed.

import { html, nothing, ref } from "../html.js";
import { t } from "../i18n.js";
import { marked } from "marked";

/** @typedef {import("marked").Token} Token */

/**
 * @param {string | null} markdown  null while it loads
 * @param {string} [section]  the anchor to show
 */
export function rules(markdown, section) {
  if (markdown === null) return html`<p>${t("boot.waiting")}</p>`;
  return html`<article class="rules" ${ref((node) => showSection(node, section))}>
    ${marked.lexer(markdown).map(block)}
  </article>`;
}

/** @param {Element | undefined} article @param {string | undefined} section */
function showSection(article, section) {
  if (!article || !section) return;
  queueMicrotask(() => {
    const heading = article.querySelector(`#${CSS.escape(section)}`);
    if (!(heading instanceof HTMLElement)) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  });
}

/** @param {Token} token @returns {any} */
function block(token) {
  switch (token.type) {
    case "heading":
      return heading(/** @type {any} */ (token));
    case "paragraph":
      return html`<p>${inlines(token)}</p>`;
    case "list":
      return token.ordered
        ? html`<ol>
            ${token.items.map(listItem)}
          </ol>`
        : html`<ul>
            ${token.items.map(listItem)}
          </ul>`;
    case "table":
      return table(/** @type {any} */ (token));
    case "blockquote":
      return html`<blockquote>${(token.tokens ?? []).map(block)}</blockquote>`;
    case "code":
      return html`<pre><code>${token.text}</code></pre>`;
    case "hr":
      return html`<hr />`;
    case "text":
      return inlines(token);
    default:
      return nothing;
  }
}

/** A heading `## Claiming {#claiming}` has that anchor. @param {{depth: number, text: string, tokens: Token[]}} token */
function heading(token) {
  const [, id = ""] = token.text.match(/\{#([\w-]+)\}\s*$/) ?? [];
  const content = inlines(token, (text) => text.replace(/\s*\{#[\w-]+\}\s*$/, ""));
  if (token.depth === 1) return html`<h2 id=${id} tabindex="-1">${content}</h2>`;
  if (token.depth === 2) return html`<h3 id=${id} tabindex="-1">${content}</h3>`;
  return html`<h4 id=${id} tabindex="-1">${content}</h4>`;
}

/** @param {any} item */
const listItem = (item) => html`<li>${item.tokens.map(block)}</li>`;

/** @param {any} token */
const table = ({ header, rows }) => html`
  <div
    class="rules-table"
    tabindex="0"
    role="region"
    aria-label=${header.map((/** @type {any} */ cell) => cell.text).join(", ")}
  >
    <table>
      <thead>
        <tr>
          ${header.map((/** @type {any} */ cell) => html`<th scope="col">${inlines(cell)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (/** @type {any[]} */ row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${inlines(cell)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;

/** @param {any} token @param {(text: string) => string} [change] */
const inlines = (token, change = (text) => text) =>
  token.tokens ? token.tokens.map((/** @type {Token} */ one) => inline(one, change)) : change(plain(token.text));

/** @param {Token} token @param {(text: string) => string} change @returns {any} */
function inline(token, change) {
  switch (token.type) {
    case "strong":
      return html`<strong>${inlines(token, change)}</strong>`;
    case "em":
      return html`<em>${inlines(token, change)}</em>`;
    case "codespan":
      return html`<code>${plain(token.text)}</code>`;
    case "br":
      return html`<br />`;
    case "link":
      return token.href.startsWith("#")
        ? html`<a href=${token.href} @click=${jump}>${inlines(token, change)}</a>`
        : inlines(token, change);
    default:
      return inlines(token, change);
  }
}

/** A link inside the rules moves the rules, not the page's route. @param {MouseEvent} event */
function jump(event) {
  event.preventDefault();
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  showSection(link.closest(".rules") ?? undefined, link.hash.slice(1));
}

/** @type {Record<string, string>} */
const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** marked escapes plain text for HTML, which lit does itself. @param {string} text */
const plain = (text) => text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]);
