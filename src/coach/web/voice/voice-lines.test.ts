import { expect, it } from 'vitest';
import { asText, linesOf } from './voice-lines.ts';

it.each([
  ['babe\nlol', ['babe', 'lol']],
  ['  babe \n\n- lol\n• hun\r\nbabe', ['babe', 'lol', 'hun']],
  ['-ish', ['-ish']],
  ['', []],
])('%o has the lines %o', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
  expect(linesOf(asText(lines))).toEqual(lines);
});
