import { expect, it } from 'vitest';
import { table } from './table.ts';

it('sets texts to the left and figures to the right', () => {
  expect(
    table(
      ['figure', 'target', 'set'],
      [
        ['action', '≥ 96', '7 ✗'],
        ['flagF1', '', '0.81 ✓'],
      ],
    ).split('\n'),
  ).toEqual([
    'figure  target     set', //
    '──────────────────────',
    'action    ≥ 96     7 ✗',
    'flagF1          0.81 ✓',
  ]);
});

it('stands without rows', () => expect(table(['a', 'b'], [])).toBe('a  b\n────'));

it('lets a mark on a letter take no room', () => {
  expect(table(['e\u0301', 'b'], [['x', 'y']]).split('\n')[2]).toBe('x  y');
});
