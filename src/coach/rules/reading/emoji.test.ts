import { describe, expect, it } from 'vitest';
import { readEmoji } from './emoji.ts';
import { emojiMood, emojiThing, flagCountry } from './emoji-words.ts';

describe('emoji', () => {
  it('says what they show, whatever the skin and the presentation', () => {
    expect(emojiThing('🛋️')).toBe('couch');
    expect(emojiThing('🏄🏽‍♀️')).toBe('surfing');
    expect(emojiMood('🤞🏿')).toBe('hope');
    expect(flagCountry('🇰🇪')).toBe('Kenya');
  });

  it('counts things and keeps their order', () => {
    expect(readEmoji('🌧️🛋️🌧️').things).toEqual([
      { words: 'rain', count: 2 },
      { words: 'couch', count: 1 },
    ]);
  });

  it('lets pain set the register before laughter', () => {
    expect(readEmoji('😂🤕').mood).toBe('hurt');
    expect(readEmoji('💔🐕').mood).toBe('heartbreak');
  });

  it('tells an aubergine from a recipe', () => {
    expect(readEmoji('🍆💦').lewd).toBe(true);
    expect(readEmoji('🍆🍅🧅').lewd).toBe(false);
  });
});
