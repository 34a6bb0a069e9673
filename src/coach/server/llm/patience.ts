/** How long a reader waits for the first reply of a model before the local ones are shown. */
export const PATIENCE_MS = 6_000;

/** Stands where the wait for the first item was too long. */
export const TOO_LONG = Symbol('too long');

/** The items as they come, and {@link TOO_LONG} once, before the first of them, where that takes longer than `waitMs`. */
export async function* patiently<T>(
  items: AsyncGenerator<T>,
  waitMs = PATIENCE_MS,
): AsyncGenerator<T | typeof TOO_LONG> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const first = items.next();
    const late = new Promise<typeof TOO_LONG>((resolve) => {
      timer = setTimeout(() => resolve(TOO_LONG), waitMs);
    });
    if ((await Promise.race([first, late])) === TOO_LONG) yield TOO_LONG;
    const { done, value } = await first;
    clearTimeout(timer);
    if (done) return;
    yield value;
    yield* items;
  } finally {
    clearTimeout(timer);
    // Whoever reads this no longer lets go of what writes it, too.
    void items.return(undefined);
  }
}
