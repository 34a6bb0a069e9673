import { type ToneRule, withEmoji } from './tone.ts';

export const playful: ToneRule = {
  tone: 'playful',
  near: ['witty', 'flirty', 'warm'],
  dress: ({ text, intensity, emoji }) =>
    intensity >= 2 ? withEmoji(text, emoji ?? (intensity >= 3 ? '😄' : undefined)) : text,
};
