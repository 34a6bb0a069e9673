/**
 * A yes or a no that costs nothing and is kind: what they may do, whether it was wrong of them, whether the two of them shall. Nothing about the
 * reader's life is claimed by it.
 */

import { capitalise } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from '../words/candidate.ts';
import { meFrom } from '../words/places.ts';
import { registerOf } from '../words/register.ts';
import { seedOf, shuffled } from '../words/shuffle.ts';
import { spoken } from '../words/spoken.ts';
import { bareQuestion } from './answer-part.ts';
import { KIND_ANSWERS } from './outline-words.ts';

export type KindAnswer = { readonly of: keyof typeof KIND_ANSWERS; readonly rest: string };

/** `is it bad that`, `am I too much`: they want to hear that it is not. */
const DOUBTED =
  /^(?:(?:is|was|isn't|would) (?:it|that|this)|am i|was i|are we|do i (?:sound|look|seem))\b(?: (?:\w+ly|just|being|a|an|too|so|it|very|be))* (?:bad|weird|strange|silly|crazy|stupid|wrong|rude|sad|early|soon|late|much|forward|needy|clingy|old[- ]?fashioned|boring|annoying|embarrassing|dramatic|awkward|lame|pathetic|cheesy|corny|paranoid|mad|a problem|problem|pushy)\b/i;
const AM_I = /^\W*(?:so )?am i\W*$/i;
const FEARED =
  /\bi(?:'?m| am) (?:\w+ )?(?:too (?:much|loud|needy|quiet|sensitive|old|big|boring|direct|clingy|emotional)|so (?:boring|needy|weird|difficult)|(?:weird|boring|needy|clingy|difficult|crazy|annoying|dramatic|hard work))\b/i;
const ALLOWED =
  /^(?:is|was|isn't) (?:it|that|this) (?:still |really )?(?:ok(?:ay)?|allowed|fine|alright|cool|all right)\b(?! (?:now|yet|at home))/i;
const MAY = /^(?:can|could|may) i (?!not\b)(?<rest>.{3,60})$/i;
const WE = /^(?:can|could|shall|should) we (?!not\b)(?<rest>.{3,60})$/i;
const FREE = /^(?:are|r) (?:you|u) (?<rest>(?:free|around|keen|up for|available)\b.{0,50})$/i;
const LIKE =
  /^(?:(?:would|do) (?:you|u) (?:like|want|care) to|(?:do you )?(?:want|wanna)(?: to)?|fancy|keen (?:to|for)|up for) (?<rest>.{3,60})$/i;
/** A promise or a small favour; what may cost money or a secret is none. */
const WILL =
  /^(?:can|could|will|would) (?:you|u) (?:please )?(?<rest>(?:promise|come|wait|hold|bring|keep|help|call|phone|stop|stay|fetch|make|still)\b.{0,50})$/i;
const COSTLY =
  /\b(?:send|pay|lend|money|cash|eft|pin|code|password|number|photos?|pics?|nudes?|address|bank|card|account|loan|r\d+)\b/i;

export function kindAnswer(question: string): KindAnswer | undefined {
  const text = bareQuestion(question);
  if (
    COSTLY.test(text) ||
    /^(?:can|could|may) i (?:be honest|ask|tell|say|confess|admit)\b/i.test(text) ||
    / or (?!something|anything)/i.test(text)
  )
    return undefined;
  if (DOUBTED.test(text)) return { of: 'doubted', rest: '' };
  if (ALLOWED.test(text)) return { of: 'allowed', rest: '' };
  for (const [of, pattern] of [
    ['may', MAY],
    ['we', WE],
    ['free', FREE],
    ['like', LIKE],
    ['will', WILL],
  ] as const) {
    const rest = pattern.exec(text)?.groups?.rest;
    if (rest) return { of, rest: meFrom(rest).replace(/ or (?:something|anything)\b/i, '') };
  }
  return undefined;
}

export const KIND_ANSWER = 'plain answer';

/** Not where more than a kind word is at stake. */
export function kindAnswerTo(reading: Reading): Candidate | undefined {
  const { questions, intents, flags, action, language } = reading;
  if (action !== 'reply' || flags.length > 0 || language.base !== 'en' || questions.length === 0)
    return undefined;
  if (intents.has('sexual') || intents.has('money_request') || intents.has('jealousy_control'))
    return undefined;
  if (questions.length > 2 || registerOf(reading) === 'serious') return undefined;
  const found = questions.map(({ text }) =>
    // `They say I'm too much. Am I?`
    AM_I.test(text) && FEARED.test(reading.plain) ? { of: 'doubted' as const, rest: '' } : kindAnswer(text),
  );
  const [one] = found;
  if (!one || found.some((each) => each === undefined)) return undefined;
  const [line] = shuffled(KIND_ANSWERS[one.of], seedOf(reading, KIND_ANSWER));
  if (!line) return undefined;
  return {
    text: capitalise(spoken(line.replace('{rest}', one.rest))),
    move: 'honest answer',
    tone: 'warm',
    weight: 3,
    answers: true,
    grounded: true,
    source: KIND_ANSWER,
  };
}
