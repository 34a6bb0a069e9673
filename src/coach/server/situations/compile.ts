/**
 * Makes `build/coach/situations.json` of the data files in `src/coach/rules`, and `build/coach/prefilter.json` of what the patterns of the
 * coach need. The launcher and the tests run it where a file has changed since (`launcher/situations.mjs`); a fault in a data file is told with the
 * file and the entry, and nothing is written.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileBook } from './book.ts';
import { readDataFiles } from './data-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const folder = join(root, 'build/coach');

/** Whoever reads it meanwhile sees the old one or the new one, whole. */
function write(name: string, content: object): void {
  const target = join(folder, name);
  writeFileSync(`${target}.${process.pid}`, JSON.stringify(content));
  renameSync(`${target}.${process.pid}`, target);
}

const { book, examples, faults } = compileBook(readDataFiles());
if (faults.length > 0) {
  process.stderr.write(`${faults.map((fault) => `src/coach/rules/situations/${fault}`).join('\n')}\n`);
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  write('situations.json', book);
  // The coach is asked for its patterns, and cannot be loaded without a list of them.
  write('prefilter.json', { keys: [], needs: [] });
  try {
    const { needsOf } = await import('./needs.ts');
    const heard = examples.flatMap((one) => one.heard);
    write('prefilter.json', needsOf(book, heard));
  } catch (cause) {
    // Whoever is in the middle of a change gets to hear it where it belongs: from what they are about to start.
    process.stderr.write(`The coach starts slower, since its patterns could not be asked for: ${cause}\n`);
  }
}
