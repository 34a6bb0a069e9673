/** Eight times the text takes about eight times as long, for texts that look like each format and nearly match its patterns. */
import { expect, it } from 'vitest';
import { parseTranscript } from './parse.ts';

const LINES = 2_000;
const LONGER = 8;
/** Quadratic growth would be 64. */
const MOST = 24;
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

/** Processor time, which a busy machine does not stretch; the best of three, in milliseconds. */
const leastMs = (text: string) => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const start = process.cpuUsage();
    parseTranscript(text);
    best = Math.min(best, process.cpuUsage(start).user / 1000);
  }
  return best;
};

it.each(KINDS)('%s', (_name, unit) => {
  parseTranscript(unit.repeat(LINES));
  const once = leastMs(unit.repeat(LINES));
  expect(leastMs(unit.repeat(LONGER * LINES))).toBeLessThan(MOST * Math.max(once, 1));
});
