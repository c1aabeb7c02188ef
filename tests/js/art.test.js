import assert from "node:assert/strict";
import { test } from "node:test";

import { TOKENS } from "../../js/art/figures/circus.js";
import { CLANS, EMBLEMS, POWERS, SETTS } from "../../js/art/figures/clans.js";
import { KNOT, MARKS } from "../../js/art/figures/common.js";
import { CRESTS, KINDS } from "../../js/art/figures/kingdoms.js";
import { repeat, size, stripes } from "../../js/art/figures/setts.js";
import { mirrored, reflected } from "../../js/art/shapes.js";
import { contrast, lab, worstPair } from "./colour.js";
import { LOOKS, property } from "./style.js";

const RANKS = Array.from({ length: 10 }, (_, i) => String(i + 1));

/** What carries a colour, and how far apart (CIEDE2000) any two stay for every kind of colour vision. */
const PALETTES = [
  { kind: "clan", names: CLANS, least: 15 },
  { kind: "crest", names: Object.keys(CRESTS), least: 16 },
  { kind: "rank", names: RANKS, least: 9.5 },
];

/** The colours of the tables. @type {Record<string, string[]>} */
const GROUNDS = {
  schotten_totten: ["--heather", "--heather-2", "--moor", "--moor-2"],
  scout: ["--ray", "--ray-2"],
  lords_of_scotland: ["--cloth", "--cloth-2", "--cloth-3"],
  seven_kingdoms: ["--cloth", "--cloth-2"],
};

/** @param {string} one @param {string} other @param {number} least @param {import("./style.js").Look} look @param {string} [className] */
function contrasts(one, other, least, look, className) {
  const value = contrast(property(one, look, className), property(other, look, className));
  assert.ok(value >= least, `${one} on ${other} ${className ?? ""} ${JSON.stringify(look)}: ${value.toFixed(2)}`);
}

for (const look of LOOKS) {
  const name = `${look.theme}${look.contrast ? ", high contrast" : ""}`;

  for (const { kind, names, least } of PALETTES)
    test(`${name}: every two of the ${kind} colours can be told apart`, () => {
      const colours = Object.fromEntries(names.map((one) => [one, property("--hue", look, `${kind}-${one}`)]));
      const worst = worstPair(colours);
      assert.ok(
        worst.difference >= least,
        `${worst.pair.join(" and ")} for ${worst.vision}: ${worst.difference.toFixed(2)}`,
      );
    });

  test(`${name}: text can be read on every colour that carries it`, () => {
    for (const { kind, names } of PALETTES)
      for (const one of names) contrasts("--on-hue", "--hue", 4.5, look, `${kind}-${one}`);
    contrasts("--on-token", "--token", 4.5, look, "art-token");
  });

  // axe cannot tell on what is woven, rayed or shaded
  test(`${name}: text can be read on every table`, () => {
    for (const [game, grounds] of Object.entries(GROUNDS))
      for (const ground of grounds)
        for (const ink of ["--ink", "--ink-soft"]) contrasts(ink, ground, 4.5, look, `game-${game}`);
  });

  test(`${name}: marks and edges stand out`, () => {
    for (const game of ["scout", "lords_of_scotland", "seven_kingdoms"])
      for (const field of ["--back", "--back-2"]) contrasts("--on-back", field, 3, look, `back-${game}`);
    for (const surface of ["--page", "--surface"]) contrasts("--edge", surface, 3, look);
  });
}

test("a higher rank of SCOUT is a darker one", () => {
  const brightness = RANKS.map((rank) => lab(property("--hue", LOOKS[0], `rank-${rank}`))[0]);
  for (let i = 1; i < brightness.length; i++) assert.ok(brightness[i] < brightness[i - 1] - 3, `rank ${i + 1}`);
});

test("every clan has an emblem, a power and a sett; crests and kinds are seven", () => {
  for (const drawings of [EMBLEMS, POWERS, SETTS]) assert.deepEqual(Object.keys(drawings).sort(), [...CLANS].sort());
  assert.equal(Object.keys(CRESTS).length, 7);
  assert.equal(Object.keys(KINDS).length, 7);
});

test("figures are paths within their grid, and no two are the same", () => {
  const figures = [EMBLEMS, POWERS, MARKS, TOKENS, { KNOT }, CRESTS, KINDS].flatMap((set) => Object.values(set));
  for (const figure of figures)
    for (const piece of figure) {
      const path = typeof piece === "string" ? piece : piece[0];
      assert.match(path, /^M[-\d.\sMLHVCQSTAZhvacq,]+$/);
      for (const letter of path.matchAll(/[MLCQ]([-\d.\s,]+)/g))
        for (const number of letter[1].trim().split(/[\s,]+/)) {
          assert.ok(Number(number) >= -1 && Number(number) <= 25, `${number} in ${path}`);
        }
    }
  for (const set of [EMBLEMS, POWERS, CRESTS, KINDS]) {
    const all = Object.values(set).map((figure) => JSON.stringify(figure));
    assert.equal(new Set(all).size, all.length);
  }
});

test("half an outline becomes the whole", () => {
  assert.equal(mirrored("M12 2L4 6C4 9 6 12 12 20"), "M12 2L4 6C4 9 6 12 12 20L12 20C18 12 20 9 20 6L12 2Z");
  assert.equal(mirrored("M3 0L1 4", 3), "M3 0L1 4L5 4L3 0Z");
  assert.equal(reflected("M2 3L5 9Z"), "M19 9L22 3Z");
  assert.throws(() => mirrored("M12 2h-3L4 6"), /absolute/);
});

test("a tartan reads the same from its pivots both ways", () => {
  for (const sett of Object.values(SETTS)) {
    const all = repeat(sett);
    assert.deepEqual(all.slice(1), all.slice(1).reverse());
    const covered = [...stripes(sett, 2 * size(sett)).values()].flat();
    assert.equal(
      covered.reduce((sum, [, threads]) => sum + threads, 0),
      2 * size(sett),
    );
    assert.equal(new Set(covered.map(([start]) => start)).size, covered.length);
  }
});
