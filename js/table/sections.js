// Which section of the rules speaks of what is at hand: a game's table names them (`sections`) by the
// reason of a vain tap (`why.stone_full`), by a part of the table (`stone`) or a kind of card in it
// (`hand:FO`), by what is to be done (`status.claim`).

/**
 * The section's anchor; empty: the rules from their beginning.
 * @param {import("../types.js").UiState} state
 */
export function sectionAtHand({ module, note, path, looked, view }) {
  const sections = module?.sections ?? {};
  const element = path.at(-1) ?? looked ?? "";
  const wanted = [`why.${note?.key}`, element.replace(/\d.*/, ""), element.split(":")[0], `status.${view?.status.key}`];
  const found = wanted.find((key) => sections[key]);
  return found ? sections[found] : "";
}
