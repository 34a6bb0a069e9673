import type { Auth } from '../AuthProvider.tsx';
import {
  browserGooglePopup,
  browserGoogleRedirect,
  chooseGoogleWay,
  type GoogleOutcome,
  type GoogleRequest,
} from '../google/index.ts';
import type { BrowserStorage } from '../storage.ts';
import { googleFailure, googleReturnFailure } from './google-words.ts';
import type { Said } from './login-form.ts';

/** What a visit needs of the screen; asked anew each time, since a screen is drawn anew. */
export interface VisitEnds {
  continueSession: Auth['continueSession'];
  onBusy: (busy: boolean) => void;
  onFailure: (said: Said | null) => void;
  /** A new account needs the box first. */
  onTermsWanted: () => void;
}

export interface GoogleVisits {
  /** In the click itself: a window that opens later is blocked. */
  start(request: GoogleRequest): Promise<void>;
  /** The screen goes. */
  close(): void;
}

/** Visits to Google, one at a time: by a window on wide screens, in this tab on narrow ones and after a blocked window. */
export function createGoogleVisits(
  api: Auth['api'],
  storage: Pick<BrowserStorage, 'write' | 'clear'>,
  ends: () => VisitEnds,
): GoogleVisits {
  const popup = browserGooglePopup(api, (outcome, request) => {
    // Another try is under way: only that one counts.
    if (!latest) void take(outcome, request, 'popup');
  });
  let latest: Promise<unknown> | null = null;
  let popupWasBlocked = false;

  /** What came of a try goes to the screen. */
  async function take(outcome: GoogleOutcome, request: GoogleRequest, way: 'popup' | 'redirect') {
    const texts = request.mustBe ? 'by-code' : 'social';
    try {
      if (outcome.kind === 'signed-in')
        await ends().continueSession({
          method: 'google',
          ...(request.mustBe ? { expectedEmail: request.mustBe } : {}),
        });
      else if (outcome.kind === 'failed' && outcome.code === 'terms-not-accepted-google')
        ends().onTermsWanted();
      else if (outcome.kind === 'failed' && way === 'redirect')
        ends().onFailure(googleReturnFailure(outcome.code));
      else ends().onFailure(googleFailure(outcome, texts));
    } catch (error) {
      const code = (error as { code?: string }).code ?? 'google-failed';
      ends().onFailure(googleFailure({ kind: 'failed', code }, texts));
    }
  }

  /** The tab leaves this page: what was typed is put back when it returns without a session (`backFromGoogle`). */
  function keepTyped({ loginHint, mustBe }: GoogleRequest) {
    if (loginHint) storage.write('googleTyped', { email: loginHint, mustBe: mustBe !== undefined });
    else storage.clear('googleTyped');
  }

  async function start(request: GoogleRequest): Promise<void> {
    const way = chooseGoogleWay({ widthPx: window.innerWidth, popupWasBlocked });
    if (way === 'redirect' && latest) return;
    if (way === 'redirect') keepTyped(request);
    // Nothing may be awaited before this: the click is what lets the window open.
    const visited = way === 'popup' ? popup.open(request) : browserGoogleRedirect(api, request);
    // The window that is open already came to the front; whoever opened it waits for its outcome.
    if (visited === latest) return;
    latest = visited;
    ends().onBusy(true);
    ends().onFailure(null);
    const outcome = await visited;
    // Closed by hand and opened anew: only the later window counts.
    if (latest !== visited || outcome.kind === 'leaving') return;
    if (outcome.kind === 'blocked') popupWasBlocked = true;
    await take(outcome, request, way);
    latest = null;
    ends().onBusy(false);
  }

  // Back from Google by the browser's own button: the page comes as it was left, busy.
  const wake = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    latest = null;
    ends().onBusy(false);
  };
  window.addEventListener('pageshow', wake);
  return {
    start,
    close: () => {
      window.removeEventListener('pageshow', wake);
      popup.close();
    },
  };
}
