/**
 * Asks a pattern only where it can match. Most of the several thousand patterns of the coach need a word that the message does not have; those
 * are neither compiled nor searched for, so that an answer costs what its message is long, however many scenes there are.
 */
import { knownNeed } from './known.ts';
import { meets, type Need } from './needs.ts';
import { workOut } from './source.ts';
import { type Traces, tracesOf } from './traces.ts';

/** A literal in a function is a new object each time, so that patterns are known by their source. */
const NEEDS = new Map<string, Need>();
/** What a source means depends on the flag `u`. */
const UNICODE_NEEDS = new Map<string, Need>();

function needOf(pattern: RegExp): Need {
  const { source, unicode } = pattern;
  const needs = unicode ? UNICODE_NEEDS : NEEDS;
  let need = needs.get(source);
  if (need === undefined) {
    need = knownNeed(source, unicode) ?? workOut(source, unicode);
    needs.set(source, need);
  }
  return need;
}

/** The patterns that have been asked in this process. */
export const askedPatterns = (): ReadonlyArray<{ readonly source: string; readonly unicode: boolean }> => [
  ...[...NEEDS.keys()].map((source) => ({ source, unicode: false })),
  ...[...UNICODE_NEEDS.keys()].map((source) => ({ source, unicode: true })),
];

/** A message, its turns and its sentences are asked about again and again. */
const MOST_TEXTS = 32;
const TRACES = new Map<string, Traces | undefined>();

function tracesFor(text: string): Traces | undefined {
  const known = TRACES.get(text);
  if (known !== undefined || TRACES.has(text)) return known;
  if (TRACES.size >= MOST_TEXTS) TRACES.clear();
  const traces = tracesOf(text);
  TRACES.set(text, traces);
  return traces;
}

/** False where the pattern cannot match; true where it has to be asked. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const need = needOf(pattern);
  if (need.length === 0) return true;
  const traces = tracesFor(text);
  return traces === undefined || meets(need, traces);
}

/** `pattern.test(text)`, for a pattern without the flags `g` and `y`. */
export function hits(pattern: RegExp, text: string): boolean {
  if (!mayMatch(pattern, text) || !pattern.test(text)) return false;
  matches?.push({ pattern: pattern.source, words: pattern.exec(text)?.[0] ?? '' });
  return true;
}

/** `pattern.exec(text)`, for a pattern without the flags `g` and `y`. */
export function find(pattern: RegExp, text: string): RegExpExecArray | null {
  const match = mayMatch(pattern, text) ? pattern.exec(text) : null;
  if (match) matches?.push({ pattern: pattern.source, words: match[0] });
  return match;
}

export type Match = { readonly pattern: string; readonly words: string };

/** Kept only while somebody watches. */
let matches: Match[] | undefined;

/** What matched while `work` ran, to explain an answer. */
export function matchesDuring(work: () => void): readonly Match[] {
  const found: Match[] = [];
  matches = found;
  try {
    work();
  } finally {
    matches = undefined;
  }
  return found;
}
