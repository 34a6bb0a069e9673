import { expect, it } from 'vitest';
import { dayColumns, escapeXml, lyingBars, niceTop } from './svg-charts.ts';

it.each([
  [0, 4],
  [4, 4],
  [5, 5],
  [7, 10],
  [11, 20],
  [21, 40],
  [99, 100],
  [101, 200],
])('an axis for %i ends on %i', (most, top) => expect(niceTop(most)).toBe(top));

it('draws with nothing to draw', () => {
  expect(lyingBars('a', 'Nothing', [{ name: 'x', value: 0, says: '0' }])).not.toContain('NaN');
  expect(dayColumns('a', 'Nothing', [{ day: '2026-11-21', value: 0 }], 'bar')).not.toContain('NaN');
});

it('writes names as text', () =>
  expect(escapeXml('<a href="x">&')).toBe('&#60;a href=&#34;x&#34;&#62;&#38;'));
