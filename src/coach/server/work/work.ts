/** The coach's work itself. Loaded in worker threads and in programs of one user (terminal, benchmarks, tests), not by the server. */
import { type AdviceRequest, REPLIES_DEFAULT_COUNT } from '#coach';
import {
  advise,
  analyse,
  carefulLine,
  chooseWritten,
  createCheck,
  fillUp,
  insights,
  insightsFrom,
  insightsPrompt,
  isUnjudged,
  joinReading,
  promptFor,
  read,
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
import type { Draft, Passed, RunWork, Work } from './types.ts';

export const WORK: Work = {
  advice: (request) => advise(request, models()),
  starters: (request) => starters(request),
  rewrite: (request) => rewrite(request),
  insights: (request) => insights(request),
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
    const request = takenApart(asked);
    const { reading, advice } = readAndAdvise(request, models());
    const fill = fillUp([], advice.replies, request.count ?? REPLIES_DEFAULT_COUNT, reading);
    const writing = writingFor(reading);
    const unjudged = isUnjudged(reading);
    if (!writing) return { ...advice, prompt: null, unjudged, fill };
    const { prompt } = promptFor(request, reading, advice.analysis, writing, { now: new Date() });
    return { ...advice, prompt, unjudged, fill };
  },
  check({ request: asked, drafts, danger }) {
    const request = takenApart(asked);
    const reading = read(request, models());
    const redactor = redactorFor(request, reading);
    const check = createCheck(request, reading, redactor, danger);
    const passed: Passed[] = [];
    const refused: Array<{ draft: Draft; fault: string }> = [];
    for (const draft of drafts) {
      const checked = check(draft);
      if (checked.ok) passed.push({ draft, reply: checked.reply, doubt: checked.doubt });
      else refused.push({ draft, fault: checked.fault });
    }
    return { passed, refused };
  },
  choose({ request: asked, local, passed, shown, danger }) {
    const request = takenApart(asked);
    const count = request.count ?? REPLIES_DEFAULT_COUNT;
    const reading = read(request, models());
    const written = chooseWritten(passed, reading, count, shown);
    const all = [...shown, ...written];
    if (danger) return { written, fill: all.length > 0 ? [] : [carefulLine(reading)] };
    return { written, fill: fillUp(all, local, count, reading).slice(all.length) };
  },
  join({ request: asked, reading: given }) {
    const request = takenApart(asked);
    const { reading, advice } = readAndAdvise(request, models());
    return joinReading(advice.analysis, given, reading.plain, redactorFor(request, reading));
  },
};

/** Placeholders are numbered in the order in which the prompt meets what they stand for: made again, they are the same. */
const redactorFor = (request: AdviceRequest, reading: ReturnType<typeof read>) =>
  promptFor(request, reading, analyse(reading), 'reply', { now: new Date() }).redactor;

/** In this process, at once: for programs that answer one user. */
export const inProcess: RunWork = async (name, input) =>
  (WORK[name] as (given: typeof input) => ReturnType<Work[typeof name]>)(input);
