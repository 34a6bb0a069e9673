/** Chooses the replies: points for each candidate, and the best that differ from each other. `placed` is without the reranker, `rated` with it. */
import type { Tone } from './contract.ts';
import { chance, contentWordsOf } from './reading/text.ts';
import type { Reading } from './reading.ts';
import type { Reranker } from './reranker/reranker.ts';
import { situationOf, wordingOf, wordsToBlank } from './reranker/wording.ts';
import { placesFor } from './situations/slots/plan.ts';
import { isTone, TONE_BOOK } from './tones/index.ts';
import type { Candidate } from './words/candidate.ts';
import { objection, similarity, slotsOf } from './words/filters.ts';
import { pointsOf } from './words/points.ts';
import { seedOf } from './words/shuffle.ts';
import { LENGTHS, type Manner } from './writing-style/points.ts';

/** A candidate so many points below the best is not chosen for variety: it most likely answers another situation. */
const MAX_BEHIND = { placed: 2.6, rated: 0.9 };
/** A line in the tone that was asked for may be so many times as far behind. */
const IN_TONE = 2;
/** Points for each content word that a reply shares with the message, up to two (four where it is long). */
const PER_SHARED_WORD = { placed: 0.8, rated: 0.8 };
/** At most so many points by chance (of a seed, so that the same message gets the same): messages that are alike do not all get the same replies. */
const JITTER = { placed: 1.6, rated: 0.6, tied: 1, otherwise: 1.6 };
/** Points for the tone that was asked for, for the one nearest to it, and for any other. */
const TONE_POINTS = { placed: [3.2, 1.2, -0.4], rated: [4.2, 1.4, -0.8] } as const;
/** Of the nearest tone's points, what the second and the third nearest get less. Two tones that are near to each other then differ in the third. */
const TONE_STEP = 0.5;
/** Points for each step of the rating that the reranker predicts. */
const PER_RATING_STEP = 2.5;
/** The share of a candidate's weight that counts beside the rating: the reranker knows the kind of message, the situation knows this one. */
const WEIGHT_SHARE = 0.4;
/** Points by the source of a candidate: goals and notes of the user were not there when replies were rated. */
const SOURCE_POINTS: Readonly<Record<string, number>> = {
  goal: 4,
  notes: 3.5,
  'own fact': 2.5,
  'shared ground': 2.5,
  'several questions': 1.5,
};
const FROM_NOTES: ReadonlySet<string> = new Set(['shared ground', 'notes', 'own fact']);
/** Points for each detail of the message that a reply answers (`words/points.ts`), up to so many. */
const PER_DETAIL = 1.2;
const DETAILS_MOST = 3;
const AIM_CHARACTERS = { from: 40, to: 250 };

/** How the reader writes weighs more than what suits anybody: so many points at most, and one for so many characters too many or too few. */
const OFF_MOST = 4;
const OFF_STEP = 25;

/** Points that a text loses for its length, in UTF-16 units. */
function offLength(length: number, wanted: Manner['length']): number {
  const common = length < AIM_CHARACTERS.from ? 0.5 : length > AIM_CHARACTERS.to ? 0.8 : 0;
  if (wanted === 'short') return Math.min(Math.max(0, length - LENGTHS.medium) / OFF_STEP, OFF_MOST);
  if (wanted === 'long') return Math.min(Math.max(0, LENGTHS.long - length) / OFF_STEP, OFF_MOST) + common;
  return common;
}

/** What each candidate is worth before the user's wishes: its weight, with the reranker's rating where there is one. */
function basesOf(
  candidates: readonly Candidate[],
  reading: Reading,
  reranker?: Reranker,
): Map<Candidate, number> {
  const blank = wordsToBlank(reading);
  const situation = situationOf(reading);
  return new Map(
    candidates.map((one) => [
      one,
      reranker
        ? reranker(wordingOf(one, blank, situation)) * PER_RATING_STEP +
          one.weight * WEIGHT_SHARE +
          (SOURCE_POINTS[one.source ?? ''] ?? 0)
        : one.weight,
    ]),
  );
}

/** Points by what they are for. */
export type Points = Readonly<Record<string, number>>;

export type Ranked = {
  readonly candidate: Candidate;
  readonly points: number;
  /** They add up to `points`. */
  readonly parts: Points;
};

