/** The costliest request of many: told apart at a small size, then tried at the contract's. */
import { coachPool } from '../../src/coach/server/pool/coach-pool.ts';
import { type Call, requestOf, SMALL, WHOLE } from './requests.ts';
import { type Recipe, recipes } from './texts.ts';

/** A task that takes longer is costly enough; its worker is replaced. */
const ENOUGH_MS = 2_000;
/** The costliest of the small size that are tried whole. */
const FINALISTS = 12;
/** Past the limit by so many, the search is over: there is nothing worse for the server than a task that it has to end. */
const ENOUGH_OVER = 2;

export type Worst = {
  readonly call: Call;
  readonly tried: number;
  /** How the text begins. */
  readonly begins: string;
  /** Milliseconds in a worker; `null` where it took longer than the limit of the search. */
  readonly ms: number | null;
  /** As JSON, at the contract's sizes. */
  readonly body: string;
};

/** @param count how many are generated */
export async function worstOf(call: Call, seed: number, count: number): Promise<Worst> {
  const pool = coachPool(
    { workers: 1 },
    { deadlineMs: ENOUGH_MS, answerWithinMs: 60_000, longestWaitMs: 60_000 },
  );
  const { signal } = new AbortController();
  /** `Infinity` where it was ended. */
  const timeOf = async (request: object): Promise<number> => {
    const startMs = performance.now();
    try {
      await pool.run(call, request as never, { signal });
      return performance.now() - startMs;
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  };
  try {
    await pool.start();
    const small: Array<{ recipe: Recipe; ms: number }> = [];
    for (const recipe of recipes(seed, count))
      small.push({ recipe, ms: await timeOf(requestOf(call, recipe, SMALL)) });
    small.sort((left, right) => right.ms - left.ms);
    // The first is the text of the report, whatever its time at the small size.
    const [known] = recipes(seed, 1);
    const finalists = [...(known ? [known] : []), ...small.slice(0, FINALISTS).map(({ recipe }) => recipe)];
    let worst: { recipe: Recipe; ms: number } | undefined;
    let over = 0;
    for (const recipe of finalists) {
      const ms = await timeOf(requestOf(call, recipe, WHOLE));
      if (!worst || ms > worst.ms) worst = { recipe, ms };
      if (ms === Number.POSITIVE_INFINITY && ++over >= ENOUGH_OVER) break;
    }
    if (!worst) throw new Error('Nothing was tried.');
    return {
      call,
      tried: count,
      begins: worst.recipe(24),
      ms: Number.isFinite(worst.ms) ? Math.round(worst.ms) : null,
      body: JSON.stringify(requestOf(call, worst.recipe, WHOLE)),
    };
  } finally {
    await pool.close();
  }
}
