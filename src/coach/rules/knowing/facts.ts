/** Plain facts about somebody that notes tell in so many words: their work, where they live, their animals. */
import { latin } from '../reading/pattern.ts';
import { ANIMAL, CITY, JOB } from '../starting/detail-words.ts';

export type FactKind = 'job' | 'area' | 'origin' | 'age' | 'height' | 'name' | 'pets' | 'sign' | 'birthday';

/** Each with the words to say it in: a job with its article (`a nurse`), a place with its capital. */
export type Facts = Readonly<Partial<Record<FactKind, string>>>;

export const SIGN =
  /\b(aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/i;
const PLACE = String.raw`((?:the )?\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,3})`;
/** What ends the naming of a place or a job. */
const GOES_ON =
  /\s+(?:and|but|with|since|for|until|who|which|where|when|because|near|these|now|at the moment|originally)\b.*$/iu;

const cut = (words: string): string => words.replace(GOES_ON, '').trim();
const capitals = (place: string): string =>
  place.replace(/(?<![\p{L}'-])(?!(?:the|of|de|du|la|van|der)\b)\p{Ll}/gu, (letter) => letter.toUpperCase());
const withArticle = (job: string): string => {
  const noun = job.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return /^(?:an?|the)\s/i.test(noun) ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
};

/** A name has its capital, or is one that is known: `in touch`, `from money` and `in a flat` name no place. */
function placeNamed(words: string): string | undefined {
  const place = cut(words);
  return /^(?:the )?\p{Lu}/u.test(place) || CITY.test(place) ? capitals(place) : undefined;
}

function jobNamed(words: string): string | undefined {
  const job = cut(words.replace(/\s+(?:at|in|from|on|for)\s.*$/iu, ''));
  return NO_JOB.test(job) || job.split(' ').length > 4 ? undefined : withArticle(job);
}
const NO_JOB = /^(?:nothing|little|much|hard|best|fast|long|far|needed|usual|one|if|the)\b/i;
const KEPT = new RegExp(`${ANIMAL.source}(?:,? (?:called|named) \\p{L}[\\p{L}' -]*)?$`, 'iu');

type Rule = readonly [FactKind, RegExp, (found: readonly string[]) => string | undefined];

const RULES: readonly Rule[] = [
  ['job', latin(/\bworks? as ((?:an?|the) )?([\p{L}' -]{3,40})/iu), ([, , job = '']) => jobNamed(job)],
  [
    'job',
    latin(
      /^(?:(?:i|she|he|they)(?: am|'m| is|'s| are|'re) |(?:my |her |his )?job(?: is|:) |is )?(an? )?([\p{L}' -]{3,40})$/iu,
    ),
    ([, , said = '']) => {
      const job = jobNamed(said);
      return job && JOB.test(job) ? job : undefined;
    },
  ],
  [
    'origin',
    new RegExp(
      String.raw`\b(?:grew up in|(?:was |were )?born (?:and raised |and bred )?in|raised in|originally from|comes? from)\s+${PLACE}`,
      'iu',
    ),
    ([, place = '']) => placeNamed(place),
  ],
  [
    'origin',
    new RegExp(String.raw`^(?:(?:i|she|he|they)(?: am|'m| is|'s| are|'re) )?from\s+${PLACE}$`, 'iu'),
    ([, place = '']) => placeNamed(place),
  ],
  [
    'area',
    new RegExp(String.raw`\b(?:lives?|living|based|stays?|staying) (?:in|around)\s+${PLACE}`, 'iu'),
    ([, place = '']) => placeNamed(place),
  ],
  [
    'age',
    /\b(?:i(?:'m| am)|she(?:'s| is)|he(?:'s| is)|they(?:'re| are)|age:?|aged) (\d{2})\b(?! ?(?:cm|kg|km))/i,
    ([, age]) => age,
  ],
  ['age', /\b(\d{2}) years? old\b/i, ([, age]) => age],
  ['height', /\b(1[.,]\d{2} ?m|1\d{2} ?cm)\b/i, ([, height]) => height],
  [
    'name',
    latin(/\b(?:my name is|i(?:'m| am) called|call me|name:) (\p{L}[\p{L}'-]+)/iu),
    ([, name = '']) => capitals(name),
  ],
  [
    'pets',
    latin(/\b(?:have|has|got|owns?) ((?:an?|one|two|three|four|\d) [\p{L}' -]{3,40})/iu),
    ([, found = '']) => {
      const pets = found.replace(/\s+(?:who|which|that|and (?:i|she|he|they)\b).*$/iu, '').trim();
      return KEPT.test(pets) ? pets : undefined;
    },
  ],
  [
    'sign',
    new RegExp(
      `^(?:(?:i|she|he|they)(?: am|'m| is|'s| are|'re) (?:an? )?|(?:star ?|my |her |his )?sign(?: is|:)? )?${SIGN.source}$`,
      'i',
    ),
    ([, sign = '']) => capitals(sign.toLowerCase()),
  ],
  [
    'birthday',
    /\b(?:my|her|his|their) birthday(?: is|:) (?:on )?((?:the )?[\p{L}\d ]{3,25})/iu,
    ([, day = '']) => day.trim(),
  ],
];

/** @param notes in the first person or the third, a fact a line or a clause */
export function factsIn(notes: string): Facts {
  const found: Partial<Record<FactKind, string>> = {};
  // Runs of spaces would be searched from each of them.
  const plain = notes.replace(/[^\S\n]+/g, ' ');
  for (const piece of plain.split(
    /[.;!?\n•|](?!\d)|,\s+|\s+and\s+(?=(?:i|she|he|they|live|lives|work|works|grew|from|has|have)\b)/iu,
  )) {
    const text = piece.trim();
    if (text === '' || NOT_SO.test(text)) continue;
    for (const [kind, pattern, read] of RULES) {
      if (found[kind] !== undefined) continue;
      const match = pattern.exec(text);
      const words = match && read(match);
      if (words) found[kind] = words;
    }
  }
  return found;
}

/** Told of somebody else, of another time, or denied. */
const NOT_SO =
  /\b(?:not|never|no longer|used to|n't|wants? to|would love|dreams? of|his|her|my|their) (?:an? |be |to be |become )?(?:(?:mom|mum|dad|mother|father|brother|sister|ex|friend|boss|son|daughter|gran|cousin|aunt|uncle)\b|(?:nurse|doctor|from|live|work|have)\b)|\bex-/i;

/** What they say is their favourite of something: `favourite food: lamb curry`. */
export function favouriteIn(notes: string, what: RegExp): string | undefined {
  for (const [, thing = '', favourite = ''] of notes.matchAll(
    /\bfavou?rite ([\p{L} ]{3,25}?)(?: is|:| -) ([^.;!?\n]{2,50})/giu,
  ))
    if (what.test(thing)) return favourite.trim();
  return undefined;
}
