import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionStatus } from '#subscriptions';
import type { WireUser } from '../rules/index.ts';
import { type ApiClient, ApiError, NETWORK_ERROR_CODE } from './api-client.ts';
import { createAuthStore } from './auth-store.ts';
import type { AuthNews } from './auth-types.ts';
import { memoryArea, openStorage } from './storage.ts';
import type { SubscriptionLookup } from './subscription-lookup.ts';

const startMs = Date.parse('2026-11-21T10:00:00.000Z');
const ann: WireUser = {
  id: 'u1',
  email: 'ann@example.com',
  name: 'Ann',
  image: null,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const network = () => new ApiError(0, NETWORK_ERROR_CODE, '');
const tokenUntil = (ms: number) =>
  `h.${Buffer.from(JSON.stringify({ exp: ms / 1000 })).toString('base64url')}.s`;
const bought = {
  type: 'monthly',
  startDate: '2026-11-20T10:00:00.000Z',
  paymentId: 'ch_1',
  amount: 249.99,
  currency: 'ZAR',
} as const;
const activeStatus: SubscriptionStatus = {
  ...bought,
  isActive: true,
  expiryDate: '2026-12-21T10:00:00.000Z',
};

/** A server in a few lines: who is signed in, what fails, what was asked. */
function scene(begin: { session?: WireUser | null; offline?: boolean } = {}) {
  const server = {
    session: begin.session ?? null,
    offline: begin.offline ?? false,
    subscription: { kind: 'known', status: activeStatus } as SubscriptionLookup,
    signOutStatus: 200,
    tokenStatus: 200,
    asked: [] as string[],
  };
  const api: ApiClient = {
    get: async <T>(path: string) => {
      server.asked.push(path);
      if (server.offline) throw network();
      if (path === '/api/auth/session') return { user: server.session } as T;
      if (server.tokenStatus !== 200) throw new ApiError(server.tokenStatus, 'unauthorised', '');
      return { token: tokenUntil(Date.now() + 15 * 60_000) } as T;
    },
    delete: async (path) => {
      throw new Error(`nobody deletes ${path} here`);
    },
    post: async <T>(path: string) => {
      server.asked.push(path);
      if (server.offline) throw network();
      if (path.endsWith('/sign-out')) {
        if (server.signOutStatus >= 400) throw new ApiError(server.signOutStatus, 'x', '');
        server.session = null;
        return { status: 200, body: {} as T };
      }
      server.session = ann;
      return { status: 200, body: { user: ann } as T };
    },
  };
  const local = memoryArea();
  const session = memoryArea();
  const storage = openStorage({ local, session });
  const told: AuthNews[] = [];
  const counted: string[] = [];
  let hear: (news: AuthNews) => void = () => {};
  const store = createAuthStore({
    api,
    storage,
    track: (event) => void counted.push(Object.values(event).join(' ')),
    channel: {
      tell: (news) => void told.push(news),
      listen: (listener) => {
        hear = listener;
        return () => {};
      },
    },
    nowMs: Date.now,
    lookUp: async () => server.subscription,
  });
  return { server, storage, store, told, counted, hear: (news: AuthNews) => hear(news), local };
}

type Scene = ReturnType<typeof scene>;

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: startMs }));
afterEach(() => void vi.useRealTimers());

describe('who is signed in', () => {
  it('resolves a visitor to signed out', async () => {
    const { store } = scene();
    expect(store.getState()).toEqual({ status: 'resolving', offline: false });
    store.start();
    await settle();
    expect(store.getState()).toEqual({ status: 'signed-out' });
  });

  it('resolves a session, fetches the token and caches the subscription', async () => {
    const { store, storage } = scene({ session: ann });
    store.start();
    await settle();
    expect(store.getState()).toMatchObject({
      status: 'signed-in',
      user: ann,
      subscription: { kind: 'known' },
    });
    expect(storage.read('userId')).toBe('u1');
    expect(storage.read('authToken')).toBe(tokenUntil(startMs + 15 * 60_000));
    expect(storage.read('userSubscription')).toEqual(activeStatus);
  });

  it.each([
    ['expired', { ...bought, isActive: false, expiryDate: '2026-01-01T00:00:00.000Z' }],
    ['never bought', { isActive: false }],
  ] as const)('clears a cached subscription that is %s', async (_name, status) => {
    const { store, storage, server } = scene({ session: ann });
    storage.write('userSubscription', activeStatus);
    server.subscription = { kind: 'known', status };
    store.start();
    await settle();
    expect(storage.read('userSubscription')).toBeNull();
  });

  it('keeps asking while offline when the browser remembers somebody', async () => {
    const { store, storage, server } = scene({ offline: true });
    storage.write('user', { uid: 'u1', email: ann.email, displayName: 'Ann', photoURL: null });
    store.start();
    await settle();
    expect(store.getState()).toEqual({ status: 'resolving', offline: true });
    server.offline = false;
    server.session = ann;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.getState()).toMatchObject({ status: 'signed-in' });
  });

  it('does not keep an unknown visitor waiting for the network', async () => {
    const { store } = scene({ offline: true });
    store.start();
    await settle();
    expect(store.getState()).toEqual({ status: 'signed-out' });
  });
});

