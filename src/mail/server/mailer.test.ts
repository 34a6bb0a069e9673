import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { migrate, openDatabase } from '#database';
import { type TestPlace, testPlace } from '#database/testing';
import { type Letter, parseSender, writeLetter } from '#mail';
import { type Mailer, openOutbox, openPost, openSmtp, readOutbox } from './index.ts';
import { startMailServer, type TestMailServer } from './testing.ts';

/** The contract of every mailer, on the outbox and on a real mail server; then what only SMTP can meet. */

const from = parseSender('Répartee <no-reply@repartee.example>') ?? { name: '', address: '' };
const letter = (change: Partial<Letter> = {}): Letter => ({
  ...writeLetter({
    brand: 'Répartee',
    subject: 'Wagwoord vergeet? – 忘れた 🔑',
    paragraphs: ['Sawubona Thandi,', 'dit is die tweede reël, met ‘aanhalings’ & 100 % <ampersand>.'],
    action: { label: 'Set', url: `https://repartee.example/login?reset=${'x'.repeat(90)}` },
    footnote: 'Not you? Do nothing.',
  }),
  ...change,
});

interface Got {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}
interface Harness {
  mailer: Mailer;
  got(): Got[];
  end(): Promise<void>;
}

let warned: MockInstance;
let complained: MockInstance;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  complained = vi.spyOn(console, 'error').mockImplementation(() => {});
});
const logged = () => [...warned.mock.calls, ...complained.mock.calls].flat().join('\n');

/** Line ends as the wire has them, and what a mail program adds at the end, say nothing. */
const lines = (text: string | undefined) => (text ?? '').replace(/\r\n/g, '\n').trimEnd();

function outboxHarness(): Harness {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-outbox-'));
  return {
    mailer: openOutbox({ folder, from: 'Répartee <no-reply@repartee.example>', clock: Date.now }),
    got: () => readOutbox(folder).map((one) => ({ ...one, text: lines(one.text), html: lines(one.html) })),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

let place: TestPlace;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  place = await testPlace('sqlite');
  database = openDatabase({ dataDir: place.dataDir });
  await migrate(database, async () => {});
});
afterEach(() => database.db.deleteFrom('kept_letters').execute());
afterAll(async () => {
  await database.close();
  await place.remove();
});

const clock = { now: Date.now() };
interface Given {
  url?: string;
  from?: typeof from;
  pausesMs?: readonly number[];
}
/** Letters are kept as they are here: sealing them is the server's. */
const openBy = ({ url = '', from: sender = from, pausesMs = [] }: Given) =>
  openPost({
    db: database.db,
    clock: () => clock.now,
    sealer: { seal: async (text) => text, open: async (text) => text },
    carrier: openSmtp({ url, from: sender }),
    pausesMs,
  });
const openFor = (server: TestMailServer, rest: Given = {}) =>
  openBy({ url: `smtp://127.0.0.1:${server.port}`, ...rest });
/** Lets the pause before the next try go by. */
async function afterPause(mailer: Mailer, ms: number): Promise<void> {
  clock.now += ms;
  mailer.wake();
  await mailer.settled();
}

async function smtpHarness(): Promise<Harness> {
  const server = await startMailServer();
  const mailer = openFor(server);
  return {
    mailer,
    got: () =>
      server.taken.map(({ parsed, envelopeTo }) => ({
        to: envelopeTo.join(),
        from: `${parsed.from?.name} <${parsed.from?.address}>`,
        subject: parsed.subject ?? '',
        text: lines(parsed.text),
        html: lines(parsed.html),
      })),
    async end() {
      await mailer.close();
      await server.stop();
    },
  };
}

