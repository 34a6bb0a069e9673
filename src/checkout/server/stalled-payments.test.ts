import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES } from '#database/testing';
import { createRateLimits } from '#limits/server';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { payCheckout } from './attempts.ts';
import { yocoPopup } from './providers/yoco/popup.ts';
import { reconcile } from './reconciler.ts';
import { type AnsweringProvider, answeringProvider, block } from './testing.ts';

const TIMEOUT_MS = 1_000;

describe.each(ENGINES)('payments of a process that was stalled, on %s', (engine) => {
  let peer: AnsweringProvider;
  let product: TestProduct;
  afterEach(async () => {
    await product.close();
    await peer.close();
  });

  async function open(canFind: boolean, when: number | 'held' = 20) {
    // A call that is held takes as long as the test does.
    const timeoutMs = when === 'held' ? 20_000 : TIMEOUT_MS;
    peer = await answeringProvider(when);
    product = await testProduct(engine, {
      timeoutMs,
      provider: (real) =>
        yocoPopup({
          name: canFind ? 'sandbox' : 'yoco',
          apiUrl: peer.url,
          sdkUrl: real.browser.sdkUrl,
          publicKey: real.browser.publicKey,
          secretKey: 'sk_test_1',
          timeoutMs,
          canFind,
        }),
    });
  }
  async function start(person: Person): Promise<string> {
    const answer = await person.post('/api/checkout', { plan: 'monthly' });
    return ((await answer.json()) as { checkoutId: string }).checkoutId;
  }
  const events = async (checkoutId: string) =>
    (
      await product.database.db
        .selectFrom('payments')
        .select('event')
        .where('checkout_id', '=', checkoutId)
        .execute()
    )
      .map(({ event }) => event)
      .sort();
  /** As the server has them: the calls of this process may be under way. */
  const reconcilerDeps = () => ({
    db: product.database.db,
    providers: product.providers,
    timeoutMs: product.timeoutMs,
    clock: () => product.clock.now,
    alone: true,
  });

  it('five people whose provider cannot be asked: each answer is read, and all are applied', async () => {
    await open(false);
    const people = await Promise.all(Array.from({ length: 5 }, () => product.person()));
    const ids = await Promise.all(people.map(start));
    const paying = people.map((person, index) =>
      person.post(`/api/checkout/${ids[index]}/pay`, { token: `tok_${index}` }),
    );
    await peer.arrived(5);
    block(2 * TIMEOUT_MS);
    const answers = await Promise.all(paying);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const id of ids) expect(await events(id)).toEqual(['applied', 'captured', 'intent']);
  });

  it.each([
    ['cannot be asked', false],
    ['does not show the payment yet', true],
  ])(
    'the reconciler of the same process concludes nothing while the call is open, and the provider %s',
    async (_case, canFind) => {
      await open(canFind, 'held');
      const person = await product.person();
      const id = await start(person);
      const paying = person.post(`/api/checkout/${id}/pay`, { token: 'tok_1' });
      await peer.arrived(1);
      product.clock.tick(10 * TIMEOUT_MS);
      for (const everything of [true, false]) await reconcile(reconcilerDeps(), everything);
      expect(await events(id)).toEqual(['intent']);
      peer.answer();
      expect((await paying).status).toBe(200);
      expect(await events(id)).toEqual(['applied', 'captured', 'intent']);
    },
  );

  it('another node leaves a call to the node that made it, lists it when it must be lost, and loses nothing', async () => {
    await open(false, 'held');
    const person = await product.person();
    const id = await start(person);
    const paying = person.post(`/api/checkout/${id}/pay`, { token: 'tok_1' });
    await peer.arrived(1);
    const otherNode = { ...reconcilerDeps(), providers: { ...product.providers }, alone: false };
    // The look is due, and the call may still be under way.
    product.clock.tick(product.timeoutMs + 2_000);
    expect(await reconcile(otherNode)).toBe(1);
    expect(await events(id)).toEqual(['intent']);
    product.clock.tick(2 * product.timeoutMs);
    await reconcile(otherNode);
    expect(await events(id)).toEqual(['intent', 'review']);
    peer.answer();
    expect((await paying).status).toBe(200);
    expect(await events(id)).toEqual(['applied', 'captured', 'intent', 'review']);
  });

  it('a charge is not sent by a process that was stalled since it wrote the intent', async () => {
    await open(false);
    const person = await product.person();
    const id = await start(person);
    const { db } = product.database;
    const now = product.clock.now;
    // The first reading is that of the intent.
    const readings = [now, now + TIMEOUT_MS + 1];
    const clock = () => readings.shift() ?? now + TIMEOUT_MS + 1;
    const { engine } = product.database;
    const limits = createRateLimits({ db, engine, clock: () => now, on: false });
    const { storage } = product.database;
    const deps = { db, providers: product.providers, timeoutMs: TIMEOUT_MS, clock, limits, storage };
    expect(await payCheckout(deps, { userId: person.id, client: '127.0.0.1' }, id, 'tok_1')).toMatchObject({
      ok: false,
      fault: { code: 'payment-failed' },
    });
    expect(await events(id)).toEqual(['failed', 'intent']);
    expect((await person.post('/api/checkout', { plan: 'monthly' })).status).toBe(200);
  });
});
