/** Written out, a line sounds like a letter. People say `I'm` and `don't`. */
import { latin } from '../reading/pattern.ts';

const PAIRS: ReadonlyArray<readonly [RegExp, string]> = [
  [latin(/\b(do|does|did|is|are|was|were|have|has|had|could|would|should) not(?= \p{L}|[?.!])/giu), "$1n't"],
  [latin(/\bwill not(?= \p{L})/giu), "won't"],
  [latin(/\b(c)an ?not(?= \p{L})/giu), "$1an't"],
  [/\b(I) am(?= [\p{L}{])(?! (?:and|or|but|then|too)\b)/gu, "$1'm"],
  [latin(/\b(you|we|they) are(?= [\p{L}{])(?! (?:and|or|but|then|too|with|on|in)\b)/giu), "$1're"],
  [/\b(I|you|we|they|it|that) will(?= \p{L})(?! (?:not|too|and|or|but)\b)/gu, "$1'll"],
  [latin(/\b(I|you|we|they) would(?= \p{L})(?! (?:not|too|and|or|but)\b)/giu), "$1'd"],
  [
    /\b(I|you|we|they) have(?= (?:been|got|had|heard|seen|never|always|thought|enjoyed|read|met|tried|decided|just|already|made|done|earned|given|left|lost|kept|told|asked|found|gone|come|taken|started)\b)/gi,
    "$1've",
  ],
  // `Most of it is patience`: there the pronoun belongs to what stands before it. `How nice it is when` keeps its verb.
  [
    latin(
      /(?<!\b(?:of|about|for|with|from|after|before) )\b(it|that|there|here) is(?= [\p{L}{])(?! (?:and|or|but|then|too|when|how|why|where|who)\b)/giu,
    ),
    "$1's",
  ],
  [latin(/\b(what|where|who|how) is(?= [\p{L}{])(?! it\b)/giu), "$1's"],
  [latin(/\b(l)et us(?= \p{L})/giu), "$1et's"],
];

/** Each of the pairs has one of these: most lines have none. */
const WRITTEN_OUT = /\b(?:not|am|are|will|would|have|is|us)\b|\bcannot\b/i;

/** `Shall not` and the end of a sentence (`I am.`) stay as they are. */
export const spoken = (text: string): string =>
  WRITTEN_OUT.test(text) ? PAIRS.reduce((line, [pattern, into]) => line.replace(pattern, into), text) : text;
