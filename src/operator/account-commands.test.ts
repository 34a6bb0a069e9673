import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { closeAccount } from '#identity/server';
import { DAY_MS } from '#kit';
import { inLetters, postTo, type TestProduct } from '#server/testing';
import { deleteCommand } from './commands/delete.ts';
import { exportCommand } from './commands/export.ts';
import { commandRunner, openProduct, operatorCall, operatorProcess } from './testing.ts';

const PASSWORD = 'let me in 22';

describe.each(ENGINES)('export and delete in the terminal, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  const command = commandRunner(
    () => product,
    () => place,
  );
  /** A moment after the last one, so that letters lie in their order. */
  const run: typeof command = (...given) => {
    product.clock.tick(1);
    return command(...given);
  };
  const post = (path: string, body: object) => postTo(product)(path, body);
  const signIn = async (email: string) =>
    (await post('/api/auth/sign-in/email', { email, password: PASSWORD })).status;
  const undo = async (token: string | undefined) => {
    const answer = await post('/api/account/undo', { token });
    return [answer.status, await answer.json()];
  };
  /** Of every letter that undoes a deletion, the oldest first; the newest last. */
  const undoTokens = (email: string) => inLetters(product, email, /\/account\/undo\?token=([\w-]+)/);
  /** Shut out as the import does it. */
  const disable = (userId: string) =>
    product.database.db
      .updateTable('user')
      .set({ closedAt: new Date(product.clock.now).toISOString(), closedReason: 'disabled' })
      .where('id', '=', userId)
      .execute();
  const reasonOf = async (userId: string) =>
    (
      await product.database.db
        .selectFrom('user')
        .select('closedReason')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).closedReason;

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await openProduct(engine, place);
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  it('exports what the owner would get', async () => {
    const person = await product.person();
    await person.buy('weekly');
    const { code, out, err } = await operatorCall(place, ['export', person.email.toUpperCase()]);
    expect([code, err]).toEqual([0, '']);
    const theirs = (await (await person.get('/api/account/export')).json()) as Record<string, unknown>;
    expect({ ...JSON.parse(out), exportedAt: '' }).toEqual({ ...theirs, exportedAt: '' });
  });

  it('deletes only when told so, as a process too, and opens again', async () => {
    const person = await product.person();
    const status = async () => (await person.get('/subscription/status')).status;
    expect(await run(deleteCommand, person.id)).toContain('would be closed at once');
    expect(await status()).toBe(200);
    expect(await undoTokens(person.email)).toEqual([]);
    await expect(run(deleteCommand, person.email, '--keep', '--apply')).rejects.toThrow(
      'This account does not wait to be erased',
    );

    const done = await operatorProcess(place, ['delete', person.email, '--apply', '--json']);
    expect(JSON.parse(done.out)).toMatchObject({ userId: person.id, applied: true });
    expect(await status()).toBe(401);
    expect(await undoTokens(person.email)).toHaveLength(1);

    expect(await run(deleteCommand, person.email, '--keep')).toContain('would be open again');
    expect(await signIn(person.email)).toBe(403);
    expect(await run(deleteCommand, person.email, '--keep', '--apply')).toContain('is open again');
    expect(await signIn(person.email)).toBe(200);
    // The process had a clock of its own, so the letters lie in no order.
    const subjects = (await product.letters(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your account stays');
  });

  it('mails the way back anew when it is asked again, and the link before it is void', async () => {
    const person = await product.person();
    await person.buy('weekly');
    const asked = await product.request('/api/account', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', origin: product.url, cookie: person.cookie },
      body: '{}',
    });
    const { eraseAt } = (await asked.json()) as { eraseAt: string };
    product.clock.tick(DAY_MS);
    expect(await run(deleteCommand, person.email)).toMatch(/A new link that undoes it would be mailed/);
    expect(await undoTokens(person.email)).toHaveLength(1);
    const said = JSON.parse(await run(deleteCommand, person.email, '--apply', '--json'));
    expect(said).toMatchObject({
      eraseAt,
      says: expect.stringContaining('A new link that undoes it is in the post'),
    });
    product.clock.tick(-DAY_MS);
    const [first, second, ...more] = await undoTokens(person.email);
    expect(more).toEqual([]);
    expect(await undo(first)).toMatchObject([400, { error: { code: 'invalid-undo-link' } }]);
    expect(await undo(second)).toEqual([200, { isOpen: true }]);
    expect(await signIn(person.email)).toBe(200);
  });

  it('mails it where the process ended before the first letter left', async () => {
    const person = await product.person();
    const nothing = async () => {};
    const lost = {
      kind: 'outbox',
      send: nothing,
      wake() {},
      settled: nothing,
      close: nothing,
    } as const;
    const { db } = product.database;
    const deps = { db, clock: () => product.clock.now, publicUrl: product.url, brandName: 'Repartee' };
    await closeAccount({ ...deps, mailer: lost }, person.id);
    expect(await undoTokens(person.email)).toEqual([]);
    await run(deleteCommand, person.id, '--apply');
    expect(await undo((await undoTokens(person.email)).at(-1))).toEqual([200, { isOpen: true }]);
  });

  it('mails none that could not work any more', async () => {
    const person = await product.person();
    await run(deleteCommand, person.id, '--apply');
    product.clock.tick(7 * DAY_MS);
    for (const more of [[], ['--apply']])
      await expect(run(deleteCommand, person.id, ...more)).rejects.toThrow('It is too late');
    await expect(run(deleteCommand, person.id, '--keep', '--apply')).rejects.toThrow('It is too late');
    product.clock.tick(-7 * DAY_MS);
    expect(await undoTokens(person.email)).toHaveLength(1);
  });

  it('keeps closed what was disabled before, and says so at every step', async () => {
    const person = await product.person();
    await disable(person.id);
    expect(await run(deleteCommand, person.id)).toContain('is closed to sign-ins already');
    await run(deleteCommand, person.id, '--apply');
    const letter = (await product.letters(person.email)).at(-1);
    expect(letter?.text).toContain('it stays closed to sign-ins');
    expect(letter?.text).not.toContain('brings all of it back');

    expect(await run(deleteCommand, person.id, '--keep')).toContain(
      'would be kept, and closed to sign-ins still',
    );
    const kept = JSON.parse(await run(deleteCommand, person.id, '--keep', '--apply', '--json'));
    expect(kept).toMatchObject({ isOpen: false, says: expect.stringMatching(/^is kept, and closed/) });
    expect([await signIn(person.email), await reasonOf(person.id)]).toEqual([403, 'disabled']);
    const { subject, text } = (await product.letters(person.email)).at(-1) ?? { subject: '', text: '' };
    expect(subject).toBe('Your account will not be erased');
    expect(text).not.toMatch(/open again|Sign in/);

    // By the mailed link it is the same.
    await run(deleteCommand, person.id, '--apply');
    expect(await undo((await undoTokens(person.email)).at(-1))).toEqual([200, { isOpen: false }]);
    expect([await signIn(person.email), await reasonOf(person.id)]).toEqual([403, 'disabled']);
  });

  it.each([
    ['export', exportCommand],
    ['delete', deleteCommand],
  ] as const)('says in one line whom %s does not know', async (_name, asked) => {
    await expect(run(asked, 'nobody@example.com')).rejects.toThrow(
      /^Nobody has an account as nobody@example\.com$/,
    );
  });
});
