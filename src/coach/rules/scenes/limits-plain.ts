/** Where somebody says plainly what they look for, and what not: taken as information, answered with a word of one's own. */

import { latin } from '../reading/pattern.ts';
import { linesIn } from '../situations/book.ts';
import { scenesIn } from '../situations/guards/index.ts';
import { has, type Scene, says } from './scene.ts';

const said = linesIn('limits plain');

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
  ...scenesIn('heat').filter(({ name }) => name === 'heat: notTonight'),
  {
    name: 'nothing serious, they say',
    alone: true,
    when: (r) => plainly(r) && SERIOUS.test(r.plain) && !CASUAL.test(r.plain),
    lines: said('nothing serious, they say'),
  },
  {
    name: 'something serious, they say',
    alone: true,
    when: (r) => plainly(r) && CASUAL.test(r.plain),
    lines: said('something serious, they say'),
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
    lines: said('how they text'),
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
    lines: said('are we going to talk about it'),
  },
];
