import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWeights } from '../models/weights.ts';
import { choose } from '../rank.ts';
import { read } from '../read.ts';
import { inOneTest } from '../testing.ts';
import type { Candidate } from '../words/candidate.ts';
import probes from './probes.json' with { type: 'json' };
import { createReranker } from './reranker.ts';
import { blanked, situationOf, wordingOf } from './wording.ts';

const bytes = readFileSync(new URL('../../server/models/reranker.weights', import.meta.url));

describe('what a candidate is made of', () => {
  inOneTest([
    ['I like that your gran knows I exist.', ['gran'], 'i like that your # knows i exist .'],
    ['How did the red kettle get there?', ['red', 'kettle'], 'how did the # get there ?'],
    ['I laughed at "a cool fruit".', ['fruit'], 'i laughed at "#" .'],
    ['On the goats: [your answer].', ['goat'], 'on the # [] .'],
    ['Say no more.', [], 'say no more .'],
  ])('%s', (text, theirs, expected) => {
    expect(blanked(text, new Set(theirs)).join(' ')).toBe(expected);
  });

  it('one frame over two nouns is the same, another frame is not', () => {
    const line = (text: string) => ({ text, source: 'salient', move: 'follow up', tone: 'warm' }) as const;
    const made = (text: string, word: string) => wordingOf(line(text), new Set([word]), ['asks']);
    expect(made('Tell me about the goat.', 'goat')).toEqual(made('Tell me about the choir.', 'choir'));
    expect(made('Tell me about the goat.', 'goat')).not.toEqual(made('So, about the goat.', 'goat'));
  });

  it('says what the message does', () => {
    const reading = read({ message: 'haha are you free on Saturday?', conversation: [] });
    expect(situationOf(reading)).toEqual(expect.arrayContaining(['register light', 'asks', 'laughs']));
    expect(situationOf(reading)).not.toContain('later');
  });
});

describe('the reranker', () => {
  const rerank = createReranker(readWeights(bytes));

  inOneTest(probes)('the engine comes to what the trainer came to: $rating', ({ names, rating }) => {
    expect(rerank(names)).toBeCloseTo(rating, 2);
  });

  it('parts that nobody rated change nothing', () => {
    const [probe] = probes;
    expect(rerank([...(probe?.names ?? []), 's:nobody ever wrote this'])).toBe(rerank(probe?.names ?? []));
  });
});

describe('which are shown', () => {
  const reading = read({ message: 'my goat ate the invitation to my own birthday', conversation: [] });
  const line = (text: string, weight: number): Candidate => ({
    text,
    weight,
    move: 'follow up',
    tone: 'warm',
    source: 'a test',
  });
  const better = line('Did the goat at least bring a present?', 1);
  const worse = line('So there is a birthday for the goat.', 3);
  const asked = (names: readonly string[]) => (names.some((name) => /present/.test(name)) ? 4 : 2);

  it('what readers like goes before what the situation put first', () => {
    expect(choose([worse, better], reading, 1, [], asked)).toEqual([better]);
    expect(choose([worse, better], reading, 1, [])).toEqual([worse]);
  });

  it('never what is not allowed, however much it is liked', () => {
    const broken = line('Did the goat bring a present to {place}?', 1);
    expect(choose([worse, broken], reading, 1, [], asked)).toEqual([worse]);
  });
});
