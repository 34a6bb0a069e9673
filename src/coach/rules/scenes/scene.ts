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
  /** Nothing but this scene may speak: other moves would be wrong here. */
  readonly alone?: boolean;
  /** Its cue is too plain for a misreading, so that a remark about something in passing does not compete with it either. */
  readonly firm?: boolean;
  /** Its lines are of about the same worth, so that luck says more among them; so it is where it is firm. */
  readonly alike?: boolean;
  /** Its lines take up what happened, whether or not they repeat a word of it. */
  readonly grounded?: boolean;
  /** Its lines answer the turn before: none of them gives way to another for a word of theirs. */
  readonly keeps?: boolean;
  /** Its cue is the thing itself in plain words: it stands whatever the intents say. */
  readonly plainly?: boolean;
  /** Added to what its place among the scenes is worth. */
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
