import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createRecorder, type Recorder } from '#analytics/server';
import {
  type CardProvider,
  type CardProviders,
  cardProviders,
  type EventInbox,
  eventInbox,
  refundSettings,
  yocoPopup,
} from '#checkout/server';
import { type CoachPool, chooseEngine, coachPool } from '#coach/server';
import { type Database, type Engine, migrate, openDatabase } from '#database';
import { migratedPlace, type TestPlace } from '#database/testing';
import {
  createIdentity,
  type FetchPhoto,
  type GoogleClient,
  type IdentityOptions,
  migrateIdentity,
  sealAnew,
} from '#identity/server';
import { createRateLimits } from '#limits/server';
import { type Mailer, type OutboxLetter, openOutbox, readOutbox } from '#mail/server';
import { buildApp } from './app.ts';
import type { MailerDeps } from './choose-mailer.ts';
import { GATEWAY_KEY, GATEWAY_PUBLIC_KEY, type TestGateway, testGateway } from './gateway/testing.ts';
import { createMetrics } from './metrics.ts';
import { readSettings, type Settings } from './settings.ts';

export { confirmAddress, cookieOf, inLetters, postTo, seen, told } from './calls/testing.ts';
export { GATEWAY_KEY, GATEWAY_PUBLIC_KEY, type TestGateway, testGateway } from './gateway/testing.ts';
export { dataKeys, signingSecrets } from './secrets.ts';

/**
 * A whole product for server tests: real database, real identity library, the sandbox gateway behind a real socket.
 * Only the clock is the test's.
 */
export interface TestProduct {
  url: string;
  cyranoUrl: string;
  database: ReturnType<typeof openDatabase>;
  provider: CardProvider;
  providers: CardProviders;
  inbox: EventInbox;
  recorder: Recorder;
  mailer: Mailer;
  gatewayUrl: string;
  clock: { now: number; tick(ms: number): void };
  timeoutMs: number;
  /** As the operator's commands and the server read them from the environment. */
  settings: Settings;
  /** The signing secrets, newest first. */
  secrets: IdentityOptions['secrets'];
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The product's own origin, to be put behind a socket or asked for what it mounts. */
  app: Hono;
  /** A signed-up person with helpers that carry their cookie. */
  person(email?: string): Promise<Person>;
  /** What was written to people so far, the oldest first; to one address, or all. */
  letters(to?: string): Promise<OutboxLetter[]>;
  cardToken: TestGateway['cardToken'];
  ledger: TestGateway['ledger'];
  close(): Promise<void>;
}

export interface Person {
  id: string;
  email: string;
  cookie: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Starts and pays a checkout; the answer of `pay`. */
  buy(plan: string, card?: string): Promise<Response>;
  token(): Promise<string>;
}

export const GOOD_CARD = '4242 4242 4242 4242';
const SECRETS = [{ version: 1, value: 'a secret for tests that is long enough to be one' }];

/**
 * One for all products of a test file, started by the first call of the coach. A machine that runs other tests beside this one is not held to
 * the real limits.
 */
const sharedCoach = coachPool(
  { workers: 1 },
  { deadlineMs: 20_000, answerWithinMs: 60_000, longestWaitMs: 60_000 },
);

/** The schema that every test product begins with; what its options say makes no difference to it. */
async function migrateAll(database: Database): Promise<void> {
  await migrate(database, () =>
    migrateIdentity({
      ...database,
      publicUrl: 'http://localhost:3999',
      secrets: SECRETS,
      rateLimits: false,
      limits: createRateLimits({ ...database, clock: Date.now, on: false, onRefused() {} }),
      loginErrors: 'alike',
      brandName: 'Repartee',
      clock: Date.now,
      // Nobody is written to meanwhile.
      mailer: {
        kind: 'outbox',
        send: async () => {},
        wake() {},
        settled: async () => {},
        close: async () => {},
      },
      google: null,
      showCodes: false,
    }),
  );
}

/** A place for a test that gives its own to {@link testProduct}, as for a second server; migrated, which is most of a start. */
export const productPlace = (engine: Engine): Promise<TestPlace> => migratedPlace(engine, migrateAll);

