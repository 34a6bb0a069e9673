/** Eight times the text takes about eight times as long, for texts that look like each format and nearly match its patterns. */
import { expect, it } from 'vitest';
import { parseTranscript } from '#coach/transcript';
import { growthBetween, workMs } from './measure.ts';

const LINES = 8_000;
const LONGER = 8;
/** Quadratic growth would be 64. */
const MOST = 20;
const KINDS: [string, string][] = [
  ['an export', '2023/12/31, 22:15 - Naledi: haha okay fine\n'],
  ['labels', 'Me: hi\nHer: hello there\n'],
  ['headings', 'Naledi\nhaha\nYou sent\ndeal\n'],
  ['spaces', `${' '.repeat(60)}\n`],
  ['one line of spaces', ' '.repeat(60)],
  ['one line of brackets', '['.repeat(60)],
  ['one line of colons', 'a: '.repeat(20)],
  ['names without end', `${'Naledi '.repeat(9)}\n`],
  ['digits', `${'1/1/1 1:1 - '.repeat(5)}\n`],
  ['downloads', 'Naledi D\nhaha\nDec 31, 2023 10:15 pm\n'],
];

it.each(KINDS)('%s', (_name, unit) => {
  const timeOf = (text: string) => () => workMs(() => parseTranscript(text));
  const found = growthBetween(timeOf(unit.repeat(LINES)), timeOf(unit.repeat(LONGER * LINES)), MOST);
  expect(found.ratio, JSON.stringify(found)).toBeLessThan(MOST);
});
