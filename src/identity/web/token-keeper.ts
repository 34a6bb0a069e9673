import { ApiError, isNetworkError } from './api-client.ts';
import {
  backOffMs,
  isTokenFresh,
  RENEWAL_PAUSE_MS,
  RENEWAL_RETRIES,
  RENEWAL_WINDOW_MS,
  refreshDelayMs,
} from './identity-token.ts';
import type { BrowserStorage } from './storage.ts';

export interface TokenKeeperParts {
  storage: BrowserStorage;
  nowMs: () => number;
  isSignedIn: () => boolean;
  /** Asks the server for a token of the session cookie. Rejects with an ApiError. */
  fetchToken: () => Promise<string>;
}

export interface TokenKeeper {
  /**
   * A token that holds for another 30 s at least, or null when there is none to be had: nobody is signed in, the
   * session has ended, or the server could not be reached after a call and three retries.
   *
   * @param how.renew asks for a new one even if the stored one seems good
   */
  token(how?: { renew: boolean }): Promise<string | null>;
  /** Takes over a token that came with a sign-in. */
  keep(token: string): void;
  /** Somebody else is here, or nobody: drops what was planned and what is still under way. Storage is left alone. */
  forget(): void;
}

/**
 * The identity token of this tab: renewed five minutes before it runs out, and whenever a call needs another. Without a
 * network the renewal ahead of time backs off from 30 s to 16 minutes; any other fault ends it until somebody asks.
 */
export function createTokenKeeper(parts: TokenKeeperParts): TokenKeeper {
  const { storage, nowMs } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;
  // Counts `forget`: an answer that was asked for before the last one is dropped.
  let life = 0;
  let asking: Promise<string> | undefined;
  let renewal: Promise<string | null> | undefined;

  /** One call at a time, however many wait for it. */
  function ask(): Promise<string> {
    if (asking) return asking;
    const own = parts.fetchToken().finally(() => {
      if (asking === own) asking = undefined;
    });
    asking = own;
    return own;
  }

  function plan(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void renewAhead(), delayMs);
  }

  function keep(token: string): void {
    failures = 0;
    stopped = false;
    storage.write('authToken', token);
    plan(refreshDelayMs(token, nowMs()));
  }

  /** What a failure means for the renewals ahead of time. */
  function takeNote(error: unknown): void {
    if (isNetworkError(error)) {
      failures += 1;
      plan(backOffMs(failures));
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    stopped = true;
    // Refused: the screen that needed it says so first, and then has `recheck` find out who this is.
    if (isRefusal(error)) storage.clear('authToken');
  }

  async function renewAhead(): Promise<void> {
    timer = undefined;
    const own = life;
    try {
      const token = await ask();
      if (own === life) keep(token);
    } catch (error) {
      if (own === life) takeNote(error);
    }
  }

  async function renew(): Promise<string | null> {
    const own = life;
    const startedMs = nowMs();
    for (let tries = 1; ; tries++) {
      try {
        const token = await ask();
        if (own !== life) return null;
        keep(token);
        return token;
      } catch (error) {
        if (own !== life) return null;
        const over = tries > RENEWAL_RETRIES || nowMs() - startedMs > RENEWAL_WINDOW_MS;
        if (over || isRefusal(error)) {
          takeNote(error);
          return null;
        }
        await pause(RENEWAL_PAUSE_MS);
        if (own !== life) return null;
      }
    }
  }

  return {
    token: (how = { renew: false }) => {
      const stored = storage.read('authToken');
      if (!how.renew && isTokenFresh(stored, nowMs())) {
        if (timer === undefined && !stopped && parts.isSignedIn()) plan(refreshDelayMs(stored, nowMs()));
        return Promise.resolve(stored);
      }
      if (!parts.isSignedIn()) return Promise.resolve(null);
      if (renewal) return renewal;
      const own = renew().finally(() => {
        if (renewal === own) renewal = undefined;
      });
      renewal = own;
      return own;
    },
    keep,
    forget: () => {
      life += 1;
      failures = 0;
      stopped = false;
      clearTimeout(timer);
      timer = undefined;
      asking = undefined;
      renewal = undefined;
    },
  };
}

/** The server knows this browser and says no: asking again would change nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
