import { describe, expect, it } from 'vitest';
import { dataPatterns } from './data.ts';
import { type Judged, judge, SLOW_MS } from './slowness.ts';
import { messages } from './texts-seen.ts';

const pattern = (source: string) => judge({ source, flags: 'i' }, messages).status;

/** Named by the analysis, or too much for it, while no text makes them slow. One more needs a look at whether the texts fit it. */
const UNCERTAIN_AT_MOST = 50;

/** What to do, for whoever has just added the pattern. */
const told = (at: string, judged: Judged): string =>
  judged.status !== 'slow'
    ? ''
    : `${at} takes ${judged.ms} ms on ${judged.length} characters: ${JSON.stringify(judged.attack)} (what stands before, what is said again and again, the end).
  It can read the same words in more than one way. Of two alternatives that take the same words keep one (\`i'?m |im \`, \`so much|so|much\`), put
  something between two repeated parts that may both take it, or give the repetition an upper limit (\`{0,6}\` for words, \`{0,200}\` for characters).`;

describe('a pattern that a text can make slow is found', () => {
  it.each([
    ['exponential, one character', '^(?:a+)+$'],
    ['exponential, words', "^(?:i'?m |im |just )*home$"],
    ['exponential, one alternative made of two others', '\\bmiss you(?: (?:so much|so|much|too))*\\W*$'],
    ['cubic', '\\bwhat\\b[^?]*\\bread\\b[^?]*\\bbook\\b[^?]*!'],
  ])('%s', (_, source) => expect(pattern(source)).toBe('slow'));

  it.each([
    ['no quantifier without a limit', '\\b(?:mom|dad)\\b.{0,20}\\?'],
    ['words, each read in one way', "^(?:i'?m |just )*home$"],
    ['runs of marks, which are cut before', '^hey\\W*\\?+\\W*$'],
  ])('and %s is not', (_, source) => expect(pattern(source)).not.toBe('slow'));
});

// Some 13 seconds of processor time.
it(`no pattern of the situations takes more than ${SLOW_MS} ms on a text`, () => {
  const all = dataPatterns();
  expect(all.length).toBeGreaterThan(1_000);
  const judged = all.map((one) => ({ at: one.at, judged: judge(one, messages) }));
  expect(judged.map(({ at, judged }) => told(at, judged)).filter((text) => text !== '')).toEqual([]);
  const uncertain = judged.filter(({ judged: { status } }) => status === 'suspect' || status === 'unknown');
  expect(uncertain.length, uncertain.map(({ at }) => at).join('\n')).toBeLessThanOrEqual(UNCERTAIN_AT_MOST);
}, 240_000);
