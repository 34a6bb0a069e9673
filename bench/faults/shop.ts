import { randomBytes } from 'node:crypto';

import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { GATEWAY_PUBLIC, GATEWAY_SECRET, type GatewayProgram } from '../../journeys/support/gateway.ts';
import { freePorts, type Product, startProduct } from '../../journeys/support/product.ts';
import type { Random } from '../coach/fuzz/random.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import type { Wire } from './books.ts';
import type { Place } from './places.ts';

export const PAYMENT_TIMEOUT_MS = 1_500;
const WEBHOOK_SECRET = `whsec_${randomBytes(24).toString('base64')}`;
const APP_SECRET = randomBytes(32).toString('base64url');
const DATA_KEY = randomBytes(32).toString('base64url');
/** A server that was told to end at one of its next steps is ended from outside where none comes. */
const DIES_WITHIN_MS = 4_000;

/** Who takes new payments, server by server: each start has the next, and the others finish what they began. */
const WIRES: Readonly<Record<Wire, Record<string, string>>> = {
  popup: { PAYMENTS: 'yoco', YOCO_MODE: 'popup' },
  paystack: { PAYMENTS: 'paystack' },
  'yoco-checkout': { PAYMENTS: 'yoco', YOCO_MODE: 'checkout' },
  payfast: { PAYMENTS: 'payfast' },
};
const TURNS = Object.keys(WIRES) as Wire[];

export interface Shop {
  /** Where customers and the gateway's messages come. */
  url: string;
  kills(): number;
  /** Ends a server by SIGKILL, from outside or at a step of its own, and starts it again with the next provider. */
  kill(): Promise<void>;
  /** Ends all of them by SIGKILL; `start` goes on, in another place if one is given. */
  stop(): Promise<void>;
  start(place?: Place): Promise<void>;
  /** Settings for the operator's terminal beside it. */
  env(): Record<string, string>;
  place(): Place;
  close(): Promise<void>;
}

/** Real servers behind one address: one on the embedded database, two on PostgreSQL. */
export async function openShop(options: {
  gateway: GatewayProgram;
  place: Place;
  random: Random;
}): Promise<Shop> {
  const { gateway, random } = options;
  let { place } = options;
  const balancer: Balancer = await startBalancer();
  const url = `http://localhost:${balancer.port}`;
  const servers: (Product | null)[] = [];
  const nodes = place.url ? 2 : 1;
  let [turn, kills, isClosed] = [random.below(TURNS.length), 0, false];

  const common = (): Record<string, string> => ({
    PUBLIC_URL: url,
    PAYMENT_TIMEOUT_MS: String(PAYMENT_TIMEOUT_MS),
    REFUNDS: 'automatic',
    RATE_LIMITS: 'off',
    SUPPORT_EMAIL: 'operator@example.com',
    YOCO_SECRET_KEY: GATEWAY_SECRET,
    YOCO_PUBLIC_KEY: GATEWAY_PUBLIC,
    YOCO_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PAYSTACK_SECRET_KEY: GATEWAY_SECRET,
    PAYSTACK_PUBLIC_KEY: GATEWAY_PUBLIC,
    PAYSTACK_API_URL: `${gateway.url}/paystack`,
    PAYSTACK_SDK_URL: `${gateway.url}/paystack/inline.js`,
    PAYFAST_MERCHANT_ID: '10000100',
    PAYFAST_MERCHANT_KEY: GATEWAY_PUBLIC,
    PAYFAST_PASSPHRASE: GATEWAY_SECRET,
    PAYFAST_PROCESS_URL: `${gateway.url}/payfast/eng/process`,
    PAYFAST_API_URL: `${gateway.url}/payfast`,
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('in-server.mjs', import.meta.url))}`,
    FAULTS_GATEWAY: gateway.url,
    ...(place.url ? { DATABASE_URL: place.url, APP_SECRET, DATA_KEY } : {}),
  });

  async function startServer(at: number): Promise<void> {
    const wire = TURNS[turn++ % TURNS.length] as Wire;
    for (let tries = 1; ; tries++)
      try {
        const ports = servers[at]?.ports ?? (await freePorts());
        const server = await startProduct({
          dataDir: place.dataDir,
          ports,
          nodeFlags: process.execArgv,
          env: { ...common(), ...WIRES[wire], FAULTS_DIES: 'yes' },
        });
        servers[at] = server;
        balancer.targets[at] = server.ports.web;
        return;
      } catch (error) {
        // Somebody else may have taken the port meanwhile.
        if (tries === 3) throw error;
        servers[at] = null;
      }
  }

  async function endServer(at: number, gently: boolean): Promise<void> {
    const server = servers[at];
    if (!server) return;
    if (gently) {
      server.process.kill('SIGUSR2');
      const ended = new Promise((resolve) => server.process.once('close', resolve));
      await Promise.race([ended, wait(DIES_WITHIN_MS)]);
    }
    await server.kill('SIGKILL');
    if (server.process.signalCode !== 'SIGKILL')
      throw new Error(`a server ended by itself:\n${server.output().slice(-4_000)}`);
    kills += 1;
  }

  const shop: Shop = {
    url,
    kills: () => kills,
    env: () => ({ ...common(), ...WIRES.paystack, PORT: '1', CYRANO_PORT: '2', DATA_DIR: place.dataDir }),
    place: () => place,
    async kill() {
      const first = random.below(nodes);
      // Now and then the whole house goes dark.
      const both = nodes > 1 && random.next() < 0.2;
      const which = both ? [0, 1] : [first];
      await Promise.all(
        which.map(async (at) => {
          await endServer(at, random.next() < 0.6);
          if (!isClosed) await startServer(at);
        }),
      );
    },
    async stop() {
      await Promise.all(Array.from({ length: nodes }, (_, at) => endServer(at, false)));
    },
    async start(next) {
      place = next ?? place;
      for (let at = 0; at < nodes; at++) await startServer(at);
    },
    async close() {
      isClosed = true;
      for (const server of servers) if (server) await server.kill('SIGKILL');
      balancer.stop();
    },
  };
  await gateway.post('/yoco/api/webhooks', {
    name: 'repartee',
    url: `${url}/api/payments/webhook/yoco`,
    secret: WEBHOOK_SECRET,
  });
  await gateway.post('/paystack/webhook-address', { url: `${url}/api/payments/webhook/paystack` });
  await shop.start();
  return shop;
}
