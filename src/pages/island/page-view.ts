import { countPageView, offerConsentChange, startConsent, track } from '#analytics/web';
import { whenDrawn } from './when-drawn.ts';

/** Counts this page, and the way from the sales page on to the plans. Where Google Analytics is set up, asks first. */
export function startPageView(page: Document): void {
  whenDrawn(() => {
    startConsent(true);
    countPageView();
  });
  // The privacy page's own section about the browser's storage.
  if (location.pathname === '/privacy') offerConsentChange(page.getElementById('browser'));
  if (location.pathname !== '/choose-us') return;
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href="/pricing"]'))
      track({ category: 'plan-selection', action: 'see-plans', label: 'choose-us' });
  });
}
