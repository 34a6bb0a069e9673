import { expect, it } from 'vitest';
import { inOneTest, missesOf } from './testing.ts';

const isTwo = (value: unknown) => expect(value).toBe(2);

it('names every row that fails, not only the first, with the reason', async () => {
  const misses = await missesOf(
    '%s is %s',
    [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ],
    (_, value) => isTwo(value),
  );
  expect(misses).toEqual([
    'one is 1 -- expected 1 to be 2 // Object.is equality',
    'three is 3 -- expected 3 to be 2 // Object.is equality',
  ]);
});

it('waits for a check that answers later', async () => {
  const misses = await missesOf('%s', ['a', 'b'], async (value) => {
    await Promise.resolve();
    if (value === 'b') throw new Error('late\nand long');
  });
  expect(misses).toEqual(['b -- late']);
});

it.each<[string, unknown, string]>([
  ['$name, %#', { name: 'of an object', other: 1 }, 'of an object, 0'],
  ['%j', [{ a: 1 }], '{"a":1}'],
  ['%s', ['only what has a place', 'and not this'], 'only what has a place'],
  ['$nothing', { name: 'x' }, '$nothing'],
])('names a row by %s', async (title, row, name) => {
  const misses = await missesOf(title, [row], () => {
    throw new Error('no');
  });
  expect(misses).toEqual([`${name} -- no`]);
});

inOneTest([[2], [2]])('%s', isTwo);
inOneTest([2, 2])('%s', isTwo);
