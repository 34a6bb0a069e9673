import { describe, expect, it } from 'vitest';
import { inOneTest } from '../testing.ts';
import { denialOf, fellShort, isDenied, isUndone } from './denial.ts';

const of = (message: string, thing: string) => {
  const start = message.indexOf(thing);
  return denialOf(message, start, start + thing.length);
};

describe('a thing under a no', () => {
  inOneTest([
    ['I could never eat sushi', 'sushi'],
    ['Karaoke is so not my thing', 'Karaoke'],
    ['cats are my least favourite animals', 'cats'],
    ['liquorice makes me sick', 'liquorice'],
    ['I love sushi and I hate olives', 'olives'],
    ['I am not into camping', 'camping'],
  ])('is not to their liking: %s (%s)', (message, thing) => expect(of(message, thing)).toBe('taste'));

  inOneTest([
    ["the landlord still hasn't fixed the leak", 'leak'],
    ["the landlord still hasn't fixed the leak", 'landlord'],
    ["the doctor says my knee isn't fine", 'knee'],
    ['my exam went really badly', 'exam'],
    ['the theatre has no seats for us', 'theatre'],
    ["I didn't get the job", 'job'],
    ['They never found my suitcase', 'suitcase'],
  ])('did not go as it should: %s (%s)', (message, thing) => expect(of(message, thing)).toBe('outcome'));

  inOneTest([
    ["I can't wait for the concert", 'concert'],
    ['my dog never gets old', 'dog'],
    ["I've never tried sushi", 'sushi'],
    ["I don't like olives but I love sushi", 'sushi'],
    ["my cat doesn't respect closed doors", 'cat'],
    ['I love sushi', 'sushi'],
    ["I don't mind the rain", 'rain'],
  ])('is another matter: %s (%s)', (message, thing) => expect(of(message, thing)).toBeUndefined());
});

it('finds the first thing of a pattern under its no', () => {
  expect(isDenied("I can't drink coffee at all", /\bcoffee\b/i)).toBe(true);
  expect(isDenied('I drink coffee all day', /\bcoffee\b/i)).toBe(false);
  expect(isDenied('no such thing here', /\bcoffee\b/i)).toBe(false);
});

it('knows an event that did not happen', () => {
  const message = "the test didn't come back clear";
  expect(isUndone(message, message.indexOf('come'))).toBe(true);
  expect(isUndone('the test came back clear', 9)).toBe(false);
});

it('knows a clause of something that fell short', () => {
  expect(fellShort('my team did not win the final')).toBe(true);
  expect(fellShort('my team won the final')).toBe(false);
});
