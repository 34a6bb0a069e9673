import { expect, it } from 'vitest';
import { isAppPath } from './use-go.ts';

it.each([
  ['/checkout', true],
  ['/checkout?plan=weekly', true],
  ['/chat#x', true],
  ['/pricing', false],
  ['/', false],
  ['/chatter', false],
])('%s is drawn by the app: %s', (path, expected) => {
  expect(isAppPath(path)).toBe(expected);
});
