/** What a message does with a plan: proposes, agrees, moves, swaps, wavers, declines. Their reason and their detail are named. */

import { isDenied } from '../reading/denial.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import { askedBy } from './asked.ts';
import { isPlanOff } from './noes.ts';
import { once } from './once.ts';
import {
  ASKS_HOUR,
  asksTheirWeek,
  bearsAPlan,
  eitherOf,
  newTime,
  PLAN_NOUN,
  placesFor,
  spanOf,
  swapIn,
} from './plan-parts.ts';
import { reasonOf } from './plan-reasons.ts';
import { has, isLewd, type Scene, says } from './scene.ts';

type ActName =
  | 'still on'
  | 'whose clock'
  | 'unready'
  | 'perhaps'
  | 'swapped quiet'
  | 'not that'
  | 'swapped'
  | 'options'
  | 'moved'
  | 'called off'
  | 'rain check'
  | 'who books'
  | 'either'
  | 'agreed'
  | 'proposed'
  | 'smaller'
  | 'easier';

const MOVES =
  /\b(?:i can'?t(?=\s*[,.!]|\s+(?:sorry|it'?s|i'?m|because|cos|bc))|(?:can|could|shall) we (?:move|push|shift|bump)|(?:move|push|bump|(?<=\b(?:we|i|to|can|could|just|please|must|should|us) )shift) (?:it(?! (?:in|in?doors|inside|outside)\b)|this|that(?= (?:to|back))|us|our|dinner|lunch|brunch|drinks|coffee|supper|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|back|till|until|the (?:date|dinner|lunch|drinks|coffee|walk|hike|film|plan|time|day|booking|table)|to (?:\d|half|noon|next|the \d|another|tomorrow|tonight|later|earlier|lunch|a (?:different|later|earlier)|(?:mon|tue|wed|thu|fri|sat|sun)\w*))|resched\w*|postpone|rain ?check|another (?:day|time|night)|can'?t (?:make|do|tonight|tomorrow|this|come|on|anymore)|cant (?:make|do|tonight|tomorrow|this|come|on)|cannot (?:make|do|come)|won'?t (?:be able to )?make|have to (?:bail|cancel|move|say no)|gonna have to|going to have to|bail|something(?:'s| has)? come up|not able to come|unable to|next week instead|take a rain|late for our|will not be able|down for a double|(?:can|could|shall|should) we (?:rather |maybe |please )?(?:skip|cancel|postpone|leave) (?:tonight|today|tomorrow|it|this|dinner|lunch|drinks|coffee)|(?:should|better|rather|must) (?:leave|skip) it (?:for )?(?:today|tonight|this time)|no can do|called in|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|dinner|lunch|coffee|drinks|brunch)(?: is|'?s)(?: now| sadly| unfortunately)? off(?= *(?:$|[,.!;]|sorry|i\b|for me|now|then))|i'?m so sorry but|sorry,? (?:i )?can'?t|but i (?:can|could) do \w+\W*$)(?:\b|$)/i;

const DAY_OFF =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|dinner|lunch|coffee|drinks|brunch)(?: is|'?s)(?: now| sadly| unfortunately)? off(?= *(?:$|[,.!;]|sorry|i\b|for me|now|then))/i;
const isDayOff = (r: Reading): boolean => says(r, DAY_OFF);

/** `I told my friend I can't come to her thing`: it is not our plan that falls. */
const TOLD_OTHERS_NO =
  /\b(?:told|texted|messaged|said to|warned) (?:my|the|her|him|them|our|mom|mum|dad|work)\b[^.!?]{0,25}\b(?:can'?t|cannot|won'?t|couldn'?t)\b|\bcan'?t (?:come|make it) to (?:her|his|their)\b/i;

/** `lunch on Monday instead?`: the day changes and the meal stays. */
const DAY_INSTEAD =
  /\b(?:on |for |to )(?:(?:next|this) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?: (?:\w+ ){0,2})?instead\b/i;

/** `keen but I'm a Raiders girl`: a yes with a tease. */
const KEEN_ALL_THE_SAME = /^\W*(?:so )?keen,? but i'?m an? (?!(?:bit|little|tad)\b)/i;

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

const YES_START =
  /^\W*(?:(?:ok|okay|yeah|yes+|yep|yup|ya|sure|deal|perfect|great|lovely|love it|sounds (?:good|great|lovely|perfect)|works for me|i'?m in|count me in|go on then|fine|you'?re on|done|confirmed|confirming|it'?s a date|absolutely|definitely|of course|lekker|sharp|awesome|hell yes|oh go on|ok ok|say no more|i'?d love to|i would love to|can'?t wait|see you)\b|k+\W*$|kk\b|cool\W*$|nice\W*$)/i;
const YES_INSIDE =
  /\b(?:works for me|(?:mon|tues|wednes|thurs|fri|satur|sun)day works|works!|i'?ll be there|i'?m (?:so )?in(?=[.!,?]|\s*$)|count me in|see you (?:there|then|at)|twisted my arm|you win(?! (?:this|that|again|the)|[.,!]+ (?:this time|for now|again))|i'?ve booked(?! (?:a|an|my) (?:taxi|uber|lift|cab|flight|train))|i booked(?! (?:my\b|(?:a|an) (?:taxi|uber|lift|cab)))|table (?:for two )?(?:is )?booked|confirming|locked in|could do (?:mon|tues|wednes|thurs|fri|satur|sun)day|see you (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

const PROPOSES =
  /\b(?:wanna (?:go|come|join|see|get|grab|try)|want to (?:go|come|join|see|get|grab|try)|shall we|you in\?|fancy (?:a|some|going|joining)|we should (?:go|get|do|try|grab)|my vote is|let'?s (?:go|do|get|grab|meet|be|try|have)|come with|join (?:me|us)|spare (?:seat|ticket)|two tickets|you bring|dinner at mine|how about (?:a|we|dinner|coffee|lunch)|what about we|up for|(?:are|r) (?:you|u) (?:around|free|about|keen|up)|would (?:you|u) (?:like to|come|show|be up|take|join|want to)|pop[- ]?up|take me to|show me)\b/i;
/** An invitation whatever it is to. */
const INVITES =
  /\b(?:come with me|wanna come|want to come|would you (?:like to|want to) (?:come|join|go)|you should come|join me|be my (?:plus one|date)|we(?:'re| are) going to (?:the|a)|what about we|how about we|(?:are|r) (?:you|u) (?:perhaps |maybe |by any chance )?(?:around|free))\b/i;

/** Looks like a plan and is none: a rule of a game, a custody rota, a bad night, a wish to be shown a flat. */
const NO_INVITATION =
  /^\W*new rule\b|\b(?:(?:the|my|our) (?:garage|mechanic|plumber|electrician|landlord|vet|doctor|dentist|insurance|courier|bank|school|builders?|man|guy|clinic|hospital|body shop) (?:now )?(?:says?|said|reckons?|promised|promises) (?:it'?(?:s|ll)(?: be)? (?:ready )?(?:on |by )?)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|custody|bad dreams?|nightmares?|show me everything|which part of town|(?:you|u) owe me (?:a )?(?:dessert|\d|one|r\d)|my ex and i|what are (?:you|u) up to\W*$)\b/i;

/** `I'll be in meetings till lunch`: the hour is where their own day ends. */
const BUSY_TILL =
  /\b(?:i'?ll be|i will be|i'?m|i am) (?:in (?:meetings?|class|lectures?|court)|at work|working|on shift|teaching|studying)\b[^.!?]{0,20}\b(?:till?|until)\b/i;

type Act = { readonly name: ActName; readonly when: (r: Reading) => boolean };

const ACTS: readonly Act[] = [
  {
    name: 'whose clock',
    when: (r) => says(r, /\b(?:my time or yours|your time or mine|time ?zone|whose time|gmt|cet|sast)\b/i),
  },
  {
    name: 'still on',
    when: (r) =>
      says(
        r,
        /\bstill (?:on|good|happening|up for|okay|ok|coming|free)\b|\bare we (?:still )?on\b|\bwe(?:'re| are) still on\b/i,
      ) &&
      r.questions.length > 0 &&
      r.style.words <= 14 &&
      !says(r, MOVES),
  },
  {
    name: 'who books',
    when: (r) =>
      says(r, /\bwho(?:'s| is| will)? book(?:ing|s)?\b|\b(?:you|u) book(?:ing)?\b.*\?|\bvote (?:you|u)\b/i) &&
      says(r, /book/i),
  },
  {
    name: 'unready',
    when: (r) =>
      says(
        r,
        /\b(?:not ready|too soon|bit soon|bit early|little soon|accepted too quickly|(?:talk|chat|know|call|wait|text)\b[^.!?]{0,30}\bbefore (?:we|i) meet|talk (?:some )?more first|get to know (?:you|each other)|(?:phone|video)? ?call first|take (?:it|things) slow)/i,
      ) &&
      (planned(r) || has(r, 'boundary', 'plan_decline')) &&
      !says(
        r,
        /\b(?:relationship|exclusive|move in|parents|delete|gifts?|flowers|not ready to (?:keep|hold|wait|clear|give up))\b|too soon\s*\?|do (?:you|u) want to/i,
      ),
  },
  {
    name: 'swapped quiet',
    when: (r) =>
      (planned(r) || has(r, 'boundary')) &&
      says(
        r,
        /\b(?:sober|don'?t drink|not do (?:drinks|a bar|bars|pubs?|alcohol)|rather not (?:do|drink|go)|no (?:bars?|alcohol|drinks|pubs?))\b/i,
      ) &&
      swapIn(r) !== undefined,
  },
  {
    name: 'perhaps',
    when: (r) =>
      planned(r) &&
      says(
        r,
        /\b(?:maybe|not sure (?:yet|about|if i can)|let me (?:see|check|think)|see how (?:the|my|it)|don'?t want to promise|might be able|possibly|can i (?:let you know|decide|tell you|confirm|get back)|i'?ll let you know|decide (?:on|closer|later)|tbc|depends on)\b/i,
      ) &&
      (r.questions.length === 0 || says(r, /\bcan i (?:let|decide|tell|confirm|get back)|\bdecide\b/i)) &&
      (newTime(r) === undefined || says(r, /\bdecide|let you know|confirm\b/i)) &&
      swapIn(r) === undefined &&
      !says(r, MOVES) &&
      !says(r, /maybe (?:some day|next)/i),
  },
  {
    name: 'not that',
    when: (r) =>
      (askedBy(r) === 'plan' || has(r, 'plan_decline')) &&
      says(
        r,
        /\b(?:not (?:into|a fan of|keen on|my thing|big on)|i (?:really |kinda |honestly )?hate|can'?t stand|don'?t (?:do|like)|hard no|scared of|allergic to|anything (?:else|but))\b/i,
      ) &&
      swapIn(r) === undefined &&
      newTime(r) === undefined,
  },
  {
    name: 'swapped',
    when: (r) =>
      swapIn(r) !== undefined &&
      !has(r, 'off_platform') &&
      (planned(r) ||
        (r.questions.length > 0 && says(r, /\b(?:instead|rather)\b/i)) ||
        says(r, /\b(?:change of plan|shut|closed|pencilled|plan b)\b/i)) &&
      !says(r, /\b(?:if you(?:'d| would) rather|sim swap)\b/i) &&
      !(newTime(r) !== undefined && says(r, DAY_INSTEAD)) &&
      (says(
        r,
        /\b(?:instead|tho|though|swap|rather|let'?s not|change of plan|shut|closed|pencilled|not the|plan b|skip|maybe not|no good|is off|but i could|make it|persuaded|tempted|not that)\b/i,
      ) ||
        has(r, 'plan_reschedule')) &&
      !has(r, 'logistics'),
  },
  {
    name: 'smaller',
    when: (r) =>
      askedBy(r) === 'plan' &&
      spanOf(r) !== undefined &&
      says(
        r,
        /\b(?:whole|full|all)[- ]?day|too (?:long|much)|first date|shorter|just|only|exit|instead|max\b/i,
      ),
  },
  {
    name: 'easier',
    when: (r) =>
      reasonOf(r).kind === 'self' &&
      says(
        r,
        /\b(?:swap|instead|something (?:easier|with|else|where|gentle)|sit(?:ting)? down|lean|less (?:walking|standing))\b/i,
      ) &&
      swapIn(r) === undefined,
  },
  {
    name: 'moved',
    when: (r) =>
      (says(r, MOVES) ||
        (askedBy(r) === 'plan' && ASKS_HOUR.test(r.plain)) ||
        (has(r, 'plan_reschedule') &&
          !YES_INSIDE.test(r.plain) &&
          !says(r, /\b(?:tickets?|(?:you|u) (?:in|keen)\b|wanna|want to|join)\b/i))) &&
      newTime(r) !== undefined &&
      !says(r, TOLD_OTHERS_NO) &&
      !has(r, 'rejection_hard'),
  },
  {
    name: 'options',
    when: (r) =>
      new Set(r.times.filter(({ kind }) => kind === 'day').map(({ text }) => text.toLowerCase())).size >= 3 ||
      (says(r, /\b(?:can'?t|cant|cannot) (?:do|make)\b/i) && newTime(r) !== undefined && r.times.length >= 3),
  },
  {
    name: 'rain check',
    when: (r) =>
      says(r, /\brain ?check\b|\banother time\?/i) && r.style.words <= 8 && reasonOf(r).kind === 'other',
  },
  {
    name: 'called off',
    when: (r) =>
      ((says(r, MOVES) && planned(r)) ||
        has(r, 'plan_decline') ||
        (askedBy(r) === 'plan' &&
          !/^\W*(?:keen|yes|yeah|sure|ok|okay)\b/i.test(r.plain) &&
          says(r, /\b(?:love to but|would but|wish i could|but i(?:'m| am| have| 've)|sorry)\b/i))) &&
      !has(r, 'rejection_hard', 'rejection_soft', 'consent') &&
      // They say yes to this one, or tell of a no that somebody else got.
      !(has(r, 'plan_confirm') && !isDayOff(r) && !has(r, 'plan_decline', 'plan_reschedule')) &&
      !says(r, TOLD_OTHERS_NO) &&
      !says(r, KEEN_ALL_THE_SAME) &&
      // Asked how it went, they tell of what is over.
      !/^\W*(?:so |and |hey )*how (?:was|were|did)\b/i.test(r.mine) &&
      // It was the reader who called it off, and they are kind about it.
      !(takenBack(r) && !says(r, /\b(?:can'?t|cant|cannot|won'?t|sorry)\b/i)) &&
      newTime(r) === undefined,
  },
  {
    name: 'either',
    when: (r) =>
      says(
        r,
        latin(
          /\b(?:shall we|should we|do (?:we|you)|would you rather|are we (?:doing|going)) [^?.!]{3,60} or (?:the |a )?\p{L}/iu,
        ),
      ) &&
      (has(r, 'plan_propose') || says(r, /\b(?:shall|should|are) we\b/i)) &&
      eitherOf(r) !== undefined,
  },
  {
    name: 'agreed',
    when: (r) =>
      (r.style.words <= 60 || has(r, 'plan_confirm')) &&
      ((YES_START.test(r.plain) && askedBy(r) === 'plan') ||
        says(r, YES_INSIDE) ||
        (has(r, 'plan_confirm') && !has(r, 'plan_propose'))) &&
      !asksTheirWeek(r) &&
      !takenBack(r) &&
      !says(r, MOVES) &&
      !isPlanOff(r) &&
      !says(r, /\?\s*$|\bare we actually\b/i),
  },
  {
    name: 'proposed',
    when: (r) =>
      r.style.words >= 3 &&
      !(
        r.conversation.length === 0 &&
        says(r, /\b(?:saw|see|noticed|read) (?:that |on )?(?:you|your|u|ur)\b/i) &&
        !INVITES.test(r.plain)
      ) &&
      !asksTheirWeek(r) &&
      ((has(r, 'plan_propose') && bearsAPlan(r)) ||
        INVITES.test(r.plain) ||
        (PROPOSES.test(r.plain) && (PLAN_NOUN.test(r.plain) || r.times.length > 0))) &&
      !has(
        r,
        'boundary',
        'rejection_hard',
        'rejection_soft',
        'distress',
        'grief',
        'consent',
        'define_relationship',
        'off_platform',
      ) &&
      !says(r, NO_INVITATION) &&
      (r.questions.length > 0 || !says(r, BUSY_TILL) || PROPOSES.test(r.plain)) &&
      !isPlanOff(r) &&
      !isDenied(r.plain, PLAN_NOUN) &&
      r.style.words <= 90,
  },
];

/** What they cannot eat comes before where and when. */
const EATS =
  /\b(?:allerg\w+|coeliac|celiac|intoleran\w+|i'?m (?:vegan|vegetarian)|don'?t eat|halaal|halal|kosher|gluten|lactose|anaphyla\w+|epipen|can'?t (?:have|eat|touch) (?:\w+ )?(?:sesame|nuts?|peanuts?|dairy|wheat|gluten|eggs?|fish|shellfish|pork|meat|soy|garlic))\b/i;

const actOf = once((r: Reading): Act | undefined =>
  r.kind === 'words' &&
  r.language.base === 'en' &&
  (askedBy(r) === 'plan' || !(isLewd(r) || has(r, 'insult'))) &&
  !has(r, 'define_relationship', 'money_request', 'prompt_injection') &&
  r.flags.every(({ kind }) => kind === 'wellbeing' || kind === 'money_request_mild') &&
  !EATS.test(r.plain)
    ? ACTS.find(({ when }) => when(r))
    : undefined,
);

const said = linesIn('plan acts');

/** Acts that no talk of feelings or limits should take for something else. */
const FIRM = /^plan: (?!called off|proposed|not that|perhaps|agreed)/;

const SCENES: readonly Scene[] = ACTS.map((act) => ({
  name: `plan: ${act.name}`,
  alone: true,
  when: (r) => r.action === 'reply' && actOf(r) === act,
  lines: said(act.name),
  places: placesFor,
}));

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

/** Before refusals, limits and feelings. */
export const SURE_PLAN_SCENES: readonly Scene[] = [
  ...SCENES.map((scene) => ({
    ...scene,
    when: (r: Reading) => scene.when(r) && undoubted(scene.name, r),
  })),
];

/** Plans by what is said and what the reader had proposed. */
export const FIRM_PLAN_SCENES: readonly Scene[] = SCENES.map((scene) =>
  FIRM.test(scene.name)
    ? scene
    : {
        ...scene,
        when: (r) =>
          scene.when(r) &&
          (scene.name === 'plan: called off' && reasonOf(r).kind !== 'other'
            ? !has(r, 'rejection_hard', 'grief', 'define_relationship')
            : !has(r, 'rejection_hard', 'rejection_soft', 'boundary', 'ghost_return', 'grief') &&
              (has(r, 'plan_propose', 'plan_confirm', 'plan_decline', 'plan_reschedule') ||
                askedBy(r) === 'plan' ||
                INVITES.test(r.plain) ||
                (scene.name === 'plan: proposed' && r.questions.length > 0) ||
                YES_INSIDE.test(r.plain))),
      },
);

/** What is left once feelings, limits and refusals had their say. */
export const PLAN_ACT_SCENES: readonly Scene[] = SCENES;
