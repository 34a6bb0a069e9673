import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIONS, FLAG_KINDS, INTENTS } from '#coach';
import { faultsOf, readExamples } from './examples.ts';

const files = readdirSync(new URL('./examples/', import.meta.url)).filter((name) => name.endsWith('.jsonl'));
const isTest = (hand: string) => hand.startsWith('test-');

describe('the labelled examples', () => {
  it.each(files)('%s has no faulty line', (file) => {
    const lines = readFileSync(new URL(`./examples/${file}`, import.meta.url), 'utf8').split('\n');
    const faults = lines.flatMap((line, at) =>
      line.trim() ? faultsOf(line).map((fault) => `line ${at + 1}: ${fault}`) : [],
    );
    expect(faults).toEqual([]);
  });

  it('are several thousand, with every label of the contract', () => {
    const examples = readExamples((hand) => !isTest(hand));
    expect(examples.length).toBeGreaterThan(5000);
    const intents = new Set(examples.flatMap(({ i }) => i));
    const flags = new Set(examples.flatMap(({ f }) => f));
    const actions = new Set(examples.map(({ a }) => a));
    expect(INTENTS.filter((intent) => intent !== 'empty' && !intents.has(intent))).toEqual([]);
    expect(FLAG_KINDS.filter((flag) => !flags.has(flag))).toEqual([]);
    expect(ACTIONS.filter((action) => !actions.has(action))).toEqual([]);
  });

  it('share no template between what is learned from and what is tested on', () => {
    const learned = new Set(readExamples((hand) => !isTest(hand)).flatMap(({ m }) => runsOf(m)));
    const copied = readExamples(isTest).filter(({ m }) => {
      const runs = runsOf(m);
      return runs.length >= 4 && runs.filter((run) => learned.has(run)).length / runs.length > 0.5;
    });
    expect(copied.map(({ m }) => m)).toEqual([]);
  });
});

/** Runs of five words: two messages that share most of them were cut from one cloth. */
function runsOf(message: string): string[] {
  const words = message.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '));
}

describe('a line', () => {
  const good = '{"k":"opener","m":"hi there","i":"greeting","n":"low"}';
  it.each([
    [good, []],
    ['{"k":"opener"', ['not JSON']],
    ['{"k":"opener","m":"hi"}', ['no intents']],
    ['{"k":"openr","m":"hi","i":"greeting"}', ['k ']],
    ['{"k":"opener","m":"hi","i":"greetings"}', ['unknown label greetings']],
    ['{"k":"safety","m":"send money","i":"money_request","f":"scam_money","w":"give"}', ['exact words']],
    ['{"k":"opener","m":"hi","i":"greeting","p":[["a"]],"pm":2}', ['pm is more']],
    ['{"k":"opener","m":"hi","i":"greeting","x":["("]}', ['not a regular expression']],
  ])('%s', (line, expected) => {
    const faults = faultsOf(line);
    expect(faults).toHaveLength(expected.length);
    for (const [at, part] of expected.entries()) expect(faults[at]).toContain(part);
  });
});
