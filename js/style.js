// Style sheets that are loaded when they are needed.

/** @param {string} path  below css/ @returns {Promise<void>} */
export function loadStyle(path) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`../css/${path}`, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`style ${path}`));
    document.head.append(link);
  });
}
