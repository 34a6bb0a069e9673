import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { type TestProduct, testProduct } from '#server/testing';
import { watchHashes } from './testing.ts';

let hashes: ReturnType<typeof watchHashes>;
beforeEach(() => {
  hashes = watchHashes({ cheap: true });
});
afterEach(() => hashes.restore());

const NUL = '\u0000';
const KEBAB = /^[a-z]+(-[a-z]+)*$/;

/** What may stand where an address, a name, a token or an id is asked for. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '{{7*7}}',
  '%00',
  '../../etc/passwd',
  'a\r\nset-cookie: x=y',
  '\u202egnp.exe',
  'x'.repeat(300),
  'x'.repeat(5_000),
];

const HOSTILE_BODIES: [string, string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['half of a body', '{"email":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1e999'],
  ['no UTF-8', Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d)],
  ['a thousand lists in one another', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
  ['a prototype', '{"__proto__":{"email":"a@example.com","password":"let me in 22","acceptedTerms":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"acceptedTerms":true}}}'],
  ['the same field twice', '{"email":"a@example.com","email":["b@example.com"],"password":{"ne":""}}'],
];

/** Every field that any body of these routes has. */
const FIELDS = [
  'email',
  'password',
  'current',
  'name',
  'token',
  'code',
  'id',
  'provider',
  'mode',
  'response',
];

describe.each(ENGINES)('hostile input on %s', (engine) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await testProduct(engine);
  });
  afterAll(() => product.close());

  const writes = () =>
    [
      ...new Set(
        product.app.routes
          .filter(({ method, path }) => method === 'POST' && /^\/(api\/)?(auth|account)\/[^*]+$/.test(path))
          .map(({ path }) => path),
      ),
    ].sort();
  const counts = async () => {
    const of = async (table: 'user' | 'account' | 'session' | 'passkey') => {
      const { db } = product.database;
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    return { users: await of('user'), accounts: await of('account'), passkeys: await of('passkey') };
  };
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, cookie?: string) =>
    product.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: product.url,
        ...(cookie ? { cookie } : {}),
      },
      body,
    });
  /** Told in the shape of the wire with a code of ours, never a fault of the server; or the write did what it does. */
  async function told(what: string, answer: Response): Promise<void> {
    const text = await answer.text();
    if (answer.ok) return;
    const { error } = JSON.parse(text) as { error?: { code?: string; message?: string } };
    expect([
      what,
      answer.status < 500,
      KEBAB.test(error?.code ?? ''),
      error?.code === 'failed-to-authenticate',
    ]).toEqual([what, true, true, false]);
    expect([what, error?.message]).toEqual([what, expect.stringMatching(/^[A-Z]/)]);
  }

  it('ends every write in a refusal of ours, and leaves nobody half made', async () => {
    expect(writes().length).toBeGreaterThan(15);
    const person = await product.person();
    const before = await counts();
    for (const path of writes())
      for (const cookie of [undefined, person.cookie]) {
        // These need no body and would end the session that the rest is asked with.
        if (cookie && /sign-out|end-all$/.test(path)) continue;
        for (const [what, body] of HOSTILE_BODIES)
          await told(`${path}: ${what}`, await post(path, body, cookie));
        for (const text of HOSTILE_TEXTS) {
          const all = Object.fromEntries(FIELDS.map((field) => [field, text]));
          // A name is a name: whatever of these may stand in one is no attack.
          if (cookie && path === '/api/account/name' && text.trim() !== '') continue;
          await told(`${path}: ${JSON.stringify(text)}`, await post(path, JSON.stringify(all), cookie));
        }
      }
    expect(await counts()).toEqual(before);
    expect((await person.get('/subscription/status')).status).toBe(200);
  }, 120_000);

  it('in an address is as harmless', async () => {
    const person = await product.person();
    const reads = product.app.routes
      .filter(({ method, path }) => method === 'GET' && /^\/(api|auth|subscription)\/[^*]+$/.test(path))
      .map(({ path }) => path);
    for (const path of new Set(reads))
      for (const text of HOSTILE_TEXTS.filter((hostile) => hostile.isWellFormed())) {
        const there = path.replace(/:\w+/g, encodeURIComponent(text) || 'x');
        const query = new URLSearchParams(
          ['token', 'state', 'code', 'error', 'result'].map((name) => [name, text]),
        );
        const answer = await person.get(`${there}?${query}`);
        expect([path, text, answer.status < 500]).toEqual([path, text, true]);
      }
  }, 120_000);

  const addresses: [string, string][] = [
    ['a space inside', 'nom sa@example.com'],
    ['letters of another script', 'номса@example.com'],
    ['a host of another script', 'nomsa@пример.рф'],
    ['a look-alike letter', 'nоmsa@example.com'],
    ['300 characters', `${'a'.repeat(288)}@example.com`],
    ['65 characters before the @', `${'a'.repeat(250)}@ex.com`],
    ['a null byte', `nomsa${NUL}@example.com`],
    ['a line break', 'nomsa@example.com\nBcc: all@example.com'],
    ['two addresses', 'nomsa@example.com,eve@example.com'],
    ['a name beside it', 'Nomsa <nomsa@example.com>'],
    ['no host', 'nomsa@'],
    ['markup', '"<script>"@example.com'],
  ];
  it.each(addresses)('as an address with %s makes no account and sends no letter', async (_case, email) => {
    const [before, sent] = [await counts(), (await product.letters()).length];
    const body = { email, password: 'let me in 22', name: 'Nomsa', acceptedTerms: true };
    for (const path of [
      '/api/auth/sign-up/email',
      '/api/auth/sign-in/email',
      '/api/auth/request-password-reset',
      '/auth/login',
    ]) {
      const answer = await post(path, JSON.stringify(body));
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        422,
        { error: { code: 'invalid-email' } },
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await counts()).toEqual(before);
    expect((await product.letters()).length).toBe(sent);
  });

  it.each([
    ['five characters', '12ab!', 'weak-password'],
    ['5,000 characters', 'x'.repeat(5_000), 'password-too-long'],
    ['one of the most common', 'Password1', 'common-password'],
    ['the address itself', 'naledi.k', 'common-password'],
  ])('as a password of %s makes no account', async (_case, password, code) => {
    const before = await counts();
    const body = { email: 'naledi.k@example.com', password, acceptedTerms: true };
    const answer = await post('/api/auth/sign-up/email', JSON.stringify(body));
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code } }]);
    expect(await counts()).toEqual(before);
  });

  it.each(['constructor', '__proto__', `with a ${NUL} inside`, '🦊🐻🐼🐨🐯🦁', '  spaces  '])(
    'a password may be %j, and signs in as it was typed and no other way',
    async (password) => {
      const email = `p${Buffer.from(password).toString('hex')}@example.com`;
      const body = { email, password, acceptedTerms: true };
      expect((await post('/api/auth/sign-up/email', JSON.stringify(body))).status).toBe(200);
      const signIn = async (typed: string) =>
        (await post('/api/auth/sign-in/email', JSON.stringify({ email, password: typed }))).status;
      expect([
        await signIn(`${password}x`),
        await signIn(password.toUpperCase()),
        await signIn(password),
      ]).toEqual([401, password === password.toUpperCase() ? 200 : 401, 200]);
    },
  );
});
