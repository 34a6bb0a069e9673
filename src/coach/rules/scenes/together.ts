/** What this is between two people: definitions, big feelings, repairs. */
import { lines } from '../moves/line.ts';
import { type Scene, says } from './scene.ts';

export const TOGETHER_SCENES: readonly Scene[] = [
  {
    name: 'big feelings',
    alone: true,
    when: (r) =>
      says(
        r,
        /\b(?:i (?:think i'?m )?(?:love you|falling for you)|(?<!(?:don'?t|never|not) (?:say |that )?(?:i )?)in love with you|i(?:'ve| have) (?:got |developed )?feelings|catching feelings|i really (?:really )?like you|met? my (?:parents|mom|mum|family)|move in (?:together|with)|(?:mom|mum|dad|family|parents|sister|friends) wants? to meet you|asked about you|happy (?:\w+ )?(?:months?|anniversary|year)|can'?t believe you put up with|told my (?:mom|mum|friends|family|parents|sister) about you|call you my)\b/i,
      ) &&
      !says(r, /\b(?:don'?t|never|not) say i love you\b|in your language|by accident|no hugs/i) &&
      r.action === 'reply',
    lines: [
      ...lines('say what you want', [
        ['warm', 'That means a lot, and you were brave to say it. For me it is [how you feel], honestly.'],
        ['calm', 'Thank you for telling me. Where I am: [how you feel]. I want us to be honest about it.'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', 'I read that twice and smiled both times. I like how straight you are with me.'],
        [
          'warm',
          'You just made a very ordinary day a lot better by saying that. Thank you for being honest.',
        ],
        ['playful', 'You cannot write that and expect me to act normal about {a}.'],
      ]),
      ...lines('talk in person', [
        ['warm', 'I would like to answer that in person, with your face in front of me. When can I see you?'],
        ['calm', 'That deserves more than a text from me. Can we talk this week?'],
      ]),
      ...lines('follow up', [
        ['warm', 'What made you say it today? I would like to hear the whole thought.'],
        ['playful', 'Now I am curious, what exactly did your {person} say about me, and did I do well?'],
      ]),
    ],
  },
];
