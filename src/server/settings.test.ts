import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const read = (environment: Record<string, string>, dotEnv = '') => readSettings(environment, dotEnv);
const settings = (environment: Record<string, string>, dotEnv = '') => {
  const result = read(environment, dotEnv);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return result.settings;
};
const faults = (environment: Record<string, string>) => {
  const result = read(environment);
  return result.ok ? [] : result.faults;
};

describe('a start with nothing set', () => {
  it('is on this machine, with the sandbox', () => {
    expect(settings({})).toMatchObject({
      PORT: 3000,
      CYRANO_PORT: 3001,
      PUBLIC_URL: 'http://localhost:3000',
      CYRANO_URL: 'http://localhost:3001',
      PAYMENTS: 'sandbox',
      PAYMENT_TIMEOUT_MS: 20_000,
      LOGIN_ERRORS: 'alike',
      MARKETING_CLAIMS: 'spec',
      RATE_LIMITS: 'on',
      BRAND_NAME: 'Repartee',
      production: false,
    });
  });

  it('takes PORT + 1 for Cyrano', () => {
    expect(settings({ PORT: '4100' })).toMatchObject({
      CYRANO_PORT: 4101,
      CYRANO_URL: 'http://localhost:4101',
    });
  });

  it('reads .env, and the environment wins over it', () => {
    const dotEnv = 'PORT=4200\nBRAND_NAME="Cyrano & Co"\n# a remark\n';
    expect(settings({ PORT: '4300' }, dotEnv)).toMatchObject({ PORT: 4300, BRAND_NAME: 'Cyrano & Co' });
  });

  it('takes an empty value for not set', () => {
    expect(settings({ PUBLIC_URL: '', YOCO_SECRET_KEY: ' ' })).toMatchObject({ production: false });
  });
});