function partsOf(
  candidate: Candidate,
  base: number,
  reading: Reading,
  theirs: ReadonlySet<string>,
  basis: 'placed' | 'rated',
): Points {
  const { text } = candidate;
  const parts: Record<string, number> = { [basis === 'rated' ? 'reranker and priority' : 'priority']: base };
  const picked = Math.max(picksUp(text, theirs), candidate.grounded ? 1 : 0);
  parts['shared words'] = Math.min(picked, reading.style.words > 60 ? 4 : 2) * PER_SHARED_WORD[basis];
  parts['details met'] =
    Math.min(pointsOf(reading, placesFor).filter((point) => point.test(text)).length, DETAILS_MOST) *
    PER_DETAIL;
  parts.length = -offLength(text.length, reading.manner.length);
  if ((text.match(/\?/g)?.length ?? 0) > 1) parts['two questions'] = -1.2;
  if (slotsOf(text).length > 0) parts['a gap to fill'] = -0.4;
  // What the reader put in their notes is there to be used.
  if (FROM_NOTES.has(candidate.source ?? '')) parts['from the notes'] = 2;
  if (reading.tone) {
    const [asked, near, other] = TONE_POINTS[basis];
    const step = TONE_BOOK[reading.tone].near.indexOf(candidate.tone);
    parts.tone = candidate.tone === reading.tone ? asked : step >= 0 ? near - step * TONE_STEP : other;
  }
  // Early on, an unasked flirt is a risk; it has to be invited.
  else if (isTone(candidate.tone, 'unasked') && !reading.intents.has('flirt')) parts['an unasked flirt'] = -1;
  // Where a tone has too few lines of its own, what is added should not be the same for every tone.
  parts.jitter =
    reading.tone && candidate.tone !== reading.tone
      ? chance(seedOf(reading, `${text} ${reading.tone}`)) * JITTER.otherwise
      : chance(seedOf(reading, text)) * JITTER[candidate.tied ? 'tied' : basis];
  return parts;
}

function rankedOf(candidate: Candidate, parts: Points): Ranked {
  let points = 0;
  for (const part of Object.values(parts)) points += part;
  return { candidate, points, parts };
}

/** How many content words of the message are in a text. */
const picksUp = (text: string, theirs: ReadonlySet<string>): number =>
  new Set(contentWordsOf(text).filter((word) => theirs.has(word) || theirs.has(word.replace(/s$/, '')))).size;

/** `about` of a candidate that quotes the message. */
const QUOTED = 'their words';

/** Where the message and the user's last turn have so many content words, each reply has to share one. */
const ENOUGH_TO_TAKE_UP = 3;

export function choose(
  candidates: readonly Candidate[],
  reading: Reading,
  count: number,
  avoid: readonly string[],
  reranker?: Reranker,
  /** Is told what was chosen from, the best first. */
  onRanked?: (ranked: readonly Ranked[]) => void,
): Candidate[] {
  const theirs = new Set(contentWordsOf([reading.plain, reading.mine].join(' ')));
  const allowed = candidates.filter(({ text, gaps }) => objection(text, reading, avoid, gaps) === undefined);
  const bases = basesOf(allowed, reading, reranker);
  const baseOf = (candidate: Candidate) => bases.get(candidate) ?? 0;
  const basis = reranker ? 'rated' : 'placed';
  const ranked = allowed
    .map((candidate) => rankedOf(candidate, partsOf(candidate, baseOf(candidate), reading, theirs, basis)))
    .sort((a, b) => b.points - a.points || (a.candidate.text < b.candidate.text ? -1 : 1));
  onRanked?.(ranked);
  const slotsAllowed = Math.floor(count / 3);
  const chosen: Candidate[] = [];
  const fits = (candidate: Candidate, strict: boolean, chosen: readonly Candidate[]): boolean => {
    if (chosen.includes(candidate)) return false;
    if (
      slotsOf(candidate.text).length > 0 &&
      chosen.filter(({ text }) => slotsOf(text).length > 0).length >= slotsAllowed
    )
      return false;
    if (chosen.some(({ text }) => similarity(text, candidate.text) > (strict ? 0.34 : 0.5))) return false;
    if (chosen.some(({ text }) => saySame(text, candidate.text))) return false;
    // At most one reply quotes the message.
    if (candidate.about === QUOTED && chosen.some(({ about }) => about === QUOTED)) return false;
    const same = chosen.filter(({ about }) => about !== undefined && about === candidate.about).length;
    if (strict && same >= (count > 3 ? 2 : 1)) return false;
    return !strict || !chosen.some(({ move }) => move === candidate.move);
  };
  if (reading.questions.length > 0) {
    const answering = ranked.filter(
      ({ candidate }) => !candidate.reserve && candidate.answers && fits(candidate, true, chosen),
    );
    // An answer that shares a word with the message comes before one that would fit any question.
    const answer =
      answering.find(({ candidate }) => candidate.grounded || picksUp(candidate.text, theirs) > 0) ??
      answering[0];
    if (answer) chosen.push(answer.candidate);
  }
  // `strict`: another move and another subject than the replies before; `grounded`: a word of the message is in it.
  const rounds = [
    { strict: true, grounded: theirs.size >= ENOUGH_TO_TAKE_UP && reading.action === 'reply' },
    { strict: false, grounded: theirs.size >= ENOUGH_TO_TAKE_UP && reading.action === 'reply' },
    { strict: true, grounded: false },
    { strict: false, grounded: false },
  ];
  const best = Math.max(...bases.values());
  for (const { strict, grounded } of rounds) {
    for (const { candidate } of ranked) {
      if (chosen.length >= count) break;
      // No candidate far behind the best for the sake of variety.
      const reach = MAX_BEHIND[basis] * (candidate.tone === reading.tone ? IN_TONE : 1);
      if ((strict || grounded) && baseOf(candidate) < best - reach) continue;
      if (grounded && !candidate.grounded && picksUp(candidate.text, theirs) === 0) continue;
      if (!candidate.reserve && fits(candidate, strict, chosen)) chosen.push(candidate);
    }
  }
  // Then whatever differs enough, so that there are as many as were asked for.
  for (const { candidate } of ranked) {
    if (chosen.length >= count) break;
    if (fits(candidate, false, chosen)) chosen.push(candidate);
  }
  fillUp(
    chosen,
    ranked.map(({ candidate }) => candidate),
    count,
    slotsAllowed,
  );
  // A reply that the user has to fill in comes last.
  const shown =
    theirs.size >= ENOUGH_TO_TAKE_UP && reading.action === 'reply'
      ? withTheirWords(
          chosen,
          ranked.map(({ candidate }) => candidate),
          theirs,
          (candidate, among) => fits(candidate, false, among),
          baseOf,
          reading.tone,
        )
      : chosen;
  return shown.slice(0, count).sort((a, b) => slotsOf(a.text).length - slotsOf(b.text).length);
}

