import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createModels } from '../models.ts';
import { hash } from '../reading/text.ts';
import { inOneTest } from '../testing.ts';
import { gramModel, readerGrams } from './grams.ts';
import probes from './probes.json' with { type: 'json' };
import { ruleWords } from './rule-words.ts';
import { meantBy, stemOf } from './stems.ts';
import { MAX_TOKENS, tokensOf } from './tokens.ts';
import { findHash, readWeights } from './weights.ts';

const bytes = readFileSync(new URL('../../server/models/coach.weights', import.meta.url));
const ranker = readFileSync(new URL('../../server/models/reranker.weights', import.meta.url));
const models = createModels(bytes, ranker);

/** What `training/train.py` handed over as the rules' say for each probe. */
const SAID = {
  intents: ['greeting'],
  flags: [],
  action: 'reply',
  questions: 1,
  kind: 'words',
  language: 'en',
  interest: 'medium',
  words: 3,
  laughs: false,
};

describe('the engine does the arithmetic of the trainer', () => {
  const weights = readWeights(bytes);
  const reader = gramModel(weights, 'reader');
  const wordHashes = weights.hashes('words');
  const clusters = weights.numbers('words.cluster');
  const clusterOf = (word: string) => {
    const at = findHash(wordHashes, hash(word));
    return at < 0 ? undefined : clusters[at];
  };

  inOneTest(probes)('$text', ({ text, tokens, meant, reader: expected }) => {
    const words = tokensOf(text).map((token) => token.text);
    expect(words).toEqual(tokens);
    expect([...new Set(meantBy(words))].sort()).toEqual(meant);
    const scores = reader.score(readerGrams(words, [], clusterOf), ruleWords(SAID, []));
    expect(scores.length).toBe(expected.length);
    // The trainer rounds its weights to the bits that are shipped before it scores these.
    for (const [at, score] of expected.entries())
      expect(Math.abs((scores[at] ?? 0) - score)).toBeLessThan(0.02);
  });

  it('refuses a file that is not its own', () => {
    expect(() => readWeights(new Uint8Array([1, 0, 0, 0, 123]))).toThrow();
    const other = new TextEncoder().encode('{"version":2}');
    const file = new Uint8Array(4 + other.length);
    new DataView(file.buffer).setUint32(0, other.length, true);
    file.set(other, 4);
    expect(() => readWeights(file)).toThrow(/version/);
  });

  it('stays small', () => expect(bytes.length + ranker.length).toBeLessThan(4_000_000));
});

describe('stems', () => {
  inOneTest([
    ['sending', 'send'],
    ['sent', 'send'],
    ['transferred', 'transfer'],
    ['families', 'family'],
    ['cards', 'card'],
    ['sê', 'sê'],
  ])('%s: %s', (word, stem) => expect(stemOf(word)).toBe(stem));

  inOneTest([
    ['dont', 'do', "n't"],
    ['pics', 'photos'],
    ['r4500', '<money>'],
    ['10pm', '<time>'],
  ])('%s is written out', (token, ...long) => expect([...meantBy([token])]).toEqual([...meantBy(long)]));
});

describe('tokens', () => {
  inOneTest([
    ["I can't, sorry…", ['i', 'ca', "n't", ',', 'sorry', '.']],
    ['Heyyyy YOU', ['hey', 'you']],
    ['I am 17, code 482913', ['i', 'am', '17', ',', 'code', '<6 digits>']],
    ['❤️👍🏽', ['❤', '👍', '🏽']],
    ['', []],
  ])('%s', (text, expected) => expect(tokensOf(text).map((token) => token.text)).toEqual(expected));

  it('keeps the start and the end of a long text', () => {
    const long = Array.from({ length: 500 }, (_, at) => `w${String.fromCharCode(97 + (at % 26))}x${at}`);
    const words = tokensOf(long.join(' ')).map((token) => token.text);
    expect(words.length).toBe(MAX_TOKENS);
    expect(words[0]).toBe(long[0]);
    expect(words.at(-1)).toBe(long.at(-1));
  });
});

describe('what the models hear', () => {
  it('feelings in any text', () => {
    const said = (text: string) =>
      models
        .emotions(text)
        .filter((one) => one.said)
        .map(({ label }) => label);
    expect(said('Thank you so much, this made my week')).toContain('gratitude');
    expect(said('I am furious with you')).toContain('anger');
    expect(said('The bus stops at the corner.')).toEqual(['neutral']);
  });

  it('danger with the clause that shows it', () => {
    const message =
      'Had a lovely day at the beach. Please buy me a 100 dollar steam card and send me the code on the back';
    const found = models.suspicions(message, []).find(({ kind }) => kind === 'scam_gift_card');
    expect(found).toBeDefined();
    expect(message.slice(found?.start, found?.end)).toMatch(/steam card/);
  });

  it('nothing in everyday talk', () => {
    for (const message of ['Coffee on Saturday at ten?', 'My dog ate my left shoe again', 'lol same'])
      expect(models.suspicions(message, [])).toEqual([]);
  });
});

describe('names', () => {
  const said = { ...SAID, intents: [] };
  const intents = (text: string) =>
    models.predict(text, [], said).intents.map(({ score }) => Math.round(score * 1000));

  inOneTest([
    [
      'have you ever been to Lisbon? I am planning a trip',
      'have you ever been to Nairobi? I am planning a trip',
    ],
    ['last night Kyle cancelled on me', 'last night Themba cancelled on me'],
  ])('change nothing about what a message does: %s', (left, right) =>
    expect(intents(left)).toEqual(intents(right)),
  );

  it('of places where money goes still count', () => {
    expect(intents('can we talk on Telegram instead')).not.toEqual(
      intents('can we talk on Blouberg instead'),
    );
  });
});
