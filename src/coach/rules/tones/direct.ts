import { type ToneRule, withoutHype } from './tone.ts';

export const direct: ToneRule = {
  means: 'short and plain, says the thing first',
  traits: ['plain'],
  near: ['calm', 'warm'],
  dress: ({ text, intensity }) => {
    const plain = withoutHype(text).replace(/^(?:honestly|well|so|right|fine),\s*/i, '');
    const sentences = plain.match(/(?<![^.?])[^.?]+[.?]+/g) ?? [plain];
    // At full strength two sentences say it.
    const kept = intensity >= 3 && sentences.length > 2 ? sentences.slice(-2).join('') : plain;
    return kept.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  },
  frames: {
    asks: { before: ['Straight question:', 'I want to know:', 'Simple question:'] },
    invites: { after: ['Yes or no, both are fine.', 'Which day suits you?', 'Tell me what works.'] },
    tells: { after: ['Over to you.', 'Tell me where you stand.', "I'd like to know your side."] },
    compliments: { after: ["That's all, I wanted to say it.", 'I mean that.', 'Plain and simple.'] },
    nods: { after: ['What are you up to today?', 'How is your day?', 'What else is new?'] },
  },
  drawn: [
    "I'm attracted to you and I'd like to get to know you. What are you doing this week?",
    "You caught my eye. What's one thing that I should know about you?",
    "I like the look of you and I'd like to talk. What matters to you?",
  ],
};
