import { expect, it } from 'vitest';
import { figuresTable, isReached } from './figures.ts';

it('holds each figure against its limit, and shows it', () => {
  const figures = [
    { what: 'time', value: 42.25, unit: 'ms', limit: 50, bare: 8 },
    { what: 'share', value: 97, unit: '%', limit: 99, least: true },
    { what: 'moved', value: 0, unit: '', limit: 0 },
    { what: 'more', value: 3, unit: 'KB' },
  ];
  expect(figures.map(isReached)).toEqual([true, false, true, true]);
  const [, , time, share, moved, more] = figuresTable(figures).split('\n');
  expect(time).toMatch(/^time +42\.3 ms +≤ 50 ms +8 ms +✓$/);
  expect(share).toMatch(/^share +97 % +≥ 99 % +✗$/);
  expect(moved).toMatch(/^moved +0\.000 +≤ 0\.000 +✓$/);
  expect(more).toMatch(/^more +3 KB$/);
});
