/** What a message does with a plan, where no pattern says it: a new time is named, something is put in its place, why it falls. */
import { isDenied } from '../../reading/denial.ts';
import { askedBy } from '../../reading/last-turn.ts';
import type { Reading } from '../../reading.ts';
import { wordNamed } from '../book.ts';
import { once } from '../once.ts';
import { isPlanOff } from '../plan-off.ts';
import { has, isLewd, type Situation, says } from '../situation.ts';
import { asksTheirWeek, bearsAPlan, PLAN_NOUN, placesFor } from '../slots/plan.ts';
import { ASKS_HOUR, newTime } from '../slots/plan-new-time.ts';
import { reasonOf } from '../slots/plan-reasons.ts';
import { eitherOf, spanOf, swapIn } from '../slots/plan-swaps.ts';
import { filling, onlyWhere } from '../wrap.ts';

const MOVES = wordNamed('moves_a_plan');
const INVITES = wordNamed('invites_along');
const YES_INSIDE = wordNamed('yes_inside');
const PROPOSES = wordNamed('proposes');
const TREATS = wordNamed('treats');
/** `lunch on Monday instead?`: the day changes and the meal stays. */
const DAY_INSTEAD =
  /\b(?:on |for |to )(?:(?:next|this) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?: (?:\w+ ){0,2})?instead\b/i;
/** The reader's own turn takes the plan back and puts no other day in its place. */
const TAKEN_BACK =
  /\b(?:rain ?check|cancel\w*|call it off|postpone|(?:can'?t|cannot|won'?t|not going to|not gonna) (?:make|come|do)|have to skip|another (?:time|day))\b/i;
const takenBack = (r: Reading): boolean =>
  TAKEN_BACK.test(r.mine) &&
  !/\b(?:instead|how about|what about|(?:move|push) it|(?<!\b(?:can'?t|cannot|cant|won'?t|to|not) )make it|(?:to|on|for|till|until|next) (?:mon|tue|wed|thu|fri|sat|sun|tomorrow|week)\w*)\b/i.test(
    r.mine,
  );
/** There is a plan in the air: said here, or proposed by the reader just now. */
const planned = (r: Reading): boolean =>
  askedBy(r) === 'plan' ||
  has(r, 'plan_propose', 'plan_confirm', 'plan_decline', 'plan_reschedule') ||
  /\b(?:see you|booked|saturday|sunday|friday|thursday|tonight|tomorrow)\b/i.test(r.mine) ||
  says(
    r,
    /\bnot (?:so |too |really )?sure (?:about|i can (?:do|make)|if i can (?:do|make)) (?:this |next |our )?(?:mon|tues|wednes|thurs|fri|satur|sun|to|date|dinner|coffee|lunch|drinks|weekend)/i,
  );