export async function testProduct(
  engine: Engine,
  options: {
    timeoutMs?: number;
    provider?: (real: CardProvider) => CardProvider;
    rateLimits?: boolean;
    /** A place to go on in (a restart); it is the caller's to remove. */
    place?: TestPlace;
    secrets?: readonly { version: number; value: string }[];
    loginErrors?: 'alike' | 'distinct';
    google?: GoogleClient | null;
    /** Whether one-time codes stand in the answer; as in production unless said. */
    showCodes?: boolean;
    fetchPhoto?: FetchPhoto;
    /** Another one than the outbox. */
    mailer?: (deps: MailerDeps) => Mailer;
    /** Another one than that of all products of the file; it is the caller's to close. */
    coach?: CoachPool;
    /** As an operator would set them, to have the very rules of a public start. */
    settings?: Readonly<Record<string, string>>;
  } = {},
): Promise<TestProduct> {
  const timeoutMs = options.timeoutMs ?? 500;
  const place = options.place ?? (await productPlace(engine));
  const read = readSettings({
    PORT: '3999',
    RATE_LIMITS: 'off',
    ...options.settings,
    DATA_DIR: place.dataDir,
  });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const { settings } = read;
  const gateway = await testGateway({
    dbFile: join(place.dataDir, 'gateway.db'),
    // Ended when the caller gives up, which a stall of this process puts off.
    slowAnswerMs: 60_000,
    allowedParents: [settings.PUBLIC_URL],
  });
  const { url: gatewayUrl, cardToken } = gateway;

  const database = openDatabase(place.url ? { url: place.url } : { dataDir: place.dataDir });
  const clock = {
    now: Date.now(),
    tick(ms: number) {
      this.now += ms;
    },
  };
  const readClock = () => clock.now;
  const outbox = join(place.dataDir, 'outbox');
  const secrets = options.secrets ?? SECRETS;
  const mailer =
    options.mailer?.({ db: database.db, clock: readClock, secrets }) ??
    openOutbox({ folder: outbox, from: 'Repartee <no-reply@localhost>', clock: readClock });
  const rateLimits = options.rateLimits ?? false;
  const metrics = createMetrics(database);
  const limits = createRateLimits({
    ...database,
    clock: readClock,
    on: rateLimits,
    onRefused: metrics.countRefused,
  });
  const identityOptions: IdentityOptions = {
    db: database.db,
    engine,
    publicUrl: settings.PUBLIC_URL,
    secrets,
    rateLimits,
    limits,
    loginErrors: options.loginErrors ?? 'alike',
    brandName: settings.BRAND_NAME,
    clock: readClock,
    mailer,
    google: options.google ?? null,
    ...(options.fetchPhoto ? { fetchPhoto: options.fetchPhoto } : {}),
    showCodes: options.showCodes ?? false,
  };
  // Somebody else's place may have been made by an older product.
  if (options.place) await migrate(database, () => migrateIdentity(identityOptions));
  await sealAnew(identityOptions);
  const identity = createIdentity(identityOptions);
  const real = yocoPopup({
    name: 'sandbox',
    apiUrl: `${gatewayUrl}/v1`,
    sdkUrl: `${gatewayUrl}/sdk.js`,
    publicKey: GATEWAY_PUBLIC_KEY,
    secretKey: GATEWAY_KEY,
    timeoutMs,
    canFind: true,
  });
  const provider = options.provider?.(real) ?? real;
  const providers = cardProviders(provider);
  const inbox = eventInbox({
    db: database.db,
    providers,
    timeoutMs,
    clock: readClock,
    mailer,
    ...refundSettings(settings),
  });
  const recorder = createRecorder({ db: database.db, clock: readClock, rateLimits });
  const coach = await chooseEngine(settings, (options.coach ?? sharedCoach).run, readClock, metrics.countLlm);
  const app = buildApp({
    settings: { ...settings, PAYMENT_TIMEOUT_MS: timeoutMs },
    database,
    identity,
    providers,
    inbox,
    mailer,
    recorder,
    limits,
    engine: coach,
    metrics,
    site: new Map(),
    sandbox: null,
    clock: readClock,
  });

  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', 'localhost:3999');
    return app.request(`${settings.PUBLIC_URL}${path}`, { ...init, headers });
  };

  async function person(email = `${randomUUID()}@example.com`): Promise<Person> {
    const origin = { origin: settings.PUBLIC_URL };
    const made = await request('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...origin },
      body: JSON.stringify({ email, password: 'let me in 22', name: 'Thandi', acceptedTerms: true }),
    });
    if (!made.ok) throw new Error(`no sign-up for ${email}: ${await made.text()}`);
    const cookie = (made.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const { user } = (await made.json()) as { user: { id: string } };
    const get: Person['get'] = (path, headers = {}) => request(path, { headers: { cookie, ...headers } });
    const post: Person['post'] = (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', ...origin, ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      });
    return {
      id: user.id,
      email,
      cookie,
      get,
      post,
      async buy(plan, card = GOOD_CARD) {
        const started = await post('/api/checkout', { plan });
        if (!started.ok) return started;
        const { checkoutId } = (await started.json()) as { checkoutId: string };
        return post(`/api/checkout/${checkoutId}/pay`, { token: await cardToken(card) });
      },
      token: async () => ((await (await get('/api/auth/token')).json()) as { token: string }).token,
    };
  }

  return {
    url: settings.PUBLIC_URL,
    cyranoUrl: settings.CYRANO_URL,
    database,
    provider,
    providers,
    inbox,
    recorder,
    mailer,
    gatewayUrl,
    clock,
    timeoutMs,
    settings,
    secrets,
    request,
    app: app as unknown as Hono,
    person,
    async letters(to) {
      await mailer.settled();
      const all = readOutbox(outbox);
      return to ? all.filter((letter) => letter.to === to) : all;
    },
    cardToken,
    ledger: gateway.ledger,
    async close() {
      coach.close();
      await inbox.settled();
      await gateway.close();
      await recorder.settled();
      await mailer.close();
      await metrics.stop();
      await database.close();
      if (!options.place) await place.remove();
    },
  };
}
