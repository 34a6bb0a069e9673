import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createRecorder, startRollUp } from '#analytics/server';
import {
  eventInbox,
  readHold,
  readUnsettled,
  refundSettings,
  sellerOf,
  startAfterPaying,
  startNightlyComparison,
  startReconciler,
} from '#checkout/server';
import { type CoachPool, chooseEngine, coachPool } from '#coach/server';
import {
  type Database,
  DatabaseFault,
  databaseClock,
  keepStatistics,
  lockFolder,
  migrate,
  openDatabase,
  storageFaultOf,
  withDetail,
} from '#database';
import {
  createIdentity,
  type GoogleClient,
  type IdentityOptions,
  migrateIdentity,
  sealAnew,
  startEraser,
} from '#identity/server';
import { createRateLimits } from '#limits/server';
import { startPurge } from '#memory/server';
import { LedgerFault } from '#sandbox-gateway';
import { startPlanLetters } from '#subscriptions/server';
import { buildApp } from './app.ts';
import { BELONGINGS } from './belongings.ts';
import { chooseCardProviders, chooseGateway } from './choose-card-provider.ts';
import { chooseMailer } from './choose-mailer.ts';
import { trustedProxies } from './client-address.ts';
import { checkSecrets, folderState, markFolder, refuseLostSecret } from './data-folder.ts';
import type { EarlyHandler } from './early-handler.ts';
import { pageFiller } from './fill.ts';
import { notFound, safeHeaders, unexpected } from './guards.ts';
import { hostCheck } from './host-check.ts';
import { watchLlm } from './llm-watch.ts';
import { createMetrics } from './metrics.ts';
import { clockNotices, holdNotices, keylessNotices } from './notices.ts';
import { withOfflineFiles } from './offline-files.ts';
import { cyranoRoutes } from './pages.ts';
import { responseCache } from './response-cache.ts';
import { appSecrets, DataFolderFault, dataKeys, prepareDataFolder } from './secrets.ts';
import type { Settings } from './settings.ts';
import { chooseClaims, loadSite } from './site.ts';

/** Something the operator must mend before a start; its message is one clear line. */
export class StartFault extends Error {}

/** Whether an error's message is all that the operator needs. */
export const isStartFault = (error: unknown): error is Error =>
  error instanceof StartFault ||
  error instanceof DataFolderFault ||
  error instanceof DatabaseFault ||
  error instanceof LedgerFault;

export interface Product {
  web: Hono;
  cyrano: Hono;
  /** What stands before each app: the host check of both, and the response cache. */
  early: { web: EarlyHandler[]; cyrano: EarlyHandler[] };
  /** Lets go of everything, after the listeners have closed. */
  close(): Promise<void>;
  /** Lines for the operator about how the database was found. */
  notices: readonly string[];
  /** Starts what works in the background; called once the listeners stand, because the gateway may be one of them. */
  startBackground(): void;
}

const RECONCILE_EVERY_MS = 5_000;
const PLAN_LETTERS_EVERY_MS = 5 * 60_000;
const ROLL_UP_EVERY_MS = 15 * 60_000;
const ERASE_EVERY_MS = 10 * 60_000;
const PURGE_EVERY_MS = 10 * 60_000;
/**
 * Puts the product together from its settings, up to but without listening.
 * @param coach may be under way: its thread takes as long to load as all the rest
 */
