/**
 * Runs a script with the words of its command line. An error is told by its message alone: Node
 * would print the minified line of Pyodide that it came from as well.
 * @param {(...words: string[]) => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main(...process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
