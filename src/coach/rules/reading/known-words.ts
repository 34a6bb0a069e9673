/** Which words of a message are English as the coach knows it: those of its situations, their patterns and their lines. */
import { wordsOfEntries } from '../compiled/tables.ts';
import { madeOnce } from './made-once.ts';

const WORD = /\p{L}+(?:'\p{L}+)*/gu;

/** Made of all of them when the first message asks for it, in some 60 ms. */
const englishOf = madeOnce((_: 'english'): ReadonlySet<string> => {
  const known = new Set<string>();
  for (const text of wordsOfEntries())
    for (const [word] of text.toLowerCase().matchAll(WORD)) known.add(word);
  return known;
});

const isKnown = (word: string, english: ReadonlySet<string>): boolean => {
  const stem = word.replace(/'s$|'/g, '').replace(/(\p{L})\1+$/u, '$1');
  return [word, stem, stem.replace(/(?:ing|ed|er|ly|es|s)$/, ''), stem.replace(/(?:ing|ed)$/, 'e')].some(
    (one) => english.has(one),
  );
};

/** In fewer unknown words a slip or a brand may be all there is; fewer are enough where letters stand that English does not have. */
const FEWEST_UNKNOWN = 3;
const FEWEST_ACCENTED = 2;
/** Of the letters of English messages at least half stand in known words; of those in another language hardly a third does. */
const KNOWN_LEAST = 0.35;
/** The same where letters stand that English does not have. */
const KNOWN_LEAST_ACCENTED = 0.45;

/** In no language that the coach knows, English among them. A capital makes a name, unless strange words stand beside it: German nouns have one. */
export function isUnknownTongue(plain: string): boolean {
  const english = englishOf('english');
  const words = [...plain.matchAll(WORD)].map(([word]) => word);
  const strange = words.filter((word) => !isKnown(word.toLowerCase(), english));
  if (!strange.some((word) => /^\p{Ll}/u.test(word))) return false;
  const accented = strange.some((word) => /[^a-z']/i.test(word));
  if (strange.length < (accented ? FEWEST_ACCENTED : FEWEST_UNKNOWN)) return false;
  const known = lettersIn(words) - lettersIn(strange);
  return known / lettersIn(words) < (accented ? KNOWN_LEAST_ACCENTED : KNOWN_LEAST);
}

const lettersIn = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);
