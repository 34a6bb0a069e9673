/** The time of each task grows like its text: eight times the text in at most so many times the time. */
import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX_CHARACTERS } from '#coach';
import { BAITS } from '../fuzz/baits.ts';
import { ask, GROWING_TASKS, type GrowingTask, growthOf, workMs } from './measure.ts';
import { growingTexts, KINDS, lexicon } from './texts.ts';

const SEED = 20_261_124;
/** Eight times the text takes about eight times as long where time grows with the length, and 64 times where with its square. */
const MOST = 20;
/** From the issue: it blocked the server for two seconds. */
const REPORTED = { kind: 'reported', text: 'u u dog '.repeat(1000) };
const TEXTS = [REPORTED, ...growingTexts(SEED, KINDS.length)];
/** A few characters again and again, of which every task that writes sees each. */
const REPEATED = ['ha', 'please ', '?', 'why are you ignoring me ', 'a, ', '@a.b '].map((unit) => ({
  kind: 'repeated',
  text: unit.repeat(MESSAGE_MAX_CHARACTERS).slice(0, MESSAGE_MAX_CHARACTERS),
}));
const WRITES: readonly GrowingTask[] = ['rewrite', 'starters'];

describe('generated texts', () => {
  it('are of every kind, as long as a message may be, and the same for the same seed', () => {
    expect(TEXTS.slice(1).map(({ kind }) => kind)).toEqual(KINDS);
    for (const { text } of TEXTS) {
      expect(text.length).toBeGreaterThan(MESSAGE_MAX_CHARACTERS - 50);
      expect(text.length).toBeLessThanOrEqual(MESSAGE_MAX_CHARACTERS);
    }
    expect([...growingTexts(SEED, 3)]).toEqual(TEXTS.slice(1, 4));
    expect([...growingTexts(SEED + 1, 3)]).not.toEqual(TEXTS.slice(1, 4));
  });

  it('use the words that the rules look for', () => {
    expect(lexicon()).toEqual(expect.arrayContaining(['whatsapp', 'funeral', 'braai', "don't"]));
    expect(BAITS.length).toBeGreaterThan(100);
  });
});

/** Each doubled the time with every word more, and took seconds or minutes from a few dozen on. */
const DOUBLED: [string, (times: number) => string][] = [
  ['an exclamation', (times) => `${'haai '.repeat(times)}`],
  ['one short word', (times) => `${'im '.repeat(times)}~x`],
  ['one letter', (times) => `${'k'.repeat(times)} ~x`],
  ['laughter', (times) => `${'haha'.repeat(times)} ~x`],
  ['a greeting', (times) => `${'good morning there '.repeat(times)}`],
  ['what leads in a question', (times) => `${'quick question '.repeat(times)}`],
  ['after a parent', (times) => `mom ${'wont '.repeat(times)}`],
  ['after an animal', (times) => `my dog${' has been'.repeat(times)}`],
  ['after a dislike', (times) => `i hate aaa${' anymore'.repeat(times)} ~x`],
  ['after a question', (times) => `how is your week${' going so'.repeat(times)} ~x`],
  ['after a threat', (times) => `ill post ${'all the '.repeat(times)}`],
  ['after an agreement', (times) => `me too${' every single lol'.repeat(times)} ~x`],
];

it.each(DOUBLED)('what was said sixty times is answered at once: %s', (_, text) => {
  for (const task of ['advice', 'rewrite'] as const) {
    ask(task, text(3));
    expect(
      workMs(() => ask(task, text(60))),
      task,
    ).toBeLessThan(1_500);
  }
});

/** Processor time, which a busy machine stretches on the clock. */
const PATIENCE_MS = 120_000;
/** The dearest tasks see every kind, the others every second or fourth, so that all of it stays within seconds. */
const EVERY: Readonly<Record<GrowingTask, number>> = {
  advice: 1,
  rewrite: 1,
  starters: 2,
  insights: 2,
  emotions: 4,
};

describe.each(GROWING_TASKS)('%s', (task) => {
  it(
    `takes at most ${MOST} times as long for eight times the text`,
    () => {
      // Patterns are compiled when they are first asked, which is no matter of length.
      for (const { text } of TEXTS.slice(0, 3)) ask(task, text.slice(0, 1_000));
      const texts = TEXTS.filter((_, index) => index % EVERY[task] === 0);
      const repeated = WRITES.includes(task) ? REPEATED : [];
      const steep = [...texts, ...repeated].flatMap(({ kind, text }) => {
        const { shortMs, longMs, ratio } = growthOf(task, text, MOST);
        return ratio > MOST ? [`${kind}: ${shortMs} ms, then ${longMs} ms, ${text.slice(0, 40)}`] : [];
      });
      expect(steep).toEqual([]);
    },
    PATIENCE_MS,
  );
});
