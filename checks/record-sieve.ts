/**
 * Writes down what the patterns of the coach need (src/coach/rules/sieve), so that a fresh process need not work it out before its first answer.
 * `node checks/record-sieve.ts` after many patterns have changed; what is not written down is only slower. A test tells when it is time.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyOf, pack } from '../src/coach/rules/sieve/known.ts';
import { askedPatterns } from '../src/coach/rules/sieve/sieve.ts';
import { workOut } from '../src/coach/rules/sieve/source.ts';
import { runTask } from '../src/coach/server/tasks.ts';
import { readExamples } from '../training/examples.ts';

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/coach/rules/sieve/known.json');

for (const { m, c } of readExamples((hand) => hand.startsWith('hand-'))) {
  const conversation = c.map(([from, text]) => ({ from, text }));
  runTask('advice', { message: m, conversation }, () => 0);
}
const known: Record<string, string> = {};
for (const { source, unicode } of askedPatterns()) {
  const key = keyOf(source, unicode);
  if (Object.hasOwn(known, key)) throw new Error(`Two patterns with one key: ${source}`);
  known[key] = pack(workOut(source, unicode));
}
const keys = Object.keys(known).sort();
writeFileSync(file, `${JSON.stringify(known, keys, 2)}\n`);
console.info(`${keys.length} patterns`);
