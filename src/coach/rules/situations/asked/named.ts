/** Asks that name what they want: what is named, in the reader's mouth. */

import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { latin } from '../../reading/pattern.ts';
import { turnAround } from '../../reading/text.ts';
import { gerundOf, verbForm } from '../../reading/verbs.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { has, isLewd } from '../situation.ts';
import { dayIn, one } from '../slots/answer.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

/** What is named, in the reader's mouth; undefined where they do not ask this. */
type Named = (r: Reading) => Slots | undefined;
/** `still up for that coffee on Saturday?`, `are we still good for drinks?` */
const STILL = latin(
  /(?:^|[.!?,;]\s*|\b(?:are|r) (?:we|you|u) |\b(?:and|so|hope|we|you) )still (?:(?:on|up|keen|down|game|good|free|ok|okay|happy) (?:for|on|with)|wan(?:t|na)(?: to)? (?:do|have|get|grab|go for)) (?<plan>(?:(?:that|our|the|those|a|your) )?(?!(?:a|an|the)\b)\p{L}[\p{L}'-]*(?: (?!(?:on|at|this|next|for|tomorrow|tonight|today|later|after|in|if|or|and|with|then|please|by|mon|tue|wed|thu|fri|sat|sun)\w*\b)[\p{L}'-]+){0,2})(?=[^?]{0,40}\?|\W*$)/iu,
);
/** `still on for Saturday?` names a day and no plan, `still keen on me?` neither. */
const NO_PLAN =
  /^(?:(?:that|our|the|those|a|your) )?(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?|today|tonight|tomorrow)\b|^(?:it|this|that|then|me|us|you)\b\W*$|^(?:grabs|feelings|discussion|debate|negotiation)\b/i;
/** `that coffee` is coffee, `that walk` the walk. */
const UNCOUNTED =
  /^(?:coffees?|tea|lunch|dinner|supper|brunch|breakfast|drinks|cocktails|wine|beers|ice cream|sushi|pizza|ramen|tacos|curry)\b/;
const SOON = /^(?:today|tonight|tomorrow|this (?:weekend|evening|afternoon)|next week(?:end)?|the weekend)$/;
function planAskedAfter(r: Reading): Slots | undefined {
  const plan = STILL.exec(r.plain)?.groups?.plan?.toLowerCase();
  if (!plan || NO_PLAN.test(plan) || r.questions.length > 1) return undefined;
  const bare = plan.replace(/^(?:that|those) /, '');
  const words = turnAround(bare === plan || UNCOUNTED.test(bare) ? bare : `the ${bare}`);
  const day = dayIn(r);
  const soon = r.times.length === 1 ? r.times[0]?.text.toLowerCase() : undefined;
  const when = day ? `on ${day.words}` : soon && SOON.test(soon) ? soon : undefined;
  return { plan: one(words, /[^s]s$/.test(words)), day: day ?? one(when), when: one(when) };
}
/** `is it weird to eat breakfast alone?`: harmless, and they would like to hear so. */
const ODD = latin(
  /\bis (?:it|that) (?:(?:really|actually|that|just|so|kind of|a bit|super) )*(?<how>weird|strange|odd|silly|lame|crazy|childish) (?:(?:of|for) me )?(?:to|if i|that i|when i) (?:(?:still|also|always|sometimes|just|secretly) )?(?<verb>\p{L}+)(?<rest>[^?.!,;]{0,70})\?/iu,
);
const NOT_SO_HARMLESS =
  /\b(?:ex|exes|phone|messages|lie|lied|steal|cheat\w*|track\w*|follow|stalk\w*|kiss\w*|sex\w*|sleep(?:ing)? with|naked|cousin|brother|sister|boss|student|married|husband|wife|kids?|children|drunk|drugs?|hurt|cut|kill|die|hate|miss|cry\w*|scared|afraid|afford|money|love|you|we|us)\b/i;
