import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPageView, startConsent } from './browser.ts';

/** Nobody is asked anything while paying, or where the assistant fills the screen. */
const UNDISTURBED = ['/checkout', '/chat', '/cyrano'];

/** Counts one view a navigation of the app, and asks for consent where there is something to ask. Draws nothing. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    startConsent(!UNDISTURBED.includes(pathname));
    return countPageView();
  }, [pathname]);
  return null;
}