describe.each([
  ['the outbox', outboxHarness],
  ['SMTP', smtpHarness],
] as const)('%s', (_name, open) => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await open();
  });
  afterEach(() => harness.end());

  it('brings text and HTML as they were written, whatever alphabet they use', async () => {
    const sent = letter();
    await harness.mailer.send('thandi@example.com', sent);
    await harness.mailer.settled();
    expect(harness.got()).toMatchObject([
      {
        to: 'thandi@example.com',
        from: 'Répartee <no-reply@repartee.example>',
        subject: sent.subject,
        text: lines(sent.text),
        html: lines(sent.html),
      },
    ]);
  });

  it('takes the letter and returns before anything is written or sent', async () => {
    await harness.mailer.send('thandi@example.com', letter());
    expect(harness.got()).toEqual([]);
    await harness.mailer.settled();
    expect(harness.got()).toHaveLength(1);
  });

  it('brings every one of many', async () => {
    const all = Array.from({ length: 25 }, (_, index) => `person${index}@example.com`);
    await Promise.all(all.map((to) => harness.mailer.send(to, letter())));
    await harness.mailer.settled();
    expect(
      harness
        .got()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(all.sort());
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nRCPT TO:<b@example.com>',
    'Somebody <a@example.com>',
    '<a@example.com>',
    'a@example.com;b@example.com',
    'no address',
    '',
  ])('sends nothing to %j, throws nothing, and does not log it', async (to) => {
    await harness.mailer.send(to, letter());
    await harness.mailer.settled();
    expect(harness.got()).toEqual([]);
    expect(complained).toHaveBeenCalledOnce();
    expect(logged()).not.toContain('example.com');
  });

  it('ends clean with letters on their way', async () => {
    for (const to of ['a@example.com', 'b@example.com']) await harness.mailer.send(to, letter());
    await harness.mailer.close();
    expect(harness.got()).toHaveLength(2);
  });
});

it('an outbox that cannot be written is a line in the log, not a fault of the caller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-outbox-'));
  writeFileSync(join(folder, 'taken'), '');
  const mailer = openOutbox({ folder: join(folder, 'taken'), from: 'x@example.com', clock: Date.now });
  await mailer.send('thandi@example.com', letter());
  await mailer.settled();
  expect(logged()).toMatch(/could not be written to the outbox \(E/);
  expect(logged()).not.toContain('thandi');
  rmSync(folder, { recursive: true });
});

