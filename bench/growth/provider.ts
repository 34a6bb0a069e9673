import type { CardProvider } from '#checkout/server';

/** A card provider in the process, which takes every card and knows what it took. */
export function providerInProcess(): CardProvider {
  const taken = new Map<string, { chargeId: string; amountInCents: number; currency: string }>();
  const find: CardProvider['find'] = async ({ checkoutId }) => {
    const capture = taken.get(checkoutId);
    return capture ? { kind: 'captured', capture: { ...capture, paidAtMs: Date.now() } } : { kind: 'absent' };
  };
  return {
    name: 'sandbox',
    isLive: false,
    paysAt: 'popup',
    browser: { publicKey: 'pk_bench', sdkUrl: 'http://localhost/sdk.js', origins: [] },
    begin: async () => ({ kind: 'popup' }),
    confirm: find,
    find,
    readWebhook: () => ({ kind: 'cannot' }),
    list: async () => ({ kind: 'cannot' }),
    disputes: async () => ({ kind: 'cannot' }),
    async charge({ checkoutId, amountInCents, currency }) {
      const capture = { chargeId: `bench_${checkoutId}`, amountInCents, currency };
      taken.set(checkoutId, capture);
      return { kind: 'captured', ...capture };
    },
    refund: async () => ({ kind: 'refunded', providerRefundId: null }),
  };
}
