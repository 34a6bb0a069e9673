/** A scene is a situation that the coach knows how to meet: when it applies, and what can be said in it. */
import type { Line } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';

export type Scene = {
  readonly name: string;
  readonly when: (reading: Reading) => boolean;
  readonly lines: readonly Line[];
  /** Extra places that only this scene fills. */
  readonly places?: (reading: Reading) => Places;
  /** Where it applies, what comes after it in the order is not needed; it may still compete where nothing is grave. */
  readonly alone?: boolean;
  /** Its pattern is unmistakable: no reply about some other word of the message, and no scene after it, competes. */
  readonly firm?: boolean;
  /** Its lines are equally good, so that chance counts more among them; true where it is firm. */
  readonly alike?: boolean;
  /** Its lines count as being about the message, though they repeat no word of it. */
  readonly grounded?: boolean;
  /** None of its lines is exchanged for one that repeats a word of the message. */
  readonly keeps?: boolean;
  /** It applies whatever intents were read: `isOutOfPlace` leaves it alone. */
  readonly plainly?: boolean;
  /** Points added to what its place among the scenes is worth. */
  readonly lift?: number;
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
