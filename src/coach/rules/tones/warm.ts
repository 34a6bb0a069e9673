import { close, pick, type ToneRule } from './tone.ts';

export const warm: ToneRule = {
  tone: 'warm',
  near: ['calm', 'playful'],
  dress: ({ text, intensity, seed }) =>
    intensity >= 3
      ? close(
          text,
          pick(['I like talking to you.', 'I am really enjoying this.', 'You made me smile.'], seed),
        )
      : text,
};
