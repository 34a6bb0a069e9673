import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_BODY_BYTES } from './body.ts';
import { chargeRoutes } from './charges.ts';
import { refuse } from './errors.ts';
import { openLedger } from './ledger.ts';
import { LedgerUnavailable } from './ledger-file.ts';
import { popupRoutes } from './popup/routes.ts';
import { tokenRoutes } from './tokens.ts';

export type GatewayOptions = {
  /** The gateway's own database file; made if missing, its folder too. */
  dbFile: string;
  /** The merchant's server sends it with every charge. */
  secretKey: string;
  /** The popup sends it with every card. */
  publicKey: string;
  /** The merchant's own time limit: the late card is answered just after it. */
  slowAnswerMs: number;
  /** Path in front of all routes, such as `/sandbox`; none by default. Every link inside is relative. */
  basePath?: string;
  /** Origins whose pages may frame the card form and talk to it; the port may be `*`. */
  allowedParents: readonly string[];
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

  const routes = new Hono();
  routes.use('/v1/*', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('x-content-type-options', 'nosniff');
  });
  routes.use('/v1/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refuse(c, 'body_too_large') }));
  routes.route('/', tokenRoutes({ ledger, publicKey, secretKey, now }));
  routes.route('/', chargeRoutes({ ledger, secretKey, slowAnswerMs, stopped: stopping.signal, now }));
  routes.route('/', popupRoutes({ allowedParents }));
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
      ledger.close();
    },
  };
}
