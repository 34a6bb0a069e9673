/** Run as a program of its own by `latency.ts`: how long a fresh process takes to its first answer, as JSON. */
const startMs = performance.now();
const { advice } = await import('./engine.ts');
const importedMs = performance.now();
advice({ message: 'Hey! I saw that you hike too, which trail would you take me on first?' });
const answeredMs = performance.now();
process.stdout.write(
  JSON.stringify({
    importMs: importedMs - startMs,
    firstAnswerMs: answeredMs - importedMs,
    allMs: answeredMs - startMs,
  }),
);
