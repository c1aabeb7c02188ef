// Runs Python in Pyodide under Node on the site's own trimmed library and compiled engine.
// Use: node in_pyodide.mjs STDLIB_ARCHIVE ENGINE_ARCHIVE FILE_OF_PYTHON; prints its `result` as JSON.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { runScript } from "../../py/quatuor_build/script.mjs";

await runScript(async (stdlib, engine, code) => {
  const python = await loadPyodide({
    stdLibURL: stdlib,
    env: { PYTHONPATH: "/lib/quatuor.zip" },
    fsInit: async (FS) => FS.writeFile("/lib/quatuor.zip", readFileSync(engine)),
  });
  python.runPython(readFileSync(code, "utf-8"));
  console.log(python.runPython("import json; json.dumps(result)"));
});
