/** How fast: warm over the sets, and the first answer of a fresh process. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { advice } from './engine.ts';
import type { GoldItem } from './gold.ts';
import { quantile, type Time, timeOf } from './reference.ts';

export const FIRST_UNDER_MS = 300;
const FRESH_RUNS = 5;

export type Latency = {
  /** Warm answers over all items of the sets. */
  readonly warm: { readonly answers: number; readonly p50: Time; readonly p99: Time; readonly slowest: Time };
  /** Medians over a few fresh processes: loading the engine, then its first answer. */
  readonly fresh: { readonly load: Time; readonly firstAnswer: Time; readonly both: Time };
};

/** Every item twice, the second time counted. */
function warmTimes(items: readonly GoldItem[]): number[] {
  return items.map(({ message, context }) => {
    const asked = { message, conversation: context };
    advice(asked);
    const startMs = performance.now();
    advice(asked);
    return performance.now() - startMs;
  });
}

type Fresh = { importMs: number; firstAnswerMs: number; allMs: number };
const program = fileURLToPath(new URL('first-answer.ts', import.meta.url));

function freshRun(): Fresh {
  // As the launcher starts every program (launcher/node.mjs): with the same flags.
  const ended = spawnSync(process.execPath, [...process.execArgv, program], {
    encoding: 'utf8',
  });
  if (ended.status !== 0)
    throw new Error('The fresh process failed.', { cause: ended.stderr || ended.error });
  return JSON.parse(ended.stdout) as Fresh;
}

export function latency(items: readonly GoldItem[], reference: number): Latency {
  const times = warmTimes(items);
  const runs = Array.from({ length: FRESH_RUNS }, freshRun);
  const median = (of: (run: Fresh) => number) => timeOf(quantile(runs.map(of), 0.5), reference);
  const at = (share: number) => timeOf(quantile(times, share), reference);
  return {
    warm: { answers: times.length, p50: at(0.5), p99: at(0.99), slowest: at(1) },
    fresh: {
      load: median((run) => run.importMs),
      firstAnswer: median((run) => run.firstAnswerMs),
      both: median((run) => run.allMs),
    },
  };
}
