import type { BrowserEvent, LedgerEvent, ServerEvent } from '../rules/catalogue.ts';
import { type KnownPath, knownPath } from '../rules/paths.ts';
import { asksNotToBeCounted, type BeaconHost, sendHit } from './beacon.ts';
import { type Consent, keepConsent, readConsent } from './consent.ts';
import type { Google } from './google.ts';

export interface CountingParts extends BeaconHost {
  /** Null where the operator has no Google Analytics. */
  google: Google | null;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  pathname: () => string;
  /** Puts the question on the page; returns how to take it away. */
  ask: (answer: (consent: Consent) => void) => () => void;
}

export interface Counting {
  track(event: BrowserEvent): void;
  /** An outcome that the server or the ledger counts: told to Google alone, and only with consent. */
  told(event: ServerEvent | LedgerEvent): void;
  view(): void;
  /**
   * Starts Google where consent was given, and asks where nobody has been asked.
   * @param mayAsk false on screens that must not be disturbed
   */
  consent(mayAsk: boolean): void;
  /** Asks, whatever was answered before. Nothing happens where there is nothing to ask. */
  askAgain(): void;
  /** Another tab has answered. */
  heard(): void;
  /** Whether there is anything that a choice could change. */
  canChoose: boolean;
}

/** One page's counting: our own store always, Google only after a yes. */
export function createCounting(parts: CountingParts): Counting {
  // Who asks not to be followed has answered already.
  const google = asksNotToBeCounted(parts) ? null : parts.google;
  let takeAway: (() => void) | null = null;
  const path = (): KnownPath => knownPath(parts.pathname());

  function hide(): void {
    takeAway?.();
    takeAway = null;
  }
  function obey(consent: Consent | null): void {
    if (consent === 'yes') google?.allow();
    else if (consent === 'no') google?.forbid();
  }
  function ask(): void {
    if (!google || takeAway) return;
    takeAway = parts.ask((consent) => {
      hide();
      keepConsent(parts.storage, consent);
      obey(consent);
      if (consent === 'yes') google.view(path());
    });
  }

  return {
    canChoose: google !== null,
    track(event) {
      sendHit({ kind: 'event', ...event, path: path() }, parts);
      google?.event(event, path());
    },
    told: (event) => google?.event(event, path()),
    view() {
      sendHit({ kind: 'view', path: path() }, parts);
      google?.view(path());
    },
    consent(mayAsk) {
      const kept = readConsent(parts.storage);
      obey(kept);
      if (kept === null && mayAsk) ask();
      else hide();
    },
    askAgain: ask,
    heard() {
      const kept = readConsent(parts.storage);
      if (kept !== null) hide();
      obey(kept);
    },
  };
}
