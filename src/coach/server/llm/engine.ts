/**
 * The coach with a language model beside it: the local coach reads, decides and has replies ready; the model may write better ones.
 * Whatever it does, an answer comes within the time-out, and nothing of the reading changes.
 */
import { type AdviceRequest, type Engine, REPLIES_DEFAULT_COUNT, type Reply } from '#coach';
import type { LlmOutcome, ObserveLlm, Verify } from '../choose-engine.ts';
import { type AdvicePart, type CoachEngine, localAnswer, localCalls, partsOf } from '../engine.ts';
import type { Asking, Draft, Prepared, RunWork } from '../work/types.ts';
import { failureOf } from './failures.ts';
import { guarded } from './guard.ts';
import { patiently, TOO_LONG } from './patience.ts';
import { upstream } from './upstream.ts';

export type LlmOptions = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** The longest that a customer waits for the model, repeats included. */
  readonly timeoutMs: number;
  /** `LLM_VERIFY`. */
  readonly verify?: Verify;
  /** Where the local coach's part is done. */
  readonly run: RunWork;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly observe: ObserveLlm;
};

/** An advice under way: what the local coach has ready, and the local replies that complete what the model has written so far. */
type UnderWay = { readonly prepared: Prepared; readonly count: number; fill: Reply[] };

export function llmEngine({
  baseUrl,
  model,
  apiKey,
  timeoutMs,
  run,
  clock,
  observe,
}: LlmOptions): CoachEngine {
  const endpoint = upstream({ baseUrl, apiKey, model });
  const { answers } = guarded(endpoint);
  const closing = new AbortController();

  async function begin(request: AdviceRequest, asking: Asking): Promise<UnderWay> {
    const prepared = await run('prepare', request, asking);
    return { prepared, count: request.count ?? REPLIES_DEFAULT_COUNT, fill: prepared.fill };
  }

  /** Drafts as they are to be checked: each as it comes in a stream, else all at once. */
  async function* batches(
    prompt: NonNullable<Prepared['prompt']>,
    how: Asking & { stream: boolean },
  ): AsyncGenerator<Draft[]> {
    const all: Draft[] = [];
    for await (const part of answers(prompt, { ...how, timeoutMs }))
      if (!('draft' in part)) continue;
      else if (how.stream) yield [part.draft];
      else all.push(part.draft);
    if (all.length > 0) yield all;
  }

  /** Replies that passed, as they come; ends early when there are enough, never throws. */
  async function* written(
    request: AdviceRequest,
    prompt: NonNullable<Prepared['prompt']>,
    underWay: UnderWay,
    { signal, stream }: Asking & { stream: boolean },
  ): AsyncGenerator<Reply> {
    const { count, prepared } = underWay;
    const startMs = performance.now();
    const enough = new AbortController();
    const ends = AbortSignal.any([signal, closing.signal, enough.signal, AbortSignal.timeout(timeoutMs)]);
    const passed: Draft[] = [];
    let outcome: LlmOutcome = 'left';
    try {
      for await (const batch of batches(prompt, { signal: ends, stream })) {
        const input = { request, local: prepared.replies, passed, drafts: batch };
        const checked = await run('check', input, { signal: ends, ahead: true });
        underWay.fill = checked.fill;
        for (const { draft, reply } of checked.passed) {
          passed.push(draft);
          yield reply;
        }
        if (passed.length >= count) break;
      }
      outcome = passed.length >= count ? 'written' : passed.length > 0 ? 'filled-up' : 'refused';
    } catch (cause) {
      const failure = failureOf(ends.aborted ? ends.reason : cause);
      // Half an answer is one with a gap to fill; how it broke off is told by the figures of those that brought nothing.
      outcome = passed.length > 0 && failure.outcome !== 'left' ? 'filled-up' : failure.outcome;
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

  return {
    ...localCalls(run),
    async whole(request, asking) {
      const startMs = clock();
      const underWay = await begin(request, asking);
      const { prepared, count } = underWay;
      if (!prepared.prompt || asking.local) return localAnswer(request, prepared, clock() - startMs);
      const replies: Reply[] = [];
      for await (const reply of written(request, prepared.prompt, underWay, { ...asking, stream: false }))
        replies.push(reply);
      asking.onWritten?.(replies.length);
      return {
        ...localAnswer(request, prepared, clock() - startMs),
        replies: slotsLast([...replies, ...underWay.fill]),
        engine: engineOf(startMs, replies.length, count),
      };
    },
    async *parts(request, asking): AsyncGenerator<AdvicePart> {
      const startMs = clock();
      const underWay = await begin(request, asking);
      const { prepared, count } = underWay;
      if (!prepared.prompt || asking.local)
        return yield* partsOf(localAnswer(request, prepared, clock() - startMs));
      yield { event: 'analysis', data: prepared.analysis };
      let byModel = 0;
      let isLate = false;
      const coming = written(request, prepared.prompt, underWay, { ...asking, stream: true });
      for await (const reply of patiently(coming)) {
        if (reply === TOO_LONG) {
          isLate = true;
          for (const local of underWay.fill) yield { event: 'reply', data: local };
          continue;
        }
        byModel++;
        asking.onWritten?.(1);
        yield { event: 'reply', data: reply };
      }
      if (!isLate) for (const reply of underWay.fill) yield { event: 'reply', data: reply };
      const { id } = request;
      const engine = engineOf(startMs, byModel, isLate ? Number.POSITIVE_INFINITY : count);
      yield { event: 'done', data: { ...(id === undefined ? {} : { id }), engine } };
    },
    probe: ({ signal }) =>
      endpoint.probe({
        signal: AbortSignal.any([signal, closing.signal, AbortSignal.timeout(timeoutMs)]),
      }),
    close: () => closing.abort(),
  };
}

/** One that can be sent as it stands comes before one that still has a gap. */
const slotsLast = (replies: readonly Reply[]): Reply[] =>
  [...replies].sort((left, right) => Number(left.needs !== undefined) - Number(right.needs !== undefined));
