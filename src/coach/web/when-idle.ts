/** Where the browser tells of no idle time (Safari): after what comes first has come. */
const LATER_MS = 1_000;

/** Does it once nothing else is to be done. @returns what takes it back */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATER_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
