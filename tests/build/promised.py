"""Run by in_pyodide.mjs: imports all that the site promises, from what the site serves."""

import importlib
import sys
import zipfile
from importlib.util import MAGIC_NUMBER

ALSO = ["asyncio", "base64", "codecs", "collections", "dataclasses", "functools", "itertools"]
ALSO += ["json", "math", "random", "re", "traceback", "typing", "zipfile", "zlib"]

with zipfile.ZipFile("/lib/quatuor.zip") as archive:
    paths = [name.removesuffix(".pyc").replace("/", ".") for name in archive.namelist()]
names = [path.removesuffix(".__init__") for path in paths]
for name in names + ALSO:
    importlib.import_module(name)
specs = [module.__spec__ for module in sys.modules.values()]
files = [spec.origin for spec in specs if spec and spec.origin]
result = {
    "magic": MAGIC_NUMBER.hex(),
    "engine": names,
    "uncompiled": [file for file in files if file.endswith(".py")],
}
