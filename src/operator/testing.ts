import { spawn } from 'node:child_process';
import { createCipheriv, scryptSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Engine } from '#database';
import type { TestPlace } from '#database/testing';
import { DAY_MS, isoTime } from '#kit';
import { appSecrets } from '#server/secrets';
import { GATEWAY_KEY, type TestProduct, testProduct } from '#server/testing';
import { runRecorded } from './acts.ts';
import type { Command, Given } from './command.ts';
import { runOperator } from './run-operator.ts';

/** A product whose secrets are those that the operator's commands read: of its folder, or these, the newest first. */
export async function openProduct(
  engine: Engine,
  place: TestPlace,
  secrets?: string[],
): Promise<TestProduct> {
  const own = secrets ? { APP_SECRET: secrets } : {};
  const product = await testProduct(engine, {
    place,
    secrets: appSecrets({ DATA_DIR: place.dataDir, ...own }),
  });
  // The terminal reaches the same gateway over its socket.
  const money = {
    SANDBOX_URL: product.gatewayUrl,
    SANDBOX_SECRET: GATEWAY_KEY,
    PAYMENT_TIMEOUT_MS: product.timeoutMs,
  };
  return { ...product, settings: { ...product.settings, ...own, ...money } };
}

/**
 * A command in this process, on the product's own database: the answer that standard output would get.
 *
 * @param say gets what would go to standard error
 */
export const commandRunner =
  (product: () => TestProduct, place: () => TestPlace, say: (line: string) => void = () => {}) =>
  (command: Command, ...args: string[]): Promise<string> => {
    const { url } = place();
    const { database, clock, settings } = product();
    const given = parseArgs({ args, allowPositionals: true, options: command.options }) as Given;
    return runRecorded('test', command, given, {
      db: database.db,
      settings: { ...settings, ...(url ? { DATABASE_URL: url } : {}) },
      nowMs: clock.now,
      by: 'a test',
      say,
    });
  };

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** All that a process started in a folder of its own has of ours: no `.env`, no settings. */
const environmentOf = (place: Pick<TestPlace, 'dataDir' | 'url'>) => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  DATA_DIR: place.dataDir,
  ...(place.url ? { DATABASE_URL: place.url } : {}),
});

/** `npm run operator -- …` in this process, on a connection of its own; it may be that of a place that does not exist. */
export async function operatorCall(
  place: Pick<TestPlace, 'dataDir' | 'url'> & { cwd?: string },
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [1, 2].map(() => new PassThrough({ highWaterMark: 1_000_000 })) as [
    PassThrough,
    PassThrough,
  ];
  const code = await runOperator([...args], {
    env: { ...environmentOf(place), ...environment },
    cwd: () => place.cwd ?? place.dataDir,
    stdout,
    stderr,
  });
  const [out, err] = [stdout, stderr].map((stream) => String(stream.read() ?? '')) as [string, string];
  return { code, out, err };
}

interface OperatorProcess {
  /** It ends itself by SIGKILL as soon as it has told this: from outside the signal may come after the next step. */
  killAt?: string;
  environment?: Record<string, string>;
  /** Gets what kills it. */
  onStart?: (kill: () => void) => void;
}

/** A module that is loaded first: a process is killed by what it tells, before anything else of it runs. */
const endAt = (words: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (text, ...rest) => {
      const written = write(text, ...rest);
      if (String(text).includes(${JSON.stringify(words)})) process.kill(process.pid, 'SIGKILL');
      return written;
    };`)}`;

/** The same as a process of its own. */
export const operatorProcess = (
  place: TestPlace,
  args: readonly string[],
  { killAt, environment = {}, onStart }: OperatorProcess = {},
) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const loaded = killAt ? ['--import', endAt(killAt)] : [];
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...loaded, MAIN, ...args],
      {
        // A folder without an `.env` of ours.
        cwd: place.dataDir,
        env: { ...environmentOf(place), ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    onStart?.(() => child.kill('SIGKILL'));
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.once('close', (code) => resolve({ code, out, err }));
  });

/** The old system's parameters; a light cost, because the strength of the hash is not what is tried here. */
const CONFIG = {
  signer: Buffer.from('the old project’s signer key'),
  separator: Buffer.from([7]),
  rounds: 8,
  memCost: 4,
};
/** In no answer and no row as it is. */
export const SIGNER_KEY = CONFIG.signer.toString('base64');
export const HASH_CONFIG = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: ${SIGNER_KEY},
  base64_salt_separator: ${CONFIG.separator.toString('base64')},
  rounds: ${CONFIG.rounds},
  mem_cost: ${CONFIG.memCost},
}`;

function oldHash(password: string, salt: Buffer): string {
  const options = { N: 2 ** CONFIG.memCost, r: CONFIG.rounds, p: 1 };
  const key = scryptSync(password, Buffer.concat([salt, CONFIG.separator]), 32, options);
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(CONFIG.signer), cipher.final()]).toString('base64');
}

const SALT = Buffer.from('salt of everybody');
/** Everybody's. */
export const OLD_PASSWORD = 'old password 1';
const SHARED_HASH = oldHash(OLD_PASSWORD, SALT);

/** One person of the old system's export: `old-7`, `person7@example.com`. */
export const oldPerson = (at: number, change: object = {}) => ({
  localId: `old-${at}`,
  email: `person${at}@example.com`,
  emailVerified: at % 2 === 0,
  passwordHash: SHARED_HASH,
  salt: SALT.toString('base64'),
  displayName: `Person ${at}`,
  createdAt: String(1_600_000_000_000 + at),
  disabled: false,
  providerUserInfo: [] as object[],
  ...change,
});

const PLANS = [
  ['weekly', 99.99, 7],
  ['monthly', 249.99, 30],
  ['yearly', 1999.99, 365],
] as const;
export const planOf = (at: number) => PLANS[at % 3] ?? PLANS[0];

/** What that person bought there a day ago, as the old database's REST API tells it. */
export function oldSubscription(
  at: number,
  nowMs: number,
  change: { userId?: string; fields?: object } = {},
) {
  const [type, price, days] = planOf(at);
  const startMs = nowMs - DAY_MS;
  const text = (stringValue: string) => ({ stringValue });
  return {
    name: `projects/p/databases/(default)/documents/subscriptions/${change.userId ?? `old-${at}`}`,
    fields: {
      isActive: { booleanValue: true },
      type: text(type),
      startDate: text(isoTime(startMs)),
      expiryDate: { timestampValue: isoTime(startMs + days * DAY_MS) },
      paymentId: text(`ch_old_${at}`),
      amount: { doubleValue: price },
      currency: text('ZAR'),
      userEmail: text(`person${at}@example.com`),
      paymentDetails: { mapValue: { fields: { paymentMethod: text('yoco') } } },
      ...change.fields,
    },
  };
}

/** Writes the old system's files into the data folder; returns the arguments of the two imports. */
export function oldFiles(
  place: TestPlace,
  name: string,
  rows: { people?: readonly object[]; documents?: readonly object[] },
) {
  const [users, hash, subscriptions] = ['users.json', 'hash.txt', 'subscriptions.json'].map((end) =>
    join(place.dataDir, `${name}-${end}`),
  ) as [string, string, string];
  writeFileSync(users, JSON.stringify({ users: rows.people ?? [] }));
  writeFileSync(hash, HASH_CONFIG);
  writeFileSync(subscriptions, JSON.stringify({ documents: rows.documents ?? [] }));
  return { users: [users, '--hash-config', hash], subscriptions: [subscriptions] };
}