function oddOfMe(r: Reading): Slots | undefined {
  const asked = ODD.exec(r.plain)?.groups;
  const verb = asked?.verb?.toLowerCase() ?? '';
  const rest = asked?.rest ?? '';
  if (!asked?.how || verbForm(verb)?.form !== 'base' || NOT_SO_HARMLESS.test(`${verb}${rest}`))
    return undefined;
  return {
    how: one(asked.how.toLowerCase()),
    deed: one(`${gerundOf(verb)} ${turnAround(rest.trim())}`.trim()),
  };
}
const OWED = latin(
  /\b(?:(?:you|u)(?:'ve| have|'d)? (?:(?:still|now|totally|definitely|also) )*(?:owe me|promised me|never (?:told|gave) me|haven't told me|have yet to tell me|promised|said (?:you|u)(?:'d| would))|i(?:'m| am) still (?:waiting for|owed)|i was promised) (?:(?:the|that|a|this|your|one) )?(?:(?:whole|full|rest of the|funny|other) )?(?:(?:story|tale|saga|details) (?:about|of|behind|with|on)|(?:to tell me|tell me) (?:more )?about) (?<x>(?:(?:the|your|that|this|a|an|ur) )?[\p{L}'-]+(?: (?!(?:and|but|or|so|when|on|at|over|btw|please|though|from)\b)[\p{L}'-]+){0,2})/iu,
);
/** A clause is no name of a story, and some stories are not told in play. */
const NO_LIGHT_STORY =
  /^(?:it|this|that|you|me|us)$|^(?:how|why|when|where|what|who|that time|the (?:time|day|night))\b|\b(?:ex(?:es)?|wife|husband|m[ou]m|mother|dad|father|parents|brother|sister|divorce|break-?up|accident|crash|scars?|surgery|hospital|death|funeral|cancer|police|prison|war)\b/i;
function storyOwed(r: Reading): Slots | undefined {
  const x = OWED.exec(r.plain)?.groups?.x;
  if (!x || NO_LIGHT_STORY.test(x)) return undefined;
  return { x: one(turnAround(x.replace(/^(?:that|this|an?) /i, 'the '))) };
}
const MEET = latin(
  /\bwhen (?:do|can|will|may) i (?:(?:finally|actually|ever) )?(?:get to |be able to )?(?:finally )?(?<do>meet|see|try|taste|hear|pet|cuddle) (?<x>(?:this|that|these|those|the|your|ur|all these) (?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+?)(?<own> of (?:yours|urs))?\s*(?:\?|$|[.!])/iu,
);
const NOT_SHOWN =
  /\b(?:place|home|house|flat|apartment|bed\w*|room|body|nudes?|face|pics?|photos?|parents|m[ou]m|mother|dad|father|family|folks|kids?|son|daughter|children|friends?|ex|wife|husband|girlfriend|boyfriend|room ?mate|smile|eyes|results?|money|side)\b/i;
function meetIt(r: Reading): Slots | undefined {
  const asked = MEET.exec(r.plain)?.groups;
  if (!asked?.x || !asked.do || NOT_SHOWN.test(asked.x) || has(r, 'sexual')) return undefined;
  const x = turnAround(
    asked.x
      .toLowerCase()
      .replace(/^(?:this|that|these|those|all these) /, asked.own ? 'your ' : 'the ')
      .replace(/^ur /, 'your '),
  );
  return { do: one(asked.do.toLowerCase()), x: one(x, /[^s]s$/.test(x)) };
}
const isLight = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.language.base === 'en' &&
  r.flags.length === 0 &&
  !has(r, 'grief', 'distress', 'rejection_hard', 'jealousy_control', 'insult', 'threat') &&
  !isHeavyTalk(r.plain) &&
  !isLewd(r);
const naming = (named: Named) =>
  both(
    onlyWhere((r) => named(r) !== undefined),
    filling((r) => named(r) ?? {}),
  );

export const ASKS_NAMED_CODE = {
  'lightly asked': onlyWhere(isLight),
  'asks: a plan asked after, after a silence': naming(planAskedAfter),
  'asks: a plan asked after': naming(planAskedAfter),
  'asks: is it odd of me': naming(oddOfMe),
  'asks: a story that is owed': naming(storyOwed),
  'asks: when do I get to meet it': naming(meetIt),
} as const;
