import { describe, expect, it, vi } from 'vitest';
import { OFFLINE_COPY_KEY, SHARED_KEY } from '#device/keys';
import { memoryArea, openStorage, rememberUser, STORAGE_KEYS, STORAGE_PLACES, USER_KEYS } from './storage.ts';

function opened() {
  const local = memoryArea();
  const session = memoryArea();
  return { local, session, storage: openStorage({ local, session }) };
}

describe('the table of storage keys', () => {
  it.each([
    ['selectedPlan', 'local'],
    ['redirectAfterLogin', 'local'],
    ['userSubscription', 'local'],
    ['user', 'local'],
    ['userId', 'local'],
    ['userEmail', 'local'],
    ['userName', 'local'],
    ['userPhoto', 'local'],
    ['authToken', 'session'],
    ['userToken', 'session'],
    ['tempEmail', 'session'],
    ['googleTyped', 'session'],
    ['cyranoChat', 'local'],
    ['sharedMessage', 'session'],
    ['offlineCopy', 'local'],
    ['cyranoWishes', 'local'],
  ] as const)('keeps %s in %s storage', (key, area) => {
    expect(STORAGE_PLACES[key].area).toBe(area);
  });

  it('reads back what it wrote, in the right area', () => {
    const { local, session, storage } = opened();
    storage.write('selectedPlan', { type: 'monthly', price: 249.99, currency: 'ZAR', duration: '30 days' });
    storage.write('authToken', 'a.b.c');
    expect(JSON.parse(local.getItem('selectedPlan') ?? '')).toEqual({
      type: 'monthly',
      price: 249.99,
      currency: 'ZAR',
      duration: '30 days',
    });
    expect(session.getItem('authToken')).toBe('a.b.c');
    expect(local.getItem('authToken')).toBeNull();
    expect(storage.read('selectedPlan')?.price).toBe(249.99);
  });

  it('clears every key and leaves currency, consent and theme', () => {
    const { local, session, storage } = opened();
    for (const key of STORAGE_KEYS)
      (STORAGE_PLACES[key].area === 'local' ? local : session).setItem(key, '"x"');
    for (const key of ['currency', 'consent', 'theme']) local.setItem(key, 'stays');
    storage.clearAll();
    for (const key of STORAGE_KEYS) expect(storage.read(key)).toBeNull();
    for (const key of ['currency', 'consent', 'theme']) expect(local.getItem(key)).toBe('stays');
  });

  it('has the names that the worker and the offline page go by', () => {
    expect(STORAGE_KEYS).toEqual(expect.arrayContaining([SHARED_KEY, OFFLINE_COPY_KEY]));
  });

  it('deletes the conversations kept on this device with their key, whoever clears it', () => {
    const cleared: string[] = [];
    vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void cleared.push(name) });
    const { storage } = opened();
    storage.clear('user', 'authToken');
    expect(cleared).toEqual([]);
    storage.clear(...USER_KEYS);
    storage.clearAll();
    expect(cleared).toEqual(['offlineCopy', 'offlineCopy']);
    vi.unstubAllGlobals();
  });

  it('reads rubbish as absent and survives a storage that throws', () => {
    const { local, storage } = opened();
    local.setItem('selectedPlan', '{half');
    expect(storage.read('selectedPlan')).toBeNull();
    const refuse = () => {
      throw new Error('denied');
    };
    const denied = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const blocked = openStorage({ local: denied, session: denied });
    blocked.write('userId', 'u');
    blocked.clearAll();
    expect(blocked.read('userId')).toBeNull();
  });
});

describe('the local user record', () => {
  const user = { id: 'u1', email: 'a@b.co', name: 'Ann', image: null };

  it('holds createdAt after a sign-up and lastLogin after a sign-in', () => {
    const { storage } = opened();
    rememberUser(storage, user, { createdAt: '2026-01-01T00:00:00.000Z' });
    expect(storage.read('user')).toEqual({
      uid: 'u1',
      email: 'a@b.co',
      displayName: 'Ann',
      photoURL: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    rememberUser(storage, user, { lastLogin: '2026-02-01T00:00:00.000Z' });
    expect(storage.read('user')?.lastLogin).toBe('2026-02-01T00:00:00.000Z');
    expect(storage.read('userName')).toBe('Ann');
    expect(storage.read('userPhoto')).toBeNull();
  });

  it('keeps nothing of the person before', () => {
    const { storage } = opened();
    rememberUser(storage, { ...user, image: 'https://x/p.png' }, { createdAt: '2026-01-01T00:00:00.000Z' });
    rememberUser(storage, { id: 'u2', email: 'c@d.co' }, null);
    expect(storage.read('user')).toEqual({ uid: 'u2', email: 'c@d.co', displayName: null, photoURL: null });
    expect(storage.read('userName')).toBeNull();
    expect(storage.read('userPhoto')).toBeNull();
    expect(storage.read('userId')).toBe('u2');
  });
});
