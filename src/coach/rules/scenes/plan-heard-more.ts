/** Plans told with more in them: a table in a name while they are late, a whole plan laid out, a maybe, another meal, tickets. */

import { find, hits } from '../prefilter/prefilter.ts';
import { turnAround } from '../reading/text.ts';
import { A, DO } from './cued.ts';
import {
  CANNOT,
  DAYNAME,
  FIX,
  GLAD,
  heardAlso,
  inPlan,
  JOKE,
  OPEN,
  RUSH,
  re,
  WAY,
  YES,
} from './plan-heard.ts';
import type { Scene } from './scene.ts';

const COMING =
  /\b(?:late|stuck|traffic|on my way|omw|otw|(?:almost|nearly) there|running behind|(?:\d+|two|three|four|five|ten|fifteen|few) ?min\w* (?:away|late|out|behind|off)|be there (?:in|by|soon|now|just now)|still (?:in|on) the (?:uber|bolt|taxi|bus|train|highway|freeway))\b/i;
/** Whatever takes the plan back is another matter. */
const TAKEN_BACK = re`\b(?:${CANNOT} (?:make|come|do)|cancel\w*|postpone\w*|reschedul\w*|rain ?check|not (?:coming|going))\b`;
const ASKED_FOR_DETAILS =
  /\b(?:what time|where|when|the plan|plan for|i'?m in|details|tell me|remind me|which|how (?:do|are) we)\b/i;
const A_MEAL =
  '(?:an? )?(?:early |late |long |quick )?(?:lunch|breakfast|brunch|coffee|tea|dinner|supper|drinks?|walk|picnic)';

/** What the reader is to bring: `you bring rusks`, and not what they bring themselves. */
const BRING =
  /(?<!\bi )(?<!\bi'll )(?<!\bi will )(?<!\bi'm )\bbring (?<what>(?:(?:your|some|extra|more|the) )?(?!own\b|my\b|a\b|it\b|them\b|nothing\b|anything\b|us\b|me\b|than\b)[a-z-]{3,}(?: (?:and|&) (?!i\b|we\b|you\b|don)[a-z-]{3,})?)\b/i;

const LAID_OUT = heardAlso({
  name: 'plan in hand: laid out',
  sure: true,
  most: 60,
  when: re`\b(?:meet(?:ing)?|(?:fetch|collect|get) (?:you|u)|pick (?:you|u) up|we (?:leave|start|walk|meet|go|drive)|leave|leaving|start(?:ing)?|be (?:at|there)|come)\b[^?!]{0,24}?\b(?<at>(?:[01]?\d|2[0-3])(?:[:.h][0-5]\d| ?[ap]m))\b|\b(?<at>(?:[01]?\d|2[0-3])(?:[:.h][0-5]\d| ?[ap]m)) (?:sharp |on the dot )?(?:at|outside|by|in front of) (?:your|my|the)\b`,
  and: /\b(?:bring|wear|pack|don'?t forget|i'?ve got|you'?ve got|not those|shoes|park (?:at|by|in)|i(?:'ll| will)? (?:drive|fetch|pick|bring|have|do)|you do)\b/i,
  not: re`${TAKEN_BACK.source}|\b(?:my (?:boss|ex|mom|dad|sister|brother) (?:said|wants)|yesterday|last (?:night|week)|used to|alone|don'?t tell|cash|money|pay)\b`,
  also: (r) => inPlan(r) || hits(ASKED_FOR_DETAILS, r.mine),
  lines: [
    [FIX, 'warm', '{at} it is. Thank you for thinking of everything.'],
    [FIX, 'direct', 'Noted, all of it. {at}, and I will be on time.'],
    [YES, 'warm', 'Yes to all of that. {at}, and I am looking forward to it.'],
    [FIX, 'direct', '{at} is good. I will bring {what}.'],
    [JOKE, 'playful', 'Somebody here has done this before. {at}, and I will follow orders.'],
    [JOKE, 'playful', 'The right shoes, I promise. See you at {at}.', /\bshoes\b/i],
    [YES, 'calm', '{at} suits me. Is there anything else that I should know before?'],
  ],
});

