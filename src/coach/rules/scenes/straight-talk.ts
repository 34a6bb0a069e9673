/** Said straight and kindly: where I stand in their life, what they cannot promise yet, how my silence looked. */
import { A, cued, OWN, ROOM } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, S } from './stories/story.ts';

const ENDING =
  /\b(?:better as friends|just friends|should stop|goodbye|end (?:this|it)|not going to work|can'?t see you|no (?:second|third|fourth) date|don'?t want to (?:see|talk)|all the best)\b/i;

export const STRAIGHT_TALK_SCENES: readonly Scene[] = [
  cued({
    name: 'who comes first with them',
    when: /\b(?:come|comes|are|is) (?:always )?first\b[\s\S]{0,60}\b(?<n>second|third|fourth|fifth)\b/i,
    not: ENDING,
    lines: [
      [L, 'warm', 'The {n} place in that order is an honour.'],
      [L, 'warm', 'I can live with that. I would think less of any other order.'],
      [P, 'playful', 'I would never try to compete with sleep.', /\bsleep\b/i],
      [F, 'direct', 'I like that you say it straight. Tell me about the boys?', /\bboys\b/i],
      [F, 'direct', 'I like that you say it straight. Tell me about the girls?', /\bgirls\b/i],
    ],
  }),
  cued({
    name: 'they do not know yet',
    when: /\bi (?:honestly |really )?don'?t know what i want(?: yet)?\b|\b(?:want|need|trying) to be (?:fair|honest|straight) with (?:you|u)\b|\bi told (?:everybody|everyone|you) i was ready\b|\bi only know how to be married\b/i,
    and: /\b(?:marriage|married|divorc\w*|same person|my ex|separat\w*|(?:five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|\d+)[- ]years?)\b/i,
    not: ENDING,
    most: 170,
    asks: true,
    lines: [
      [L, 'warm', 'Thank you for telling me. I would rather have it honest than tidy.'],
      [ROOM, 'warm', 'You do not have to know yet. We can go slowly and see.'],
      [N, 'warm', 'Years like that do not end in a weekend. Take the time you need.'],
      [
        S,
        'warm',
        'I am sorry about the empty room. I am glad you told me instead of going quiet.',
        /\b(?:empty|bunk bed|floor|room)\b/i,
      ],
      [
        L,
        'warm',
        'I like the quiet too. Nothing has to be decided on a drive home.',
        /\b(?:driving|drive|quiet)\b/i,
      ],
    ],
  }),
  cued({
    name: 'how my silence looked',
    when: /\b(?:you|u)(?:'ve| have)? (?:went|gone|go) (?:so |very |all )?(?:silent|quiet|cold)\b[^.!?]{0,16}\b(?:after|when|since|the (?:moment|minute)) i (?:said|told|mentioned|wrote|asked)\b/i,
    not: /\bgoodbye\b/i,
    asks: true,
    lines: [
      [OWN, 'warm', 'I am sorry. I see exactly how that looked, and you deserved an answer.'],
      [A, 'warm', '[Why you went quiet]. I am sorry, that should have been said at once.'],
      [OWN, 'direct', 'You are right to say it. I went quiet and it was not fair on you.'],
      [S, 'warm', 'I am sorry. I would like to put that right, if you let me.'],
    ],
  }),
];
