import type { GoogleStartBody, WireUser } from '../../rules/index.ts';
import { type ApiClient, ApiError } from '../api-client.ts';
import { GOOGLE_CHANNEL, type GoogleOutcome, type GoogleRequest } from './outcome.ts';

/** How often a window is asked whether it is gone, in milliseconds. */
const LOOK_EVERY_MS = 500;
/** A window that looks closed may only be out of sight: Google's own pages can cut us off from it. So long its word is still taken. */
const GRACE_MS = 8_000;
/** How often the server is asked meanwhile. */
const ASK_EVERY_MS = 1_000;
/** Nobody takes longer at Google than its own state lasts. */
const GIVE_UP_MS = 10 * 60_000;
const SIZE = { width: 500, height: 600 };

/** What is used of a browser's window. */
export interface PopupWindow {
  readonly closed: boolean;
  focus(): void;
  close(): void;
  location: { href: string };
}

/** Something that was said to this page. `source` is the window that said it, or null for the BroadcastChannel. */
export interface HeardWord {
  origin: string;
  source: unknown;
  data: unknown;
}

/** Hears a second outcome, after `closed`: `signed-in` or `failed`. Not called once another window is opened, nor after `close()`. */
type LateHearer = (outcome: GoogleOutcome, request: GoogleRequest) => void;

export interface PopupParts {
  api: Pick<ApiClient, 'get' | 'post'>;
  /** The product's own origin; what comes from another is not heard. */
  origin: string;
  /** Opens `about:blank`; null when the browser forbids it. */
  openWindow: () => PopupWindow | null;
  /** Hears both ways, until the function it returns is called. */
  listen: (hear: (word: HeardWord) => void) => () => void;
  newNonce: () => string;
  /** A window that was given up for closed has come to an end after all; `request` is what it was opened with. */
  onLate: LateHearer;
}

/** One window at a time. */
export interface GooglePopup {
  /**
   * Opens the window and waits for its word. Call it in the click itself, before any `await`, or browsers block the window. While one
   * is open, a second call brings it to the front and waits for the same outcome; `request` is not looked at then.
   */
  open(request?: GoogleRequest): Promise<GoogleOutcome>;
  /** The screen goes: an open window is closed, its outcome is `closed`. */
  close(): void;
}

export function createGooglePopup(parts: PopupParts): GooglePopup {
  let current: Attempt | null = null;
  /** Whoever waits at the moment, be it for the first window or for one that took its place. */
  let waiting: { outcome: Promise<GoogleOutcome>; settle: (outcome: GoogleOutcome) => void } | null = null;

  function wait() {
    let resolve: (outcome: GoogleOutcome) => void = () => {};
    const outcome = new Promise<GoogleOutcome>((settle) => {
      resolve = settle;
    });
    const settle = (how: GoogleOutcome) => {
      waiting = null;
      resolve(how);
    };
    return { outcome, settle };
  }

  return {
    open(request = {}) {
      if (current?.isOpen() && waiting) {
        current.focus();
        return waiting.outcome;
      }
      // Closed by hand a moment ago and wanted again: its grace is over, and who waited for it waits for the new one.
      current?.drop();
      const window = parts.openWindow();
      waiting ??= wait();
      const { outcome, settle } = waiting;
      if (window) current = startAttempt(parts, window, request, settle);
      else settle({ kind: 'blocked' });
      return outcome;
    },
    close() {
      current?.drop();
      waiting?.settle({ kind: 'closed' });
    },
  };
}

interface Attempt {
  isOpen(): boolean;
  focus(): void;
  /** Closes the window without an outcome; what it may still say is of no interest. */
  drop(): void;
}

