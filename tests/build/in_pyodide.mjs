// Runs Python in Pyodide under Node on the site's own trimmed library and compiled engine.
// Use: node in_pyodide.mjs STDLIB_ARCHIVE ENGINE_ARCHIVE FILE_OF_PYTHON; prints its `result` as JSON.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [stdlib, engine, code] = process.argv.slice(2);
try {
  const python = await loadPyodide({
    stdLibURL: stdlib,
    env: { PYTHONPATH: "/lib/quatuor.zip" },
    fsInit: async (FS) => FS.writeFile("/lib/quatuor.zip", readFileSync(engine)),
  });
  python.runPython(readFileSync(code, "utf-8"));
  console.log(python.runPython("import json; json.dumps(result)"));
} catch (error) {
  // the message alone: Node would print the minified line it came from as well
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
