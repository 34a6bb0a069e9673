import { stepOf } from '#limits';
import { addTo, type Counter, type CountersDb, standings } from './counters.ts';

interface Known {
  hits: number;
  endsAtMs: number;
  /** Counted here and not yet in the row. */
  unshared: number;
}

/** Above this many, those whose stretch is over are dropped. */
const KEYS_KEPT = 5_000;

/**
 * Counts calls in this process's memory and shares them in steps, because a row for each call would be a flush to the
 * disk for each call. A key that is new here is looked up first, so another server's count is known from the first call;
 * what the others have not shared yet is not. Calls one after another get by one step too many for each further server;
 * of calls at the very same moment each server may let its full limit by, once.
 */
export function createCallCounts(on: CountersDb) {
  const known = new Map<string, Known>();

  /** Counts one call in each counter, or in none if one is full; then gives that one and when it begins anew. */
  async function count(counters: readonly Counter[], nowMs: number) {
    await lookUp(
      counters.filter(({ key }) => isOver(known.get(key), nowMs)),
      nowMs,
    );
    const [full] = counters
      .map((counter) => ({ counter, ...entryOf(counter.key) }))
      .filter(({ counter, hits }) => hits >= counter.most)
      .sort((a, b) => b.endsAtMs - a.endsAtMs);
    if (full) return full;
    // Without a pause between the look above and here, so calls at the same moment are each counted.
    const due = counters.filter((counter) => {
      const entry = entryOf(counter.key);
      entry.hits += 1;
      entry.unshared += 1;
      return entry.unshared >= stepOf(counter);
    });
    for (const counter of due) await share(counter, nowMs);
    return null;
  }

  async function share(counter: Counter, nowMs: number): Promise<void> {
    const entry = entryOf(counter.key);
    const sent = entry.unshared;
    entry.unshared = 0;
    const row = await addTo(on, counter, { count: sent, nowMs, endsAtMs: entry.endsAtMs });
    // Answers may overtake each other, and a count only grows.
    entry.hits = Math.max(entry.hits, row.hits + entry.unshared);
    entry.endsAtMs = row.endsAtMs;
  }

  async function lookUp(counters: readonly Counter[], nowMs: number): Promise<void> {
    if (counters.length === 0) return;
    if (known.size > KEYS_KEPT) for (const [key, entry] of known) if (isOver(entry, nowMs)) known.delete(key);
    const shared = await standings(on, counters, nowMs);
    for (const { key, withinMs } of counters) {
      // Another call may have been here meanwhile.
      if (!isOver(known.get(key), nowMs)) continue;
      const row = shared.get(key) ?? { hits: 0, endsAtMs: nowMs + withinMs };
      known.set(key, { ...row, unshared: 0 });
    }
  }

  const entryOf = (key: string): Known => {
    const entry = known.get(key);
    if (!entry) throw new Error('a counter was not looked up');
    return entry;
  };

  return { count };
}

const isOver = (entry: Known | undefined, nowMs: number): boolean => !entry || entry.endsAtMs <= nowMs;
