// The keyboard: each zone of the table is one Tab stop, arrows go inside it, and the focus stays with
// its element through every render.

/**
 * @typedef {object} KeyCommands
 * @property {() => boolean} cancel  true when there was something to cancel
 * @property {() => void} undo
 * @property {(key: string) => boolean} step  looking back; true when the key led somewhere
 * @property {Record<string, () => void>} letters  single-key shortcuts
 * @property {() => boolean} lettersOn
 */

const ITEM = "[data-el]:is(button, [tabindex])";

/**
 * @param {HTMLElement} root
 * @param {KeyCommands} commands
 */
export function createKeys(root, commands) {
  /** Where the focus was: zone, element, and its place among the zone's items. */
  let last = { zone: "", element: "", index: 0 };
  /** The Tab stop of each zone. @type {Map<string, string>} */
  const stops = new Map();
  /** The choice that has taken the focus, what the last one was about, and where the focus was before. */
  let taken = { by: "", about: "", from: last };
  let resting = false;

  root.addEventListener("focusin", (event) => remember(/** @type {HTMLElement} */ (event.target)));
  document.addEventListener("keydown", onKey);

  return {
    tidy,
    /** Whether the focus is just finding a place to rest, beside where it was: nobody has turned to what is there. */
    rests: () => resting,

    /** A new table, or the next person's: where nothing has the focus, the hand gets it, else what can be picked. */
    enter() {
      const active = document.activeElement;
      if (active && active !== document.body) return;
      const hand = root.querySelector('[data-zone="hand"] [tabindex="0"]');
      /** @type {HTMLElement | null} */ (hand ?? root.querySelector("[data-zone] .pick.lit"))?.focus();
    },

    /** To an element, but not away from the log. @param {string} element */
    lead(element) {
      if (zoneOf(/** @type {HTMLElement} */ (document.activeElement))?.dataset.zone === "log") return;
      /** @type {HTMLElement | null} */ (root.querySelector(`[data-el="${element}"]`))?.focus();
    },
  };

  /** @param {HTMLElement} target */
  function remember(target) {
    const zone = zoneOf(target);
    const element = target.dataset?.el;
    if (!zone || !element) {
      last = { zone: "", element: "", index: 0 };
      return;
    }
    last = { zone: zone.dataset.zone ?? "", element, index: items(zone).indexOf(target) };
    stops.set(last.zone, element);
    setStop(zone);
  }

  /** After each render: one Tab stop for each zone, and the focus back where it was. */
  function tidy() {
    for (const zone of root.querySelectorAll("[data-zone]")) setStop(/** @type {HTMLElement} */ (zone));
    follow();
    if (!last.element || document.querySelector("dialog[open]")) return;
    const active = document.activeElement;
    if (active && active !== document.body && root.contains(active)) return;
    refocus();
  }

  /** A choice that opens takes the focus; when it is gone, the focus is led on from where it was before. */
  function follow() {
    const choice = /** @type {HTMLElement | null} */ (root.querySelector("[data-takes-focus]"));
    const by = choice?.dataset.takesFocus ?? "";
    if (by === taken.by) return;
    if (!choice) {
      taken.by = "";
      last = taken.from;
      return;
    }
    taken = { by, about: by, from: by === taken.about ? taken.from : last };
    if (last.element) items(choice)[0]?.focus();
  }

  /** The same element or what is to be picked after it, else its neighbour in the zone, else the action bar. */
  function refocus() {
    const zone = root.querySelector(`[data-zone="${last.zone}"]`);
    const all = zone ? items(/** @type {HTMLElement} */ (zone)) : [];
    const same = all.find((item) => item.dataset.el === last.element);
    const onwards = same?.matches(".picked") ? root.querySelector("[data-zone] .pick.lit") : null;
    const beside = all[Math.min(Math.max(last.index, 0), all.length - 1)] ?? root.querySelector(".actions button");
    resting = !onwards && !same;
    /** @type {HTMLElement | null} */ (onwards ?? same ?? beside)?.focus({ preventScroll: true });
    resting = false;
  }

  /** @param {HTMLElement} zone */
  function setStop(zone) {
    const all = items(zone);
    const wanted = stops.get(zone.dataset.zone ?? "");
    const stop =
      all.find((item) => item.dataset.el === wanted) ??
      all.find((item) => item.matches(".lit, [aria-current]")) ??
      all[0];
    for (const item of all) {
      const index = item === stop ? 0 : -1;
      // to write what is there already would cost a layout where the focus is
      if (item.getAttribute("tabindex") !== `${index}`) item.tabIndex = index;
    }
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || target.closest?.("input, select, textarea")) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      commands.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const covered = document.querySelector("dialog[open]") !== null;
    if (event.key === "Escape") {
      if (!covered && commands.cancel()) event.preventDefault();
      return;
    }
    const zone = zoneOf(target);
    if (!covered && (!zone || zone.dataset.zone === "actions") && commands.step(event.key)) {
      event.preventDefault();
      return;
    }
    const goal = zone ? destination(zone, target, event.key) : null;
    if (goal) {
      event.preventDefault();
      goal.focus();
      return;
    }
    if (covered) return;
    const letter = commands.lettersOn() ? commands.letters[event.key] : undefined;
    if (letter) {
      event.preventDefault();
      letter();
    }
  }
}

/** @param {HTMLElement} node @returns {HTMLElement | null} */
const zoneOf = (node) => node.closest?.("[data-zone]") ?? null;

/** @param {HTMLElement} zone @returns {HTMLElement[]} */
function items(zone) {
  const all = /** @type {HTMLElement[]} */ ([...zone.querySelectorAll(ITEM)]);
  return all.filter((item) => zoneOf(item) === zone);
}

/**
 * Where a key leads from an item: the nearest item in that direction, as it lies on the screen.
 * @param {HTMLElement} zone
 * @param {HTMLElement} from
 * @param {string} key
 * @returns {HTMLElement | null}
 */
function destination(zone, from, key) {
  const all = items(zone);
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return null;
  const here = middle(from);
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const item of all) {
    const there = middle(item);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // straight ahead before sideways
    const distance = along + 3 * aside;
    if (item !== from && along > 1 && aside <= 4 * along && distance < least) [best, least] = [item, distance];
  }
  return best;
}

/** @param {HTMLElement} node */
function middle(node) {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
