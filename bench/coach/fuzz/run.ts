/** Throws ten thousand strings at the engine, then looks whether its time grows with the length only. */
import { type AdviceResponse, MESSAGE_MAX_CHARACTERS } from '#coach';
import { advice, shapeFault } from '../engine.ts';
import { quantile, type Time, timeOf } from '../reference.ts';
import { BAITS, baited } from './baits.ts';
import { type PatternTime, timePatterns } from './slow-patterns.ts';
import { cut, messages } from './strings.ts';

export const FUZZ_COUNT = 10_000;
export const RATIO_UNDER = 3;
export const P999_UNDER_MS = 100;
const SEED = 20_260_701;
/** Faults of one kind that are listed; all are counted. */
const LISTED = 3;

/** `input` is the start of the message, as JSON. */
export type FuzzFault = { readonly what: string; readonly input: string; readonly length: number };
export type Fuzz = {
  readonly strings: number;
  readonly faultCount: number;
  readonly faults: readonly FuzzFault[];
  readonly p50: Time;
  readonly p99: Time;
  readonly p999: Time;
  readonly slowest: Time & { readonly input: string };
};
export type BaitTime = {
  readonly bait: string;
  /** In characters: the longest that a message may have, less where that would take for ever. */
  readonly length: number;
  /** At half that length, at all of it, and the second by the first. */
  readonly halfMs: number;
  readonly fullMs: number;
  readonly ratio: number;
};
export type Growth = {
  readonly baits: number;
  /** Baits whose time more than doubles by too much, the worst first. */
  readonly tooSteep: readonly BaitTime[];
  readonly slowest: BaitTime;
  /** Patterns that grow too steeply themselves, even where the whole hides it. */
  readonly patterns: ReadonlyArray<PatternTime & { readonly bait: string; readonly ratio: number }>;
};

