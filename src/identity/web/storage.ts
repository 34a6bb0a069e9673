/**
 * Everything the product keeps in the browser, in one place: which key, in which storage, of which shape.
 * Nothing here authorises anything: the server asks the session cookie or the identity token every time.
 */

import type { Shared } from '#device';
import type { PlanType } from '#plans';
import type { SubscriptionStatus } from '#subscriptions';

/** The plan somebody picked; `price` in rand, `duration` the label shown beside it. */
export interface SelectedPlan {
  type: PlanType;
  price: number;
  currency: string;
  duration: string;
}

/** The local user record: `createdAt` after a sign-up, `lastLogin` after a sign-in. */
export interface StoredUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  createdAt?: string;
  lastLogin?: string;
}

/** What was typed at /login before this tab went to Google: the page is lost on the way. */
export interface TypedForGoogle {
  email: string;
  /** Only the account of this address may come back (the Gmail fallback). */
  mustBe: boolean;
}

/** How each person's replies shall be, by the person's id; nothing that anybody wrote. */
export interface StoredWishes {
  /** The account's id: another account never gets them. */
  owner: string;
  wishes: Readonly<Record<string, unknown>>;
  /** Whom they wrote with last: a person's id; absent for a message alone. */
  person?: string;
}

interface StoredValues {
  selectedPlan: SelectedPlan;
  redirectAfterLogin: string;
  userSubscription: SubscriptionStatus;
  user: StoredUser;
  userId: string;
  userEmail: string;
  userName: string;
  userPhoto: string;
  authToken: string;
  userToken: string;
  tempEmail: string;
  googleTyped: TypedForGoogle;
  cyranoChat: 'true';
  /** What another app shared, until Cyrano takes it. */
  sharedMessage: Shared;
  /** Conversations of this account are kept on this device for reading without a network; they go with the key. */
  offlineCopy: 'true';
  cyranoWishes: StoredWishes;
}

export type StorageKey = keyof StoredValues;

/** Which storage a key lives in and whether it is written as JSON or as it is. */
export const STORAGE_PLACES = {
  selectedPlan: { area: 'local', json: true },
  redirectAfterLogin: { area: 'local', json: false },
  userSubscription: { area: 'local', json: true },
  user: { area: 'local', json: true },
  userId: { area: 'local', json: false },
  userEmail: { area: 'local', json: false },
  userName: { area: 'local', json: false },
  userPhoto: { area: 'local', json: false },
  authToken: { area: 'session', json: false },
  userToken: { area: 'session', json: false },
  tempEmail: { area: 'session', json: false },
  googleTyped: { area: 'session', json: true },
  cyranoChat: { area: 'local', json: false },
  sharedMessage: { area: 'session', json: true },
  offlineCopy: { area: 'local', json: false },
  cyranoWishes: { area: 'local', json: true },
} as const satisfies Record<StorageKey, { area: 'local' | 'session'; json: boolean }>;

export const STORAGE_KEYS = Object.keys(STORAGE_PLACES) as StorageKey[];

/** The part of the browser's Storage that is used here, so that a test can hand in its own. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface BrowserStorage {
  /** The value, or null when it is absent, unreadable or storage is switched off. */
  read<K extends StorageKey>(key: K): StoredValues[K] | null;
  /** Writes the value; a full or forbidden storage is survived silently, since nothing depends on it. */
  write<K extends StorageKey>(key: K, value: StoredValues[K]): void;
  clear(...keys: StorageKey[]): void;
  /** What a sign-out does: every key of the table goes; currency, consent and theme stay. */
  clearAll(): void;
}

/** Opens the typed storage over two areas. A throwing area (private mode, blocked) reads as empty. */
export function openStorage(areas: { local: StorageArea; session: StorageArea }): BrowserStorage {
  const area = (key: StorageKey) => areas[STORAGE_PLACES[key].area];
  const clear = (...keys: StorageKey[]) => {
    for (const key of keys) {
      try {
        area(key).removeItem(key);
        // The database of that name goes with it.
        if (key === 'offlineCopy') indexedDB.deleteDatabase(key);
      } catch {
        // Storage is switched off: there is nothing to clear.
      }
    }
  };
  return {
    read: <K extends StorageKey>(key: K) => {
      try {
        const text = area(key).getItem(key);
        if (text === null) return null;
        return (STORAGE_PLACES[key].json ? JSON.parse(text) : text) as StoredValues[K] | null;
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        area(key).setItem(key, STORAGE_PLACES[key].json ? JSON.stringify(value) : String(value));
      } catch {
        // Full or switched off: the product works without it, the visitor only re-enters something.
      }
    },
    clear,
    clearAll: () => clear(...STORAGE_KEYS),
  };
}

/** A storage area that lasts as long as the page, for prerendering and for browsers that forbid storage. */
export function memoryArea(): StorageArea {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function areaOrMemory(open: () => Storage): StorageArea {
  try {
    return open();
  } catch {
    return memoryArea();
  }
}

let opened: BrowserStorage | undefined;

/** The page's own storage. */
export function browserStorage(): BrowserStorage {
  opened ??= openStorage({
    local: areaOrMemory(() => window.localStorage),
    session: areaOrMemory(() => window.sessionStorage),
  });
  return opened;
}

/** Writes the local user record and its parts, as the table of storage keys asks. */
export function rememberUser(
  storage: BrowserStorage,
  user: { id: string; email: string; name?: string | null; image?: string | null },
  moment: { createdAt: string } | { lastLogin: string } | null,
): void {
  const known = storage.read('user');
  const kept = known?.uid === user.id ? known : null;
  const record: StoredUser = {
    ...(kept?.createdAt ? { createdAt: kept.createdAt } : {}),
    ...(kept?.lastLogin ? { lastLogin: kept.lastLogin } : {}),
    ...(moment ?? {}),
    uid: user.id,
    email: user.email,
    displayName: user.name || null,
    photoURL: user.image || null,
  };
  storage.write('user', record);
  storage.write('userId', record.uid);
  storage.write('userEmail', record.email);
  if (record.displayName) storage.write('userName', record.displayName);
  else storage.clear('userName');
  if (record.photoURL) storage.write('userPhoto', record.photoURL);
  else storage.clear('userPhoto');
}

/** The keys that belong to a signed-in user; a visitor's plan choice and way back survive their absence. */
export const USER_KEYS = [
  'user',
  'userId',
  'userEmail',
  'userName',
  'userPhoto',
  'userSubscription',
  'authToken',
  'userToken',
  'offlineCopy',
  'cyranoWishes',
] as const satisfies StorageKey[];
