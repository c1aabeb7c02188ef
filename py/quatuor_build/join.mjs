// Joins each script and style sheet that a page names with all that it imports: a page asks for a few
// files instead of a hundred. Use: node join.mjs TARGET_FOLDER < {"entries": [], "apart": [], "standIns": {}}
import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runScript } from "./script.mjs";

await runScript(async (target) => {
  const { entries, apart, standIns } = JSON.parse(readFileSync(0, "utf-8"));
  const { metafile } = await build({
    entryPoints: entries,
    outdir: target,
    outbase: ".",
    bundle: true,
    format: "esm",
    target: "esnext",
    charset: "utf8",
    minifySyntax: true,
    minifyWhitespace: true, // names stay, for reports
    legalComments: "none", // the licences lie beside it
    logLevel: "warning",
    metafile: true,
    plugins: [replacing(apart, standIns)],
  });
  console.log(JSON.stringify(Object.keys(metafile.inputs)));
});

/**
 * Scripts that a page loads by themselves stay apart; others have a stand-in.
 * @param {string[]} apart
 * @param {Record<string, string>} standIns
 * @returns {import("esbuild").Plugin}
 */
function replacing(apart, standIns) {
  const alone = new Set(apart.map((name) => resolve(name)));
  const replaced = new Map(Object.entries(standIns).map(([name, other]) => [resolve(name), resolve(other)]));
  return {
    name: "replacing",
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        if (kind === "entry-point") return undefined;
        const file = resolve(resolveDir, path);
        if (alone.has(file)) return { path, external: true };
        return replaced.has(file) ? { path: replaced.get(file) } : undefined;
      });
    },
  };
}