/** Where inside a value a text with half a character stands, as `analysis.questions.0`; undefined for none. */
function brokenAt(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = brokenAt(part, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** What is wrong with an answer to any message at all, or undefined. */
export function answerFault(message: string, answer: AdviceResponse): string | undefined {
  const shape = shapeFault(answer);
  if (shape) return `breaks the contract: ${shape}`;
  const broken = brokenAt(answer);
  if (broken) return `half a character in ${broken.replace(/\d+/g, 'n')}`;
  const { notes, questions } = answer.analysis;
  const said = [message, message.toWellFormed()];
  for (const quote of [...notes.map((note) => note.quote), ...questions])
    if (!said.some((text) => text.includes(quote))) return 'a quote that is not in the message';
  if (answer.replies.some(({ text }) => text.trim() === '')) return 'an empty reply';
  return undefined;
}

const opening = (text: string): string => JSON.stringify(cut(text, 60));

/** From here on an answer is timed again. */
const SLOW_MS = 40;
/** What is slower than this is so by itself. */
const SLOW_ITSELF_MS = 500;

/** A slow answer is timed thrice and the least taken: a neighbour's work on the machine must not pass for ours. */
function timedAnswer(message: string): { answer: AdviceResponse; ms: number } {
  const once = () => {
    const startMs = performance.now();
    const answer = advice({ message });
    return { answer, ms: performance.now() - startMs };
  };
  const first = once();
  return {
    answer: first.answer,
    ms: first.ms < SLOW_MS || first.ms > SLOW_ITSELF_MS ? first.ms : Math.min(first.ms, once().ms, once().ms),
  };
}

export function fuzz(reference: number, count = FUZZ_COUNT): Fuzz {
  const faults: FuzzFault[] = [];
  const times: number[] = [];
  let faultCount = 0;
  let slowest = { ms: 0, input: '' };
  for (const message of messages(SEED, count)) {
    let what: string | undefined;
    let answer: AdviceResponse | undefined;
    let ms = 0;
    try {
      const timed = timedAnswer(message);
      answer = timed.answer;
      ms = timed.ms;
    } catch (cause) {
      what = `throws ${cause instanceof Error ? cause.message.slice(0, 120) : String(cause)}`;
    }
    times.push(ms);
    if (ms > slowest.ms) slowest = { ms, input: opening(message) };
    what ??= answer && answerFault(message, answer);
    if (what) {
      faultCount++;
      const alike = faults.filter((fault) => fault.what === what).length;
      if (alike < LISTED) faults.push({ what, input: opening(message), length: message.length });
    }
  }
  const at = (share: number) => timeOf(quantile(times, share), reference);
  return {
    strings: count,
    faultCount,
    faults,
    p50: at(0.5),
    p99: at(0.99),
    p999: at(0.999),
    slowest: { ...timeOf(slowest.ms, reference), input: slowest.input },
  };
}

/**
 * Milliseconds of processor time that this thread has had: unlike a clock it stands still while others use the machine.
 * It may move in steps of 4 ms, so it is for stretches much longer than that.
 */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of one answer, the mean of as many as fill `enoughMs`. */
function meanMs(message: string, enoughMs: number): number {
  const startMs = processorMs();
  let answers = 0;
  do {
    advice({ message });
    answers++;
  } while (processorMs() - startMs < enoughMs);
  return (processorMs() - startMs) / answers;
}

const LOOK_MS = 60;
const LOOK_AGAIN_MS = 400;

/** A bait that takes longer than this is not tried at twice the length: that could be without an end. */
const PATIENCE_MS = 1500;
const FIRST_LENGTH = 500;

export function timeBait(bait: string): BaitTime {
  const at = (length: number, enoughMs: number) => meanMs(baited(bait, length), enoughMs);
  let length = FIRST_LENGTH;
  while (length < MESSAGE_MAX_CHARACTERS && at(length, 0) < PATIENCE_MS / 4) length *= 2;
  const measured = (enoughMs: number) => {
    const halfMs = at(length / 2, enoughMs);
    const fullMs = at(length, enoughMs);
    return { halfMs, fullMs, ratio: fullMs / Math.max(halfMs, 0.01) };
  };
  let found = measured(LOOK_MS);
  // Looked at again before it is told: compiling or clearing up must not pass for a careless pattern.
  if (found.ratio >= SUSPECT_FROM && found.fullMs < PATIENCE_MS) found = measured(LOOK_AGAIN_MS);
  const round = (value: number) => Number(value.toPrecision(3));
  return {
    bait,
    length,
    halfMs: round(found.halfMs),
    fullMs: round(found.fullMs),
    ratio: round(found.ratio),
  };
}

/** Twice the length in twice the time is a ratio of 2: from here on it is worth a look at the patterns. */
const SUSPECT_FROM = 2.4;
/** A pattern below this at full length is not worth a line, in milliseconds. */
const PATTERN_FROM_MS = 2;

function steepPatterns({ bait, length: whole }: BaitTime) {
  const timed = (length: number) => timePatterns(() => advice({ message: baited(bait, length) }));
  const half = new Map(timed(whole / 2).map(({ pattern, ms }) => [pattern, ms]));
  return timed(whole)
    .filter(({ ms }) => ms >= PATTERN_FROM_MS)
    .map((full) => ({
      ...full,
      bait,
      ratio: Number((full.ms / (half.get(full.pattern) || 0.01)).toPrecision(3)),
    }))
    .filter(({ ratio }) => ratio >= RATIO_UNDER);
}

export function growth(): Growth {
  const times = BAITS.map(timeBait);
  const byTime = [...times].sort((a, b) => b.fullMs - a.fullMs);
  const [slowest] = byTime;
  if (!slowest) throw new Error('There are no baits.');
  const worst = new Map<string, Growth['patterns'][number]>();
  const suspects = times.filter(({ ratio }) => ratio >= SUSPECT_FROM);
  for (const pattern of suspects.flatMap(steepPatterns)) {
    const known = worst.get(pattern.pattern);
    if (!known || known.ms < pattern.ms) worst.set(pattern.pattern, pattern);
  }
  return {
    baits: times.length,
    tooSteep: times.filter(({ ratio }) => ratio >= RATIO_UNDER).sort((a, b) => b.ratio - a.ratio),
    slowest,
    patterns: [...worst.values()].sort((a, b) => b.ms - a.ms),
  };
}
