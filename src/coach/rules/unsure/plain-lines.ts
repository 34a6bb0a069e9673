/**
 * One plain line where the message was not understood: it answers what they do and claims nothing. No line for a question: judged blind, buying time
 * (`Let me think about that one`) was worth 2.0 of 5, less than what stands around the question's own words.
 */

/** What a message does that asks nothing, as far as that is certain. */
export type Doing =
  | 'is glad'
  | 'laughs'
  | 'has a hard time'
  | 'is cross'
  | 'says sorry'
  | 'is kind to the reader'
  | 'says little'
  | 'tells';

export const PLAIN_LINES: Readonly<Record<Doing, readonly string[]>> = {
  'is glad': [
    'I am so happy for you.',
    'That is really good to hear.',
    'You sound happy, and that makes me happy.',
    'Well done, I mean it.',
  ],
  laughs: [
    'That made me laugh, thank you.',
    'Okay, that got a real laugh out of me.',
    'I am still laughing at that.',
    'You have just made my day a bit better.',
  ],
  'has a hard time': [
    'I am sorry. That sounds hard.',
    'That is a lot. I am glad you told me.',
    'I am sorry. I am here if you want to talk.',
    'I am thinking of you. You do not have to be good company.',
  ],
  'is cross': [
    'That sounds really annoying.',
    'No wonder that got to you.',
    'I can see why that bothers you.',
    'Ugh. I am sorry that happened.',
  ],
  'says sorry': [
    'Thank you for telling me straight.',
    'I appreciate that you said it.',
    'Thank you for saying that. It means something to me.',
    'Thank you. That was not easy to write, I think.',
  ],
  'is kind to the reader': [
    'That is a lovely thing to say, thank you.',
    'Thank you. That made me smile.',
    'You have just made my evening.',
    'I am keeping that one. Thank you.',
  ],
  'says little': [
    'Okay. I am here if you feel like talking.',
    'All right. I am around later too.',
    'Do you feel like talking, or rather later?',
    'That is fine. Is everything okay with you?',
  ],
  tells: [
    'Thank you for telling me.',
    'I am glad you told me that.',
    'I am glad you wrote.',
    'Thank you for sharing that with me.',
  ],
};
