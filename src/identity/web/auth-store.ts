import type { SubscriptionStatus } from '#subscriptions';
import type { WhoIsHere, WireUser } from '../rules/index.ts';
import { ApiError, isNetworkError } from './api-client.ts';
import type { AuthState, AuthStore, AuthStoreParts, OutsideSignIn } from './auth-types.ts';
import { rememberUser, USER_KEYS } from './storage.ts';
import type { SubscriptionLookup } from './subscription-lookup.ts';
import { createTokenKeeper } from './token-keeper.ts';

const RESOLVE_RETRY_MS = 3_000;

/** Who is signed in, the same in every tab, with the stored keys kept in step. */
export function createAuthStore(parts: AuthStoreParts): AuthStore {
  const { api, storage, channel } = parts;
  const listeners = new Set<() => void>();
  let state: AuthState = { status: 'resolving', offline: false };
  let resolveTimer: ReturnType<typeof setTimeout> | undefined;
  // Counts sign-ins and sign-outs: an answer that was asked for before the last of them is dropped.
  let epoch = 0;
  let started = false;
  let lookedAgain = false;
  const keeper = createTokenKeeper({
    storage,
    nowMs: parts.nowMs,
    isSignedIn: () => state.status === 'signed-in',
    fetchToken: async () => (await api.get<{ token: string }>('/api/auth/token')).token,
  });

  const set = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const hasLeft = () => state.status === 'signed-out' && state.left === true;

  function become(user: WireUser | null, left = false): void {
    epoch += 1;
    clearTimeout(resolveTimer);
    keeper.forget();
    if (!user) {
      storage.clear(...USER_KEYS);
      // Signed out elsewhere; a visitor's own half-done code, though, is theirs to finish.
      if (state.status === 'signed-in') storage.clear('tempEmail');
      // A look at the session that ends after the sign-out takes nothing back: nobody is here who could be led back.
      set(left || hasLeft() ? { status: 'signed-out', left: true } : { status: 'signed-out' });
      return;
    }
    // The same person again (a look at the session, a second sign-in): what is open stays open meanwhile.
    const known = state.status === 'signed-in' && state.user.id === user.id ? state.subscription : null;
    set({ status: 'signed-in', user, subscription: known });
    void keeper.token();
    void lookUp(known);
  }

  async function resolve(): Promise<void> {
    const asked = epoch;
    clearTimeout(resolveTimer);
    try {
      const { user } = await api.get<WhoIsHere>('/api/auth/session');
      if (asked !== epoch) return;
      if (user) {
        const previous = storage.read('user')?.uid;
        if (previous && previous !== user.id) storage.clear(...USER_KEYS);
        rememberUser(storage, user, null);
      }
      // Where this tab's session has ended and the record is gone too, another tab has signed out: its message may
      // come later than this answer, or never, when the screen leaves its document first.
      const leftElsewhere = !user && state.status === 'signed-in' && storage.read('user') === null;
      become(user, leftElsewhere);
    } catch {
      if (asked !== epoch) return;
      // Nobody known here: a visitor need not wait for the network to be shown the way in.
      if (!storage.read('user')) return become(null);
      // Whoever is in is not put out, and loses nothing half typed, because nobody could be asked.
      if (state.status !== 'signed-in') set({ status: 'resolving', offline: true });
      if (started) resolveTimer = setTimeout(() => void resolve(), RESOLVE_RETRY_MS);
    }
  }

  /** @param known what stands meanwhile, and stays where nobody could be asked or the server is broken */
  async function lookUp(known: SubscriptionLookup | null = null): Promise<SubscriptionLookup> {
    const asked = epoch;
    const found = await parts.lookUp();
    if (asked !== epoch || state.status !== 'signed-in') return found;
    if (found.kind === 'known') lookedAgain = false;
    // Refused: the session ended elsewhere. Asked once only, so that a server at odds with itself is not hammered.
    else if (found.refused && !lookedAgain) {
      lookedAgain = true;
      void resolve();
    }
    if (found.kind === 'failed' && !found.refused && known?.kind === 'known') return found;
    keepSubscription(found.status, found.kind === 'known');
    set({ ...state, subscription: found });
    return found;
  }

  /** The listener of spec section 4: sets the cached subscription, or clears it when there is none to speak of. */
  function keepSubscription(status: SubscriptionStatus | null, known: boolean): void {
    if (status?.isActive) storage.write('userSubscription', status);
    else if (known) storage.clear('userSubscription');
  }

  type Method = 'password' | 'code' | OutsideSignIn['method'];

  type Action = 'sign-in' | 'sign-up';

  /**
   * Counts how a way in ended; a failure goes on to the screen.
   *
   * @param action a function where only the result tells which it was; a failure counts as that of a sign-in then
   */
  async function counted<T>(
    action: Action | ((result: T) => Action),
    method: Method,
    way: () => Promise<T>,
  ): Promise<T> {
    try {
      const result = await way();
      const done = typeof action === 'function' ? action(result) : action;
      parts.track?.({ category: 'authentication', action: done, label: method });
      return result;
    } catch (error) {
      const tried = typeof action === 'function' ? 'sign-in' : action;
      parts.track?.({ category: 'authentication', action: `${tried}-failed`, label: method });
      throw error;
    }
  }

  /** Of whoever was here before nothing may remain; `user` itself is overwritten, so other tabs see one change. */
  function welcome(user: WireUser, moment: 'createdAt' | 'lastLogin', token?: string): void {
    const at = moment === 'createdAt' ? user.createdAt : new Date(parts.nowMs()).toISOString();
    storage.clear('userSubscription', 'authToken', 'userToken');
    rememberUser(storage, user, moment === 'createdAt' ? { createdAt: at } : { lastLogin: at });
    if (token) for (const key of ['userToken', 'authToken'] as const) storage.write(key, token);
    become(user);
    channel.tell('look-again');
  }

  async function enter(path: string, fields: unknown, moment: 'createdAt' | 'lastLogin'): Promise<void> {
    const action = moment === 'createdAt' ? 'sign-up' : 'sign-in';
    const { body } = await counted(action, 'password', () => api.post<{ user: WireUser }>(path, fields));
    welcome(body.user, moment);
  }

  /** Who the cookie belongs to, now that a way in has left it, and whether the account began with this session. */
  async function cookieSession(): Promise<{ user: WireUser; isFirst: boolean }> {
    const { user, firstSession } = await api.get<WhoIsHere>('/api/auth/session');
    if (!user) throw new ApiError(401, 'not-signed-in', '');
    return { user, isFirst: firstSession === true };
  }

  async function signInWithCode(fields: { email: string; code: string }): Promise<void> {
    const { token, user } = await counted('sign-in', 'code', async () => {
      const { body } = await api.post<{ token: string }>('/auth/verify', fields);
      // The code is spent by now: a line that drops here must not cost the way in.
      return { token: body.token, ...(await patiently(cookieSession)) };
    });
    welcome(user, 'lastLogin', token);
  }

  async function continueSession({ method, expectedEmail }: OutsideSignIn): Promise<void> {
    // A visit to Google makes the account where there was none; only the session tells which it was.
    const { user, isFirst } = await counted(
      ({ isFirst }) => (isFirst ? 'sign-up' : 'sign-in'),
      method,
      async () => {
        const found = await cookieSession();
        if (expectedEmail === undefined || sameAddress(found.user.email, expectedEmail)) return found;
        await endSession();
        become(null);
        channel.tell('look-again');
        throw new ApiError(403, 'google-different-email', '');
      },
    );
    welcome(user, isFirst ? 'createdAt' : 'lastLogin');
  }

  /** Ends the session on the server. */
  async function endSession(): Promise<void> {
    try {
      await api.post('/api/auth/sign-out');
    } catch (error) {
      // Any answer but a success means that there was no session left to end.
      if (isNetworkError(error) || (error instanceof ApiError && error.status >= 500)) throw error;
    }
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
        // This tab may have noticed by itself a moment ago, and a screen be about to note where it was.
        if (!hasLeft()) become(null, true);
      });
      void resolve();
      return () => {
        started = false;
        epoch += 1;
        clearTimeout(resolveTimer);
        keeper.forget();
        stopListening();
      };
    },
    signIn: (fields) => enter('/api/auth/sign-in/email', fields, 'lastLogin'),
    signUp: (fields) => enter('/api/auth/sign-up/email', fields, 'createdAt'),
    signInWithCode,
    continueSession,
    signOut: async () => {
      // The record goes before the session: a tab that sees the session end without it knows that somebody has signed out.
      const record = storage.read('user');
      storage.clear('user');
      try {
        await endSession();
      } catch (error) {
        if (record) storage.write('user', record);
        throw error;
      }
      parts.track?.({ category: 'authentication', action: 'sign-out' });
      storage.clearAll();
      become(null, true);
      channel.tell('signed-out');
    },
    recheck: resolve,
    refreshSubscription: () => lookUp(),
    keepForSignIn: (values) => {
      if (!hasLeft())
        for (const [key, value] of Object.entries(values)) storage.write(key as never, value as never);
    },
    token: keeper.token,
  };
}

const PATIENCE = { tries: 3, pauseMs: 1_000 };

/** Asks again where nobody answered; any other failure counts at once. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = PATIENCE.tries; ; left -= 1)
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || !isNetworkError(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE.pauseMs));
    }
}

const sameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
