/** Exes in passing: a text at night, a key not returned, a coffee to be talked about, the habits they left behind. */
import { A, cued, DO } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const EX =
  /\b(?:my |the |her |his )?ex(?:es|-?(?:husband|wife|boyfriend|girlfriend))?\b(?!-?(?:boss|colleague|landlord|pat))/i;
const AFRAID =
  /\b(?:afraid|scared|police|protection order|threat\w*|hit me|violent|outside my|won'?t leave me|stalk\w*|court|custody|died)\b/i;

export const EX_STORY_SCENES: readonly Scene[] = [
  cued({
    name: 'the ex wants to talk, and they tell me',
    when: /\bex\b[^.!?]{0,12}\b(?:wants? to|asked (?:to|me|if)|invited me|suggested|is asking)\b[^.!?]{0,30}\b(?:coffee|talk|meet|drink|chat|catch up|lunch|see me)\b/i,
    not: AFRAID,
    asks: true,
    most: 50,
    lines: [
      [L, 'warm', 'Thank you for telling me. Go if you want to, I trust you.'],
      [F, 'direct', 'No weirdness here. Do you want to go?'],
      [L, 'warm', 'I would rather hear it from you than wonder, so thank you.'],
      [A, 'direct', 'Honestly, [how you feel about it]. But it is your call, and I mean that.'],
    ],
  }),
  cued({
    name: 'the ex checked on them',
    when: /\bex\b[^.!?]{0,16}\b(?:checked|used to (?:check|read|go through|track|shout)|wanted my (?:passwords?|phone|location|pin)|was the type to|tracked|controlled|never let me|wouldn'?t let me|had to know|made me (?:ask|prove|account))\b/i,
    not: AFRAID,
    most: 60,
    asks: true,
    lines: [
      [L, 'warm', 'Thank you for telling me. You never have to account for an evening to me.'],
      [DO, 'warm', 'Ask as often as you like, I do not mind at all.', /\b(?:ask|is that ok(?:ay)?)\b/i],
      [
        N,
        'warm',
        'I did mean it, and I am glad it landed like that.',
        /\b(?:meant it|when you said|you said|just meant)\b/i,
      ],
      [S, 'warm', 'That sounds exhausting. I am glad you are out of it.'],
    ],
  }),
  cued({
    name: 'the ex still has something of theirs',
    when: /\b(?:still has (?:a |my |the |our )(?<x>key|dog|cat|couch|netflix|password|air ?fryer|tv|books?|jersey|drill|records)\b)/i,
    and: EX,
    not: AFRAID,
    lines: [
      [P, 'playful', 'Lock first, then the wine. I will drink to both.', /(?=.*\bkey\b)(?=.*\bwine\b)/i],
      [F, 'direct', 'A locksmith takes half an hour. Shall I nag you a little?', /\bkey\b/i],
      [N, 'warm', 'Would it feel better to have that done, or is there no hurry?'],
      [
        T,
        'playful',
        'Some things are cheaper to replace than to fetch. Is the {x} one of them?',
        /\bhas (?:a|my|the|our) (?!key|dog|cat)\w+/i,
      ],
    ],
  }),
  cued({
    name: 'they had to ring the ex',
    when: /\b(?:had to|have to|ended up) (?:call\w*|phon\w*|ask\w*|text\w*|ring\w*|messag\w*)\b[^!?]{0,30}\bex\b/i,
    not: AFRAID,
    lines: [
      [S, 'playful', 'Ouch. Was the ex at least decent about it?'],
      [P, 'playful', 'You got what you needed and nobody fainted. I call that a win.'],
      [
        T,
        'witty',
        'There is no dignity in those offices, so you were in the right place.',
        /\b(?:licensing|home affairs|dept|department|bank|office|traffic)\b/i,
      ],
      [F, 'direct', 'How long was the silence before the answer?'],
    ],
  }),
  cued({
    name: 'a message from the ex',
    when: /\bex\b[^.!?]{0,24}\b(?:texted|messaged|called|phoned|rang|wrote|emailed|dm'?d|liked|viewed|watched)\b|\bex\b[\s\S]{0,20}\btexted at \d/i,
    not: AFRAID,
    asks: false,
    lines: [
      [
        T,
        'playful',
        'Nobody has ever texted anything wise at two in the morning. Did you answer?',
        /\b(?:[1-4] ?am|2am|middle of the night|midnight)\b/i,
      ],
      [F, 'direct', 'And how are you with it, amused or annoyed?'],
      [
        T,
        'witty',
        'Your ex has the timing of a smoke alarm. Did you answer?',
        /\b(?:texted|messaged|called|phoned|rang|wrote|emailed)\b/i,
      ],
      [P, 'playful', 'Bold. Leave it on read and sleep well.', /\b(?:text\w*|messag\w*|wrote)\b/i],
      [L, 'witty', 'By the sound of it you sold at the right time.', /\bsold\b/i],
      [S, 'warm', 'They always find the moment, do they not. I hope it did not spoil your day.'],
    ],
  }),
];
