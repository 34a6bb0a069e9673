import type { BrowserEvent, LedgerEvent, ServerEvent } from '../rules/catalogue.ts';
import { analyticsId, analyticsMark, CONSENT_KEY } from './consent.ts';
import { addChangeButton, showConsentBar } from './consent-bar.ts';
import { type Counting, createCounting } from './counting.ts';
import { createGoogle, type GoogleHost } from './google.ts';
import { onReturn, whenSeen } from './page-seen.ts';

let made: Counting | undefined;

/** The page's own counting. */
function counting(): Counting {
  made ??= createCounting({
    navigator,
    fetch: (...call) => fetch(...call),
    google: googleOf(analyticsId(analyticsMark())),
    storage: () => localStorage,
    pathname: () => location.pathname,
    ask: (answer) => showConsentBar(document, answer),
  });
  return made;
}

const googleOf = (id: string | null) =>
  id === null
    ? null
    : createGoogle({
        id,
        host: window as unknown as GoogleHost,
        origin: location.origin,
        addScript: (url) => {
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          document.head.append(script);
        },
        cookies: {
          names: () => document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? ''),
          end: endCookie,
        },
        now: () => new Date(),
      });

/** Google sets its cookies for the widest domain that takes them. */
function endCookie(name: string): void {
  const parts = location.hostname.split('.');
  const domains = parts.map((_, from) => `; domain=.${parts.slice(from).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
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
  if (place && counting().canChoose) addChangeButton(place, () => counting().askAgain());
}
