// Records which standard modules are imported when the site does all that it promises.
// Use: node record_modules.mjs PY_FOLDER MICROPIP_WHEEL ENGINE_WHEEL RESULT < engine modules, one a line
// Writes {"engine": [...], "micropip": [...]}: file names inside the standard library's archive.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { loadPyodide } from "pyodide";

/** @param {string} packages @param {string} micropip @param {string} engine */
async function record(packages, micropip, engine) {
  const python = await loadPyodide();
  python.mountNodeFS("/packages", packages);
  python.runPython(readFileSync(new URL("promises.py", import.meta.url), "utf-8"));
  /** @returns {string[]} */
  const recorded = () => JSON.parse(python.runPython("recorded()"));

  python.globals.set("modules", readFileSync(0, "utf-8").trim());
  await python.runPythonAsync("await keep_engine_promises(modules.split())");
  const forEngine = recorded();

  const [micropipPath, enginePath] = [micropip, engine].map((wheel) => {
    const path = `/tmp/${basename(wheel)}`;
    python.FS.writeFile(path, readFileSync(wheel));
    return path;
  });
  await python.runPythonAsync(`await keep_micropip_promises("${micropipPath}", "${enginePath}")`);
  const forMicropip = recorded().filter((name) => !forEngine.includes(name));
  return { engine: forEngine, micropip: forMicropip };
}

try {
  const [packages, micropip, engine, result] = process.argv.slice(2);
  writeFileSync(result, JSON.stringify(await record(packages, micropip, engine)));
} catch (error) {
  // the message alone: Node would print the minified line it came from as well
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
