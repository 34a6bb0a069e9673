/**
 * The local engine, from a message to its replies: `read.ts` reads it, `generate.ts` makes candidates, `rank.ts` chooses among them, and this file
 * puts what was chosen in its tone and style. Pure and deterministic, no clock, no network. The words of this code: `src/coach/README.md`.
 */

import { analyse } from './analysis.ts';
import { answersBeside } from './answering/in-turn.ts';
import { OUTLINE, OWN_SIDE } from './answering/outline.ts';
import { type AdviceRequest, type Analysis, REPLIES_DEFAULT_COUNT, type Reply } from './contract.ts';
import { generate, stopgaps } from './generate.ts';
import { withOwnFacts } from './knowing/gaps.ts';
import { withTheirNotes } from './knowing/of-them.ts';
import type { Models } from './models.ts';
import { MOVES } from './moves/line.ts';
import { choose, type Ranked } from './rank.ts';
import { read } from './read.ts';
import { withinBudget } from './reading/budget.ts';
import { demands } from './reading/demands.ts';
import { takenApart } from './reading/pasted-turns.ts';
import { createShared, type Shared } from './reading/shared.ts';
import { chance } from './reading/text.ts';
import type { Reading } from './reading.ts';
import { isTone, TONE_BOOK } from './tones/index.ts';
import { isPlainReply, NOT_UNDERSTOOD } from './unsure/plain-reply.ts';
import { isTrusted, isUnderstood, standsAroundWords } from './unsure/understood.ts';
import type { Candidate } from './words/candidate.ts';
import { objection, slotsOf } from './words/filters.ts';
import { registerOf } from './words/register.ts';
import { seedOf } from './words/shuffle.ts';
import { inOwnStyle } from './writing-style/dress.ts';

export type Advice = { readonly analysis: Analysis; readonly replies: Reply[] };

/** How many replies an action allows at most. A warning gets one calm no; a refusal, a child or a threat gets none. */
const MOST = { warn: 1, safety: 0, stop: 0, do_not_contact: 0 } as const;

/** @param models the classifier and the reranker; without them the rules alone read the message */
export const advise = (request: AdviceRequest, models?: Models): Advice =>
  readAndAdvise(request, models).advice;

/** Is told of the choices that are made on the way: what there was to choose from, the best first. */
export type OnRanked = (ranked: readonly Ranked[]) => void;

/** The advice with the reading that it came from and, for each reply, the candidate that it was. Only the advice goes to customers. */
export function readAndAdvise(
  request: AdviceRequest,
  models?: Models,
  onRanked?: OnRanked,
): { readonly reading: Reading; readonly advice: Advice; readonly spoke: readonly Candidate[] } {
  const { request: bounded, leftOut } = withinBudget(takenApart(request));
  const shared = createShared();
  const reading = read(bounded, models, shared);
  const { action } = reading;
  const asked = request.count ?? REPLIES_DEFAULT_COUNT;
  const count = action in MOST ? Math.min(asked, MOST[action as keyof typeof MOST]) : asked;
  const avoid = request.avoid ?? [];
  const found = count === 0 ? [] : repliesTo(reading, count, avoid, models, onRanked, count);
  const chosen =
    models && reading.suspected && action === 'caution' && count > 1
      ? hedged(reading, bounded, models, found, count, shared, onRanked)
      : found;
  const closings = new Set<string>();
  const taken = new Set([...avoid, ...chosen.map(({ text }) => text)]);
  const replies = chosen.map((candidate) => reply(candidate, reading, closings, taken));
  const analysis = withLeftOut(analyse(reading), leftOut);
  return {
    reading,
    advice: { analysis: chosen.some(isPlainReply) ? withDoubt(analysis) : analysis, replies },
    spoke: chosen,
  };
}

/** That a part of the request was not read stands in the summary. */
const withLeftOut = (analysis: Analysis, leftOut: string): Analysis =>
  leftOut === '' ? analysis : { ...analysis, summary: `${analysis.summary} ${leftOut}` };

/** That it was not understood stands in the summary too: it is no fault of the reader's. */
const withDoubt = (analysis: Analysis): Analysis => ({
  ...analysis,
  summary: `${analysis.summary} ${NOT_UNDERSTOOD}`,
});

function repliesTo(
  reading: Reading,
  count: number,
  avoid: readonly string[],
  models: Models | undefined,
  onRanked: OnRanked | undefined,
  /** How many replies stand together with these. */
  inAll: number,
): Candidate[] {
  const reranker = isRated(reading) ? models?.reranker : undefined;
  const candidates = withTheirNotes(withOwnFacts(generate(reading), reading), reading, count, avoid);
  const found = choose(candidates, reading, count, avoid, reranker, onRanked);
  if (reranker && found.length > 0) {
    const { first, last } = answersBeside(found, reading, avoid, {
      known: !standsAroundWords(found),
      understood: isUnderstood(found, reading, reranker),
      trusted: isTrusted(found, reading, reranker),
    });
    // A gap stands in one reply of three at most, so an outline needs two others beside it.
    const fits = ({ text }: Candidate) => inAll >= 3 || slotsOf(text).length === 0;
    const placed = [...first.slice(0, count), ...(last && count > 1 ? [last] : [])].filter(fits);
    if (placed.length > 0) {
      // One outline is enough of gaps, and beside it no two answers are put together by guess.
      const others = placed.some(({ source }) => source === OUTLINE || source === OWN_SIDE)
        ? candidates.filter(
            ({ text, source }) => slotsOf(text).length === 0 && source !== 'several questions',
          )
        : candidates;
      const shown = [...avoid, ...placed.map(({ text }) => text)];
      const between = choose(others, reading, count - placed.length, shown, reranker, onRanked);
      const ahead = placed.filter((one) => first.includes(one));
      return [...ahead, ...between, ...placed.slice(ahead.length)];
    }
  }
  if (found.length >= count || reading.action !== 'reply' || reading.language.base !== 'en') return found;
  const shown = [...avoid, ...found.map(({ text }) => text)];
  return [...found, ...choose(stopgaps(reading), reading, count - found.length, shown, reranker, onRanked)];
}

