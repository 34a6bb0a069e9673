import { type ToneRule, withoutHype } from './tone.ts';

export const direct: ToneRule = {
  tone: 'direct',
  near: ['calm', 'warm'],
  dress: ({ text, intensity }) => {
    const plain = withoutHype(text).replace(/^(?:honestly|well|so|right|fine),\s*/i, '');
    const sentences = plain.match(/[^.?]+[.?]+/g) ?? [plain];
    // At full strength two sentences say it.
    const kept = intensity >= 3 && sentences.length > 2 ? sentences.slice(-2).join('') : plain;
    return kept.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  },
};