/** From this similarity on two replies count as the same. */
const SAME = 0.75;

/** Fills up to the count that was asked for: what is left may begin alike, as long as it does not say the same. */
function fillUp(
  chosen: Candidate[],
  ranked: readonly Candidate[],
  count: number,
  slotsAllowed: number,
): void {
  const hasSlot = ({ text }: Candidate) => slotsOf(text).length > 0;
  for (const candidate of ranked) {
    if (chosen.length >= count) return;
    if (hasSlot(candidate) && chosen.filter(hasSlot).length >= slotsAllowed) continue;
    if (chosen.some(({ text }) => similarity(text, candidate.text) > SAME)) continue;
    chosen.push(candidate);
  }
}

/** A reply is exchanged for one that shares a word with the message where that is at most so many points worse. */
const MAX_LOSS = 4;

/**
 * Exchanges chosen replies that share no word with the message for the best that do: a user has to see that a reply is about this message.
 */
function withTheirWords(
  chosen: readonly Candidate[],
  ranked: readonly Candidate[],
  theirs: ReadonlySet<string>,
  fits: (candidate: Candidate, among: readonly Candidate[]) => boolean,
  baseOf: (candidate: Candidate) => number,
  tone: Tone | undefined,
): Candidate[] {
  const found = [...chosen];
  const uses = ({ text, pinned }: Candidate) => pinned === true || picksUp(text, theirs) > 0;
  for (let place = found.length - 1; place >= 0; place--) {
    const one = found[place];
    // The one line in the tone that was asked for stays.
    if (!one || uses(one) || (one.tone === tone && found.filter((each) => each.tone === tone).length === 1))
      continue;
    const others = found.filter((each) => each !== one);
    const better = ranked.find(
      (candidate) =>
        uses(candidate) &&
        baseOf(candidate) > baseOf(one) - MAX_LOSS &&
        (!one.answers || candidate.answers) &&
        fits(candidate, others),
    );
    if (better) found[place] = better;
  }
  return found;
}

/** In words. `How about you?` may stand behind two replies, `Your nephew deserves double dessert for that` may not. */
const LONG_SENTENCE = 4;
const sentencesIn = (text: string): string[] =>
  (text.toLowerCase().match(/[^.!?]+/g) ?? []).map((one) => one.replace(/[^\p{L}\p{N}' ]/gu, '').trim());

/** They begin with the same sentence, or have a long one in common. */
function saySame(one: string, other: string): boolean {
  const [mine, theirs] = [sentencesIn(one), sentencesIn(other)];
  return (
    mine[0] === theirs[0] ||
    mine.some((sentence) => sentence.split(' ').length >= LONG_SENTENCE && theirs.includes(sentence))
  );
}
