/** Proposals, moves, confirmations, lateness and allergies: use their times, never ask twice, never propose what is out. */

import { lines } from '../moves/line.ts';
import { latin } from '../reading/pattern.ts';
import { normalise } from '../reading/text.ts';
import { readTimes } from '../reading/times.ts';
import { askedBy } from './asked.ts';
import { isPlanOff } from './noes.ts';
import { asksTheirWeek, bearsAPlan, PLAN_NOUN } from './plan-parts.ts';
import { asksForATime, MOVES_IT, offered, planPlaces, swapOf, tidy } from './plan-places.ts';
import { has, type Scene, says } from './scene.ts';

const CANNOT_EAT =
  /\b(?:allerg\w+|coeliac|celiac|intoleran\w+|i'?m (?:vegan|vegetarian)|don'?t eat|halaal|kosher|gluten)\b/i;
/** The words leave no doubt that it is about food. */
const CANNOT_EAT_FOOD =
  /\b(?:coeliac|celiac|vegan|vegetarian|don'?t eat|halaal|kosher|gluten|lactose|dairy|(?:pea)?nuts?|shellfish|seafood|fish|prawns?|sesame|eggs?|soy)\b/i;
const A_MEAL =
  /\b(?:place|restaurant|dinner|lunch|brunch|breakfast|supper|eat|food|menu|kitchen|cook\w*|braai|picnic|sushi|thai|curry|pizza|ramen|tapas|noodles?|dumplings?|dessert|mains|starters?)\b/i;
/** Cats and pollen are on no plate, and `you're not allergic to anything` tells nothing of theirs. */
const NO_FOOD_OF_THEIRS =
  /\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|fur|pets?|horses?|pollen|dust|bees?|wasps?|grass|flowers?|hay ?fever|antihistamines?|penicillin|latex|you(?:'re| are)? (?:not |also )?allergic|(?:she|he|they)(?:'s| is|'re| are| has)? (?:\w+ )?allerg\w+|any allerg\w+|if you (?:said|eat|don'?t)|(?:kosher|halaal) (?:kitchen|home|household)|observant|convert|allergic to (?:work|mornings|commitment|feelings|exercise|small talk|fun))\b/i;

/** What stays off the plate of somebody who is vegan: not the vegan. */
const limitIn = (found: string | undefined): string | undefined => {
  const word = found?.toLowerCase();
  if (word === 'vegan') return 'animal products';
  if (word === 'vegetarian') return 'meat';
  return word === 'halaal' || word === 'kosher' ? `anything not ${word}` : word;
};

