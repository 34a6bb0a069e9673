/** What the coach knows about a subject, as it is written in the data files beside this. */
import { z } from 'zod';

/** `{w}` is the word that they used. */
const said = z.array(z.string().min(1)).min(1);
/** As in `situations/entry.ts`: without slashes, matched without regard to case; several are alternatives. */
const pattern = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)]);

const writtenTopicSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  /** The word that stands for it where they used none that can; the id where it is not given. */
  noun: z.string().min(1).optional(),
  /** Nouns and activities that can stand where `{w}` stands. */
  words: pattern,
  /** Other words that bring the subject up; `{w}` is then the noun. */
  hints: pattern.optional(),
  /** Questions to somebody who told of it as theirs. */
  asks: said,
  /** Remarks that suit whoever owns it. */
  quips: said,
  dates: said,
  /** Replies to a story of it going wrong. */
  mishaps: said,
  /** What belongs to it, with an article where speech puts one: `the tongs`, `garlic bread`. */
  related: said,
});

/** A file. `packs.ts` puts the packs in an order. */
export const writtenTopicsSchema = z.strictObject({
  pack: z.string().regex(/^[a-z][a-z-]*$/),
  topics: z.array(writtenTopicSchema).min(1),
});

export type WrittenTopic = z.infer<typeof writtenTopicSchema>;

type Sources = 'words' | 'hints';
/** Its patterns are one source each, with no word of the vocabulary left. */
export type CompiledTopic = Omit<WrittenTopic, 'noun' | Sources> & {
  readonly noun: string;
  readonly words: string;
  readonly hints?: string;
};
export type Topic = Omit<CompiledTopic, Sources> & { readonly words: RegExp; readonly hints?: RegExp };
