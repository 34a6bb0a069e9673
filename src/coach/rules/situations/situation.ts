/** A situation that the coach knows how to meet: when it applies, and what can be said in it. */
import type { Line } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading.ts';
import type { Slots } from '../words/fill.ts';
import type { Form } from './entry.ts';

export type Situation = {
  readonly name: string;
  /** Where one entry makes two: which of them it is. */
  readonly form?: Form;
  readonly when: (reading: Reading) => boolean;
  readonly lines: readonly Line[];
  /** Slots that only this situation fills. */
  readonly slots?: (reading: Reading) => Slots;
  /** Where it applies, what comes after it in the order is not needed; it may still compete where nothing is grave. */
  readonly exclusive?: boolean;
  /** Its pattern is unmistakable: no reply about some other word of the message, and no situation after it, competes. */
  readonly firm?: boolean;
  /** Its lines are equally good, so that chance counts more among them; true where it is firm. */
  readonly alike?: boolean;
  /** Its lines count as being about the message, though they repeat no word of it. */
  readonly grounded?: boolean;
  /** None of its lines is exchanged for one that repeats a word of the message. */
  readonly pinned?: boolean;
  /** It applies whatever intents were read: `isOutOfPlace` leaves it alone. */
  readonly stands?: boolean;
  /** Points added to those of its rank. */
  readonly bonus?: number;
};

export const has = (
  reading: Reading,
  ...intents: Reading['intents'] extends ReadonlySet<infer I> ? I[] : never
): boolean => intents.some((intent) => reading.intents.has(intent));

export const says = (reading: Reading, pattern: RegExp): boolean => hits(pattern, reading.plain);

export const flagged = (reading: Reading, ...kinds: string[]): boolean =>
  reading.flags.some((flag) => kinds.includes(flag.kind));

/** Heat in the words themselves: the intent alone is heard in `are you coming` and in a bed with the flu. */
export const isLewd = (reading: Reading): boolean =>
  has(reading, 'sexual') &&
  says(
    reading,
    /\b(?:sex\w*|nudes?|naked|kiss\w*|horny|undress\w*|panties|underwear|bra|lingerie|turn(?:s|ed)? (?:me )?on|hard for|wet|moan\w*|body|boobs|tits|ass|cock|dick|pussy|fuck\w*|in bed (?:with|together)|spend the night|stay (?:over|the night)|sleep with|come over|netflix)\b|😈|🍆|🍑|💦/iu,
  );
