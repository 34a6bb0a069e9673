import { type RefObject, useEffect } from 'react';

/** Less than this is a bar of the browser that comes and goes, no keyboard. */
const KEYBOARD_AT_LEAST_PX = 100;

interface Seen {
  /** Height of the window, in CSS pixels. */
  windowPx: number;
  /** Height of the part of it that is not covered. */
  visiblePx: number;
  /** 1 unless somebody has zoomed in with two fingers. */
  scale: number;
}

/**
 * How high the screen may be beside an on-screen keyboard that covers a part of the window; null where none does.
 *
 * Chromium and Firefox make the window smaller (`interactive-widget=resizes-content`). Safari lays the keyboard over it.
 */
export const heightAboveKeyboard = ({ windowPx, visiblePx, scale }: Seen): number | null =>
  scale === 1 && windowPx - visiblePx >= KEYBOARD_AT_LEAST_PX ? Math.floor(visiblePx) : null;

/** Keeps an element as high as what is seen of the window, so that a box at its end stands above the keyboard. */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const fit = () => {
      const { height: visiblePx, scale } = visualViewport;
      const heightPx = heightAboveKeyboard({ windowPx: window.innerHeight, visiblePx, scale });
      element.current?.style.setProperty('height', heightPx === null ? '' : `${heightPx}px`);
      // Safari has moved the page up to show the box, which now stands in sight without that.
      if (heightPx !== null) window.scrollTo(0, 0);
    };
    visualViewport.addEventListener('resize', fit);
    return () => visualViewport.removeEventListener('resize', fit);
  }, [element]);
}
