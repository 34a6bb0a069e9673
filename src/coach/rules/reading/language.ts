/**
 * Which language a short message is in. Function words vote, letters break ties, and a script of its own decides alone.
 * Written here rather than taken from a package because the rules stay pure and the terminal has to start at once.
 */
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

const LANGUAGES = Object.entries(FUNCTION_WORDS).map(
  ([tag, list]) => [tag, new Set(list.split(/\s+/).filter(Boolean))] as const,
);

/** `fallback` is what the conversation before spoke, for messages that tell nothing (emoji, `k`). */
export function readLanguage(plain: string, fallback = 'en'): LanguageReading {
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return { tag: fallback, base: fallback.slice(0, 2), sure: false };
  for (const [tag, pattern] of SCRIPTS) {
    const own = plain.match(pattern)?.length ?? 0;
    if (own >= 2 && own / letters > 0.3) return { tag, base: tag, sure: true };
  }
  const words = wordsOf(plain);
  const scores = new Map<string, number>();
  for (const [tag, list] of LANGUAGES) {
    let score = 0;
    for (const word of words) if (list.has(word)) score += word.length >= 4 ? 1.4 : 1;
    for (const [hint, weight] of LETTER_HINTS[tag] ?? []) score += (plain.match(hint)?.length ?? 0) * weight;
    scores.set(tag, score);
  }
  const english = scores.get('en') ?? 0;
  const [best, score] = [...scores].sort((a, b) => b[1] - a[1])[0] ?? ['en', 0];
  const southAfrican = SOUTH_AFRICAN_ENGLISH.test(plain);
  // English is the product's home language: another one has to win clearly, and loan words alone do not make it win.
  const need = Math.max(words.length <= 3 ? 1 : 1.9, english + (southAfrican ? 1.5 : 0.5));
  if (best !== 'en' && score >= need) return { tag: best, base: best, sure: true };
  if (southAfrican) return { tag: 'en-ZA', base: 'en', sure: true };
  return {
    tag: english > 0 ? 'en' : fallback,
    base: english > 0 ? 'en' : fallback.slice(0, 2),
    sure: english > 0,
  };
}
