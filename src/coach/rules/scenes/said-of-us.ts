/** Said carefully to somebody they are already close to: slower and not over, what to call it before others, what a silence does, doubts that are past. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { type Cued, cued, DO, OWN } from './cued.ts';
import { word } from './fitting.ts';
import { has, type Scene } from './scene.ts';

const RESPECT = 'respect the limit';
const HONEST = 'honest answer';
const WANT = 'say what you want';
const TALK = 'talk in person';
const DETAIL = 'appreciate a detail';
const FOLLOW = 'follow up';

/** Beside one of these the matter is another. */
const DARK =
  /\b(?:(?:hits?|hitting|hurts?|beats?|beat) (?:me|him|her|us)\b|scared of (?:you|him|her)|threat\w*|police|violen\w*|abus\w*|suicid\w*|kill\w*|die|dying|died|rap(?:e|ed|ist)|(?:send|lend|loan|borrow|transfer) (?:me|us)|nudes?|naked|sex\w*|pregnan\w*|cheat(?:ed|ing)|slept with|met (?:some(?:one|body)|another)|leave me alone|goodbye forever|block(?:ed|ing)?|it'?s over|break(?:ing)? up|or else|regret)\b/i;

function ofUs({ name, also, places, ...cue }: Cued & { readonly places?: (r: Reading) => Places }): Scene {
  const scene = cued({
    most: 80,
    asks: true,
    sure: true,
    ...cue,
    name: `of us: ${name}`,
    also: (r) => !hits(DARK, r.plain) && !has(r, 'rejection_hard', 'insult', 'threat') && (also?.(r) ?? true),
  });
  const theirs = scene.places;
  return { ...scene, firm: true, keeps: true, places: (r) => ({ ...theirs?.(r), ...places?.(r) }) };
}

const group = (cue: RegExp, text: string, name: string): string | undefined =>
  find(cue, text)?.groups?.[name];

/** What the reader held out: a drawer, a key, a weekend with the parents. */
const OFFERED = latin(
  /\b(?:the|a|my|some|your own) (?<m>cupboard|drawer|shelf|key|toothbrush|weekend away|trip|holiday|parents|family|wardrobe|parking (?:spot|bay))\b|\bspace in my (?<n>cupboard|wardrobe|flat|drawer|bathroom)\b/iu,
);
const offered = (r: Reading): string | undefined =>
  group(OFFERED, r.mine, 'm') ?? group(OFFERED, r.mine, 'n');
/** People are not told that they can wait like a drawer. */
const isThing = (words: string | undefined): boolean =>
  words !== undefined && !/^(?:parents|family)$/i.test(words);

const DAY =
  /\b(?:on |this |next |by )?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|the weekend)\b/i;
