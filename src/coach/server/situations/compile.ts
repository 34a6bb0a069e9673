/**
 * Makes `build/coach/situations.json` of the data files in `src/coach/rules/situations`. The launcher and the tests run it where a file has changed
 * since (`launcher/situations.mjs`); a fault in a file is told with the file and the entry, and nothing is written.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileBook } from './book.ts';
import { readDataFiles } from './data-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const target = join(root, 'build/coach/situations.json');

const { book, faults } = compileBook(readDataFiles());
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
} else {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.${process.pid}`, JSON.stringify(book));
  // Whoever reads it meanwhile sees the old one or the new one, whole.
  renameSync(`${target}.${process.pid}`, target);
}
