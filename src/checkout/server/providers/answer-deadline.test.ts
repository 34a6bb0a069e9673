import { afterEach, describe, expect, it } from 'vitest';
import { type AnsweringProvider, answeringProvider, block } from '../testing.ts';
import { yocoPopup } from './yoco/popup.ts';

const LIMIT_MS = 400;
const STALL_MS = 3 * LIMIT_MS;
const charge = { token: 'tok_1', checkoutId: 'c1', amountInCents: 9_999, currency: 'ZAR' };
const refund = {
  chargeId: 'ch_1',
  checkoutId: 'c1',
  providerRef: null,
  refundId: 'r1',
  amountInCents: 9_999,
  currency: 'ZAR',
};

describe('a call to the card provider', () => {
  let peer: AnsweringProvider;
  afterEach(() => peer.close());

  async function adapter(when: number | 'never', limitMs = LIMIT_MS) {
    peer = await answeringProvider(when);
    return yocoPopup({
      name: 'sandbox',
      apiUrl: peer.url,
      sdkUrl: '',
      publicKey: 'pk_test_1',
      secretKey: 'sk_test_1',
      timeoutMs: limitMs,
      canFind: true,
    });
  }
  type Adapter = Awaited<ReturnType<typeof adapter>>;

  const CALLS: [string, (provider: Adapter) => Promise<{ kind: string }>, string][] = [
    ['a charge', (provider) => provider.charge(charge), 'captured'],
    ['a refund', (provider) => provider.refund(refund), 'refunded'],
    ['a look-up', (provider) => provider.find({ checkoutId: 'c1', providerRef: null }), 'absent'],
  ];

  it.each(CALLS)(
    '%s: an answer that came while the process was stalled is read',
    async (_case, call, kind) => {
      const provider = await adapter(20);
      const outcome = call(provider);
      await peer.arrived(1);
      block(STALL_MS);
      expect(await outcome).toMatchObject({ kind });
    },
  );

  it.each(CALLS)('%s: a stall before it is sent takes nothing from its time', async (_case, call, kind) => {
    const provider = await adapter(LIMIT_MS / 4);
    const outcome = call(provider);
    block(STALL_MS);
    expect(await outcome).toMatchObject({ kind });
  });

  it('is given up when no answer comes, after its limit', async () => {
    const provider = await adapter('never');
    const startedMs = performance.now();
    expect(await provider.charge(charge)).toEqual({
      kind: 'unknown',
      answered: false,
      reason: 'TimeoutError',
    });
    expect(performance.now() - startedMs).toBeGreaterThan(LIMIT_MS - 5);
    await expect(provider.find({ checkoutId: 'c1', providerRef: null })).rejects.toThrow(
      /did not answer in time/,
    );
  });

  it('is given up at last by a process that stalls again and again', async () => {
    const limitMs = 100;
    const provider = await adapter('never', limitMs);
    let isOver = false;
    const outcome = provider.charge(charge).finally(() => {
      isOver = true;
    });
    let stalls = 0;
    while (!isOver) {
      block(limitMs);
      stalls += 1;
      await new Promise((resume) => setTimeout(resume, 1));
    }
    expect(await outcome).toMatchObject({ kind: 'unknown' });
    // Ten take all of its time, and one may fall into each of its last ten turns; the others are the connection's.
    expect(stalls).toBeLessThan(30);
  });
});
