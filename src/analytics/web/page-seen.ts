/** The few things of a page that tell whether somebody sees it. */
export interface SeenHost {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> & {
    /** The browser draws the page ahead; nobody has asked for it yet. */
    prerendering?: boolean;
  };
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Calls back once, when the page is shown to somebody: at once, or after activation, or when its tab is opened. */
export function whenSeen({ document }: Pick<SeenHost, 'document'>, seen: () => void): () => void {
  const look = () => {
    if (document.prerendering || document.visibilityState === 'hidden') return;
    stop();
    seen();
  };
  const stop = () => {
    document.removeEventListener('prerenderingchange', look);
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('prerenderingchange', look);
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}

/** Calls back whenever the page comes back out of the back-forward cache, where no script runs anew. */
export function onReturn({ window }: Pick<SeenHost, 'window'>, back: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) back();
  };
  window.addEventListener('pageshow', hear);
  return () => window.removeEventListener('pageshow', hear);
}
