// Runs tests/parity/digest.py in Pyodide under Node and prints its result as JSON.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = await loadPyodide({ stdout: () => {} });
python.mountNodeFS("/project", root);
python.globals.set("counts", process.argv.slice(2).map(Number));
console.log(
  python.runPython(`
import json, sys
sys.path[:0] = ["/project/py", "/project/tests"]
sys.dont_write_bytecode = True
from parity import digest
json.dumps(digest.digests(*counts))
`),
);
