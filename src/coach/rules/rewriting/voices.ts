/** What a draft does, and for what takes no tone: a few words around it that claim nothing. */

import { latin } from '../reading/pattern.ts';
import type { Frame } from '../tones/tone.ts';

/** What the draft does, so that a frame suits it. The first take a tone; the others are said plainly in any tone. */
export type TonedAct = 'asks' | 'invites' | 'tells' | 'compliments' | 'nods' | 'introduces';
export type PlainAct =
  | 'asks closely'
  | 'arrives'
  | 'blames'
  | 'closes'
  | 'confirms'
  | 'declares'
  | 'declines'
  | 'delays'
  | 'excuses'
  | 'heavy'
  | 'requests'
  | 'tender'
  | 'wishes';
export type Act = TonedAct | PlainAct;

/** Tender and declining drafts take no jokes: these go with any tone. */
export const PLAIN_FRAMES: Readonly<Record<PlainAct, Frame>> = {
  'asks closely': {
    before: ["If you don't mind my asking:", 'Something I would like to know:', "I'd rather ask than guess:"],
    after: ['Only if you feel like telling me.', 'No rush to answer.', 'You can leave that one for later.'],
  },
  arrives: { after: ['Take your time.', 'No rush.', 'Look out for me.'] },
  blames: {
    after: [
      "I'd like to hear your side.",
      "I'd rather say it than keep it in.",
      'Can we talk about it when you have a moment?',
    ],
  },
  wishes: { after: ['I mean it.', 'I wanted you to know.', 'I wanted to say so today.'] },
  confirms: {
    after: ['Looking forward to it.', 'Shout if anything changes.', 'It will be good to see you.'],
  },
  closes: { after: ['All the best.', 'I wish you well.', 'Thank you for telling me.'] },
  declares: { after: ['I wanted you to know.', 'I mean it.', 'You need not say anything back.'] },
  declines: {
    after: ['I wanted to tell you rather than go quiet.', 'I wish you well.', 'Thank you for understanding.'],
  },
  delays: { after: ["I won't be long.", 'Bear with me.', 'Thanks for your patience.'] },
  excuses: { after: ['How are you doing?', 'What did I miss?', 'Thanks for your patience.'] },
  heavy: {
    after: ['I wanted to tell you.', 'No need for the right words.', 'It helps to say it to somebody.'],
  },
  requests: { after: ['Only if you feel like it.', 'No rush.', 'Whenever it suits you.'] },
  tender: {
    after: ['No need to answer now.', "I'm here if you want to talk.", 'Take all the time you need.'],
  },
};

/** Hedges that a direct or shorter version does without. */
export const HEDGES = latin(
  /\b(?:i was (?:just )?(?:wondering|thinking)(?: that)?(?: maybe)?(?: if)?(?= (?:you|we)\b)|(?:i (?:just )?(?:think|guess|feel like)(?: that)?|maybe|perhaps|possibly|just|(?<!\b(?:what|this|that|any|some|which|a|the|my|your) )kind of|kinda|sort of|sorta|a bit|(?<=\b(?:could|would|should|just|was|to) )like(?= (?:hang|go|meet|get|grab|do|chat|talk|watch))|basically|actually|really|very|so like|like,|honestly|to be honest|if that's okay|if you don't mind|or something|or whatever|no worries if not))(?:,)?\s+(?=\p{L})|,?\s*\b(?:if that's ok(?:ay)?|if you don't mind|or something|or whatever|i guess|no worries if not)(?=[.?!])/giu,
);
