// Runs Pyodide, and in it the engine. Everything is fetched at once, as soon as this script runs.
// Page to worker: {id, text} (a request) or {id, install} (a wheel for micropip).
// Worker to page: {step, loaded, total} while it starts, {ready}, {id, text} or {id, error},
// {failed: {step, detail}} when it cannot start, {lost} when Python is beyond repair.
// "build:..." stands for an address or a size; build.py fills it in.

/** @param {string} relative */
const address = (relative) => new URL(relative, import.meta.url).href;

const LOADER = address("build:pyodide-mjs");
const CORE = address("build:pyodide-asm-mjs");
const WASM = address("build:pyodide-asm-wasm");
const STDLIB = address("build:stdlib");
const ENGINE = address("build:engine");
const MICROPIP_STDLIB = address("build:micropip-stdlib");
const MICROPIP = address("build:micropip");

/** Bytes once unpacked: what a stream yields, whatever the server compresses. */
const SIZES = new Map([
  [WASM, Number("build:pyodide-asm-wasm-bytes")],
  [STDLIB, Number("build:stdlib-bytes")],
  [ENGINE, Number("build:engine-bytes")],
]);
const TYPES = new Map([[WASM, "application/wasm"]]);
const ENGINE_PATH = "/lib/quatuor.zip";
const MICROPIP_PATH = "/lib/micropip.whl";
/** Pyodide's list of packages, but for the packages: 119 kB that name nothing on this site. */
const LOCK = JSON.parse("build:lock");
const ARCHIVE = `/lib/python${LOCK.info.python.split(".").slice(0, 2).join("")}.zip`;

/** Milliseconds: each word is a drawing of the page, while Python wants the processor. */
const TELL_EVERY = 100;

const download = fetch.bind(globalThis);
/** @type {Map<string, Promise<Response>>} what is under way, until Pyodide asks for it */
const early = new Map();
let step = "download";
let loaded = 0;
let toldAt = performance.now();
let arriving = SIZES.size + 1; // and the scripts
const total = [...SIZES.values()].reduce((sum, size) => sum + size, 0);

/** @type {(reason: unknown) => void} Ends the start where Pyodide would not tell. */
let giveUp = () => undefined;
/** @type {Promise<never>} */
const broken = new Promise((_, reject) => (giveUp = reject));

/** @param {string} name */
function begin(name) {
  step = name;
  postMessage({ step });
}

function arrived() {
  arriving--;
  if (arriving === 0) begin("python");
}

/**
 * A download whose bytes are counted. Pyodide waits for ever when a server sends its wasm as something
 * else than wasm: then it gets the type it must have. Else it stays the browser's own response: of that
 * alone a browser keeps the compiled code, and the next start takes half the time.
 * @param {string} url
 */
async function counted(url) {
  const response = await download(url);
  if (!response.ok || !response.body) throw new Error(`${response.status} for ${url}`);
  count(/** @type {ReadableStream<Uint8Array>} */ (response.clone().body)).catch(giveUp);
  const type = TYPES.get(url);
  if (!type || response.headers.get("Content-Type") === type) return response;
  return new Response(response.body, { headers: { "Content-Type": type } });
}

/** @param {ReadableStream<Uint8Array>} body  which comes in as fast as it can, before anybody reads the other one */
function count(body) {
  return body.pipeTo(
    new WritableStream({
      write({ byteLength }) {
        loaded += byteLength;
        if (loaded < total && performance.now() - toldAt < TELL_EVERY) return;
        toldAt = performance.now();
        postMessage({ step: "download", loaded, total });
      },
      close: arrived,
    }),
  );
}

async function boot() {
  begin("download");
  const wasm = counted(WASM);
  early.set(WASM, wasm).set(STDLIB, counted(STDLIB));
  const compiled = wasm.then((response) => WebAssembly.compileStreaming(response));
  compiled.catch(giveUp);
  const [{ loadPyodide }, { default: createPyodideModule }, engine] = await Promise.all([
    import(LOADER),
    import(CORE),
    counted(ENGINE).then((response) => response.arrayBuffer()),
    ...early.values(),
  ]);
  arrived();
  passOn(compiled);
  const python = await loadPyodide({
    indexURL: LOADER.replace(/[^/]*$/, ""),
    stdLibURL: STDLIB,
    createPyodideModule,
    lockFileContents: LOCK,
    packageBaseUrl: LOADER,
    env: { PYTHONPATH: ENGINE_PATH },
    fsInit: async (/** @type {any} */ FS) => FS.writeFile(ENGINE_PATH, new Uint8Array(engine)),
  });
  begin("rules");
  return { python, handle: python.pyimport("quatuor.session").handle };
}

/**
 * Hands Pyodide what is being downloaded already, and the wasm that is compiled while the scripts still
 * come in. When that cannot be had, Pyodide warns and waits for ever; we do not.
 * @param {Promise<WebAssembly.Module>} compiled
 */
function passOn(compiled) {
  globalThis.fetch = (resource, options) => {
    const url = String(resource instanceof Request ? resource.url : resource);
    const response = early.get(url);
    early.delete(url);
    return response ?? download(resource, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    const instance = WebAssembly.instantiate(module, imports);
    instance.catch(giveUp);
    return { module, instance: await instance };
  };
}

/** @param {unknown} error */
const detail = (error) =>
  String(/** @type {any} */ (error)?.message ?? error)
    .trim()
    .slice(-500);

/** Adds to the standard library's archive, as parts of a package must lie in one. */
const EXTEND = `
import importlib, sys, zipfile

def extend(archive, more):
    with zipfile.ZipFile(archive, "a") as target, zipfile.ZipFile(more) as source:
        for name in set(source.namelist()).difference(target.namelist()):
            target.writestr(name, source.read(name))
    importlib.invalidate_caches()
`;

/** @param {any} python @param {string} requirement */
async function install(python, requirement) {
  if (!python.globals.has("extend")) {
    const [stdlib, micropip] = await Promise.all([MICROPIP_STDLIB, MICROPIP].map(bytes));
    python.FS.writeFile("/tmp/more.zip", stdlib);
    python.FS.writeFile(MICROPIP_PATH, micropip);
    python.runPython(EXTEND);
    python.globals.get("extend")(ARCHIVE, "/tmp/more.zip");
    python.pyimport("sys").path.append(MICROPIP_PATH);
  }
  await python.pyimport("micropip").install(requirement);
}

/** @param {string} url */
async function bytes(url) {
  const response = await download(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {MessageEvent} message @param {any} machine */
async function answer({ data: { id, text, install: requirement } }, { python, handle }) {
  if (requirement !== undefined) {
    await install(python, requirement).then(
      () => postMessage({ id, text: '{"ok": true}' }),
      (error) => postMessage({ id, error: detail(error) }),
    );
    return;
  }
  try {
    postMessage({ id, text: handle(text) });
  } catch (error) {
    // the session answers every failure of its own: this is the end of the interpreter
    postMessage({ lost: detail(error) });
  }
}

Promise.race([boot(), broken]).then(
  (machine) => {
    addEventListener("message", (message) => answer(message, machine));
    postMessage({ ready: true });
  },
  (error) => postMessage({ failed: { step, detail: detail(error) } }),
);
