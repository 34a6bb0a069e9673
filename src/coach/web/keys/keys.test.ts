import { expect, test } from 'vitest';
import { KEYS, keyOf, type Pressed, stepped } from './keys.ts';

const pressed = (more: Partial<Pressed>): Pressed => ({
  key: 'c',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

test.each<[string, Partial<Pressed>, boolean, string | null]>([
  ['a key alone', {}, false, 'c'],
  ['a capital', { key: 'C' }, false, 'c'],
  ['the question mark', { key: '?' }, false, '?'],
  ['a letter that means nothing', { key: 'x' }, false, null],
  ['a key with a name', { key: 'Enter' }, false, null],
  ['while somebody types', {}, true, null],
  ['copy of the browser', { ctrlKey: true }, false, null],
  ['copy of the browser on a Mac', { metaKey: true }, false, null],
  ['a character of another layout', { altKey: true }, false, null],
  ['while a word is put together', { isComposing: true }, false, null],
  ['a key that was used already', { defaultPrevented: true }, false, null],
])('%s', (_, more, typing, expected) => {
  expect(keyOf(pressed(more), typing)).toBe(expected);
});

test('no key stands for two things', () => {
  expect(new Set(KEYS).size).toBe(KEYS.length);
});

test.each([
  [-1, 1, 3, 0],
  [0, 1, 3, 1],
  [2, 1, 3, 2],
  [2, -1, 3, 1],
  [-1, -1, 3, 0],
] as const)('from %i by %i of %i to %i', (now, by, count, expected) => {
  expect(stepped(now, by, count)).toBe(expected);
});
