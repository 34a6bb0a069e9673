/** How patterns of danger are put together from their forms: whole words, `…` for a few words in between, `'` as it is typed or left out. */
import { pattern } from '../../reading/pattern.ts';
import { rule, type SafetyRule } from './rule.ts';

/** One of these. */
export const anyOf = (...forms: readonly string[]): RegExp =>
  rule(forms.map((form) => `(?:${form})`).join('|'));
/** The same for forms that are whole patterns: nothing groups them. */
export const excuse = (...forms: readonly string[]): RegExp => rule(forms.join('|'));

const APOSTROPHE = /'(?!\?)/g;

/** Soft words for a grave thing. A letter with an accent is a letter. */
export const soft = (...forms: readonly string[]): RegExp =>
  pattern(
    `(?<!\\p{L})(?:${forms
      .join('|')
      .replaceAll('…', '[^.!?\\n]{0,40}?')
      .replace(APOSTROPHE, "'?")})(?!\\p{L})`,
  );

export const fewWords = (...forms: readonly string[]): RegExp =>
  pattern(
    `(?<![\\p{L}\\p{N}])(?:${forms
      .join('|')
      .replaceAll('…', '\\b[^.!?\\n]{0,30}?(?:\\b|(?=[$€£+@]))')
      .replace(APOSTROPHE, "'?")})(?![\\p{L}\\p{N}])`,
  );

/** What a short message can be about is limited: in few words the act alone, with one more sign, is enough. */
export const inFewWords = (rest: Partial<SafetyRule>, ...forms: readonly string[]): SafetyRule => ({
  cue: fewWords(...forms),
  brief: true,
  clears: ['story', 'denied', 'joke'],
  ...rest,
});

/** The plain forms in Afrikaans, isiZulu, isiXhosa, Sesotho, Spanish, French, Portuguese, German, Dutch, Italian. */
export const inOtherLanguages = (...forms: readonly string[]): SafetyRule => ({
  cue: pattern(
    `(?<!\\p{L})(?:${forms.join('|').replaceAll('…', '[^.!?]{0,40}?').replace(APOSTROPHE, "'?")})(?!\\p{L})`,
  ),
  clears: ['joke'],
});

/**
 * Further forms in Afrikaans, isiZulu and isiXhosa: the verb at the end, the loan word in the middle, the sum in words. Since a model writes
 * in these languages too, a danger that is not heard would be answered with charm.
 */
export const inSouthAfrican = (forms: readonly string[], more: Partial<SafetyRule> = {}): SafetyRule => ({
  cue: pattern(`(?<!\\p{L})(?:${forms.join('|').replaceAll('…', '[^.!?]{0,45}?')})(?!\\p{L})`),
  clears: ['joke'],
  ...more,
});
