/** The shape that every engine of the coach answers in: at once as a whole, or part by part as it comes. */
import type { AdviceRequest, AdviceResponse, Analysis, Engine, Reply } from '#coach';
import { localAdvice } from './local-engine.ts';

export type AdvicePart =
  | { readonly event: 'analysis'; readonly data: Analysis }
  | { readonly event: 'reply'; readonly data: Reply }
  | { readonly event: 'done'; readonly data: { readonly id?: string | number; readonly engine: Engine } };

/** Aborted when whoever asked has gone: what is under way for them ends. */
export type Asking = { readonly signal: AbortSignal };

export type CoachEngine = {
  whole(request: AdviceRequest, asking: Asking): Promise<AdviceResponse>;
  /** The analysis first, each reply as soon as it may be shown, then `done`. */
  parts(request: AdviceRequest, asking: Asking): AsyncIterable<AdvicePart>;
  /** Lets go of what is under way; a call after it is answered by the local coach. */
  close(): void;
};

/** An answer that is there already, as its parts. */
export function* partsOf({ id, analysis, replies, engine }: AdviceResponse): Generator<AdvicePart> {
  yield { event: 'analysis', data: analysis };
  for (const reply of replies) yield { event: 'reply', data: reply };
  yield { event: 'done', data: { ...(id === undefined ? {} : { id }), engine } };
}

/** @param clock milliseconds */
export const localEngine = (clock: () => number): CoachEngine => ({
  whole: async (request) => localAdvice(request, clock),
  async *parts(request) {
    yield* partsOf(localAdvice(request, clock));
  },
  close() {},
});
