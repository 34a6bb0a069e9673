/** Cutting a message into clauses and turning their words round. */
import { latin } from './pattern.ts';
import { turnAround } from './text.ts';
import { verbForm } from './verbs.ts';
import { isVerbForm } from './word-classes.ts';

const BOUNDARY =
  /[.!?;:()\n,"]|\p{Extended_Pictographic}|\s-\s|\b(?:but|because|cos|coz|cause|so(?! (?:much|many|far|bad|good)\b)|although|though|while|whereas|unless|until|till|if|when|which|since(?! \d)|except|then|and(?= (?:i|i'm|i've|im|ive|he|she|it|they|we|you|my|our|his|her|their|the|that|now|then|still|it's|honestly|nobody|everyone|somehow|\p{L}+ed|got|went|came|made|had|was|were|am|is|are|have|has|spent|cried|can|can't|just)\b))\b/giu;
const LIMIT_CHARACTERS = 58;
const TRAILING =
  /\s+(?:again|once|just|at first|sometime|someday|lol|haha+|lmao|today|tonight|yesterday|tomorrow|this (?:morning|afternoon|evening|week|weekend|month|year)|last (?:night|week|weekend|month|year)|right now|now|rn|at the moment|these days|lately|recently|already|though|tho|hey|ne|anymore|any more|of course|as well|too|either|the other (?:day|night)|all (?:day|morning|night|week)|for (?:\d+|two|three|four|five|six|ten|a few|a couple of|ages|years|months|weeks)(?: \w+)?|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|and|or|so|but|with|at|of|to|in|on|for|the|a|my|from|about)$/i;

/** From the reader's side: `my mug` is `your mug`, `when I was` is `when you were`. */
export const toYou = (text: string): string =>
  text
    .replace(/\b(?:i'm|im|i am)\b/gi, "you're")
    .replace(/\b(?:i've|ive)\b/gi, "you've")
    .replace(/\bi'll\b/gi, "you'll")
    .replace(/\bi'd\b/gi, "you'd")
    .replace(/\bi was\b/gi, 'you were')
    .replace(/\b(?:we're|we are|we were)\b/gi, 'you were')
    .replace(/\bwe\b/gi, 'you')
    .replace(/\b(?:i|my|mine|myself|me)\b/gi, (word) => turnAround(word))
    .replace(/\bourselves\b/gi, 'yourselves')
    .replace(/\bours\b/gi, 'yours')
    .replace(/\bour\b/gi, 'your')
    .replace(/\bus\b/g, 'you');

/** `to Pretoria and know nobody` ends before the second verb; `a job and a flat` goes on. */
function oneVerb(text: string): string {
  for (const match of text.matchAll(
    latin(
      /\s(?:and|or)\s+((?:\p{L}+ly|today|then|also|still|never|now|probably|even|yes)\s+)?(?:someone\s+)?([\p{L}']+)/giu,
    ),
  )) {
    const form = verbForm(match[2] ?? '')?.form;
    if (
      match[1] ||
      form === 'past' ||
      form === 'participle' ||
      (form === 'base' && isVerbForm(match[2] ?? ''))
    )
      return text.slice(0, match.index);
  }
  return text;
}

export function trimmed(rest: string): string {
  let text = oneVerb(` ${rest.replace(/\s+/g, ' ').trim()}`)
    .replace(/(?<!["'(])["'(]+$/, '')
    .trim();
  for (let round = 0; round < 4; round++) text = ` ${text}`.replace(TRAILING, '').trim();
  if (text.length <= LIMIT_CHARACTERS) return text;
  const cut = [
    ...text
      .slice(0, LIMIT_CHARACTERS)
      .matchAll(/\s(?:with|at|in|on|for|from|to|and|after|before|by|about|where|who|that|than|like)\s/gi),
  ].at(-1);
  return cut ? text.slice(0, cut.index).trim() : '';
}

type Piece = { readonly text: string; readonly start: number };

export function piecesOf(plain: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of plain.matchAll(BOUNDARY)) {
    pieces.push({ text: plain.slice(from, match.index), start: from });
    from = match.index + match[0].length;
    if (/^(?:if|unless|which|when|while|until|till)$/i.test(match[0]))
      pieces.push({ text: '\u0000', start: from });
  }
  pieces.push({ text: plain.slice(from), start: from });
  // What stands after `if` or `when` is a condition, no story.
  return pieces.filter((piece, index) => piece.text !== '\u0000' && pieces[index - 1]?.text !== '\u0000');
}
