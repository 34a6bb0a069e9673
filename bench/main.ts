/**
 * `npm run bench -- [what] [part…]`: measures, prints tables and writes bench/results/<what>.json. Without `what`, all of
 * it but `patterns` and `faults`, which take long, and `golden`. It measures and does not judge: the exit code is 0 whatever the figures are,
 * but for `faults`, which ends with 1 where money was lost or taken twice.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Bench, chosen, UsageFault } from './bench.ts';
import { coach } from './coach/index.ts';
import { cyrano } from './cyrano/index.ts';
import { faults } from './faults/index.ts';
import { golden } from './golden/index.ts';
import { growth } from './growth/index.ts';
import { identity } from './identity/index.ts';
import { pages } from './pages/index.ts';
import { patterns } from './patterns/index.ts';
import { screenshots } from './screenshots/index.ts';
import { stall } from './stall/index.ts';
import { writer } from './writer/index.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  coach,
  cyrano,
  pages,
  identity,
  faults,
  golden,
  growth,
  patterns,
  screenshots,
  stall,
  writer,
};

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function main(args: readonly string[]): Promise<void> {
  const results = new URL('./results/', import.meta.url);
  for (const { name, bench, parts, flags } of chosen(args, BENCHES)) {
    const found = await bench.run(parts, print, flags);
    if (found.failed) process.exitCode = 1;
    mkdirSync(results, { recursive: true });
    writeFileSync(new URL(`${name}.json`, results), `${JSON.stringify(found, null, 2)}\n`);
    print(`\nWritten: bench/results/${name}.json`);
  }
}

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0);
  throw fault;
});

try {
  await main(process.argv.slice(2));
} catch (cause) {
  if (!(cause instanceof UsageFault)) throw cause;
  process.stderr.write(`bench: ${cause.message}\n`);
  process.exitCode = 1;
}
