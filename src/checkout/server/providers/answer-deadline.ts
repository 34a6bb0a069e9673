/** A time limit is counted in so many parts. */
const PARTS = 20;
/** Turns of the event loop in which a waiting socket is read before the call is given up. */
const LAST_TURNS = 10;

/**
 * The time limit of one call to a card provider, which counts only time in which this process could have read the
 * answer.
 *
 * `AbortSignal.timeout` fires before the sockets are read when the event loop was blocked for longer than the limit, so
 * an answer that has arrived would be thrown away. Here each part of the limit counts at most twice its length, however
 * long the process was blocked in it, and before the signal is aborted the sockets are read once more.
 *
 * @param limitMs of undisturbed time. A stall takes a tenth of it, however long it was, so ten stalls end it too
 * @param now milliseconds of a monotonic clock
 * @example const deadline = answerDeadline(20_000); try { await fetch(url, deadline) } finally { deadline.clear() }
 */
export function answerDeadline(
  limitMs: number,
  now: () => number = () => performance.now(),
): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const partMs = limitMs / PARTS;
  let readMs = now();
  let leftMs = limitMs;
  let isCleared = false;
  let timer: NodeJS.Timeout;

  const wait = () => {
    timer = setTimeout(count, Math.min(partMs, leftMs));
  };
  const count = () => {
    const nowMs = now();
    leftMs -= Math.min(nowMs - readMs, 2 * partMs);
    readMs = nowMs;
    if (leftMs > 0) wait();
    else void giveUp();
  };
  const giveUp = async () => {
    for (let turn = 0; turn < LAST_TURNS && !isCleared; turn += 1)
      await new Promise<void>((resume) => setImmediate(resume));
    if (!isCleared)
      controller.abort(new DOMException('the card provider did not answer in time', 'TimeoutError'));
  };

  wait();
  return {
    signal: controller.signal,
    clear() {
      isCleared = true;
      clearTimeout(timer);
    },
  };
}
