import type { Consent } from './consent.ts';

const COPY = {
  name: 'Google Analytics',
  question:
    'May Google Analytics count this visit? It sets cookies and tells Google which of our pages you open, never what you write. Everything works the same without it.',
  more: 'More about it',
  yes: 'Allow Google Analytics',
  no: 'No thanks',
  change: 'Google Analytics: change my choice',
} as const;

/**
 * The question, at the bottom of the page: not a dialog, nothing is barred by it, it takes no focus and its two answers
 * look alike. Made without React, because the plain pages have none.
 *
 * @returns takes the bar away again
 */
export function showConsentBar(page: Document, answer: (consent: Consent) => void): () => void {
  const bar = page.createElement('section');
  bar.className = 'consent';
  bar.setAttribute('aria-label', COPY.name);
  const question = page.createElement('p');
  const more = page.createElement('a');
  more.href = '/privacy#browser';
  more.textContent = COPY.more;
  question.append(COPY.question, ' ', more);
  const buttons = page.createElement('div');
  for (const consent of ['yes', 'no'] as const) {
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = COPY[consent];
    button.addEventListener('click', () => answer(consent));
    buttons.append(button);
  }
  bar.append(question, buttons);
  page.body.append(bar);
  return () => bar.remove();
}

/** The way back to the question, where the privacy page tells of the browser's storage. */
export function addChangeButton(place: Element, ask: () => void): void {
  const button = place.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'consent-change';
  button.textContent = COPY.change;
  button.addEventListener('click', ask);
  place.append(button);
}
