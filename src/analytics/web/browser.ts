import type { BrowserEvent, LedgerEvent, ServerEvent } from '../rules/catalogue.ts';
import { analyticsId, analyticsMark, CONSENT_KEY, type Consent } from './consent.ts';
import { type Counting, createCounting } from './counting.ts';
import type { Google } from './google.ts';
import { onReturn, whenSeen } from './page-seen.ts';

let made: Counting | undefined;

/** The page's own counting. */
function counting(): Counting {
  if (made) return made;
  const id = analyticsId(analyticsMark());
  made = createCounting({
    navigator,
    fetch: (...call) => fetch(...call),
    google: id === null ? null : whenThere(id),
    storage: () => localStorage,
    pathname: () => location.pathname,
    ask,
  });
  return made;
}

const googlePart = () => import('./google-part.ts');

/** Does what is asked of Google's part once it is there, in order; a part that does not come is done without. */
function whenThere(id: string): Google {
  let part: Promise<Google | null> | undefined;
  const then = (what: (google: Google) => void) => {
    part ??= googlePart().then(
      (loaded) => loaded.googleOf(id),
      () => null,
    );
    void part.then((google) => google && what(google));
  };
  return {
    allow: () => then((google) => google.allow()),
    forbid: () => then((google) => google.forbid()),
    view: (path) => then((google) => google.view(path)),
    event: (event, path) => then((google) => google.event(event, path)),
  };
}

/** @returns how to take the question away again, also while it is still on its way */
function ask(answer: (consent: Consent) => void): () => void {
  let takeAway: (() => void) | null = null;
  let wanted = true;
  googlePart().then(
    (part) => {
      if (wanted) takeAway = part.showConsentBar(document, answer);
    },
    () => {},
  );
  return () => {
    wanted = false;
    takeAway?.();
  };
}

/** Counts an event of the catalogue. Does nothing while a page is prerendered on the server, and never fails. */
export function track(event: BrowserEvent): void {
  if (typeof window !== 'undefined') counting().track(event);
}

/** An outcome that the server counts by itself: for Google Analytics alone, where that is allowed. */
export function trackOutcome(event: ServerEvent | LedgerEvent): void {
  if (typeof window !== 'undefined') counting().told(event);
}

const host = () => ({ document, window });

/** Counts this page once it is seen, and again whenever it comes back. Returns how to stop. */
export function countPageView(): () => void {
  const view = () => counting().view();
  const stopWaiting = whenSeen(host(), view);
  const stopListening = onReturn(host(), view);
  return () => {
    stopWaiting();
    stopListening();
  };
}

let listening = false;

/** See {@link Counting.consent}. */
export function startConsent(mayAsk: boolean): void {
  if (!counting().canChoose) return;
  // A page that is drawn ahead must not load anything of Google's: perhaps nobody ever sees it.
  whenSeen(host(), () => counting().consent(mayAsk));
  if (listening) return;
  listening = true;
  window.addEventListener('storage', (event) => event.key === CONSENT_KEY && counting().heard());
}

/** Puts the way back to the question into a place of the page, where there is a question. */
export function offerConsentChange(place: Element | null): void {
  if (!place || !counting().canChoose) return;
  googlePart().then(
    (part) => part.addChangeButton(place, () => counting().askAgain()),
    () => {},
  );
}
