/** Whether Google Analytics may run. Our own counting needs no consent: it keeps nothing about anybody. */
export type Consent = 'yes' | 'no';

/** Outlives a sign-out, as a choice about this browser. */
export const CONSENT_KEY = 'analyticsConsent';

/** What was chosen; null: not asked yet, or storage is switched off. */
export function readConsent(storage: () => Pick<Storage, 'getItem'>): Consent | null {
  try {
    const kept = storage().getItem(CONSENT_KEY);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return null;
  }
}

/** @returns whether it was kept; without storage the choice lasts as long as the page */
export function keepConsent(storage: () => Pick<Storage, 'setItem'>, consent: Consent): boolean {
  try {
    storage().setItem(CONSENT_KEY, consent);
    return true;
  } catch {
    return false;
  }
}

const placeholder = '%%ANALYTICS_ID%%';

/** As the brand: the placeholder while pages are built, in the browser what the server wrote on `<html>`. */
export function analyticsMark(): string {
  if (typeof document === 'undefined') return placeholder;
  return document.documentElement.dataset.analytics ?? '';
}

/** The operator's Google Analytics id, or null where there is none and nobody has to be asked anything. */
export const analyticsId = (mark: string): string | null =>
  /^[A-Za-z]{1,4}-[\w-]+$/.test(mark) ? mark : null;
