/**
 * Plain lines where the message was not understood: they answer what it does and claim nothing. No line for a question: judged blind, buying time
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
  | 'teases'
  | 'flirts'
  | 'speaks of us'
  | 'puts off'
  | 'asks not to'
  | 'tells';

export const PLAIN_LINES: Readonly<Record<Doing, readonly string[]>> = {
  'is glad': [
    'I love that.',
    'That makes me happy too.',
    'You sound happy, and that makes my day.',
    'That is lovely to hear.',
  ],
  laughs: [
    'That made me laugh out loud, thank you.',
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
    'No need to be sorry. I am glad you told me.',
    'Thank you for telling me straight.',
    'It is okay, really. I would rather hear it than wonder.',
    'Thank you for saying that. It means something to me.',
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
    'That is fine. Is everything okay with you?',
  ],
  teases: [
    'Okay, I walked right into that one.',
    'Rude, but fair.',
    'I have no defence. Carry on.',
    'Fine, you win this round.',
    'Ouch. I will allow it, because it was funny.',
  ],
  flirts: [
    'And now I am smiling at my phone.',
    'You can not just say that and expect me to concentrate.',
    'Careful, I could get used to this.',
    'I like where this is going.',
  ],
  'speaks of us': [
    'Thank you for being so honest with me. I am taking that seriously.',
    'I am glad you said it and did not keep it to yourself.',
    'Thank you for saying that straight. I hear you.',
    'That was not easy to write, I think. Thank you.',
  ],
  'puts off': [
    'That is okay, no pressure from my side. I am glad you told me.',
    'I understand, and I would rather know. Take the time you need.',
    'No rush at all. You know where to find me.',
    'Thank you for being straight with me. There is no hurry.',
  ],
  'asks not to': [
    'Of course. Thank you for telling me.',
    'I understand, and I will keep to it.',
    'You are right to say so. I will not.',
  ],
  tells: [
    'I am glad you told me that.',
    'Thank you for telling me.',
    'I like it when you tell me things like that.',
  ],
};

/** The same with a question or an offer, so that the talk goes on. */
export const PLAIN_FOLLOWS: Readonly<Record<Doing, readonly string[]>> = {
  'is glad': ['Tell me everything, from the start.', 'How are you going to celebrate?', 'How does it feel?'],
  laughs: [
    'Please tell me there is more to this story.',
    'And then what happened?',
    'I will be telling people that one. How did it end?',
  ],
  'has a hard time': [
    'Do you want to talk about it, or should I take your mind off it?',
    'What would help most right now?',
    'How are you holding up?',
  ],
  'is cross': [
    'Do you want advice, or just somebody on your side?',
    'What are you going to do about it?',
    'I am on your side. What happened then?',
  ],
  'says sorry': ['How are you feeling about it now?', 'It is okay. How are you otherwise?'],
  'is kind to the reader': ['What did I do to deserve that?', 'I could say the same about you, you know.'],
  'says little': ['Do you feel like talking, or rather later?', 'How is your day going?'],
  teases: [
    'Is this how it is going to be from now on?',
    'How long have you been saving that one up?',
    'You are enjoying this far too much, admit it.',
  ],
  flirts: ['Say that again when I see you.', 'Are you always like this, or am I special?'],
  'speaks of us': [
    'Can we talk about it properly, when I see you?',
    'I want to answer that properly and not in one line. Can I call you tonight?',
  ],
  'puts off': [
    'Let us leave it open, then. I would be glad to hear from you.',
    'All good. If you feel like talking, I am here, and if not, that is fine too.',
  ],
  'asks not to': ['I am glad you said it. Is there anything else you would like me to do differently?'],
  tells: [],
};
