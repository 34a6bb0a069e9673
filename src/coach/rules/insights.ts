/** What a conversation shows so far: each with its exact words and how sure it is. Never a diagnosis, never a percentage. */
import type { Insight, InsightKind, InsightsRequest, InsightsResponse } from './contract.ts';
import { energy, lengths, openQuestion, passedOver, waiting, whoAsks } from './insights/balance.ts';
import { notesInsights } from './insights/notes.ts';
import { ownInsights, safetyInsights } from './insights/safety.ts';
import {
  hangingPlan,
  heavy,
  humour,
  limits,
  litUp,
  mirroring,
  ownHabits,
  recurring,
  saidOutright,
} from './insights/talk.ts';
import { excerpt, readTalk, type Talk } from './insights/turns.ts';
import { withinBudget } from './reading/budget.ts';

const MOST = 8;

/** At most eight, gravest first. Where there is danger, only what bears on it. */
export function insights(request: InsightsRequest): InsightsResponse {
  const id = request.id === undefined ? {} : { id: request.id };
  const { request: read, leftOut } = withinBudget(request);
  const talk = readTalk(read.conversation ?? []);
  const alarm = safetyInsights(talk);
  const own = ownInsights(talk);
  const stopped = own.some(({ title }) => /no$|frighten/.test(title));
  const rest =
    alarm.grave || stopped
      ? stopped
        ? []
        : as('care', limits(talk))
      : [
          ...as('questions', [openQuestion(talk)]),
          ...as('care', [heavy(talk)]),
          ...as('pace', [waiting(talk), hangingPlan(talk)]),
          ...as('care', limits(talk)),
          ...as('interest', [saidOutright(talk)]),
          // Who asks how often is no measure beside bad news in a short talk.
          ...(heavy(talk) && talk.theirs.length < 6
            ? []
            : [
                ...as('questions', [whoAsks(talk)]),
                ...as('pace', [energy(talk)]),
                ...as('balance', [lengths(talk)]),
              ]),
          ...as('interest', [litUp(talk) ?? recurring(talk)]),
          ...as('questions', [passedOver(talk)]),
          ...as('manner', [ownHabits(talk)]),
          ...as('interest', [humour(talk)]),
          ...as('manner', [mirroring(talk)]),
          ...as('interest', notesInsights(read.about ?? {}, talk)),
        ];
  const found: Insight[] = [];
  for (const each of [...as('care', alarm.insights), ...as('care', own), ...rest])
    if (
      each &&
      !found.some(
        ({ title }) => title === each.title && !/^A limit (?:they told you|in your notes)$/.test(title),
      )
    )
      found.push(each);
  const shown = found.filter(({ evidence }) => evidence.trim() !== '').slice(0, MOST);
  const barred = shown.some(({ title }) => title === 'Nobody to write to');
  const little = alarm.grave || stopped || barred ? undefined : tooLittle(talk);
  const last = [little, leftOut === '' ? undefined : partly(leftOut, talk)].filter(
    (each) => each !== undefined,
  );
  return { ...id, insights: [...shown.slice(0, MOST - last.length), ...last] };
}

/** Says what these are about. */
const as = (kind: InsightKind, found: readonly (Insight | undefined)[]): (Insight | undefined)[] =>
  found.map((each) => each && { ...each, kind });

/** Tells that not all of the request was read, in `leftOut`'s words. */
const partly = (leftOut: string, { turns }: Talk): Insight => ({
  title: 'Not all of it was read',
  detail: `${leftOut} What stands above is about that part alone.`,
  evidence: excerpt(turns[0]?.text ?? ''),
  confidence: 'high',
});

/** A few turns a side are needed before a pattern can show. */
const ENOUGH = 3;

function tooLittle({ theirs, mine, turns }: Talk): Insight | undefined {
  if (theirs.length >= ENOUGH && mine.length >= ENOUGH) return undefined;
  const lacking =
    turns.length === 0
      ? 'Paste the last ten messages or so, from both of you, and say who wrote which'
      : theirs.length === 0
        ? 'Only your side is here; add what they answered'
        : mine.length === 0
          ? 'Only their side is here; add what you wrote'
          : 'Add a few more turns from both sides';
  return {
    title: 'Too little to see a pattern yet',
    detail: `${lacking}. With three or more messages each, who asks, who writes more and how it changes can be told.`,
    evidence: (turns.at(-1)?.text ?? '').trim().slice(0, 90).trim(),
    confidence: 'low',
  };
}
