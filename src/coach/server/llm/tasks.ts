/** Starters, rewrites and insights by the model, as far as they pass; local ones complete them. Never fails because of the model. */
import {
  type Engine,
  type Insight,
  type InsightsRequest,
  REPLIES_DEFAULT_COUNT,
  type RewriteRequest,
  type StartersRequest,
} from '#coach';
import type { LlmOutcome } from '../choose-engine.ts';
import { type Asking, type CoachEngine, nearlyTheSame } from '../engine.ts';
import type { Prompt } from '../work/types.ts';
import { failureOf } from './failures.ts';
import type { Way } from './writing.ts';

/** Fewer by the model are completed by local ones. */
const REWRITES = 3;
/** So many count: of a change one is shown, the others are there for who wants another. */
const rewritesWanted = ({ change }: RewriteRequest): number => (change ? 1 : REWRITES);
const MOST_INSIGHTS = 8;
/** So many insights of the model's are a whole answer: a conversation may show no more. */
const ENOUGH_INSIGHTS = 2;

type TaskCalls = Pick<CoachEngine, 'starters' | 'rewrite' | 'insights'>;

/** @param model its name, for the answer  @param clock milliseconds */
export function taskCalls(way: Way, model: string, clock: () => number): TaskCalls {
  const { run, observe, timeoutMs, closing } = way;

  /** What the model wrote and passed; nothing where it is not asked or brings nothing. */
  async function written<T>(
    prompt: Prompt | null,
    list: string,
    wanted: number,
    { signal, local }: Asking,
    check: (items: readonly unknown[], ends: AbortSignal) => Promise<readonly T[]>,
  ): Promise<readonly T[] | null> {
    if (!prompt || local) return null;
    const startMs = performance.now();
    const ends = AbortSignal.any([signal, closing, AbortSignal.timeout(timeoutMs)]);
    let outcome: LlmOutcome = 'left';
    try {
      const answer = await way.model.ask(prompt, { signal: ends, timeoutMs });
      const passed = await check(itemsIn(answer, list), ends);
      outcome = passed.length >= wanted ? 'written' : passed.length > 0 ? 'filled-up' : 'refused';
      return passed;
    } catch (cause) {
      outcome = failureOf(ends.aborted ? ends.reason : cause).outcome;
      return [];
    } finally {
      observe(outcome, (performance.now() - startMs) / 1_000);
    }
  }

  /** @param passed null where no model was to be asked */
  const engineOf = (passed: readonly unknown[] | null, wanted: number, startMs: number): Engine => ({
    ...(passed && passed.length > 0 ? { name: 'llm', model } : { name: 'local', model: null }),
    degraded: passed !== null && passed.length < wanted,
    ms: Math.max(0, Math.round((clock() - startMs) * 10) / 10),
  });

  return {
    async starters(request: StartersRequest, asking) {
      const startMs = clock();
      const { local, prompt } = await run('startersToWrite', request, asking);
      const count = request.count ?? REPLIES_DEFAULT_COUNT;
      const passed = await written(prompt, 'starters', count, asking, (items, signal) =>
        run('startersWritten', { request, items }, { signal, ahead: true }),
      );
      const shown = (passed ?? []).slice(0, count);
      asking.onWritten?.(shown.length);
      const starters = [
        ...shown,
        ...local.starters.filter(({ text }) => !shown.some((one) => nearlyTheSame(one.text, text))),
      ];
      return { ...local, starters: starters.slice(0, count), engine: engineOf(passed, count, startMs) };
    },
    async rewrite(request: RewriteRequest, asking) {
      const startMs = clock();
      const { local, prompt } = await run('rewriteToWrite', request, asking);
      const wanted = rewritesWanted(request);
      const passed = await written(prompt, 'rewrites', wanted, asking, (items, signal) =>
        run('rewritesWritten', { request, items }, { signal, ahead: true }),
      );
      const shown = (passed ?? []).slice(0, REWRITES);
      asking.onWritten?.(Math.min(shown.length, wanted));
      const rewrites = [
        ...shown,
        ...local.rewrites.filter(({ text }) => !shown.some((one) => nearlyTheSame(one.text, text))),
      ];
      return { ...local, rewrites: rewrites.slice(0, REWRITES), engine: engineOf(passed, wanted, startMs) };
    },
    async insights(request: InsightsRequest, asking) {
      const startMs = clock();
      const { local, prompt } = await run('insightsToWrite', request, asking);
      const passed = await written<Insight>(prompt, 'insights', ENOUGH_INSIGHTS, asking, (items, signal) =>
        run('insightsWritten', { request, items }, { signal, ahead: true }),
      );
      const shown = passed ?? [];
      asking.onWritten?.(Math.min(shown.length, 1));
      // What the local coach saw in the same words is said once.
      const rest = local.insights.filter(({ evidence }) => !shown.some((one) => one.evidence === evidence));
      return {
        ...local,
        insights: [...shown, ...rest].slice(0, MOST_INSIGHTS),
        engine: engineOf(passed, ENOUGH_INSIGHTS, startMs),
      };
    },
  };
}

/** The list by its name, a bare list, or the only list that there is. */
function itemsIn(answer: unknown, list: string): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return [];
  const named = (answer as Record<string, unknown>)[list];
  return Array.isArray(named) ? named : (Object.values(answer).find(Array.isArray) ?? []);
}
