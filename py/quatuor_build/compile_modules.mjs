// Compiles Python files with Pyodide's own Python, so that the byte code is the one it loads.
// Use: node compile_modules.mjs SOURCE_FOLDER TARGET_FOLDER < names (one a line, "a/b.py")
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { runScript } from "./script.mjs";

await runScript(async (source, target) => {
  // no columns in tracebacks, which are a quarter of the byte code
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  python.mountNodeFS("/source", source);
  python.mountNodeFS("/target", target);
  python.globals.set("names", readFileSync(0, "utf-8").trim());
  python.runPython(`
import marshal
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

UNCHECKED_HASH = (1).to_bytes(4, "little")  # never compared with a source that is not there

for name in names.split("\\n"):
    text = Path("/source", name).read_bytes()
    # -OO: no asserts, no docstrings; the path in tracebacks is the one in the archive
    code = compile(text, name, "exec", dont_inherit=True, optimize=2)
    path = Path("/target", name).with_suffix(".pyc")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(MAGIC_NUMBER + UNCHECKED_HASH + source_hash(text) + marshal.dumps(code))
`);
});
