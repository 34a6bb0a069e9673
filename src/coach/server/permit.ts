/** Whether a language model may write for whoever calls, and how much; and an engine that keeps to it. */
import {
  type AdviceRequest,
  type AdviceResponse,
  type Engine,
  REPLIES_DEFAULT_COUNT,
  type WhyLocal,
} from '#coach';
import type { AdvicePart, Asking, CoachEngine } from './engine.ts';

export type Permit = {
  /** Replies by the model at the most; 0: the local coach writes. */
  readonly most: number;
  /** Why it is less than was asked for; absent where they want no model. */
  readonly why?: WhyLocal;
  /** Tells how many were written by the model; what is left is given back. Never fails. */
  settle(written: number): Promise<void>;
};

/** Where there is nobody to ask: whatever is wanted. */
export const freely = async (wanted: number): Promise<Permit> => ({ most: wanted, settle: async () => {} });

/** What the local coach would have written anyway has no reason to be told. */
const wouldAsk = ({ action }: AdviceResponse['analysis']): boolean =>
  action === 'reply' || action === 'caution';

/**
 * A task that is asked for whole: by the model where all that is wanted is permitted, else local.
 * @param run a call of the engine
 */
export async function taskWithin<T, R extends { readonly engine?: Engine | undefined }>(
  run: (request: T, asking: Asking) => Promise<R>,
  request: T,
  asking: Asking,
  permit: Permit,
  wanted: number,
): Promise<R> {
  let written = 0;
  const onWritten = (count: number) => {
    written += count;
  };
  const isFree = permit.most >= wanted;
  try {
    const answer = await run(request, isFree ? { ...asking, onWritten } : { ...asking, local: true });
    const { why } = permit;
    return isFree || !why || !answer.engine
      ? answer
      : { ...answer, engine: { ...answer.engine, degraded: why === 'daily-limit', why } };
  } finally {
    await permit.settle(written);
  }
}

/** The advice of an engine, by the model as far as it is permitted, and local beyond. */
export function within(engine: CoachEngine, permit: Permit): Pick<CoachEngine, 'whole' | 'parts'> {
  const { most, why } = permit;
  const countOf = ({ count }: AdviceRequest) => count ?? REPLIES_DEFAULT_COUNT;
  /** What the local coach adds to what the model may still write. */
  const restOf = (request: AdviceRequest, shown: readonly string[], asking: Asking) =>
    engine.whole(
      { ...request, count: countOf(request), avoid: [...(request.avoid ?? []), ...shown] },
      { ...asking, local: true },
    );
  const told = (engineOf: AdviceResponse['engine'], analysis: AdviceResponse['analysis']) =>
    why && wouldAsk(analysis)
      ? { ...engineOf, degraded: engineOf.degraded || why === 'daily-limit', why }
      : engineOf;

  return {
    async whole(request, asking) {
      let written = 0;
      const onWritten = (count: number) => {
        written += count;
      };
      try {
        if (most === 0) {
          const advice = await engine.whole(request, { ...asking, local: true });
          return { ...advice, engine: told(advice.engine, advice.analysis) };
        }
        if (most >= countOf(request)) return await engine.whole(request, { ...asking, onWritten });
        const first = await engine.whole({ ...request, count: most }, { ...asking, onWritten });
        const rest = await restOf(
          request,
          first.replies.map(({ text }) => text),
          asking,
        );
        return {
          ...first,
          replies: [...first.replies, ...rest.replies].slice(0, countOf(request)),
          engine: told(first.engine, first.analysis),
        };
      } finally {
        await permit.settle(written);
      }
    },
    async *parts(request, asking): AsyncGenerator<AdvicePart> {
      let written = 0;
      const onWritten = (count: number) => {
        written += count;
      };
      const isCut = most > 0 && most < countOf(request);
      const how = most === 0 ? { ...asking, local: true } : { ...asking, onWritten };
      let analysis: AdviceResponse['analysis'] | undefined;
      const shown: string[] = [];
      try {
        for await (const part of engine.parts(isCut ? { ...request, count: most } : request, how)) {
          if (part.event === 'analysis') analysis = part.data;
          if (part.event === 'reply') shown.push(part.data.text);
          if (part.event !== 'done' || !analysis || most >= countOf(request)) {
            yield part;
            continue;
          }
          if (isCut)
            for (const reply of (await restOf(request, shown, asking)).replies.slice(
              0,
              Math.max(0, countOf(request) - shown.length),
            ))
              yield { event: 'reply', data: reply };
          yield { event: 'done', data: { ...part.data, engine: told(part.data.engine, analysis) } };
        }
      } finally {
        await permit.settle(written);
      }
    },
  };
}
