// Style sheets that are loaded when they are needed.

import { fileAt } from "./files.js";

/** @param {string} path  below css/ @returns {Promise<void>} */
export function loadStyle(path) {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = fileAt(`css/${path}`).href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`style ${path}`));
    document.head.append(link);
  });
}
