import { offlinePage } from '../content/offline.ts';

/** First pause before another try, and the longest; each is twice the one before. */
const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 32;

/** How long to wait after so many tries in vain. */
export const pauseSeconds = (tries: number): number =>
  Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** tries);

/** What is needed of the browser, so that a test can hand in its own. */
export interface Surroundings {
  isOnline(): boolean;
  /** Whether the server answers. */
  canReach(): Promise<boolean>;
  /** Shows the page that was asked for. */
  open(): void;
  say(text: string): void;
}

/**
 * Tries by itself until the server answers: at once when the device says that it is online, then after ever longer pauses. While the device
 * is offline it waits for it to say otherwise.
 *
 * @returns to be called when the device comes online, and when the reader asks for a try
 */
export function startTrying({ isOnline, canReach, open, say }: Surroundings): () => Promise<void> {
  const { status } = offlinePage;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  function wait(seconds: number): void {
    if (!isOnline()) {
      say(status.offline);
      return;
    }
    say(status.unreachable(seconds));
    timer = setTimeout(() => (seconds > 1 ? wait(seconds - 1) : void attempt()), 1_000);
  }
  async function attempt(): Promise<void> {
    if (busy) return;
    busy = true;
    clearTimeout(timer);
    say(status.trying);
    const reached = await canReach();
    busy = false;
    if (reached) {
      say(status.found);
      return open();
    }
    wait(pauseSeconds(tries++));
  }
  wait(FIRST_PAUSE_SECONDS);
  return attempt;
}