describe('faults are told at once', () => {
  it('also what is missing beside what is broken, and nothing that hangs on the broken one', () => {
    const named = (environment: Record<string, string>) =>
      faults(environment).map((line) => line.split(/[: ]/)[0]);
    expect(
      named({ PORT: 'abc', PAYMENTS: 'yoco', PAYSTACK_FOO: '1', LLM_BASE_URL: 'http://x' }).sort(),
    ).toEqual(['LLM_MODEL', 'PAYSTACK_FOO', 'PORT', 'YOCO_PUBLIC_KEY', 'YOCO_SECRET_KEY']);
    expect(named({ LLM_BASE_URL: 'nowhere' })).toEqual(['LLM_BASE_URL']);
  });

  it('with the name of every one', () => {
    const told = faults({
      PORT: '0',
      PAYMENTS: 'cash',
      SUPPORT_EMAIL: 'nobody',
      YOCO_SECRT_KEY: 'x',
      GOOGLE_ID: 'y',
    });
    expect(told.map((line) => line.split(/[: ]/)[0]).sort()).toEqual([
      'GOOGLE_ID',
      'PAYMENTS',
      'PORT',
      'SUPPORT_EMAIL',
      'YOCO_SECRT_KEY',
    ]);
  });

  it.each([
    ['YOCO_ANYTHING', true],
    ['PAYSTACK_X', true],
    ['LLM_TEMPERATURE', true],
    ['GOOGLE_APPLICATION_CREDENTIALS', true],
    ['SOME_OTHER_TOOL', false],
    ['LLMX', false],
  ])('%s unknown: %s', (name, isFault) => {
    expect(faults({ [name]: 'x' })).toHaveLength(isFault ? 1 : 0);
  });

  it.each<[string, Record<string, string>]>([
    ['a public address needs to be said', { HOST: '0.0.0.0' }],
    ['Yoco without its keys', { PAYMENTS: 'yoco', YOCO_PUBLIC_KEY: 'pk_live_1' }],
    ['a chatbot on our own origin', { CHATBOT_URL: 'http://localhost:3000/bot' }],
    ['an id that could not be Google’s', { ANALYTICS_ID: '"><script>' }],
    ['one port for both', { PORT: '4000', CYRANO_PORT: '4000' }],
    ['one origin for both', { CYRANO_URL: 'http://localhost:3000' }],
    ['a gateway of its own without its secret', { SANDBOX_URL: 'http://127.0.0.1:9000' }],
    ['half of Google', { GOOGLE_CLIENT_ID: 'x' }],
    ['a base for an LLM without a model', { LLM_BASE_URL: 'http://127.0.0.1:9000' }],
    ['plain http to a model elsewhere', { LLM_BASE_URL: 'http://llm.example/v1', LLM_MODEL: 'm' }],
    ['a password in an address', { LLM_BASE_URL: 'https://a:b@llm.example/v1', LLM_MODEL: 'm' }],
    ['a proxy that is a name', { TRUSTED_PROXIES: '10.0.0.1, proxy.internal' }],
    ['an address that is none', { PUBLIC_URL: 'localhost:3000' }],
    ['no address at all', { PUBLIC_URL: 'notaurl' }],
    ['an address that has no host', { CYRANO_URL: 'http://' }],
    ['an address with a space', { PUBLIC_URL: 'https://a b' }],
    ['secrets that are only a comma', { APP_SECRET: ',' }],
    ['a database of another kind', { DATABASE_URL: 'mysql://db.example/x' }],
    ['an address with a path', { PUBLIC_URL: 'https://repartee.example/app' }],
    ['a sender that is no address', { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Repartee' }],
  ])('%s', (_case, environment) => {
    expect(faults(environment).length).toBeGreaterThan(0);
  });

  it('in words that say what to set', () => {
    const told = faults({
      PORT: 'many',
      PAYMENTS: 'cash',
      DATABASE_URL: 'x',
      PUBLIC_URL: 'y',
      SUPPORT_EMAIL: 'z',
    });
    expect(told).toHaveLength(5);
    for (const line of told) expect(line).toMatch(/^[A-Z_]+: must (be|look like) /);
  });

  it('nothing wrong with a host on loopback', () => {
    expect(faults({ HOST: '127.0.0.2' })).toEqual([]);
  });
});

describe('production', () => {
  const good = {
    PUBLIC_URL: 'https://repartee.example',
    CYRANO_URL: 'https://cyrano.example',
    PAYMENTS: 'yoco',
    YOCO_PUBLIC_KEY: 'pk_live_1',
    YOCO_SECRET_KEY: 'sk_live_1',
    SMTP_URL: 'smtps://mail.example',
  };

  it('is a public address that is not loopback', () => {
    expect(settings(good).production).toBe(true);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['sandbox cards', { PAYMENTS: 'sandbox' }, /^PAYMENTS: sandbox/],
    ['the outbox', { SMTP_URL: '' }, /^SMTP_URL/],
    ['plain http', { PUBLIC_URL: 'http://repartee.example' }, /^PUBLIC_URL: plain http/],
    ['no rate limits', { RATE_LIMITS: 'off' }, /^RATE_LIMITS/],
    ['an issuer that anybody can play', { GOOGLE_ISSUER: 'http://id.example' }, /^GOOGLE_ISSUER: plain http/],
    ['a test key', { YOCO_SECRET_KEY: 'sk_test_1' }, /^YOCO_SECRET_KEY: a test key/],
    [
      'secrets that only one node has',
      { DATABASE_URL: 'postgres://db.example/x', APP_SECRET: 's'.repeat(32) },
      /^DATA_KEY/,
    ],
    ['a secret that can be guessed', { APP_SECRET: 'short' }, /^APP_SECRET/],
    ['Cyrano on the same host', { CYRANO_URL: 'https://repartee.example:8443' }, /^CYRANO_URL/],
    ['Cyrano without an address', { CYRANO_URL: '' }, /^CYRANO_URL/],
  ])('refuses %s with a line that says what to set', (_case, change, line) => {
    const told = faults({ ...good, ...change });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(line);
  });

  it('does not ask NODE_ENV', () => {
    expect(settings({ NODE_ENV: 'production' }).production).toBe(false);
    expect(faults({ ...good, NODE_ENV: 'development', RATE_LIMITS: 'off' })).toHaveLength(1);
  });
});
