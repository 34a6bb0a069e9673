import { close, pick, type ToneRule, withoutHype } from './tone.ts';

export const calm: ToneRule = {
  tone: 'calm',
  near: ['warm', 'direct'],
  dress: ({ text, intensity, seed }) => {
    const quiet = withoutHype(text);
    return intensity >= 3
      ? close(quiet, pick(['No hurry.', 'Whenever it suits you.', 'No pressure at all.'], seed))
      : quiet;
  },
};
