import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { migrate, openDatabase } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { DAY_MS, MINUTE_MS } from '#kit';
import { type Letter, writeLetter } from '#mail';
import { type Carrier, NotTaken } from './carrier.ts';
import { openPost, type PostOptions } from './post.ts';

const TO = 'thandi@example.com';
const letter = (subject = 'Hello'): Letter =>
  writeLetter({ brand: 'Repartee', subject, paragraphs: ['Text.'], footnote: 'Not you?' });
const LEASE_MS = 3 * MINUTE_MS;

/** A mail server that does as it is told, and remembers who it was sent for. */
function carrierThat(how: (to: string, subject: string) => Promise<void> = async () => {}) {
  const carried: { to: string; subject: string; id: string }[] = [];
  const carrier: Carrier = {
    async carry(to, { subject }, id) {
      carried.push({ to, subject, id });
      await how(to, subject);
    },
    close() {},
  };
  return { carrier, carried };
}
const never = () => new Promise<void>(() => {});

describe.each(ENGINES)('letters kept on %s', (engine) => {
  let place: TestPlace;
  let database: ReturnType<typeof openDatabase>;
  let complained: MockInstance;
  const clock = { now: Date.parse('2026-03-01T08:00:00Z') };
  const posts: { close(): Promise<void> }[] = [];
  beforeEach(async () => {
    place = await testPlace(engine);
    database = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
    await migrate(database, async () => {});
    complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    for (const post of posts.splice(0)) await post.close();
    await database.close().catch(() => {});
    await place.remove();
  });

  const open = (carrier: Carrier, more: Partial<PostOptions> = {}) => {
    const post = openPost({
      db: database.db,
      clock: () => clock.now,
      sealer: {
        seal: async (text) => btoa(encodeURIComponent(text)),
        open: async (seal) => decodeURIComponent(atob(seal)),
      },
      carrier,
      pausesMs: [MINUTE_MS],
      ...more,
    });
    posts.push(post);
    return post;
  };
  /** A process that is killed while a mail server has its letter: what stands in the database is all that stays. */
  async function crashWith(...subjects: string[]): Promise<string[]> {
    const { carrier, carried } = carrierThat(never);
    const post = open(carrier);
    posts.pop();
    for (const subject of subjects) await post.send(TO, letter(subject));
    await expect.poll(() => carried).toHaveLength(subjects.length);
    return carried.map(({ id }) => id);
  }
  const rows = () => database.db.selectFrom('kept_letters').selectAll().execute();

  it('stand there when `send` has resolved, sealed and without a name, and go when they are taken', async () => {
    const gate = Promise.withResolvers<void>();
    const { carrier } = carrierThat(() => gate.promise);
    const post = open(carrier);
    await post.send(TO, letter('A secret code'));
    const kept = await rows();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/thandi|secret code/);
    gate.resolve();
    await post.settled();
    expect(await rows()).toEqual([]);
  });

  it('go to nobody at the same price', async () => {
    const { carrier, carried } = carrierThat();
    const post = open(carrier);
    await post.send(null, letter());
    expect(await rows()).toHaveLength(1);
    await post.settled();
    expect([await rows(), carried]).toEqual([[], []]);
  });

  it('are carried once by several servers that look at the same moment', async () => {
    const all = carrierThat();
    const writer = open(carrierThat(never).carrier);
    const subjects = Array.from({ length: 20 }, (_, index) => `Letter ${index}`);
    await database.db.transaction().execute(async (tx) => {
      for (const subject of subjects) await writer.send(TO, letter(subject), { within: tx });
    });
    const servers = [1, 2, 3].map(() => open(all.carrier));
    for (const server of servers) server.wake();
    await Promise.all(servers.map((server) => server.settled()));
    expect(all.carried.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
  });

  it('are left by a crash and carried after the next start, known by the same name', async () => {
    const [id] = await crashWith('Left behind');
    const { carrier, carried } = carrierThat();
    const next = open(carrier);
    next.start(true);
    await next.settled();
    expect(carried).toEqual([{ to: TO, subject: 'Left behind', id }]);
    expect(await rows()).toEqual([]);
  });

  it('are left to another server until its lease has run out', async () => {
    await crashWith('Leased');
    const { carrier, carried } = carrierThat();
    const other = open(carrier);
    other.start(false);
    await other.settled();
    clock.now += LEASE_MS - 1;
    other.wake();
    await other.settled();
    expect(carried).toEqual([]);
    clock.now += 1;
    other.wake();
    await other.settled();
    expect(carried).toHaveLength(1);
  });

  it('are carried again by the clock alone', async () => {
    const taken = Promise.withResolvers<void>();
    let tries = 0;
    const { carrier } = carrierThat(async () => {
      tries += 1;
      if (tries === 1) throw new NotTaken('away', false);
      taken.resolve();
    });
    const post = open(carrier, { clock: Date.now, pausesMs: [1] });
    await post.send(TO, letter());
    await taken.promise;
    await post.settled();
    expect(await rows()).toEqual([]);
  });

  it('do not wait for one that hangs', async () => {
    const { carrier, carried } = carrierThat((_to, subject) =>
      subject === 'Hangs' ? never() : Promise.resolve(),
    );
    const post = open(carrier);
    posts.pop();
    await post.send(TO, letter('Hangs'));
    await expect.poll(() => carried).toHaveLength(1);
    await post.send(TO, letter('Goes'));
    await expect.poll(rows).toHaveLength(1);
    expect(carried.map(({ subject }) => subject)).toEqual(['Hangs', 'Goes']);
  });

  it('are dropped, not carried, once what they say no longer holds', async () => {
    await crashWith('A code of five minutes');
    await database.db
      .updateTable('kept_letters')
      .set({ expires_at: new Date(clock.now + 1_000).toISOString() })
      .execute();
    clock.now += DAY_MS;
    const { carrier, carried } = carrierThat();
    const next = open(carrier);
    next.start(true);
    await next.settled();
    expect([carried, await rows()]).toEqual([[], []]);
    expect(complained.mock.calls.flat().join()).toContain('given up');
  });

  it('are given up where no secret opens them any more', async () => {
    await crashWith('Sealed for ever');
    const { carrier, carried } = carrierThat();
    const next = open(carrier, { sealer: { seal: async (text) => text, open: async () => null } });
    next.start(true);
    await next.settled();
    expect([carried, await rows()]).toEqual([[], []]);
    expect(complained.mock.calls.flat().join()).toContain('DATA_KEY');
  });

  it('stand and fall with the transaction that they tell of', async () => {
    const { carrier, carried } = carrierThat();
    const post = open(carrier);
    const undone = database.db.transaction().execute(async (tx) => {
      await post.send(TO, letter('Never happened'), { within: tx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await database.db.transaction().execute((tx) => post.send(TO, letter('Happened'), { within: tx }));
    post.wake();
    await post.settled();
    expect(carried.map(({ subject }) => subject)).toEqual(['Happened']);
  });

  it('leave from memory where the database takes nothing', async () => {
    const { carrier, carried } = carrierThat();
    const post = open(carrier);
    await database.db.schema.dropTable('kept_letters').execute();
    await post.send(TO, letter('All the same'));
    await post.settled();
    expect(carried.map(({ subject }) => subject)).toEqual(['All the same']);
    expect(complained.mock.calls.flat().join()).not.toContain('thandi');
  });

  it('are carried twice rather than never, where the database is lost after the mail server took one', async () => {
    const first = carrierThat(async () => {
      vi.spyOn(database.db, 'deleteFrom').mockImplementationOnce(() => {
        throw new Error('lost');
      });
    });
    const post = open(first.carrier);
    await post.send(TO, letter('Twice'));
    await post.settled();
    expect(await rows()).toHaveLength(1);
    const second = carrierThat();
    const next = open(second.carrier);
    next.start(true);
    await next.settled();
    expect(second.carried).toEqual(first.carried);
    expect(await rows()).toEqual([]);
  });
});
