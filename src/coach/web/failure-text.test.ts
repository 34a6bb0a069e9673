import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it.each([
  [0, '', 'Network error. Please check your internet connection and try again.'],
  [502, 'Cannot connect to server', 'Cannot connect to chat server. Please try again later.'],
  [401, 'Invalid token', 'Your session has expired. Please log in again.'],
  [403, 'No active subscription', 'No active subscription found. Please check your subscription status.'],
  [429, 'Slow down a little.', 'Slow down a little.'],
  [502, '', 'Failed to load chat interface'],
])('%i %j reads %j', (status, message, text) => {
  expect(failureText({ status, code: 'x', message })).toBe(text);
});
