/** The few things of a page that tell when it is on the screen. */
export interface DrawnHost {
  window: Pick<Window, 'addEventListener'>;
  /** Tells the names of the paints, also of earlier ones. Null where the browser does not report them. */
  onPaint: ((heard: (names: readonly string[]) => void) => void) | null;
}

/**
 * Calls back once: when the page is on the screen for the first time, or when it is left before that. For what a reader does not wait for:
 * asked for earlier, it would take from the line what the faces need.
 */
export function whenDrawn(drawn: () => void, { window, onPaint }: DrawnHost = browser()): void {
  let waiting = true;
  const once = () => {
    if (!waiting) return;
    waiting = false;
    drawn();
  };
  window.addEventListener('pagehide', once);
  if (onPaint === null) window.addEventListener('load', once);
  onPaint?.((names) => {
    if (names.includes('first-contentful-paint')) once();
  });
}

const browser = (): DrawnHost => ({
  window,
  onPaint: globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
    ? (heard) =>
        new PerformanceObserver((list) => heard(list.getEntries().map(({ name }) => name))).observe({
          type: 'paint',
          buffered: true,
        })
    : null,
});
