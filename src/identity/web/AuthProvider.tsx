import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { track } from '#analytics/web';
import { type ApiClient, createApiClient, requestTimeoutMs } from './api-client.ts';
import { browserAuthChannel } from './auth-channel.ts';
import { createAuthStore } from './auth-store.ts';
import type { AuthState, AuthStore } from './auth-types.ts';
import { type BrowserStorage, browserStorage, memoryArea, openStorage } from './storage.ts';
import { lookUpSubscription } from './subscription-lookup.ts';

interface AuthParts {
  store: AuthStore;
  api: ApiClient;
  storage: BrowserStorage;
}

const AuthContext = createContext<AuthParts | null>(null);
const RESOLVING: AuthState = { status: 'resolving', offline: false };

function makeParts(): AuthParts {
  const inBrowser = typeof window !== 'undefined';
  const storage = inBrowser ? browserStorage() : openStorage({ local: memoryArea(), session: memoryArea() });
  let store: AuthStore | undefined;
  const api = createApiClient({
    fetch: (...call) => fetch(...call),
    timeoutMs: requestTimeoutMs(inBrowser ? navigator.userAgent : ''),
    bearer: async (how) => (await store?.token(how)) ?? null,
  });
  store = createAuthStore({
    api,
    storage,
    channel: browserAuthChannel(),
    nowMs: Date.now,
    track,
    lookUp: () => lookUpSubscription(api, { nowMs: Date.now(), hostname: window.location.hostname }),
  });
  return { store, api, storage };
}

/** Knows who is signed in, for everything below it. Belongs around the app's routes, once. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [parts] = useState(makeParts);
  useEffect(() => parts.store.start(), [parts]);
  return <AuthContext value={parts}>{children}</AuthContext>;
}

export type Auth = Omit<AuthStore, 'getState' | 'subscribe' | 'start'> & {
  state: AuthState;
  /** The product's own API, with the bearer put in. */
  api: ApiClient;
  storage: BrowserStorage;
};

/** Who is signed in, and the ways in and out. While a page is prerendered the state is `resolving`. */
export function useAuth(): Auth {
  const parts = useContext(AuthContext);
  if (!parts) throw new Error('useAuth needs an AuthProvider above it');
  const { store, api, storage } = parts;
  const state = useSyncExternalStore(store.subscribe, store.getState, () => RESOLVING);
  return useMemo(() => ({ ...store, state, api, storage }), [store, state, api, storage]);
}
