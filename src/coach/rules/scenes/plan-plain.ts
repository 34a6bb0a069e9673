/** Asked out, in words that leave no doubt. */

import { isDenied } from '../reading/denial.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import { askedBy } from './asked.ts';
import { isPlanOff } from './noes.ts';
import { PLAN_NOUN, placesFor } from './plan-parts.ts';
import { has, isLewd, type Scene, says } from './scene.ts';

export const calm = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  r.flags.length === 0 &&
  !has(r, 'grief', 'distress', 'insult');
/** A no to the reader is no talk about a plan. */
export const unrefused = (r: Reading): boolean => !has(r, 'rejection_hard', 'rejection_soft');
/** An invitation to something that people meet for. */
const ASKS_OUT =
  /\b(?:wanna|want to|want 2|would (?:you|u) (?:like|want|be up) (?:to|for)|do (?:you|u) (?:want to|fancy)|fancy|shall we|should we|let'?s|lets|(?:can|could|may) i (?:take (?:you|u)|buy (?:you|u)|treat (?:you|u)|invite (?:you|u))|(?:can|could) we|we should (?:totally |really |definitely |so )?|keen (?:to|for|on)|up for|(?:you|u) should (?:totally |really |definitely )?|come (?:with me )?(?:to|for)|join (?:me|us) (?:for|at)|how about|what about|i'?d (?:love|like) to (?:take|buy|treat) (?:you|u)|let me (?:take|buy) (?:you|u)|(?<!\b(?:till?|until|after|before|over|by|since|at|during|my|his|her|their|had|made|skipped) )(?:dinner|drinks|coffee|lunch|brunch))\b/i;
/** `drinks?`, `my treat on Friday?`, `I know a great little place`. */
const TREATS = latin(
  /\bmy treat\b|\b(?:two|2|spare|extra) tickets?\b|\bcome with\?|\bi know (?:a|this|the) (?:\p{L}+ ){0,3}(?:place|spot|restaurant|bar|café|cafe)\b|(?:^|[,.!] ?)(?:drinks?|coffee|dinner|lunch|brunch|a drink|sundowners)\?+\W*$/iu,
);
const asksOut = (r: Reading): boolean =>
  r.style.words <= 30 &&
  r.style.words >= 3 &&
  r.mine.length < 200 &&
  ((says(r, ASKS_OUT) && says(r, PLAN_NOUN)) || says(r, TREATS)) &&
  (has(r, 'plan_propose') ||
    says(r, TREATS) ||
    (r.questions.length > 0 && r.times.length > 0) ||
    says(
      r,
      /\b(?:come with me|join (?:me|us)|shall we|wanna (?:go|get|grab|do|join|come|have)|(?:take|buy|treat) (?:you|u))\b/i,
    )) &&
  !has(
    r,
    'boundary',
    'plan_reschedule',
    'plan_decline',
    'plan_confirm',
    'money_request',
    'define_relationship',
    'apology',
  ) &&
  !isLewd(r) &&
  // `I can't drink coffee` names no coffee to go for.
  !isDenied(r.plain, PLAN_NOUN) &&
  !isPlanOff(r) &&
  r.times.every(({ polarity }) => polarity !== 'out') &&
  !says(
    r,
    /\b(?:instead|prefer|rather|favou?rite|usually|last (?:night|week|year)|yesterday|allerg\w+|vegan|halaal|my (?:mom|mum|parents|family)|saw (?:that )?you (?:like|love)|or)\b/i,
  ) &&
  !says(r, /\bcome (?:up|in|upstairs|inside|back)\b/i) &&
  askedBy(r) !== 'plan';

export const ASKED_OUT_SCENES: readonly Scene[] = [
  {
    name: 'plan: asked out',
    alone: true,
    when: (r) => calm(r) && unrefused(r) && asksOut(r),
    lines: linesIn('plan acts')('proposed'),
    places: placesFor,
  },
];
