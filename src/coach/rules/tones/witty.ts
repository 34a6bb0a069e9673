import { close, pick, type ToneRule } from './tone.ts';

export const witty: ToneRule = {
  tone: 'witty',
  near: ['playful', 'direct'],
  dress: ({ text, intensity, seed }) =>
    intensity >= 3
      ? close(text, pick(['I rest my case.', 'Footnotes on request.', 'The jury may retire.'], seed))
      : text,
};
