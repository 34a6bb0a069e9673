/** What the patterns of the coach need, worked out before it runs: those of the situations, and those of code by asking the coach a few messages. */
import { advise } from '#coach/engine';
import { keyOf, type NeedsFile } from '../../rules/prefilter/index-of-needs.ts';
import { askedPatterns } from '../../rules/prefilter/prefilter.ts';
import { workOut } from '../../rules/prefilter/source.ts';
import { pattern } from '../../rules/reading/pattern.ts';
import type { Book, Example } from '../../rules/situations/entry.ts';
import { models } from '../models.ts';
import { patternsIn } from './entry-patterns.ts';

/** Most patterns of code are asked about every message. One that is not asked here is worked out when it is: slower, never wrong. */
const MESSAGES = 60;

/** @param examples messages, some with what the reader wrote before */
export function needsOf(book: Book, examples: readonly Example[]): NeedsFile {
  const step = Math.max(1, Math.floor(examples.length / MESSAGES));
  for (const example of examples.filter((_, at) => at % step === 0)) {
    const [message, mine] = typeof example === 'string' ? [example] : example;
    advise({ message, conversation: mine === undefined ? [] : [{ from: 'me', text: mine }] }, models());
  }
  const keys: number[] = [];
  const needs: number[] = [];
  const known = new Map<number, string>();
  const add = (source: string, unicode: boolean, need: () => ArrayLike<number>) => {
    const key = keyOf(source, unicode);
    const other = known.get(key);
    if (other === source) return;
    if (other !== undefined) throw new Error(`Two patterns with one key: ${source} and ${other}`);
    known.set(key, source);
    const numbers = Array.from(need());
    keys.push(key);
    needs.push(numbers.length, ...numbers);
  };
  for (const { source, unicode, need } of askedPatterns()) add(source, unicode, () => need);
  for (const { source, unicode } of patternsIn(book).map((written) => pattern(written.source)))
    add(source, unicode, () => workOut(source, unicode));
  return { keys, needs };
}
