/** Why the coach says what it says, for the people who mend it. Nothing of this goes to customers. */
import { readAndAdvise } from './advise.ts';
import type { AdviceRequest } from './contract.ts';
import type { Models } from './models.ts';
import { type Match, matchesDuring } from './prefilter/prefilter.ts';
import type { Points, Ranked } from './rank.ts';
import type { Reading } from './reading.ts';
import { sceneNamed } from './scenes/index.ts';
import type { Candidate } from './words/candidate.ts';
import { placesOf } from './words/places.ts';

export type Explanation = {
  readonly action: string;
  readonly intents: readonly string[];
  readonly flags: readonly string[];
  readonly replies: readonly ExplainedReply[];
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
    flags: reading.flags.map(({ kind }) => kind),
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
        // A copy: what is remembered of the reading itself would not be asked again.
        matched: matchedBy(candidate, { ...reading }),
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

function slotsOf({ template = '', source = '' }: Candidate, reading: Reading): Record<string, string> {
  const places = { ...placesOf(reading), ...sceneNamed(source)?.places?.(reading) };
  return Object.fromEntries(
    [...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, places[name]?.words ?? '']),
  );
}

/** A pattern is told once; the first matches are those of the situation's own cue. */
function matchedBy({ source = '' }: Candidate, reading: Reading): readonly Match[] {
  const scene = sceneNamed(source);
  if (!scene) return [];
  const found = matchesDuring(() => scene.when(reading));
  return [...new Map(found.map((match) => [match.pattern, match])).values()];
}
