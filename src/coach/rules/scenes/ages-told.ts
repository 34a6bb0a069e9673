/** Ages told with a wink: twenty-nine for years, do the maths, what a fax was, a birthday just gone. */
import { cued, MEET } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, P, T } from './stories/story.ts';

const MINOR = /\b(?:1[0-7]|fifteen|sixteen|seventeen|underage|grade \d|matric)\b/i;

export const AGE_SCENES: readonly Scene[] = [
  cued({
    name: 'the same age for years',
    when: /\b(?:been|am|i'?m|turn(?:ing|ed)?|celebrat\w+ my) (?<n>2[1-9]|3\d|4\d|twenty-?\w+|thirty|forty)(?:th|st|nd|rd)?\b[^.!?]{0,16}\b(?:for (?:\w+ )?(?:years|decades)|again|for the (?:\w+) time|every year)\b/i,
    not: MINOR,
    lines: [
      [T, 'playful', '{n} it is, I would not dream of checking.'],
      [P, 'witty', 'It suits you. I see no reason to stop now.'],
      [
        L,
        'playful',
        'Documents are overrated. Tell me your secret instead.',
        /\b(?:documents?|proof|id|papers|questions)\b/i,
      ],
      [F, 'playful', 'And how do the neighbours explain it?'],
    ],
  }),
  cued({
    name: 'left to do the maths',
    when: /\bdo the math?s\b|\byou can (?:do|work out) the (?:math?s|sums?)\b|\bi'?m old enough to remember\b/i,
    not: /\b(?:silent|quiet|wheelchair|ghost\w*|stopped|i can do)\b/i,
    lines: [
      [T, 'playful', 'I did the sum, and I am telling nobody.'],
      [P, 'witty', 'I was never good at maths, so you are safe with me.'],
      [
        F,
        'warm',
        'And where did you watch it?',
        /\b(?:world cup|final|moon landing|olympics|match|concert|wedding)\b/i,
      ],
      [L, 'warm', 'A good year to remember, then. What else happened in it?'],
    ],
  }),
  cued({
    name: 'feeling old at work',
    when: /\b(?:feel(?:ing|s)?|felt) (?:my age|(?:so |really |very )?(?:old|ancient|prehistoric)|like a (?:dinosaur|relic|fossil|pensioner))\b|\bwhat (?:a|an|is a|was a) (?:fax|cassette|floppy|landline|vcr|video shop|walkman|dial-?up|phone ?book|rotary|typewriter|tape recorder|pager|tickey box|stamp)\b/i,
    not: /\b(?:turn(?:s|ed|ing)|birthday|knees?|hips?|my back|joints|sick|ill|hospital|lonely|sad|nobody|depress\w*)\b/i,
    lines: [
      [T, 'playful', 'Did you explain it, or simply walk into the sea?', /\b(?:what|asked|ask)\b/i],
      [P, 'playful', 'Tell them it was an email with a paper jam.', /\bfax\b/i],
      [
        P,
        'playful',
        'Show them a pencil and a cassette, and watch them try.',
        /\b(?:cassette|walkman|tape)\b/i,
      ],
      [L, 'warm', 'Somebody has to remember how things worked. I am glad it is you.'],
      [
        F,
        'direct',
        'What do they do that makes no sense to you at all?',
        /\b(?:young|kids|interns?|gen z|youngsters|students|they)\b/i,
      ],
    ],
  }),
  cued({
    name: 'a birthday just gone',
    when: /\bi (?:just |finally )?turned (?<n>[2-9]\d|fifty|forty|thirty|sixty|seventy)(?: (?:yesterday|on \w+day|last (?:week|month|weekend)|this (?:week|month)|today|now))\b/i,
    not: MINOR,
    lines: [
      [L, 'warm', 'Happy birthday, a little late! I hope somebody made a fuss of you.'],
      [F, 'direct', 'How does {n} feel so far, any different?'],
      [T, 'playful', 'Both can be true. What would you get, if you dared?', /\b(?:tattoo|piercing)\b/i],
      [
        F,
        'warm',
        'What a present. Are you going to use it?',
        /\b(?:gave me|gift|voucher|present|bought me)\b/i,
      ],
      [MEET, 'warm', 'Then I owe you a birthday coffee. Which day suits you?'],
    ],
  }),
];
