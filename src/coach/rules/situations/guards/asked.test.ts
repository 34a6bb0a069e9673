import { describe, expect } from 'vitest';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

describe('plain questions to get to know one another', () => {
  inOneTest([
    'are you close to the restaurant?',
    'what are you looking for in the fridge',
    'my dog died yesterday, do you have pets?',
    'how are you feeling after the funeral?',
    "I'm looking for my keys, you?",
    'do you like my new haircut?',
    'what are you doing on Saturday, want to grab a drink?',
    "I'm not good, you?",
  ])('leaves %s to others', (message) => {
    const [first] = situationsFor(read({ message, conversation: [] }));
    expect(first?.name ?? '').not.toMatch(/^(?:plainly|told and handed)/);
  });
});