/** Where rules read one of these intents, a flag of the classifier is taken to be right. */
const PRESSURE = ['jealousy_control', 'threat', 'insult', 'harassment', 'sexual'] as const;

/**
 * A flag that the classifier alone raised is wrong more often than one of a rule. The warning is kept, with one careful reply; the other
 * replies answer the message as if it had not been raised.
 */
function hedged(
  reading: Reading,
  request: AdviceRequest,
  models: Models,
  careful: readonly Candidate[],
  count: number,
  shared: Shared,
  onRanked: OnRanked | undefined,
): Candidate[] {
  const calm = read(request, { ...models, suspicions: () => [] }, shared);
  // Words that demand nothing are no pressure, whatever they are taken for: a no to them would be an insult.
  if (calm.action === 'reply' && careful.every(isHeldAgainstControl) && !demands(reading.plain))
    return repliesTo(calm, count, request.avoid ?? [], models, onRanked, count);
  const [one] = careful;
  // No answer as if nothing were raised where rules found pressure, a danger, or a wish for personal data.
  const pressed =
    PRESSURE.some((intent) => calm.intents.has(intent)) ||
    // Nobody flirts with somebody who may be a child.
    reading.flags.some(({ kind }) => kind === 'underage') ||
    (!isOnlyGuess(reading) &&
      reading.flags.some(({ kind, severity }) => severity === 'danger' || kind === 'pii_request'));
  if (calm.action !== 'reply' || pressed || !one) return [...careful];
  const plain = repliesTo(calm, count - 1, [...(request.avoid ?? []), one.text], models, onRanked, count);
  // A danger without a name is asked about; a no to the wrong thing would be an insult.
  const last = reading.guessed && reading.language.base === 'en' ? asked(reading, one) : one;
  return [...plain, last, ...careful.slice(1)].slice(0, count);
}

const isHeldAgainstControl = ({ source }: Candidate): boolean =>
  /^control: (?:answers|friends)$/.test(source ?? '');

/** Nothing grave but a danger that nobody could name. */
const isOnlyGuess = ({ guessed, flags }: Reading): boolean =>
  guessed && flags.filter(({ severity }) => severity !== 'info').length === 1;

const ASKED = [
  "I'm not sure how to take that. How do you mean it?",
  "I'd like to be sure that I read that right. How is it meant?",
  'Before I answer that properly, tell me how you mean it?',
] as const;

const asked = (reading: Reading, instead: Candidate): Candidate => ({
  ...instead,
  text: ASKED[Math.floor(chance(seedOf(reading, 'asked')) * ASKED.length)] ?? ASKED[0],
  move: 'ask again',
  tone: 'calm',
  source: 'how is it meant',
});

/** Where the reranker was trained: replies in English to messages of words. Elsewhere the order of the situations decides. */
const isRated = ({ action, language, kind }: Reading): boolean =>
  action === 'reply' && language.base === 'en' && (kind === 'words' || kind === 'photo-with-words');

const PLAIN_EMOJI = /^(?:😂|🤣|😅|😊|😄|🙈|😏|😉|🥰|👀|☺️|😁|😆|🙃)$/u;

/**
 * @param closings what a tone has added to the replies before: none is added twice
 * @param taken texts of the other replies and of those shown before: a tone may cut two replies down to the same words
 */
function reply(candidate: Candidate, reading: Reading, closings: Set<string>, taken: Set<string>): Reply {
  const tone = reading.tone ?? candidate.tone;
  const serious =
    // No closing is added to a text that the user still has to fill in.
    candidate.gaps !== undefined ||
    reading.action !== 'reply' ||
    // Tones add English words.
    reading.language.base !== 'en' ||
    reading.flags.length > 0 ||
    reading.intents.has('grief') ||
    reading.intents.has('rejection_hard');
  const emoji = reading.style.emoji.find((one) => PLAIN_EMOJI.test(one));
  // Without a wish, a text keeps the tone it was written in; theirs is the only emoji that is matched, in the playful line.
  const dressed = serious
    ? candidate.text
    : TONE_BOOK[tone].dress({
        text: candidate.text,
        intensity: reading.tone
          ? reading.intensity
          : Math.min(reading.intensity, isTone(candidate.tone, 'unasked') ? 1 : 2),
        seed: chance(seedOf(reading, candidate.text)),
        emoji,
      });
  const closing = dressed.startsWith(candidate.text) ? dressed.slice(candidate.text.length).trim() : '';
  const repeated = closing !== '' && closings.has(closing);
  const again = repeated || (dressed !== candidate.text && taken.has(dressed));
  const fitting = again || objection(dressed, reading, [], candidate.gaps) ? candidate.text : dressed;
  taken.add(fitting);
  closings.add(closing);
  // Where the user's own emoji may be added.
  const light = !serious && registerOf(reading) === 'light' && isTone(candidate.tone, 'light');
  const text = inOwnStyle(fitting, reading.manner, reading.language, light);
  const move = MOVES[candidate.move];
  const needs = slotsOf(text);
  return {
    text,
    tone,
    strategy: candidate.move,
    why: candidate.because ? `${candidate.because} ${move.why}` : move.why,
    ...('source' in move ? { source: move.source } : {}),
    ...(needs.length > 0 ? { needs } : {}),
  };
}
