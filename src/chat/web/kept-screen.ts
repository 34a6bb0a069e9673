import { createContext, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What stands on the assistant's screen, as the assistant gave it, so that the switch between the two pages and a reload bring it back.
 * It is kept in memory and in this tab's history entry: no storage of the browser holds a message. Another account never gets it.
 */
export interface KeptScreen {
  /** What stands there now, or stood there before this page was shown; null where nothing does. */
  now(): unknown;
  keep(screen: unknown): void;
}

export const KeptScreenContext = createContext<KeptScreen | null>(null);

export function useKeptScreen(): KeptScreen {
  const kept = useContext(KeptScreenContext);
  if (!kept) throw new Error('useKeptScreen belongs inside the chat');
  return kept;
}

/** What a navigation state carries: `owner` is the account's id. */
export const keptState = (owner: string, screen: unknown) =>
  screen === null || screen === undefined ? null : { kept: { owner, screen } };

/** The screen that a navigation state carries for this account, or null. */
export function carriedScreen(state: unknown, owner: string): unknown {
  const kept = (state as { kept?: { owner?: unknown; screen?: unknown } } | null)?.kept;
  return kept?.owner === owner ? (kept.screen ?? null) : null;
}

/** Browsers refuse history entries that change more often than about three times a second. */
const REST_MS = 400;
/** A screen beyond this many characters is kept in memory only; browsers refuse large history entries. */
const HISTORY_MAX_CHARACTERS = 400_000;

/** Writes beside what the router keeps in the entry. */
function writeHistory(state: unknown): void {
  try {
    window.history.replaceState({ ...window.history.state, usr: state }, '');
  } catch {
    // Refused by the browser: a reload then starts empty.
  }
}

/** Takes over the screen that came along, and keeps it in the history entry until the chat is left or signed out of. */
export function useCarriedScreen(owner: string): KeptScreen {
  const { state, pathname } = useLocation();
  const screen = useRef(carriedScreen(state, owner));
  const kept = useRef<KeptScreen | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  kept.current ??= {
    now: () => screen.current,
    keep: (now) => {
      screen.current = now;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const large = JSON.stringify(now ?? null).length > HISTORY_MAX_CHARACTERS;
        writeHistory(large ? null : keptState(owner, now));
      }, REST_MS);
    },
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // The door was shut while the page stood open: a sign-out, here or in another tab. Nothing stays for who comes next.
      if (window.location.pathname === pathname) writeHistory(null);
    },
    [pathname],
  );
  return kept.current;
}
