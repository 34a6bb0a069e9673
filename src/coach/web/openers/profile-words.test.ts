import { describe, expect, it } from 'vitest';
import { profileWords } from './profile-words.ts';

describe('the words of a profile that an opener is about', () => {
  const profile = 'Marine biologist. Afraid of escalators. Don’t ask about “Biscuit”.';
  it.each([
    ['Takes up "Afraid of escalators" and asks for the story behind it.', 'Afraid of escalators'],
    ['Takes up "marine biologist" and makes a guess.', 'Marine biologist'],
    ["Takes up “don't ask about” and is light.", 'Don’t ask about'],
    ['"I dive" in your notes meets "Marine biologist" in theirs.', 'Marine biologist'],
    ['There is little to go on, so it asks what they think.', null],
    ['Takes up "knitting".', null],
    ['Takes up "".', null],
  ])('in "%s" are %j', (why, words) => {
    expect(profileWords(profile, why)).toBe(words);
  });
});
