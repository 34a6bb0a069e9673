import { describe, expect, it } from 'vitest';
import { formatCountdown, secondsLeft } from './countdown.ts';
import { offeredCurrency, priceText, rememberedCurrency } from './currency.ts';
import { isMemberHere, planHere } from './member.ts';
import { choosePlan } from './plan-choice.ts';
import { whenDrawn } from './when-drawn.ts';

describe('the countdown', () => {
  it.each([
    [86_400, '24:00:00'],
    [86_399, '23:59:59'],
    [3_600, '01:00:00'],
    [61.9, '00:01:01'],
    [0, '00:00:00'],
    [-5, '00:00:00'],
  ])('%d seconds read %s', (seconds, words) => {
    expect(formatCountdown(seconds)).toBe(words);
  });

  it.each([
    [0, 86_400],
    [1, 86_400],
    [1_000, 86_399],
    [86_400_000, 0],
    [90_000_000, 0],
  ])('after %i ms there are %i seconds left', (elapsedMs, left) => {
    expect(secondsLeft(elapsedMs)).toBe(left);
  });
});

describe('the currency', () => {
  const holding = (value: string | null) => () => ({ getItem: () => value });

  it.each([
    [24_999, 'ZAR', 'R249.99', 'R249.99'],
    [14_900, 'ZAR', 'R149', 'R149'],
    [14_900, 'USD', 'R149', '≈$8'],
    [199_999, 'EUR', 'R1999.99', '≈€98'],
  ] as const)('%i cents in %s, written %s in rand, read %s', (cents, currency, rand, words) => {
    expect(priceText(cents, currency, rand)).toBe(words);
  });

  it.each([
    ['GBP', 'GBP'],
    [null, 'ZAR'],
    ['gbp', 'ZAR'],
    ['<b>', 'ZAR'],
  ])('a remembered %s gives %s', (kept, currency) => {
    expect(rememberedCurrency(holding(kept))).toBe(currency);
  });

  it('is rand where storage is refused', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(rememberedCurrency(refused)).toBe('ZAR');
  });

  it.each([
    ['ZAR', 'en-GB', 'GBP'],
    ['ZAR', 'en-ZA', null],
    ['USD', 'en-GB', null],
  ] as const)('having chosen %s, a browser in %s is offered %s', (kept, locale, offered) => {
    expect(offeredCurrency(kept, locale)).toBe(offered);
  });
});

describe('somebody who is signed in', () => {
  it.each([
    ['{"uid":"u1"}', true],
    [null, false],
  ])('is known by the stored record %s: %s', (record, known) => {
    expect(isMemberHere(() => ({ getItem: (key) => (key === 'user' ? record : null) }))).toBe(known);
  });

  it('is nobody where storage is refused', () => {
    expect(
      isMemberHere(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    ).toBe(false);
  });
});

describe('the plan that is running', () => {
  const NOW = Date.parse('2026-11-28T08:00:00.000Z');
  const active = { isActive: true, type: 'weekly', expiryDate: '2026-12-01T08:00:00.000Z' };
  it.each([
    ['is known to a member', '{}', JSON.stringify(active), { type: 'weekly', until: '1 Dec' }],
    [
      'is known with the year where it ends in another',
      '{}',
      JSON.stringify({ ...active, expiryDate: '2027-11-28T08:00:00.000Z' }),
      { type: 'weekly', until: '28 Nov 2027' },
    ],
    ['is nobody’s after a sign-out', null, JSON.stringify(active), null],
    [
      'is none when it has run out',
      '{}',
      JSON.stringify({ ...active, expiryDate: '2026-11-28T07:00:00.000Z' }),
      null,
    ],
    ['is none when it is not active', '{}', JSON.stringify({ isActive: false }), null],
    ['is none by the stand-in of development', '{}', JSON.stringify({ ...active, mock: true }), null],
    ['is none where nothing is kept', '{}', null, null],
    ['is none where something else is kept', '{}', '{"isAc', null],
  ])('%s', (_what, user, userSubscription, plan) => {
    const kept: Record<string, string | null> = { user, userSubscription };
    expect(planHere(() => ({ getItem: (key) => kept[key] ?? null }), NOW)).toEqual(plan);
  });
});

describe('choosing a plan', () => {
  const storage = (values: Record<string, string>) => ({
    values,
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  });

  it.each([
    ['weekly', { type: 'weekly', price: 99.99, currency: 'ZAR', duration: '7 days' }],
    ['monthly', { type: 'monthly', price: 249.99, currency: 'ZAR', duration: '30 days' }],
    ['yearly', { type: 'yearly', price: 1999.99, currency: 'ZAR', duration: '365 days' }],
  ])('%s is stored in rand and leads a visitor to the login, and back afterwards', (type, selected) => {
    const local = storage({});
    expect(choosePlan(type, local)).toBe('/login');
    expect(JSON.parse(local.values.selectedPlan ?? '')).toEqual(selected);
    expect(local.values.redirectAfterLogin).toBe('/checkout');
  });

  it('leads somebody signed in to the checkout, and leaves no way back behind', () => {
    const local = storage({ user: '{"uid":"u1"}' });
    expect(choosePlan('monthly', local)).toBe('/checkout');
    expect(Object.keys(local.values).sort()).toEqual(['selectedPlan', 'user']);
  });

  it.each(['lifetime', '', null, '__proto__'])('refuses %j and stores nothing', (type) => {
    const local = storage({});
    expect(() => choosePlan(type, local)).toThrow('unknown plan');
    expect(local.values).toEqual({});
  });
});

describe('what nobody waits for', () => {
  /** A page whose moments come when a test says so; `paints: false` is a browser that does not report them. */
  function page({ paints }: { paints: boolean }) {
    const heard = new Map<string, () => void>();
    let paint: (names: readonly string[]) => void = () => {};
    const done: string[] = [];
    const host = {
      window: { addEventListener: (name: string, listener: () => void) => heard.set(name, listener) },
      onPaint: paints
        ? (listener: typeof paint) => {
            paint = listener;
          }
        : null,
    };
    whenDrawn(() => done.push('done'), host as unknown as Parameters<typeof whenDrawn>[1]);
    return { done, paint: (name: string) => paint([name]), comes: (name: string) => heard.get(name)?.() };
  }

  it('is done once there is something to read, and once only', () => {
    const { done, paint, comes } = page({ paints: true });
    paint('first-paint');
    expect(done).toEqual([]);
    paint('first-contentful-paint');
    comes('pagehide');
    expect(done).toEqual(['done']);
  });

  it('is done when the page is left before it was seen', () => {
    const { done, comes } = page({ paints: true });
    comes('pagehide');
    expect(done).toEqual(['done']);
  });

  it('is done after loading where the browser does not say when it draws', () => {
    const { done, comes } = page({ paints: false });
    expect(done).toEqual([]);
    comes('load');
    expect(done).toEqual(['done']);
  });
});
