import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '#analytics';
import { lockFolder } from '#database';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';
import { operatorCall, operatorProcess } from './testing.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

describe.each(ENGINES)('the operator’s terminal beside a running server, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  let buyer: Person;
  let unlock: (() => void) | null;
  const run = (...args: string[]) => operatorCall(place, args, { BRAND_NAME: 'A & <B>' });

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await testProduct(engine, { place });
    // A server of the embedded database holds this for as long as it runs.
    unlock = place.url ? () => {} : lockFolder(place.dataDir);
    buyer = await product.person('buyer@example.com');
    const count = (body: object) =>
      product.request('/api/analytics', {
        method: 'POST',
        headers: { origin: product.url, 'user-agent': PHONE },
        body: JSON.stringify(body),
      });
    await count({ kind: 'view', path: '/' });
    await count({ kind: 'view', path: '/checkout?plan=monthly' });
    const chosen = { category: 'plan-selection', action: 'choose', label: 'monthly', value: 24_999 };
    await count({ kind: 'event', ...chosen, path: '/pricing' });
    await (await product.person('declined@example.com')).buy('yearly', '4000 0000 0000 0002');
    expect((await buyer.buy('monthly')).status).toBe(200);
  });
  afterAll(async () => {
    unlock?.();
    await product.close();
    await place.remove();
  });

  it('lists who has access', async () => {
    // Whoever acts may say so with every command, also with one that leaves nothing in the audit trail.
    const { code, out, err } = await operatorProcess(place, ['list', '--as', 'Nomsa']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/buyer@example\.com +monthly +active/);
    expect(out).toContain('No payment is in review.');
    expect(JSON.parse((await run('list', '--json')).out)).toMatchObject({
      subscriptions: [{ userId: buyer.id, email: 'buyer@example.com', type: 'monthly', standing: 'active' }],
      inReview: [],
    });
  });

  it('shows the stored document, found by address, user id or payment id', async () => {
    const { code, out } = await run('show', 'Buyer@Example.com', '--json');
    const document = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(document).sort()).toEqual(
      [
        ...[
          'isActive',
          'type',
          'startDate',
          'expiryDate',
          'paymentId',
          'amount',
          'currency',
          'lastPaymentDate',
        ],
        ...[
          'paymentStatus',
          'userDetails',
          'paymentDetails',
          'userId',
          'userEmail',
          'createdAt',
          'updatedAt',
        ],
        'status',
      ].sort(),
    );
    expect(document).toMatchObject({
      type: 'monthly',
      amount: 249.99,
      status: 'active',
      userEmail: 'buyer@example.com',
      paymentDetails: { paymentMethod: 'sandbox' },
    });
    expect(JSON.parse((await run('show', buyer.id, '--json')).out)).toEqual(document);
    expect((await run('show', document.paymentId)).out).toContain('R249.99 by sandbox');
  });

  it.each([
    ['nobody@example.com', 'Nobody is known as nobody@example.com.'],
    ['declined@example.com', 'declined@example.com has an account, but never had a subscription.'],
  ])('says in one line that %s has none', async (who, line) => {
    expect(await run('show', who)).toEqual({ code: 1, out: '', err: `operator: ${line}\n` });
  });

  it('tells the funnel and the days', async () => {
    const { code, out, err } = await run('stats', '--days', '7');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Visited +1 +100 %/m);
    expect(out).toMatch(/^Paid +1 /m);
    expect(out).toMatch(new RegExp(`^${dayOf(Date.now())} +1 +2 +1 +1 +R249.99 +0$`, 'm'));
    expect(out).toMatch(/^checkout\.declined +1 /m);
    const report = JSON.parse((await run('stats', '--json', '--days=7')).out);
    expect(report.days).toHaveLength(7);
    expect(report.funnel.map(({ people }: { people: number }) => people)).toEqual([1, 1, 1, 0, 1, 0, 0]);
  });

  it('writes a page that needs nothing else, with the brand escaped and a table beside each chart', async () => {
    const file = join(place.dataDir, 'stats.html');
    const { code, out, err } = await run('stats', '--html', file);
    expect([code, err]).toEqual([0, `Written: ${file}\n`]);
    expect(out).toContain('Visited');
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('<title>A &#38; &#60;B&#62;: ');
    expect(page.match(/<svg role="img" aria-labelledby=/g)).toHaveLength(4);
    expect(page.match(/<table><caption>/g)).toHaveLength(3);
    expect(page).toContain('light-dark(');
    expect(page).not.toMatch(/<script|https?:\/\/|url\(|<link/);
  });
});

describe('the operator’s terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-operator-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const place = { dataDir: join(folder, 'data'), cwd: folder, url: null };
  const run = (...args: string[]) => operatorCall(place, args);

  it('names the commands that exist, and each its options', async () => {
    const { code, out, err } = await run('--help');
    expect([code, err]).toEqual([0, '']);
    for (const name of ['list', 'show <e-mail or id>', 'stats']) expect(out).toContain(`\n  ${name} `);
    expect(out).not.toMatch(/\bgift\b/);
    expect((await run('stats', '--help')).out).toContain('--html FILE');
  });

  it.each<[string[], RegExp]>([
    [[], /^operator: Say which command, or --help\.$/],
    [['gift'], /^operator: There is no command 'gift'\. There are: list, show, refund, /],
    [['constructor'], /^operator: There is no command 'constructor'/],
    [['stats', '--day', '3'], /^operator: Unknown option '--day'.*stats --help\.$/],
    [['list', 'x'], /^operator: list takes no 'x'\.$/],
    [['show'], /^operator: show needs <e-mail or id>\.$/],
    [['list'], /^operator: There is no database in DATA_DIR .*start the server once/],
  ])('%j is one line and exit 1', async (args, line) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err.trim()).toMatch(line);
    expect(existsSync(place.dataDir)).toBe(false);
  });

  it('ends a process with 1 after a fault', async () => {
    const at = { dataDir: folder, url: null, remove: async () => {} };
    const { code, out, err } = await operatorProcess(at, ['list', 'x']);
    expect([code, out, err]).toEqual([1, '', "operator: list takes no 'x'.\n"]);
  });
});
