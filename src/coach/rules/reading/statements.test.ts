import { describe, expect } from 'vitest';
import { inOneTest } from '../testing.ts';
import { readStatements } from './statements.ts';

describe('what they tell, said back', () => {
  inOneTest([
    ['I just finished welding a garden gate', 'did', 'you welded a garden gate', 'welding a garden gate'],
    [
      'I grow chillies on my balcony',
      'habit',
      'you grow chillies on your balcony',
      'growing chillies on your balcony',
    ],
    [
      "I've been restoring my oupa's tractor for two years",
      'doing',
      "you restore your oupa's tractor",
      "restoring your oupa's tractor",
    ],
    ["I've never seen snow", 'never', 'you see snow', 'seeing snow'],
    ["I can't whistle", 'cannot', 'you whistle', 'whistling'],
    ['thinking about quitting my job', 'wish', 'you quit your job', 'quitting your job'],
    ["I'm a midwife", 'am', "you're a midwife", 'being a midwife'],
    ['my nephew painted the dog', 'other did', 'your nephew painted the dog', 'painting the dog'],
    ['Bought a canoe last weekend', 'did', 'you bought a canoe', 'buying a canoe'],
    [
      'I moved to Gqeberha for work and miss the mountain',
      'did',
      'you moved to Gqeberha for work',
      'moving to Gqeberha for work',
    ],
    [
      'a stranger returned my wallet',
      'other did',
      'a stranger returned your wallet',
      'returning your wallet',
    ],
  ])('%s', (message, kind, clause, gerund) => {
    expect(readStatements(message)[0]).toMatchObject({ kind, clause, gerund });
  });

  inOneTest([
    'You make me laugh every time',
    'Do you cook or order in?',
    'if I won the lottery I would buy a boat',
    'Haha yes',
    'thank you so much',
    'I think so',
  ])('nothing is told in %s', (message) => {
    expect(readStatements(message)).toEqual([]);
  });
});
