/** What a question is opened with, where its kind says no more: an answer to `who` names somebody. */
import type { AskKind } from '../reading/asks.ts';
import type { Question } from '../reading/questions.ts';
import type { AskWord } from './answer-lines.ts';

/** The words that a question opens with, in the order in which they count. */
const WORDS: ReadonlyArray<readonly [AskWord, RegExp]> = [
  [
    'knowing',
    /\bhow (?:do|did|would|could|can) (?:you|u) (?:even |already |possibly )?(?:know|guess|find (?:out|that)|figure)\b(?! (?:if|when|what|whether|how|your|ur|a |the )\b)/i,
  ],
  [
    'what if',
    /\bwhat (?:would|do|will|wld) (?:you|u) (?:do|say) (?:if|when|in)\b|\bif (?:you|u) (?:were|had|found|won|woke|could|got)\b[^?]*\bwhat (?:would|do|wld) (?:you|u)\b/i,
  ],
  [
    'as a child',
    /\b(?:as a (?:kid|child|teen(?:ager)?)|when (?:you|u) (?:were|was) (?:a (?:kid|child|teen(?:ager)?)|little|small|young(?:er)?|\d+|growing up)|(?:child|kid)hood)\b/i,
  ],
  [
    'whom',
    /^(?:(?:so|and|but|ok|okay|wait|hey|also|haha|lol)[,\s]+)*who(?:m|'s|s)? (?:(?:do|would|did|could|will) (?:you|u)|(?:is |are |was )?(?:your|ur))\b/i,
  ],
  ['who', /^(?:(?:so|and|but|ok|okay|wait|hey|also|haha|lol)[,\s]+)*(?:who|whose)\b/i],
  [
    'once',
    /^(?:(?:so|and|but|ok|okay|wait|hey|also|haha|lol)[,\s]+)*(?:when|what (?:year|age)|how long ago) (?:last |was|were|did|'?s the last|is the last)/i,
  ],
  ['when', /^(?:(?:so|and|but|ok|okay|wait|hey|also|haha|lol)[,\s]+)*(?:when|what (?:time|day|date))\b/i],
  ['how', /^(?:(?:so|and|but|ok|okay|wait|hey|also|haha|lol)[,\s]+)*how\b(?! about)/i],
  ['what', /\b(?:what|what'?s|whats)\b|^(?:(?:so|and|but|ok|okay)[,\s]+)*(?:in |at |on |from )?which\b/i],
];
/** It is about what the reader likes, thinks or does; else a fact is asked for. */
const PERSONAL = /\b(?:you|u|your|ur|yours|you're|youre|you've|you'd)\b/i;
/** A fact of the reader's that is looked up, not told about. */
const LOOKED_UP =
  /\b(?:password|wifi|address|code|pin|gate|number plate|flat number|house number|name of|called|website|link|handle|email|time does|open(?:s|ing)?|cost|price|size)\b/i;

/** Which of the word's lines fit; undefined where the kind of question says more than its word. */
export function askWord(question: Question, kind: AskKind): AskWord | undefined {
  if (kind === 'rather' || kind === 'deep' || kind === 'back') return undefined;
  const { text } = question;
  const word = WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  if (word === 'knowing' || word === 'what if' || word === 'as a child') return word;
  if (kind !== 'other') return undefined;
  if ((word === 'what' || word === undefined) && (!PERSONAL.test(text) || LOOKED_UP.test(text)))
    return word && 'fact';
  return word ?? 'what';
}
