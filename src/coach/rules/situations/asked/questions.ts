/** What stands around a question that its own words do not show, where no pattern alone tells it. */
import type { Reading } from '../../reading.ts';

const SAID_AFTER =
  /\bi (?:\w+ )?(?:ask|tell|say|confess|be honest|be real|admit)\b[^?.!]{0,60}[?.!]+\s*(?!\W*(?:and )?(?:promise|please|don'?t|dont|do not|no pressure|be honest|honestly|only if|if|it'?s|its|it is|you (?:can|may|don'?t|have)|just|sorry|nothing|not)\b)(?:\S+\s+){3}\S/i;

/** By the id of the entry: whether something else is meant. */
export const QUESTION_CODE: Readonly<Record<string, (reading: Reading) => boolean>> = {
  'asked: siblings': (r) =>
    !r.mine.includes('?') &&
    /\b(?:sisters?|brothers?|siblings?|twins?|only child|middle child|eldest|oldest|youngest)\b/i.test(
      r.mine,
    ) &&
    !/\b(?:other|more|any|how many)\b/i.test(r.plain),
  'asked: what are we': (r) =>
    /\bwhere (?:are|r) we going\b/i.test(r.plain) &&
    /\b(?:plan|day out|trip|drive|surprise|dinner|lunch|brunch|fetch|pick (?:you|u) up|take (?:you|u)|out tonight)\b/i.test(
      r.mine,
    ),
  // What was announced has been said already.
  'asked: something personal': (r) => r.questions.length > 1 || SAID_AFTER.test(r.plain),
  // They ask whether what they told puts the reader off.
  'asked: quiet': (r) =>
    /\bstill (?:interested|keen|talking)\b/i.test(r.plain) &&
    r.style.words > 6 &&
    !/\b(?:quiet|silen\w+|heard|hear|repl\w+|text\w*|messag\w*|days|since|weeks?|ghost\w*|read|seen|in me|talking|anymore|any more)\b/i.test(
      r.plain,
    ),
};
