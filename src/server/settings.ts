import { isAbsolute, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { parseSender } from '#mail';
import { areAddresses } from './client-address.ts';
import { isLoopbackHost } from './loopback.ts';
import { addressFaults } from './settings-addresses.ts';
import { keyFaults } from './settings-keys.ts';
import { paymentFaults } from './settings-payments.ts';
import { productionFaults } from './settings-production.ts';

/**
 * What the operator sets (the contract's table). Read once at start; every fault is told at once, because one at a
 * time costs a restart each.
 */

const wholeNumber = (from: number, to: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${from} to ${to}` })
    .int(`must be a whole number from ${from} to ${to}`)
    .min(from, `must be a whole number from ${from} to ${to}`)
    .max(to, `must be a whole number from ${from} to ${to}`);
const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, { error: `must be ${names.join(' or ')}` });
const port = wholeNumber(1, 65_535);
const text = z.string().trim().min(1, 'must not be empty');
const WEB = 'must be an address such as https://repartee.example';
/** Parsed here and not by a chain of checks: a later check of a chain would meet an address that is none. */
const webUrl = z.string().transform((given, c) => {
  const url = URL.parse(given);
  if (url?.hostname && /^https?:$/.test(url.protocol)) return given.replace(/\/+$/, '');
  c.addIssue({ code: 'custom', message: WEB });
  return z.NEVER;
});
const origin = webUrl.transform((given, c) => {
  const url = new URL(given);
  if (url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin;
  c.addIssue({ code: 'custom', message: `${WEB}, without a path` });
  return z.NEVER;
});
const serverUrl = (pattern: RegExp, example: string) =>
  z.string().refine((given) => pattern.test(URL.parse(given)?.protocol ?? ''), `must look like ${example}`);
const email = z.email('must be an e-mail address');
/** A base that may be given with or without its API version. */
const apiBase = webUrl.transform((url) => url.replace(/\/v1$/, ''));
const keys = text
  .transform((list) =>
    list
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  )
  .refine((list) => list.length > 0, 'must hold at least one secret');

const schema = z.object({
  HOST: text.optional(),
  PORT: port.default(3000),
  CYRANO_PORT: port.optional(),
  PUBLIC_URL: origin.optional(),
  CYRANO_URL: origin.optional(),
  TRUSTED_PROXIES: text
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine(areAddresses, 'must be addresses or CIDR ranges, with commas between')
    .default([]),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: serverUrl(/^postgres(ql)?:$/, 'postgres://user:password@host/database').optional(),
  APP_SECRET: keys.optional(),
  DATA_KEY: keys.optional(),
  PAYMENTS: oneOf('sandbox', 'yoco', 'paystack', 'payfast').default('sandbox'),
  PAYMENT_TIMEOUT_MS: wholeNumber(100, 120_000).default(20_000),
  REFUNDS: oneOf('by-hand', 'automatic').default('by-hand'),
  SANDBOX_URL: webUrl.optional(),
  SANDBOX_SECRET: text.optional(),
  YOCO_MODE: oneOf('checkout', 'popup').optional(),
  YOCO_PUBLIC_KEY: text.optional(),
  YOCO_SECRET_KEY: text.optional(),
  YOCO_WEBHOOK_SECRET: text.optional(),
  YOCO_API_URL: apiBase.optional(),
  YOCO_SDK_URL: webUrl.default('https://js.yoco.com/sdk/v1/yoco-sdk-web.js'),
  PAYSTACK_PUBLIC_KEY: text.optional(),
  PAYSTACK_SECRET_KEY: text.optional(),
  PAYSTACK_API_URL: webUrl.default('https://api.paystack.co'),
  PAYSTACK_SDK_URL: webUrl.default('https://js.paystack.co/v2/inline.js'),
  PAYFAST_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'must be a number, as PayFast shows it')
    .optional(),
  PAYFAST_MERCHANT_KEY: text.optional(),
  PAYFAST_PASSPHRASE: text.optional(),
  PAYFAST_PROCESS_URL: webUrl.default('https://www.payfast.co.za/eng/process'),
  PAYFAST_API_URL: webUrl.default('https://api.payfast.co.za'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: webUrl.default('https://accounts.google.com'),
  LOGIN_ERRORS: oneOf('alike', 'distinct').default('alike'),
  LLM_BASE_URL: webUrl.optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
  LLM_TIMEOUT_MS: wholeNumber(100, 300_000).default(20_000),
  LLM_VERIFY: oneOf('off', 'doubtful', 'always').default('doubtful'),
  LLM_DAILY_REPLIES: wholeNumber(0, 1_000_000).default(300),
  CHATBOT_URL: webUrl.optional(),
  SMTP_URL: serverUrl(/^smtps?:$/, 'smtps://user:password@host').optional(),
  MAIL_FROM: text.optional(),
  // It becomes part of pages and of a script's address.
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Za-z]{1,4}-[\w-]{1,40}$/, 'must be a Google Analytics id such as G-ABC123')
    .optional(),
  SUPPORT_EMAIL: email.optional(),
  PRIVACY_EMAIL: email.optional(),
  SELLER_NAME: text.optional(),
  SELLER_ADDRESS: text.optional(),
  SELLER_PHONE: text.optional(),
  SELLER_REGISTRATION: text.optional(),
  SELLER_VAT: z
    .string()
    .regex(/^4\d{9}$/, 'must be a VAT number: ten digits, the first of them 4')
    .optional(),
  MARKETING_CLAIMS: oneOf('spec', 'modest').default('spec'),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  COACH_WORKERS: wholeNumber(1, 16).default(1),
  METRICS_TOKEN: text.optional(),
  BRAND_NAME: text.max(40, 'must have at most 40 characters').default('Repartee'),
});

export type Environment = z.infer<typeof schema>;

export interface Settings
  extends Omit<Environment, 'CYRANO_PORT' | 'PUBLIC_URL' | 'CYRANO_URL' | 'DATA_DIR' | 'YOCO_MODE'> {
  YOCO_MODE: 'checkout' | 'popup';
  CYRANO_PORT: number;
  PUBLIC_URL: string;
  CYRANO_URL: string;
  /** Absolute. */
  DATA_DIR: string;
  /** The public address is not loopback: nothing that is only for trying out is allowed. */
  production: boolean;
}

export type SettingsResult =
  /** `notices`: what is no fault, and the operator should know of. */
  { ok: true; settings: Settings; notices: string[] } | { ok: false; faults: string[] };

const GUARDED_FAMILY = /^(YOCO|PAYSTACK|PAYFAST|LLM|GOOGLE)_/;

/**
 * @param environment usually `process.env`; it wins over `dotEnv`
 * @param dotEnv the text of a `.env` file, if there is one
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  dotEnv = '',
): SettingsResult {
  const given: Record<string, string> = {};
  // An empty value means "not set", as in most shells and compose files.
  for (const [name, value] of Object.entries({ ...parseEnv(dotEnv), ...environment }))
    if (value !== undefined && value.trim() !== '') given[name] = value.trim();

  const faults = Object.keys(given)
    .filter((name) => GUARDED_FAMILY.test(name) && !(name in schema.shape))
    .map((name) => `${name} is not a setting of this product; check its spelling or remove it`);

  const parsed = schema.safeParse(given);
  if (parsed.success) {
    const settings = complete(parsed.data);
    faults.push(...togetherFaults(parsed.data, settings));
    return faults.length ? { ok: false, faults } : { ok: true, settings, notices: strangers(dotEnv) };
  }
  const broken = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  for (const issue of parsed.error.issues) faults.push(`${String(issue.path[0])}: ${issue.message}`);
  // What does not go together is told as well, as if the broken ones were not set, unless it hangs on one of them.
  const rest = schema.safeParse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !broken.has(name))),
  );
  if (rest.success)
    faults.push(
      ...togetherFaults(rest.data, complete(rest.data)).filter(
        (fault) => ![...broken].some((name) => fault.includes(name)),
      ),
    );
  return { ok: false, faults };
}

/** The file is ours alone, so a name in it that we do not know is a misspelt one; those of Node and of the shell are not. */
const strangers = (dotEnv: string): string[] =>
  Object.keys(parseEnv(dotEnv))
    .filter((name) => !(name in schema.shape) && !/^(?:NODE_.*|TZ|LANG|LC_.*|PATH)$/.test(name))
    .map(
      (name) => `${name} in .env is not a setting of this product, and has no effect; check its spelling.`,
    );

const togetherFaults = (given: Environment, settings: Settings): string[] => [
  ...combinationFaults(given, settings),
  ...paymentFaults(given, settings),
  ...keyFaults(given, settings),
  ...addressFaults(given, settings),
  ...productionFaults(given, settings),
];

function complete(given: Environment): Settings {
  const cyranoPort = given.CYRANO_PORT ?? given.PORT + 1;
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  return {
    ...given,
    CYRANO_PORT: cyranoPort,
    PUBLIC_URL: publicUrl,
    CYRANO_URL: given.CYRANO_URL ?? `http://localhost:${cyranoPort}`,
    DATA_DIR: isAbsolute(given.DATA_DIR) ? given.DATA_DIR : resolve(given.DATA_DIR),
    production: !isLoopbackHost(new URL(publicUrl).hostname),
    YOCO_MODE: given.YOCO_MODE ?? yocoMode(given),
  };
}

