/**
 * The host of the language model that writes replies: null where there is none, and while pages are built. Read here and
 * not beside the other marks, so that pages without the coach do not carry it.
 */
export function llmHost(): string | null {
  const host = typeof document === 'undefined' ? '' : (document.documentElement.dataset.llm ?? '');
  return host === '' || host.startsWith('%%') ? null : host;
}
