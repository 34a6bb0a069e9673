import { describe, expect, it } from 'vitest';
import type { ReadLine } from './lines.ts';
import { paragraphsOf } from './paragraphs.ts';

/** A line of letters at a place: its top, its height, and where it begins. */
const line = (text: string, top: number, height: number, left = 20): ReadLine => {
  const box = { left, top, right: left + text.length * height * 0.5, bottom: top + height };
  return { words: text.split(' ').map((word) => ({ text: word, box })), box };
};

describe('the words of a profile', () => {
  it.each<[string, ReadLine[], string]>([
    [
      'a paragraph that the width broke is one line',
      [line('Old lighthouses and the people', 100, 24), line('who keep them', 130, 24)],
      'Old lighthouses and the people who keep them',
    ],
    [
      'a line of low letters is no other size',
      [line('Marine biologist, mostly', 100, 24), { ...line('on sea', 132, 13), rowHeight: 24 }],
      'Marine biologist, mostly on sea',
    ],
    [
      'a label over its answer stands before it',
      [line('1 geek out on', 100, 14), line('Old lighthouses', 124, 24), line('and boats', 154, 24)],
      'I geek out on: Old lighthouses and boats',
    ],
    [
      'two prompts are two lines',
      [
        line('Together we could', 100, 14),
        line('Sail', 124, 24),
        line('My simple pleasures', 190, 14),
        line('Pancakes', 214, 24),
      ],
      'Together we could: Sail\nMy simple pleasures: Pancakes',
    ],
    [
      'what ends as a sentence is no label',
      [line('Love to cook.', 100, 14), line('Cape Town', 124, 24)],
      'Love to cook.\nCape Town',
    ],
    [
      'a long line is no label',
      [line('I moved here from Durban two years ago', 100, 14), line('Architect', 124, 24)],
      'I moved here from Durban two years ago\nArchitect',
    ],
    [
      'a name over smaller facts stays apart',
      [line('Lindiwe, 29', 20, 28), line('Cape Town', 60, 14)],
      'Lindiwe, 29\nCape Town',
    ],
    [
      'what stands further off is apart',
      [line('Architect', 100, 20), line('Non-smoker', 150, 20)],
      'Architect\nNon-smoker',
    ],
    [
      'what stands elsewhere is apart',
      [line('Architect', 100, 20, 20), line('168 cm', 125, 20, 400)],
      'Architect\n168 cm',
    ],
    [
      'centred lines are one paragraph',
      [line('Marine biologist, mostly seaweed', 100, 20, 40), line('and a dog', 125, 20, 155)],
      'Marine biologist, mostly seaweed and a dog',
    ],
    ['nothing is nothing', [], ''],
  ])('%s', (_about, lines, text) => expect(paragraphsOf(lines)).toBe(text));
});
