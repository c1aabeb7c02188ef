import { test } from "node:test";

import { attack } from "./hostile.js";

test("spoilt addresses, links, files and stored values do no harm", async () => {
  for (let seed = 0; seed < 2000; seed++) await attack(seed);
});
