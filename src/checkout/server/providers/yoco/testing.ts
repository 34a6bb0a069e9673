import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY, type TestGateway, testGateway } from '#server/testing';
import { type Contracts, messageListener, nobodysUrl, type UnderContract } from '../testing.ts';
import { yocoCheckout } from './checkout.ts';
import { type YocoOptions, yocoPopup } from './popup.ts';

const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** The secret of the messages that the gateway sends in tests. */
export const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

async function gatewayInFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'yoco-'));
  const gateway = await testGateway({
    dbFile: join(folder, 'gateway.db'),
    slowAnswerMs: 100,
    allowedParents: ['http://localhost:3999'],
  });
  return {
    gateway,
    async close() {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function popup(options: Pick<YocoOptions, 'name' | 'canFind'>): Promise<UnderContract> {
  const { gateway, close } = await gatewayInFolder();
  const at = (url: string) =>
    yocoPopup({
      ...options,
      apiUrl: `${url}/v1`,
      sdkUrl: `${url}/sdk.js`,
      publicKey: GATEWAY_PUBLIC_KEY,
      secretKey: GATEWAY_KEY,
      timeoutMs: 5_000,
    });
  return {
    provider: at(gateway.url),
    unreachable: at(await nobodysUrl()),
    pay: (_request, card) => gateway.cardToken(CARDS[card]),
    messages: async () => [],
    close,
  };
}

/** Yoco's page at a gateway, as the settings would choose it. */
export const checkoutAt = (url: string, timeoutMs = 5_000) =>
  yocoCheckout({
    apiUrl: `${url}/yoco/api`,
    secretKey: GATEWAY_KEY,
    webhookSecret: WEBHOOK_SECRET,
    timeoutMs,
  });

/** Tells the gateway where its messages go. */
export async function registerWebhook(gateway: TestGateway, url: string): Promise<void> {
  const answer = await gateway.post(
    '/yoco/api/webhooks',
    { name: 'tests', url, secret: WEBHOOK_SECRET },
    { authorization: `Bearer ${GATEWAY_KEY}` },
  );
  if (!answer.ok) throw new Error(await answer.text());
}

async function page(): Promise<UnderContract> {
  const { gateway, close } = await gatewayInFolder();
  const shop = await messageListener();
  await registerWebhook(gateway, shop.url);
  return {
    provider: checkoutAt(gateway.url),
    unreachable: checkoutAt(await nobodysUrl()),
    async pay({ providerRef }, card) {
      const token = await gateway.cardToken(CARDS[card]);
      await gateway.post(`/pay/${providerRef}/card`, { token }, { 'x-public-key': GATEWAY_PUBLIC_KEY });
      return null;
    },
    async messages(checkoutId) {
      await gateway.post('/v1/messages/flush', {}, { 'x-auth-secret-key': GATEWAY_KEY });
      return shop.heard.filter(({ rawBody }) => Buffer.from(rawBody).includes(checkoutId));
    },
    async close() {
      await close();
      await shop.close();
    },
  };
}

export const contracts: Contracts = {
  'the sandbox': () => popup({ name: 'sandbox', canFind: true }),
  "Yoco's popup": () => popup({ name: 'yoco', canFind: false }),
  "Yoco's page": page,
};
