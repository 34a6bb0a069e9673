/** What a message is about, in its own words: the noun phrases and activities that an answer can take up. */

import { idiomsIn, inside } from './idioms.ts';
import { turnAround } from './text.ts';
import { verbForm } from './verbs.ts';
import {
  ANIMALS,
  BODY,
  DETERMINERS,
  DULL_GERUNDS,
  DULL_NOUNS,
  FUNCTION_WORDS,
  isVerbForm,
  PEOPLE,
  POSSESSIVES,
  PREDICATES,
  PREPOSITIONS,
} from './word-classes.ts';

export type PhraseKind = 'person' | 'animal' | 'body' | 'activity' | 'name' | 'thing';

export type Phrase = {
  /** Exact words of the message. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: PhraseKind;
  readonly head: string;
  readonly plural: boolean;
  /** Seen from the reader and definite: `my dog` is `your dog`, `a wedding` is `the wedding`. */
  readonly theirs: string;
  /** Without article or possessive: `dog`, `terrible card game`. */
  readonly bare: string;
  /** True for `your …` in the message: it belongs to the reader. */
  readonly readers: boolean;
  readonly weight: number;
  /** It surely is a noun phrase: it has an article or a name. A bare noun is only a guess. */
  readonly sure: boolean;
};

type Token = { readonly word: string; readonly lower: string; readonly start: number; readonly end: number };

