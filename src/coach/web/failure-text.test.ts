import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it.each([
  [0, 'x', '', 'Network error. Please check your internet connection and try again.'],
  [502, 'x', 'Cannot connect to server', 'Cannot connect to chat server. Please try again later.'],
  [401, 'x', 'Invalid token', 'Your session has expired. Please log in again.'],
  [
    403,
    'x',
    'No active subscription',
    'No active subscription found. Please check your subscription status.',
  ],
  [429, 'x', 'Slow down a little.', 'Slow down a little.'],
  [502, 'x', '', 'Failed to load chat interface'],
])('%i %s %j reads %j', (status, code, message, text) => {
  expect(failureText({ status, code, message })).toBe(text);
});

it.each([
  [
    503,
    'coach-busy',
    'Cyrano is busy right now. Try again in 3 seconds.',
    3,
    'Cyrano is busy right now. Try again in 3 seconds. What you typed stays here.',
  ],
  [503, 'coach-busy', '', 3, 'Cyrano is busy right now. Try again in 3 seconds. What you typed stays here.'],
  [
    503,
    'coach-busy',
    '',
    undefined,
    'Cyrano is busy right now. Try again in a moment. What you typed stays here.',
  ],
  [
    429,
    'too-many-requests',
    'no',
    1,
    'That was a lot in a short time. Try again in a second. What you typed stays here.',
  ],
  [
    429,
    'too-many-requests',
    'no',
    119,
    'That was a lot in a short time. Try again in 119 seconds. What you typed stays here.',
  ],
  [
    429,
    'too-many-requests',
    'no',
    600,
    'That was a lot in a short time. Try again in 10 minutes. What you typed stays here.',
  ],
])('%i %s %j with Retry-After %s reads %j', (status, code, message, retryAfterSeconds, text) => {
  expect(failureText({ status, code, message, retryAfterSeconds })).toBe(text);
});
