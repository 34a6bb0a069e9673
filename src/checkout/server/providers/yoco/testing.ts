import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY, type TestGateway } from '#server/testing';
import { type Contracts, gatewayPeer, nobodysUrl, type UnderContract } from '../testing.ts';
import { yocoCheckout } from './checkout.ts';
import { type YocoOptions, yocoPopup } from './popup.ts';

/** The secret of the messages that the gateway sends in tests. */
export const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

async function popup(options: Pick<YocoOptions, 'name' | 'canFind'>): Promise<UnderContract> {
  const peer = await gatewayPeer();
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
    ...peer,
    provider: at(peer.gateway.url),
    unreachable: at(await nobodysUrl()),
    pay: (_request, card) => peer.token(card),
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
  const peer = await gatewayPeer();
  await registerWebhook(peer.gateway, peer.webhookUrl);
  return {
    ...peer,
    provider: checkoutAt(peer.gateway.url),
    unreachable: checkoutAt(await nobodysUrl()),
    pay: ({ providerRef }, card) => peer.payAt(String(providerRef), card),
  };
}

export const contracts: Contracts = {
  'the sandbox': () => popup({ name: 'sandbox', canFind: true }),
  "Yoco's popup": () => popup({ name: 'yoco', canFind: false }),
  "Yoco's page": page,
};