describe('what is kept on the device for reading without a network', () => {
  it.each([
    [
      'stays while nobody can be asked',
      async ({ store, server }: Scene) => {
        server.offline = true;
        await store.recheck();
      },
      'true',
    ],
    ['stays while the same person is here', async ({ store }: Scene) => store.recheck(), 'true'],
    ['goes with a sign-out', async ({ store }: Scene) => store.signOut(), null],
    ['goes with a sign-out in another tab', async ({ hear }: Scene) => hear('signed-out'), null],
    [
      'goes when the session has ended',
      async ({ store, server }: Scene) => {
        server.session = null;
        await store.recheck();
      },
      null,
    ],
    [
      'goes when somebody else is here',
      async ({ store, server }: Scene) => {
        server.session = { ...ann, id: 'u2' };
        await store.recheck();
      },
      null,
    ],
  ] as const)('%s', async (_what, happens, left) => {
    const here = scene({ session: ann });
    here.store.start();
    await settle();
    here.storage.write('offlineCopy', 'true');
    await happens(here);
    await settle();
    expect(here.storage.read('offlineCopy')).toBe(left);
  });
});

describe('signing in and out', () => {
  it('is counted by how it ended, and says nothing of who it was', async () => {
    const { store, server, counted } = scene();
    const fields = { email: ann.email, password: 'let me in 22' };
    await store.signUp({ ...fields, acceptedTerms: true });
    await store.signOut();
    await store.signIn(fields);
    server.offline = true;
    await expect(store.signIn(fields)).rejects.toThrow();
    await expect(store.signOut()).rejects.toThrow();
    expect(counted).toEqual([
      'authentication sign-up password',
      'authentication sign-out',
      'authentication sign-in password',
      'authentication sign-in-failed password',
    ]);
  });

  it.each([
    ['signIn', 'lastLogin'],
    ['signUp', 'createdAt'],
  ] as const)('%s stores the user with %s and tells the other tabs', async (how, moment) => {
    const { store, storage, told } = scene();
    store.start();
    await settle();
    await store[how]({ email: ann.email, password: 'secret', acceptedTerms: true });
    expect(storage.read('user')).toMatchObject({ uid: 'u1', [moment]: '2026-11-21T10:00:00.000Z' });
    expect(told).toEqual(['look-again']);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'signed-in', subscription: { kind: 'known' } });
  });

  it('sign-in keeps the plan choice and the way back', async () => {
    const { store, storage } = scene();
    storage.write('redirectAfterLogin', '/checkout');
    storage.write('selectedPlan', { type: 'weekly', price: 99.99, currency: 'ZAR', duration: '7 days' });
    store.start();
    await settle();
    await store.signIn({ email: ann.email, password: 'secret' });
    expect(storage.read('redirectAfterLogin')).toBe('/checkout');
    expect(storage.read('selectedPlan')?.type).toBe('weekly');
  });

  it.each([200, 401])('sign-out answered %i clears everything and tells the other tabs', async (status) => {
    const { store, storage, server, told, local } = scene({ session: ann });
    store.start();
    await settle();
    storage.write('cyranoChat', 'true');
    local.setItem('theme', 'dark');
    server.signOutStatus = status;
    await store.signOut();
    expect(store.getState()).toEqual({ status: 'signed-out', left: true });
    for (const key of ['user', 'userId', 'authToken', 'userSubscription', 'cyranoChat'] as const)
      expect(storage.read(key)).toBeNull();
    expect(local.getItem('theme')).toBe('dark');
    expect(told).toEqual(['signed-out']);
  });

  it('a sign-out that did not reach the server does not pretend', async () => {
    const { store, server, storage } = scene({ session: ann });
    store.start();
    await settle();
    server.offline = true;
    await expect(store.signOut()).rejects.toMatchObject({ code: NETWORK_ERROR_CODE });
    expect(store.getState().status).toBe('signed-in');
    expect(storage.read('userId')).toBe('u1');
    expect(storage.read('user')?.uid).toBe('u1');
  });

  it('stays as it is while nobody can be asked or the server is broken, and while the same person is looked up again', async () => {
    const { store, server, hear } = scene({ session: ann });
    store.start();
    await settle();
    const before = store.getState();
    expect(before).toMatchObject({ status: 'signed-in', subscription: { kind: 'known' } });
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.getState()));
    hear('look-again');
    await settle();
    server.subscription = { kind: 'failed', network: false, status: null };
    hear('look-again');
    await settle();
    server.offline = true;
    hear('look-again');
    await settle();
    for (const state of seen) expect(state).toEqual(before);
    expect(store.getState()).toEqual(before);
  });

  it('is signed out by another tab, its own session keys included', async () => {
    const { store, storage, hear } = scene({ session: ann });
    store.start();
    await settle();
    storage.write('tempEmail', 'x@y.z');
    hear('signed-out');
    expect(store.getState()).toEqual({ status: 'signed-out', left: true });
    expect(storage.read('authToken')).toBeNull();
    expect(storage.read('tempEmail')).toBeNull();
  });

  it.each([
    ['the news first', ['signed-out', 'look-again']],
    ['its own look first', ['look-again', 'signed-out']],
  ] as const)('knows that somebody left, whichever way it hears of it: %s', async (_, news) => {
    const { store, server, hear } = scene({ session: ann });
    store.start();
    await settle();
    server.session = null;
    for (const one of news) {
      hear(one);
      await settle();
    }
    // A screen that keeps the way back of a session that ran out keeps none of one that was ended.
    expect(store.getState()).toEqual({ status: 'signed-out', left: true });
  });

  it('stores no way back for a screen that comes to it after the sign-out was heard', async () => {
    const { store, server, storage, hear } = scene({ session: ann });
    store.start();
    await settle();
    server.session = null;
    hear('look-again');
    await settle();
    // The screen has seen the session end, and its effect is still to run when the sign-out is heard.
    expect(store.getState()).toEqual({ status: 'signed-out' });
    hear('signed-out');
    store.keepForSignIn({
      redirectAfterLogin: '/account',
      selectedPlan: { type: 'weekly', price: 99.99, currency: 'ZAR', duration: '7 days' },
    });
    expect([storage.read('redirectAfterLogin'), storage.read('selectedPlan')]).toEqual([null, null]);
    await store.signIn({ email: ann.email, password: 'secret' });
    store.keepForSignIn({ redirectAfterLogin: '/account' });
    expect(storage.read('redirectAfterLogin')).toBe('/account');
  });

  it('takes a session that ended for a sign-out where another tab has cleared the record, even unheard', async () => {
    const { store, server, storage, hear } = scene({ session: ann });
    store.start();
    await settle();
    server.session = null;
    // The other tab's storage is this one's: it is cleared before the message arrives, if one ever does.
    storage.clearAll();
    hear('look-again');
    await settle();
    store.keepForSignIn({ redirectAfterLogin: '/checkout' });
    expect(store.getState()).toEqual({ status: 'signed-out', left: true });
    expect(storage.read('redirectAfterLogin')).toBeNull();
  });

  it('stores the way back of a session that ran out, and of a visitor', async () => {
    for (const session of [ann, null]) {
      const { store, server, storage, hear } = scene({ session });
      store.start();
      await settle();
      server.session = null;
      hear('look-again');
      await settle();
      store.keepForSignIn({ redirectAfterLogin: '/account' });
      expect(storage.read('redirectAfterLogin')).toBe('/account');
    }
  });

  it('a session that ran out is not taken for a sign-out, and a new sign-in ends one', async () => {
    const { store, server, hear } = scene({ session: ann });
    store.start();
    await settle();
    server.session = null;
    hear('look-again');
    await settle();
    expect(store.getState()).toEqual({ status: 'signed-out' });
    await store.signOut();
    await store.signIn({ email: ann.email, password: 'secret' });
    expect(store.getState()).toMatchObject({ status: 'signed-in' });
    server.session = null;
    hear('look-again');
    await settle();
    expect(store.getState()).toEqual({ status: 'signed-out' });
  });

  it('drops an answer that was asked for before the sign-out', async () => {
    const { store, server } = scene({ session: ann });
    store.start();
    await settle();
    const late = store.refreshSubscription();
    await store.signOut();
    await late;
    expect(store.getState()).toEqual({ status: 'signed-out', left: true });
    expect(server.session).toBeNull();
  });
});

