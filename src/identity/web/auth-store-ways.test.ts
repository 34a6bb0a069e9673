import { describe, expect, it } from 'vitest';
import type { WireUser } from '../rules/index.ts';
import { type ApiClient, ApiError, NETWORK_ERROR_CODE } from './api-client.ts';
import { createAuthStore } from './auth-store.ts';
import type { AuthNews } from './auth-types.ts';
import { memoryArea, openStorage, STORAGE_KEYS, STORAGE_PLACES } from './storage.ts';

const ann: WireUser = {
  id: 'u1',
  email: 'ann@gmail.com',
  name: 'Ann',
  image: null,
  createdAt: '2026-11-21T10:00:00.000Z',
};
const jwt = `h.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 900 })).toString('base64url')}.s`;

/** One server and one browser with as many tabs as are opened: local storage shared, session storage each its own. */
function browser(begin: { session?: WireUser | null } = {}) {
  const server = {
    session: begin.session ?? null,
    firstSession: false,
    code: '123456',
    asked: [] as string[],
    offline: false,
    onSignOut: async () => {},
  };
  const local = memoryArea();
  const ears = new Set<{ tab: number; hear: (news: AuthNews) => void }>();
  const counted: string[] = [];
  let tabs = 0;

  const answer = (path: string, body?: unknown): unknown => {
    server.asked.push(path);
    if (server.offline) throw new ApiError(0, NETWORK_ERROR_CODE, '');
    if (path === '/api/auth/session')
      return { user: server.session, ...(server.firstSession ? { firstSession: true } : {}) };
    if (path === '/api/auth/sign-out') server.session = null;
    if (path === '/auth/verify') {
      if ((body as { code: string }).code !== server.code) throw new ApiError(401, 'invalid-code', '');
      server.session = ann;
    }
    return { token: jwt, user: server.session };
  };
  const api: ApiClient = {
    get: async <T>(path: string) => answer(path) as T,
    post: async <T>(path: string, body?: unknown) => {
      const answered = { status: 200, body: answer(path, body) as T };
      if (path === '/api/auth/sign-out') await server.onSignOut();
      return answered;
    },
    delete: async () => {
      throw new Error('nothing is deleted here');
    },
  };

  function openTab() {
    const tab = tabs++;
    const session = memoryArea();
    const storage = openStorage({ local, session });
    const store = createAuthStore({
      api,
      storage,
      nowMs: Date.now,
      track: (event) => void counted.push(Object.values(event).join(' ')),
      lookUp: async () => ({ kind: 'known', status: { isActive: false } }),
      channel: {
        tell: (news) => {
          for (const ear of ears) if (ear.tab !== tab) ear.hear(news);
        },
        listen: (hear) => {
          const ear = { tab, hear };
          ears.add(ear);
          return () => void ears.delete(ear);
        },
      },
    });
    const stop = store.start();
    return { store, storage, session, stop };
  }
  return { server, local, openTab, counted };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the one-time code', () => {
  it('signs in, with its token where the table of storage keys has it', async () => {
    const { openTab, counted } = browser();
    const { store, storage } = openTab();
    await settle();
    await store.signInWithCode({ email: ann.email, code: '123456' });
    expect(store.getState()).toMatchObject({ status: 'signed-in', user: ann });
    expect(storage.read('userToken')).toBe(jwt);
    expect(storage.read('authToken')).toBe(jwt);
    expect(storage.read('user')).toMatchObject({ uid: 'u1' });
    expect(counted).toEqual(['authentication sign-in code']);
  });

  it('that is wrong changes nothing', async () => {
    const { openTab, counted } = browser();
    const { store, storage } = openTab();
    await settle();
    storage.write('tempEmail', ann.email);
    await expect(store.signInWithCode({ email: ann.email, code: '000000' })).rejects.toMatchObject({
      code: 'invalid-code',
    });
    expect(store.getState()).toEqual({ status: 'signed-out' });
    expect(storage.read('userToken')).toBeNull();
    expect(storage.read('tempEmail')).toBe(ann.email);
    expect(counted).toEqual(['authentication sign-in-failed code']);
  });
});