export const PLAN_SCENES: readonly Scene[] = [
  {
    name: 'a yes with a limit on the food',
    alone: true,
    firm: true,
    when: (r) =>
      says(r, CANNOT_EAT) &&
      !says(r, NO_FOOD_OF_THEIRS) &&
      (says(r, A_MEAL) || A_MEAL.test(r.mine) || says(r, CANNOT_EAT_FOOD)) &&
      (has(r, 'plan_confirm', 'plan_propose', 'plan_reschedule') ||
        askedBy(r) === 'plan' ||
        r.times.some(({ polarity }) => polarity === 'offered') ||
        says(r, /\b(?:place|restaurant|dinner|lunch|eat)\b/i)),
    places: (r) => ({
      time: (() => {
        const time = offered(r)[0] ?? r.times[0] ?? readTimes(normalise(r.mine).plain)[0];
        return { words: time ? tidy(time.text) : 'The plan' };
      })(),
      limit: {
        words:
          latin(/allerg\w+ to ([\p{L}]+(?: and [\p{L}]+)?)/iu)
            .exec(r.plain)?.[1]
            ?.toLowerCase() ??
          limitIn(/\b(?:gluten|dairy|meat|nuts|vegan|vegetarian|halaal|kosher)\b/i.exec(r.plain)?.[0]) ??
          'it',
      },
    }),
    lines: [
      ...lines('offer another way', [
        [
          'warm',
          '{time} stands, and good that you said so about {limit}. Somewhere else then, where you can order without an interrogation. Any favourites?',
        ],
        ['direct', '{time} then, different place. Name somewhere else you trust with {limit} and I am in.'],
        [
          'calm',
          'Good to know about {limit}. {time} stands, let us go somewhere that keeps you safe instead.',
        ],
        [
          'playful',
          '{time} is on, and so is keeping you alive: no {limit} anywhere near the table. Italian instead?',
        ],
      ]),
      ...lines('confirm the plan', [
        [
          'calm',
          '{time} is set. Is it enough to avoid {limit} on the plate, or must the kitchen be without? I would rather pick somewhere else and be sure.',
        ],
        [
          'warm',
          '{time}, lovely. I will look for another spot where {limit} is no worry, unless you have one.',
        ],
      ]),
      ...lines('light touch', [
        [
          'playful',
          'Noted: {limit} is the enemy. {time} stays, the venue goes. What about something else nearby?',
        ],
        ['witty', 'I prefer my company breathing, so somewhere else than planned. {time}, no {limit}, deal?'],
      ]),
    ],
  },
  {
    name: 'something else instead',
    alone: true,
    when: (r) =>
      swapOf(r) !== undefined && !has(r, 'rejection_hard') && !says(r, /allerg|sober|don'?t drink/i),
    places: (r) => {
      const dropped = /\b(?:skip|drop|not|cancel|leave) (the [a-z]+(?: [a-z]+)?)\b/i.exec(r.plain)?.[1];
      return {
        swap: { words: swapOf(r) ?? '' },
        dropped: dropped ? { words: dropped.toLowerCase() } : undefined,
      };
    },
    lines: [
      ...lines('pick a slot', [
        ['warm', '{swap} it is, that sounds better anyway. Where shall we start?'],
        ['direct', 'Yes to {swap}. Same time, new plan, you pick the spot.'],
        ['calm', '{swap} suits me just as well. Same time?'],
      ]),
      ...lines('sympathise', [
        ['warm', 'Completely fair. {swap} instead, at whatever pace you have energy for.'],
        ['calm', 'No problem, {dropped} will still be there another time. {swap} sounds easy.'],
      ]),
      ...lines('light touch', [
        ['playful', '{dropped} will never know it was stood up. {swap}, then, at a pace for talking.'],
        ['witty', '{swap}? A bold change of programme, I can adapt.'],
      ]),
    ],
  },
  {
    name: 'not this time, another one',
    alone: true,
    when: (r) =>
      ((has(r, 'plan_reschedule') && says(r, MOVES_IT)) ||
        r.times.some(({ polarity, kind }) => polarity === 'out' && kind !== 'hour')) &&
      r.times.some((time) => time.polarity === 'offered' && time.kind !== 'hour') &&
      !has(r, 'rejection_hard') &&
      !says(r, /allerg|sober|don'?t drink/i),
    places: planPlaces,
    lines: [
      ...lines('pick a slot', [
        ['warm', 'No stress, things move. {time} sounds good, {idea} included.'],
        ['playful', '{time} then, and {idea} had better be ready for us.'],
        ['direct', '{time} works. {idea} as planned, you name the hour.'],
        ['warm', '{time} it is, I would like that. What time shall we say?'],
        ['direct', 'No problem. {time} sounds good to me, same plan?'],
        ['direct', '{weeknight} then. Tuesday or Wednesday, whichever is kinder to you?'],
        ['warm', '{time} it is. Good luck with {busy} until then.'],
        ['playful', 'Moved without complaint. {time}, and I expect stories about {busy}.'],
      ]),
      ...lines('leave it open', [
        ['calm', 'All good, these things happen. Let me check {time} and I will confirm today.'],
        ['warm', 'Thanks for offering {time} straight away. I will check and tell you tonight.'],
      ]),
      ...lines('counter-offer', [
        ['direct', '{time} over {time2}, if I get to choose. Does that still suit you?'],
        ['calm', 'Either is fine by me, but {time2} gives us more time for {idea}. Shall we say {time2}?'],
        ['playful', 'Putting my vote on {time2}. {idea} and something warm after, fair?'],
        [
          'warm',
          'With {busy} in between you have earned an easy one. {time}, something quick and close to you?',
        ],
        ['calm', '{time} sounds right. I will look at my side and send you a time for {idea} today.'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', 'Thanks for coming back with options instead of a maybe. {time}, then, and {idea} stays.'],
        ['playful', '{busy} and you still found {time}. I am flattered, let us use it well.'],
        ['witty', 'Your calendar deserves its own series. {time} before {busy} gets any ideas?'],
        ['warm', 'No problem, {busy} comes first. {time} sounds good to me.'],
        ['warm', 'Glad {idea} survived. {time} or {time2}, both sound good, you choose.'],
      ]),
    ],
  },
  {
    name: 'a rain check',
    alone: true,
    when: (r) =>
      (has(r, 'plan_decline') || (has(r, 'plan_reschedule') && says(r, MOVES_IT))) &&
      !has(r, 'rejection_hard', 'rejection_soft', 'boundary') &&
      !says(r, /\b(?:flu|recovering|sick|fever|covid)\b|\bmove it (?:in|out)?(?:doors|side)\b/i) &&
      !r.sarcastic,
    places: planPlaces,
    lines: [
      ...lines('leave it open', [
        ['warm', 'Rain check granted, no deadline. Wave when {busy} lets go of you.'],
        ['calm', 'Of course. Get through {out} first, we can pick a day after.'],
        ['warm', 'No problem at all, that happens. We find another day when things are calmer.'],
        ['direct', 'All good. Tell me when {busy} is over and we fix a day.'],
      ]),
      ...lines('counter-offer', [
        [
          'playful',
          'Rain check accepted, on one condition: when {busy} is done with you, you pick the place.',
        ],
        ['calm', 'Would next week be kinder? You keep full veto rights if {busy} is still at it.'],
        ['direct', 'No stress. Next week instead? Even an hour after work would do.'],
        ['warm', 'Understood. Would something short next week be easier, or better after that?'],
      ]),
      ...lines('sympathise', [
        ['warm', '{busy} sounds relentless. Is there an end in sight, or at least a proper lunch?'],
        ['calm', 'Sorry that {busy} is so much right now. Rain check it is, look after yourself first.'],
        ['playful', 'Survive {busy} first, I will keep the rain check dry. When does it ease up?'],
        ['warm', 'That sounds like a lot. Rain check any time, how are you holding up?'],
      ]),
    ],
  },
  {
    name: 'all set',
    alone: true,
    when: (r) =>
      has(r, 'plan_confirm') &&
      (r.questions.length === 0 || says(r, /yes please/i)) &&
      !asksTheirWeek(r) &&
      // Something is set: the reader asked for it, or a day, a place or a yes to it is said.
      (askedBy(r) === 'plan' ||
        /\d|\b(?:see you|booked?|day|tonight|tomorrow|weekend|meet|pick (?:you|me)|come|bring|plan|we|shall|let'?s)\b/i.test(
          r.mine,
        ) ||
        r.times.some(({ polarity }) => polarity !== 'out') ||
        says(r, PLAN_NOUN) ||
        says(
          r,
          /\b(?:see you|booked|confirm\w*|deal|locked|i'?m in|count me in|tickets?|table|bring|yes to|yes please|works|settled|set|sounds? (?:good|great|lovely|perfect)|accept|we|our|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
        )),
    places: (r) => {
      const places = planPlaces(r);
      const items = r.phrases.filter(
        (phrase) => !phrase.readers && !/loser|confirmed|side$/i.test(phrase.bare),
      );
      const when = places.clock ?? places.time;
      return {
        when,
        thing: items[0] && { words: items[0].theirs, plural: items[0].plural },
        thing2: items[1] && { words: items[1].bare, plural: items[1].plural },
      };
    },
    lines: [
      ...lines('confirm the plan', [
        ['direct', '{when}, locked in. See you there.'],
        ['warm', '{when} it is, I am looking forward to it. {thing} had better behave.'],
        ['calm', 'Perfect, {when} is in the diary, {thing} and all.'],
        ['warm', 'Perfect, see you then. I am looking forward to {thing}.'],
      ]),
      ...lines('take the bait', [
        ['playful', 'I hope you are ready to lose to me over {thing}. {when}, no excuses.'],
        [
          'witty',
          'You announce {thing} as if it were not already part of my strategy. {when}, see you there.',
        ],
        ['playful', 'Bold to put {thing2} on the line. I intend to enjoy every bit of it.'],
        ['flirty', '{thing} and you in one evening, I will try to act surprised.'],
      ]),
      ...lines('follow up', [
        ['playful', 'Fine by me. How bad is {thing}, so that I can practise my brave face?'],
        ['witty', 'Agreed. Is there a rematch clause, or does {thing} settle it for good?'],
        ['warm', 'Lovely. Should I bring anything, apart from nerves about {thing}?'],
      ]),
    ],
  },
  {
    name: 'an invitation',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      !(r.conversation.length === 0 && says(r, /\b(?:saw|see|noticed|read) (?:that |on )?(?:you|your)\b/i)) &&
      !asksTheirWeek(r) &&
      // They answer the reader's plan with another day: it is a move, not theirs to ask.
      !(has(r, 'plan_reschedule') && askedBy(r) === 'plan') &&
      ((has(r, 'plan_propose') && bearsAPlan(r)) ||
        asksForATime(r) ||
        (says(r, /\b(?:i|we) (?:can|could) do\b/i) &&
          r.times.some(({ polarity, kind }) => polarity !== 'out' && kind === 'day')) ||
        says(r, /\b(?:are we (?:doing|still on|meeting|going)|when are we)\b/i) ||
        says(r, /\byou should (?:come|join)\b|\b(?:come (?:along|through|over|with us)|join us)\b/i) ||
        says(r, /\b(?:we|you and i) should (?:\w+ )?(?:go|try|meet|grab|get|check)\b/i)) &&
      !has(r, 'rejection_hard', 'boundary', 'define_relationship') &&
      !isPlanOff(r),
    places: planPlaces,
    lines: [
      ...lines('pick a slot', [
        ['warm', '{idea} {time} sounds like a very good plan. What time do you have in mind?'],
        ['playful', 'You had me at {idea}. {time}, then, and I am already looking forward to it.'],
        ['direct', 'Yes to {idea}. {time} is good, tell me when and I will be there.'],
        ['flirty', '{idea} with you {time}? That took me very little convincing.'],
        ['direct', '{time} could work. Where did you have in mind?'],
        ['warm', 'I like how you think. {time}, then, and you lead the way.'],
        ['warm', 'I would like that. {idea} it is, you pick the hour.'],
        ['warm', 'I would like that. What did you have in mind, and when?'],
      ]),
      ...lines('counter-offer', [
        [
          'calm',
          'I like {idea}. Let me check {time} and get back to you today, so you are not left hanging.',
        ],
        ['warm', 'Happily, yes to {idea}. If {time} fills up on my side, would the day after suit you too?'],
        ['calm', 'I am open to that. Tell me a day that suits you and I will see what I can move.'],
        ['calm', 'That sounds good to me. Let me check {time} and I will confirm today.'],
        ['direct', 'Keen on {idea}. Could we make it a bit shorter for a first go, an hour {time}?'],
      ]),
      ...lines('take the bait', [
        ['playful', 'I like how you ask. Details, please: where, when and how smart do I dress?'],
        ['playful', 'Asking so nicely, how could anyone refuse. What is the plan for {time}?'],
        ['playful', 'For {idea} I can be bribed quite easily. {time} then?'],
        ['witty', '{time}, you say. I will pretend to check my diary and then say yes.'],
        ['playful', '{time} just became the best day of the week. What do I bring, apart from myself?'],
      ]),
    ],
  },
];
