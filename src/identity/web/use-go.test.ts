import { expect, it } from 'vitest';
import { sharesDocument } from './use-go.ts';

it.each([
  ['/login', '/chat', true],
  ['/chat', '/cyrano', true],
  ['/login', '/success?x=1', true],
  ['/chat', '/login#x', true],
  ['/chat', '/account', true],
  ['/account', '/account/receipt?payment=1', true],
  ['/login', '/checkout?plan=weekly', false],
  ['/checkout', '/chat', false],
  ['/chat', '/pricing', false],
  ['/login', '/', false],
  ['/login', '/chatter', false],
])('from %s to %s without a new document: %s', (from, to, expected) => {
  expect(sharesDocument(from, to)).toBe(expected);
});
