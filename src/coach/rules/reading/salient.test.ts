import { describe, expect, it } from 'vitest';
import { inOneTest } from '../testing.ts';
import { readPhrases } from './phrases.ts';
import { readQuestions } from './questions.ts';
import { readSalient } from './salient.ts';

const found = (message: string, opener = false) =>
  readSalient(message, readPhrases(message), readQuestions(message), opener).map(({ words }) => words);

describe('what is worth taking up', () => {
  inOneTest([
    ['i mended the neighbour’s old gramophone and then a toaster', 'the toaster'],
    ['my aunt keeps four geese in the bathtub', 'your aunt'],
    ['We have a llama and its name is Gerald', 'Gerald'],
    ['been growing radishes on my windowsill', 'your windowsill'],
  ])('%s', (message, words) => {
    expect(found(message)).toContain(words);
  });

  it('leaves out who they are and what they do not have', () => {
    expect(found('I am a nurse and I have no car')).toEqual([]);
  });

  it('tells what is the reader’s from what is theirs', () => {
    const message = 'your trombone looks older than my grandfather';
    const things = readSalient(message, readPhrases(message), [], true);
    expect(things.find(({ bare }) => bare === 'trombone')?.readers).toBe(true);
    expect(things.find(({ bare }) => bare === 'grandfather')?.readers).toBe(false);
  });

  it('marks what they ask after', () => {
    const message = 'how is your ferret doing? mine ate a sock';
    const things = readSalient(message, readPhrases(message), readQuestions(message), false);
    expect(things.find(({ bare }) => bare === 'ferret')?.asked).toBe(true);
    expect(things.find(({ bare }) => bare === 'sock')?.asked).toBe(false);
  });
});
