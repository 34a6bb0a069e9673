import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { analyticsRoutes, countReplies, type Recorder } from '#analytics/server';
import { type ChatDeps, chatRoutes, subscriberGate } from '#chat/server';
import {
  accountRefundRoutes,
  type CardProviders,
  checkoutRoutes,
  type EventInbox,
  findReceipts,
  letterRefundRoutes,
  readHold,
  refundSettings,
  sellerOf,
  unsettledPayment,
  webhookRoutes,
} from '#checkout/server';
import { type CoachEngine, coachRoutes } from '#coach/server';
import type { Database } from '#database';
import { type ClientEnv, type Identity, ownPagesOnly } from '#identity/server';
import type { RateLimits } from '#limits/server';
import type { Mailer } from '#mail/server';
import { createSeals, memoryRoutes, ownMessages, recall } from '#memory/server';
import { plansRoutes } from '#plans/server';
import { wireStatus } from '#subscriptions';
import {
  findSubscription,
  letterRoutes,
  reminderRoutes,
  remindersWanted,
  subscriptionRoutes,
} from '#subscriptions/server';
import { BELONGINGS } from './belongings.ts';
import { clientAddress, trustedProxies } from './client-address.ts';
import { bodyTooLarge, cameThroughProxy, noNullBytes, notFound, safeHeaders, unexpected } from './guards.ts';
import { parseHost } from './host-check.ts';
import { llmPermits } from './llm-permit.ts';
import { createMetrics, type Metrics, mayReadMetrics, metricsRefused } from './metrics.ts';
import { openApi } from './openapi.ts';
import { pageRoutes } from './pages.ts';
import { dataKeys } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';
import { readiness, storageGuard } from './storage-guard.ts';

export interface AppDeps {
  settings: Settings;
  database: Database;
  identity: Identity;
  providers: CardProviders;
  inbox: EventInbox;
  mailer: Mailer;
  recorder: Recorder;
  limits: RateLimits;
  engine: CoachEngine;
  site: Site;
  /** The sandbox gateway, mounted in a default start. */
  sandbox: Hono | null;
  clock: () => number;
  /** The clock that all nodes share; `clock` where it is left out. */
  paymentClock?: () => number;
  /** The process's own, where answers are counted outside of the app too. */
  metrics?: Metrics;
}

const SMALL_BODY_BYTES = 64 * 1024;
const BEACON_BYTES = 4 * 1024;
/** Fifty turns of the longest message, as UTF-8. */
const CONVERSATION_BYTES = 900 * 1024;

