// The lobby's posters: a scene for each game, in flat shapes.

import { drawing } from "./drawing.js";
import { HEIGHT, WIDTH } from "./posters/frame.js";
import { bordersInTheHeather } from "./posters/schotten_totten.js";
import { bigTop } from "./posters/scout.js";
import { clansAssembled } from "./posters/lords_of_scotland.js";
import { sevenBanners } from "./posters/seven_kingdoms.js";
import { still } from "./still.js";

/** @type {Record<string, () => unknown>} */
const SCENES = {
  schotten_totten: bordersInTheHeather,
  scout: bigTop,
  lords_of_scotland: clansAssembled,
  seven_kingdoms: sevenBanners,
};

/** @type {(game: string) => unknown} */
export const poster = still((game) =>
  drawing([WIDTH, HEIGHT], SCENES[game](), { look: "poster-art", fit: "xMidYMid slice" }),
);
