import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY, testGateway } from '#server/testing';
import { type Contracts, messageListener, nobodysUrl, type UnderContract } from '../testing.ts';
import { paystack } from './provider.ts';

const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

async function underContract(): Promise<UnderContract> {
  const folder = await mkdtemp(join(tmpdir(), 'paystack-'));
  const gateway = await testGateway({
    dbFile: join(folder, 'gateway.db'),
    slowAnswerMs: 100,
    allowedParents: ['http://localhost:3999'],
  });
  const shop = await messageListener();
  await gateway.post(
    '/paystack/webhook-address',
    { url: shop.url },
    {
      authorization: `Bearer ${GATEWAY_KEY}`,
    },
  );
  const at = (url: string) =>
    paystack({
      apiUrl: `${url}/paystack`,
      sdkUrl: `${url}/paystack/inline.js`,
      publicKey: GATEWAY_PUBLIC_KEY,
      secretKey: GATEWAY_KEY,
      timeoutMs: 5_000,
    });
  const real = at(gateway.url);
  const accessCodes = new Map<string, string>();
  return {
    provider: {
      ...real,
      async begin(request) {
        const begun = await real.begin(request);
        if (begun.kind === 'access-code') accessCodes.set(request.checkoutId, begun.accessCode);
        return begun;
      },
    },
    unreachable: at(await nobodysUrl()),
    async pay({ checkoutId }, card) {
      const code = accessCodes.get(checkoutId);
      if (!code) throw new Error('pay what was begun');
      await gateway.post(
        `/pay/${code}/card`,
        { token: await gateway.cardToken(CARDS[card]) },
        { 'x-public-key': GATEWAY_PUBLIC_KEY },
      );
      return null;
    },
    async messages(checkoutId) {
      await gateway.post('/v1/messages/flush', {}, { 'x-auth-secret-key': GATEWAY_KEY });
      return shop.heard.filter(({ rawBody }) => Buffer.from(rawBody).includes(checkoutId));
    },
    async close() {
      await gateway.close();
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const contracts: Contracts = { Paystack: underContract };
