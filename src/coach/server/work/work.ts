/** The coach's work itself. Loaded in worker threads and in programs of one user (terminal, benchmarks, tests), not by the server. */
import { type AdviceRequest, REPLIES_DEFAULT_COUNT } from '#coach';
import {
  advise,
  carefulLine,
  chooseWritten,
  createCheck,
  fillUp,
  insights,
  insightsFrom,
  insightsPrompt,
  isUnjudged,
  joinReading,
  learnVoice,
  promptFor,
  readAndAdvise,
  rewrite,
  rewritePrompt,
  rewritesFrom,
  starters,
  startersFrom,
  startersPrompt,
  takenApart,
  writingFor,
} from '#coach/engine';
import { models } from '../models.ts';
import { createHeld } from './held.ts';
import type { Draft, Passed, RunWork, Work } from './types.ts';

export const WORK: Work = {
  advice: (request) => advise(request, models()),
  starters: (request) => starters(request),
  rewrite: (request) => rewrite(request),
  insights: (request) => insights(request),
  learnVoice: (messages) => learnVoice(messages),
  startersToWrite(request) {
    const local = starters(request);
    return { local, prompt: startersPrompt(request, local.starters, models()) };
  },
  startersWritten: ({ request, items }) => startersFrom(request, items, models()),
  rewriteToWrite(request) {
    const local = rewrite(request);
    return { local, prompt: rewritePrompt(request, local.rewrites, models()) };
  },
  rewritesWritten: ({ request, items }) => rewritesFrom(request, items, models()),
  insightsToWrite(request) {
    const local = insights(request);
    return { local, prompt: insightsPrompt(request, local.insights) };
  },
  insightsWritten: ({ request, items }) => insightsFrom(request, items),
  prepare(asked) {
    const { request, reading, advice, prompt } = readFor(asked);
    const fill = fillUp([], advice.replies, request.count ?? REPLIES_DEFAULT_COUNT, reading);
    return { ...advice, prompt: writingFor(reading) ? prompt : null, unjudged: isUnjudged(reading), fill };
  },
  check({ request: asked, drafts, danger }) {
    const { request, reading, redactor, checks } = readFor(asked);
    const kind = danger ? 'danger' : 'plain';
    const check = checks[kind] ?? createCheck(request, reading, redactor, danger);
    checks[kind] = check;
    const passed: Passed[] = [];
    const refused: Array<{ draft: Draft; fault: string }> = [];
    for (const draft of drafts) {
      const checked = check(draft);
      if (checked.ok) passed.push({ draft, reply: checked.reply, doubt: checked.doubt });
      else refused.push({ draft, fault: checked.fault });
    }
    return { passed, refused };
  },
  choose({ request: asked, count, local, passed, shown, danger }) {
    const { reading } = readFor(asked);
    const written = chooseWritten(passed, reading, count, shown);
    const all = [...shown, ...written];
    if (danger) return { written, fill: all.length > 0 ? [] : [carefulLine(reading)] };
    return { written, fill: fillUp(all, local, count, reading).slice(all.length) };
  },
  join({ request: asked, reading: given }) {
    const { reading, advice, redactor } = readFor(asked);
    return joinReading(advice.analysis, given, reading.plain, redactor);
  },
};

type ReadFor = {
  readonly request: AdviceRequest;
  readonly reading: ReturnType<typeof readAndAdvise>['reading'];
  readonly advice: ReturnType<typeof readAndAdvise>['advice'];
  readonly prompt: ReturnType<typeof promptFor>['prompt'];
  readonly redactor: ReturnType<typeof promptFor>['redactor'];
  readonly checks: Partial<Record<'plain' | 'danger', ReturnType<typeof createCheck>>>;
};
const held = createHeld<ReadFor>();

/** What one request comes to: the same in every worker, so that a draft may be checked in another than the prompt was made in. */
const readFor = (asked: AdviceRequest): ReadFor =>
  held.of(asked, () => {
    const request = takenApart(asked);
    const { reading, advice } = readAndAdvise(request, models());
    // Placeholders are numbered in the order in which the prompt meets what they stand for.
    const written = promptFor(request, reading, advice.analysis, writingFor(reading) ?? 'reply', {
      now: new Date(),
    });
    return { request, reading, advice, ...written, checks: {} };
  });

/** In this process, at once: for programs that answer one user. */
export const inProcess: RunWork = async (name, input) =>
  (WORK[name] as (given: typeof input) => ReturnType<Work[typeof name]>)(input);
