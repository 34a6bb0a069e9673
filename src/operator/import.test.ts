import { spawn } from 'node:child_process';
import { createCipheriv, scryptSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { appSecrets } from '#server/secrets';
import { type TestProduct, testProduct } from '#server/testing';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const PEOPLE = 10_000;
const DAY = 86_400_000;

/** The old system's parameters; a light cost, because the strength of the hash is not what is tried here. */
const CONFIG = {
  signer: Buffer.from('the old project’s signer key'),
  separator: Buffer.from([7]),
  rounds: 8,
  memCost: 4,
};
const HASH_CONFIG = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: ${CONFIG.signer.toString('base64')},
  base64_salt_separator: ${CONFIG.separator.toString('base64')},
  rounds: ${CONFIG.rounds},
  mem_cost: ${CONFIG.memCost},
}`;

function oldHash(password: string, salt: Buffer): string {
  const options = { N: 2 ** CONFIG.memCost, r: CONFIG.rounds, p: 1 };
  const key = scryptSync(password, Buffer.concat([salt, CONFIG.separator]), 32, options);
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(CONFIG.signer), cipher.final()]).toString('base64');
}

const SALT = Buffer.from('salt of everybody');
const SHARED_HASH = oldHash('old password 1', SALT);
const person = (at: number) => ({
  localId: `old-${at}`,
  email: `person${at}@example.com`,
  emailVerified: at % 2 === 0,
  passwordHash: SHARED_HASH,
  salt: SALT.toString('base64'),
  displayName: `Person ${at}`,
  createdAt: String(1_600_000_000_000 + at),
  disabled: at === 3,
  providerUserInfo: at === 5 ? [{ providerId: 'google.com', rawId: 'google-5' }] : [],
});

const TYPES = ['weekly', 'monthly', 'yearly'] as const;
const PRICES = [99.99, 249.99, 1999.99];
const DAYS = [7, 30, 365];
function subscription(at: number, nowMs: number) {
  const kind = at % 3;
  const startMs = nowMs - DAY;
  const text = (stringValue: string) => ({ stringValue });
  return {
    name: `projects/p/databases/(default)/documents/subscriptions/old-${at}`,
    fields: {
      isActive: { booleanValue: true },
      type: text(TYPES[kind] ?? ''),
      startDate: text(new Date(startMs).toISOString()),
      expiryDate: { timestampValue: new Date(startMs + (DAYS[kind] ?? 0) * DAY).toISOString() },
      paymentId: text(`ch_old_${at}`),
      amount: { doubleValue: PRICES[kind] },
      currency: text('ZAR'),
      paymentDetails: { mapValue: { fields: { paymentMethod: text('yoco') } } },
    },
  };
}

// Ten thousand rows a command: minutes on a busy machine, seconds on a free one.
describe.each(ENGINES)('coming from the old system, on %s', { timeout: 180_000 }, (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  const file = (name: string) => join(place.dataDir, name);
  const environment = () => ({
    PATH: process.env.PATH ?? '',
    DATA_DIR: place.dataDir,
    ...(place.url ? { DATABASE_URL: place.url } : {}),
  });

  /** The command as a process; killed as soon as it has told `killAt`. */
  function operator(args: string[], killAt?: string) {
    return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
        cwd: place.dataDir,
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [out, err] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text;
        if (killAt && err.includes(killAt)) child.kill('SIGKILL');
      });
      child.once('close', (code) => resolve({ code, out, err }));
    });
  }
  const users = (...more: string[]) =>
    operator(['import-users', file('users.json'), '--hash-config', file('hash.txt'), '--json', ...more]);
  const subscriptions = (...more: string[]) =>
    operator(['import-subscriptions', file('subscriptions.json'), '--json', ...more]);
  const count = async (table: 'user' | 'account' | 'subscriptions') => {
    const row = await product.database.db
      .selectFrom(table)
      .select((one) => one.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(row.rows);
  };
  const signIn = (email: string, password: string) =>
    product.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email, password }),
    });
  const storedPassword = async (userId: string) =>
    (
      await product.database.db
        .selectFrom('account')
        .select('password')
        .where('userId', '=', userId)
        .where('providerId', '=', 'credential')
        .executeTakeFirstOrThrow()
    ).password;

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await testProduct(engine, { place, secrets: appSecrets({ DATA_DIR: place.dataDir }) });
    const people: unknown[] = Array.from({ length: PEOPLE }, (_, at) => person(at));
    people[7] = { ...person(7), email: 'no address' };
    writeFileSync(file('users.json'), JSON.stringify({ users: people }));
    writeFileSync(file('hash.txt'), HASH_CONFIG);
    const documents: unknown[] = Array.from({ length: PEOPLE }, (_, at) =>
      subscription(at, product.clock.now),
    );
    documents[8] = { ...subscription(8, product.clock.now), fields: { type: { stringValue: 'daily' } } };
    writeFileSync(file('subscriptions.json'), JSON.stringify({ documents }));
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  it('tells first what it would do, and writes nothing', async () => {
    const { code, out } = await users();
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      applied: false,
      rows: PEOPLE,
      outcomes: { new: PEOPLE - 1, refused: 1 },
      refused: [{ place: 'user 8', id: 'old-7', why: 'email is no e-mail address' }],
    });
    expect([await count('user'), await count('account')]).toEqual([0, 0]);
  });

  it('is killed in the middle, run again and once more: everybody once, the corrupted row alone left out', async () => {
    const killed = await operator(
      ['import-users', file('users.json'), '--hash-config', file('hash.txt'), '--apply'],
      '3000 of',
    );
    expect(killed.code).toBeNull();
    const half = await count('user');
    expect(half).toBeGreaterThanOrEqual(3000);
    expect(half % 500).toBe(half < PEOPLE - 1 ? 0 : (PEOPLE - 1) % 500);
    for (const outcomes of [
      { new: PEOPLE - 1 - half, 'here already, left as they are': half, refused: 1 },
      { 'here already, left as they are': PEOPLE - 1, refused: 1 },
    ])
      expect(JSON.parse((await users('--apply')).out)).toMatchObject({ applied: true, outcomes });
    expect([await count('user'), await count('account')]).toEqual([PEOPLE - 1, PEOPLE]);
  });

  it('takes the subscriptions over twice, each once, with every date kept', async () => {
    expect(JSON.parse((await subscriptions()).out).outcomes).toEqual({ new: PEOPLE - 2, refused: 2 });
    expect(await count('subscriptions')).toBe(0);
    const first = JSON.parse((await subscriptions('--apply')).out);
    expect(first.outcomes).toEqual({ new: PEOPLE - 2, refused: 2 });
    expect(first.refused.map(({ why }: { why: string }) => why)).toEqual([
      'nobody has this id; import the users first',
      'isActive is missing',
    ]);
    expect(JSON.parse((await subscriptions('--apply')).out).outcomes).toEqual({
      'here already, unchanged': PEOPLE - 2,
      refused: 2,
    });
    expect(await count('subscriptions')).toBe(PEOPLE - 2);
  });

  it('lets people in with their old password, with what they paid for, and makes the hash one of ours', async () => {
    const before = await storedPassword('old-1');
    expect(before).toMatch(/^fbscrypt\$v1\$/);
    expect((await signIn('person1@example.com', 'old password 2')).status).toBe(401);
    expect(await storedPassword('old-1')).toBe(before);
    const answer = await signIn('Person1@example.com', 'old password 1');
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { user: { id: 'old-1', name: 'Person 1' } },
    ]);
    const after = await storedPassword('old-1');
    expect(after).not.toMatch(/^fbscrypt/);
    expect((await signIn('person1@example.com', 'old password 1')).status).toBe(200);
    expect(await storedPassword('old-1')).toBe(after);
    const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const status = await product.request('/subscription/status', { headers: { cookie } });
    expect(await status.json()).toMatchObject({ isActive: true, type: 'monthly', amount: 249.99 });
  });

  it('keeps a disabled person out and a Google link in', async () => {
    const answer = await signIn('person3@example.com', 'old password 1');
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'account-closed' } }]);
    const links = await product.database.db
      .selectFrom('account')
      .select(['userId', 'accountId'])
      .where('providerId', '=', 'google')
      .execute();
    expect(links).toEqual([{ userId: 'old-5', accountId: 'google-5' }]);
  });

  it('keeps the signer key sealed, and out of every answer', async () => {
    const rows = await product.database.db.selectFrom('old_hash_configs').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(CONFIG.signer.toString('base64'));
    const { out, err } = await users('--apply');
    expect(out + err).not.toContain(CONFIG.signer.toString('base64'));
  });

  it('refuses an address, a Google account and a payment that are somebody else’s already', async () => {
    await product.person('taken@example.com');
    const thief = { ...person(90_001), email: 'taken@example.com' };
    const twin = { ...person(90_002), providerUserInfo: [{ providerId: 'google.com', rawId: 'google-5' }] };
    writeFileSync(file('more.json'), JSON.stringify([thief, twin, person(90_003), person(90_003)]));
    const { out } = await operator([
      'import-users',
      file('more.json'),
      '--hash-config',
      file('hash.txt'),
      '--apply',
      '--json',
    ]);
    expect(JSON.parse(out)).toMatchObject({
      outcomes: { refused: 3, new: 1 },
      refused: [
        { why: expect.stringMatching(/^the address belongs to user /) },
        { why: 'the Google account belongs to user old-5' },
        { why: 'localId stands twice in the file' },
      ],
    });
    const stolen = subscription(1, product.clock.now);
    writeFileSync(
      file('stolen.json'),
      JSON.stringify({ documents: [{ ...stolen, name: 'x/subscriptions/old-90003' }] }),
    );
    const payment = await operator(['import-subscriptions', file('stolen.json'), '--apply', '--json']);
    expect(JSON.parse(payment.out).refused).toMatchObject([
      { why: 'payment ch_old_1 belongs to user old-1' },
    ]);
  });

  it('reads like a report on paper, without what a name could tell the terminal', async () => {
    writeFileSync(
      file('paper.json'),
      JSON.stringify([{ ...person(1), localId: 'x\u001b[2J', email: 'x' }, person(1)]),
    );
    const { out, code } = await operator([
      'import-users',
      file('paper.json'),
      '--hash-config',
      file('hash.txt'),
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Nothing was written: this was a dry run. Add --apply to write it.');
    expect(out).toMatch(/user 1 +x\?\[2J +localId has other signs/);
    expect(out).not.toContain('\u001b');
  });

  it.each([
    ['no such file', ['import-users', 'nowhere.json'], /nowhere\.json cannot be read \(ENOENT\)/],
    [
      'passwords without their parameters',
      ['import-users', 'users.json'],
      /9999 rows have a password; name the file/,
    ],
    [
      'parameters that are none',
      ['import-users', 'users.json', '--hash-config', 'users.json'],
      /missing or wrong: algorithm/,
    ],
    ['a file of something else', ['import-users', 'hash.txt'], /is no export of users/],
    ['documents of something else', ['import-subscriptions', 'hash.txt'], /is no dump of documents/],
  ])('says in one line: %s', async (_case, args, line) => {
    const { code, out, err } = await operator(args);
    expect([code, out]).toEqual([1, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(line);
  });

  it('still opens old passwords after APP_SECRET was changed, as long as the old one is listed at the next start', async () => {
    await product.close();
    const old = readFileSync(file('app-secret'), 'utf8').trim();
    const start = (...secrets: string[]) =>
      testProduct(engine, { place, secrets: appSecrets({ DATA_DIR: place.dataDir, APP_SECRET: secrets }) });
    product = await start('a new secret that is long enough to be one', old);
    await product.close();
    product = await start('a new secret that is long enough to be one');
    expect((await signIn('person2@example.com', 'old password 1')).status).toBe(200);
  });
});
