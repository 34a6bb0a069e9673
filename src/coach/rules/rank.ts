/** What is said: points for each candidate, and the best that differ from each other. */
import type { Tone } from './contract.ts';
import { chance, contentWordsOf } from './reading/text.ts';
import type { Reading } from './reading.ts';
import type { Reranker } from './reranker/reranker.ts';
import { situationOf, wordingOf, wordsToBlank } from './reranker/wording.ts';
import { placesFor } from './scenes/plan-parts.ts';
import { isTone, TONE_BOOK } from './tones/index.ts';
import type { Candidate } from './words/candidate.ts';
import { objection, similarity, slotsOf } from './words/filters.ts';
import { pointsOf } from './words/points.ts';
import { seedOf } from './words/shuffle.ts';
import { LENGTHS, type Manner } from './writing-style/points.ts';

/** Candidates this many points below the best belong to another situation; a reader's rating is surer of that than a place among scenes. */
const STOPGAP = { placed: 2.6, rated: 0.9 };
/** A line in the tone that was asked for may lie so many times as far behind. */
const IN_TONE = 2;
/** Points for each word of theirs, up to two (four of a letter), and for chance, so that messages alike do not all get the same. */
const TAKEN_UP = { placed: 0.8, rated: 0.8 };
const JITTER = { placed: 1.6, rated: 0.6, tied: 1, otherwise: 1.6 };
/** Points for the tone that was asked for, for the one nearest to it, and for any other. */
const TONED = { placed: [3.2, 1.2, -0.4], rated: [4.2, 1.4, -0.8] } as const;
/** Of the nearest tone's points, what the second and the third nearest get less. Two tones that are near to each other then differ in the third. */
const FURTHER = 0.5;
/** Points for each step of the rating that people would give, as `worth` foretells it. */
const RATED = 2.5;
/** What is left of its place among the scenes then: a scene knows its situation, where readers' ratings only know its like. */
const PLACED = 0.4;
/** What the reader asked for or told of themselves was not there when replies were rated; points for taking it up. */
const WISHED: Readonly<Record<string, number>> = {
  goal: 4,
  notes: 3.5,
  'own fact': 2.5,
  'shared ground': 2.5,
  'several questions': 1.5,
};
const FROM_NOTES: ReadonlySet<string> = new Set(['shared ground', 'notes', 'own fact']);
/** Points for each thing of the message that a reply meets, up to so many: two words about one thing meet it once. */
const POINT = 1.2;
const POINTS_MOST = 3;
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

/** What each candidate is worth before the reader's wishes: by its place among the scenes, or by what people thought of its like. */
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
        ? reranker(wordingOf(one, blank, situation)) * RATED +
          one.weight * PLACED +
          (WISHED[one.source ?? ''] ?? 0)
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
  const parts: Record<string, number> = { [basis === 'rated' ? 'rating and place' : 'place']: base };
  const picked = Math.max(picksUp(text, theirs), candidate.grounded ? 1 : 0);
  parts['words of theirs'] = Math.min(picked, reading.style.words > 60 ? 4 : 2) * TAKEN_UP[basis];
  parts['points met'] =
    Math.min(pointsOf(reading, placesFor).filter((point) => point.test(text)).length, POINTS_MOST) * POINT;
  parts.length = -offLength(text.length, reading.manner.length);
  if ((text.match(/\?/g)?.length ?? 0) > 1) parts['two questions'] = -1.2;
  if (slotsOf(text).length > 0) parts['a gap to fill'] = -0.4;
  // What the reader put in their notes is there to be used.
  if (FROM_NOTES.has(candidate.source ?? '')) parts['from the notes'] = 2;
  if (reading.tone) {
    const [asked, near, other] = TONED[basis];
    const step = TONE_BOOK[reading.tone].near.indexOf(candidate.tone);
    parts.tone = candidate.tone === reading.tone ? asked : step >= 0 ? near - step * FURTHER : other;
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

/** How many of their content words a text takes up. */
const picksUp = (text: string, theirs: ReadonlySet<string>): number =>
  new Set(contentWordsOf(text).filter((word) => theirs.has(word) || theirs.has(word.replace(/s$/, '')))).size;

/** What a reply turns on that quotes them. */
const QUOTED = 'their words';

/** From so many content words on there is enough to take up that each reply should. */
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
    if (chosen.some(({ text }) => firstSentence(text) === firstSentence(candidate.text))) return false;
    // Words of theirs held up to them: once is a compliment, twice is a habit.
    if (candidate.about === QUOTED && chosen.some(({ about }) => about === QUOTED)) return false;
    const same = chosen.filter(({ about }) => about !== undefined && about === candidate.about).length;
    if (strict && same >= (count > 3 ? 2 : 1)) return false;
    return !strict || !chosen.some(({ move }) => move === candidate.move);
  };
  if (reading.questions.length > 0) {
    const answering = ranked.filter(
      ({ candidate }) => !candidate.reserve && candidate.answers && fits(candidate, true, chosen),
    );
    // An answer that takes up what they told beats one that would fit any question.
    const answer =
      answering.find(({ candidate }) => candidate.grounded || picksUp(candidate.text, theirs) > 0) ??
      answering[0];
    if (answer) chosen.push(answer.candidate);
  }
  // Every reply is visibly about this message where the message has something to be about.
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
      // Variety is no reason to reach for a stopgap.
      const reach = STOPGAP[basis] * (candidate.tone === reading.tone ? IN_TONE : 1);
      if ((strict || grounded) && baseOf(candidate) < best - reach) continue;
      if (grounded && !candidate.grounded && picksUp(candidate.text, theirs) === 0) continue;
      if (!candidate.reserve && fits(candidate, strict, chosen)) chosen.push(candidate);
    }
  }
  // Fewer than asked for is worse than a word of theirs taken up once more.
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
  // One that can be sent as it stands comes before one that still has a gap.
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

/** From here on two replies are the same one twice. */
const SAME = 0.75;

/** Whoever asks for five gets five: what is left may begin alike, as long as it does not say the same. */
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

/** So many points may be lost for a word of theirs. */
const WORTH_A_WORD = 4;

/**
 * A situation's own lines may all be fine and none of them be seen to be about this message. Then those that take up nothing give way to the
 * best that take up a word of it.
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
        baseOf(candidate) > baseOf(one) - WORTH_A_WORD &&
        (!one.answers || candidate.answers) &&
        fits(candidate, others),
    );
    if (better) found[place] = better;
  }
  return found;
}

const firstSentence = (text: string): string => text.match(/^[^.!?]+/)?.[0].toLowerCase() ?? text;
