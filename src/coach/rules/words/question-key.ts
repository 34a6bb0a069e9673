/** What a question is about, in a word or two: the lunch that was asked after, the two sides of a choice. */

import { MASS_NOUNS } from '../reading/noun-kinds.ts';
import { latin } from '../reading/pattern.ts';
import type { Question } from '../reading/questions.ts';
import { turnAround, wordsOf } from '../reading/text.ts';
import { verbForm } from '../reading/verbs.ts';
import {
  DETERMINERS,
  DULL_NOUNS,
  FUNCTION_WORDS,
  isVerbForm,
  PREPOSITIONS,
} from '../reading/word-classes.ts';
import type { Reading } from '../reading.ts';
import { salientOf } from './about-salient.ts';
import type { Slot } from './fill.ts';

const TOPICAL =
  /^(?:work|travel|sleep|name|weekend|week|day|days|plans?|night|morning|friday|saturday|sunday|evening)$/;
const NEVER =
  /^(?:tall|old|big|far|long|often|bad|good|how's|what's|who's|he+y+|serious|quick|random|fire|rapid|real|actual|true|else|ever|also|honest|honestly|story|question|questions|truth|answer|answers|thing|something|anything|someone|way|kind|type|sort|alright|rule|last|first|whats|hows|wheres|tell|okay|please|guess|right|part|same|different|instead|maybe|thought|thoughts|idea|ideas|sure|person|people|time|wrong|behind|second|third|self|hers|his|theirs|mine|yours|earth|god|person|taught|taken|born|raised|living|staying|kinda|career|picture|pic|photo|profile|bio|favou?rite|opinion|opinions|mind|head|nothing)$/;

/** `do you have siblings` is about `siblings`; `how is your brother` about `my brother`. */
export function keyOf(reading: Reading, question: Question): Slot | undefined {
  const inside = salientOf(reading)
    .filter(({ start, end, weight }) => start >= question.start && end <= question.end && weight > 1.3)
    .filter(({ bare }) => !NEVER.test(bare.toLowerCase()))
    .sort((a, b) => Number(b.kind !== undefined) - Number(a.kind !== undefined) || b.weight - a.weight);
  const [best] = inside;
  if (best) {
    const lead = reading.plain.slice(best.start, best.end).split(/\s/)[0]?.toLowerCase() ?? '';
    const own = /^(?:your|ur)$/.test(lead);
    const bare =
      !/^(?:the|a|an|that|this|his|her|my|our)$/.test(lead) &&
      !own &&
      (best.plural ||
        MASS_NOUNS.has(best.bare.split(' ').at(-1)?.toLowerCase() ?? '') ||
        /^\p{Lu}/u.test(best.bare));
    return { words: own ? `my ${best.bare}` : bare ? best.bare : best.words, plural: best.plural };
  }
  const words = wordsOf(question.text).filter(
    (word) =>
      word.length > 2 &&
      !/\d/.test(word) &&
      !DETERMINERS.has(word) &&
      !NEVER.test(word) &&
      !/'/.test(word) &&
      !FUNCTION_WORDS.has(word) &&
      !PREPOSITIONS.has(word) &&
      ((!isVerbForm(word) && verbForm(word) === undefined) || TOPICAL.test(word)) &&
      (!DULL_NOUNS.has(word) || TOPICAL.test(word)) &&
      !/(?:ly|ed|er|est|ful|ous)$/.test(word),
  );
  const word = words.at(-1);
  if (!word) return undefined;
  const before = new RegExp(`(\\p{L}+)\\s+${word}\\b`, 'iu').exec(question.text)?.[1]?.toLowerCase() ?? '';
  const held =
    TOPICAL.test(word) ||
    /[^s]s$/.test(word) ||
    DETERMINERS.has(before) ||
    /^(?:of|about|for|on|in|with|to|at|into|if|long|new|good|bad|big|public|first|proper)$/.test(before);
  if (!held || /ing$/.test(word)) return undefined;
  if (/^(?:long|public|open|remote)$/.test(before)) return { words: `${before} ${word}` };
  const own = new RegExp(`\\b(?:your|ur)\\s+(?:\\p{L}+\\s+)?${word}\\b`, 'iu').test(question.text);
  const capital = new RegExp(`\\b${word[0]?.toUpperCase()}${word.slice(1)}\\b`).exec(question.text);
  return { words: own ? `my ${word}` : (capital?.[0] ?? word), plural: /[^s]s$/.test(word) };
}

const BAD_SIDE =
  /^(?:you|not|no|is|are|do|does|just|what|it|that|this|so|nah|never|nothing|me|i|more|less|whatever|something|anything|both|neither|on|in|at|up|out|to|there|yes|now|later|like|did|am|was|were|would|could|will|have|has|if|else|maybe)\b/i;

/** Two sides of a choice that can be named as they stand: short, and seen from the reader. */
export function sidesOf(question: Question): readonly [string, string] | undefined {
  const text = question.text.replace(/[?!.\s]+$/u, '').replace(/\s+/g, ' ');
  const parts = text.split(/,?\s+or\s+/i);
  if (parts.length !== 2) return undefined;
  const [left = '', right = ''] = parts;
  const second = right
    .replace(/[,;:].*$/, '')
    .replace(/\s+(?:and|because|but|cos)\s.*$/i, '')
    .trim();
  if (BAD_SIDE.test(second) || second.split(' ').length > 4) return undefined;
  const length = Math.min(Math.max(second.split(' ').length, 1), 3);
  const head = left
    .replace(/^.*[,;:.]\s*/, '')
    .trim()
    .split(' ');
  const article = /^(?:a|an|the|my|your)$/i;
  let from = Math.max(0, head.length - length);
  if (from > 0 && article.test(head[from - 1] ?? '')) from--;
  const first = head.slice(from).join(' ');
  if (
    !first ||
    BAD_SIDE.test(first) ||
    /\b(?:you|u|i|it|we|are|is|do|does|than|with|from|of|any(?:one|body)?|some(?:one|body)|else)\b/i.test(
      `${first} ${second}`,
    )
  )
    return undefined;
  // `Beach holiday or city trip`: the capital belongs to the sentence, not to the beach.
  const named = /^\p{Lu}/u.test(second) || !text.startsWith(first);
  return [turnAround(named ? first : first.charAt(0).toLowerCase() + first.slice(1)), turnAround(second)];
}

/** `window or aisle. sweet or salty. call or text`: the first and the last of a list of quick ones. */
export function rapidSides(reading: Reading): readonly [string, string] | undefined {
  const pairs = [
    ...reading.plain.matchAll(
      latin(/(?:^|[.,:;?!]\s*|\band\s)((?:\p{L}+ )?\p{L}+ or (?:\p{L}+ )?\p{L}+)(?=\s*[.,;?!]|$)/giu),
    ),
  ].map((match) => (match[1] ?? '').trim());
  if (pairs.length >= 2) return [pairs[0] ?? '', pairs.at(-1) ?? ''];
  if (reading.questions.length < 3) return undefined;
  const keys = reading.questions.flatMap((question) => keyOf(reading, question)?.words ?? []);
  const [first] = keys;
  const last = keys.at(-1);
  return first && last && first !== last ? [first, last] : undefined;
}

export type Hypothetical = { readonly core: string; readonly ifI: string; readonly ifYou: string };

/** `if you could uninvent one thing, what is it?` is `uninvent one thing`. */
export function hypotheticalOf(question: Question): Hypothetical | undefined {
  const match =
    /\bif (?:you|u) (could|had to|got to|were allowed to) (?:only )?([^,?.;:]{6,60}?)(?=,|\?|$|[.;:]|\s(?:what|where|who|which|how)\b)/i.exec(
      question.text.replace(/\s+\S*\p{Extended_Pictographic}.*$/u, ''),
    );
  const what = match?.[2]?.trim();
  const verb = what && verbForm(what.split(' ')[0] ?? '')?.form;
  if (
    !match?.[1] ||
    !what ||
    (verb !== 'base' && !latin(/^(?:be|have|un\p{L}+)\b/iu).test(what)) ||
    /\b(?:i|me|my|u)\b/i.test(what)
  )
    return undefined;
  const core = turnAround(what);
  return {
    core,
    ifI: `If I ${match[1].toLowerCase()} ${core}`,
    ifYou: `if you ${match[1].toLowerCase()} ${what}`,
  };
}
