/** What the reader's notes say is to be left alone, and the limits that they tell of the other person. */
import type { Constraint } from './constraints.ts';
import { contentWordsOf } from './text.ts';

/** Notes speak of them in the third person; the limits are read as if they had said so themselves. */
export const asTheirWords = (notes: string): string =>
  notes
    .replace(/\b(?:she|he|they) (?:doesn'?t|does not|don'?t)\b/gi, "I don't")
    .replace(/\bdoes(?:n'?t| not)\b/gi, "I don't")
    .replace(/\b(?:she|he|they)(?:'s|'re| is| are)\b/gi, "I'm")
    .replace(/(^|[,.;\n]\s*|\b(?:and|is|are)\s+)(vegan|vegetarian|muslim|pregnant|sober)\b/gi, "$1I'm $2");

const LEFT_ALONE: readonly RegExp[] = [
  /\b(?:don'?t|do not|never)\s+call\s+(?:her|him|them)\s+([^.,;!\n]{2,30})/gi,
  /\b(?:don'?t|do not|never|not to|rather not|avoid|stop)\s+(?:ever )?(?:mention(?:ing)?|talk(?:ing)? about|bring(?:ing)? up|ask(?:ing)? (?:her |him |them )?about|jok(?:e|ing) about|touch on)\s+([^.,;!\n]{2,60})/gi,
  /\b(?:hates?|dislikes?|won'?t)\s+(?:talk(?:ing)? about|questions about|jokes about|being asked about)\s+([^.,;!\n]{2,60})/gi,
  /(?:^|[.;\n]\s*)(?:avoid|leave alone|off[- ]limits|sore (?:point|subject|spot)s?|touchy subjects?):?\s+([^.;!\n]{2,60})/gi,
  /\bleave\s+([^.,;!\n]{2,40}?)\s+(?:alone|out)\b/gi,
  /(?:^|[.,;\n]\s*)([^.,;!\n]{2,40}?)\s+(?:is|are) (?:a )?(?:sore (?:point|subject|spot)|sensitive|touchy|off[- ]limits|taboo)/gi,
];

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Words that no reply may bring up. What they speak of themselves in this message is no longer left alone.
 *
 * @param message what they wrote, plain
 */
export function leftAlone(notes: string, message: string): Constraint[] {
  if (notes.trim() === '') return [];
  const theirs = new Set(contentWordsOf(message).map(stem));
  return LEFT_ALONE.flatMap((pattern) =>
    [...notes.matchAll(pattern)].flatMap(([quote, what = '']) => {
      const words = wordsLeft(what).filter((word) => !theirs.has(stem(word)));
      return words.length === 0
        ? []
        : [
            {
              name: 'left alone',
              forbids: new RegExp(
                `\\b(?:${words.map((word) => escaped(stem(word))).join('|')})(?:e?s|'s|ing|ed)?\\b`,
                'i',
              ),
              quote: quote.trim(),
            },
          ];
    }),
  );
}

/** Too common to be what is meant. */
const COMMON =
  /^(?:her|his|their|my|the|old|new|last|past|thing|things|stuff|time|subject|topic|story|about|please|all|any)$/i;
/** `Ex` is too short to count as a word that tells anything, and is what is most often meant. */
const wordsLeft = (what: string): string[] =>
  [...new Set([...contentWordsOf(what), ...(what.match(/\bex(?:es)?\b/gi) ?? [])])].filter(
    (word) => word.length > 1 && !COMMON.test(word),
  );

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:'s|s)$/i, '') : word.replace(/'s$/i, '');
