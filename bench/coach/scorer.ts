/** Runs `score.mjs` as its own program, so that its figures are those that everybody else gets from it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AdviceResponse } from '#coach';
import type { GoldItem } from './gold.ts';

/** Name of a figure to its value: per cent, or 0 to 1, as the scorer gives it; null where nothing was there to count. */
export type Figures = Readonly<Record<string, number | null>>;

/** What the scorer holds against one item. */
export type Fault = {
  readonly id: string;
  /** Names of the checks that it fails. */
  readonly failed: readonly string[];
  /** The scorer's own words. */
  readonly said: readonly string[];
};

const program = fileURLToPath(new URL('score.mjs', import.meta.url));

function runScorer(items: readonly GoldItem[], answers: readonly AdviceResponse[], verbose: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'coach-bench-'));
  const write = (name: string, rows: readonly object[]) => {
    const file = join(folder, name);
    writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    return file;
  };
  try {
    const args = [program, write('gold.jsonl', items), write('answers.jsonl', answers)];
    const ended = spawnSync(process.execPath, verbose ? [...args, '-v'] : args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (ended.status !== 0) throw new Error('The scorer failed.', { cause: ended.stderr || ended.error });
    return ended.stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Figures over a whole set; nothing of an item comes out. */
export const score = (items: readonly GoldItem[], answers: readonly AdviceResponse[]): Figures =>
  JSON.parse(runScorer(items, answers, false)) as Figures;

/** What went wrong item by item: for sets that may be read. Items without a fault are left out. */
export function faultsByItem(items: readonly GoldItem[], answers: readonly AdviceResponse[]): Fault[] {
  return faultsIn(
    runScorer(items, answers, true),
    items.map(({ id }) => String(id)),
  );
}

/** Reads the lines that the scorer prints with `-v`. */
export function faultsIn(printed: string, ids: readonly string[]): Fault[] {
  const lines = printed.split('\n');
  return ids.flatMap((id) => {
    const said = lines.filter((line) => line.startsWith(`${id} `)).map((line) => line.slice(id.length + 1));
    const checks = said.find((line) => line.startsWith('not strict: '))?.slice('not strict: '.length);
    const failed = checks?.split(',') ?? (said.includes('no answer') ? ['answered'] : []);
    return said.length === 0 ? [] : [{ id, failed, said }];
  });
}
