/** Their family asks after the reader, or asks them to a meal: it is an invitation, and it makes both a little nervous. */

import { A, cued, MEET } from './cued.ts';
import type { Scene } from './scene.ts';

const WHO =
  '(?:gran(?:ny|dma|dmother|dpa)?|gogo|ouma|oupa|makhulu|mom|mum|mama|mother|dad|father|parents|folks|family|sister|brother|aunt(?:ie|y)?|tannie|cousins?|kids|daughter|son)';
/** Said with its article where one belongs to it. */
const MEAL =
  '(?:(?:(?:sun|satur|fri)day|christmas) )?(?:lunch|dinner|supper|tea|brunch)|(?:the|our|a) (?:sunday |family )?(?:braai|roast|potjie)';

/** `(?<who>my gran) wants to know when you are coming for (?<meal>Sunday lunch)`. */
const ASKED_TO_A_MEAL = new RegExp(
  `\\b(?<who>my ${WHO})\\b[^?]{0,60}\\b(?:(?:wants?|keeps?|has been|is|are|was|were) (?:to know|asking)|asks|asked|invited|insists?|says|said)\\b[^?]{0,40}\\b(?:you(?:'re| are| can| must| should| have to)?|u(?: r)?)\\b[^?]{0,25}?\\b(?<meal>${MEAL})\\b`,
  'i',
);

const ASKS_AFTER = new RegExp(
  `\\b(?<who>my ${WHO}) (?:(?:really |already )?wants? to meet (?:you|u)|(?:keeps? )?ask(?:s|ing)? (?:me )?(?:about|after) (?:you|u)|(?:is|are) (?:dying|keen|desperate) to meet (?:you|u))\\b`,
  'i',
);

const NERVOUS = /\b(?:nervous|scared|worried|terrified|anxious)\b/i;

export const FAMILY_INVITE_SCENES: readonly Scene[] = [
  {
    ...cued({
      name: 'their family asks the reader to a meal',
      when: ASKED_TO_A_MEAL,
      not: /\b(?:my ex|cancel\w*|instead of|not coming|don'?t come|last (?:week|month|year)|used to)\b/i,
      sure: true,
      asks: true,
      lines: [
        [A, 'playful', 'Tell {who} yes to {meal}, and that I am coming hungry.'],
        [A, 'warm', 'I would love to come for {meal}. What could I bring to please {who}?'],
        [A, 'warm', 'Yes to {meal}. Being nervous is allowed, we will be brave together.', NERVOUS],
        [
          'no rush',
          'calm',
          '{meal} with {who} sounds lovely, and there is no hurry. Shall we have one more date of our own first?',
        ],
        [A, 'playful', 'Will {who} ask hard questions at {meal}? I would like to revise.'],
        [
          'stay with them',
          'warm',
          'You can be nervous and I will eat for two. Which week is good for {who}?',
          NERVOUS,
        ],
        [A, 'direct', 'I am in for {meal}. Which date is good for {who}?'],
      ],
    }),
    // An invitation is what it is about, whatever else is told.
    lift: 2,
  },
  cued({
    name: 'their family asks after the reader',
    when: ASKS_AFTER,
    not: /\b(?:my ex|don'?t want|not ready|never)\b/i,
    sure: true,
    asks: true,
    most: 25,
    lines: [
      [A, 'playful', 'What have you told {who}, and do I have to live up to it?'],
      [A, 'warm', 'That makes me smile. Tell {who} I would like to meet too, when it feels right to you.'],
      [
        'no rush',
        'calm',
        'I would like that, and there is no hurry. How do you feel about me meeting {who}?',
      ],
      [MEET, 'playful', 'Then I had better make a good impression on you first. Are you free this week?'],
      [A, 'witty', 'Would {who} be easy to please, or should I start preparing now?'],
    ],
  }),
];
