// Which section of the rules speaks of what is at hand: a game's table names them (`sections`) by the
// reason of a vain tap (`why.stone_full`), by a part of the table (`stone`), by what is to be done
// (`status.claim`).

/**
 * The section's anchor; empty: the rules from their beginning.
 * @param {import("./types.js").UiState} state
 */
export function sectionAtHand({ module, note, path, looked, view }) {
  const sections = module?.sections ?? {};
  const zone = (path.at(-1) ?? looked ?? "").split(":")[0];
  const found = [note && `why.${note.key}`, zone, view && `status.${view.status.key}`].find(
    (key) => key && sections[key],
  );
  return found ? sections[found] : "";
}
