/** What becomes of a plan between two who mean to meet: who is ill, which hour is meant, what is theirs. */
import { find } from '../../prefilter/prefilter.ts';
import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import { askedBy } from '../../reading/last-turn.ts';
import { latin } from '../../reading/pattern.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { filledWhere, filledWith } from '../../words/fill.ts';
import { has, type Situation, says } from '../situation.ts';
import { newTime } from '../slots/plan-new-time.ts';
import { KIN, reasonOf } from '../slots/plan-reasons.ts';
import { DAY, HOUR, opening } from '../slots/times.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

/** A place that only lets its line through. */
const ADMITTED = latin(
  new RegExp(
    `\\b(?:(?:rush|take|taking|took|rushed|get|got|getting) (?:my|our) (?:little |baby |older |younger )?(?<kin>${KIN}) to (?:the )?(?:hospital|casualty|er|emergency|emergency room)|(?:my|our) (?:best |little |big |older |younger |baby )?(?<who>${KIN}|grandson|granddaughter|stepdad|stepmom)\\b[^.!?]{0,40}\\b(?:(?:got|was|been|being|is|just|had to be) admitted(?! to (?:uni\\w*|law|college|the bar|med\\w*))|hospital|icu|casualty|emergency (?:room|theatre|surgery|op)|ambulance|rushed (?:to|in)|stroke|heart attack|collapsed(?! (?:laughing|with|into|on))|passed out|had (?:a|an) (?:bad |nasty )?(?:fall|accident|seizure|fit)|in (?:a|an) (?:car )?(?:accident|crash)|took a (?:bad )?turn|taken a turn))\\b`,
    'iu',
  ),
);
const whoIsIll = (r: Reading): string | undefined => {
  const groups = find(ADMITTED, r.plain)?.groups;
  const who = (groups?.who ?? groups?.kin)?.toLowerCase();
  return who && /^(?:girl|boy)$/.test(who) && new RegExp(`\\blittle ${who}\\b`, 'i').test(r.plain)
    ? `little ${who}`
    : who;
};
const HARD_DAY = latin(
  /\b(?:(?:had|having|been|after|was|what|such|onto) (?:\p{L}+ ){0,3}(?:horrible|terrible|bad|rough|awful|shit\p{L}*|kak|crap\p{L}*|hectic|long|brutal|exhausting|draining) (?:day|week|shift|night)|(?:i'?m|i am|im|feel(?:ing)?|too|so|dead|completely) (?:\p{L}+ )?(?:tired|exhausted|shattered|knackered|wiped|finished|pap|drained|burnt out|dead on my feet|broken))\b/iu,
);
const NOT_TODAY = latin(
  /\b(?:(?:don'?t|dont) (?:think|feel like) (?:that )?i(?:'?ll| can| should| want to| will|'?m going to)? ?(?:\p{L}+ )?(?:come|coming|make|go|do|meet)|(?:can'?t|cant|cannot|won'?t|wont|not going to|not gonna|not up (?:to|for)|rather not|don'?t feel up to|need to (?:cancel|skip|stay)|have to (?:cancel|skip)|going to (?:stay|have to cancel)|rain ?check|gonna stay|(?:can|could|shall) we (?:rather |maybe |please )?(?:skip|cancel|leave|postpone)))\b[^.!?]{0,40}\b(?:tonight|today|this evening|tomorrow|dinner|drinks|coffee|lunch|it|come|coming|out|in|home|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
);
const THEIRS_MOVED = latin(
  /\b(?<why>(?:my|our) (?:[\p{L}']+ ){0,2}[\p{L}']+) (?:got|was|has been|'?s been|is|has) (?:now )?(?:moved|shifted|changed|brought forward|pushed|rescheduled)\b/iu,
);
const ON_FOR = latin(
  new RegExp(
    `(?:^|[.,!?;] *)(?:hey |so |also |and |just checking,? )*(?:(?:are|is) (?:we|it|you|u) )?(?:still )?(?:on|good|meeting|up|ok) (?:for )?(?<t>(?:${DAY})(?:,? (?:at )?${HOUR})?|${HOUR})(?: or (?:not|what))?\\s*\\?`,
    'iu',
  ),
);
const STILL_GOOD = opening(
  `(?:is |are we )?(?:(?:at|for|on) )?(?<t>(?:${DAY})(?:,? (?:at )?${HOUR})?|${HOUR}) (?:is )?still (?:good|on|ok|okay|fine|happening|cool|works?|working)(?: (?:for|with) (?:you|u))?\\s*\\?`,
);
const lowered = (time: string): string =>
  /^(?:(?:this|next) )?(?:mon|tue|wed|thu|fri|sat|sun)/i.test(time) ? time : time.toLowerCase();
const CHOSEN_AND_WHEN = latin(
  new RegExp(
    `^\\W*(?:ooh |ok |hmm+ |let'?s do |let'?s go |i say )*(?<x>(?:the )?[\\p{L}'&-]+(?: [\\p{L}'&-]+){0,2}?),? (?:(?:at|say|around) )?(?<t>${HOUR})\\s*(?:\\?|,|\\.|$)`,
    'iu',
  ),
);
const PLACE_NAME = "(?:the |that |a )?[\\p{L}'&-]+(?: [\\p{L}'&-]+){0,3}";
const YOUR_CALL = latin(
  new RegExp(
    `^\\W*(?:(?:ok|so|hmm+|right|well)[ ,.]+)*(?<x>${PLACE_NAME}?) or (?<y>${PLACE_NAME}?)(?:\\s*[,?.!:…-]+\\s*(?:it'?s )?(?:your (?:call|pick|choice|vote)|(?:you|u) (?:choose|pick|decide)|up to (?:you|u)|dealer'?s choice|i'?m easy|(?:i )?don'?t mind))\\W*$`,
    'iu',
  ),
);
const NO_PLACES =
  /\b(?:stay|go|truth|dare|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b|\b(?:tomorrow|tonight|morning|evening|yes|no|not|me|him|her|them|us|call|text|you|we|i|if|is|are|do|did|friends?|serious|joking|good|bad|true|false|later|now|never|nudes?|sex|kiss)\b|\d/i;
const areNames = (options: Record<string, string> | undefined): boolean =>
  !NO_PLACES.test(`${options?.x ?? 'no'} ${options?.y ?? 'no'}`);
const VISIT_DAY = latin(
  new RegExp(
    `\\b(?:(?:the )?weekend of (?:the )?\\d{1,2}(?:st|nd|rd|th)|(?:this|next|the) weekend|(?:the )?long weekend|next month|${DAY}|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|over easter)(?!\\p{L})`,
    'iu',
  ),
);
const KEPT_THING = latin(
  /\b(?:(?:i(?:'?ve)? (?:still )?(?:have|got|found)|i'?ve still got) (?:your|ur) (?<a>[\p{L}-]+(?: (?:jacket|bottle|charger|case|pods|bag))?)(?: (?:here|at mine|in my (?:car|bag|bakkie)|by me|with me))?|(?:you|u) (?:left|forgot) (?:your|ur) (?<b>[\p{L}-]+) (?:here|at mine|in my (?:car|bag|bakkie)|by me|behind)|(?:your|ur) (?<c>[\p{L}-]+)(?: (?:is|are|seems? to (?:be|have)))? (?:still )?(?:(?:here|moved in) with me|in my (?:car|bag|bakkie|pocket)|at mine|by me))(?!\p{L})/iu,
);
const THEIR_THING =
  /\bi (?:think i )?(?:(?:may|might|must) have )?(?:left|forgot) (?:my|mine) (?<x>[a-z]+) (?:in (?:your|ur) (?:car|bag|bakkie|kitchen|flat|house|lounge)|at (?:yours|urs|(?:your|ur) (?:place|house|flat))|by you)\b/i;
/** What one leaves behind after an evening. */
const LEFT_BEHIND =
  /^(?:umbrella|jacket|coat|hoodie|jersey|jumper|sweater|scarf|beanie|cap|hat|gloves?|sunglasses|glasses|shades|earrings?|bracelet|ring|necklace|watch|charger|power ?bank|earphones|headphones|air ?pods|bottle|water bottle|lunch ?box|tupperware|book|lighter|bag|wallet|keys?|lipstick|lip ?balm|socks?|shirt|towel|blanket|phone|cable|pen|dish|cooler ?box|cooler)$/i;
const keptThing = (r: Reading): string | undefined => {
  const groups = find(KEPT_THING, r.plain)?.groups;
  const thing = groups?.a ?? groups?.b ?? groups?.c;
  return thing && LEFT_BEHIND.test(thing.split(' ').at(-1) ?? '') ? thing.toLowerCase() : undefined;
};
const INVITES =
  /\b(?:want to|wanna|would you like|shall we|should we|fancy|keen|up for|how about|what about|can i (?:take|buy|see)|could (?:we|go)|let'?s|dinner|drinks?|coffee|lunch|walk|meet|market|movie|again|stay(?: over)?|come (?:over|with|to)|treat)\b/i;
const TALK_LATER = latin(
  /^\W*(?:(?:mm+|hm+|k+|ok(?:ay)?|fine|sure|yeah|yes|ja|yebo|alright|guess so)[ ,.!]*){1,3}(?<w>(?:after|when i'?m|once i'?m|tonight|tomorrow|later|this (?:evening|afternoon)|at|around)\b[^.!?,]{0,24})\W*$/iu,
);
/** Their trouble is raised as such, and the plan that falls with it is still the matter. */
const gravely = (situation: Situation): Situation => ({
  ...situation,
  when: (r) =>
    situation.when(
      r.action === 'reply' && r.flags.every(({ kind }) => kind === 'wellbeing') ? { ...r, flags: [] } : r,
    ),
});

export const PLANS_IN_HAND_CODE = {
  gravely: gravely,
  'plan in hand: called off, somebody admitted': both(
    onlyWhere((r) => r.questions.length === 0 || newTime(r) === undefined),
    filling((r) => ({ who: filledWith(whoIsIll(r)) })),
  ),
  'plan in hand: called off, an emergency': onlyWhere((r) => newTime(r) === undefined),
  'plan in hand: not up to it': onlyWhere((r) => r.questions.length === 0 || newTime(r) === undefined),
  'plan in hand: a hard day, and another evening': (situation: Situation): Situation => ({
    ...situation,
    when: (r) =>
      r.action === 'reply' &&
      r.language.base === 'en' &&
      r.style.words <= 45 &&
      r.flags.every(({ kind }) => kind === 'wellbeing') &&
      says(r, HARD_DAY) &&
      (says(r, NOT_TODAY) ||
        says(
          r,
          /\b(?:not tonight|can we (?:rather )?(?:do|move|make it)|could we (?:rather )?(?:do|move|make it)|instead)\b/i,
        )) &&
      (has(r, 'plan_decline', 'plan_reschedule') || askedBy(r) === 'plan') &&
      !has(r, 'rejection_hard', 'rejection_soft', 'self_harm', 'insult') &&
      newTime(r) !== undefined,
    slots: (r) => ({
      time: filledWith(newTime(r)),
      tonight: filledWhere(/\b(?:tonight|this evening)\b/i.test(`${r.plain} ${r.mine}`)),
    }),
  }),
  'plan in hand: put off softly': both(
    onlyWhere(
      (r) =>
        (askedBy(r) === 'plan' || (/\?/.test(r.mine) && INVITES.test(r.mine)) || INVITES.test(r.mine)) &&
        newTime(r) === undefined &&
        /^(?:other|work|party|class)$/.test(reasonOf(r).kind),
    ),
    filling((r) => ({ work: filledWith(reasonOf(r).kind === 'work' ? 'work' : undefined) })),
  ),
  'plan in hand: the hour moved': filling((r) => ({
    why: filledWith(turnAround(find(THEIRS_MOVED, r.plain)?.groups?.why ?? '') || undefined),
  })),
  'plan in hand: the hour still good': filling((r) => {
    return { h: filledWith(lowered(find(STILL_GOOD, r.plain)?.groups?.t ?? '') || undefined) };
  }),
  'plan in hand: are we on for it': filling((r) => ({
    h: filledWith(lowered(find(ON_FOR, r.plain)?.groups?.t ?? '') || undefined),
    see: filledWith(
      lowered(find(ON_FOR, r.plain)?.groups?.t ?? '').replace(
        /^(?=\d|half|noon|seven|six|eight|five|nine)/i,
        'at ',
      ) || undefined,
    ),
  })),
  'plan in hand: they booked': filling((r) => {
    const when = r.times.filter(({ polarity }) => polarity !== 'out').slice(0, 1);
    return { when: filledWith(when[0]?.text.replace(/^(?:at|for|on) /i, '')) };
  }),
  'plan in hand: ill, so not today': onlyWhere((r) => newTime(r) === undefined),
  'plan in hand: not that, but this': onlyWhere((r) => askedBy(r) === 'plan' || INVITES.test(r.mine)),
  'plan in hand: our plan is off, through others': onlyWhere((r) => newTime(r) === undefined),
  'plan in hand: they forgot': onlyWhere(
    (r) =>
      (askedBy(r) === 'plan' ||
        INVITES.test(r.mine) ||
        /\b(?:see you|today|tonight|where are you|still|coming|waiting)\b/i.test(r.mine)) &&
      newTime(r) === undefined,
  ),
  'plan in hand: the place chosen, with an hour': onlyWhere((r) => {
    const chosen = find(CHOSEN_AND_WHEN, r.plain)?.groups?.x?.toLowerCase() ?? '';
    return / or /i.test(r.mine) && chosen.length > 2 && r.mine.toLowerCase().includes(chosen);
  }),
  'plan in hand: one of two, my call': onlyWhere((r) => areNames(find(YOUR_CALL, r.plain)?.groups)),
  'plan in hand: coming to see me': filling((r) => ({ when: filledWith(find(VISIT_DAY, r.plain)?.[0]) })),
  'plan in hand: my things are at theirs': both(
    onlyWhere((r) => keptThing(r) !== undefined && !isHeavyTalk(r.plain)),
    filling((r) => ({ thing: filledWith(keptThing(r)) })),
  ),
  'plan in hand: their things are at mine': onlyWhere((r) =>
    LEFT_BEHIND.test(find(THEIR_THING, r.plain)?.groups?.x ?? ''),
  ),
  'plan in hand: a talk, later': filling((r) => {
    const later = find(TALK_LATER, r.plain)?.groups?.w?.trim().toLowerCase() ?? '';
    return {
      w: filledWith(turnAround(later)),
      start: filledWith(`${turnAround(later).charAt(0).toUpperCase()}${turnAround(later).slice(1)}`),
    };
  }),
} as const;
