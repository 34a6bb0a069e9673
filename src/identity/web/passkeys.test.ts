import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loginMessage } from '../rules/index.ts';
import { failureText } from './account/failure-text.ts';
import { ApiError } from './api-client.ts';
import { loginFailure } from './login/login-form.ts';
import { addPasskey, offerPasskeys, removePasskey, signInWithPasskey, withdrawPasskeys } from './passkeys.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const SIGN_IN_OPTIONS = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' };
const ADD_OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Repartee' },
  user: { id: 'dXNlcg', name: 'me', displayName: 'me' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
};
/** What a device answers, with the little that the library reads of it. */
const made = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('{}'),
    signature: bytes('signed'),
    userHandle: bytes('user'),
    attestationObject: bytes('attested'),
  },
};
const fault = (name: string) => new DOMException('as the browser words it', name);

type Answer = () => unknown;
/** A browser whose device does what it is told, and a server that answers each path as it is told. */
function scene(device: Answer, server: Record<string, Answer> = {}) {
  const posts: [path: string, body: unknown][] = [];
  const asked: { mediation?: string; signal: AbortSignal; publicKey: Record<string, unknown> }[] = [];
  const ask = async (options: (typeof asked)[number]) => {
    asked.push(options);
    return device();
  };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  );
  vi.stubGlobal('navigator', { credentials: { get: ask, create: ask } });
  vi.stubGlobal('location', { hostname: 'localhost' });
  vi.stubGlobal('document', { querySelectorAll: () => ['the address field'] });
  const answers: Record<string, Answer> = {
    '/sign-in-options': () => SIGN_IN_OPTIONS,
    '/sign-in': () => ({ user: {} }),
    '/add-options': () => ADD_OPTIONS,
    '/add': () => ({ passkey: {} }),
    '/remove': () => ({}),
    ...server,
  };
  const api = {
    async post(path: string, body?: unknown) {
      const short = path.replace('/api/auth/passkey', '');
      posts.push([short, body]);
      return { status: 200, body: answers[short]?.() };
    },
  } as never;
  return { api, posts, asked, paths: () => posts.map(([path]) => path) };
}
const refuse = (status: number, code: string) => () => {
  throw new ApiError(status, code, loginMessage(code));
};
const fails = (name: string) => () => {
  throw fault(name);
};
const onLogin = (error: unknown) => loginFailure(error, { email: '', googleOffered: false }).text;

beforeEach(withdrawPasskeys);

describe('signing in with a device', () => {
  it('hands the server what the device made, readable by it', async () => {
    const { api, posts, asked } = scene(() => made);
    expect(await signInWithPasskey(api)).toBe('signed-in');
    expect(asked[0]).toMatchObject({ publicKey: { rpId: 'localhost', userVerification: 'required' } });
    expect(asked[0]?.mediation).toBeUndefined();
    expect(Buffer.from(asked[0]?.publicKey.challenge as ArrayBuffer).toString()).toBe('challenge');
    expect(posts).toEqual([
      ['/sign-in-options', undefined],
      [
        '/sign-in',
        {
          response: expect.objectContaining({
            id: 'aWQ',
            response: expect.objectContaining({ signature: 'c2lnbmVk', userHandle: 'dXNlcg' }),
          }),
        },
      ],
    ]);
  });

  it.each(['NotAllowedError', 'AbortError'])('is cancelled by %s, and nothing is sent', async (name) => {
    const { api, paths } = scene(fails(name));
    expect(await signInWithPasskey(api)).toBe('cancelled');
    expect(paths()).toEqual(['/sign-in-options']);
  });

  it.each<[string, Answer, Record<string, Answer>, string, string[]]>([
    [
      'a passkey that nobody here knows',
      () => made,
      { '/sign-in': refuse(401, 'passkey-not-accepted') },
      loginMessage('passkey-not-accepted'),
      ['/sign-in-options', '/sign-in'],
    ],
    [
      'a closed account',
      () => made,
      { '/sign-in': refuse(403, 'account-closed') },
      loginMessage('account-closed'),
      ['/sign-in-options', '/sign-in'],
    ],
    [
      'no network before the device is asked',
      () => made,
      { '/sign-in-options': refuse(0, 'network-request-failed') },
      loginMessage('network-request-failed'),
      ['/sign-in-options'],
    ],
    [
      'no network after it was',
      () => made,
      { '/sign-in': refuse(0, 'network-request-failed') },
      loginMessage('network-request-failed'),
      ['/sign-in-options', '/sign-in'],
    ],
    [
      'a page that the browser takes for another’s',
      fails('SecurityError'),
      {},
      loginMessage('failed-to-authenticate'),
      ['/sign-in-options'],
    ],
    [
      'a device that broke',
      fails('UnknownError'),
      {},
      loginMessage('failed-to-authenticate'),
      ['/sign-in-options'],
    ],
    [
      'a device that says nothing',
      () => null,
      {},
      loginMessage('failed-to-authenticate'),
      ['/sign-in-options'],
    ],
  ])('tells %s', async (_case, device, server, said, paths) => {
    const it = scene(device, server);
    const error = await signInWithPasskey(it.api).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(onLogin(error)).toBe(said);
    expect(it.paths()).toEqual(paths);
  });

  it('cannot where the browser has no passkeys', async () => {
    const { api, asked } = scene(() => made);
    vi.stubGlobal('PublicKeyCredential', undefined);
    const error = await signInWithPasskey(api).catch((reason: unknown) => reason);
    expect(onLogin(error)).toBe(loginMessage('failed-to-authenticate'));
    expect(asked).toEqual([]);
  });
});

