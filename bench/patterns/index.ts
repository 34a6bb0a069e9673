/** `npm run bench -- patterns`: which regular expressions of the product can be made slow, and how slow at the longest text that is accepted. */
import { check } from 'recheck';
import { MESSAGE_MAX_CHARACTERS } from '#coach';
import { normalise } from '../../src/coach/rules/reading/text.ts';
import type { Bench } from '../bench.ts';
import { attackMs } from './attack.ts';
import { distinct, literals, type Pattern, putTogether, unboundedIn } from './sources.ts';

/** `one`: a single quantifier without an upper limit; `more`: several. What has none is as fast as it is long and is not looked at. */
const PARTS = ['one', 'more'] as const;
type Part = (typeof PARTS)[number];

/** Milliseconds that the analysis may think about a pattern. Some are too large for it: it then gives no answer. */
const THINK_MS = 2_000;
/** A pattern that takes longer than this on its attack is told, in milliseconds. */
export const SLOW_MS = 5;
const AT_ONCE = 2;

type Found = Pattern & {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly degree?: string;
  /** On its attack as the rules get to see it, where there is one: marks, gaps and pieces that never end are cut before. */
  readonly ms?: number;
  readonly length?: number;
  /** On the attack as it was sent. */
  readonly rawMs?: number;
};

type Limits = { readonly most: number; readonly seen: (text: string) => string };

async function analysed(pattern: Pattern, { most, seen }: Limits): Promise<Found> {
  const { source, flags } = pattern;
  const diagnosis = await check(source, flags, { timeout: THINK_MS });
  if (diagnosis.status !== 'vulnerable') return { ...pattern, status: diagnosis.status };
  const { pumps, suffix } = diagnosis.attack;
  const compiled = new RegExp(source, flags);
  const { ms, length } = attackMs(compiled, { pumps, suffix }, most, seen);
  const raw = attackMs(compiled, { pumps, suffix }, most, (text) => text);
  return {
    ...pattern,
    status: 'vulnerable',
    degree: diagnosis.complexity.summary,
    ms,
    length,
    rawMs: raw.ms,
  };
}

async function run(parts: readonly Part[], print: (text: string) => void): Promise<object> {
  const all = distinct([...literals(), ...putTogether()]);
  const limits: Limits = { most: MESSAGE_MAX_CHARACTERS, seen: (text) => normalise(text).plain };
  const wanted = all.filter(({ source }) => {
    const unbounded = unboundedIn(source);
    return unbounded > 0 && parts.includes(unbounded === 1 ? 'one' : 'more');
  });
  print(`${all.length} patterns, ${wanted.length} of them to be analysed.`);
  const found: Found[] = [];
  const waiting = wanted[Symbol.iterator]();
  const worker = async () => {
    for (const pattern of waiting) {
      const one = await analysed(pattern, limits);
      found.push(one);
      if ((one.ms ?? 0) >= SLOW_MS)
        print(
          `${one.ms?.toFixed(1)} ms at ${one.length}, ${one.degree}, ${one.at}: ${one.source.slice(0, 160)}`,
        );
      if (found.length % 500 === 0) print(`… ${found.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const count = (status: Found['status']) => found.filter((one) => one.status === status).length;
  const slow = found.filter(({ ms = 0 }) => ms >= SLOW_MS).sort((a, b) => (b.ms ?? 0) - (a.ms ?? 0));
  print(
    `safe ${count('safe')}, more than linear ${count('vulnerable')}, no answer ${count('unknown')}; slower than ${SLOW_MS} ms: ${slow.length}`,
  );
  return { patterns: all.length, analysed: found.length, unknown: count('unknown'), slow };
}

export const patterns: Bench<Part> = { parts: PARTS, onlyByName: true, run };