export async function composeProduct(
  settings: Settings,
  buildFolder: string,
  clock: () => number = Date.now,
  coach: CoachPool = coachPool({ workers: settings.COACH_WORKERS }),
): Promise<Product> {
  prepareDataFolder(settings.DATA_DIR);
  const embedded = !settings.DATABASE_URL;
  const release = embedded ? lockFolder(settings.DATA_DIR) : () => {};
  if (!release)
    throw new StartFault(
      `DATA_DIR ${settings.DATA_DIR} is in use by another server; stop it, or set DATA_DIR or DATABASE_URL`,
    );
  try {
    return await compose(settings, buildFolder, clock, coach, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function compose(
  settings: Settings,
  buildFolder: string,
  clock: () => number,
  coach: CoachPool,
  release: () => void,
): Promise<Product> {
  const embedded = !settings.DATABASE_URL;
  const pages = siteIn(join(buildFolder, 'client'), pageFiller(settings));
  const site = withOfflineFiles(chooseClaims(pages, settings.MARKETING_CLAIMS));
  const cyranoSite = siteIn(join(buildFolder, 'cyrano'), pageFiller(settings));

  checkSecrets(settings);
  // A start that fails is told by its own line.
  let hasStarted = false;
  const database = openDatabase(
    settings.DATABASE_URL
      ? { url: settings.DATABASE_URL }
      : { dataDir: settings.DATA_DIR, folder: folderState(settings.DATA_DIR) },
    (line) => (hasStarted ? console.error(line) : undefined),
  );
  if (embedded) await refuseLostSecret(database, settings);
  const metrics = createMetrics(database);
  coach.observedBy(metrics.coach);
  // Its thread loads while the rest is put together here; whether it came up is asked at the end.
  const coachStarted = coach.start();
  coachStarted.catch(() => {});
  const secrets = appSecrets(settings);
  const mailer = chooseMailer(settings, { db: database.db, clock, secrets });
  const rateLimits = settings.RATE_LIMITS === 'on';
  const limits = createRateLimits({ ...database, clock, on: rateLimits, onRefused: metrics.countRefused });
  const identityOptions: IdentityOptions = {
    db: database.db,
    engine: database.engine,
    publicUrl: settings.PUBLIC_URL,
    secrets,
    rateLimits,
    limits,
    loginErrors: settings.LOGIN_ERRORS,
    brandName: settings.BRAND_NAME,
    clock,
    mailer,
    google: googleClient(settings),
    showCodes: !settings.production && mailer.kind === 'outbox',
  };
  await bringUpToDate(database, () => migrateIdentity(identityOptions));
  await sealAnew(identityOptions);
  if (embedded) markFolder(settings.DATA_DIR);
  hasStarted = true;
  const identity = createIdentity(identityOptions);

  // Nodes compare times that others wrote to tell whether a charge is still under way; their own clocks may differ.
  const paymentClock = await databaseClock(database);
  const providers = chooseCardProviders(settings);
  const money = {
    db: database.db,
    providers,
    timeoutMs: settings.PAYMENT_TIMEOUT_MS,
    clock: paymentClock,
    mailer,
    ...refundSettings(settings),
  };
  const inbox = eventInbox(money);
  const gateway = chooseGateway(settings);
  const recorder = createRecorder({ db: database.db, clock, rateLimits });
  const engine = await chooseEngine(settings, coach.run, clock, metrics.countLlm);
  const web = buildApp({
    settings,
    database,
    identity,
    providers,
    inbox,
    mailer,
    recorder,
    limits,
    engine,
    site,
    sandbox: gateway?.app ?? null,
    clock,
    paymentClock,
    metrics,
  });
  const isTrustedProxy = trustedProxies(settings.TRUSTED_PROXIES);
  const { production } = settings;
  const checkHost = (origin: string) =>
    hostCheck({ origin, production, isTrustedProxy, observe: metrics.count });
  await coachStarted.catch((cause) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartFault(`the coach could not be loaded (${why}); restore src/coach`, { cause });
  });
  let reconciler: ReturnType<typeof startReconciler> | undefined;
  let afterPaying: ReturnType<typeof startAfterPaying> | undefined;
  let planLetters: ReturnType<typeof startPlanLetters> | undefined;
  let comparison: ReturnType<typeof startNightlyComparison> | undefined;
  let rollUp: ReturnType<typeof startRollUp> | undefined;
  let eraser: ReturnType<typeof startEraser> | undefined;
  let purge: ReturnType<typeof startPurge> | undefined;
  let llm: ReturnType<typeof watchLlm> | undefined;
  let statistics: ReturnType<typeof keepStatistics> | undefined;
  return {
    web: web as unknown as Hono,
    early: {
      web: [
        checkHost(settings.PUBLIC_URL),
        responseCache({
          site,
          origin: settings.PUBLIC_URL,
          fetch: (request) => web.fetch(request),
          observe: metrics.count,
        }),
      ],
      cyrano: [checkHost(settings.CYRANO_URL)],
    },
    cyrano: cyranoApp(settings, cyranoSite),
    notices: [
      ...clockNotices(clock() - paymentClock()),
      ...holdNotices(await readHold(database.db)),
      ...keylessNotices(
        await readUnsettled(database.db),
        providers.all.map(({ name }) => name),
      ),
    ],
    startBackground() {
      const { storage } = database;
      reconciler = startReconciler({ ...money, storage, alone: embedded, inbox }, RECONCILE_EVERY_MS);
      afterPaying = startAfterPaying({ ...money, storage, seller: sellerOf(settings) }, RECONCILE_EVERY_MS);
      planLetters = startPlanLetters({ ...money, storage }, PLAN_LETTERS_EVERY_MS);
      comparison = startNightlyComparison({ ...money, storage });
      rollUp = startRollUp({ db: database.db, clock }, ROLL_UP_EVERY_MS);
      mailer.start(embedded);
      statistics = keepStatistics(database);
      purge = startPurge({ ...database, clock }, dataKeys(settings), PURGE_EVERY_MS);
      llm = watchLlm({ settings, engine, say: (line) => console.error(line), tell: metrics.tellLlm });
      eraser = startEraser({ ...database, clock, belongings: BELONGINGS, secrets }, ERASE_EVERY_MS);
    },
    async close() {
      await llm?.stop();
      engine.close();
      await coach.close();
      await reconciler?.stop();
      await comparison?.stop();
      await inbox.settled();
      await afterPaying?.stop();
      await planLetters?.stop();
      await rollUp?.stop();
      await eraser?.stop();
      await purge?.stop();
      await recorder.settled();
      await mailer.close();
      await metrics.stop();
      await statistics?.stop();
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
    if (cause instanceof DatabaseFault) throw cause;
    const fault = storageFaultOf(cause);
    const why = fault ? withDetail(fault) : cause instanceof Error ? cause.message : String(cause);
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
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200));
  app.route('/', cyranoRoutes({ site, publicUrl: settings.PUBLIC_URL }));
  return app;
}

function siteIn(folder: string, fill: (html: string) => string) {
  if (!existsSync(folder))
    throw new StartFault('the pages are not built; start with `npm start`, which builds them');
  return loadSite(folder, fill);
}
