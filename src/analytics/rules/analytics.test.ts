import { describe, expect, it } from 'vitest';
import { allEvents, CATEGORIES, EVENTS } from './catalogue.ts';
import { readHit } from './contract.ts';
import { dayOf, lastDays, startOfDay } from './days.ts';
import { knownInstead } from './errors.ts';
import { funnelOf, summariseDays } from './funnel.ts';
import { knownPath } from './paths.ts';
import { type EndedPayment, tallyPayments } from './payments.ts';
import { mergeTallies, type Tally } from './tally.ts';

const event = (fields: object) => ({ kind: 'event', path: '/', ...fields });

describe('the catalogue', () => {
  it('has events of all four categories', () => {
    expect(Object.keys(EVENTS)).toEqual([...CATEGORIES]);
    for (const category of CATEGORIES) expect(Object.keys(EVENTS[category]).length).toBeGreaterThan(1);
  });

  it.each(allEvents())(
    '$name has short fixed words and says what it is',
    ({ action, labels, says, value }) => {
      for (const word of [action, ...labels]) expect(word).toMatch(/^[a-z][a-z-]{1,38}[a-z]$/);
      expect(says).not.toBe('');
      if (value !== null) expect(value).toContain('cents');
    },
  );

  it.each(allEvents().filter(({ by }) => by === 'browser'))('$name is taken from a browser', (kind) => {
    for (const label of kind.labels.length ? kind.labels : [undefined]) {
      const sent = event({
        category: kind.category,
        action: kind.action,
        ...(label ? { label } : {}),
        ...(kind.value ? { value: 9_999 } : {}),
      });
      expect(readHit(JSON.parse(JSON.stringify(sent)))).toMatchObject({
        ok: true,
        value: { name: kind.name, label: label ?? '', value: kind.value ? 9_999 : null },
      });
    }
  });
});

describe('what a browser sends', () => {
  it.each([
    ['nothing', undefined, 'invalid-request'],
    ['a list', [], 'invalid-request'],
    ['a view without a path', { kind: 'view' }, 'invalid-request'],
    ['more than is asked', { kind: 'view', path: '/', message: 'hello' }, 'invalid-request'],
    ['an event of no category', event({ category: 'people', action: 'seen' }), 'unknown-event'],
    ['an unknown action', event({ category: 'chat', action: 'typed' }), 'unknown-event'],
    ['a name of the language', event({ category: 'constructor', action: 'name' }), 'unknown-event'],
    ['such an action', event({ category: 'chat', action: 'toString' }), 'unknown-event'],
    ['an unknown label', event({ category: 'chat', action: 'opened', label: 'sofa' }), 'unknown-label'],
    ['a missing label', event({ category: 'chat', action: 'opened' }), 'unknown-label'],
    [
      'a label too many',
      event({ category: 'authentication', action: 'sign-out', label: 'x' }),
      'unknown-label',
    ],
    [
      'a value too many',
      event({ category: 'chat', action: 'opened', label: 'frame', value: 1 }),
      'unexpected-value',
    ],
    [
      'a missing value',
      event({ category: 'plan-selection', action: 'choose', label: 'weekly' }),
      'unexpected-value',
    ],
    [
      'half a cent',
      event({ category: 'plan-selection', action: 'choose', label: 'weekly', value: 0.5 }),
      'invalid-request',
    ],
    [
      'a payment',
      event({ category: 'checkout', action: 'paid', label: 'weekly', value: 9_999 }),
      'not-yours-to-count',
    ],
    [
      'an answer',
      event({ category: 'chat', action: 'replies-asked', label: 'advice' }),
      'not-yours-to-count',
    ],
  ])('%s is refused', (_case, body, code) => {
    expect(readHit(body)).toMatchObject({ ok: false, fault: { code } });
  });

  it('is told what there is instead', () => {
    expect(knownInstead('unknown-event', 'chat', 'typed')).toContain('chat.opened');
    expect(knownInstead('unknown-label', 'chat', 'opened')).toEqual(['frame', 'full-screen']);
    expect(knownInstead('invalid-request', '', '')).toEqual([]);
  });

  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/checkout?checkout=8a6e#x', '/checkout'],
    ['//', '/'],
    ['/somebody@example.com', 'other'],
    ['', 'other'],
    ['constructor', 'other'],
  ])('the path %j counts as %s', (path, counted) => expect(knownPath(path)).toBe(counted));
});

