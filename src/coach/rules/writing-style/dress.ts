/** The last step of a reply: the reader's capitals, stops, emoji and short forms. Quotes, gaps, addresses and meaning stay as they are. */

import type { LanguageReading } from '../reading/language.ts';
import { ANY_EMOJI, type Manner } from './points.ts';

/** Theirs alone: what stands in quotes, the name of a gap, an address. */
const VERBATIM = /"[^"]*"|“[^”]*”|\[[^\]]*\]|\bhttps?:\S+/g;

const FULL_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(c)an['’]t\b/gi, '$1annot'],
  [/\b(w)on['’]t\b/gi, '$1ill not'],
  [/\b(\p{L}+)n['’]t (you|we|they|I|he|she|it)\b/giu, '$1 $2 not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|must|need)n['’]t\b/gi, '$1 not'],
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(I|you|we|they|it|that|he|she|there|who|what)['’]ll\b/gi, '$1 will'],
  [/\b(I|you|we|they)['’]ve\b/gi, '$1 have'],
  [
    /\b(it|that|he|she|there|what|who|where|how)['’]s (?=(?:been|got|had|become|gone|come|taken|made)\b)/gi,
    '$1 has ',
  ],
  [/\b(it|that|he|she|there|what|who|where|how|here)['’]s\b/gi, '$1 is'],
  [/\b(l)et['’]s\b/gi, '$1et us'],
  [
    /\b(I|you|we|they|it|that|he|she)['’]d (?=(?:like|love|rather|say|be|go|take|want|need|pick|choose|bet|have|put|call|ask|tell|prefer|never|still|happily|gladly|probably) )/gi,
    '$1 would ',
  ],
];

/** As the reader would have typed it. */
export function inOwnStyle(text: string, manner: Manner, language: LanguageReading, light: boolean): string {
  const { capitals, fullStops, exclaims, emoji, ownEmoji, shortForms, greeting } = manner;
  const english = language.base === 'en';
  let kept = text;
  if (emoji === 'none') kept = tidy(kept.replace(ANY_EMOJI, ''));
  const [own] = ownEmoji;
  if (light && emoji === 'many' && own && !kept.match(ANY_EMOJI))
    kept = `${kept.replace(/(?<=[^.])\.$/, '')} ${own}`;
  const pieces = piecesOf(kept).map(({ words, verbatim }, index, all) => {
    if (verbatim) return words;
    let now = words;
    if (greeting && english && index === 0)
      now = now.replace(/^(?:hi there|hey hey|hey there|hi|hey|hello)(?=[!,.\s])/i, () =>
        capitalised(greeting),
      );
    if (shortForms === 'never' && english)
      now = FULL_FORMS.reduce((line, [pattern, into]) => line.replace(pattern, into), now);
    if (exclaims === 'none') now = now.replace(/!+(?=\?)|(?<=\?)!+/g, '').replace(/!+/g, '.');
    if (fullStops === 'none' || fullStops === 'not-last')
      now = unstopped(now, fullStops, index === all.length - 1);
    return now;
  });
  const whole = pieces.join('');
  return capitals === 'lower' ? lowered(whole) : whole;
}

const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[.,!?\n]|$)/g, '')
    .trim();

const capitalised = (words: string): string => words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function piecesOf(text: string): { words: string; verbatim: boolean }[] {
  const pieces: { words: string; verbatim: boolean }[] = [];
  let from = 0;
  for (const { 0: words, index } of text.matchAll(VERBATIM)) {
    if (index > from) pieces.push({ words: text.slice(from, index), verbatim: false });
    pieces.push({ words, verbatim: true });
    from = index + words.length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from), verbatim: false });
  return pieces;
}

/** Abbreviations and initials keep their stop, and so do dots in a row. `So am I.` ends in no initial. */
const SHORTENED = /\b(?:mr|mrs|ms|dr|st|e\.g|i\.e|a\.m|p\.m|etc)|(?<![\p{L}'’])(?!I)\p{L}/iu;
const STOP = new RegExp(`(?<!\\.|${SHORTENED.source})\\.(?!\\.)`, 'iu');
const LAST_STOP = new RegExp(`${STOP.source}(?=\\s*(?:\\p{Extended_Pictographic}|\\uFE0F|\\s)*$)`, 'iu');
const INNER_STOP = new RegExp(`${STOP.source}[ ]+`, 'giu');

/** Where no sentence ends in a full stop, a line ends instead: two sentences never run into one. */
function unstopped(text: string, how: 'none' | 'not-last', isLast: boolean): string {
  const ended = isLast ? text.replace(LAST_STOP, '') : text;
  return how === 'none' ? ended.replace(INNER_STOP, '\n') : ended;
}

/** A word that is written small: a capital and small letters, or a lone capital. `SABC` stays, and so does the `D` of `:D`. */
const CAPITALISED = /(?<![:;=\p{L}])\p{Lu}(?:[\p{L}'’]*\p{Ll}[\p{L}'’]*|['’]\p{L}+)?(?!\p{L})|\bOK\b/gu;

/** Everything, as people type who use no capitals: `i`, days and names too. */
const lowered = (text: string): string =>
  piecesOf(text)
    .map(({ words, verbatim }) =>
      verbatim ? words : words.replace(CAPITALISED, (word) => word.toLowerCase()),
    )
    .join('');
