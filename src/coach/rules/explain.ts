/** Why the coach says what it says, for the people who mend it. Nothing of this goes to customers. */
import { readAndAdvise } from './advise.ts';
import type { AdviceRequest } from './contract.ts';
import type { Models } from './models.ts';
import { type Match, matchesDuring } from './prefilter/prefilter.ts';
import type { Points, Ranked } from './rank.ts';
import { normalise } from './reading/text.ts';
import type { Reading } from './reading.ts';
import { readSafety } from './safety/gate.ts';
import { situationsNamed } from './situations/index.ts';
import type { Situation } from './situations/situation.ts';
import type { Candidate } from './words/candidate.ts';
import { placesOf } from './words/places.ts';

export type Explanation = {
  readonly action: string;
  readonly intents: readonly string[];
  readonly flags: readonly ExplainedFlag[];
  readonly replies: readonly ExplainedReply[];
};

export type ExplainedFlag = {
  readonly kind: string;
  readonly evidence: string;
  /** By the trained reader alone, or by rules as well. */
  readonly learned: boolean;
  /** The patterns of rules that found the evidence. */
  readonly matched: readonly Match[];
};

export type ExplainedReply = {
  readonly text: string;
  /** Id of the situation or the generator that made it. */
  readonly madeBy: string;
  readonly move: string;
  readonly tone: string;
  /** As it is written, its slots unfilled. Absent where a generator made it. */
  readonly template?: string;
  /** What filled the slots of the template, by their names. */
  readonly slots: Readonly<Record<string, string>>;
  /** The patterns of the situation that matched, and the words of the message that they matched. */
  readonly matched: readonly Match[];
  /** 0, and no parts, where it was placed without being ranked. */
  readonly points: number;
  readonly parts: Points;
  /** The best that were not shown. */
  readonly beat: ReadonlyArray<{
    readonly text: string;
    readonly madeBy: string;
    readonly points: number;
  }>;
};

const BEATEN_SHOWN = 3;

const madeBy = ({ source }: Candidate): string => source ?? 'unnamed';

/** @param models as of `advise`, for the same answer */
export function explain(request: AdviceRequest, models?: Models): Explanation {
  const choices: Array<readonly Ranked[]> = [];
  const { reading, advice, spoke } = readAndAdvise(request, models, (ranked) => choices.push(ranked));
  return {
    action: reading.action,
    intents: [...reading.intents],
    flags: flagsOf(reading),
    replies: advice.replies.map(({ text, tone, strategy }, at) => {
      const candidate = spoke[at] as Candidate;
      const choice = choices.find((ranked) => ranked.some((one) => one.candidate === candidate));
      const own = choice?.find((one) => one.candidate === candidate);
      return {
        text,
        madeBy: madeBy(candidate),
        move: strategy,
        tone,
        ...(candidate.template ? { template: candidate.template } : {}),
        slots: slotsOf(candidate, reading),
        matched: matchedBy(candidate, reading),
        points: own?.points ?? 0,
        parts: own?.parts ?? {},
        beat: (choice ?? [])
          .filter((one) => !spoke.some((shown) => shown.text === one.candidate.text))
          .slice(0, BEATEN_SHOWN)
          .map((one) => ({
            text: one.candidate.text,
            madeBy: madeBy(one.candidate),
            points: one.points,
          })),
      };
    }),
  };
}

function flagsOf({ flags, whole, conversation }: Reading): readonly ExplainedFlag[] {
  if (flags.length === 0) return [];
  const found: { byRules: ReadonlySet<string> } = { byRules: new Set() };
  const matches = matchesDuring(() => {
    found.byRules = new Set(readSafety(whole, conversation).flags.map(({ kind }) => kind));
  });
  return flags.map(({ kind, evidence }) => {
    const learned = !found.byRules.has(kind);
    return {
      kind,
      evidence,
      learned,
      matched: learned ? [] : once(matches.filter(({ words }) => isSame(words, evidence))),
    };
  });
}

const isSame = (words: string, evidence: string): boolean =>
  words.trim().toLowerCase() === normalise(evidence).plain.trim().toLowerCase();

/** A pattern is told once. */
const once = (matches: readonly Match[]): readonly Match[] => [
  ...new Map(matches.map((match) => [match.pattern, match])).values(),
];

/** The situation that the line came from: of several with one name, the one that applies and has this line. */
function situationOf({ source = '', template }: Candidate, reading: Reading): Situation | undefined {
  const named = situationsNamed(source);
  return (
    named.find(
      (situation) => situation.lines.some(({ text }) => text === template) && situation.when(reading),
    ) ?? named[0]
  );
}

function slotsOf(candidate: Candidate, reading: Reading): Record<string, string> {
  const places = { ...placesOf(reading), ...situationOf(candidate, reading)?.slots?.(reading) };
  return Object.fromEntries(
    [...(candidate.template ?? '').matchAll(/\{(\w+)/g)].map(([, name = '']) => [
      name,
      places[name]?.words ?? '',
    ]),
  );
}

/** The first matches are those of the situation's own cue. */
function matchedBy(candidate: Candidate, reading: Reading): readonly Match[] {
  const situation = situationOf(candidate, reading);
  if (!situation) return [];
  // A copy: what is remembered of the reading itself would not be asked again.
  const found = matchesDuring(() => situation.when({ ...reading }));
  return once(found);
}
