import { createContext, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type BrowserStorage, useAuth } from '#identity/web';

/**
 * What stands on the assistant's screen, as the assistant gave it, so that the switch between the two pages and a reload bring it back.
 * It is kept in memory and in this tab's history entry: no storage of the browser holds a message. Another account never gets it.
 * Its `wishes` (how each person's replies shall be) and the id of the person who is written with hold no words of anybody, and stay in
 * this browser until the sign-out: the next visit begins with the same person.
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

type Wishes = Readonly<Record<string, unknown>>;

/** Wishes with what changed of them: one that is null goes. */
export const mergedWishes = (before: Wishes, changed: Wishes): Wishes =>
  Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, wish]) => wish !== null));

interface Stays {
  wishes: Wishes;
  /** Whom the reader wrote with last; null for a message alone. */
  person: string | null;
}

/** What stays of one account in the browser's storage. */
function stored(storage: BrowserStorage, owner: string): Stays {
  const found = storage.read('cyranoWishes');
  return found?.owner === owner
    ? { wishes: found.wishes ?? {}, person: found.person ?? null }
    : { wishes: {}, person: null };
}

function store(storage: BrowserStorage, owner: string, { wishes, person }: Stays): void {
  if (Object.keys(wishes).length === 0 && person === null) storage.clear('cyranoWishes');
  else storage.write('cyranoWishes', { owner, wishes, ...(person !== null && { person }) });
}

/** Whose conversation a screen shows; null for a message alone. */
const personOn = (screen: unknown): string | null => {
  const person = (screen as { person?: unknown } | null)?.person;
  return typeof person === 'string' ? person : null;
};

/** The screen without its wishes, and these. */
function parted(given: unknown): { screen: unknown; wishes: Wishes } {
  if (typeof given !== 'object' || given === null) return { screen: given ?? null, wishes: {} };
  const { wishes = {}, ...rest } = given as { wishes?: Wishes };
  return { screen: Object.keys(rest).length === 0 ? null : rest, wishes };
}

/** Takes over the screen that came along, and keeps it in the history entry until the chat is left or signed out of. */
export function useCarriedScreen(owner: string): KeptScreen {
  const { state, pathname } = useLocation();
  const { storage } = useAuth();
  const screen = useRef(parted(carriedScreen(state, owner)).screen);
  const kept = useRef<KeptScreen | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  kept.current ??= {
    now: () => {
      const { wishes, person } = stored(storage, owner);
      const now = screen.current ?? (person === null ? null : { person, replies: null });
      if (Object.keys(wishes).length === 0) return now;
      return { ...(now as object | null), wishes };
    },
    keep: (given) => {
      const { screen: now, wishes } = parted(given);
      screen.current = now;
      store(storage, owner, {
        wishes: mergedWishes(stored(storage, owner).wishes, wishes),
        person: personOn(now),
      });
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
