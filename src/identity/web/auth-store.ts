import type { BrowserEvent } from '#analytics';
import type { SubscriptionStatus } from '#subscriptions';
import type { WireUser } from '../rules/index.ts';
import { type ApiClient, ApiError, isNetworkError } from './api-client.ts';
import { isTokenFresh, REFRESH_RETRY_MS, refreshDelayMs } from './identity-token.ts';
import { type BrowserStorage, rememberUser, USER_KEYS } from './storage.ts';
import type { SubscriptionLookup } from './subscription-lookup.ts';

/**
 * `resolving` until the server has said who this is; `offline` is set while it cannot be asked and the browser
 * remembers somebody. A signed-in user's `subscription` is null until it has been looked up.
 */
export type AuthState =
  | { status: 'resolving'; offline: boolean }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: WireUser; subscription: SubscriptionLookup | null };

/** What tabs tell each other: a sign-out signs all of them out; on `look-again` the server is asked who this is. */
export type AuthNews = 'signed-out' | 'look-again';

export interface AuthChannel {
  tell(news: AuthNews): void;
  listen(hear: (news: AuthNews) => void): () => void;
}

export interface AuthStoreParts {
  api: ApiClient;
  storage: BrowserStorage;
  channel: AuthChannel;
  nowMs: () => number;
  lookUp: () => Promise<SubscriptionLookup>;
  /** Told how a way in or out ended, never whose it was. */
  track?: (event: Extract<BrowserEvent, { category: 'authentication' }>) => void;
}

export interface SignUpFields {
  name?: string;
  email: string;
  password: string;
  acceptedTerms: true;
}

export interface AuthStore {
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Starts listening and asks the server who this is. Returns the way to stop. */
  start(): () => void;
  signIn(fields: { email: string; password: string }): Promise<void>;
  signUp(fields: SignUpFields): Promise<void>;
  /**
   * Ends the session and clears every stored key, in all tabs. Rejects, still signed in, when the server could
   * not be reached: a session that lives on must not look ended on a shared computer.
   */
  signOut(): Promise<void>;
  /** Asks the server again who this is, after it refused somebody this tab took for signed in. */
  recheck(): Promise<void>;
  refreshSubscription(): Promise<SubscriptionLookup>;
  /** A fresh identity token, renewed if need be, or null when there is none to be had. */
  token(how?: { renew: boolean }): Promise<string | null>;
}

const RESOLVE_RETRY_MS = 3_000;