describe('a day', () => {
  it.each([
    ['2026-11-20T21:59:59.999Z', '2026-11-20'],
    ['2026-11-20T22:00:00.000Z', '2026-11-21'],
    ['2026-11-21T12:00:00.000Z', '2026-11-21'],
  ])('%s lies on %s in South Africa', (time, day) => {
    expect(dayOf(Date.parse(time))).toBe(day);
    expect(dayOf(startOfDay(day))).toBe(day);
    expect(dayOf(startOfDay(day) - 1) < day).toBe(true);
  });

  it('the last three are in order, across a month', () => {
    expect(lastDays(Date.parse('2026-12-01T22:30:00Z'), 3)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
  });
});

const tally = (day: string, kind: Tally['kind'], name: string, fields: Partial<Tally> = {}): Tally => ({
  day,
  kind,
  name,
  label: '',
  count: 1,
  visitors: 1,
  valueSum: 0,
  ...fields,
});

describe('the funnel', () => {
  const rows = [
    tally('2026-11-20', 'visit', '', { count: 30, visitors: 8 }),
    tally('2026-11-21', 'visit', '', { count: 5, visitors: 2 }),
    tally('2026-11-20', 'event', 'plan-selection.choose', { count: 6, visitors: 4 }),
    // One label alone is part of the row above, and must not be added to it.
    tally('2026-11-20', 'event', 'plan-selection.choose', { label: 'weekly', count: 2, visitors: 2 }),
    tally('2026-11-20', 'view', '/checkout', { count: 9, visitors: 3 }),
    tally('2026-11-20', 'event', 'checkout.paid', { count: 2, visitors: 0, valueSum: 49_998 }),
  ];

  it('goes from visits to replies, in people, and payments where it is about money', () => {
    expect(funnelOf(rows).map(({ step, people }) => [step, people])).toEqual([
      ['visited', 10],
      ['chose-a-plan', 4],
      ['reached-checkout', 3],
      ['opened-payment', 0],
      ['paid', 2],
      ['opened-chat', 0],
      ['asked-for-replies', 0],
    ]);
    expect(funnelOf(rows)[1]?.ofFirst).toBe(0.4);
    expect(funnelOf([]).every(({ people, ofFirst }) => people === 0 && ofFirst === null)).toBe(true);
  });

  it('has a line for every day asked for', () => {
    expect(summariseDays(rows, ['2026-11-19', '2026-11-20'])).toEqual([
      { day: '2026-11-19', visitors: 0, views: 0, choices: 0, paid: 0, amountInCents: 0, repliesAsked: 0 },
      {
        day: '2026-11-20',
        visitors: 8,
        views: 30,
        choices: 6,
        paid: 2,
        amountInCents: 49_998,
        repliesAsked: 0,
      },
    ]);
  });

  it('takes payments from the ledger: money only where it was taken, each plan and all together', () => {
    const at = Date.parse('2026-11-20T22:30:00Z');
    const payments: EndedPayment[] = [
      { atMs: at, count: 1, outcome: 'applied', plan: 'weekly', amountInCents: 9_999 },
      { atMs: at, count: 1, outcome: 'applied', plan: 'monthly', amountInCents: 24_999 },
      { atMs: at, count: 1, outcome: 'declined', plan: 'monthly', amountInCents: 24_999 },
    ];
    const tallied = tallyPayments(payments);
    expect(
      tallied.map(({ day, name, label, count, valueSum }) => [day, name, label, count, valueSum]),
    ).toEqual([
      ['2026-11-21', 'checkout.paid', '', 2, 34_998],
      ['2026-11-21', 'checkout.paid', 'weekly', 1, 9_999],
      ['2026-11-21', 'checkout.paid', 'monthly', 1, 24_999],
      ['2026-11-21', 'checkout.declined', '', 1, 0],
      ['2026-11-21', 'checkout.declined', 'monthly', 1, 0],
    ]);
    expect(funnelOf(tallied).find(({ step }) => step === 'paid')?.people).toBe(2);
  });

  it('adds what is rolled up to what is not', () => {
    const twice = mergeTallies([...rows, ...rows]);
    expect(twice).toHaveLength(rows.length);
    expect(funnelOf(twice)[0]?.people).toBe(20);
    expect(rows[0]?.visitors).toBe(8);
  });
});
