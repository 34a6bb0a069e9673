import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '#identity/web';

/** What stands in the box of the assistant now; in memory alone. */
export const DraftContext = createContext<RefObject<string> | null>(null);

export function useDraft(): RefObject<string> {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft belongs inside the chat');
  return draft;
}

/** What the switch between the two pages carries in the navigation state. */
export const draftState = (draft: string) => (draft.trim() === '' ? null : { draft });

/** The draft that a navigation state carries, or nothing. */
export function carriedDraft(state: unknown): string {
  const draft = (state as { draft?: unknown } | null)?.draft;
  return typeof draft === 'string' ? draft : '';
}

/** Takes over the draft that came along, and takes it out of the history, where a reload would bring it back. */
export function useCarriedDraft(): RefObject<string> {
  const { state, pathname } = useLocation();
  const go = useGo();
  const draft = useRef(carriedDraft(state));
  const came = state !== null && draft.current !== '';
  useEffect(() => {
    if (came) go(pathname, { replace: true, state: null });
  }, [came, pathname, go]);
  return draft;
}
