/** Work that is done again and again until it is stopped. */
export interface Repeated {
  /** No run begins from now on; resolves when the one that is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs now, and again `intervalMs` after each end.
 *
 * @param run gets a question to ask between its steps, so that a stop need not wait for all of them
 * @param failed gets what a run threw; the next one comes in its turn
 */
export function every(
  intervalMs: number,
  run: (isStopped: () => boolean) => Promise<unknown>,
  failed: (error: unknown) => void,
): Repeated {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const go = () => {
    running = run(() => stopped)
      .catch(failed)
      .finally(() => {
        if (!stopped) timer = setTimeout(go, intervalMs);
      });
  };
  go();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
