/** Which of the replies that passed are shown: the best that differ, and local ones beside them only where they agree. */
import type { Reply } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import { contentWordsOf, wordsOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { isTriad, similarity } from '../words/filters.ts';
import { isGrave } from '../words/register.ts';

/** Two replies with more words in common than this, or with one beginning, are one reply. */
const ALIKE = 0.5;
/** A beginning of fewer words may be shared: `Sorry.` is no idea of its own. */
const BEGINNING_WORDS = 3;

const firstSentence = (text: string): string => text.match(/^[^.!?]+/)?.[0].toLowerCase() ?? text;

export const isRepeated = (text: string, shown: ReadonlyArray<Pick<Reply, 'text'>>): boolean =>
  shown.some((other) => {
    const first = firstSentence(text);
    return (
      similarity(other.text, text) > ALIKE ||
      (wordsOf(first).length >= BEGINNING_WORDS && firstSentence(other.text) === first)
    );
  });

export type Candidate = { readonly reply: Reply; readonly doubt?: string | undefined };

const LONG = 250;
const SAID_TOO_OFTEN =
  /\b(?:honestly|absolutely|legit(?:imately)?|truly iconic|elite|chef'?s kiss|living for|obsessed)\b/i;

/** How much a reply has for it; only the order counts. What the message is about weighs most, then a form like theirs. */
function worthOf({ reply: { text, needs }, doubt }: Candidate, reading: Reading): number {
  const theirs = new Set(contentWordsOf(reading.plain));
  const taken = contentWordsOf(text).filter((word) => theirs.has(word)).length;
  const questions = (text.match(/\?/g) ?? []).length;
  return (
    Math.min(taken, 3) * 0.5 +
    (questions === 1 && !isGrave(reading) ? 0.4 : 0) -
    Math.max(0, questions - 1) * 0.4 -
    (isTriad(text) ? 0.5 : 0) -
    (SAID_TOO_OFTEN.test(text) ? 0.3 : 0) -
    Math.max(0, text.length - LONG) / 100 -
    (needs ? 0.6 : 0) -
    (doubt ? 0.8 : 0)
  );
}

/**
 * So much a reply loses for each that was written before it: a model writes its best first. Measured blind on 56 fresh messages (`bench/writer/blind`):
 * with 0.01 what was shown was worth 4.25 of 5, with 0.3 it is 4.40; the model's own first three were worth 4.43.
 */
const LATER = 0.3;
/** So much a reply loses for each tone, form or move that is shown already. */
const SAME_TONE = 0.35;
const SAME_FORM = 0.25;
const SAME_MOVE = 0.25;
const SAME_WORDS = 2;

/**
 * The best that differ, in the order in which they were written; one that can be sent as it stands comes before one with a gap.
 * @param candidates all that passed, in the order in which they were written
 * @param shown what the reader sees already
 * @returns at most `count` less what is shown
 */
export function chooseWritten(
  candidates: readonly Candidate[],
  reading: Reading,
  count: number,
  shown: readonly Reply[] = [],
): Reply[] {
  const slotsAllowed = Math.floor(count / 3);
  const taken: Reply[] = [...shown];
  const left = candidates
    .filter(({ reply }) => !shown.some(({ text }) => text === reply.text))
    .map((candidate, place) => ({ ...candidate, worth: worthOf(candidate, reading) - place * LATER }));
  while (taken.length < count && left.length > 0) {
    let best: { at: number; worth: number } | undefined;
    for (const [at, { reply, worth }] of left.entries()) {
      if (isRepeated(reply.text, taken)) continue;
      if (reply.needs && taken.filter(({ needs }) => needs).length >= slotsAllowed) continue;
      const lost = taken.reduce((sum, other) => sum + likeness(reply, other), 0);
      if (best === undefined || worth - lost > best.worth) best = { at, worth: worth - lost };
    }
    if (best === undefined) break;
    taken.push(...left.splice(best.at, 1).map(({ reply }) => reply));
  }
  // Chosen by worth, shown as they were written: what came first is there first.
  const added = candidates
    .map(({ reply }) => reply)
    .filter((reply) => taken.slice(shown.length).includes(reply));
  return [...added.filter(({ needs }) => !needs), ...added.filter(({ needs }) => needs)];
}

const likeness = (left: Reply, right: Reply): number =>
  (left.tone === right.tone ? SAME_TONE : 0) +
  (left.text.includes('?') === right.text.includes('?') ? SAME_FORM : 0) +
  (left.strategy === right.strategy ? SAME_MOVE : 0) +
  similarity(left.text, right.text) * SAME_WORDS;

/** What a move does to a conversation: a close beside banter would be two answers to two messages. */
const CLOSES: ReadonlySet<string> = new Set<MoveName>([
  'accept with grace',
  'thank and close',
  'respect the limit',
  'give space',
  'leave it open',
  'no rush',
  'end kindly',
  'slow it down',
  'own it',
  'make amends',
  'calm boundary',
  'set the terms',
  'step away',
  'refuse plainly',
  'do what they ask',
]);
const CARES: ReadonlySet<string> = new Set<MoveName>([
  'sympathise',
  'stay with them',
  'name the feeling',
  'pass on help',
  'give space',
  'no rush',
  'do what they ask',
]);
const CLOSING =
  /\b(?:sorry|apologi[sz]e|understood|i won'?t|take care|all the best|no hard feelings|wish you|goodbye)\b|(?<!\p{L})(?:jammer|verstaan|mooi loop|mooi bly|alles van die beste|uxolo|ngiyaxolisa|ngiyaqonda|sala kahle|hamba kahle|kulungile)(?!\p{L})/iu;

/** Whether a local line may stand beside what the model wrote. */
function agrees(local: Reply, written: readonly Reply[], reading: Reading): boolean {
  if (written.length === 0) return true;
  if (isGrave(reading)) return CARES.has(local.strategy) || CLOSES.has(local.strategy);
  const closing = written.filter(({ text, strategy }) => CLOSING.test(text) || CLOSES.has(strategy)).length;
  return closing * 2 > written.length ? CLOSES.has(local.strategy) : !CLOSES.has(local.strategy);
}

/**
 * As many replies as were asked for where there are as many: what is written, then local ones that agree with it and say something else.
 * Fewer where none agrees.
 */
export function fillUp(
  written: readonly Reply[],
  local: readonly Reply[],
  count: number,
  reading: Reading,
): Reply[] {
  const slotsAllowed = Math.floor(count / 3);
  const all = [...written];
  const gaps = () => all.filter(({ needs }) => needs).length;
  for (const strict of [true, false])
    for (const reply of local) {
      if (all.length >= count) return all;
      if (all.some(({ text }) => text === reply.text) || (reply.needs && gaps() >= slotsAllowed)) continue;
      if (!agrees(reply, written, reading)) continue;
      if (!strict || !isRepeated(reply.text, all)) all.push(reply);
    }
  return all;
}
