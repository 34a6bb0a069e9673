import type { Transaction } from 'kysely';
import type { Tables } from '#database';
import { err, ok, type Result } from '#kit';
import {
  type CallLimitName,
  type ExactLimitName,
  type LimitedBy,
  type LimitName,
  type Refusal,
  retryAfterSeconds,
} from '#limits';
import { createCallCounts } from './call-counts.ts';
import {
  type Counter,
  type CountersDb,
  claimRoom,
  countersOf,
  giveBack,
  standings,
  type Who,
} from './counters.ts';

export interface RateLimitsDeps extends CountersDb {
  clock: () => number;
  /** False lets everything by, for load tests (`RATE_LIMITS=off`). */
  on: boolean;
  /** Told of every refusal, for the metrics. */
  onRefused?: (name: LimitName, by: LimitedBy) => void;
}

export interface TakeHow {
  /** Whether `mostWhileBraked` holds. */
  braked?: boolean;
  /** Counts in this transaction and is undone with it. */
  within?: Transaction<Tables>;
}

/** One in each counter, until it is given back. */
export interface Taken {
  /** Takes back what was counted under these names. Never fails: at worst one stays counted until its stretch is over. */
  giveBack(names: readonly ExactLimitName[]): Promise<void>;
}

export interface RateLimits {
  /**
   * Counts one call; a refusal when it is one too many. Lets by where the database cannot be asked: these limits guard
   * the load, and whoever has no business here is stopped by others.
   */
  call(name: CallLimitName, who: Who): Promise<Refusal | null>;
  /**
   * Counts one under each name, or none and a refusal.
   * @throws where the database cannot be asked: nothing is charged and no letter sent that nobody could count
   */
  take(names: readonly ExactLimitName[], who: Who, how?: TakeHow): Promise<Result<Taken, Refusal>>;
  /** The refusal that `take` would give now; counts nothing. */
  look(names: readonly ExactLimitName[], who: Who, braked?: boolean): Promise<Refusal | null>;
  /** Whether a limit on the whole shop is reached. */
  isFull(name: ExactLimitName): Promise<boolean>;
}

const NOTHING_TAKEN: Taken = { giveBack: async () => {} };

/** The limits of this process; its rows are shared by all servers. */
export function createRateLimits(deps: RateLimitsDeps): RateLimits {
  const { clock, on, onRefused } = deps;
  if (!on)
    return {
      call: async () => null,
      take: async () => ok(NOTHING_TAKEN),
      look: async () => null,
      isFull: async () => false,
    };
  const calls = createCallCounts(deps);

  function refused({ name, by }: Counter, endsAtMs: number, nowMs: number): Refusal {
    onRefused?.(name, by);
    return { name, by, retryAfterSeconds: retryAfterSeconds(endsAtMs, nowMs) };
  }

  /** Of several that are full the one that lasts longest: it says when to come back. */
  async function findFull(counters: readonly Counter[], nowMs: number, on: CountersDb = deps) {
    const now = await standings(on, counters, nowMs);
    return counters
      .flatMap((counter) => {
        const row = now.get(counter.key);
        return row && row.hits >= counter.most ? [{ counter, endsAtMs: row.endsAtMs }] : [];
      })
      .sort((a, b) => b.endsAtMs - a.endsAtMs)[0];
  }

  async function returnAll(claimed: ReadonlyMap<string, string>, on: CountersDb = deps) {
    try {
      await giveBack(on, claimed);
    } catch (error) {
      console.error('limits: what was counted could not be taken back', error);
    }
  }

  const all = (names: readonly ExactLimitName[], who: Who, braked = false) =>
    names.flatMap((name) => countersOf(name, who, braked));

  return {
    async call(name, who) {
      const nowMs = clock();
      try {
        const full = await calls.count(countersOf(name, who), nowMs);
        return full && refused(full.counter, full.endsAtMs, nowMs);
      } catch (error) {
        console.error(`limits: ${name} could not be counted`, error);
        return null;
      }
    },

    async take(names, who, { braked = false, within } = {}) {
      const nowMs = clock();
      const on: CountersDb = { db: within ?? deps.db, engine: deps.engine };
      const counters = all(names, who, braked);
      // First a look: whoever is over a limit makes us write nothing, however often they ask.
      const full = await findFull(counters, nowMs, on);
      if (full) return err(refused(full.counter, full.endsAtMs, nowMs));
      const got = await claimRoom(on, counters, nowMs);
      const missed = counters.find(({ key }) => !got.has(key));
      if (missed) {
        await returnAll(got, on);
        const { counter, endsAtMs } = (await findFull(counters, nowMs, on)) ?? {
          counter: missed,
          endsAtMs: nowMs,
        };
        return err(refused(counter, endsAtMs, nowMs));
      }
      return ok({
        giveBack: (back) =>
          returnAll(
            new Map(
              counters
                .filter(({ name }) => back.some((one) => one === name))
                .map(({ key }) => [key, got.get(key) ?? '']),
            ),
          ),
      });
    },

    async look(names, who, braked) {
      const nowMs = clock();
      const full = await findFull(all(names, who, braked), nowMs);
      return full ? refused(full.counter, full.endsAtMs, nowMs) : null;
    },

    async isFull(name) {
      return (await findFull(countersOf(name, {}), clock())) !== undefined;
    },
  };
}
