/** Words and their neighbours: which belong to a noun, and whose it is. */

import { type NounKind, nounKind } from './noun-kinds.ts';
import { latin } from './pattern.ts';
import type { Phrase } from './phrases.ts';
import { verbForm } from './verbs.ts';
import { DETERMINERS, DULL_NOUNS, FUNCTION_WORDS, PREDICATES, PREPOSITIONS } from './word-classes.ts';

export type Token = {
  readonly word: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
};

export const LINKING_NUMBER =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred)$/;

export const tokensOf = (plain: string): Token[] =>
  [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu)].map((match) => ({
    word: match[0],
    lower: match[0].toLowerCase().replace(/'s$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));

const LIVING: ReadonlySet<string> = new Set([
  'pet',
  'farm',
  'wild',
  'child',
  'sibling',
  'friend',
  'elder',
  'figure',
  'ex',
]);

export const kindOfToken = (
  tokens: readonly Token[],
  index: number,
): { kind: NounKind; from: number } | undefined => {
  const token = tokens[index];
  if (!token || /'s$/i.test(token.word)) return undefined;
  const before = tokens[index - 1];
  // `my cat Olive` is no fruit.
  if (/^\p{Lu}\p{Ll}/u.test(token.word) && before && LIVING.has(nounKind(before.lower) ?? ''))
    return undefined;
  const single = (word: string) =>
    nounKind(word) ?? (/[^su]s$/.test(word) ? nounKind(word.slice(0, -1)) : undefined);
  const pair =
    before && before.end + 1 === token.start ? single(`${before.lower} ${token.lower}`) : undefined;
  if (pair) return { kind: pair, from: index - 1 };
  const one = single(token.lower);
  return one ? { kind: one, from: index } : undefined;
};

const AGED = /\d[- ]?(?:years?|yrs?|months?|weeks?|days?|yo)(?:[- ]old)?$/i;
/** What ends here tells an age and nothing else: `15 year old`. */
export const isAge = (plain: string, end: number): boolean => AGED.test(before(plain, end));

/** A word that may stand before its noun: no verb, no adverb, no small word. */
export function modifies(token: Token, next: Token, plain: string): boolean {
  if (/[^\s'-]/.test(plain.slice(token.end, next.start))) return false;
  // `my 2 year old labrador` is two, not old.
  if (isAge(plain, token.end)) return false;
  if (/'s$/i.test(token.word))
    return !/^(?:it|there|that|he|she|who|what|here|where|how|let|one|everyone|everybody|nobody|someone)$/.test(
      token.lower,
    );
  if (FUNCTION_WORDS.has(token.lower) || PREPOSITIONS.has(token.lower) || DETERMINERS.has(token.lower))
    return false;
  if (LINKING_NUMBER.test(token.lower) || /ly$/.test(token.lower) || PREDICATES.has(token.lower))
    return false;
  if (
    DULL_NOUNS.has(token.lower) &&
    !/^(?:big|small|little|old|new|first|second|third|last|best|worst|weird|crazy|bad|short|long)$/.test(
      token.lower,
    )
  )
    return false;
  const form = verbForm(token.lower)?.form;
  if (
    /ing$/.test(token.lower) &&
    nounKind(token.lower) === undefined &&
    !latin(/(?:\b(?:a|an|the|my|your|our|his|her)|\d)\s+(?:\p{L}+ )?$/iu).test(before(plain, token.start))
  )
    return false;
  return (
    form === undefined ||
    (form === 'gerund' &&
      (nounKind(token.lower) !== undefined ||
        /(?:a|an|the|my|your|our|his|her)\s+$/i.test(before(plain, token.start)))) ||
    (form === 'participle' && /(?:ed|en|nt)$/.test(token.lower))
  );
}

/** Tokens and their clauses are many and near: less far than `REACH` of a text. */
const NEAR = 200;
/** The stretch before a place, no longer than its clause may be. */
export const before = (plain: string, start: number): string => plain.slice(Math.max(0, start - NEAR), start);

/** The clause that a place stands in. */
function clauseAround(plain: string, start: number, end: number): { before: string; after: string } {
  const lead =
    before(plain, start)
      .split(/[.!?;\n]|, (?:and|but|so)\b| but | because | and i /i)
      .at(-1) ?? '';
  const after =
    plain.slice(end, end + NEAR).split(/[.!?;\n]|, (?:and|but|so)\b| but | because | and i /i)[0] ?? '';
  return { before: lead, after };
}

const MINE = /\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|we|we're|our|us|mine)\b/i;
const YOURS =
  /\b(?:you|you're|youre|you've|youve|your|ur|u|bio|profile|prompt)\b|\b(?:photo|pic|picture|slide)\b/i;

/** `a goat in your third photo` is the reader's; `my goat` never is. */
export function isReaders(plain: string, lead: string, start: number, end: number, opener: boolean): boolean {
  if (/^(?:my|our)$/.test(lead)) return false;
  if (/^(?:your|ur)$/.test(lead)) return true;
  const { before: lead0, after } = clauseAround(plain, start, end);
  if (
    /\b(?:keen|want(?:ing)? to|wanna|fancy|up for|free (?:for|on)|shall we|let'?s|join|come (?:to|with|for)|would you like)\b/i.test(
      lead0,
    )
  )
    return false;
  if (
    latin(
      /\b(?:are|r) (?:you|u) (?:one of |a |an |the |really |into )?(?:those |these )?(?:\p{L}+ )?$/iu,
    ).test(lead0)
  )
    return false;
  const lastYou = [...lead0.matchAll(/\b(?:you|you're|youre|you've|your|ur|u)\b/gi)].at(-1)?.index;
  if (lastYou !== undefined && !MINE.test(lead0.slice(lastYou))) return true;
  return opener && !MINE.test(lead0) && YOURS.test(lead0 + after) && !/\b(?:my|our|me)\b/i.test(after);
}

/** `a hard no`, `your ideal Sunday`: what follows shows that no noun was found. */
export function openAfter(plain: string, end: number): boolean {
  const next = /^ ([\p{L}'\d]+)/u.exec(plain.slice(end, end + 30))?.[1]?.toLowerCase() ?? '';
  return /^\d|day$|^(?:no|yes)$/.test(next);
}

const NO_TAIL = latin(
  /^(?:alive|ready|right|away|mad|wrong|late|early|disagreed|instead|tonight|today|tomorrow|yesterday|now|full|incident|again|though|tho|honestly|actually|here|there|anyway|lol|haha|pls|please|alone|mid-\p{L}+|round|level|dead|died|gone|done|situation|person|people|thing|things|guy|man|woman|lady|time|day|one|ones|way|part)$/iu,
);

/** How far the phrase goes on past a noun that only begins it: `window seat`, `cousin Temba`. */
export function tailOf(plain: string, phrases: readonly Phrase[], head: Token): number {
  const named =
    /^\p{Lu}/u.test(head.word) && /^ (?:of )?\p{Lu}\p{Ll}+/u.exec(plain.slice(head.end, head.end + 24))?.[0];
  if (named) return named.length;
  const phrase = phrases.find(({ start, end }) => start <= head.start && end > head.end);
  const tail = phrase && plain.slice(head.end, phrase.end);
  const word = tail && /^ ([\p{L}-]{3,})'?$/u.exec(tail)?.[1];
  if (
    !tail ||
    !word ||
    (/[^s]s$/.test(head.lower) && !/^\p{Lu}/u.test(word)) ||
    NO_TAIL.test(word) ||
    PREPOSITIONS.has(word) ||
    verbForm(word) !== undefined ||
    /(?:ed|ly|ous|ful|able|ive|est|ier)$/.test(word)
  )
    return 0;
  const known = nounKind(head.lower);
  if (
    known &&
    /^(?:figure|friend|elder|child|sibling|pet|farm|ex)$/.test(known) &&
    !/^\p{Lu}/u.test(word) &&
    !/^(?:hair|voice|club|shop|photos?|food|school|group|rules?)$/.test(word)
  )
    return 0;
  if (
    /\b(?:do|does|did|will|would|can)\s+(?:the|your|my|a)\s+$/i.test(
      before(plain, phrase.start + (/^(?:the|your|my|a)\s+/i.exec(phrase.text)?.[0].length ?? 0)),
    )
  )
    return 0;
  if (/(?:ing)$/.test(word) || (/[^s]s$/.test(word) && /^ \p{L}/u.test(plain.slice(head.end + tail.length))))
    return 0;
  return tail.replace(/'$/, '').length;
}
