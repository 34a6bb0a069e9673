/**
 * How old a reader has to be, by the Automated Readability Index: letters to a word and words to a sentence, without guessing syllables, and
 * so the same on every machine. It speaks in American school grades; a child starts the first at about six.
 */

const YEARS_BEFORE_SCHOOL = 5;

/** Whole sentences of a text; labels and fragments without an end are no reading matter. */
const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…]+[.!?…]+/g) ?? []).map((sentence) => sentence.trim());

const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'%-]*/gu) ?? [];

/** @returns the age in years, and over how many words it was taken */
export function readingAge(texts: readonly string[]): { years: number; words: number } {
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 1);
  const words = sentences.flatMap(wordsOf);
  const letters = words.reduce((sum, word) => sum + word.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
  const grade = 4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43;
  return { years: grade + YEARS_BEFORE_SCHOOL, words: words.length };
}

/** Every text in the exports of a copy file; a function of none or of plain values is asked for its words. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return textsOf(
        Reflect.apply(
          value,
          undefined,
          Array.from({ length: value.length }, () => '2'),
        ),
      );
    } catch {
      return [];
    }
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}
