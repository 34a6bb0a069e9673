import { expect, it } from 'vitest';
import { clockNotices, holdNotices, keylessNotices, startNotices } from './notices.ts';
import { readSettings } from './settings.ts';

const live = {
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

it.each<[string, Record<string, string>, RegExp[]]>([
  ['nothing set', {}, []],
  ['a model', { LLM_BASE_URL: 'http://127.0.0.1:9', LLM_MODEL: 'm' }, []],
  [
    'a model without its address',
    { LLM_MODEL: 'm', LLM_API_KEY: 'k' },
    [/^LLM_API_KEY/, /^LLM_MODEL .* no effect/],
  ],
  ['Google', { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }, []],
  ['modest claims', { MARKETING_CLAIMS: 'modest' }, []],
  ['Google Analytics', { ANALYTICS_ID: 'G-ABC123' }, []],
  ['a shared database with a sandbox each', { DATABASE_URL: 'postgres://db/x' }, [/SANDBOX_URL/]],
  ['a public start without a proxy named', live, [/LLM_BASE_URL .*local coach/, /TRUSTED_PROXIES/]],
  ['a public start with one', { ...live, TRUSTED_PROXIES: '10.0.0.1' }, [/LLM_BASE_URL/]],
  [
    'a public start with a model',
    { ...live, TRUSTED_PROXIES: '10.0.0.1', LLM_BASE_URL: 'https://llm.example/v1', LLM_MODEL: 'm' },
    [],
  ],
])('%s', (_case, environment, lines) => {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  const notices = startNotices(read.settings);
  expect(notices).toHaveLength(lines.length);
  for (const [index, line] of lines.entries()) expect(notices[index]).toMatch(line);
});

it('tells a clock that is not the database’s', () => {
  expect(clockNotices(9_000)).toEqual([]);
  expect(clockNotices(5 * 3_600_000)).toEqual([expect.stringMatching(/18000 seconds ahead of .* too soon/)]);
  expect(clockNotices(-60_000)).toEqual([expect.stringMatching(/60 seconds behind .* too late/)]);
});

it('names card providers that have open payments and no keys', () => {
  const of = (provider: string, state: 'review' | 'confirming') => ({
    provider,
    state,
    checkouts: 2,
    amountInCents: 1,
  });
  const open = [of('payfast', 'review'), of('payfast', 'confirming'), of('yoco', 'review')];
  expect(keylessNotices(open, ['yoco'])).toEqual([expect.stringMatching(/^4 of the payments by payfast/)]);
  expect(keylessNotices(open, ['yoco', 'payfast'])).toEqual([]);
});

it('says since when purchases are on hold, and what to run', () => {
  expect(holdNotices(null)).toEqual([]);
  const hold = { sinceMs: Date.parse('2026-11-28T09:00:00Z'), heldAtMs: 0, by: 'Nomsa' };
  expect(holdNotices(hold)).toEqual([
    expect.stringMatching(/^Purchases are on hold: .*2026-11-28T09:00:00.000Z.*`operator reconcile`/),
  ]);
});
