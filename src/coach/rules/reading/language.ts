/**
 * Which language a short message is in. Function words vote, letters and prefixes add to the vote, and a script of its own decides alone.
 * Written here rather than taken from a package because the rules stay pure and the terminal has to start at once.
 */

import { findEach } from '../prefilter/prefilter.ts';
import { isUnknownTongue } from './known-words.ts';
import { FUNCTION_WORDS, LETTER_HINTS, SOUTH_AFRICAN_ENGLISH } from './language-words.ts';
import { wordsOf } from './text.ts';

const SCRIPTS: ReadonlyArray<readonly [string, RegExp]> = [
  ['ja', /[\u3040-\u30FF]/g],
  ['ko', /[\uAC00-\uD7AF\u1100-\u11FF]/g],
  ['zh', /[\u4E00-\u9FFF]/g],
  ['ru', /[\u0400-\u04FF]/g],
  ['ar', /[\u0600-\u06FF]/g],
  ['he', /[\u0590-\u05FF]/g],
  ['hi', /[\u0900-\u097F]/g],
  ['th', /[\u0E00-\u0E7F]/g],
  ['el', /[\u0370-\u03FF]/g],
];

export type LanguageReading = { readonly tag: string; readonly base: string; readonly sure: boolean };

const LANGUAGES = [...FUNCTION_WORDS];

/** In how many languages besides English a word votes: a word of five languages tells less than a word of one. */
const SHARED = new Map<string, number>();
for (const [tag, list] of LANGUAGES)
  if (tag !== 'en') for (const word of list) SHARED.set(word, (SHARED.get(word) ?? 0) + 1);
const ENGLISH = FUNCTION_WORDS.get('en') ?? new Set<string>();

/** Loan words that South African English is full of; alone they do not change the language. */
const LOAN =
  /^(?:yebo|hayi|wena|cha|molo|sawubona|dumela|heita|sana|sthandwa|lekker|ja|nee|haai|dankie|baie|ouma|oupa|hola|amor|ciao|merci|gracias|salut|ke|mos|ek|ma|pa|is|nou|net|weg|want|hayibo|haybo|kwaai|asseblief|tannie|hallo|mama|umama|ugogo|ubaba|ntate|mme|ola)$/;

/** `hai suka`, `haai man`: all that is said is a cry that English here is full of, and one of its words is Italian elsewhere. */
const CRY =
  /^\W*(?:(?:hh?a+i+|hh?ayi|yho+|yoh+|tjo+|jo+h|eish|ag|haibo|hawu)[\s,.!]+)+(?:(?:suka|wena|man|maan|bo|sana|shem|ke)[\s,.!]*)+\W*$/iu;

function votes(words: readonly string[], plain: string): Map<string, number> {
  const scores = new Map<string, number>();
  for (const [tag, list] of LANGUAGES) {
    let score = 0;
    for (const word of words) {
      if (!list.has(word)) continue;
      const weight = word.length >= 4 ? 1.4 : 1;
      if (tag === 'en') score += SHARED.has(word) ? 0.7 : weight;
      else score += ENGLISH.has(word) ? 0.3 : weight / Math.sqrt(SHARED.get(word) ?? 1);
    }
    for (const [hint, weight] of LETTER_HINTS[tag] ?? []) score += [...findEach(hint, plain)].length * weight;
    scores.set(tag, score);
  }
  return scores;
}

/** Where so few of the words are small English ones, the others are looked up. */
const ENGLISH_LEAST = 0.3;
/** Of what is surely no English, a language with so many votes is believed where the next has so many fewer. */
const LIKELY = 1;
const LIKELY_AHEAD = 0.3;

type Vote = readonly [tag: string, score: number];
/** The two best besides English. */
function leaders(scores: ReadonlyMap<string, number>): [Vote, Vote] {
  const [first = ['en', 0], second = ['en', 0]] = [...scores]
    .filter(([tag]) => tag !== 'en')
    .sort((a, b) => b[1] - a[1]);
  return [first, second];
}

/** `fallback` is what the conversation before spoke, for messages that tell nothing (emoji, `k`); as a function it is asked only then. */
export function readLanguage(message: string, fallback: string | (() => string) = 'en'): LanguageReading {
  // `[photo]` is the app's word, not theirs.
  const plain = message.replace(
    /\[(?:photo|image|picture|video|gif|sticker|voice|audio|screenshot)[^\]]*\]/gi,
    ' ',
  );
  const spoken = typeof fallback === 'string' ? () => fallback : fallback;
  const before = () => spoken().slice(0, 2);
  const held = (): LanguageReading => ({ tag: spoken(), base: before(), sure: false });
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return held();
  for (const [tag, pattern] of SCRIPTS) {
    const own = plain.match(pattern)?.length ?? 0;
    if (own >= 2 && own / letters > 0.3) return { tag, base: tag, sure: true };
  }
  if (CRY.test(plain.replace(/\b(?:lol|haha\w*)\b/giu, '')) && before() === 'en')
    return { tag: 'en-ZA', base: 'en', sure: true };
  const words = wordsOf(plain);
  const scores = votes(words, plain);
  const english = scores.get('en') ?? 0;
  // A thread that spoke another language goes on in it: a short answer may share its only word with a neighbour.
  if (words.length <= 8 && before() !== 'en' && scores.has(before()))
    scores.set(before(), (scores.get(before()) ?? 0) + (words.length <= 3 ? 1.2 : 0.8));
  const [[best, score], [, next]] = leaders(scores);
  const southAfrican = SOUTH_AFRICAN_ENGLISH.test(plain);
  const loans = words.filter((word) => LOAN.test(word)).length;
  const own = words.filter((word) => !ENGLISH.has(word)).length;
  // English is the product's home language: another one has to win clearly, and loan words alone do not make it win.
  const mixed = english >= 2.5 && score < english * 2.2;
  const onlyLoans =
    loans > 0 && own > 0 && loans >= words.length - 1 && words.length <= 2 && before() === 'en';
  const oneWord =
    words.length === 1 && /^(?:y[aoe]+|ha+|no+|si|me|la|ja|ma|pa|ok\w*|mm+)$/i.test(words[0] ?? '');
  const need = Math.max(words.length <= 3 ? 0.9 : 1.7, english + (southAfrican && english > 0 ? 1 : 0.4));
  if (
    score >= need &&
    !mixed &&
    !(oneWord && before() === 'en') &&
    !(onlyLoans && spoken() !== 'en' && before() === 'en')
  )
    return { tag: best, base: best, sure: true };
  // Rather no language than the wrong one: what is not understood is asked about and never cheered at.
  if (english < words.length * ENGLISH_LEAST && before() === 'en' && isUnknownTongue(plain))
    return score >= LIKELY && score - next >= LIKELY_AHEAD
      ? { tag: best, base: best, sure: false }
      : { tag: 'und', base: 'und', sure: false };
  if (southAfrican && (english > 0 || before() === 'en')) return { tag: 'en-ZA', base: 'en', sure: true };
  return english > 0 ? { tag: 'en', base: 'en', sure: true } : held();
}
