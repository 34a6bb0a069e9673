/**
 * Whether a text can make a pattern slow. An analysis (scslre) tells which patterns can take more than linear time on one character again and
 * again; texts made of the pattern itself (`texts.ts`) are timed for all patterns, so that what is called slow has been seen to be.
 */
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { type Attack, attacksOn, attackText, unboundedOf } from './texts.ts';

export type Pattern = { readonly source: string; readonly flags: string };

export type Slow = { readonly attack: Attack; readonly length: number; readonly ms: number };
/** `suspect`: the analysis names it and no text makes it slow. `unknown`: the analysis gave no answer. */
export type Judged =
  | { readonly status: 'fast' | 'suspect' | 'unknown' }
  | ({ readonly status: 'slow' } & Slow);

/** Milliseconds of processor time at the longest text that is accepted. What is linear stays below one. */
export const SLOW_MS = 50;
const BEYOND_DOUBT_MS = 500;
/** Times that what is repeated stands in the text, in steps so small that growth without bound is seen before it takes for ever. */
const FIRST_TIMES = 8;
const STEP = 4;
const SMALL = 64;
const FACTOR = 1.25;
/** A pattern that is fast up to this part of the longest text is not asked about more. */
const PART = 1 / 8;
/** Less than this says nothing, in milliseconds. */
const TINY_MS = 0.5;

export type Limits = {
  /** Characters of the longest text. */
  readonly most: number;
  /** The text as patterns get to see it. */
  readonly seen: (text: string) => string;
};

const clockMs = (): number => performance.now();
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

function searchMs(pattern: RegExp, text: string, now: () => number): number {
  const startMs = now();
  pattern.lastIndex = 0;
  pattern.test(text);
  return now() - startMs;
}

/** Confirmed by the best of three in processor time, so that other work of the machine does not count. */
function slowOn(pattern: RegExp, attack: Attack, times: number, { seen }: Limits): Slow | undefined {
  const text = seen(attackText(attack, times));
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best > SLOW_MS && (run === 0 || best < BEYOND_DOUBT_MS); run++)
    best = Math.min(best, searchMs(pattern, text, run === 0 ? clockMs : processorMs));
  return best > SLOW_MS ? { attack, length: text.length, ms: Math.round(best) } : undefined;
}

function timesUpTo(most: number): number[] {
  const found: number[] = [];
  for (
    let times = FIRST_TIMES;
    times < most;
    times = times < SMALL ? times + STEP : Math.floor(times * FACTOR)
  )
    found.push(times);
  return [...found, most];
}

function timed(pattern: RegExp, attack: Attack, limits: Limits): Slow | undefined {
  const { pump, prefix, suffix } = attack;
  const most = Math.floor((limits.most - prefix.length - suffix.length) / pump.length);
  if (most < 1) return undefined;
  let before: { ms: number; times: number } | undefined;
  for (const times of timesUpTo(most)) {
    const isPast = times > most * PART;
    const text = attackText(attack, times);
    if (before === undefined) {
      const suspiciousMs = Math.max(isPast ? 0 : TINY_MS, SLOW_MS * (times / most) ** 3);
      if (searchMs(pattern, text, clockMs) < suspiciousMs) {
        if (isPast) return undefined;
        continue;
      }
    }
    // Much of what is slow here is cut before a pattern sees it: runs of marks, words without an end.
    const ms = searchMs(pattern, limits.seen(text), clockMs);
    const slow = ms > SLOW_MS ? slowOn(pattern, attack, times, limits) : undefined;
    if (slow) return slow;
    if (isPast && !couldBeSlow(before, { ms, times }, most)) return undefined;
    before = { ms, times };
  }
  return undefined;
}

/** Whether it comes near the limit if it goes on growing as it has. */
function couldBeSlow(
  before: { ms: number; times: number } | undefined,
  now: { ms: number; times: number },
  most: number,
): boolean {
  if (before === undefined) return true;
  const degree = Math.log(now.ms / before.ms) / Math.log(now.times / before.times);
  return now.ms * (most / now.times) ** degree > SLOW_MS / 2;
}

/** A pattern without a quantifier that has no upper limit is not looked at: it is as fast as it is long. */
export function judge({ source, flags }: Pattern, limits: Limits): Judged {
  const parsed = new RegExpParser().parsePattern(source, 0, source.length, flags.includes('u'));
  if (unboundedOf(parsed).length === 0) return { status: 'fast' };
  const pattern = new RegExp(source, flags.replace(/[gy]/g, ''));
  // Compiled for both kinds of strings before anything is timed.
  for (const text of ['a', 'a ☃']) pattern.test(text);
  for (const attack of attacksOn(parsed)) {
    const slow = timed(pattern, attack, limits);
    if (slow) return { status: 'slow', ...slow };
  }
  try {
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: false } });
    return { status: reports.length > 0 ? 'suspect' : 'fast' };
  } catch {
    return { status: 'unknown' };
  }
}
