import { expect, it } from 'vitest';
import { isShorter } from './shorter.ts';

it.each([
  [30, 7, true],
  [30, 0, true],
  [null, 30, true],
  [7, 30, false],
  [7, null, false],
  [30, 30, false],
  [null, null, false],
] as const)('from %o days to %o deletes something: %o', (now, next, shorter) => {
  expect(isShorter(now, next)).toBe(shorter);
});
