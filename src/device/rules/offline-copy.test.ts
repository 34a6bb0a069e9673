import { describe, expect, it } from 'vitest';
import {
  type CopiedPerson,
  copyOf,
  emptyCopy,
  isFullDue,
  isOutdated,
  type OfflineCopy,
  peopleToCopy,
  withoutPerson,
  withoutRunOut,
} from './offline-copy.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-11-28T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW_MS - days * DAY_MS).toISOString();

const person = (id: string, change: Partial<CopiedPerson> = {}): CopiedPerson => ({
  id,
  name: id,
  notes: '',
  createdAt: daysAgo(100),
  lastTurnAt: null,
  turns: [],
  ...change,
});
const copy = (change: Partial<OfflineCopy> = {}): OfflineCopy => ({ ...emptyCopy('me'), ...change });

describe('whose copy it is', () => {
  it.each([
    ['the owner’s', copy(), true],
    ['another’s', copy({ owner: 'you' }), false],
    ['nothing', undefined, false],
    ['one of another release', { ...copy(), version: 2 }, false],
  ])('%s', (_what, value, mine) => expect(copyOf(value, 'me') !== null).toBe(mine));
});

describe('who is copied', () => {
  const known = (id: string, at: string | null, archived = false) => ({
    ...person(id, { lastTurnAt: at }),
    archived,
  });
  it('the latest thirty, and nobody who is archived', () => {
    const people = [
      known('old', daysAgo(9)),
      known('new', daysAgo(1)),
      known('put away', daysAgo(0), true),
      ...Array.from({ length: 40 }, (_, index) => known(`p${index}`, daysAgo(10 + index))),
    ];
    const ids = peopleToCopy(people).map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect(ids.slice(0, 3)).toEqual(['new', 'old', 'p0']);
  });
  it.each([
    ['somebody new', person('b'), true],
    ['somebody as before', person('a', { lastTurnAt: daysAgo(1) }), false],
    ['somebody who wrote since', person('a', { lastTurnAt: daysAgo(0) }), true],
  ])('%s', (_what, one, outdated) => {
    expect(isOutdated(copy({ people: [person('a', { lastTurnAt: daysAgo(1) })] }), one)).toBe(outdated);
  });
  it('all of them again after an hour', () => {
    expect(isFullDue(copy(), NOW_MS)).toBe(true);
    expect(isFullDue(copy({ fullAtMs: NOW_MS - 60_000 }), NOW_MS)).toBe(false);
  });
});

describe('what has run out while the device was offline', () => {
  const turn = (days: number) => ({ from: 'them' as const, text: `${days}`, at: daysAgo(days) });
  const people = [
    person('gone', { lastTurnAt: daysAgo(8), turns: [turn(8)] }),
    person('half', { lastTurnAt: daysAgo(1), turns: [turn(8), turn(1)] }),
  ];
  it.each([
    [7, [['half', ['1']]]],
    [
      30,
      [
        ['gone', ['8']],
        ['half', ['8', '1']],
      ],
    ],
    [
      null,
      [
        ['gone', ['8']],
        ['half', ['8', '1']],
      ],
    ],
    [0, []],
  ])('kept for %o days', (keepDays, left) => {
    const now = withoutRunOut(copy({ keepDays, people }), NOW_MS);
    expect(now.people.map(({ id, turns }) => [id, turns.map(({ text }) => text)])).toEqual(left);
  });
});

it('somebody who is deleted goes from it', () => {
  expect(withoutPerson(copy({ people: [person('a'), person('b')] }), 'a').people.map(({ id }) => id)).toEqual(
    ['b'],
  );
});
