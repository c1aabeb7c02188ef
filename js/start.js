// Loaded before the rest of the page: Python is on its way while the page's scripts still come in.

import { createEngine } from "./engine.js";

export const engine = createEngine();
engine.start();
