/** What is said around the gaps of an outline. */
import type { Tone } from '../contract.ts';

/** A yes or a no alone is curt: what comes with it, in a gap. */
export const WORD_MORE = ['and a word more', 'a word on it'] as const;
/** The same where it is about what the reader likes or does, so that it has reasons. */
export const AND_WHY = ['and why', ...WORD_MORE] as const;

/** Handed back where it was about the reader and they have not told their own. */
export const ASKED_BACK: readonly string[] = ['And you?', 'What about you?', 'How is it with you?'];

/** Before the answer where they told something as well, by what that was. */
export const TAKEN_IN: Readonly<Record<'laughs' | 'glad' | 'hard' | 'answered' | 'told', readonly string[]>> =
  {
    laughs: ['You made me laugh.', 'Okay, that made me laugh.', 'I am still laughing.'],
    glad: ['I love that.', 'That makes me happy.'],
    hard: ['I am sorry, that sounds hard.', 'That is a lot, I am sorry.', 'I am sorry that it is like that.'],
    answered: ['I like that answer.', 'Good answer.', 'That is a good answer.'],
    told: ['Fair enough.', 'Good to know.', 'I see.'],
  };

export const OUTLINE_TONE: Tone = 'direct';

/** A kind yes or no, by what was asked; `{rest}` is what they want to do. */
export const KIND_ANSWERS = {
  doubted: ['Not at all. I like it.', 'No, not at all.', 'Not even a little.'],
  allowed: ['Yes, completely.', 'Yes, that is fine with me.', 'Of course it is.'],
  may: ['Of course you can {rest}.', 'Yes, please {rest}.', 'Yes, you can {rest}. I would like that.'],
  we: ['Yes, let us {rest}.', 'Yes, I would like that.', 'Yes, let us do that.'],
  free: ['Yes, I am {rest}. What did you have in mind?', 'I am {rest}, yes. Tell me more.'],
  like: ['Yes, I would love to {rest}.', 'Yes, gladly. Tell me when.', 'I would like that a lot.'],
  will: ['Of course I will.', 'Yes, I will {rest}.', 'I will, no question.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A yes to the day, or to the hour too; `{time}` is `Friday`, `the 5th` or `Friday at 7`. */
export const TIME_ANSWERS = {
  day: [
    '{time} works for me. What time suits you?',
    'Yes, {time} is good. Do you have a time in mind?',
    '{time} is fine with me, I would like that.',
  ],
  hour: [
    '{time} works for me.',
    'Yes, {time} is good. See you then.',
    '{time} is fine with me, I would like that.',
  ],
} as const;
