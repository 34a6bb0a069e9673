import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY, testGateway } from '#server/testing';
import { type Contracts, nobodysUrl, type UnderContract } from '../testing.ts';
import { type YocoOptions, yocoPopup } from './provider.ts';

const CARDS = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

async function popup(options: Pick<YocoOptions, 'name' | 'canFind'>): Promise<UnderContract> {
  const folder = await mkdtemp(join(tmpdir(), 'yoco-'));
  const gateway = await testGateway({
    dbFile: join(folder, 'gateway.db'),
    slowAnswerMs: 100,
    allowedParents: ['http://localhost:3999'],
  });
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
    async close() {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const contracts: Contracts = {
  'the sandbox': () => popup({ name: 'sandbox', canFind: true }),
  "Yoco's popup": () => popup({ name: 'yoco', canFind: false }),
};
