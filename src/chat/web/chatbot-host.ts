/** The host of a third-party page that is framed instead of Cyrano: null where there is none, and while pages are built. */
export function chatbotHost(): string | null {
  const host = typeof document === 'undefined' ? '' : (document.documentElement.dataset.chatbot ?? '');
  return host === '' || host.startsWith('%%') ? null : host;
}
