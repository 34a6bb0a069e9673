import { describe, expect, it } from 'vitest';
import { inOneTest } from '../testing.ts';
import { withWord } from '../words/about.ts';
import { matchTopics } from './match.ts';
import { TOPICS } from './packs.ts';

const linesOf = (topic: (typeof TOPICS)[number]) => [
  ...topic.asks,
  ...topic.quips,
  ...topic.dates,
  ...topic.mishaps,
];

describe('packs', () => {
  it('cover at least 150 subjects, each named once', () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  });

  inOneTest(TOPICS.map((topic) => [topic.id, topic] as const))('%s says enough', (_, topic) => {
    expect(topic.asks.length).toBeGreaterThanOrEqual(4);
    expect(topic.quips.length).toBeGreaterThanOrEqual(2);
    expect(topic.dates.length).toBeGreaterThanOrEqual(1);
    expect(topic.mishaps.length).toBeGreaterThanOrEqual(2);
    expect(topic.related.length).toBeGreaterThanOrEqual(3);
    for (const ask of topic.asks) expect(ask).toMatch(/[?.]$/);
  });

  it('have no wording twice', () => {
    const all = TOPICS.flatMap(linesOf);
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
  });

  it('have lines that stand by themselves: one place, a capital, an end, no dash, no looks, no list of three', () => {
    for (const line of TOPICS.flatMap(linesOf)) {
      expect(line.replaceAll('{w}', '')).not.toMatch(/[{}[\]—–’]/);
      expect(line).toMatch(/^(?:\p{Lu}|\{w\})/u);
      expect(line).toMatch(/[.?!]$/);
      expect(line.length).toBeLessThanOrEqual(150);
      expect(line).not.toMatch(/\b(?:sexy|gorgeous|beautiful|stunning|handsome|cute)\b/i);
      expect(line.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(2);
    }
  });

  it('can say something with their own noun', () => {
    for (const topic of TOPICS) {
      const said = topic.asks.map((ask) => withWord(ask, topic.noun)).filter(Boolean);
      expect(said.length, topic.id).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('words', () => {
  inOneTest([
    ['it was a piece of cake', 'cake'],
    ['that really rings a bell', 'music'],
    ['spill the tea', 'tea'],
    ['not my cup of tea', 'tea'],
    ['I feel under the weather', 'weather'],
    ['my train of thought', 'train'],
    ['let us call it a day', 'work'],
    ['he caught fire in the second half', 'camping'],
    ['cats and dogs out there', 'cat'],
    ['does that work for you', 'work'],
  ])('%s is not about %s', (plain, id) => {
    expect(matchTopics(plain).map(({ topic }) => topic.id)).not.toContain(id);
  });

  inOneTest([
    ['we made potjiekos for the whole street', 'potjie'],
    ['my accordion is louder than the neighbours', 'piano'],
    ['a goose chased me round the dam', 'goose'],
    ['the stokvel paid out today', 'stokvel'],
    ['I parallel parked on the first try', 'driving-test'],
    ['my sourdough starter died', 'sourdough'],
  ])('%s is about %s', (plain, id) => {
    expect(matchTopics(plain).map(({ topic }) => topic.id)).toContain(id);
  });

  it('weigh less in passing and least when ruled out', () => {
    const weight = (plain: string) =>
      matchTopics(plain).find(({ topic }) => topic.id === 'coffee')?.weight ?? -1;
    expect(weight('I bought my own coffee roaster')).toBeGreaterThan(
      weight('we met him at the coffee place. He is a pilot'),
    );
    expect(weight("I don't drink coffee")).toBeLessThan(0.3);
  });
});