describe('the identity token', () => {
  const tokensAsked = (asked: string[]) => asked.filter((path) => path === '/api/auth/token').length;

  it('is renewed five minutes before it runs out', async () => {
    const { store, server } = scene({ session: ann });
    store.start();
    await settle();
    expect(tokensAsked(server.asked)).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
    expect(tokensAsked(server.asked)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tokensAsked(server.asked)).toBe(2);
  });

  it('is fetched once for callers at the same time', async () => {
    const { store, server, storage } = scene({ session: ann });
    store.start();
    await settle();
    storage.clear('authToken');
    const [a, b] = await Promise.all([store.token(), store.token()]);
    expect(a).toBe(b);
    expect(tokensAsked(server.asked)).toBe(2);
  });

  it('is dropped when the server refuses it; recheck then finds nobody signed in', async () => {
    const { store, server, storage } = scene({ session: ann });
    store.start();
    await settle();
    server.tokenStatus = 401;
    server.session = null;
    expect(await store.token({ renew: true })).toBeNull();
    expect(storage.read('authToken')).toBeNull();
    expect(store.getState().status).toBe('signed-in');
    await store.recheck();
    expect(store.getState()).toEqual({ status: 'signed-out' });
    expect(storage.read('userId')).toBeNull();
  });

  it('is not asked for while nobody is signed in', async () => {
    const { store, server } = scene();
    store.start();
    await settle();
    expect(await store.token()).toBeNull();
    expect(tokensAsked(server.asked)).toBe(0);
  });
});