describe('SMTP alone', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  async function serve(...given: Parameters<typeof startMailServer>) {
    const server = await startMailServer(...given);
    ends.push(server.stop);
    return server;
  }
  function post(mailer: Mailer) {
    ends.push(mailer.close);
    return mailer;
  }

  it('says who it is from, that no person wrote it, and names each letter on its own domain', async () => {
    const server = await serve();
    const mailer = post(openFor(server));
    await mailer.send('a@example.com', letter());
    await mailer.send('b@example.com', letter());
    await mailer.settled();
    const [one, two] = server.taken;
    expect(one?.envelopeFrom).toBe('no-reply@repartee.example');
    expect(one?.parsed.messageId).toMatch(/^<[\w-]+@repartee\.example>$/);
    expect(two?.parsed.messageId).not.toBe(one?.parsed.messageId);
    expect(one?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(one?.raw).toMatch(/^Content-Type: multipart\/alternative/m);
    // Readers show the last part that they understand, so the plain one stands first.
    expect(one?.raw.indexOf('text/plain')).toBeLessThan(one?.raw.indexOf('text/html') ?? -1);
    // RFC 5321: a line has at most 998 characters.
    expect(Math.max(...(one?.raw ?? '').split('\r\n').map((line) => line.length))).toBeLessThan(998);
  });

  it('has the mail program’s own button for letters that can be unsubscribed from, and for no other', async () => {
    const server = await serve();
    const mailer = post(openFor(server));
    const oneClickUrl = 'https://repartee.example/api/reminders/off?token=abc';
    await mailer.send('a@example.com', { ...letter(), oneClickUrl });
    await mailer.send('b@example.com', letter());
    await mailer.settled();
    const [one, two] = server.taken;
    expect(one?.raw).toContain(`List-Unsubscribe: <${oneClickUrl}>`);
    expect(one?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(two?.raw).not.toContain('List-Unsubscribe');
  });

  it('lets no subject, no text and no sender’s name add a header or an addressee', async () => {
    const server = await serve();
    const name = 'Rep"\r\nBcc: all@example.com';
    const mailer = post(openFor(server, { from: { ...from, name } }));
    const bad = 'Hello\r\nBcc: all@example.com\r\n\r\nbody';
    await mailer.send('a@example.com', letter({ subject: bad, text: `.\r\n${bad}\r\n.\r\nQUIT\r\n` }));
    await mailer.settled();
    const [taken] = server.taken;
    expect(server.taken).toHaveLength(1);
    expect(taken?.envelopeTo).toEqual(['a@example.com']);
    expect(taken?.parsed.bcc ?? []).toEqual([]);
    expect(taken?.parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(taken?.parsed.text).toContain('QUIT');
  });

  it('asks once where the addressee is refused for good, and goes on with the next', async () => {
    const asked: string[] = [];
    const server = await serve({
      onRcptTo({ address }, _session, next) {
        asked.push(address);
        next(
          address.startsWith('gone')
            ? Object.assign(new Error(`${address} is unknown`), { responseCode: 550 })
            : null,
        );
      },
    });
    const mailer = post(openFor(server, { pausesMs: [1, 1, 1] }));
    await mailer.send('gone@example.com', letter());
    await mailer.send('here@example.com', letter());
    await mailer.settled();
    expect(server.taken.map(({ envelopeTo }) => envelopeTo)).toEqual([['here@example.com']]);
    expect(asked.filter((address) => address.startsWith('gone'))).toHaveLength(1);
    expect(logged()).toContain('given up after 1 tries (EENVELOPE 550)');
    expect(logged()).not.toContain('gone');
  });

  it('tries again where it is told to come back later', async () => {
    let greeted = 0;
    const server = await serve({
      onRcptTo(_address, _session, next) {
        greeted += 1;
        next(greeted < 3 ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null);
      },
    });
    const mailer = post(openFor(server, { pausesMs: [10_000, 20_000, 40_000] }));
    await mailer.send('a@example.com', letter());
    await mailer.settled();
    for (const [ms, tries] of [
      [9_999, 1],
      [1, 2],
      [19_999, 2],
      [1, 3],
    ] as const) {
      await afterPause(mailer, ms);
      expect([ms, greeted]).toEqual([ms, tries]);
    }
    expect(server.taken).toHaveLength(1);
  });

  it('outlives a server that is down, and brings the letter once it is up', async () => {
    const gone = await startMailServer();
    await gone.stop();
    const mailer = post(openFor(gone, { pausesMs: [60_000] }));
    await mailer.send('a@example.com', letter());
    await mailer.settled();
    const back = await serve({}, { port: gone.port });
    await afterPause(mailer, 60_000);
    expect(back.taken).toHaveLength(1);
    expect(logged()).toContain('waits for another try');
  });

  it('brings the letter whole after the connection dropped in the middle of it', async () => {
    const server = await serve({}, { drops: 2 });
    const mailer = post(openFor(server, { pausesMs: [60_000] }));
    await mailer.send('a@example.com', letter());
    await mailer.settled();
    for (const _try of [2, 3]) await afterPause(mailer, 60_000);
    expect(server.taken.map(({ parsed }) => parsed.subject)).toEqual([letter().subject]);
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it('gives up in the end, with a line that names neither addressee nor letter', async () => {
    const gone = await startMailServer();
    await gone.stop();
    const mailer = post(openFor(gone, { pausesMs: [60_000] }));
    await mailer.send('thandi@example.com', letter(), { usefulForMs: 150_000 });
    await mailer.settled();
    for (const _try of [2, 3]) await afterPause(mailer, 60_000);
    expect(logged()).toContain('given up after 3 tries (ESOCKET)');
    expect(logged()).not.toMatch(/thandi|Wagwoord|reset=/);
  });

  it('ends without waiting for a server that stays away', async () => {
    const gone = await startMailServer();
    await gone.stop();
    const mailer = openFor(gone, { pausesMs: [3_600_000] });
    await mailer.send('thandi@example.com', letter());
    const startedMs = performance.now();
    await mailer.close();
    expect(performance.now() - startedMs).toBeLessThan(5_000);
    // It stays for the next start.
    expect(await database.db.selectFrom('kept_letters').select('tries').execute()).toHaveLength(1);
  });

  it('speaks TLS from the first byte where the URL says so, and believes no certificate of a stranger', async () => {
    const server = await serve({ secure: true });
    const url = `smtps://127.0.0.1:${server.port}`;
    const strict = post(openBy({ url }));
    await strict.send('a@example.com', letter());
    await strict.settled();
    expect(server.taken).toHaveLength(0);
    const lenient = post(openBy({ url: `${url}?tls.rejectUnauthorized=false` }));
    await lenient.send('a@example.com', letter());
    await lenient.settled();
    expect(server.taken).toMatchObject([{ secure: true }]);
  });

  it('signs in with user and password of the URL', async () => {
    const seen: unknown[] = [];
    const server = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password]);
        done(null, { user: 1 });
      },
    });
    const url = `smtp://post%40repartee.example:p%40ss%2Fword@127.0.0.1:${server.port}`;
    const mailer = post(openBy({ url }));
    await mailer.send('a@example.com', letter());
    await mailer.settled();
    expect(seen).toEqual([['post@repartee.example', 'p@ss/word']]);
    expect(server.taken).toHaveLength(1);
  });
});