const BREAK = /[.,!?;:()"\n/]|-\s|\p{Extended_Pictographic}/u;
const ACTIVITY_LEAD =
  /^(?:from|back|love|like|enjoy|hate|into|went|go|going|started|start|after|at|tried|of|about)$/i;
const COPULA =
  /^(?:is|are|was|were|am|i'm|it's|that's|feel|feels|felt|get|getting|got|so|very|really|being|been|sounds|seems|looks|look)$/i;
const PLACE_LEAD = /^(?:in|at|to|from|around|near|through|visit|visiting|explore|hiking|climbing|see|for)$/i;

const tokensOf = (plain: string): Token[] =>
  [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu)].map((match) => ({
    word: match[0],
    lower: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

const isOpen = (token: Token): boolean =>
  !FUNCTION_WORDS.has(token.lower) &&
  !PREPOSITIONS.has(token.lower) &&
  !DETERMINERS.has(token.lower) &&
  !/^\d+$|'(?:s|re|ve|ll|d|m|t)$|n't$/.test(token.lower.replace(/\p{L}\p{L}'s$/u, 'x'));

const joins = (plain: string, left: Token, right: Token): boolean =>
  !BREAK.test(plain.slice(left.end, right.start));

const NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|dozen)$/;

const CLAUSE_END = /[.!?;\n]|, (?:and|but|so)\b| but | because /g;
const READER = /\b(?:you|you're|you've|u|ur|your)\b/gi;
const SOMEBODY_ELSE = /\b(?:i|i'm|i've|i'd|i'll|im|me|my|we|we're|he|she|they|it)\b/gi;

/** The greatest of `sorted` that is at most `most`, or -1. */
function greatestUpTo(sorted: readonly number[], most: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1] ?? -1;
}

/**
 * Tells for any token start whether its clause is about the reader (`you clearly like maps`), so that what stands in it is the reader's.
 * The text is searched once and not again for each phrase.
 */
function readersSideOf(plain: string): (start: number) => boolean {
  const ends = [...plain.matchAll(CLAUSE_END)].map((match) => match.index + match[0].length);
  const readers = [...plain.matchAll(READER)].map(({ index }) => index);
  const others = [...plain.matchAll(SOMEBODY_ELSE)].map(({ index }) => index);
  return (start) => {
    const you = greatestUpTo(readers, start - 1);
    return you >= 0 && you >= greatestUpTo(ends, start) && greatestUpTo(others, start - 1) < you;
  };
}

const capitalised = (token: Token): boolean => /^\p{Lu}/u.test(token.word) && token.word.length > 1;

const isAdverb = (word: string): boolean =>
  /ly$/.test(word) && !/^(?:family|jelly|belly|bully|curly|lovely|ugly|butterfly|only)$/.test(word);

/** `my toddler drew`, `the show sorted`: a verb ends what the article began. */
const isPast = (word: string): boolean =>
  /^(?:past|participle)$/.test(verbForm(word)?.form ?? '') &&
  !/^(?:cut|hit|set|shot|split|run|cost|felt|left|bite|lead)$/.test(word);

/** How many words at the start only tell an age: `15 year old` in `my 15 year old daughter`. */
function agedBy(body: readonly Token[]): number {
  const said = body.map(({ lower }) => lower).join(' ');
  const age = /^\d{1,3}(?:[- ]?(?:years?|yrs?|months?|weeks?|days?)[- ]old|yo|-?y\/?o)(?: |$)/.exec(
    said,
  )?.[0];
  return age ? age.trim().split(' ').length : 0;
}

export function readPhrases(plain: string): Phrase[] {
  const idioms = idiomsIn(plain);
  const tokens = tokensOf(plain);
  const onReadersSide = readersSideOf(plain);
  const found: Phrase[] = [];
  let index = 0;
  while (index < tokens.length) {
    const at = index;
    let cursor = index;
    let determiner: Token | undefined;
    const first = tokens[cursor];
    if (!first) break;
    if (DETERMINERS.has(first.lower)) {
      determiner = first;
      cursor++;
    }
    const body: Token[] = [];
    for (; cursor < tokens.length; cursor++) {
      const token = tokens[cursor];
      if (!token) break;
      const before = tokens[cursor - 1];
      if (before && cursor > at && !joins(plain, before, token)) break;
      if (!isOpen(token)) {
        const next = tokens[cursor + 1];
        const bridges =
          body.length > 0 && token.lower === 'of' && next && isOpen(next) && joins(plain, token, next);
        const number = body.length === 0 && determiner && /^\d+$/.test(token.lower);
        const intensifier =
          determiner && body.length === 0 && /^(?:very|really|pretty|own)$/.test(token.lower);
        if (!bridges && !number && !intensifier) break;
        body.push(token);
        continue;
      }
      const verb = isVerbForm(token.lower) && !(capitalised(token) && cursor > 0 && body.length > 0);
      const relative = /^(?:that|which|this)$/.test(determiner?.lower ?? '');
      if (
        (verb || (relative && body.length === 0 && verbForm(token.lower)?.form === 'past')) &&
        (!(determiner && body.length === 0) || relative) &&
        !isActivity(plain, tokens, cursor)
      )
        break;
      if (
        body.length > 0 &&
        (isAdverb(token.lower) ||
          PREDICATES.has(token.lower) ||
          NUMBER.test(token.lower) ||
          isPast(token.lower) ||
          (PEOPLE.has(body.at(-1)?.lower ?? '') && verbForm(token.lower) !== undefined))
      )
        break;
      body.push(token);
      if (body.length >= 6) break;
    }
    const aged = agedBy(body);
    body.splice(0, aged);
    while (body.length && /^(?:of|\d+|very|really|pretty)$/.test(body.at(-1)?.lower ?? '')) body.pop();
    const phrase = body.length
      ? phraseFrom(plain, tokens, at + (determiner ? 1 : 0), determiner, body, onReadersSide)
      : undefined;
    if (phrase && !inside(idioms, phrase.end - phrase.head.length, phrase.end)) found.push(phrase);
    index = Math.max(at + 1, at + (determiner ? 1 : 0) + aged + body.length);
  }
  return dedupe(found);
}

function isActivity(plain: string, tokens: Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !/\p{L}\p{L}ing$/u.test(token.lower) || DULL_GERUNDS.has(token.lower)) return false;
  return before !== undefined && ACTIVITY_LEAD.test(before.lower) && joins(plain, before, token);
}

function phraseFrom(
  plain: string,
  tokens: Token[],
  firstIndex: number,
  determiner: Token | undefined,
  body: Token[],
  onReadersSide: (start: number) => boolean,
): Phrase | undefined {
  const first = body[0];
  const last = body.at(-1);
  if (!first || !last) return undefined;
  const ofAt = body.findIndex((token) => token.lower === 'of');
  const head = (ofAt > 0 ? body[ofAt - 1] : last)?.lower ?? last.lower;
  const gerund = /\p{L}\p{L}ing$/u.test(first.lower) && !determiner && !DULL_GERUNDS.has(first.lower);
  const lead0 = tokens[firstIndex - 1]?.lower;
  if (gerund && lead0 !== undefined && !ACTIVITY_LEAD.test(lead0)) return undefined;
  if (body.length === 1 && /^\P{L}?r?\d/iu.test(head)) return undefined;
  if (
    body.length === 1 &&
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(head)
  )
    return undefined;
  const sentenceStart =
    firstIndex === 0 || BREAK.test(plain.slice(tokens[firstIndex - 1]?.end ?? 0, first.start));
  const named = body.some((token) => capitalised(token) && (!sentenceStart || token !== first));
  if (
    body.every((token) => DULL_NOUNS.has(token.lower) || PREDICATES.has(token.lower) || isAdverb(token.lower))
  )
    return undefined;
  if (
    !determiner &&
    body.length === 1 &&
    (head.length < 3 || /(?:ed|ous|ful|able|ible|ive|est|ier)$/.test(head))
  )
    return undefined;
  if (DULL_NOUNS.has(head) && body.length === 1 && !named) return undefined;
  const previous = tokens[firstIndex - 1];
  // `it is hectic`: a quality, nothing to take up.
  if (
    !determiner &&
    body.length === 1 &&
    !named &&
    !/s$/.test(head) &&
    previous &&
    COPULA.test(previous.lower)
  )
    return undefined;
  const eaten =
    /^(?:roast|fried|grilled|baked|smoked|butter|peri-peri|whole|chicken)$/.test(first.lower) &&
    body.length > 1;
  const kind: PhraseKind = PEOPLE.has(head)
    ? 'person'
    : ANIMALS.has(head) && !eaten
      ? 'animal'
      : BODY.has(head)
        ? 'body'
        : gerund
          ? 'activity'
          : named &&
              previous &&
              PLACE_LEAD.test(previous.lower) &&
              body.every((token) => capitalised(token) || /^(?:of|de|van|di|du|la)$/.test(token.lower))
            ? 'name'
            : 'thing';
  const start = (determiner ?? first).start;
  const lead = determiner?.lower ?? '';
  const bare = plain.slice(first.start, last.end).replace(/'$/, '');
  const plural =
    kind !== 'name' &&
    ((/[^su]s$/.test(head) && !/(?:ness|class|gas|bus|news|tennis|yes)$/.test(head)) ||
      /^(?:kids|people|children|feet)$/.test(head));
  const possessive = POSSESSIVES.has(lead);
  const theirs = possessive
    ? turnAround(`${lead} ${bare}`)
    : /^(?:a|an|the|this|that|these|those|another|some|which|whose|every)$/.test(lead)
      ? `the ${bare}`
      : kind === 'person' && plural
        ? `the ${bare.toLowerCase()}`
        : bare;
  const dull = body.filter((token) => DULL_NOUNS.has(token.lower)).length;
  const weight =
    (lead === 'my' || lead === 'our' ? 3 : 0) +
    (lead === 'your' || lead === 'ur' ? 2 : 0) +
    (determiner && !possessive ? 1 : 0) +
    (named ? 2.5 : 0) +
    (gerund ? 2.5 : 0) +
    Math.min(body.length, 4) * 0.8 +
    Math.min(head.length, 9) * 0.12 +
    (kind === 'person' || kind === 'animal' ? 1 : 0) -
    dull * 1.6 -
    (DULL_NOUNS.has(head) ? 1.5 : 0) -
    (/^\d/.test(bare) ? 1 : 0);
  return {
    text: plain.slice(start, last.end),
    start,
    end: last.end,
    kind,
    head,
    plural,
    theirs,
    bare,
    sure:
      (determiner !== undefined && !/^(?:no|any|all|both|which|whose|what)$/.test(lead)) ||
      named ||
      (gerund && body.length > 1),
    readers: lead === 'your' || lead === 'ur' || (lead !== 'my' && lead !== 'our' && onReadersSide(start)),
    weight,
  };
}

function dedupe(phrases: Phrase[]): Phrase[] {
  const kept: Phrase[] = [];
  // A phrase holds no line break, so that all that is kept can be searched at once.
  let lines = '';
  for (const phrase of [...phrases].sort((a, b) => b.weight - a.weight || a.start - b.start)) {
    const bare = phrase.bare.toLowerCase();
    if (lines.includes(bare)) continue;
    lines += `${bare}\n`;
    kept.push(phrase);
  }
  return kept;
}
