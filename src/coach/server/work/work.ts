/** The coach's work itself. Loaded in worker threads and in programs of one user (terminal, benchmarks, tests), not by the server. */
import { REPLIES_DEFAULT_COUNT } from '#coach';
import {
  advise,
  analyse,
  createCheck,
  fillUp,
  insights,
  learnVoice,
  mayBeWritten,
  promptFor,
  read,
  readAndAdvise,
  rewrite,
  starters,
  takenApart,
  WRITTEN_SCHEMA,
} from '#coach/engine';
import { models } from '../models.ts';
import type { RunWork, Work } from './types.ts';

export const WORK: Work = {
  advice: (request) => advise(request, models()),
  starters: (request) => starters(request),
  rewrite: (request) => rewrite(request),
  insights: (request) => insights(request),
  learnVoice: (messages) => learnVoice(messages),
  prepare(asked) {
    const request = takenApart(asked);
    const { reading, advice } = readAndAdvise(request, models());
    const fill = fillUp([], advice.replies, request.count ?? REPLIES_DEFAULT_COUNT);
    if (!mayBeWritten(reading)) return { ...advice, prompt: null, fill };
    const { prompt } = promptFor(request, reading, advice.analysis);
    return { ...advice, prompt: { ...prompt, schema: WRITTEN_SCHEMA }, fill };
  },
  check({ request: asked, local, passed, drafts }) {
    const request = takenApart(asked);
    const count = request.count ?? REPLIES_DEFAULT_COUNT;
    const reading = read(request, models());
    // Placeholders are numbered in the order in which the prompt meets what they stand for: made again, they are the same.
    const { redactor } = promptFor(request, reading, analyse(reading));
    const check = createCheck(request, reading, redactor);
    const replyTo = (draft: (typeof drafts)[number]) => {
      const checked = check(draft);
      return checked.ok ? [{ draft, reply: checked.reply }] : [];
    };
    const before = passed.flatMap(replyTo);
    const now = drafts.flatMap(replyTo).slice(0, Math.max(0, count - before.length));
    const written = [...before, ...now].map(({ reply }) => reply);
    return { passed: now, fill: fillUp(written, local, count).slice(written.length) };
  },
};

/** In this process, at once: for programs that answer one user. */
export const inProcess: RunWork = async (name, input) =>
  (WORK[name] as (given: typeof input) => ReturnType<Work[typeof name]>)(input);