function startAttempt(
  parts: PopupParts,
  window: PopupWindow,
  request: GoogleRequest,
  settle: (outcome: GoogleOutcome) => void,
): Attempt {
  const { api } = parts;
  const nonce = parts.newNonce();
  /** Nobody waits any more. */
  let ended = false;
  /** Whatever it may still say is of no interest. */
  let dropped = false;
  let graceTimer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  /** No more waiting; a word that comes late is still heard. */
  const stopWaiting = () => {
    ended = true;
    clearInterval(look);
    clearTimeout(graceTimer);
    if (!window.closed) window.close();
  };
  const stopHearing = () => {
    clearTimeout(giveUp);
    stopListening();
  };
  const drop = () => {
    dropped = true;
    stopHearing();
    stopWaiting();
  };
  const end = (how: GoogleOutcome) => {
    if (ended) return;
    drop();
    settle(how);
  };
  /** The same for an outcome that the window itself gave, be it after its time. */
  const tell = (how: GoogleOutcome) => {
    if (!ended) return end(how);
    // That it was closed has been said.
    if (dropped || how.kind === 'closed') return;
    drop();
    parts.onLate(how, request);
  };

  const whoIsThere = async (): Promise<WireUser | null> =>
    (await api.get<{ user: WireUser | null }>('/api/auth/session')).user;

  /** The window's word is a hint; the server says who is signed in. */
  async function confirm(): Promise<void> {
    try {
      const user = await whoIsThere();
      tell(user ? { kind: 'signed-in', user } : { kind: 'failed', code: 'google-failed' });
    } catch (error) {
      tell({ kind: 'failed', code: codeOf(error) });
    }
  }

  const stopListening = parts.listen((word) => {
    if (word.origin !== parts.origin) return;
    if (word.source !== null && word.source !== window) return;
    const said = wordOf(word.data);
    // A window that lost its way back has forgotten its name too; that it failed may be taken from it all the same.
    const isOwnFailure = said?.nonce === undefined && said?.result === 'error' && word.source === window;
    if (!said || (said.nonce !== nonce && !isOwnFailure)) return;
    // It said its word: what the window does from now on, and whether it says it again, is of no interest.
    stopHearing();
    clearInterval(look);
    clearTimeout(graceTimer);
    if (said.result === 'signed-in') void confirm();
    else tell(said.code === 'google-cancelled' ? { kind: 'closed' } : { kind: 'failed', code: said.code });
  });

  /** It came about without a word reaching us: asked of the server, where that can tell. */
  async function askQuietly(): Promise<void> {
    if (asking || request.again) return;
    asking = true;
    const user = await whoIsThere().catch(() => null);
    asking = false;
    if (user) end({ kind: 'signed-in', user });
  }

  const look = setInterval(() => {
    if (!window.closed) return;
    clearInterval(look);
    const until = Date.now() + GRACE_MS;
    const wait = () => {
      if (ended) return;
      if (Date.now() >= until) {
        stopWaiting();
        return settle({ kind: 'closed' });
      }
      void askQuietly();
      graceTimer = setTimeout(wait, ASK_EVERY_MS);
    };
    wait();
  }, LOOK_EVERY_MS);
  const giveUp = setTimeout(() => {
    stopListening();
    end({ kind: 'failed', code: 'google-failed' });
  }, GIVE_UP_MS);

  const body: GoogleStartBody = {
    mode: 'popup',
    nonce,
    ...(request.loginHint ? { loginHint: request.loginHint } : {}),
    ...(request.mustBe ? { mustBe: request.mustBe } : {}),
    ...(request.acceptedTerms ? { acceptedTerms: true } : {}),
    ...(request.again ? { again: true } : {}),
  };
  api.post<{ url: string }>('/api/auth/google/start', body).then(
    (answer) => {
      if (!ended && !window.closed) window.location.href = answer.body.url;
    },
    (error: unknown) => end({ kind: 'failed', code: codeOf(error) }),
  );
  return { isOpen: () => !ended && !window.closed, focus: () => window.focus(), drop };
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'google-failed');

/** A word of ours, or null: anything may be posted to a page. */
function wordOf(data: unknown): { nonce: unknown; result: 'signed-in' | 'error'; code: string } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, nonce, result, code } = data as Record<string, unknown>;
  if (source !== GOOGLE_CHANNEL || (result !== 'signed-in' && result !== 'error')) return null;
  return { nonce, result, code: typeof code === 'string' ? code : 'google-failed' };
}

/** The store of this very page hears it too, and asks the server who is here now. */
const lookAgain: LateHearer = (outcome) => {
  if (outcome.kind !== 'signed-in' || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel('repartee-identity');
  channel.postMessage('look-again');
  channel.close();
};

/** {@link createGooglePopup} with this page's own window. */
export function browserGooglePopup(
  api: Pick<ApiClient, 'get' | 'post'>,
  onLate: LateHearer = lookAgain,
): GooglePopup {
  return createGooglePopup({
    api,
    origin: window.location.origin,
    openWindow: () => {
      const left = Math.round(window.screenX + (window.outerWidth - SIZE.width) / 2);
      const top = Math.round(window.screenY + (window.outerHeight - SIZE.height) / 2);
      const features = `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
      return window.open('about:blank', GOOGLE_CHANNEL, features);
    },
    listen: (hear) => {
      const onMessage = (event: MessageEvent) =>
        hear({ origin: event.origin, source: event.source ?? 'none', data: event.data });
      window.addEventListener('message', onMessage);
      const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(GOOGLE_CHANNEL);
      channel?.addEventListener('message', (event: MessageEvent) =>
        hear({ origin: event.origin, source: null, data: event.data }),
      );
      return () => {
        window.removeEventListener('message', onMessage);
        channel?.close();
      };
    },
    newNonce: () => crypto.randomUUID(),
    onLate,
  });
}
