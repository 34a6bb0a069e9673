import { afterEach, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { MINUTE_MS } from '#kit';
import { createRateLimits, type RateLimits } from '#limits/server';
import { GOOD_CARD, type Person, type TestProduct, testProduct } from '#server/testing';
import type { CardProvider } from './provider.ts';

const DECLINED = '4000 0000 0000 0002';

describe.each(ENGINES)('limits on payments, on %s', (engine) => {
  let nodes: TestProduct[] = [];
  let place: TestPlace | undefined;
  /** Checkouts that the provider was asked to charge. */
  let charged: string[];

  const start = async (options: Parameters<typeof testProduct>[1] = {}): Promise<TestProduct> => {
    charged = [];
    const counting = (real: CardProvider): CardProvider => ({
      ...(options.provider?.(real) ?? real),
      async charge(request) {
        charged.push(request.checkoutId);
        return (options.provider?.(real) ?? real).charge(request);
      },
    });
    const node = await testProduct(engine, { rateLimits: true, ...options, provider: counting });
    nodes.push(node);
    return node;
  };
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await place?.remove();
    [nodes, place] = [[], undefined];
  });

  /** As if the request came over a connection from this address. */
  const post = (node: TestProduct, person: Person, path: string, body: unknown, address = '203.0.113.9') =>
    node.app.request(
      `${node.url}${path}`,
      {
        method: 'POST',
        headers: {
          cookie: person.cookie,
          origin: node.url,
          host: 'localhost:3999',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );

  async function buy(node: TestProduct, person: Person, card: string, address?: string, plan = 'weekly') {
    const started = await post(node, person, '/api/checkout', { plan }, address);
    if (!started.ok) return started;
    const { checkoutId } = (await started.json()) as { checkoutId: string };
    const token = await node.cardToken(card);
    return post(node, person, `/api/checkout/${checkoutId}/pay`, { token }, address);
  }
  const told = async (answer: Response) => ({
    status: answer.status,
    retryAfter: Number(answer.headers.get('retry-after')),
    ...((await answer.json()) as { error: { code: string; message: string } }).error,
  });
  const limitsOf = (node: TestProduct): RateLimits =>
    createRateLimits({ ...node.database, clock: () => node.clock.now, on: true });
  const fill = async (
    node: TestProduct,
    name: 'declined-payments' | 'declined-payments-in-all',
    client: string,
  ) => {
    const limits = limitsOf(node);
    while ((await limits.take([name], { client })).ok);
  };

  it('stop sixty declined cards of one new account after the fifth, and say when to come back', async () => {
    const node = await start();
    const person = await node.person();
    const answers: Response[] = [];
    for (let card = 0; card < 60; card++) answers.push(await buy(node, person, DECLINED));
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(402), ...Array(55).fill(429)]);
    expect(charged).toHaveLength(5);
    const first = await told(answers[5] as Response);
    expect(first).toEqual({
      status: 429,
      code: 'too-many-requests',
      retryAfter: 15 * 60,
      message: 'Too many payments were declined. You have not been charged. Try again in 15 minutes.',
    });

    node.clock.tick(first.retryAfter * 1_000 - 1);
    expect((await buy(node, person, GOOD_CARD)).status).toBe(429);
    node.clock.tick(1);
    expect((await buy(node, person, GOOD_CARD)).status).toBe(200);
  });

  it('let ten declines a day by for one account', async () => {
    const node = await start();
    const person = await node.person();
    for (let quarter = 0; quarter < 3; quarter++) {
      for (let card = 0; card < 5; card++) await buy(node, person, DECLINED);
      node.clock.tick(15 * MINUTE_MS);
    }
    expect(charged).toHaveLength(10);
    expect((await told(await buy(node, person, GOOD_CARD))).message).toMatch(/Try again in 24 hours\.$/);
  });

  it('count attempts under way: where one address has five declines left, eight accounts at once get five', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const node = await start({
      timeoutMs: 60_000,
      provider: (real) => ({
        ...real,
        async charge(request) {
          await released;
          return real.charge(request);
        },
      }),
    });
    const people: Person[] = [];
    for (let i = 0; i < 8; i++) people.push(await node.person());
    for (let i = 0; i < 15; i++) await limitsOf(node).take(['declined-payments'], { client: '203.0.113.9' });
    const refused: Response[] = [];
    let threeRefused = () => {};
    const three = new Promise<void>((resolve) => {
      threeRefused = resolve;
    });
    const paying = people.map(async (person) => {
      const answer = await buy(node, person, DECLINED);
      if (answer.status === 429 && refused.push(answer) === 3) threeRefused();
      return answer.status;
    });
    await three;
    expect(charged).toHaveLength(5);
    release();
    const statuses = await Promise.all(paying);
    expect(statuses.filter((status) => status === 402)).toHaveLength(5);
    expect(await told(refused[0] as Response)).toMatchObject({
      code: 'too-many-requests',
      message:
        'Too many payments from your network were declined. You have not been charged. Try again in 1 hour.',
    });
    // Another address is another matter.
    expect((await buy(node, people[7] as Person, GOOD_CARD, '198.51.100.7')).status).toBe(200);
  });

  it('count one decline for many calls with one checkout, and nothing for a payment that goes through', async () => {
    const node = await start();
    const person = await node.person();
    const { checkoutId } = (await (await post(node, person, '/api/checkout', { plan: 'weekly' })).json()) as {
      checkoutId: string;
    };
    const tokens = await Promise.all(Array.from({ length: 30 }, () => node.cardToken(DECLINED)));
    const answers = await Promise.all(
      tokens.map((token) => post(node, person, `/api/checkout/${checkoutId}/pay`, { token })),
    );
    expect(charged).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 402 && status !== 409)).toEqual([]);
    for (let card = 0; card < 3; card++) expect((await buy(node, person, DECLINED)).status).toBe(402);
    expect((await buy(node, person, GOOD_CARD)).status).toBe(200);
    expect((await buy(node, person, GOOD_CARD, undefined, 'monthly')).status).toBe(200);
    // The fourth decline left room for a fifth.
    expect((await buy(node, person, DECLINED, undefined, 'yearly')).status).toBe(402);
    expect((await buy(node, person, GOOD_CARD, undefined, 'yearly')).status).toBe(429);
  });

  it('give whoever repeats a payment its first answer, over the limit too', async () => {
    const node = await start();
    const [person, buyer] = [await node.person(), await node.person()];
    const ids: string[] = [];
    for (let card = 0; card < 5; card++) {
      await buy(node, person, DECLINED);
      ids.push(charged.at(-1) ?? '');
    }
    expect((await buy(node, buyer, GOOD_CARD)).status).toBe(200);
    const paid = charged.at(-1) ?? '';
    const attempts = limitsOf(node);
    while ((await attempts.take(['payment-attempts'], { account: buyer.id })).ok);
    const pay = async (who: Person, id: string) =>
      (await post(node, who, `/api/checkout/${id}/pay`, { token: await node.cardToken(GOOD_CARD) })).status;
    for (const id of ids) expect(await pay(person, id)).toBe(402);
    for (let again = 0; again < 15; again++) expect(await pay(buyer, paid)).toBe(200);
    for (let look = 0; look < 30; look++)
      expect(
        (await node.request(`/api/checkout/${paid}`, { headers: { cookie: buyer.cookie } })).status,
      ).toBe(200);
    expect(charged).toHaveLength(6);
  });

  it('count on all servers together', async () => {
    place = await testPlace(engine);
    const [one, other] = [await start({ place }), await start({ place })];
    other.clock.now = one.clock.now;
    const person = await one.person();
    const statuses: number[] = [];
    for (let card = 0; card < 7; card++)
      statuses.push((await buy(card % 2 ? one : other, person, DECLINED)).status);
    expect(statuses).toEqual([402, 402, 402, 402, 402, 429, 429]);
  });

  it('slow down accounts that never paid while the whole shop sees too many declines, and nobody else', async () => {
    const node = await start();
    const [customer, tester, honest] = [await node.person(), await node.person(), await node.person()];
    expect((await buy(node, customer, GOOD_CARD)).status).toBe(200);
    await fill(node, 'declined-payments-in-all', '');
    await fill(node, 'declined-payments', '203.0.113.9');

    // Somebody who paid before: as ever, even behind an address that is full.
    expect((await buy(node, customer, DECLINED, '203.0.113.9', 'monthly')).status).toBe(402);
    expect((await buy(node, customer, GOOD_CARD, '203.0.113.9', 'monthly')).status).toBe(200);
    // A new account has one try, and a card that is good goes through.
    expect((await buy(node, tester, DECLINED, '198.51.100.7')).status).toBe(402);
    expect(await told(await buy(node, tester, DECLINED, '198.51.100.7'))).toMatchObject({
      status: 429,
      retryAfter: 15 * 60,
    });
    expect((await buy(node, honest, GOOD_CARD, '198.51.100.7')).status).toBe(200);
    node.clock.tick(15 * MINUTE_MS);
    for (let card = 0; card < 5; card++)
      expect((await buy(node, tester, DECLINED, '198.51.100.7')).status).toBe(402);
  });

  it('put the brake on at the sixtieth decline of accounts that never paid', async () => {
    const node = await start();
    const limits = limitsOf(node);
    for (let i = 0; i < 59; i++) await limits.take(['declined-payments-in-all'], {});
    const [person, customer] = [await node.person(), await node.person()];
    await buy(node, customer, GOOD_CARD);
    expect((await buy(node, customer, DECLINED, undefined, 'yearly')).status).toBe(402);
    expect(await limits.isFull('declined-payments-in-all')).toBe(false);
    expect((await buy(node, person, DECLINED)).status).toBe(402);
    expect(await limits.isFull('declined-payments-in-all')).toBe(true);
    expect((await buy(node, person, DECLINED)).status).toBe(429);
  });

  it('never come between a capture and its access, and charge nothing that could not be counted', async () => {
    let node: TestProduct | undefined;
    node = await start({
      provider: (real) => ({
        ...real,
        async charge(request) {
          const outcome = await real.charge(request);
          await node?.database.db.schema.dropTable('rate_limits').execute();
          return outcome;
        },
      }),
    });
    const [person, next] = [await node.person(), await node.person()];
    const { checkoutId } = (await (await post(node, next, '/api/checkout', { plan: 'weekly' })).json()) as {
      checkoutId: string;
    };
    expect((await buy(node, person, GOOD_CARD)).status).toBe(200);
    expect(await (await person.get('/subscription/status')).json()).toMatchObject({ isActive: true });

    const token = await node.cardToken(GOOD_CARD);
    expect((await post(node, next, `/api/checkout/${checkoutId}/pay`, { token })).status).toBe(500);
    expect(await node.ledger()).toHaveLength(1);
    expect(await (await next.get(`/api/checkout/${checkoutId}`)).json()).toEqual({ state: 'open' });
  });

  it('are off where the operator tests under load', async () => {
    const node = await start({ rateLimits: false });
    const person = await node.person();
    for (let card = 0; card < 16; card++) expect((await buy(node, person, DECLINED)).status).toBe(402);
  });

  it('bound how often a provider is asked after a payment; over it the answer is what is known here', async () => {
    let asked = 0;
    const node = await start({
      provider: (real) => ({
        ...real,
        paysAt: 'page',
        begin: async () => ({ kind: 'redirect', redirectUrl: 'https://pay.example/1', providerRef: null }),
        confirm: async () => {
          asked += 1;
          return { kind: 'absent' };
        },
      }),
    });
    const person = await node.person();
    const started = await post(node, person, '/api/checkout', { plan: 'weekly' });
    const { checkoutId } = (await started.json()) as { checkoutId: string };
    const look = () => post(node, person, `/api/checkout/${checkoutId}/pay`, { reference: checkoutId });
    const answers = [];
    for (let times = 0; times < 70; times++) answers.push((await look()).status);
    expect([asked, new Set(answers)]).toEqual([60, new Set([202])]);
    node.clock.tick(MINUTE_MS);
    await look();
    expect(asked).toBe(61);
  });
});