/** What they cannot eat comes before where and when. */
const EATS =
  /\b(?:allerg\w+|coeliac|celiac|intoleran\w+|i'?m (?:vegan|vegetarian)|don'?t eat|halaal|halal|kosher|gluten|lactose|anaphyla\w+|epipen|can'?t (?:have|eat|touch) (?:\w+ )?(?:sesame|nuts?|peanuts?|dairy|wheat|gluten|eggs?|fish|shellfish|pork|meat|soy|garlic))\b/i;
/** Acts that no talk of feelings or limits should take for something else. */
const FIRM = /^plan: (?!called off|proposed|not that|perhaps|agreed)/;
/** The words themselves leave no doubt that a plan is moved, called off for a reason, or swapped. */
const undoubted = (name: string, r: Reading): boolean => {
  if (has(r, 'rejection_hard', 'grief', 'define_relationship')) return false;
  if (/called off/.test(name))
    return (
      (reasonOf(r).kind !== 'other' &&
        (says(r, MOVES) || says(r, /\b(?:love to|would|wish i could) but\b/i))) ||
      (askedBy(r) === 'plan' &&
        says(r, /\b(?:(?:love|like) to|would|wish i could),? but\b/i) &&
        !says(r, /\b(?:not ready|rather|prefer|don'?t (?:drink|eat|want|think|feel))\b/i))
    );
  if (/moved/.test(name))
    return (
      (says(r, MOVES) || ASKS_HOUR.test(r.plain)) && !says(r, /\b(?:us|relationship|things) (?:to|in)\b/i)
    );
  if (/not that/.test(name)) return askedBy(r) === 'plan' && says(r, /\b(?:anything|something) else\b/i);
  return (
    /still on|whose clock|unready|swapped|smaller|easier|rain check/.test(name) &&
    (askedBy(r) === 'plan' || has(r, 'plan_propose', 'plan_confirm', 'plan_decline', 'plan_reschedule'))
  );
};
export const calm = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  r.flags.length === 0 &&
  !has(r, 'grief', 'distress', 'insult');
/** A no to the reader is no talk about a plan. */
export const unrefused = (r: Reading): boolean => !has(r, 'rejection_hard', 'rejection_soft');

export const PLAN_ACTS_CODE = {
  /** No gravity, no heat and no money in it. */
  'an act of a plan': onlyWhere(
    once(
      (r) =>
        r.action === 'reply' &&
        r.kind === 'words' &&
        r.language.base === 'en' &&
        (askedBy(r) === 'plan' || !(isLewd(r) || has(r, 'insult'))) &&
        !has(r, 'define_relationship', 'money_request', 'prompt_injection') &&
        r.flags.every(({ kind }) => kind === 'wellbeing' || kind === 'money_request_mild') &&
        !EATS.test(r.plain),
    ),
  ),
  'what a plan names': filling(placesFor),
  /** Before refusals, limits and feelings. */
  'surely a plan': (situation: Situation) => onlyWhere((r) => undoubted(situation.name, r))(situation),
  /** By what is said and what the reader had proposed. */
  'firmly a plan': (situation: Situation) =>
    FIRM.test(situation.name)
      ? situation
      : onlyWhere((r) =>
          situation.name === 'plan: called off' && reasonOf(r).kind !== 'other'
            ? !has(r, 'rejection_hard', 'grief', 'define_relationship')
            : !has(r, 'rejection_hard', 'rejection_soft', 'boundary', 'ghost_return', 'grief') &&
              (has(r, 'plan_propose', 'plan_confirm', 'plan_decline', 'plan_reschedule') ||
                askedBy(r) === 'plan' ||
                INVITES.test(r.plain) ||
                (situation.name === 'plan: proposed' && r.questions.length > 0) ||
                YES_INSIDE.test(r.plain)),
        )(situation),
  calmly: onlyWhere((r) => calm(r) && unrefused(r)),
  'plan: unready': onlyWhere((r) => planned(r) || has(r, 'boundary', 'plan_decline')),
  'plan: swapped quiet': onlyWhere((r) => (planned(r) || has(r, 'boundary')) && swapIn(r) !== undefined),
  'plan: perhaps': onlyWhere(
    (r) =>
      planned(r) &&
      (newTime(r) === undefined || says(r, /\bdecide|let you know|confirm\b/i)) &&
      swapIn(r) === undefined,
  ),
  'plan: not that': onlyWhere((r) => swapIn(r) === undefined && newTime(r) === undefined),
  'plan: swapped': onlyWhere(
    (r) =>
      swapIn(r) !== undefined &&
      (planned(r) ||
        (r.questions.length > 0 && says(r, /\b(?:instead|rather)\b/i)) ||
        says(r, /\b(?:change of plan|shut|closed|pencilled|plan b)\b/i)) &&
      !(newTime(r) !== undefined && says(r, DAY_INSTEAD)),
  ),
  'plan: smaller': onlyWhere((r) => spanOf(r) !== undefined),
  'plan: easier': onlyWhere((r) => reasonOf(r).kind === 'self' && swapIn(r) === undefined),
  'plan: moved': onlyWhere((r) => newTime(r) !== undefined),
  'plan: options': onlyWhere(
    (r) =>
      new Set(r.times.filter(({ kind }) => kind === 'day').map(({ text }) => text.toLowerCase())).size >= 3 ||
      (says(r, /\b(?:can'?t|cant|cannot) (?:do|make)\b/i) && newTime(r) !== undefined && r.times.length >= 3),
  ),
  'plan: rain check': onlyWhere((r) => reasonOf(r).kind === 'other'),
  'plan: called off': onlyWhere(
    (r) =>
      ((says(r, MOVES) && planned(r)) ||
        has(r, 'plan_decline') ||
        (askedBy(r) === 'plan' &&
          !/^\W*(?:keen|yes|yeah|sure|ok|okay)\b/i.test(r.plain) &&
          says(r, /\b(?:love to but|would but|wish i could|but i(?:'m| am| have| 've)|sorry)\b/i))) &&
      !(takenBack(r) && !says(r, /\b(?:can'?t|cant|cannot|won'?t|sorry)\b/i)) &&
      newTime(r) === undefined,
  ),
  'plan: either': onlyWhere((r) => eitherOf(r) !== undefined),
  'plan: agreed': onlyWhere(
    (r) =>
      (r.style.words <= 60 || has(r, 'plan_confirm')) && !asksTheirWeek(r) && !takenBack(r) && !isPlanOff(r),
  ),
  'plan: proposed': onlyWhere(
    (r) =>
      !(
        r.conversation.length === 0 &&
        says(r, /\b(?:saw|see|noticed|read) (?:that |on )?(?:you|your|u|ur)\b/i) &&
        !INVITES.test(r.plain)
      ) &&
      !asksTheirWeek(r) &&
      ((has(r, 'plan_propose') && bearsAPlan(r)) ||
        INVITES.test(r.plain) ||
        (PROPOSES.test(r.plain) && (PLAN_NOUN.test(r.plain) || r.times.length > 0))) &&
      !isPlanOff(r) &&
      !isDenied(r.plain, PLAN_NOUN),
  ),
  'plan: asked out': onlyWhere(
    (r) =>
      r.mine.length < 200 &&
      (has(r, 'plan_propose') ||
        says(r, TREATS) ||
        (r.questions.length > 0 && r.times.length > 0) ||
        says(
          r,
          /\b(?:come with me|join (?:me|us)|shall we|wanna (?:go|get|grab|do|join|come|have)|(?:take|buy|treat) (?:you|u))\b/i,
        )) &&
      !isLewd(r) &&
      !isDenied(r.plain, PLAN_NOUN) &&
      !isPlanOff(r) &&
      r.times.every(({ polarity }) => polarity !== 'out'),
  ),
} as const;