/** The product's own origin: API and pages. */
export function buildApp(deps: AppDeps): Hono<ClientEnv> {
  const { settings, database, identity, providers, recorder, limits, clock } = deps;
  const { db } = database;
  const { callers } = identity;
  const chat: ChatDeps = {
    db,
    callers,
    limits,
    clock,
    publicUrl: settings.PUBLIC_URL,
    cyranoUrl: settings.CYRANO_URL,
    chatbotUrl: settings.CHATBOT_URL ?? null,
  };
  const textKeys = dataKeys(settings);
  const isTrusted = trustedProxies(settings.TRUSTED_PROXIES);
  const fromFrame = cors({
    origin: settings.CYRANO_URL,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'accept'],
    // When to ask again; a page of another origin sees no header that is not named.
    exposeHeaders: ['retry-after'],
    maxAge: 600,
  });
  const small = bodyLimit({ maxSize: SMALL_BODY_BYTES, onError: bodyTooLarge });
  const tiny = bodyLimit({ maxSize: BEACON_BYTES, onError: bodyTooLarge });
  const large = bodyLimit({ maxSize: CONVERSATION_BYTES, onError: bodyTooLarge });

  const app = new Hono<ClientEnv>();
  app.onError(unexpected);
  app.notFound(notFound);
  app.use(safeHeaders(settings.production));
  app.use(noNullBytes());
  app.use(async (c, next) => {
    // Outside a real connection (tests through `app.request`) there is no peer.
    const connected = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
    const peer = connected ? getConnInfo(c).remote.address : undefined;
    c.set('clientAddress', clientAddress(peer, c.req.header('x-forwarded-for'), isTrusted));
    await next();
  });

  const metrics = deps.metrics ?? createMetrics(database);
  app.use(metrics.observe);
  app.get('/metrics', (c) =>
    mayReadMetrics(settings.METRICS_TOKEN, {
      authorization: c.req.header('authorization'),
      address: c.get('clientAddress'),
      host: parseHost(c.req.header('host') ?? '') ?? '',
      proxied: cameThroughProxy(c.req.raw.headers),
    })
      ? metrics.answer(c)
      : metricsRefused(c),
  );

  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200));
  app.get(
    '/readyz',
    readiness(database.storage, async () => (await readHold(db)) !== null),
  );

  for (const path of ['/api/*', '/subscription/*'])
    app.use(path, async (c, next) => {
      await next();
      if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    });
  app.use('/api/coach/*', fromFrame, large, countReplies(recorder));
  app.use('/api/chat/admit', fromFrame);
  app.use('/api/analytics', fromFrame, tiny);
  for (const path of [
    '/api/auth/*',
    '/api/account/*',
    '/auth/*',
    '/api/chat/*',
    '/api/checkout/*',
    '/api/payments/*',
    '/api/refunds/*',
    '/api/reminders/*',
  ])
    app.use(path, small);
  for (const path of ['/api/auth/*', '/api/account/*', '/api/refunds/*', '/auth/*'])
    app.use(path, ownPagesOnly(settings.PUBLIC_URL));

  for (const path of ['/api/*', '/auth/*', '/subscription/*']) app.use(path, storageGuard(database.storage));

  app.route('/api/auth', identity.routes);
  app.route('/auth', identity.googlePages);
  app.route('/auth', identity.oneTimeCode);
  app.route('/api/account/photo', identity.photos);
  app.route(
    '/api/account',
    identity.account({
      belongings: BELONGINGS,
      dataKeys: textKeys,
      receiptsOf: findReceipts,
      unsettledOf: unsettledPayment,
      subscriptionOf: async (from, userId, nowMs) => wireStatus(await findSubscription(from, userId), nowMs),
      remindersOf: remindersWanted,
      seller: sellerOf(settings),
    }),
  );
  const reminders = { db, clock, requireUser: callers.requireUser, publicUrl: settings.PUBLIC_URL };
  app.route('/api/account', reminderRoutes(reminders));
  app.route('/api/reminders', letterRoutes(reminders));
  const refunds = {
    db,
    limits,
    clock: deps.paymentClock ?? clock,
    mailer: deps.mailer,
    requireUser: callers.requireUser,
    policy: settings.REFUNDS,
    ...refundSettings(settings),
  };
  app.route('/api/account', accountRefundRoutes(refunds));
  app.route('/api/refunds', letterRefundRoutes(refunds));
  app.route('/api/plans', plansRoutes());
  app.route(
    '/api/analytics',
    analyticsRoutes({ recorder, origins: [settings.PUBLIC_URL, settings.CYRANO_URL] }),
  );
  app.route('/subscription', subscriptionRoutes({ db, clock, requireUser: callers.requireUser }));
  app.route(
    '/api/checkout',
    checkoutRoutes({
      db,
      clock: deps.paymentClock ?? clock,
      providers,
      limits,
      requireUser: callers.requireUser,
      timeoutMs: settings.PAYMENT_TIMEOUT_MS,
      storage: database.storage,
      brandName: settings.BRAND_NAME,
      publicUrl: settings.PUBLIC_URL,
    }),
  );
  app.route('/api/payments/webhook', webhookRoutes({ providers, inbox: deps.inbox }));
  app.route('/api/chat', chatRoutes(chat));
  const memory = { db, clock, seals: createSeals(textKeys), scrub: database.scrub };
  const permits = llmPermits({ ...database, settings, clock: deps.paymentClock ?? clock });
  // Before the coach, whose gate stands before all that is below.
  app.route(
    '/api/coach',
    memoryRoutes({
      ...memory,
      gate: subscriberGate(chat, { frame: true, limit: 'memory-calls', afterEnd: true }),
    }),
  );
  app.route(
    '/api/coach',
    coachRoutes({
      gate: subscriberGate(chat, { frame: true, limit: 'coach-calls' }),
      engine: deps.engine,
      recall: (c, call) => recall(memory, c.get('subscriber').userId, call),
      ownMessages: (c) => ownMessages(memory, c.get('subscriber').userId),
      permit: (c, wanted) => permits(c.get('subscriber').userId, wanted),
    }),
  );
  // Made when it is first asked for: a start need not wait for it.
  let document: ReturnType<typeof openApi> | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= openApi(settings.BRAND_NAME, settings.PUBLIC_URL);
    return c.json(document, 200);
  });
  app.get('/api/settings/public', (c) =>
    c.json(
      {
        brandName: settings.BRAND_NAME,
        cyranoUrl: settings.CYRANO_URL,
        chatbotUrl: settings.CHATBOT_URL ?? null,
        google: settings.GOOGLE_CLIENT_ID !== undefined,
        currency: 'ZAR' as const,
      },
      200,
    ),
  );
  if (deps.sandbox) app.route('/', deps.sandbox);
  // An address of the wire that is not there is told as the wire tells, never as a page.
  for (const path of ['/api/*', '/subscription/*', '/auth/*', '/sandbox/*']) app.all(path, notFound);
  app.route('/', pageRoutes({ site: deps.site, settings, cards: providers.current.browser.origins }));
  return app;
}
