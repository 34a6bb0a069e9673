/** Which answers stand before or beside what the situations say. */

import type { MoveName } from '../moves/line.ts';
import { holdingBack } from '../reading/holding-back.ts';
import { asksAlong, asksNotTo, putOffOf } from '../reading/put-off.ts';
import { contentWordsOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { entryOf } from '../situations/book.ts';
import type { GuardName } from '../situations/entry.ts';
import { isKnownAsking } from '../situations/guards/question.ts';
import { isTone } from '../tones/index.ts';
import {
  answersInEarnest,
  followsSorrow,
  heldBackReplies,
  plainReplies,
  putOffReplies,
  toldAfterSorrow,
} from '../unsure/plain-reply.ts';
import type { Candidate } from '../words/candidate.ts';
import { objection, slotsOf } from '../words/filters.ts';
import { askedOf, outlineOf, ownSideOf, tellsBeside } from './outline.ts';
import { kindAnswerTo } from './plain-answer.ts';
import { timeAnswers } from './time-answer.ts';

export type Places = {
  /** They come before all others. */
  readonly first: readonly Candidate[];
  /** It takes the last place. */
  readonly last?: Candidate;
};

/** What the situations say of a no comes behind them. */
const PUT_OFF_LINES = 2;
/** What is said to somebody who holds back. */
const KEEPS_TO_IT: ReadonlySet<MoveName> = new Set([
  'respect the limit',
  'accept with grace',
  'thank and close',
  'end kindly',
  'no rush',
  'leave it open',
  'give space',
  'slow it down',
  'offer another way',
  'own it',
  'make amends',
  'sympathise',
  'do what they ask',
]);
/** What is said to `and you?` whatever was asked. */
const HANDED_BACK = 'after mine: handed back: anything';
const NONE: Places = { first: [] };
const hasGap = ({ text }: Candidate): boolean => slotsOf(text).length > 0;

/**
 * @param found what would be shown without them
 * @param known a situation was recognised
 * @param understood false where the summary is to say that it was not
 * @param trusted readers would give what was found enough
 */
export function answersBeside(
  found: readonly Candidate[],
  reading: Reading,
  avoid: readonly string[],
  {
    known,
    understood,
    trusted,
  }: { readonly known: boolean; readonly understood: boolean; readonly trusted: boolean },
): Places {
  const free = (candidates: ReadonlyArray<Candidate | undefined>): Candidate[] =>
    candidates.flatMap((one) =>
      one && objection(one.text, reading, avoid, one.gaps) === undefined ? [one] : [],
    );
  if (reading.action !== 'reply' || reading.language.base !== 'en') return NONE;
  if (putOffOf(reading.plain)?.of === 'heart')
    return { first: free(putOffReplies(reading, avoid)).slice(0, PUT_OFF_LINES) };
  const held = reading.intents.has('rejection_hard') ? undefined : holdingBack(reading.plain, reading.mine);
  const keeping = found.filter(({ move, source }) => KEEPS_TO_IT.has(move) && source !== 'spare');
  if (held && keeping.length * 2 <= found.length)
    return { first: free(heldBackReplies(reading, held, avoid)) };
  if (answersInEarnest(reading)) return { first: plainReplies(reading, avoid, understood) };
  if (followsSorrow(reading) && found.some(({ tone }) => isTone(tone, 'light')))
    return { first: free(toldAfterSorrow(reading, avoid)) };
  if (asksNotTo(reading.plain) && !known) return { first: plainReplies(reading, avoid, understood) };
  const timed = free(timeAnswers(reading));
  if (timed.length > 0 && found.filter(({ text }) => namesTime(text, reading)).length < 2)
    return { first: timed };
  const [outline] = free([outlineOf(reading)]);
  // Handed back, and what it was about is known from the reader's own question.
  if (outline && found.every(({ source }) => source === HANDED_BACK)) return { first: [outline] };
  if (outline && askedOf(reading).length > 1) return { first: [outline] };
  // They told something of their own beside one question: an outline would pass over it, what was found takes it up.
  if (outline && found.length > 2 && tellsBeside(reading)) {
    if (known) return NONE;
    // Where its answer has none of their words (`mostly [what you did]`), one with a gap that was found says more.
    const [last] = free([outlineOf(reading, true)]).filter(
      ({ text }) => sharesWord(text, reading) || !found.some(hasGap),
    );
    return { first: free([kindAnswerTo(reading)]), ...(last ? { last } : {}) };
  }
  if (!known) {
    const answers = [...(outline ? [outline] : []), ...free([kindAnswerTo(reading)])];
    if (answers.length > 0) return { first: answers };
    const [last] = free([outlineOf(reading, true), ownSideOf(reading)]);
    return { first: plainReplies(reading, avoid, understood), ...(last ? { last } : {}) };
  }
  // Heard, but perhaps misheard: the outline is safe whatever was meant.
  if (outline && !trusted && !asksAlong(reading.plain) && found.length > 2 && !found.some(hasGap))
    return { first: [], last: outline };
  // What was heard is not told apart by what the reader asked, and this answers it: the reader's own side is safe.
  if (found.length > 2 && !found.some(hasGap) && !found.some(({ source }) => heedsMine(source))) {
    const [last] = free([ownSideOf(reading)]);
    if (last) return { first: [], last };
  }
  return outline && !isKnownAsking(reading) && !found.some((one) => one.answers || hasGap(one))
    ? { first: [], last: outline }
    : NONE;
}

/** A situation that looks at the reader's last turn; of what code made nothing is known. */
function heedsMine(source = ''): boolean {
  const entry = entryOf(source);
  return (
    entry === undefined ||
    ON_TURN.has(entry.guard) ||
    [entry.mine, entry.mineDid, entry.around].some((one) => one !== undefined) ||
    entry.either?.some(({ mine, mineDid }) => mine !== undefined || mineDid !== undefined) === true
  );
}
const ON_TURN: ReadonlySet<GuardName> = new Set(['answer', 'handed', 'in-turn', 'stated', 'thin', 'turn']);

const sharesWord = (text: string, { plain }: Reading): boolean => {
  const theirs = new Set(contentWordsOf(plain));
  return contentWordsOf(text).some((word) => theirs.has(word));
};

const namesTime = (text: string, { times }: Reading): boolean =>
  times.some((time) =>
    text.toLowerCase().includes(time.text.toLowerCase().replace(/^(?:at|on|by|for|around) /, '')),
  );
