import { countCharacters, MESSAGE_LIMIT } from '../replies/replies-state.ts';
import { ASKING_COPY } from './copy.ts';

/** From this share of the limit on the counter shows. */
const COUNTER_FROM = 0.75;

/** What is wrong with a text before it is sent: nothing in it, or more than the coach takes. Null when it may go. */
export const textFault = (text: string, blank: string, limit?: number): string | null =>
  text.trim() === '' ? blank : lengthFault(text, limit);

/** The same for a text that may be left out. */
export function lengthFault(text: string, limit: number = MESSAGE_LIMIT): string | null {
  const over = countCharacters(text.trim()) - limit;
  return over > 0 ? ASKING_COPY.tooLong(over, limit) : null;
}

/** How much of the limit is used, once that is worth telling; null before. */
export function lengthSaid(text: string, limit: number = MESSAGE_LIMIT): string | null {
  const count = countCharacters(text.trim());
  return count >= limit * COUNTER_FROM ? ASKING_COPY.counter(count, limit) : null;
}