export const MORE_PLANS: readonly Scene[] = [
  heardAlso({
    name: 'on the way: the table is in a name',
    sure: true,
    when: /\b(?:table|booked|booking|reservation|reserved)\b[^.!?]{0,40}\b(?:under|in the name of|name of) (?:the name )?(?<who>(?!the\b|my\b|an?\b|your\b|that\b|this\b|some\b|name\b|it\b|no\b|our\b|control\b|cover\b)[a-z'-]{3,})\b/i,
    and: COMING,
    not: TAKEN_BACK,
    lines: [
      [RUSH, 'warm', 'No stress. I will ask for {who} and hold the fort.'],
      [RUSH, 'calm', 'I go in so long and ask for {who}. Get here in one piece.'],
      [GLAD, 'direct', 'Good to know. I will look for the table under {who}, see you in a bit.'],
      [A, 'warm', 'Found or not yet found, I will be at the one under {who}. Shall I order you something?'],
      [JOKE, 'playful', 'For the next few minutes my name is {who}, then. See you inside.'],
      [RUSH, 'warm', 'Do not rush. {who} will have a table, and you will have a drink on it.'],
    ],
  }),
  {
    ...LAID_OUT,
    places: (r) => {
      const what = find(BRING, r.plain)?.groups?.what;
      return { ...LAID_OUT.places?.(r), what: what ? { words: turnAround(what.toLowerCase()) } : undefined };
    },
  },
  heardAlso({
    name: 'plan in hand: somebody wants a look first',
    sure: true,
    asks: true,
    most: 45,
    when: /\bmy (?:\w+ )?(?<who>brother|sister|mom|mum|mother|dad|father|flatmate|housemate|roommate|cousin|(?:best )?friend|bestie|son|daughter|aunt|uncle|gran)\b[^.!?]{0,50}\b(?:drop me|say hi|say hello|see (?:your|ur|you)|meet (?:you|u) first|check (?:you|u) out|look at (?:you|u)|(?:sits?|sitting|be|wait\w*) (?:\w+ )?(?:at|outside|nearby|in) (?:another|the next|a different|the) (?:table|car|corner|parking)|vet (?:you|u)|approve|inspect)\b/i,
    and: /\b(?:ok|okay|weird|strange|mind|fine|alright|cool|too much|creepy|embarrass\w*|sorry|warn\w*|problem)\b/i,
    not: /\b(?:lend|money|pay|gun|jealous|kill|threat\w*|move in|stay over|wedding|dinner at|cheat\w*|your (?:brother|sister|mom))\b/i,
    lines: [
      [YES, 'warm', 'Not weird at all. It is good that somebody looks out for you.'],
      [YES, 'direct', 'Of course, that is fine. Tell your {who} that I will say hello and behave.'],
      [YES, 'calm', 'I do not mind in the least. Better a {who} who asks than one who does not care.'],
      [JOKE, 'playful', 'Yes, and now I am more nervous about your {who} than about you.'],
      [GLAD, 'warm', 'Sure. I would do the same for people I care about.'],
      [JOKE, 'playful', 'Fine with me. I will practise a trustworthy face until then.'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: a maybe',
    sure: true,
    most: 45,
    when: /\b(?:(?:i |we )?(?:might|may) (?:just |maybe |possibly |actually )?(?:be (?:free|able to|around)|sneak|slip|escape|get away|get out|manage)|(?:shall we |let'?s |can (?:we|i) |i'?d |i'?ll )(?:just )?(?:say|call it|put it down as) (?:a )?(?:maybe|probably|possibly)|(?:i |we )?could (?:possibly|maybe|perhaps|just about) (?:make|do|manage|come)|don'?t hold me to (?:it|that)|pencil (?:me|it|us|that) in|can'?t promise (?:yet|anything|it))\b/i,
    and: re`\b(?:${DAYNAME}|weekend|eve|evening|morning|afternoon|next week|lunch|dinner|coffee|drinks?)\b`,
    not: /\b(?:pregnan\w*|baby|kids one day|love you|marry|move in|hospital|icu|funeral|court|feelings|exclusive|trust|safe|ex\b|forgive|see how i feel|call me)\b/i,
    lines: [
      [OPEN, 'warm', 'A maybe is fine with me. Shout when you know more.'],
      [OPEN, 'direct', '{slot} in pencil, then. Just let me know when you can.'],
      [
        RUSH,
        'warm',
        'Enjoy the family first, they do not get you every day. If you get away, write to me.',
        /\b(?:cousins?|uncles?|aunt\w*|family|lobola|wedding|parents|folks|gran\w*|reunion)\b/i,
      ],
      [JOKE, 'playful', 'Maybe it is. Blink twice if you need a reason to escape.'],
      [RUSH, 'calm', 'No pressure from my side. If {slot} does not work, we find another one.'],
      [GLAD, 'warm', 'I like an honest maybe. And if it turns into a no, we try again when you are back.'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: another meal',
    sure: true,
    most: 45,
    when: re`\b(?:(?:would|do|will) (?:you|u) mind (?:terribly |awfully |very much |a lot |too much |at all )?if (?:we|it) |(?:can|could|shall|may|might) we (?:please |perhaps |maybe |rather |possibly )?|(?:is it|would it be) (?:ok|okay|alright|fine|all right|terrible|awful|possible) (?:if|to) (?:we )?)(?:made it|make it|was|were|did|do|had|have|went for|go for|change (?:it )?to|swap (?:it )?(?:for|to))? ?(?<x>${A_MEAL}) (?:rather than|instead of|and not|rather|instead|not) ?(?:an? |the )?(?:dinner|supper|lunch|drinks?|coffee|evening|night|breakfast|brunch)?`,
    not: re`${TAKEN_BACK.source}|\b(?:alcohol|sober|aa\b|bail|money|pay)\b`,
    lines: [
      [FIX, 'warm', 'Not at all. {x} it is, and I look forward to it just as much.'],
      [FIX, 'direct', 'Of course, {x} is just as good. Same day?'],
      [YES, 'warm', 'I do not mind in the least. {x} it is, what time suits you?'],
      [
        GLAD,
        'calm',
        'Of course, and I like you home before dark. {x} it is.',
        /\b(?:dark|driv\w*|n1|n2|lights|at night)\b/i,
      ],
      [GLAD, 'warm', 'I would rather look at you than at the clock too, so {x} it is.', /\blook at you\b/i],
      [WAY, 'warm', 'Good idea, {x} it is. Shall I look for a place, or do you have one in mind?'],
      [
        JOKE,
        'playful',
        '{x}? Then you get to see me in a good light. Brave of both of us.',
        /\b(?:lunch|breakfast|brunch|coffee|walk|picnic)\b/i,
      ],
    ],
  }),
  heardAlso({
    name: 'plan in hand: do we need tickets',
    sure: true,
    asks: true,
    when: /\b(?:(?:do|must|should|shall|will|would) (?:we|i|you|one) (?:\w+ )?(?:need|have to (?:get|buy|book)|get|buy|book|organi[sz]e|want|pre-?book)(?: any| a| our| the| to (?:get|buy|book))? ?tickets?|tickets? (?:at the (?:door|gate)|beforehand|in advance|online|or (?:do|can|just))|(?:is it|are they) ticketed)\b/i,
    not: /\b(?:parking ticket|speeding|fine\b|flights?|plane|lotto|lottery|raffle|traffic|send (?:me|you)|pay me|visa|transfer|e-?wallet|bus ticket home)\b/i,
    also: (r) => r.mine !== '' && !hits(/\b(?:flight|fly|visa|airport)\b/i, r.mine),
    lines: [
      [A, 'direct', 'Tickets: [needed, or just at the gate].'],
      [DO, 'warm', 'Good that you ask. I will find out about the tickets today and tell you.'],
      [DO, 'calm', 'Let me check about the tickets before I promise anything. You hear from me tonight.'],
      [
        A,
        'direct',
        'Tickets: [needed or not]. And flat shoes, to be on the safe side.',
        /\b(?:heels|shoes|grass|sandals|wedges)\b/i,
      ],
      [
        JOKE,
        'playful',
        'If it is grass, the heels will do the gardening. I will find out, about the tickets as well.',
        /\bheels\b/i,
      ],
      [A, 'warm', 'As far as I know, [how it works with tickets]. I will make sure before we go.'],
    ],
  }),
];