describe('passkeys in the list of a field', () => {
  const signal = new AbortController().signal;
  /** A device that waits to be chosen, as the list does. */
  const waiting = () => {
    const { promise, resolve } = Promise.withResolvers<typeof made>();
    let signalOf: () => AbortSignal = () => signal;
    const it = scene(() => {
      const own = signalOf();
      return Promise.race([
        promise,
        new Promise((_, reject) => own.addEventListener('abort', () => reject(own.reason))),
      ]);
    });
    signalOf = () => (it.asked.at(-1) as { signal: AbortSignal }).signal;
    return { ...it, choose: () => resolve(made) };
  };

  it('are offered without a question, and sign in when one is chosen', async () => {
    const { api, asked, paths, choose } = waiting();
    const onChosen = vi.fn(() => expect(paths()).toEqual(['/sign-in-options']));
    const offered = offerPasskeys(api, { signal, onChosen });
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ mediation: 'conditional', publicKey: { allowCredentials: [] } });
    expect(onChosen).not.toHaveBeenCalled();
    choose();
    expect(await offered).toBe('signed-in');
    expect(onChosen).toHaveBeenCalledOnce();
  });

  it('make room for the button', async () => {
    const { api, asked, choose } = waiting();
    const onChosen = vi.fn();
    const offered = offerPasskeys(api, { signal, onChosen });
    await expect.poll(() => asked).toHaveLength(1);
    const pressed = signInWithPasskey(api);
    expect(await offered).toBe('cancelled');
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked.map(({ mediation, signal: own }) => [mediation, own.aborted])).toEqual([
      ['conditional', true],
      [undefined, false],
    ]);
    choose();
    expect(await pressed).toBe('signed-in');
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('come too late once the button was pressed: its question waits for theirs, and they are not offered', async () => {
    const held = Promise.withResolvers<object>();
    let questions = 0;
    const { api, asked, paths } = scene(() => made, {
      '/sign-in-options': () => (++questions === 1 ? held.promise : SIGN_IN_OPTIONS),
    });
    const leaving = new AbortController();
    const offered = offerPasskeys(api, { signal: leaving.signal, onChosen: () => {} });
    leaving.abort();
    const pressed = signInWithPasskey(api);
    expect(paths()).toEqual(['/sign-in-options']);
    held.resolve(SIGN_IN_OPTIONS);
    expect(await Promise.all([offered, pressed])).toEqual(['cancelled', 'signed-in']);
    expect(asked.map(({ mediation }) => mediation)).toEqual([undefined]);
  });

  it('are not there where the browser has no such list, or there is no field for them', async () => {
    const { api } = scene(() => made);
    vi.stubGlobal('document', { querySelectorAll: () => [] });
    await expect(offerPasskeys(api, { signal, onChosen: () => {} })).rejects.toThrow('<input>');
    vi.stubGlobal('PublicKeyCredential', () => {});
    await expect(offerPasskeys(api, { signal, onChosen: () => {} })).rejects.toThrow('autofill');
  });
});

describe('adding a device', () => {
  it('hands over what it made, with the name that it was given', async () => {
    const { api, posts } = scene(() => made);
    expect(await addPasskey(api)).toBe('added');
    expect(await addPasskey(api, 'My phone')).toBe('added');
    const added = posts.filter(([path]) => path === '/add').map(([, body]) => body as object);
    expect(added[0]).toEqual({ response: expect.objectContaining({ id: 'aWQ' }) });
    expect(added[1]).toMatchObject({ name: 'My phone' });
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'already-there'],
  ])('ends after %s in: %s', async (name, how) => {
    const { api, paths } = scene(fails(name));
    expect(await addPasskey(api)).toBe(how);
    expect(paths()).toEqual(['/add-options']);
  });

  it.each<[string, Answer, Record<string, Answer>, string]>([
    [
      'an old sign-in',
      () => made,
      { '/add-options': refuse(403, 'sign-in-again') },
      loginMessage('sign-in-again'),
    ],
    [
      'a device of somebody else',
      () => made,
      { '/add': refuse(400, 'passkey-not-added') },
      loginMessage('passkey-not-added'),
    ],
    [
      'no network',
      () => made,
      { '/add': refuse(0, 'network-request-failed') },
      loginMessage('network-request-failed'),
    ],
    [
      'a device that makes no such keys',
      fails('NotSupportedError'),
      {},
      'That did not work. Please try again.',
    ],
  ])('tells %s', async (_case, device, server, said) => {
    const { api } = scene(device, server);
    const error = await addPasskey(api).catch((reason: unknown) => reason);
    expect(failureText(error)).toBe(said);
  });
});

it('takes a device away by its id', async () => {
  const { api, posts } = scene(() => made);
  await removePasskey(api, 'row');
  expect(posts).toEqual([['/remove', { id: 'row' }]]);
});
