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
      REFUNDS: 'by-hand',
      LOGIN_ERRORS: 'alike',
      MARKETING_CLAIMS: 'spec',
      RATE_LIMITS: 'on',
      COACH_WORKERS: 1,
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

  it('has a second question where a check is unsure, and 300 replies by the model a user and day', () => {
    expect(settings({})).toMatchObject({ LLM_VERIFY: 'doubtful', LLM_DAILY_REPLIES: 300 });
    expect(settings({ LLM_VERIFY: 'always', LLM_DAILY_REPLIES: '0' })).toMatchObject({
      LLM_VERIFY: 'always',
      LLM_DAILY_REPLIES: 0,
    });
  });

  it('takes an empty value for not set', () => {
    expect(settings({ PUBLIC_URL: '', YOCO_SECRET_KEY: ' ' })).toMatchObject({ production: false });
  });
});

it('tells names of .env that it does not know, and not those of the environment', () => {
  const read = readSettings(
    { TRUSTED_PROXY: '::1' },
    'TRUSTED_PROXY=127.0.0.1\nNODE_ENV=production\nPORT=4200\n',
  );
  expect(read).toMatchObject({ ok: true, notices: [expect.stringMatching(/^TRUSTED_PROXY in \.env/)] });
});

describe('faults are told at once', () => {
  it.each([
    [{ PAYFAST_MERCHANT_ID: '1' }, ['PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE']],
    [{ PAYSTACK_PUBLIC_KEY: 'pk_test_1' }, ['PAYSTACK_SECRET_KEY']],
    [{ YOCO_WEBHOOK_SECRET: 'whsec_1' }, ['YOCO_SECRET_KEY']],
    [{ YOCO_SECRET_KEY: 'sk_test_1' }, ['YOCO_WEBHOOK_SECRET']],
  ])('of a former card provider that has half of its keys: %o', (given, missing) => {
    expect(readSettings(given).ok).toBe(true);
    const read = readSettings({ ...given, PUBLIC_URL: 'https://repartee.example' });
    const told = read.ok
      ? []
      : read.faults.filter((fault) => /; or /.test(fault)).map((line) => line.split(':')[0]);
    expect(told).toEqual(missing);
  });

  it('also what is missing beside what is broken, and nothing that hangs on the broken one', () => {
    const named = (environment: Record<string, string>) =>
      faults(environment).map((line) => line.split(/[: ]/)[0]);
    expect(
      named({ PORT: 'abc', PAYMENTS: 'yoco', PAYSTACK_FOO: '1', LLM_BASE_URL: 'http://x' }).sort(),
    ).toEqual(['LLM_MODEL', 'PAYSTACK_FOO', 'PORT', 'YOCO_SECRET_KEY', 'YOCO_WEBHOOK_SECRET']);
    expect(named({ LLM_BASE_URL: 'nowhere' })).toEqual(['LLM_BASE_URL']);
  });

  it.each<[string, Record<string, string>, 'checkout' | 'popup']>([
    ['by default', {}, 'checkout'],
    ['with the keys of the popup alone', { YOCO_PUBLIC_KEY: 'pk_test_1' }, 'popup'],
    [
      'with the keys of both',
      { YOCO_PUBLIC_KEY: 'pk_test_1', YOCO_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjU' },
      'checkout',
    ],
    ['as it is said', { YOCO_PUBLIC_KEY: 'pk_test_1', YOCO_MODE: 'checkout' }, 'checkout'],
  ])('Yoco %s takes payments by its %s', (_case, environment, mode) => {
    expect(settings(environment).YOCO_MODE).toBe(mode);
  });

  it('with the name of every one', () => {
    const told = faults({
      PORT: '0',
      PAYMENTS: 'cash',
      SUPPORT_EMAIL: 'nobody',
      SELLER_VAT: '123',
      YOCO_SECRT_KEY: 'x',
      GOOGLE_ID: 'y',
    });
    expect(told.map((line) => line.split(/[: ]/)[0]).sort()).toEqual([
      'GOOGLE_ID',
      'PAYMENTS',
      'PORT',
      'SELLER_VAT',
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
    ['Paystack without its keys', { PAYMENTS: 'paystack', PAYSTACK_SECRET_KEY: 'sk_test_1' }],
    ['a chatbot on our own origin', { CHATBOT_URL: 'http://localhost:3000/bot' }],
    ['an id that could not be Google’s', { ANALYTICS_ID: '"><script>' }],
    ['one port for both', { PORT: '4000', CYRANO_PORT: '4000' }],
    ['one origin for both', { CYRANO_URL: 'http://localhost:3000' }],
    ['a gateway of its own without its secret', { SANDBOX_URL: 'http://127.0.0.1:9000' }],
    ['PayFast without its keys', { PAYMENTS: 'payfast', PAYFAST_MERCHANT_ID: '10000100' }],
    ['a merchant of PayFast that is no number', { PAYFAST_MERCHANT_ID: 'ten' }],
    ['half of Google', { GOOGLE_CLIENT_ID: 'x' }],
    ['a second question that nobody knows', { LLM_VERIFY: 'sometimes' }],
    ['less than no replies a day', { LLM_DAILY_REPLIES: '-1' }],
    ['half a reply a day', { LLM_DAILY_REPLIES: '2.5' }],
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
    ['a PayFast setting that nobody knows', { PAYFAST_MERCHANT: '10000100' }],
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

describe('keys are told apart by their shape', () => {
  const SECRET = 'sk_live_960bfde0VBrLlpK098e4ffeb53e1';
  const PUBLIC = 'pk_live_ed3c54a6gOol69qa7f45';

  it.each<[string, Record<string, string>, RegExp | null]>([
    ['a live pair', { YOCO_PUBLIC_KEY: PUBLIC, YOCO_SECRET_KEY: SECRET }, null],
    ['a test pair', { YOCO_PUBLIC_KEY: 'pk_test_1', YOCO_SECRET_KEY: 'sk_test_1' }, null],
    ['a webhook secret', { YOCO_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw=' }, null],
    [
      'a secret key for every browser',
      { YOCO_PUBLIC_KEY: SECRET },
      /^YOCO_PUBLIC_KEY: this is a secret key, .* set the public key/,
    ],
    [
      'the same secret key twice',
      { YOCO_PUBLIC_KEY: SECRET, YOCO_SECRET_KEY: SECRET },
      /^YOCO_PUBLIC_KEY: this is a secret key/,
    ],
    [
      'a webhook secret for every browser',
      { YOCO_PUBLIC_KEY: 'whsec_abc' },
      /^YOCO_PUBLIC_KEY: this is a sec/,
    ],
    ['a public key as secret', { YOCO_SECRET_KEY: PUBLIC }, /^YOCO_SECRET_KEY: this is a public key/],
    [
      'two keys swapped',
      { YOCO_PUBLIC_KEY: SECRET, YOCO_SECRET_KEY: PUBLIC },
      /^YOCO_PUBLIC_KEY and YOCO_SECRET_KEY: .* swapped/,
    ],
    [
      'a live key beside a test key',
      { YOCO_PUBLIC_KEY: PUBLIC, YOCO_SECRET_KEY: 'sk_test_1' },
      /^YOCO_PUBLIC_KEY and YOCO_SECRET_KEY: one is a test key/,
    ],
    ['nonsense', { YOCO_SECRET_KEY: 'hello' }, /^YOCO_SECRET_KEY: must look like sk_live_/],
    ['a key cut short', { YOCO_PUBLIC_KEY: 'pk_live_' }, /^YOCO_PUBLIC_KEY: must look like pk_live_/],
    ['two lines pasted as one', { YOCO_PUBLIC_KEY: `${PUBLIC} ${SECRET}` }, /^YOCO_PUBLIC_KEY: must look/],
    ['a Paystack secret shown', { PAYSTACK_PUBLIC_KEY: SECRET }, /^PAYSTACK_PUBLIC_KEY: this is a secret/],
    [
      'a webhook secret that is none',
      { YOCO_WEBHOOK_SECRET: SECRET },
      /^YOCO_WEBHOOK_SECRET: must look like/,
    ],
    [
      'Google’s secret as its id',
      { GOOGLE_CLIENT_ID: 'GOCSPX-abc', GOOGLE_CLIENT_SECRET: 'x' },
      /^GOOGLE_CLIENT_ID: this looks like a secret/,
    ],
    [
      'a key as the name of the model, which pages show',
      { LLM_BASE_URL: 'https://llm.example', LLM_MODEL: 'sk-proj-abc' },
      /^LLM_MODEL: this looks like a secret/,
    ],
  ])('%s', (_case, environment, line) => {
    const told = faults(environment);
    expect(told).toHaveLength(line ? 1 : 0);
    if (line) expect(told[0]).toMatch(line);
    // What is printed ends up in logs.
    for (const value of Object.values(environment))
      if (value.length > 8) expect(told.join('\n')).not.toContain(value);
  });
});

describe('addresses are encrypted outside this machine', () => {
  it.each<[string, string, RegExp | null]>([
    ['YOCO_API_URL', 'http://online.yoco.example', /^YOCO_API_URL: plain http/],
    ['YOCO_API_URL', 'http://127.0.0.1:9000/v1', null],
    ['YOCO_API_URL', 'http://[::1]:9000', null],
    ['YOCO_API_URL', 'https://user:word@online.yoco.example', /^YOCO_API_URL: must not hold/],
    ['YOCO_SDK_URL', 'http://js.yoco.example/sdk.js', /^YOCO_SDK_URL: plain http/],
    ['PAYSTACK_API_URL', 'http://api.paystack.example', /^PAYSTACK_API_URL: plain http/],
    ['PAYSTACK_SDK_URL', 'http://js.paystack.example/inline.js', /^PAYSTACK_SDK_URL: plain http/],
    ['GOOGLE_ISSUER', 'http://10.0.0.7', /^GOOGLE_ISSUER: plain http/],
    ['CHATBOT_URL', 'http://bot.example/chat', /^CHATBOT_URL: plain http/],
    ['CHATBOT_URL', 'http://localhost:9000/chat', null],
    ['SMTP_URL', 'smtp://mail.example', /^SMTP_URL: .* set smtps:/],
    ['SMTP_URL', 'smtp://mail.example:587/?requireTLS=false', /^SMTP_URL: .* set smtps:/],
    ['SMTP_URL', 'smtp://me:word@mail.example:587/?requireTLS=true', null],
    ['SMTP_URL', 'smtp://localhost:25', null],
    ['SMTP_URL', 'smtps://mail.example', null],
  ])('%s=%s', (name, value, line) => {
    const told = faults({ [name]: value });
    expect(told).toHaveLength(line ? 1 : 0);
    if (line) expect(told[0]).toMatch(line);
  });

  it('also for a gateway of its own', () => {
    expect(faults({ SANDBOX_URL: 'http://pay.example', SANDBOX_SECRET: 's' })).toEqual([
      expect.stringMatching(/^SANDBOX_URL: plain http/),
    ]);
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
    SELLER_NAME: 'Prompter (Pty) Ltd',
    SELLER_ADDRESS: '1 Long Street, Cape Town',
    SELLER_PHONE: '+27 21 000 0000',
    SUPPORT_EMAIL: 'help@repartee.example',
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
    ['a token that can be guessed', { METRICS_TOKEN: 'm'.repeat(31) }, /^METRICS_TOKEN: .* 32 characters/],
    ['a seller without a name', { SELLER_NAME: '' }, /^SELLER_NAME: must be set in production/],
    ['a seller without an address', { SELLER_ADDRESS: '' }, /^SELLER_ADDRESS: must be set/],
    ['a seller without a telephone', { SELLER_PHONE: '' }, /^SELLER_PHONE: must be set/],
    ['a seller whom nobody can write to', { SUPPORT_EMAIL: '' }, /^SUPPORT_EMAIL: must be set/],
    [
      "a card form from the customer's own machine",
      { YOCO_SDK_URL: 'http://127.0.0.1:9000/sdk.js' },
      /^YOCO_SDK_URL: plain http/,
    ],
    [
      'a secret key for every browser',
      { YOCO_PUBLIC_KEY: 'sk_live_1' },
      /^YOCO_PUBLIC_KEY: this is a secret/,
    ],
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
