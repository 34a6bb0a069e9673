/**
 * The coach with a language model beside it: the local coach reads, judges danger and has replies ready; the model writes better ones and
 * may read better. Whatever it does, an answer comes within the time-out, and nothing of what protects gets weaker.
 */
import { type AdviceRequest, type Engine, REPLIES_DEFAULT_COUNT, type Reply } from '#coach';
import type { ObserveLlm } from '../choose-engine.ts';
import { type AdvicePart, type CoachEngine, localAnswer, localCalls, partsOf } from '../engine.ts';
import type { Asking, RunWork } from '../work/types.ts';
import { guarded } from './guard.ts';
import { patiently, TOO_LONG } from './patience.ts';
import { taskCalls } from './tasks.ts';
import { upstream } from './upstream.ts';
import { type UnderWay, type Verify, type Way, written } from './writing.ts';

export type LlmOptions = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  /** The longest that a customer waits for the model, repeats included. */
  readonly timeoutMs: number;
  /** Whether the model is asked a second time about what it wrote; where a check is unsure by default. */
  readonly verify?: Verify | undefined;
  /** Calls under way at the most; a thousand by default. */
  readonly atOnce?: number | undefined;
  /** Where the local coach's part is done. */
  readonly run: RunWork;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly observe: ObserveLlm;
};

export function llmEngine({
  baseUrl,
  model,
  apiKey,
  timeoutMs,
  verify = 'doubtful',
  atOnce,
  run,
  clock,
  observe,
}: LlmOptions): CoachEngine {
  const endpoint = upstream({ baseUrl, apiKey, model });
  const closing = new AbortController();
  const way: Way = {
    model: guarded(endpoint, atOnce),
    run,
    observe,
    verify,
    timeoutMs,
    closing: closing.signal,
  };

  async function begin(request: AdviceRequest, asking: Asking): Promise<UnderWay> {
    const prepared = await run('prepare', request, asking);
    return {
      request,
      prepared,
      count: request.count ?? REPLIES_DEFAULT_COUNT,
      fill: prepared.fill,
      analysis: prepared.analysis,
    };
  }

  const engineOf = (startMs: number, byModel: number, count: number): Engine => ({
    ...(byModel > 0 ? { name: 'llm', model } : { name: 'local', model: null }),
    // Whatever of it is not the model's though the model was wanted.
    degraded: byModel < count,
    ms: Math.max(0, Math.round((clock() - startMs) * 10) / 10),
  });

  return {
    // How the reader writes is learned locally, whatever model is set.
    ...localCalls(run),
    ...taskCalls(way, model, clock),
    async whole(request, asking) {
      const startMs = clock();
      const underWay = await begin(request, asking);
      const { prepared, count } = underWay;
      if (!prepared.prompt || asking.local) return localAnswer(request, prepared, clock() - startMs);
      const replies: Reply[] = [];
      for await (const part of written(way, underWay, prepared.prompt, { ...asking, stream: false }))
        if ('reply' in part) replies.push(part.reply);
      asking.onWritten?.(replies.length);
      return {
        ...localAnswer(request, prepared, clock() - startMs),
        analysis: underWay.analysis,
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
      const coming = written(way, underWay, prepared.prompt, { ...asking, stream: true });
      for await (const part of patiently(coming))
        if (part === TOO_LONG) {
          isLate = true;
          for (const local of underWay.fill) yield { event: 'reply', data: local };
        } else if ('analysis' in part) yield { event: 'analysis', data: part.analysis };
        else {
          byModel++;
          asking.onWritten?.(1);
          yield { event: 'reply', data: part.reply };
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
