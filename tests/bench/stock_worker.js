// Stands in for js/worker.js to measure stock Pyodide: its files as they come, the engine's plain
// wheel, nothing fetched early. The same messages as the worker's, so the page is the same.

// @ts-ignore - there once the benchmark has laid it out
const { loadPyodide } = await import("../../../stock/pyodide.mjs");
postMessage({ step: "python" });
const python = await loadPyodide();
const wheel = await fetch("../../../stock/wheel.zip");
python.unpackArchive(await wheel.arrayBuffer(), "wheel");
const handle = python.pyimport("quatuor.session").handle;
addEventListener("message", ({ data: { id, text } }) => postMessage({ id, text: handle(text) }));
postMessage({ ready: true });
