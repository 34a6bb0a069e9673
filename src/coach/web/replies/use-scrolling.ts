import { type RefObject, useEffect, useRef } from 'react';
import type { RepliesState } from './replies-state.ts';

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

/** Nearer to an end than this counts as being there. */
const NEAR_PX = 32;

/** Whether a scroller shows the end of what is in it. */
export const isAtEnd = (box: { scrollTop: number; clientHeight: number; scrollHeight: number }): boolean =>
  box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_PX;

const MARGIN_PX = 12;

/** How far down a new message stands: nothing where the replies are beside it, and what was said before above it. */
function topOfReading(box: HTMLElement): number {
  const reading = box.querySelector('[data-reading]')?.getBoundingClientRect();
  const replies = box.querySelector('[aria-busy]')?.getBoundingClientRect();
  if (!reading || !replies || replies.top < reading.bottom) return 0;
  const top = box.scrollTop + reading.top - box.getBoundingClientRect().top - MARGIN_PX;
  // Nothing stands above it but the panel's own edge.
  return top > NEAR_PX ? top : 0;
}

interface ScrollingOptions {
  state: RepliesState;
  /** A conversation goes on at its end, and no reading stands under it. */
  talking: boolean;
  /** What has to be read first stays in sight, whatever comes below. */
  urgent: boolean;
}

/**
 * Where the panel stands after what the reader did: a new message's reading from its top, new replies from their first
 * one, new turns at the end. Somebody who has scrolled away meanwhile stays there. The focus never moves.
 */
export function useScrolling(scroll: RefObject<HTMLElement | null>, options: ScrollingOptions): void {
  const { state, talking, urgent } = options;
  const { answer, asked } = state;
  /** The message whose reading is in sight: another tone for it is no reason to move. */
  const read = useRef<string | null>(null);
  /** Where the reader was when the newest replies were asked for, and which of them is the first. */
  const since = useRef({ scrollTop: 0, first: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there when it is asked, not what comes later
  useEffect(() => {
    if (!asked) return;
    const first = asked.more ? (answer?.replies.length ?? 0) : 0;
    since.current = { scrollTop: scroll.current?.scrollTop ?? 0, first };
  }, [asked]);

  const message = answer?.message ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading counts, also one of the same message
  useEffect(() => {
    const box = scroll.current;
    if (box && message !== null && message !== read.current)
      box.scrollTo({ top: urgent ? 0 : topOfReading(box) });
    // A fresh start begins at the top, where it says what to do.
    if (box && message === null && read.current !== null && state.turns.length === 0)
      box.scrollTo({ top: 0 });
    if (box && message !== null) since.current.scrollTop = box.scrollTop;
    read.current = message;
  }, [answer?.analysis]);

  const firstNew = urgent ? undefined : answer?.replies[since.current.first]?.reply;
  useEffect(() => {
    const box = scroll.current;
    const item = firstNew && box?.querySelectorAll('[data-item]')[since.current.first];
    if (!box || !item || box.scrollTop !== since.current.scrollTop) return;
    const way = wayIntoView(box.getBoundingClientRect(), item.getBoundingClientRect(), MARGIN_PX);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (way > 0) box.scrollBy({ top: way, behavior: calm ? 'instant' : 'smooth' });
  }, [scroll, firstNew]);

  // Numbers only grow: a turn that is moved or removed is none that was added.
  const newest = answer ? 0 : Math.max(0, ...state.turns.map(({ id }) => id));
  const newestBefore = useRef(0);
  useEffect(() => {
    if (newest > newestBefore.current) scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
    newestBefore.current = newest;
  }, [scroll, newest]);

  // The keyboard of a phone and a growing box take room from the conversation: its end stays in sight.
  useEffect(() => {
    const box = scroll.current;
    const content = box?.firstElementChild;
    if (!talking || !box || !content) return;
    let atEnd = isAtEnd(box);
    const onScroll = () => {
      atEnd = isAtEnd(box);
    };
    const observer = new ResizeObserver(() => {
      if (atEnd) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    observer.observe(content);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [scroll, talking]);
}
