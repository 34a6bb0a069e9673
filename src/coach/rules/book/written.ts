/** Data files that hold no situation: what is said and what words mean, by name. Code takes them by the tier of their file and their name. */
import { z } from 'zod';
import { TONES, type Tone } from '../contract.ts';
import { MOVES, type MoveName } from '../moves/line.ts';
import { START_MOVES, type StartLine, type StartMove } from '../moves/start.ts';

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]]);
const named = <Of extends z.ZodType>(of: Of) => z.record(z.string().min(2), of);
const text = z.string().min(1);
const tone = z.enum(TONES);

export const writtenTablesSchema = z.strictObject({
  tier: z.string().regex(/^[a-z][a-z /-]*$/),
  /** Lines of replies. */
  lines: named(z.array(z.tuple([keysOf<MoveName>(MOVES), tone, text])).min(1)).optional(),
  /** Lines of first messages. */
  starts: named(
    z.array(z.tuple([keysOf<StartMove>(START_MOVES), z.array(tone).min(1), text])).min(1),
  ).optional(),
  /** Lines alone, or parts of them. */
  texts: named(z.array(text)).optional(),
  /** Tables from a word to what stands for it: `tmr=tomorrow; luv=love`; nothing stands for `een=`. */
  words: named(z.string().regex(/^[^=;]+=[^=;]*(?:; [^=;]+=[^=;]*)*$/)).optional(),
  /** As in `situations/entry.ts`: without slashes, matched without regard to case; several are alternatives. */
  patterns: named(z.union([text, z.array(text).min(2)])).optional(),
});

export type WrittenTables = z.infer<typeof writtenTablesSchema>;
export type PlainLine = readonly [MoveName, Tone, string];

type Named<Of> = Readonly<Record<string, Of>>;
/** Each by tier and name; a pattern is one source, with no word of the vocabulary left. */
export type Tables = {
  readonly lines: Named<Named<readonly PlainLine[]>>;
  readonly starts: Named<Named<readonly StartLine[]>>;
  readonly texts: Named<Named<readonly string[]>>;
  readonly words: Named<Named<Named<string>>>;
  readonly patterns: Named<Named<string>>;
};
