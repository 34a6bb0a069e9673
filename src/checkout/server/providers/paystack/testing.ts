import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY } from '#server/testing';
import { type Contracts, gatewayPeer, nobodysUrl, type UnderContract } from '../testing.ts';
import { paystack } from './provider.ts';

const at = (url: string) =>
  paystack({
    apiUrl: `${url}/paystack`,
    sdkUrl: `${url}/paystack/inline.js`,
    publicKey: GATEWAY_PUBLIC_KEY,
    secretKey: GATEWAY_KEY,
    timeoutMs: 20_000,
  });

async function underContract(): Promise<UnderContract> {
  const peer = await gatewayPeer();
  await peer.gateway.post(
    '/paystack/webhook-address',
    { url: peer.webhookUrl },
    { authorization: `Bearer ${GATEWAY_KEY}` },
  );
  const real = at(peer.gateway.url);
  const accessCodes = new Map<string, string>();
  return {
    ...peer,
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
      return peer.payAt(code, card);
    },
  };
}

export const contracts: Contracts = { Paystack: underContract };
