// tests/parity/digest.py in Pyodide under Node: the arguments of `digest` come in as a line of JSON, its
// answer goes out as another.
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = await loadPyodide({ stdout: () => {} });
python.mountNodeFS("/project", root);
const answer = python.runPython(`
import json, sys
sys.path[:0] = ["/project/py", "/project/tests"]
sys.dont_write_bytecode = True
from parity.digest import digest
lambda line: json.dumps(digest(*json.loads(line)))
`);
for await (const line of createInterface(process.stdin)) console.log(answer(line));
