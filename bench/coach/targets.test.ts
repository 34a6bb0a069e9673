import { describe, expect, it } from 'vitest';
import { marked, meets, pointsBehind } from './targets.ts';

describe('a target', () => {
  it.each([
    { value: 75, target: { atLeast: 75 }, ok: true },
    { value: 74.9, target: { atLeast: 75 }, ok: false },
    { value: 8, target: { atMost: 8 }, ok: true },
    { value: 8.1, target: { atMost: 8 }, ok: false },
    { value: null, target: { atMost: 8 }, ok: undefined },
  ])('$value against $target: $ok', ({ value, target, ok }) => expect(meets(value, target)).toBe(ok));

  it('marks a figure', () => {
    expect(marked(80, { atLeast: 75 })).toBe('80 ✓');
    expect(marked(0.2, { atMost: 0.15 })).toBe('0.2 ✗');
    expect(marked(undefined, { atLeast: 75 }).trim()).toBe('–');
    expect(marked(60).trim()).toBe('60');
  });
});

it.each([
  { locked: 60.5, dev: 70, behind: 9.5 },
  { locked: 80, dev: 75.3, behind: -4.7 },
  { locked: null, dev: 75, behind: undefined },
])('locked $locked is $behind behind dev $dev', ({ locked, dev, behind }) =>
  expect(pointsBehind({ strictPass: locked }, { strictPass: dev })).toBe(behind),
);