const QUOTED = /"(?<q>[^"]{3,40}?)[.,!]?"/;
const LONG = latin(
  /\bfor (?<t>(?:\p{L}+ )?(?:a|an|one|two|three|four|five|six|\d+) (?:whole |full )?(?:hours?|days?|nights?|weeks?|weekend))\b/iu,
);
const SINCE = latin(
  /\b(?<since>(?:about |around |maybe |some |like )?(?:an?|one|two|three|a few|a couple of|six|\d+) (?:weeks?|months?|years?) ago|last (?:week|month|year|summer|winter)|recently|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/iu,
);

export const SAID_OF_US_SCENES: readonly Scene[] = [
  ofUs({
    name: 'slower, and not over',
    when: /\b(?:(?:can|could|shall|should|may) we (?:please |just |maybe )*(?:go|take (?:it|this|things)|slow)|(?:i(?:'d| would)? (?:just |really |only |rather )?(?:need|want|like|prefer|go)|need|want) (?:us )?(?:to )?(?:go|take (?:it|this|things)|slow)|let'?s (?:go|take (?:it|this|things)|slow))\b[^.!?]{0,24}\b(?:slow\w*|down|easy|one (?:day|step) at a time)\b/i,
    and: /\b(?:not (?:to )?(?:stop\w*|over|end\w*|quit\w*|break\w*|leav\w*|going anywhere|backing (?:out|off)|a no|saying no|running)|(?:don'?t|not) (?:want|wanting) (?:it |this |us )?(?:to )?(?:stop|end|lose|break (?:up|this|us|it|off))|still (?:want|like|in|here|keen)|because i (?:like|want)|i (?:do )?(?:like|want|love) (?:you|u|this|us))\b/i,
    not: /\b(?:not (?:sure|feeling|certain|ready (?:for|to))|don'?t feel|break (?:your|my) heart|as (?:a )?friends?|driv\w+|walk(?:ing)? (?:so )?fast|talk(?:ing)? (?:so|too) fast|type|typing|run(?:ning)? (?:so )?fast)\b/i,
    places: (r) => {
      const thing = offered(r);
      return { m: isThing(thing) ? word(thing?.toLowerCase()) : undefined };
    },
    lines: [
      [RESPECT, 'warm', 'Slower, and not stopping. I heard both, and both are fine with me.'],
      [DO, 'direct', 'The {m} can wait as long as you like. The offer has no date on it.'],
      [RESPECT, 'warm', 'Forget the {m} for now, that was only an offer. I would rather go slowly with you.'],
      [RESPECT, 'warm', 'I would rather go slowly with you than fast with anybody. You set the pace.'],
      [
        RESPECT,
        'calm',
        'After what happened last time, I understand that completely. We are in no hurry.',
        /\b(?:my ex\b|last time|before (?:this|you)|my (?:marriage|divorce)|been here before|burnt|burned)\b/i,
      ],
      [FOLLOW, 'direct', 'Of course. What would slower look like for you, so that I get it right?'],
      [OWN, 'calm', 'I may have been a step ahead. Thank you for telling me instead of going quiet.'],
    ],
  }),
  ofUs({
    name: 'what to call us before others',
    when: /\b(?:(?:what|wat) (?:do|must|should|can|shall|am|would|are) (?:i|we) (?:supposed to |meant to |going to |gonna )?(?:say|tell (?:them|people|everyone|everybody|her|him|my \w+)|call (?:you|u|this|it|us)|introduce (?:you|u) as)|how (?:do|must|should|can|shall) i introduce (?:you|u)|who (?:do|must|should) i say (?:you|u) are|(?:introduce|call) (?:you|u) (?:as )?(?:my )?(?:gf|bf|girlfriend|boyfriend|friend|partner|plus one) or\b)/i,
    and: /\b(?:(?:every(?:one|body)(?:'?s|s)?|people|they|mom|mum|mother|dad|family|sister|brother|friends?|colleagues?|cousins?|aunt\w*)\b[^.!?]{0,24}\b(?:ask\w*|wants? to know|wondering)|introduce|what (?:we|this) (?:are|is)|who (?:is|'?s) (?:she|he|that|this)|girlfriend|boyfriend|as (?:my )?(?:date|partner|friend))\b/i,
    not: /\b(?:my boss|why i (?:wasn'?t|didn'?t|am|was|haven'?t|can'?t)|where i (?:was|am)|my (?:landlord|teacher|doctor|bank)|my boss (?:is )?ask|police|landlord|about (?:the|my) (?:job|money|car)|that i'?m (?:late|sick)|my wife|my husband)\b/i,
    places: (r) => ({ day: word(group(DAY, r.plain, 'day')) }),
    lines: [
      [
        WANT,
        'warm',
        'You know what you want to say, so say it to me first. I am hoping it is the same word.',
        /\bi know what i (?:want|would like|'?d like)\b/i,
      ],
      [WANT, 'direct', 'Say [what you want to be called], if that is your word too.'],
      [WANT, 'warm', 'My word for us would be [your word for it]. What is yours?'],
      [TALK, 'calm', 'Let us settle it before {day}, just the two of us, so that neither has to guess.'],
      [HONEST, 'warm', 'What would you like to say? Tell me that first, and you get an honest answer.'],
      [HONEST, 'calm', 'I am glad you ask me first. For me we are [your word for it].'],
      [DETAIL, 'warm', 'I like that somebody asks, and I like that you asked me before you answered.'],
      [
        TALK,
        'warm',
        'That deserves better than a text. Can we talk about it before you have to say anything?',
      ],
      [WANT, 'playful', 'Say that it is going well, and the two of us find the word this week.'],
    ],
  }),
  ofUs({
    name: 'what my silence does',
    when: latin(
      /\b(?:when(?:ever)?|every time|each time|if) (?:you|u) (?:just |suddenly |also )?(?:go|goes|get|went|fall|turn)(?: (?:all|so|completely))? (?:quiet|silent|off the (?:grid|radar)|dark|cold)\b[^.!?]{0,40}\b(?:i|my)\b|\b(?:when(?:ever)?|every time|if) (?:you|u) (?:just |suddenly )?(?:disappear|vanish|(?:don'?t|do not) (?:reply|answer|write|text)|stop (?:replying|answering|writing|texting))\b[^.!?]{0,40}\bi (?:start|begin|always|end up|feel|get|think|assume|panic|worry|wonder|spiral|tell myself|pack)\b/iu,
    ),
    and: /\b(?:start|begin|end up|feel|get (?:anxious|scared|nervous|sad|in my head)|think|assume|panic|worry|wonder|spiral|tell myself|pack\w*|imagine|my (?:head|mind|brain|stomach|heart)|old stuff|just (?:a|one|say)|would (?:do|help)|goes?)\b/i,
    not: /\b(?:you'?ll (?:see|be)|watch (?:you|yourself)|who (?:are|were|is) (?:you|she|he)|with (?:him|her|someone|somebody)|answer me|have to (?:answer|tell)|must|angry|furious|liar|cheat\w*|come (?:to|over|round|looking)|find (?:you|out)|your (?:house|work|place|phone|door)|where you)\b/i,
    places: (r) => ({
      q: word(group(QUOTED, r.plain, 'q')),
      t: word(group(LONG, r.plain, 't')?.toLowerCase()),
    }),
    lines: [
      [DO, 'warm', '"{q}" it is, from now on. That much I can always manage, and I am sorry.'],
      [OWN, 'warm', 'I am sorry. I went quiet and you were left with it, and that was never meant.'],
      [DO, 'direct', 'That is fair. A short line from me, however full the day is.'],
      [OWN, 'calm', '{t} is long when one is waiting. I am sorry, and it had nothing to do with you.'],
      [
        DETAIL,
        'warm',
        'Thank you for saying which part is old and which part is me. My part I can change.',
        /\b(?:old stuff|old (?:wound|habit|fear)s?|not (?:all )?(?:you|your fault)|my (?:own )?(?:stuff|issue|thing|past)|from before|my ex|abandon\w*)\b/i,
      ],
      [DETAIL, 'warm', 'Thank you for telling me what it does. I would much rather know that than guess.'],
    ],
  }),
  ofUs({
    name: 'their doubts, and past',
    when: latin(
      /\bi (?:(?:don'?t|didn'?t) think i was|wasn'?t|was not|really wasn'?t)(?: \p{L}+){0,3} (?:ready|over (?:him|her|my ex|it)|all in|fully (?:there|here|in)|sure (?:about|of) (?:you|u|us|this))\b|\b(?:i )?kept (?:comparing|measuring) (?:you|u|us|everything|every|the way|it)\b|\bi (?:used to|did|would) compare (?:you|u|us|everything)\b|\b(?:was|were) still (?:hung up on|in love with|thinking (?:of|about)|mourning|grieving) (?:him|her|my (?:ex|late|husband|wife))\b/iu,
    ),
    and: /\b(?:i'?ve stopped|i stopped|stopped doing|not any ?more|no longer|don'?t (?:do (?:that|it) )?(?:any ?more|now)|that'?s (?:gone|over|done|past|changed)|i'?m (?:over|past|ready|here|in|sure) (?:it |that |him |her )?now|(?:ready|sure|here|all in) now|(?:i )?(?:am|'m) now|now i am|never told (?:you|u)|it'?s (?:only |just )?you now|i only see you)\b/i,
    // To be over the flu is another thing, and so is a no.
    not: /\b(?:flu|interview|exam|test|race|still (?:not|comparing)|not (?:yet )?ready (?:now|yet|for)|can'?t (?:do|see) (?:this|you)|as (?:a )?friends?|\bstop (?:seeing|dating)|need (?:space|time)|want to end)\b/i,
    places: (r) => ({
      since: word(group(SINCE, r.plain, 'since')?.toLowerCase()),
      compare: hits(/\bcompar\w+/i, r.plain) ? word(' ') : undefined,
    }),
    lines: [
      [DETAIL, 'warm', '{compare}Thank you for telling me, and I am glad that the comparing has stopped.'],
      [DETAIL, 'warm', 'That cannot have been easy to write. I would much rather know it than not.'],
      [HONEST, 'warm', 'You were allowed not to be ready. I am glad that you are here now.'],
      [FOLLOW, 'warm', 'Thank you for trusting me with it. What changed {since}?'],
      [FOLLOW, 'calm', 'Thank you for trusting me with it. What was it that changed?'],
      [TALK, 'direct', 'I would like to hear the rest with you in front of me. Can I see you this week?'],
      [
        HONEST,
        'direct',
        'My honest first thought is [your first thought]. My second is that I am glad you said it.',
      ],
    ],
  }),
];
