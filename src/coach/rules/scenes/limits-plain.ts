/** Where somebody says plainly what they look for, and what not: taken as information, answered with a word of one's own. */

import { lines } from '../moves/line.ts';
import { latin } from '../reading/pattern.ts';
import { has, type Scene, says } from './scene.ts';
import { SPICY_SCENES } from './spicy.ts';

const SERIOUS =
  /\b(?:not|n'?t|no longer|never) (?:really |actually |currently )?(?:looking|look|after|searching|here|want|wanting|ready|interested|in it)\b[^.!?]{0,24}\b(?:serious|relationship|commitment|long[- ]term|girlfriend|boyfriend|settle)\b|\b(?:just|only) (?:looking for|here for|want) (?:something |a bit of )?(?:casual|fun|friends)\b|\b(?:keep|keeping) (?:it|things) casual\b/i;
const CASUAL =
  /\b(?:not|n'?t) (?:really |actually )?(?:looking|look|after|here|want|into|interested)\b[^.!?]{0,24}\b(?:casual|hook-?ups?|one[- ]night|fling|situationship|fwb|games)\b|\blooking for (?:something|someone|a) (?:serious|real|long[- ]term|relationship|that lasts)\b|\bdating (?:to marry|with intention)\b/i;

const plainly = (r: Parameters<Scene['when']>[0]): boolean =>
  r.action === 'reply' &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  r.flags.length === 0 &&
  r.questions.length === 0 &&
  r.style.words <= 30 &&
  !has(r, 'rejection_hard', 'rejection_soft', 'grief', 'distress') &&
  !says(r, /\b(?:friends? only|just friends|anymore|with you|you and (?:me|i)|met someone|sorry)\b/i);

export const PLAIN_LIMIT_SCENES: readonly Scene[] = [
  // Not tonight is heard before the question that comes after it.
  ...SPICY_SCENES.filter(({ name }) => name === 'heat: notTonight'),
  {
    name: 'nothing serious, they say',
    alone: true,
    when: (r) => plainly(r) && SERIOUS.test(r.plain) && !CASUAL.test(r.plain),
    lines: [
      ...lines('respect the limit', [
        ['warm', 'Thanks for being upfront, I like that. What are you hoping for instead?'],
        ['calm', 'Good to know, and no pressure from me. Shall we just see if we get along?'],
        ['direct', 'Fair enough, better to know now. What are you looking for, then?'],
      ]),
      ...lines('say what you want', [
        ['direct', 'Thanks for the honesty. For me it is [what you are looking for]. Does that fit?'],
      ]),
      ...lines('light touch', [
        ['playful', 'Noted, nothing serious. I will keep my jokes at a suitable level.'],
        ['playful', 'Good, then I can cancel the wedding band. Coffee is still allowed, I hope?'],
      ]),
    ],
  },
  {
    name: 'something serious, they say',
    alone: true,
    when: (r) => plainly(r) && CASUAL.test(r.plain),
    lines: [
      ...lines('respect the limit', [
        ['warm', 'I like that you say it straight. No games from me either.'],
        [
          'calm',
          'Good to know, and thank you for being clear. We can take our time getting to know each other.',
        ],
        ['direct', 'Fair, I would rather know that now. What matters most to you in someone?'],
      ]),
      ...lines('say what you want', [
        [
          'direct',
          'Thanks for the honesty. I am looking for [what you are looking for]. Does that sound right to you?',
        ],
      ]),
      ...lines('follow up', [
        ['warm', 'That makes sense. What would something real look like for you?'],
        ['playful', 'Good, then neither of us has to pretend. So, what are you like on a Sunday?'],
      ]),
    ],
  },
  {
    name: 'how they text',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      r.kind === 'words' &&
      r.language.base === 'en' &&
      r.flags.length === 0 &&
      r.questions.length === 0 &&
      r.style.words <= 22 &&
      !has(r, 'rejection_hard', 'rejection_soft', 'grief', 'distress') &&
      says(
        r,
        /\bi (?:don'?t|do not|rarely|hardly(?: ever)?|never|can'?t) (?:really |usually |always |often )?(?:text|reply|message|check my phone|look at my phone|use my phone)\b|\bnot (?:really )?(?:a big|much of a|a great) texter\b|\b(?:bad|terrible|rubbish|useless|slow|awful) (?:at (?:texting|replying)|texter|replier|with my phone)\b|\bi (?:take|can take) (?:ages|a while|hours|days) to reply\b/i,
      ) &&
      !says(
        r,
        /\b(?:you|u|my (?:ex|brother|sister|mom|mum|dad|son|daughter|friend)|him|her|he|she)\b|\bif i (?:don'?t|never) (?:reply|text|message)\b|\bmessage first\b/i,
      ),
    lines: [
      ...lines('respect the limit', [
        ['warm', 'Good to know, no stress. I will not take it personally if you go quiet.'],
        ['direct', 'That is fine, reply when it suits you. Are you better on the phone?'],
        ['calm', 'No problem, text me when you have a moment. There is no clock on this.'],
      ]),
      ...lines('light touch', [
        ['playful', 'Then I will save my best stories for when you are off your phone diet. When is that?'],
        ['playful', 'Honest, I like it. I will try to keep my texts worth the wait.'],
      ]),
      ...lines('suggest meeting', [['flirty', 'Then we skip the texting and meet. Coffee this week?']]),
    ],
  },
  {
    name: 'are we going to talk about it',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      r.language.base === 'en' &&
      r.flags.length === 0 &&
      r.style.words <= 20 &&
      says(
        r,
        latin(
          /\b(?:are we|we) (?:going to|gonna|ever|should|need to)(?: (?!not)\p{L}+)? talk about\b|\bcan we talk about (?:what happened|last night|the other night|us|that kiss|it)\b/iu,
        ),
      ),
    lines: [
      ...lines('talk in person', [
        ['warm', 'Yes, let us talk about it. I have been thinking about it too. In person, this week?'],
        ['direct', 'We should. Do you want to talk now or when we see each other?'],
      ]),
      ...lines('follow up', [
        ['warm', 'I was hoping you would bring it up. What was it like for you?'],
        ['calm', 'Yes. You first or me first?'],
      ]),
      ...lines('say what you want', [
        ['calm', 'Of course we can talk about it. What I have been thinking is [your side of it].'],
      ]),
      ...lines('light touch', [
        ['playful', 'I have been waiting for one of us to be brave enough. You win. Let us talk.'],
      ]),
    ],
  },
];
