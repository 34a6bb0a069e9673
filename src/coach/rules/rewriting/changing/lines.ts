/**
 * Words that make a reply warmer, funnier or bolder and claim nothing: each stands before or after the whole of it. A joke is one that
 * nobody could take for a fact.
 */

export type Line = {
  readonly words: string;
  /** In front; a colon leads into the reply itself. */
  readonly before?: true;
};

/** What the message that is answered does, as far as a warm word about it depends on that. */
export type Met = 'asked' | 'apologised' | 'grave' | 'refused' | 'greeted' | 'told';
/** What the reply itself comes to. */
export type Shape = 'question' | 'invitation' | 'statement';

export const WARM_TO: Readonly<Record<Met, readonly Line[]>> = {
  asked: [
    { words: "I'm glad you asked.", before: true },
    { words: 'I like that you ask.', before: true },
  ],
  apologised: [
    { words: "It's good to hear from you.", before: true },
    { words: 'Thank you for telling me.', before: true },
  ],
  grave: [
    { words: 'Thank you for telling me.', before: true },
    { words: 'I mean that.' },
    { words: "I'm glad you told me.", before: true },
  ],
  refused: [
    { words: 'Thank you for saying so.', before: true },
    { words: 'I mean that kindly.' },
    { words: "It's good that you say so.", before: true },
  ],
  greeted: [{ words: "It's good to hear from you.", before: true }, { words: 'You are easy to write to.' }],
  told: [
    { words: 'I like that you tell me this.', before: true },
    { words: 'You are easy to write to.' },
    { words: 'I enjoy this.' },
  ],
};
export const WARM_IN: Readonly<Record<Shape, readonly Line[]>> = {
  question: [{ words: "I'd really like to know." }, { words: 'Take your time, I like a good answer.' }],
  invitation: [{ words: "I'd like that very much." }, { words: "I'd look forward to it." }],
  statement: [],
};

export const FUNNY_IN: Readonly<Record<Shape, readonly Line[]>> = {
  question: [
    { words: 'There is a right answer, but no pressure.' },
    { words: 'Your answer will be framed and hung in the hall.' },
    { words: 'Wrong answers are welcome too.' },
  ],
  invitation: [
    { words: 'I promise to be mostly on time.' },
    { words: 'My people need not call your people.' },
    { words: 'Bad weather is no excuse.' },
  ],
  statement: [
    { words: 'After a long meeting with myself:', before: true },
    { words: 'Please hold your applause.' },
    { words: 'That is my official position.' },
  ],
};

export const BOLD_IN: Readonly<Record<Shape, readonly Line[]>> = {
  question: [
    { words: "And I'd like the honest version." },
    { words: 'You have my attention, so:', before: true },
    { words: 'I have a feeling I will like the answer.' },
  ],
  invitation: [{ words: 'Say yes.' }, { words: 'I already like the idea.' }, { words: 'I want to see you.' }],
  statement: [
    { words: 'And I like you, I may as well say it.' },
    { words: 'You have my attention.' },
    { words: "I'd rather say that to your face." },
  ],
};

/** Every line there is: one that an earlier change brought gives way to the next. */
export const LINES: readonly Line[] = [WARM_TO, WARM_IN, FUNNY_IN, BOLD_IN].flatMap((lines) =>
  Object.values<readonly Line[]>(lines).flat(),
);