/** Who is signed in, the same in every tab, with the stored keys kept in step. */
export function createAuthStore(parts: AuthStoreParts): AuthStore {
  const { api, storage, channel } = parts;
  const listeners = new Set<() => void>();
  let state: AuthState = { status: 'resolving', offline: false };
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;
  let resolveTimer: ReturnType<typeof setTimeout> | undefined;
  let tokenUnderway: Promise<string | null> | undefined;
  // Counts sign-ins and sign-outs: an answer that was asked for before the last of them is dropped.
  let epoch = 0;
  let started = false;

  const set = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  function become(user: WireUser | null): void {
    epoch += 1;
    clearTimeout(refreshTimer);
    clearTimeout(resolveTimer);
    refreshTimer = undefined;
    tokenUnderway = undefined;
    if (!user) {
      storage.clear(...USER_KEYS);
      set({ status: 'signed-out' });
      return;
    }
    set({ status: 'signed-in', user, subscription: null });
    void token().catch(() => null);
    void refreshSubscription();
  }

  async function resolve(): Promise<void> {
    const asked = epoch;
    clearTimeout(resolveTimer);
    try {
      const { user } = await api.get<{ user: WireUser | null }>('/api/auth/session');
      if (asked !== epoch) return;
      if (user) {
        const previous = storage.read('user')?.uid;
        if (previous && previous !== user.id) storage.clear(...USER_KEYS);
        rememberUser(storage, user, null);
      }
      become(user);
    } catch {
      if (asked !== epoch) return;
      // Nobody known here: a visitor need not wait for the network to be shown the way in.
      if (!storage.read('user')) return become(null);
      set({ status: 'resolving', offline: true });
      if (started) resolveTimer = setTimeout(() => void resolve(), RESOLVE_RETRY_MS);
    }
  }

  function token(how = { renew: false }): Promise<string | null> {
    const stored = storage.read('authToken');
    if (!how.renew && isTokenFresh(stored, parts.nowMs())) {
      if (started && refreshTimer === undefined) planRefresh(refreshDelayMs(stored, parts.nowMs()));
      return Promise.resolve(stored);
    }
    if (state.status !== 'signed-in') return Promise.resolve(null);
    tokenUnderway ??= fetchToken().finally(() => {
      tokenUnderway = undefined;
    });
    return tokenUnderway;
  }

  async function fetchToken(): Promise<string | null> {
    const asked = epoch;
    try {
      const answer = await api.get<{ token: string }>('/api/auth/token');
      if (asked !== epoch) return null;
      storage.write('authToken', answer.token);
      planRefresh(refreshDelayMs(answer.token, parts.nowMs()));
      return answer.token;
    } catch (error) {
      if (asked !== epoch) return null;
      // Refused: the screen that needed it says so first, and then has `recheck` find out who this is.
      if (error instanceof ApiError && error.status === 401) storage.clear('authToken');
      else planRefresh(REFRESH_RETRY_MS);
      return null;
    }
  }

  function planRefresh(delayMs: number): void {
    clearTimeout(refreshTimer);
    refreshTimer = setTimeout(() => {
      refreshTimer = undefined;
      void token({ renew: true });
    }, delayMs);
  }

  async function refreshSubscription(): Promise<SubscriptionLookup> {
    const asked = epoch;
    const found = await parts.lookUp();
    if (asked === epoch && state.status === 'signed-in') {
      keepSubscription(found.status, found.kind === 'known');
      set({ ...state, subscription: found });
    }
    return found;
  }

  /** The listener of spec section 4: sets the cached subscription, or clears it when there is none to speak of. */
  function keepSubscription(status: SubscriptionStatus | null, known: boolean): void {
    if (status?.isActive) storage.write('userSubscription', status);
    else if (known) storage.clear('userSubscription');
  }

  async function enter(path: string, fields: unknown, moment: 'createdAt' | 'lastLogin'): Promise<void> {
    const action = moment === 'createdAt' ? 'sign-up' : 'sign-in';
    const { body } = await api.post<{ user: WireUser }>(path, fields).catch((error: unknown) => {
      parts.track?.({ category: 'authentication', action: `${action}-failed`, label: 'password' });
      throw error;
    });
    parts.track?.({ category: 'authentication', action, label: 'password' });
    const at = new Date(parts.nowMs()).toISOString();
    // Of whoever was here before nothing may remain; `user` itself is overwritten, so other tabs see one change.
    storage.clear('userSubscription', 'authToken', 'userToken');
    rememberUser(
      storage,
      body.user,
      moment === 'createdAt' ? { createdAt: body.user.createdAt } : { lastLogin: at },
    );
    become(body.user);
    channel.tell('look-again');
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      started = true;
      const stopListening = channel.listen((news) => {
        if (news === 'look-again') return void resolve();
        storage.clearAll();
        if (state.status !== 'signed-out') become(null);
      });
      void resolve();
      return () => {
        started = false;
        epoch += 1;
        clearTimeout(refreshTimer);
        clearTimeout(resolveTimer);
        refreshTimer = undefined;
        stopListening();
      };
    },
    signIn: (fields) => enter('/api/auth/sign-in/email', fields, 'lastLogin'),
    signUp: (fields) => enter('/api/auth/sign-up/email', fields, 'createdAt'),
    signOut: async () => {
      try {
        await api.post('/api/auth/sign-out');
      } catch (error) {
        // Any answer but a success means that there was no session left to end.
        if (isNetworkError(error) || (error instanceof ApiError && error.status >= 500)) throw error;
      }
      parts.track?.({ category: 'authentication', action: 'sign-out' });
      storage.clearAll();
      become(null);
      channel.tell('signed-out');
    },
    recheck: resolve,
    refreshSubscription,
    token,
  };
}
