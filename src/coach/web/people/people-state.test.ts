import { describe, expect, it } from 'vitest';
import type { Person } from '#memory';
import {
  colourOf,
  daysAgo,
  initialOf,
  NOBODY_YET,
  type PeopleEvent,
  peopleListed,
  peopleReducer,
  personOf,
} from './people-state.ts';

const person = (id: string, change: Partial<Person> = {}): Person => ({
  id,
  name: id,
  stage: 'matched',
  notes: '',
  archived: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastTurnAt: null,
  ...change,
});
const stateAfter = (...events: PeopleEvent[]) => events.reduce(peopleReducer, NOBODY_YET);
const listed = (events: PeopleEvent[], query = '', archived = false) =>
  peopleListed(stateAfter(...events), { query, archived }).map(({ id }) => id);

const THREE: PeopleEvent = {
  type: 'loaded',
  people: [
    person('anneke'),
    person('naledi', { lastTurnAt: '2026-11-27T20:00:00.000Z', notes: 'Met on Hinge; bakes' }),
    person('thabo', { archived: true }),
  ],
};

describe('the list of people', () => {
  it('has whoever was written with last first, and archived people apart', () => {
    expect(listed([THREE])).toEqual(['naledi', 'anneke']);
    expect(listed([THREE], '', true)).toEqual(['thabo']);
    // Who searches has forgotten where somebody is.
    expect(listed([THREE], 'thabo')).toEqual(['thabo']);
    expect(
      listed([
        THREE,
        { type: 'put', person: person('anneke', { lastTurnAt: '2026-11-28T08:00:00.000Z' }) },
        { type: 'put', person: person('zola', { createdAt: '2026-11-28T09:00:00.000Z' }) },
      ]),
    ).toEqual(['zola', 'anneke', 'naledi']);
  });

  it('is searched by every word, in names and notes', () => {
    expect(listed([THREE], ' HINGE bakes')).toEqual(['naledi']);
    expect(listed([THREE], 'hinge anneke')).toEqual([]);
  });

  it('leaves out at once who is being deleted, and has them back when it is taken back', () => {
    const removing: PeopleEvent = { type: 'removing', person: person('naledi') };
    expect(listed([THREE, removing])).toEqual(['anneke']);
    expect(personOf(stateAfter(THREE, removing), 'naledi')).toBeNull();
    expect(listed([THREE, removing, { type: 'kept' }])).toEqual(['naledi', 'anneke']);
    expect(personOf(stateAfter(THREE, removing, { type: 'kept' }), 'naledi')?.id).toBe('naledi');
    const gone = stateAfter(THREE, removing, { type: 'removed', id: 'naledi' });
    expect(gone.removing).toBeNull();
    expect(gone.people?.map(({ id }) => id)).not.toContain('naledi');
  });
});

it.each([
  ['naledi', 'N'],
  [' “James”', 'J'],
  ['🙂', '🙂'],
  ['', ''],
])('the mark of %o is %o', (name, mark) => {
  expect(initialOf(name)).toBe(mark);
});

it('gives a person the same colour each time', () => {
  expect(colourOf('abc', 5)).toBe(colourOf('abc', 5));
  expect(colourOf('abc', 5)).toBeLessThan(5);
});

it.each([
  ['2026-11-28T10:00:00', 'today'],
  ['2026-11-27T23:59:00', 'yesterday'],
  ['2026-11-24T00:01:00', '4 days ago'],
  // A clock of ours that runs a little ahead.
  ['2026-11-29T00:00:10', 'today'],
])('%s was %s', (at, words) => {
  expect(daysAgo(at, new Date(2026, 10, 28, 12).getTime())).toBe(words);
});
