/** Tables of the data files as they are compiled, for the reading of messages, which the book itself is made with. */
import book from '#situations' with { type: 'json' };

type Tables = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
const PATTERNS: Tables = book.patterns;
const VOCABULARY: Readonly<Record<string, string | undefined>> = book.vocabulary;
const WORDS: Readonly<Record<string, Tables | undefined>> = book.words;
const TEXTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>> | undefined>> = book.texts;

/** Sources of the patterns of a tier by name, for code that puts them together; none where no file has the tier. */
export const sourcesIn = (tier: string): Readonly<Record<string, string | undefined>> => PATTERNS[tier] ?? {};

/** A word of the vocabulary, for code that puts a pattern together; it matches nothing where the vocabulary has none of that name. */
export const wordOf = (name: string): string => VOCABULARY[name] ?? '(?!)';

/** Words of a tier in the order of their table; none where nothing stands under the name. */
export const rowsIn = (tier: string, name: string): Readonly<Record<string, string>> =>
  WORDS[tier]?.[name] ?? {};

/** The texts of a tier by name, in the order of their file; none where no file has the tier. */
export const textsByName = (tier: string): Readonly<Record<string, readonly string[]>> => TEXTS[tier] ?? {};

/** All texts and patterns of the situations in English. */
export function* wordsOfEntries(): Generator<string> {
  for (const entry of book.entries)
    if (entry.tier !== 'condolence') yield JSON.stringify(entry).replace(/\\\\[bBdDwWsSnpP]/g, ' ');
}
