/** The shape that every engine of the coach answers in: at once as a whole, or part by part as it comes. */
import type {
  AdviceRequest,
  AdviceResponse,
  Analysis,
  Engine,
  InsightsRequest,
  InsightsResponse,
  LearnedVoice,
  Reply,
  RewriteRequest,
  RewriteResponse,
  StartersRequest,
  StartersResponse,
} from '#coach';
import type { EndpointState } from './choose-engine.ts';
import type { Advice, Asking, RunWork } from './work/types.ts';

export type { Asking };

export type AdvicePart =
  | { readonly event: 'analysis'; readonly data: Analysis }
  | { readonly event: 'reply'; readonly data: Reply }
  | { readonly event: 'done'; readonly data: { readonly id?: string | number; readonly engine: Engine } };

/** Every call throws `CoachBusy` where there is no room, and the signal's reason where the caller left before it began. */
export type CoachEngine = {
  whole(request: AdviceRequest, asking: Asking): Promise<AdviceResponse>;
  /** The analysis first, each reply as soon as it may be shown, then `done`. */
  parts(request: AdviceRequest, asking: Asking): AsyncIterable<AdvicePart>;
  starters(request: StartersRequest, asking: Asking): Promise<StartersResponse>;
  rewrite(request: RewriteRequest, asking: Asking): Promise<RewriteResponse>;
  insights(request: InsightsRequest, asking: Asking): Promise<InsightsResponse>;
  /** How the reader writes, from messages of theirs, the newest last. */
  learnVoice(messages: readonly string[], asking: Asking): Promise<LearnedVoice>;
  /** Asks the language model one small question without a word of anybody's; absent where there is none. Never fails. */
  readonly probe?: (asking: Asking) => Promise<EndpointState>;
  /** Lets go of what is under way at a language model: those calls are answered by the local coach. */
  close(): void;
};

/** An answer that is there already, as its parts. */
export function* partsOf({ id, analysis, replies, engine }: AdviceResponse): Generator<AdvicePart> {
  yield { event: 'analysis', data: analysis };
  for (const reply of replies) yield { event: 'reply', data: reply };
  yield { event: 'done', data: { ...(id === undefined ? {} : { id }), engine } };
}

/** The local coach's advice as an answer. @param ms how long it took */
export const localAnswer = (
  request: AdviceRequest,
  { analysis, replies }: Advice,
  ms: number,
): AdviceResponse => ({
  ...(request.id === undefined ? {} : { id: request.id }),
  analysis,
  replies,
  engine: { name: 'local', model: null, degraded: false, ms: Math.max(0, Math.round(ms * 10) / 10) },
});

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu));

/** Whether two texts have most of their words in common. */
export function nearlyTheSame(left: string, right: string): boolean {
  const [mine, other] = [wordsIn(left), wordsIn(right)];
  const shared = [...mine].filter((word) => other.has(word)).length;
  return shared > 0.6 * Math.min(mine.size, other.size);
}

/** What the local coach answers, whoever writes the replies. */
export const localCalls = (
  run: RunWork,
): Pick<CoachEngine, 'starters' | 'rewrite' | 'insights' | 'learnVoice'> => ({
  starters: (request, asking) => run('starters', request, asking),
  rewrite: (request, asking) => run('rewrite', request, asking),
  insights: (request, asking) => run('insights', request, asking),
  learnVoice: (messages, asking) => run('learnVoice', messages, asking),
});

/** @param run where the work is done  @param clock milliseconds; `ms` of an answer holds the waiting too */
export function localEngine(run: RunWork, clock: () => number): CoachEngine {
  const whole: CoachEngine['whole'] = async (request, asking) => {
    const startMs = clock();
    const advice = await run('advice', request, asking);
    return localAnswer(request, advice, clock() - startMs);
  };
  return {
    ...localCalls(run),
    whole,
    async *parts(request, asking) {
      yield* partsOf(await whole(request, asking));
    },
    close() {},
  };
}
