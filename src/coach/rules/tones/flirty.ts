import { close, pick, type ToneRule, withEmoji } from './tone.ts';

export const flirty: ToneRule = {
  tone: 'flirty',
  near: ['playful', 'warm', 'witty'],
  dress: ({ text, intensity, seed, emoji }) => {
    const closing = pick(
      ["You're trouble, in a good way.", "I wouldn't mind hearing that in person.", 'You have my attention.'],
      seed,
    );
    const said = intensity >= 2 ? close(text, closing) : text;
    return intensity >= 3 ? withEmoji(said, emoji ?? '😏') : said;
  },
};