describe('a session that came another way', () => {
  it.each([undefined, 'ann@gmail.com', ' Ann@Gmail.com '])(
    'is taken over when %j was typed',
    async (typed) => {
      const { openTab, server } = browser();
      const [one, other] = [openTab(), openTab()];
      await settle();
      server.session = ann;
      await one.store.continueSession({ method: 'google', ...(typed ? { expectedEmail: typed } : {}) });
      await settle();
      for (const { store } of [one, other])
        expect(store.getState()).toMatchObject({ status: 'signed-in', user: ann });
    },
  );

  it.each([
    [true, 'authentication sign-up google', { createdAt: ann.createdAt, lastLogin: undefined }],
    [false, 'authentication sign-in google', { createdAt: undefined, lastLogin: expect.any(String) }],
  ])('counts and is stored by what it was; the first of its account: %s', async (first, event, moment) => {
    const { openTab, server, counted } = browser();
    const { store, storage } = openTab();
    await settle();
    Object.assign(server, { session: ann, firstSession: first });
    await store.continueSession({ method: 'google' });
    expect(counted).toEqual([event]);
    const { createdAt, lastLogin } = storage.read('user') ?? {};
    expect({ createdAt, lastLogin }).toEqual(moment);
  });

  it('of another address is ended, for every tab, and the plan that was picked stays', async () => {
    const { openTab, server } = browser();
    const [one, other] = [openTab(), openTab()];
    await settle();
    one.storage.write('selectedPlan', { type: 'weekly', price: 99.99, currency: 'ZAR', duration: '7 days' });
    server.session = ann;
    await other.store.recheck();
    expect(other.store.getState().status).toBe('signed-in');
    await expect(
      one.store.continueSession({ method: 'google', expectedEmail: 'ben@gmail.com' }),
    ).rejects.toMatchObject({ code: 'google-different-email' });
    await settle();
    expect(server.session).toBeNull();
    expect(one.store.getState()).toEqual({ status: 'signed-out' });
    // The other tab sees its record gone, which is how a sign-out looks from there: it stores no way back.
    expect(other.store.getState()).toEqual({ status: 'signed-out', left: true });
    for (const { storage } of [one, other]) {
      for (const key of ['user', 'userId', 'authToken', 'userEmail'] as const)
        expect(storage.read(key)).toBeNull();
    }
    expect(one.storage.read('selectedPlan')?.type).toBe('weekly');
  });

  it('that is not there after all is said so', async () => {
    const { store } = browser().openTab();
    await settle();
    await expect(store.continueSession({ method: 'passkey' })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(store.getState()).toEqual({ status: 'signed-out' });
  });
});

describe('a sign-out', () => {
  it('clears every key of the table in all tabs, and nothing else', async () => {
    const { openTab, local } = browser({ session: ann });
    const [one, other] = [openTab(), openTab()];
    await settle();
    for (const { session } of [one, other])
      for (const key of STORAGE_KEYS)
        (STORAGE_PLACES[key].area === 'local' ? local : session).setItem(key, 'true');
    for (const key of ['currency', 'consent', 'theme']) local.setItem(key, 'stays');
    await one.store.signOut();
    await settle();
    for (const { store, session } of [one, other]) {
      expect(store.getState()).toEqual({ status: 'signed-out', left: true });
      for (const key of STORAGE_KEYS)
        expect([key, local.getItem(key), session.getItem(key)]).toEqual([key, null, null]);
    }
    for (const key of ['currency', 'consent', 'theme']) expect(local.getItem(key)).toBe('stays');
  });

  it('is known as one in a tab that sees the session end first, and leaves its document without a message', async () => {
    const { openTab, server } = browser({ session: ann });
    const [one, other] = [openTab(), openTab()];
    await settle();
    // The other tab asks while the answer to the sign-out is on its way.
    server.onSignOut = async () => {
      await other.store.recheck();
      other.stop();
    };
    await one.store.signOut();
    other.store.keepForSignIn({ redirectAfterLogin: '/checkout' });
    expect(other.store.getState()).toEqual({ status: 'signed-out', left: true });
    expect(other.storage.read('redirectAfterLogin')).toBeNull();
  });

  it('that a tab slept through is found out, its own keys included', async () => {
    const { openTab, server } = browser({ session: ann });
    const { store, storage } = openTab();
    await settle();
    for (const key of ['tempEmail', 'userToken'] as const) storage.write(key, 'left');
    server.session = null;
    await store.recheck();
    expect(store.getState()).toEqual({ status: 'signed-out' });
    for (const key of ['tempEmail', 'userToken', 'authToken', 'userId'] as const)
      expect(storage.read(key)).toBeNull();
  });

  it('is not what a visitor with a code on the way has done', async () => {
    const { storage, store } = browser().openTab();
    storage.write('tempEmail', ann.email);
    await settle();
    expect(store.getState()).toEqual({ status: 'signed-out' });
    expect(storage.read('tempEmail')).toBe(ann.email);
  });

  it('leaves nothing that signs in where script can read it', async () => {
    const { openTab, local, server } = browser();
    const { store, session } = openTab();
    await settle();
    server.session = ann;
    await store.signIn({ email: ann.email, password: 'secret' });
    await settle();
    // What lasts holds no token; what holds the token goes with the tab and is over in its fifteen minutes.
    for (const key of STORAGE_KEYS) expect(local.getItem(key) ?? '').not.toContain(jwt);
    expect(session.getItem('authToken')).toBe(jwt);
  });
});
