import { expect } from 'vitest';
import { inOneTest } from '../testing.ts';
import { spoken } from './spoken.ts';

inOneTest([
  ['I am here and you are late', "I'm here and you're late"],
  ['What is it?', 'What is it?'],
  ['That is what I am.', "That's what I am."],
  ['Let us not do that', "Let's not do that"],
  ['I do not know, I cannot tell', "I don't know, I can't tell"],
  ['If you would too', 'If you would too'],
  ['{time} it is, then', '{time} it is, then'],
  ['I have been thinking', "I've been thinking"],
  ['I have a dog', 'I have a dog'],
  ['Most of it is patience', 'Most of it is patience'],
])('%s', (written, said) => {
  expect(spoken(written)).toBe(said);
});
