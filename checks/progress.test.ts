import { expect, it } from 'vitest';
import { headingLine, type Place, spell, stillRunningLine, timeIsUpLine } from './progress.ts';

const place: Place = { name: 'unit', number: 4, of: 6, stepStartedMs: 61_400, runStartedMs: 1_000 };

it('spells durations in minutes and seconds', () => {
  expect([0, 499, 59_400, 59_600, 60_000, 605_000].map(spell)).toEqual([
    '0 s',
    '0 s',
    '59 s',
    '1 min 0 s',
    '1 min 0 s',
    '10 min 5 s',
  ]);
});

it('says which step of how many it is, and for how long the run has gone on', () => {
  expect(headingLine(place)).toBe('── step 4 of 6: unit (1 min 0 s so far) ──');
  expect(stillRunningLine(place, 241_400)).toBe(
    '── step 4 of 6: unit still runs: 3 min 0 s in this step, 4 min 0 s in all ──',
  );
});

it('says that a run which took too long is no failed test', () => {
  expect(timeIsUpLine('journeys', 5_400_000)).toMatch(
    /^Ended after 90 min 0 s, .*no test of "journeys" failed/,
  );
});
