import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-client.ts';
import { daysLeft } from './dates.ts';
import { Cancelled, failureText } from './failure-text.ts';

describe('what is said of a call that failed', () => {
  it.each([
    ['somebody went away from the dialog', new Cancelled(), null],
    [
      'a code of the catalogue',
      new ApiError(422, 'current-password-wrong', 'x'),
      'Your current password is not right. Please check it and try again.',
    ],
    [
      'no network',
      new ApiError(0, 'network-request-failed', 'fetch failed'),
      'Network error. Please check your internet connection and try again.',
    ],
    [
      'too much of something, as the server says it, with how long',
      new ApiError(429, 'too-many-requests', 'Several letters went out already.', null, 60),
      'Several letters went out already. You can try again in 60 seconds.',
    ],
    [
      'too many tries, by a server that says nothing',
      new ApiError(429, 'too-many-requests', '', null, 60),
      /temporarily disabled .* You can try again in 60 seconds\.$/,
    ],
    ['a code of tomorrow, with its own text', new ApiError(400, 'of-tomorrow', 'As told.'), 'As told.'],
    ['a fault on our side', new ApiError(500, 'internal-error', 'x'), /^That did not work\./],
    ['a fault here', new TypeError('x is undefined'), /^That did not work\./],
  ])('%s', (_case, error, text) => {
    if (text instanceof RegExp) expect(failureText(error)).toMatch(text);
    else expect(failureText(error)).toBe(text);
  });
});

it.each([
  ['2026-11-28T19:00:00.000Z', 7],
  ['2026-11-21T19:00:00.001Z', 1],
  ['2026-11-22T19:00:00.000Z', 1],
  ['2026-11-22T19:00:00.001Z', 2],
  ['2026-11-21T19:00:00.000Z', 0],
  ['2020-01-01T00:00:00.000Z', 0],
])('a plan that runs until %s has %i days left', (until, days) => {
  expect(daysLeft(until, Date.parse('2026-11-21T19:00:00.000Z'))).toBe(days);
});
