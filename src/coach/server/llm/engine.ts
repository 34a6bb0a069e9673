/**
 * The coach with a language model beside it: the local coach reads, decides and has replies ready; the model may write better ones.
 * Whatever it does, an answer comes within the time-out, and nothing of the reading changes.
 */
import type { AdviceRequest, AdviceResponse, Engine, Reply } from '#coach';
import { REPLIES_DEFAULT_COUNT } from '#coach';
import { type Advice, readAndAdvise } from '../../rules/advise.ts';
import type { Reading } from '../../rules/reading/read.ts';
import { createCheck, fillUp } from '../../rules/written/check.ts';
import { mayBeWritten } from '../../rules/written/may-write.ts';
import { promptFor } from '../../rules/written/prompt.ts';
import type { LlmOutcome, ObserveLlm } from '../choose-engine.ts';
import { type AdvicePart, type Asking, type CoachEngine, partsOf } from '../engine.ts';
import { models } from '../models.ts';
import { failureOf } from './failures.ts';
import { guarded } from './guard.ts';
import { upstream } from './upstream.ts';

export type LlmOptions = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** The longest that a customer waits for the model, repeats included. */
  readonly timeoutMs: number;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly observe: ObserveLlm;
};

/** An advice under way: what the local coach found, and what the model has written so far. */
type UnderWay = { readonly reading: Reading; readonly advice: Advice; readonly count: number };

export function llmEngine({ baseUrl, model, apiKey, timeoutMs, clock, observe }: LlmOptions): CoachEngine {
  const { drafts } = guarded(upstream({ baseUrl, apiKey, model }));
  const closing = new AbortController();

  const begin = (request: AdviceRequest): UnderWay => ({
    ...readAndAdvise(request, models()),
    count: request.count ?? REPLIES_DEFAULT_COUNT,
  });

  /** Replies that passed, as they come; ends early when there are enough, never throws. */
  async function* written(
    request: AdviceRequest,
    { reading, advice, count }: UnderWay,
    { signal, stream }: Asking & { stream: boolean },
  ): AsyncGenerator<Reply> {
    const startMs = performance.now();
    const enough = new AbortController();
    const ends = AbortSignal.any([signal, closing.signal, enough.signal, AbortSignal.timeout(timeoutMs)]);
    let passed = 0;
    let outcome: LlmOutcome = 'left';
    try {
      const { prompt, redactor } = promptFor(request, reading, advice.analysis);
      const check = createCheck(request, reading, redactor);
      for await (const draft of drafts(prompt, { signal: ends, stream, timeoutMs })) {
        const checked = check(draft);
        if (!checked.ok) continue;
        passed++;
        yield checked.reply;
        if (passed >= count) break;
      }
      outcome = passed >= count ? 'written' : passed > 0 ? 'filled-up' : 'refused';
    } catch (cause) {
      const failure = failureOf(ends.aborted ? ends.reason : cause);
      // Half an answer is one with a gap to fill; how it broke off is told by the figures of those that brought nothing.
      outcome = passed > 0 && failure.outcome !== 'left' ? 'filled-up' : failure.outcome;
    } finally {
      // What it still writes is paid for and read by nobody.
      enough.abort();
      observe(outcome, (performance.now() - startMs) / 1_000);
    }
  }

  const engineOf = (startMs: number, byModel: number, count: number): Engine => ({
    ...(byModel > 0 ? { name: 'llm', model } : { name: 'local', model: null }),
    // Whatever of it is not the model's though the model was wanted.
    degraded: byModel < count,
    ms: Math.max(0, Math.round((clock() - startMs) * 10) / 10),
  });

  const localOnly = (
    request: AdviceRequest,
    { analysis, replies }: Advice,
    startMs: number,
  ): AdviceResponse => ({
    ...(request.id === undefined ? {} : { id: request.id }),
    analysis,
    replies,
    engine: { ...engineOf(startMs, 0, 0), degraded: false },
  });

  return {
    async whole(request, asking) {
      const startMs = clock();
      const underWay = begin(request);
      const { advice, count, reading } = underWay;
      if (!mayBeWritten(reading)) return localOnly(request, advice, startMs);
      const replies: Reply[] = [];
      for await (const reply of written(request, underWay, { ...asking, stream: false })) replies.push(reply);
      return {
        ...localOnly(request, advice, startMs),
        replies: slotsLast(fillUp(replies, advice.replies, count)),
        engine: engineOf(startMs, replies.length, count),
      };
    },
    async *parts(request, asking): AsyncGenerator<AdvicePart> {
      const startMs = clock();
      const underWay = begin(request);
      const { advice, count, reading } = underWay;
      if (!mayBeWritten(reading)) return yield* partsOf(localOnly(request, advice, startMs));
      yield { event: 'analysis', data: advice.analysis };
      const replies: Reply[] = [];
      for await (const reply of written(request, underWay, { ...asking, stream: true })) {
        replies.push(reply);
        yield { event: 'reply', data: reply };
      }
      for (const reply of fillUp(replies, advice.replies, count).slice(replies.length))
        yield { event: 'reply', data: reply };
      const { id } = request;
      const engine = engineOf(startMs, replies.length, count);
      yield { event: 'done', data: { ...(id === undefined ? {} : { id }), engine } };
    },
    close: () => closing.abort(),
  };
}

/** One that can be sent as it stands comes before one that still has a gap. */
const slotsLast = (replies: readonly Reply[]): Reply[] =>
  [...replies].sort((left, right) => Number(left.needs !== undefined) - Number(right.needs !== undefined));
