import { type RefObject, useEffect } from 'react';
import type { Reply } from '#coach';

/** How far a scroller has to go so that a thing is seen whole, or, where it is taller, from its top. */
export function wayIntoView(
  box: { top: number; bottom: number },
  thing: { top: number; bottom: number },
  marginPx: number,
): number {
  const toBottom = thing.bottom + marginPx - box.bottom;
  if (toBottom <= 0) return 0;
  return Math.max(0, Math.min(toBottom, thing.top - marginPx - box.top));
}

const MARGIN_PX = 12;

/** Brings the first reply into view when it arrives, unless somebody has scrolled by then. The focus stays. */
export function useFirstReplyInView(scroll: RefObject<HTMLElement | null>, first: Reply | undefined): void {
  useEffect(() => {
    const box = scroll.current;
    const reply = first && box?.querySelector('[data-first-reply]');
    if (!box || !reply || box.scrollTop > 0) return;
    const way = wayIntoView(box.getBoundingClientRect(), reply.getBoundingClientRect(), MARGIN_PX);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (way > 0) box.scrollTo({ top: way, behavior: calm ? 'instant' : 'smooth' });
  }, [scroll, first]);
}
