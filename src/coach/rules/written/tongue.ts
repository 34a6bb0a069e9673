/** Whether a reply is in a language that the conversation is not in. Mixed messages may be answered in either of their languages. */

import { readLanguage } from '../reading/language.ts';
import { FUNCTION_WORDS } from '../reading/language-words.ts';
import { normalise, wordsOf } from '../reading/text.ts';

/** isiZulu and isiXhosa are understood by one another's speakers, and mistaken for one another by any list of words. */
const FAMILY: Readonly<Record<string, string>> = { xh: 'zu', nl: 'af', tn: 'st' };
const familyOf = (base: string): string => FAMILY[base] ?? base;

/** Languages built from parts are told by them: few of their words stand in a list. */
const PARTS: ReadonlyArray<readonly [family: string, word: RegExp]> = [
  [
    'zu',
    /^(?:(?:u|ba|i|a|ngi|ndi|si|li|ku|zi|be|uku|um|isi|izi|ama|aba|nge|nga|ngo|na|no|ne|kwa|e|o|em|aku|awu|angi|usu|sengi|bengi)\p{L}{3,}(?:a|e|i|o|u)|haibo|hawu|awu|yebo|cha|wena|eish|yazi|bandla|shame)$/iu,
  ],
];
/** A word of four letters and more with these is no English word; those of Afrikaans are told apart by their list. */
const NGUNI_SOUND =
  /(?:ngi|ndi|hl|dl|kh(?!aki)|zw|thw|nkq|mtw|bh|^uk|^um[bdfhklnstvz]|^is[ai]|^iz[ai]|^ama|^ab[ae]|ph[aeiou]k)/iu;
/** From so many words of one language on a text is partly in it. */
const ENOUGH = 2;
/** Below this many words no language can be told. */
const WORDS_THAT_TELL = 5;

function votesOf(text: string): Map<string, number> {
  const words = wordsOf(normalise(text).plain);
  const votes = new Map<string, number>();
  const vote = (family: string) => votes.set(family, (votes.get(family) ?? 0) + 1);
  const english = FUNCTION_WORDS.get('en') ?? new Set<string>();
  for (const word of words) {
    if (english.has(word)) vote('en');
    for (const [tag, list] of FUNCTION_WORDS)
      if (tag !== 'en' && list.has(word) && !english.has(word)) vote(familyOf(tag));
    for (const [family, part] of PARTS)
      if (!english.has(word) && word.length > 3 && part.test(word) && NGUNI_SOUND.test(word)) vote(family);
  }
  return votes;
}

/** The languages that a conversation is in, the message's first. */
export function tonguesOf(message: string, base: string, before: readonly string[]): ReadonlySet<string> {
  const found = new Set([familyOf(base)]);
  for (const text of [message, ...before])
    for (const [family, count] of votesOf(text)) if (count >= ENOUGH) found.add(family);
  return found;
}

/** Sure of a language that nobody spoke here. */
export function isInOtherTongue(text: string, tongues: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  if (words.length < WORDS_THAT_TELL) return false;
  const { base, sure } = readLanguage(normalise(text).plain, 'und');
  if (!sure || tongues.has(familyOf(base))) return false;
  const votes = votesOf(text);
  const own = votes.get(familyOf(base)) ?? 0;
  const theirs = Math.max(...[...tongues].map((tongue) => votes.get(tongue) ?? 0));
  return own >= ENOUGH && (own > theirs || own >= words.length / 2);
}
