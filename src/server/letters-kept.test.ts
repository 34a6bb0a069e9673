import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { opened, sealed } from '#identity/server';
import { MINUTE_MS } from '#kit';
import { startMailServer, type TestMailServer } from '#mail/testing';
import { chooseMailer, type MailerDeps } from './choose-mailer.ts';
import { appSecrets, dataKeys, signingSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { type TestProduct, testProduct } from './testing.ts';

const OPERATOR = fileURLToPath(new URL('../operator/main.ts', import.meta.url));

describe.each(ENGINES)('letters by SMTP on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  /** Takes the text of a letter and never says that it has it. */
  let silent: TestMailServer;
  let reached: Promise<void>;
  beforeEach(async () => {
    place = await testPlace(engine);
    const asked = Promise.withResolvers<void>();
    reached = asked.promise;
    silent = await startMailServer({
      onData(stream) {
        stream.resume();
        asked.resolve();
      },
    });
    product = await testProduct(engine, {
      place,
      secrets: appSecrets({ DATA_DIR: place.dataDir }),
      mailer: (deps) => mailerTo(silent, deps),
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    // What the silent one still holds fails now, and nothing waits for it.
    await silent.stop();
    await product.close();
    await place.remove();
  });

  function mailerTo(server: TestMailServer, deps: MailerDeps, more: Record<string, string> = {}) {
    const smtp = `smtp://127.0.0.1:${server.port}`;
    const read = readSettings({ DATA_DIR: place.dataDir, SMTP_URL: smtp, ...more });
    if (!read.ok) throw new Error(read.faults.join());
    return chooseMailer(read.settings, deps);
  }
  /** What a start some minutes later brings. */
  async function nextStart(more: Record<string, string> = {}, secrets = product.secrets) {
    const server = await startMailServer();
    const { db } = product.database;
    const clock = () => Date.now() + 4 * MINUTE_MS;
    const mailer = mailerTo(server, { db, clock, secrets }, more);
    mailer.start(false);
    await mailer.settled();
    await mailer.close();
    await server.stop();
    return server.taken;
  }
  const post = (path: string, body: unknown) =>
    product.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify(body),
    });
  const kept = () => product.database.db.selectFrom('kept_letters').select('sealed').execute();

  it('leave after a process that was killed before the mail server had them', async () => {
    const person = await product.person('leaving@example.com');
    await product.database.db.deleteFrom('kept_letters').execute();
    const asked = Promise.withResolvers<void>();
    const held = await startMailServer({
      onData(stream) {
        stream.resume();
        asked.resolve();
      },
    });
    writeFileSync(join(place.dataDir, '.env'), `SMTP_URL=smtp://127.0.0.1:${held.port}\n`);
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', OPERATOR, 'delete', person.email, '--apply'],
      {
        cwd: place.dataDir,
        env: {
          PATH: process.env.PATH ?? '',
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
          DATA_DIR: place.dataDir,
          ...(place.url ? { DATABASE_URL: place.url } : {}),
        },
        stdio: 'ignore',
      },
    );
    await asked.promise;
    child.kill('SIGKILL');
    await once(child, 'close');
    await held.stop();

    expect((await person.get('/subscription/status')).status).toBe(401);
    const [letter, ...more] = await nextStart();
    expect([letter?.envelopeTo, more]).toEqual([[person.email], []]);
    const token = /\/account\/undo\?token=([\w-]+)/.exec(letter?.parsed.text ?? '')?.[1];
    expect((await post('/api/account/undo', { token })).status).toBe(200);
    expect(await nextStart()).toMatchObject([{ parsed: { subject: 'Your account stays' } }]);
    expect(await kept()).toEqual([]);
    // A process of its own, which starts slowly on a busy machine.
  }, 120_000);

  it('keep nobody waiting, and stand in the database without a code, a link or an address', async () => {
    const person = await product.person('owner@example.com');
    expect((await post('/auth/login', { email: person.email })).status).toBe(200);
    expect((await post('/api/auth/request-password-reset', { email: person.email })).status).toBe(200);
    await reached;
    const rows = await kept();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/owner|example|\/login|token/);
    const later = await nextStart();
    const text = later.map(({ parsed }) => parsed.text).join('\n');
    expect(text).toMatch(/^\d{6}$/m);
    expect(text).toMatch(/\/login\?reset=[\w-]+/);
  });

  it('are opened by the DATA_KEY alone: a lost APP_SECRET loses none, a DATA_KEY is changed by listing both', async () => {
    const { email } = await product.person('sealed@example.com');
    await reached;
    expect(await kept()).toHaveLength(1);
    const foreign = signingSecrets(['another secret than this product was started with']);
    const own = readFileSync(join(place.dataDir, 'data-key'), 'utf8').trim();
    expect(await nextStart({ DATA_KEY: `a newer key, ${own}` }, foreign)).toMatchObject([
      { envelopeTo: [email] },
    ]);
  });

  it('that no key of the list opens are given up, and the log says which setting lacks it', async () => {
    await product.person('lost@example.com');
    await reached;
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const foreign = signingSecrets(['another secret than this product was started with']);
    expect(await nextStart({ DATA_KEY: 'a key that nothing was sealed with' }, foreign)).toEqual([]);
    expect(await kept()).toEqual([]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('DATA_KEY no longer lists the key'));
  });

  it('that were sealed with the APP_SECRET, before there was a DATA_KEY, still leave', async () => {
    const { db } = product.database;
    await product.person('before@example.com');
    await reached;
    const { sealed: seal } = await db.selectFrom('kept_letters').selectAll().executeTakeFirstOrThrow();
    const text = await opened(dataKeys({ DATA_DIR: place.dataDir }), seal);
    await db
      .updateTable('kept_letters')
      .set({ sealed: await sealed(product.secrets, text ?? '') })
      .execute();
    expect(await nextStart()).toMatchObject([{ envelopeTo: ['before@example.com'] }]);
  });

  it.each(['/auth/login', '/api/auth/request-password-reset'])(
    '%s does the same for an address that nobody has',
    async (path) => {
      const person = await product.person('known@example.com');
      const statements: string[] = [];
      const executor = product.database.db.getExecutor();
      const run = executor.executeQuery.bind(executor);
      async function watched(email: string): Promise<string[]> {
        statements.length = 0;
        const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(((
          query: { sql: string },
          ...rest: []
        ) => {
          statements.push(query.sql);
          return run(query as never, ...rest);
        }) as never);
        const answer = await post(path, { email });
        expect(answer.status).toBe(200);
        // What carries letters works beside the requests, and not for them.
        const asked = statements.filter((sql) => !sql.includes('kept_letters') || sql.startsWith('insert'));
        spy.mockRestore();
        return asked;
      }
      // Once before, so that neither is the first of its kind.
      await watched('warm@example.com');
      const known = await watched(person.email);
      const unknown = await watched('nobody@example.com');
      expect(unknown).toEqual(known);
      expect(known.filter((sql) => sql.includes('kept_letters'))).toHaveLength(1);
      const lengths = (await kept()).map(({ sealed }) => sealed.length).slice(-2);
      expect(Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0))).toBeLessThan(100);
    },
  );
});
