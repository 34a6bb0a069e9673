import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createRecorder, startRollUp } from '#analytics/server';
import { refundSettings, startReconciler } from '#checkout/server';
import { chooseEngine } from '#coach/server';
import { type Database, lockFolder, migrate, openDatabase } from '#database';
import {
  createIdentity,
  type GoogleClient,
  type IdentityOptions,
  migrateIdentity,
  sealAnew,
  startEraser,
} from '#identity/server';
import { buildApp } from './app.ts';
import { BELONGINGS } from './belongings.ts';
import { chooseCardProvider, chooseGateway } from './choose-card-provider.ts';
import { chooseMailer } from './choose-mailer.ts';
import { pageFiller } from './fill.ts';
import { notFound, onlyLoopback, safeHeaders, unexpected } from './guards.ts';
import { createMetrics } from './metrics.ts';
import { cyranoRoutes } from './pages.ts';
import { readyAnswers, type Shortcut } from './ready-answers.ts';
import { appSecrets, prepareDataFolder } from './secrets.ts';
import type { Settings } from './settings.ts';
import { chooseClaims, loadSite } from './site.ts';

/** Something the operator must mend before a start; its message is one clear line. */
export class StartFault extends Error {}

export interface Product {
  web: Hono;
  cyrano: Hono;
  /** Answers pages and files before the app is asked. */
  shortcut: Shortcut;
  /** Lets go of everything, after the listeners have closed. */
  close(): Promise<void>;
  /** Starts what works in the background; called once the listeners stand, because the gateway may be one of them. */
  startBackground(): void;
}

const RECONCILE_EVERY_MS = 5_000;
const ROLL_UP_EVERY_MS = 15 * 60_000;
const ERASE_EVERY_MS = 10 * 60_000;
/** Puts the product together from its settings, up to but without listening. */
export async function composeProduct(
  settings: Settings,
  buildFolder: string,
  clock: () => number = Date.now,
): Promise<Product> {
  prepareDataFolder(settings.DATA_DIR);
  const embedded = !settings.DATABASE_URL;
  const release = embedded ? lockFolder(settings.DATA_DIR) : () => {};
  if (!release)
    throw new StartFault(
      `DATA_DIR ${settings.DATA_DIR} is in use by another server; stop it, or set DATA_DIR or DATABASE_URL`,
    );
  const site = chooseClaims(
    siteIn(join(buildFolder, 'client'), pageFiller(settings)),
    settings.MARKETING_CLAIMS,
  );
  const cyranoSite = siteIn(join(buildFolder, 'cyrano'), pageFiller(settings));

  const database = openDatabase(
    settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { dataDir: settings.DATA_DIR },
  );
  const secrets = appSecrets(settings);
  const mailer = chooseMailer(settings, { db: database.db, clock, secrets });
  const identityOptions: IdentityOptions = {
    db: database.db,
    engine: database.engine,
    publicUrl: settings.PUBLIC_URL,
    secrets,
    rateLimits: settings.RATE_LIMITS === 'on',
    loginErrors: settings.LOGIN_ERRORS,
    brandName: settings.BRAND_NAME,
    clock,
    mailer,
    google: googleClient(settings),
    showCodes: !settings.production && mailer.kind === 'outbox',
  };
  await bringUpToDate(database, () => migrateIdentity(identityOptions));
  await sealAnew(identityOptions);
  const identity = createIdentity(identityOptions);

  const provider = chooseCardProvider(settings);
  const gateway = chooseGateway(settings);
  const recorder = createRecorder({ db: database.db, clock, rateLimits: settings.RATE_LIMITS === 'on' });
  const metrics = createMetrics(database.db);
  const engine = await chooseEngine(settings, clock, metrics.countLlm);
  const web = buildApp({
    settings,
    database,
    identity,
    provider,
    recorder,
    engine,
    site,
    sandbox: gateway?.app ?? null,
    clock,
    metrics,
  });
  let reconciler: ReturnType<typeof startReconciler> | undefined;
  let rollUp: ReturnType<typeof startRollUp> | undefined;
  let eraser: ReturnType<typeof startEraser> | undefined;
  return {
    web: web as unknown as Hono,
    shortcut: readyAnswers({
      site,
      production: settings.production,
      fetch: (request) => web.fetch(request),
      observe: metrics.count,
    }),
    cyrano: cyranoApp(settings, cyranoSite),
    startBackground() {
      const timeoutMs = settings.PAYMENT_TIMEOUT_MS;
      reconciler = startReconciler(
        {
          db: database.db,
          provider,
          timeoutMs,
          clock,
          alone: embedded,
          mailer,
          ...refundSettings(settings),
        },
        RECONCILE_EVERY_MS,
      );
      rollUp = startRollUp({ db: database.db, clock }, ROLL_UP_EVERY_MS);
      mailer.start(embedded);
      eraser = startEraser({ db: database.db, clock, belongings: BELONGINGS, secrets }, ERASE_EVERY_MS);
    },
    async close() {
      engine.close();
      await reconciler?.stop();
      await rollUp?.stop();
      await eraser?.stop();
      await recorder.settled();
      await mailer.close();
      gateway?.close();
      await database.close();
      release();
    },
  };
}

async function bringUpToDate(database: Database, identityMigrations: () => Promise<void>): Promise<void> {
  try {
    await migrate(database, identityMigrations);
  } catch (cause) {
    await database.close().catch(() => {});
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartFault(
      database.engine === 'postgres'
        ? `DATABASE_URL: the database could not be used (${why})`
        : `the database in DATA_DIR could not be used (${why})`,
      { cause },
    );
  }
}

/** Both parts or neither: the settings have refused one alone. */
function googleClient(settings: Settings): GoogleClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

function cyranoApp(settings: Settings, site: ReturnType<typeof loadSite>): Hono {
  const app = new Hono();
  app.onError(unexpected);
  app.notFound(notFound);
  app.use(safeHeaders(settings.production));
  if (!settings.production) app.use(onlyLoopback());
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200));
  app.route('/', cyranoRoutes({ site, publicUrl: settings.PUBLIC_URL }));
  return app;
}

function siteIn(folder: string, fill: (html: string) => string) {
  if (!existsSync(folder))
    throw new StartFault('the pages are not built; start with `npm start`, which builds them');
  return loadSite(folder, fill);
}
