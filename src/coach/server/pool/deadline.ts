/** When a task of a worker has taken too long: by the processor time that its thread used, and at the latest by the clock. */
import type { Worker } from 'node:worker_threads';
import type { RunLimits } from './slot.ts';

/** A thread that computes all the time still shows a little less than the clock does. */
const COUNTS_AS_USED = 0.9;
const SHORTEST_REST_MS = 20;

/**
 * Watches one task from now on.
 *
 * @param worker the thread that runs it; without one only the clock counts
 * @param expired called once, unless `stop` came first
 * @example a text that needs 1.2 s of computing expires at 1 s; one that needs 0.3 s does not, where other programs leave the thread a
 * quarter of a processor
 */
export function watchDeadline(
  worker: Pick<Worker, 'cpuUsage'> | undefined,
  { deadlineMs, latestMs }: RunLimits,
  expired: () => void,
): { stop(): void } {
  const atBegin = usedMs(worker);
  let stopped = false;
  const end = () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    clearTimeout(latest);
    expired();
  };
  // After a stall of this thread the answer may have come before the timer is looked at: what has come is taken in first.
  const afterWhatHasCome = (then: () => void) => () => void setImmediate(then);
  const look = async () => {
    const [before, now] = await Promise.all([atBegin, usedMs(worker)]);
    if (stopped) return;
    if (before === undefined || now === undefined || now - before >= deadlineMs * COUNTS_AS_USED)
      return end();
    timer = setTimeout(afterWhatHasCome(look), Math.max(SHORTEST_REST_MS, deadlineMs - (now - before)));
  };
  let timer = setTimeout(afterWhatHasCome(look), deadlineMs);
  const latest = setTimeout(afterWhatHasCome(end), Math.max(latestMs, deadlineMs));
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(latest);
    },
  };
}

/** Processor time of a thread in milliseconds; undefined where it cannot be told, as of one that has ended. */
async function usedMs(worker: Pick<Worker, 'cpuUsage'> | undefined): Promise<number | undefined> {
  try {
    const usage = await worker?.cpuUsage();
    return usage && (usage.user + usage.system) / 1_000;
  } catch {
    return undefined;
  }
}
