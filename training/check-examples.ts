/** Checks files of labelled examples line by line: `node training/check-examples.ts <file>…`. Exits 1 when a line is wrong. */
import { readFileSync } from 'node:fs';
import { faultsOf } from './examples.ts';

let wrong = 0;
const seen = new Map<string, string>();
for (const file of process.argv.slice(2)) {
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.forEach((line, index) => {
    if (!line.trim()) return;
    const where = `${file}:${index + 1}`;
    const faults = faultsOf(line);
    try {
      const { m } = JSON.parse(line) as { m?: unknown };
      const key = String(m).toLowerCase().replace(/\W+/g, ' ').trim();
      const twin = seen.get(key);
      if (twin && key) faults.push(`the same message as ${twin}\n`);
      seen.set(key, where);
    } catch {
      // faultsOf has told it already.
    }
    for (const fault of faults) {
      wrong++;
      process.stdout.write(`${where} ${fault}\n`);
    }
  });
  process.stdout.write(`${file}: ${lines.filter((line) => line.trim()).length} lines\n`);
}
process.exitCode = wrong > 0 ? 1 : 0;
