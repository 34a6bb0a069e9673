import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { ENGINES } from '#database/testing';
import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY, type Person, type TestGateway, testProduct } from '#server/testing';
import { reconcile } from '../../reconciler.ts';
import { findCheckout } from '../../store.ts';
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
      timeoutMs: 20_000,
    });
  return {
    ...peer,
    provider: at(peer.gateway.url),
    unreachable: at(await nobodysUrl()),
    pay: (_request, card) => peer.token(card),
  };
}

/** Yoco's page at a gateway, as the settings would choose it. */
export const checkoutAt = (url: string, timeoutMs = 20_000) =>
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

/** Signed as Yoco signs, now. */
export function signed(body: string, id: string = randomUUID(), secret = WEBHOOK_SECRET): RequestInit {
  const sent = new Date();
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sent.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sent, body),
    },
  };
}

export interface BegunOnPage {
  checkoutId: string;
  redirectUrl: string;
  error: { code: string; checkoutId?: string };
}

/** A product that sells on Yoco's page at a gateway, and what its customers and Yoco do. */
export async function yocoPageShop(engine: (typeof ENGINES)[number]) {
  let gatewayUrl = '';
  let isLive = false;
  const product = await testProduct(engine, {
    provider: (real) => {
      gatewayUrl = new URL(real.browser.sdkUrl).origin;
      return Object.defineProperty({ ...checkoutAt(gatewayUrl) }, 'isLive', { get: () => isLive });
    },
  });
  const { db } = product.database;
  const row = async (id: string) => {
    const found = await findCheckout(db, id);
    if (!found) throw new Error('no such checkout');
    return found;
  };
  /** What Yoco sends of a checkout. */
  async function messageOf(id: string, type: string, more: Record<string, unknown> = {}): Promise<string> {
    const { provider_ref: checkoutId, amount_in_cents: amount } = await row(id);
    const now = new Date().toISOString();
    return JSON.stringify({
      id: randomUUID(),
      type,
      createdDate: now,
      payload: {
        id: 'p_1',
        type: 'payment',
        amount,
        currency: 'ZAR',
        mode: 'test',
        createdDate: now,
        metadata: { checkoutId, reference: id },
        paymentMethodDetails: { card: { scheme: 'visa', maskedCard: '**** **** **** 4242' } },
        ...more,
      },
    });
  }
  async function send(message: RequestInit, provider = 'yoco'): Promise<number> {
    const { status } = await product.request(`/api/payments/webhook/${provider}`, message);
    await product.inbox.settled();
    return status;
  }
  return {
    product,
    /** Whether the keys are live ones, from now on. */
    setLive(live: boolean) {
      isLive = live;
    },
    row,
    stateOf: async (id: string) => (await row(id)).state,
    /** What the ledger tells of a checkout, by name. */
    async events(id: string): Promise<string[]> {
      const lines = await db.selectFrom('payments').select('event').where('checkout_id', '=', id).execute();
      return lines.map(({ event }) => event).sort();
    },
    async begin(person: Person, plan = 'monthly'): Promise<BegunOnPage> {
      return (await person.post('/api/checkout', { plan })).json() as Promise<BegunOnPage>;
    },
    /** The buyer's card on Yoco's page. */
    async payOnPage({ redirectUrl }: BegunOnPage, card = '4242 4242 4242 4242'): Promise<number> {
      const token = await product.cardToken(card);
      const answer = await fetch(`${gatewayUrl}/pay/${redirectUrl.split('/').at(-1)}/card`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-public-key': GATEWAY_PUBLIC_KEY },
        body: JSON.stringify({ token }),
      });
      return answer.status;
    },
    /** Spoils the next calls to Yoco, which carries them out and answers nothing. */
    async loseAnswer(path: string, method: 'GET' | 'POST' = 'POST', times = 1): Promise<void> {
      const answer = await fetch(`${gatewayUrl}/v1/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-secret-key': GATEWAY_KEY },
        body: JSON.stringify({ path, method, fault: 'reset-after', times }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    messageOf,
    send,
    succeeded: async (id: string, more = {}, messageId?: string) =>
      send(signed(await messageOf(id, 'payment.succeeded', more), messageId)),
    async confirm(person: Person, id: string) {
      const answer = await person.post(`/api/checkout/${id}/pay`, { reference: id });
      return { status: answer.status, body: await answer.json() };
    },
    /** What the screen of the customer asks. */
    shown: async (person: Person, id: string) =>
      (await person.get(`/api/checkout/${id}`)).json() as Promise<{ state: string; message?: string }>,
    isActive: async (person: Person) =>
      ((await (await person.get('/subscription/status')).json()) as { isActive: boolean }).isActive,
    /** One run of the reconciler. */
    run: (everything = false) =>
      reconcile(
        {
          db,
          providers: product.providers,
          timeoutMs: product.timeoutMs,
          clock: () => product.clock.now,
          alone: true,
        },
        everything,
      ),
  };
}
