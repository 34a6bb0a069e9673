import { createGoogle, type Google, type GoogleHost } from './google.ts';

/** Google's part of a page and the question that comes before it: fetched only where the operator set an id. */
export { addChangeButton, showConsentBar } from './consent-bar.ts';

export const googleOf = (id: string): Google =>
  createGoogle({
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
