/**
 * What was read for the last few requests that a model writes for: a reply is checked while the next one is written, and reading the message
 * again takes longer than the check. Let go of after a minute, because what people paste is not to be kept.
 */

const MOST = 8;
const HELD_MS = 60_000;

export function createHeld<Held>() {
  const held = new Map<string, Held>();
  let timer: NodeJS.Timeout | undefined;
  return {
    /** @param make where it is not held; it is from then on */
    of(request: object, make: () => Held): Held {
      const key = JSON.stringify(request);
      const known = held.get(key);
      if (known !== undefined) return known;
      const made = make();
      held.set(key, made);
      for (const oldest of held.keys()) {
        if (held.size <= MOST) break;
        held.delete(oldest);
      }
      clearTimeout(timer);
      timer = setTimeout(() => held.clear(), HELD_MS);
      timer.unref();
      return made;
    },
  };
}
