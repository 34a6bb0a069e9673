import { expect, it } from 'vitest';
import { median, sideBySide } from './side-by-side.ts';

it.each([
  { of: [3], is: 3 },
  { of: [9, 1, 5], is: 5 },
  { of: [4, 1, 100, 2], is: 3 },
  { of: [], is: Number.NaN },
])('the median of $of is $is', ({ of, is }) => expect(median(of)).toBe(is));

it('takes turns in every order', async () => {
  const order: string[] = [];
  const noted = (name: string) => async (round: number) => void order.push(`${name}${round}`);
  const found = await sideBySide(3, { a: noted('a'), b: noted('b') });
  expect(order).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'b2']);
  expect(Object.keys(found)).toEqual(['a', 'b']);
});
