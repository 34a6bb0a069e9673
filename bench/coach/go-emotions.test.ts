import { expect, it } from 'vitest';
import { EMOTIONS } from '#coach';
import { macroF1, readRows } from './go-emotions.ts';

it('reads rows by label ids', () => {
  expect(readRows('so proud\t21,0\tx1\nhm\t27\tx2\n')).toEqual([
    { text: 'so proud', labels: ['pride', 'admiration'] },
    { text: 'hm', labels: ['neutral'] },
  ]);
  expect(() => readRows('no ids')).toThrow('Line 1');
  expect(() => readRows('far off\t99\tx')).toThrow('Line 1');
});

it('takes the mean over all labels', () => {
  const rows = [
    { wanted: ['joy'], given: ['joy'] },
    { wanted: ['fear'], given: ['joy'] },
    { wanted: ['fear'], given: ['fear'] },
  ];
  // joy: one of one wanted, two given; fear: one of two wanted, one given.
  expect(macroF1(rows)).toBeCloseTo((2 / 3 + 2 / 3) / EMOTIONS.length, 10);
});
