// Records which standard modules are imported when the site does all that it promises.
// Use: node record_modules.mjs PY_FOLDER MICROPIP_WHEEL ENGINE_WHEEL RESULT < engine modules, one a line
// Writes {"engine": [...], "micropip": [...]}: file names inside the standard library's archive.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { loadPyodide } from "pyodide";
import { runScript } from "./script.mjs";

await runScript(async (packages, micropip, engine, result) => {
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
  writeFileSync(result, JSON.stringify({ engine: forEngine, micropip: forMicropip }));
});
