"""What Python becomes on the site: a trimmed standard library, the engine, its wheel, micropip."""

from __future__ import annotations

import json
import re
import sys
import zipfile
from pathlib import Path

from quatuor_build.console import ROOT, WORK, doing, need, run
from quatuor_build.stamps import Stamp, digest, fresh_folder, sources
from quatuor_build.tools import BIN, NODE_ADVICE, NODE_MODULES, PIP, npm_version

HERE = Path(__file__).parent
PACKAGE = ROOT / "py" / "quatuor"
PRODUCTS = WORK / "python"
WHEELS = WORK / "wheels"
STDLIB = PRODUCTS / "stdlib.zip"
MICROPIP_STDLIB = PRODUCTS / "micropip-stdlib.zip"
ENGINE = PRODUCTS / "engine.zip"
MICROPIP_REQUIREMENT = HERE / "micropip.txt"
FOR_PYODIDE = "--no-deps --require-hashes --only-binary=:all: --platform any --python-version 3.14"
"""pip's options for wheels that run in Pyodide, whatever Python runs the build."""
NATIVE_ONLY = {"arena", "replay.py"}
"""What of the package does not run in the browser; the wheel has it all the same."""
DISPENSABLE = ("bz2", "compression", "lzma", "ssl")
"""Standard modules that asyncio, shutil, tempfile and zipfile import where they can, and do
without: nothing here is encrypted or so compressed, and each start would pay for them."""
STDLIB_TOOLS = ("compile_modules.mjs", "record_modules.mjs", "promises.py")
EPOCH = (1980, 1, 1, 0, 0, 0)


def engine_sources() -> list[Path]:
    """The engine's files that run in the browser."""
    every = sources(PACKAGE)
    return [path for path in every if path.relative_to(PACKAGE).parts[0] not in NATIVE_ONLY]


def module_name(path: Path) -> str:
    """The name under which a source file is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def compile_modules(source: Path, names: list[str], target: Path) -> None:
    """Byte-compile `names` below `source` to `target`, with the Python that Pyodide carries."""
    node = need("node", NODE_ADVICE)
    run([node, HERE / "compile_modules.mjs", source, fresh_folder(target)], stdin="\n".join(names))


def write_archive(folder: Path, names: list[str], archive: Path) -> None:
    """A deflated zip of what `names` were compiled to; the same files give the same bytes."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name in sorted(names):
            compiled = name.removesuffix(".py") + ".pyc"
            info = zipfile.ZipInfo(compiled, EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(info, (folder / compiled).read_bytes(), compresslevel=9)


def ensure_engine() -> None:
    """The engine as an archive of byte code for sys.path, without docstrings and asserts."""
    files = engine_sources()
    fingerprint = digest(npm_version("pyodide"), HERE / "compile_modules.mjs", *files)
    stamp = Stamp("engine", fingerprint, [ENGINE])
    if not stamp.is_due():
        return
    with doing("engine, compiled by Pyodide's Python"):
        names = [path.relative_to(PACKAGE.parent).as_posix() for path in files]
        compile_modules(PACKAGE.parent, names, WORK / "compiled" / "engine")
        write_archive(WORK / "compiled" / "engine", names, ENGINE)
    stamp.done()


def ensure_wheel() -> Path:
    """The engine as an ordinary wheel, for micropip and pip."""
    stamp = Stamp("wheel", digest(ROOT / "pyproject.toml", *sources(PACKAGE)))
    built = sources(PRODUCTS, "quatuor-*.whl")
    if stamp.is_due() or not built:
        for old in built:
            old.unlink()
        PRODUCTS.mkdir(parents=True, exist_ok=True)
        code = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
        run([BIN / "python", "-c", code, PRODUCTS])
        stamp.done()
        built = sources(PRODUCTS, "quatuor-*.whl")
    return built[0]


def ensure_micropip() -> Path:
    """micropip's wheel, pinned with its hash, for the Python that Pyodide carries."""
    stamp = Stamp("micropip", digest(MICROPIP_REQUIREMENT))
    found = sources(WHEELS, "micropip-*.whl")
    if stamp.is_due() or not found:
        with doing("micropip's wheel"):
            options = [*FOR_PYODIDE.split(), "--requirement", str(MICROPIP_REQUIREMENT)]
            run([*PIP, "download", *options, "--dest", fresh_folder(WHEELS)])
        stamp.done()
        found = sources(WHEELS, "micropip-*.whl")
    return found[0]


def standard_imports() -> list[str]:
    """The modules that the engine's sources import from elsewhere, as written."""
    pattern = re.compile(r"^\s*(?:from|import)\s+([\w.]+)", re.MULTILINE)
    names = {name for path in engine_sources() for name in pattern.findall(path.read_text("utf-8"))}
    return sorted(name for name in names if name.split(".")[0] in sys.stdlib_module_names)


def is_needed(name: str) -> bool:
    """Whether a file of the standard library is worth its place in the archive."""
    return name.split("/", maxsplit=1)[0].removesuffix(".py") not in DISPENSABLE


def ensure_stdlib() -> None:
    """The standard library's modules that the site needs, and those that micropip adds."""
    micropip, wheel = ensure_micropip(), ensure_wheel()
    tools = [HERE / name for name in STDLIB_TOOLS]
    imports = [*standard_imports(), *DISPENSABLE]
    fingerprint = digest(npm_version("pyodide"), micropip.name, *imports, *tools)
    stamp = Stamp("stdlib", fingerprint, [STDLIB, MICROPIP_STDLIB])
    if not stamp.is_due():
        return
    with doing("standard library: recording what is imported"):
        node = need("node", NODE_ADVICE)
        result = WORK / "recorded.json"
        names = "\n".join(module_name(path) for path in engine_sources())
        script = HERE / "record_modules.mjs"
        run([node, script, PACKAGE.parent, micropip, wheel, result], stdin=names)
        recorded: dict[str, list[str]] = json.loads(result.read_text("utf-8"))
        modules = {use: [*filter(is_needed, names)] for use, names in recorded.items()}
    with doing("standard library: compiling"):
        unpacked = fresh_folder(WORK / "stdlib-source")
        with zipfile.ZipFile(NODE_MODULES / "pyodide" / "python_stdlib.zip") as archive:
            archive.extractall(unpacked)
        compiled = WORK / "compiled" / "stdlib"
        compile_modules(unpacked, modules["engine"] + modules["micropip"], compiled)
        write_archive(compiled, modules["engine"], STDLIB)
        write_archive(compiled, modules["micropip"], MICROPIP_STDLIB)
    stamp.done()