/** The hosted page, but for those who have the popup's keys and not those of the page. */
const yocoMode = (given: Environment): 'checkout' | 'popup' =>
  given.YOCO_PUBLIC_KEY && !given.YOCO_WEBHOOK_SECRET ? 'popup' : 'checkout';

/** Faults of settings that do not go together, wherever the product runs. */
function combinationFaults(given: Environment, settings: Settings): string[] {
  const faults: string[] = [];
  if (settings.CYRANO_PORT > 65_535)
    faults.push('CYRANO_PORT: PORT + 1 is no port; set CYRANO_PORT or a lower PORT');
  if (settings.CYRANO_PORT === settings.PORT) faults.push('CYRANO_PORT: must differ from PORT');
  if (settings.CYRANO_URL === settings.PUBLIC_URL)
    faults.push('CYRANO_URL: must be another origin than PUBLIC_URL');
  if (given.HOST && !isLoopbackHost(given.HOST) && !given.PUBLIC_URL)
    faults.push(`PUBLIC_URL: must be set when HOST is not loopback (HOST is ${given.HOST})`);
  if (given.SANDBOX_URL && !given.SANDBOX_SECRET)
    faults.push('SANDBOX_SECRET: must be set when SANDBOX_URL names a gateway of its own');
  if (Boolean(given.GOOGLE_CLIENT_ID) !== Boolean(given.GOOGLE_CLIENT_SECRET))
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither');
  if (given.SMTP_URL && given.MAIL_FROM && !parseSender(given.MAIL_FROM))
    faults.push(
      'MAIL_FROM: must look like no-reply@repartee.example or Repartee <no-reply@repartee.example>',
    );
  if (given.LLM_BASE_URL && !given.LLM_MODEL) faults.push('LLM_MODEL: must be set when LLM_BASE_URL is');
  if (given.CHATBOT_URL && new URL(given.CHATBOT_URL).origin === settings.PUBLIC_URL)
    faults.push("CHATBOT_URL: must not be on the product's own origin; leave it out to use Cyrano");
  return faults;
}
