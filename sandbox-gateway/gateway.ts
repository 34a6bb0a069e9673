import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_BODY_BYTES } from './body.ts';
import { chargeRoutes } from './charges.ts';
import { refuse } from './errors.ts';
import { orderedFaults } from './faults.ts';
import { hostedRoutes } from './hosted/routes.ts';
import { requireSecretKey } from './keys.ts';
import { openLedger } from './ledger.ts';
import { LedgerUnavailable } from './ledger-file.ts';
import { answerFaults } from './lost-answers.ts';
import type { Wire } from './orders.ts';
import { payfastWire } from './payfast/messages.ts';
import { payfastRoutes } from './payfast/routes.ts';
import { paystackWire } from './paystack/messages.ts';
import { paystackRoutes } from './paystack/routes.ts';
import { popupRoutes } from './popup/routes.ts';
import { tokenRoutes } from './tokens.ts';
import { toolRoutes } from './tools.ts';
import { type HostedWire, merchantLine } from './webhooks/merchant.ts';
import { messageSender } from './webhooks/sender.ts';
import { yocoCheckoutRoutes } from './yoco-checkout/checkouts.ts';
import { yocoCheckoutWire } from './yoco-checkout/messages.ts';

/** When a message is sent again: 5 s, 5 and 30 minutes, 2, 5, 10 and 10 hours after the one before. */
const RETRY_DELAYS_MS = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map((seconds) => seconds * 1_000);
const LATE_MESSAGE_MS = 60_000;

export type GatewayOptions = {
  /** The gateway's own database file; made if missing, its folder too. */
  dbFile: string;
  /** The merchant's server sends it with every charge. */
  secretKey: string;
  /** The popup sends it with every card. */
  publicKey: string;
  /** Longer than the merchant's own time limit: the late card is answered just after it, unless the merchant has given up before. */
  slowAnswerMs: number;
  /** Path in front of all routes, such as `/sandbox`; none by default. Every link inside is relative. */
  basePath?: string;
  /** Origins whose pages may frame the card form and talk to it; the port may be `*`. */
  allowedParents: readonly string[];
  /** Pauses before a message to the merchant is sent again; Yoco's own by default. */
  retryDelaysMs?: readonly number[];
  /** How long a late message is held back; it can be let out before. A minute by default. */
  lateMessageMs?: number;
  /** The present; tests give their own. */
  now?: () => Date;
};

export type Gateway = {
  app: Hono;
  /** Ends late answers and closes the database file; call it after the server has stopped listening. */
  close(): void;
};

/**
 * The sandbox card gateway as a Hono app. Serve it through `@hono/node-server`: one card resets the caller's
 * connection, which needs the real socket.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { secretKey, publicKey, slowAnswerMs, basePath = '', allowedParents } = options;
  if (secretKey === '' || publicKey === '') throw new Error('The gateway needs a secret and a public key.');
  const now = options.now ?? (() => new Date());
  const ledger = openLedger(options.dbFile);
  const stopping = new AbortController();
  const answers = answerFaults({ slowAnswerMs, stopped: stopping.signal });
  const mode = secretKey.startsWith('sk_live_') ? 'live' : 'test';
  const wires: Record<Wire, HostedWire> = {
    'yoco-checkout': yocoCheckoutWire(ledger, mode),
    paystack: paystackWire(ledger, secretKey, mode),
    payfast: payfastWire(secretKey),
  };
  const sender = messageSender({
    outbox: ledger.outbox,
    prepare: (message, sentAt) => wires[message.wire].prepare(message, sentAt),
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
    now,
  });
  const merchant = merchantLine({
    ledger,
    wires,
    sender,
    lateMessageMs: options.lateMessageMs ?? LATE_MESSAGE_MS,
  });
  const faults = orderedFaults(basePath, answers);

  const routes = new Hono();
  routes.use('/v1/*', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('x-content-type-options', 'nosniff');
  });
  routes.use('/v1/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, 'body_too_large') }));
  // Before the wires, whose calls all want a key: a script of theirs stands under the same path.
  routes.route('/', popupRoutes({ allowedParents }));
  routes.route('/', tokenRoutes({ ledger, publicKey, secretKey, now }));
  routes.route('/', chargeRoutes({ ledger, secretKey, answers, now }));
  for (const path of ['/v1/faults', '/v1/messages', '/v1/messages/*', '/v1/disputes', '/v1/disputes/*'])
    routes.use(path, requireSecretKey(secretKey));
  routes.route('/v1/faults', faults.routes);
  routes.route('/v1', toolRoutes({ ledger, merchant, sender, now }));
  for (const path of ['/yoco/*', '/paystack/*', '/payfast/*']) {
    routes.use(path, bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, 'body_too_large') }));
    routes.use(path, faults.middleware);
  }
  routes.route(
    '/yoco/api',
    yocoCheckoutRoutes({ ledger, merchant, answers, secretKey, mode, basePath, now }),
  );
  routes.route(
    '/paystack',
    paystackRoutes({ ledger, merchant, answers, secretKey, domain: mode, basePath, now }),
  );
  routes.route(
    '/payfast',
    payfastRoutes({
      ledger,
      merchant,
      answers,
      merchantKey: publicKey,
      passphrase: secretKey,
      basePath,
      now,
    }),
  );
  routes.route('/', hostedRoutes({ ledger, wires, merchant, publicKey, answers, allowedParents, now }));
  routes.all('/v1/*', (c) => refuse(c, 'not_found'));
  routes.onError((error, c) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    // The caller went away while its request was read; nobody reads this answer.
    if (incoming?.errored && error === incoming.errored) return new Response(null, { status: 499 });
    if (error instanceof LedgerUnavailable) {
      console.error(`sandbox gateway: ${error.message}`);
      return refuse(c, 'ledger_unavailable');
    }
    console.error('sandbox gateway:', error);
    return refuse(c, 'internal_error');
  });

  return {
    app: basePath === '' ? routes : new Hono().route(basePath, routes),
    close() {
      stopping.abort();
      sender.stop();
      ledger.close();
    },
  };
}
