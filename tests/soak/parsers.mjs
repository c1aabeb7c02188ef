// The page's parsers attacked for ever, from the given thousand on; a line after each thousand.
import { attack } from "../js/hostile.js";

for (let seed = 1000 * Number(process.argv[2]); ; seed++) {
  await attack(seed).catch((error) => {
    console.log(`seed ${seed}: ${error.message.trim()}`);
    process.exit(1);
  });
  if (seed % 1000 === 999) console.log("ok");
}
