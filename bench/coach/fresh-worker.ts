/** What a worker of the server takes that answers message after message: memory, and processor time for each. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AdviceRequest } from '#coach';
import { readExamples } from '../../training/examples.ts';
import { quantile } from './reference.ts';

/** Different messages of the first list; as many others come after it. */
const MESSAGES = 1_000;

export const RESIDENT_AT_MOST_MB = 220;
/** Memory that does not grow any more may still differ by this from one moment to the next. */
export const FLAT_WITHIN_MB = 15;
export const IMPORT_AT_MOST_MS = 800;
export const FIRST_AT_MOST_MS = { p50: 6, p99: 60 } as const;
export const WARM_AT_MOST_MS = { p50: 5, p99: 25 } as const;

type Quantiles = { readonly p50: number; readonly p99: number; readonly slowest: number };
export type FreshWorker = {
  /** All of the process, its main thread included. */
  readonly residentMb: { readonly loaded: number; readonly first: number; readonly others: number };
  readonly importMs: number;
  /** Of messages that it has not seen, and of the same once more. */
  readonly first: Quantiles;
  readonly warm: Quantiles;
};

const program = fileURLToPath(new URL('thousand-answers.ts', import.meta.url));

/** Every n-th of our own examples, in two lists of the same kinds. */
function requests(): AdviceRequest[][] {
  const examples = readExamples((hand) => hand.startsWith('hand-'));
  const step = Math.max(1, Math.floor(examples.length / (2 * MESSAGES)));
  const taken = examples
    .filter((_, at) => at % step === 0)
    .slice(0, 2 * MESSAGES)
    .map(({ m, c }) => ({ message: m, conversation: c.map(([from, text]) => ({ from, text })) }));
  return [0, 1].map((half) => taken.filter((_, at) => at % 2 === half));
}

const round = (value: number): number => Number(value.toPrecision(3));
const quantiles = (times: readonly number[]): Quantiles => ({
  p50: round(quantile(times, 0.5)),
  p99: round(quantile(times, 0.99)),
  slowest: round(quantile(times, 1)),
});

export function freshWorker(): FreshWorker {
  const ended = spawnSync(process.execPath, [...process.execArgv, program], {
    encoding: 'utf8',
    input: JSON.stringify(requests()),
  });
  if (ended.status !== 0)
    throw new Error('The fresh process failed.', { cause: ended.stderr || ended.error });
  const { importMs, firstMs, warmMs, residentMb } = JSON.parse(ended.stdout) as {
    importMs: number;
    firstMs: number[];
    warmMs: number[];
    residentMb: FreshWorker['residentMb'];
  };
  return { residentMb, importMs: round(importMs), first: quantiles(firstMs), warm: quantiles(warmMs) };
}
