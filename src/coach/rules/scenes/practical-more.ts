/** More of what two people settle on the way: a no to one evening, an honest lateness, a flat phone, a bell, a number, a handle. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

const when = (yes: boolean) => (yes ? { words: ' ' } : undefined);
const INVITED =
  /\b(?:drink|coffee|dinner|lunch|brunch|walk|movie|film|date|meet|join|come|fancy|grab|see you|free|up for|keen)\b/i;
const DAY =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:evening|night|morning|afternoon|lunch))?\b/i;
const dayOf = (text: string): string | undefined => {
  const day = DAY.exec(text)?.[1];
  return day && (day[0] ?? '').toUpperCase() + day.slice(1).toLowerCase();
};
const clock = (r: Reading): string | undefined =>
  /\b(\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)|\d{1,2}[:.]\d{2})\b/i.exec(r.plain)?.[1] ??
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:at )?(\d{1,2})\b/i.exec(r.plain)?.[1];

export const PRACTICAL_MORE_SCENES: readonly Scene[] = [
  fitting('settled: no to one invitation', {
    cue: /^\W*(?:nah|no|nope|naw)?[ ,.!]*(?:thanks|thank you|ty|tnx|cheers)?[ ,.!]*(?:i'?m (?:good|ok|okay|fine|alright)|im (?:good|ok|okay|fine)|i'?ll pass|gonna pass|not for me|no thanks?|no thank you|rather not|i'?d rather not)[ ,.!]*(?:but )?(?:thanks|thank you|ty|tnx|tho|though|thx|cheers)?(?: (?:for asking|anyway|though|tho))?\W*$/i,
    limit: true,
    also: (r) => /\?\s*$/.test(r.mine.trim()) && INVITED.test(r.mine) && !/\bhow (?:are|r)\b/i.test(r.mine),
    said: {
      'accept with grace': [
        ['warm', 'No problem at all, and thanks for the straight answer.'],
        ['direct', 'All good. Enjoy your week.'],
        ['calm', 'Fair enough. No hard feelings here.'],
      ],
      'leave it open': [['warm', 'No worries. If you ever feel like it, you know where I am.']],
      'light touch': [
        ['playful', 'Understood. The drink and I will get through this together.'],
        ['playful', 'Politest no I have had in a while. Take care of yourself.'],
      ],
    },
  }),
  fitting('settled: any other evening', {
    cue: /\bany other (?:day|evening|night|time|week(?:end)?)\b/i,
    limit: true,
    not: /\bany other (?:time|day) (?:i'?d|i would have|you)\b|\blike any other\b/i,
    places: (r) => ({
      day: word(dayOf(r.plain)),
      pray: when(says(r, /\b(?:pray\w*|church|mosque|shabbat|family)\b/i)),
    }),
    said: {
      'pick a slot': [
        ['warm', 'Then {day} stays yours. Which other evening would you like best?'],
        ['direct', 'Good, another evening it is. [A day that suits you]?'],
        ['calm', 'Of course. You name the evening, I will make it work.'],
      ],
      'respect the limit': [
        ['warm', '{pray}Of course, keep your {day} as it is. I like that it has a fixed place.'],
        ['calm', 'Thank you for telling me. I will not plan anything on a {day}.'],
      ],
      'light touch': [['playful', 'Hungry and free on all the others? I can work with that. Name one.']],
    },
  }),
  fitting('settled: tomorrow instead', {
    cue: /\b(?:tmrw|tomorrow|tomoz|2moro|2morrow|another night|rain ?check)(?: instead| then| maybe)?\W*\?\W*$/i,
    limit: true,
    also: (r) =>
      says(
        r,
        /\b(?:dead|knackered|exhausted|shattered|wiped|tired|finished|shift|broken|can'?t move|done in|moeg|ill|headache|raincheck|stuck)\b/i,
      ),
    said: {
      'pick a slot': [
        ['direct', 'Tomorrow works. Go and lie down first.'],
        ['warm', 'Tomorrow is even better, you will be awake for it. Sleep well.'],
        ['calm', 'Of course. Tomorrow, and you say when you are up to it.'],
      ],
      sympathise: [['warm', 'You have earned your bed. Tomorrow it is, and I will not expect sparkle.']],
      'light touch': [
        ['playful', 'Tomorrow. I will bring the conversation, you only have to bring a pulse.'],
        ['playful', 'Deal. Feet up now, tomorrow you can tell me about it horizontally or not at all.'],
      ],
    },
  }),
  fitting('settled: their rules and a time', {
    cue: /\b(?:public place|somewhere public|in public|in daylight|daytime|coffee i can hold|before dark)\b/i,
    limit: true,
    also: (r) =>
      dayOf(r.plain) !== undefined && clock(r) !== undefined && !says(r, /\b(?:can'?t|instead|rather)\b/i),
    places: (r) => ({
      day: word(dayOf(r.plain)),
      t: word(clock(r)),
      coffee: when(says(r, /\bcoffee\b/i)),
      kids: when(says(r, /\b(?:kids|daughter|son|sister|friends?|mom|mum)\b/i)),
    }),
    said: {
      'confirm the plan': [
        ['direct', '{day} at {t} it is. I will be the one who is early.'],
        ['warm', '{day} at {t} suits me, and so do your rules. See you there.'],
        ['calm', '{coffee}In the light, with a coffee you can hold. {day} at {t}, I will be there.'],
        ['calm', 'Fine by me, all of it. {day} at {t}, and you choose the table.'],
      ],
      'light touch': [
        ['playful', '{kids}Tell them they raised you well. {day} at {t}, in full public view.'],
        ['playful', '{day} at {t}. I will bring witnesses in the form of strangers.'],
      ],
      'respect the limit': [['warm', 'Those are good rules, and {day} at {t} works for me.']],
    },
  }),
  fitting('settled: say that you are late', {
    cue: /\b(?:just (?:say|tell me)|say) (?:you'?re |ur |you are |if (?:you'?re|ur) )?(?:going to be )?late\b|\bi can hear (?:your|ur|the) shower\b/i,
    limit: true,
    not: /\bbetter late\b/i,
    said: {
      'own it': [
        ['warm', 'You are right. I am late, and I am sorry. Twenty honest minutes.'],
        ['direct', 'Fair. Late, by [how much], and no more almost from me.'],
        ['playful', 'Caught. I am late and I am leaving, in that order. Sorry.'],
      ],
      'make amends': [
        ['warm', 'I am late, and you deserved to hear it straight. First round is on me.'],
        ['playful', 'Late, with wet hair and no excuse. I will pay for it in dessert.'],
      ],
    },
  }),
  fitting('settled: if I go quiet', {
    cue: /\b(?:if i go (?:quiet|silent|offline|dark)|if i (?:disappear|vanish|don'?t (?:reply|answer)))\b/i,
    not: /\bclock|look for|under the|put under|surgery|wisdom teeth|\bop\b|police|call for help|worried about him|scared\b/i,
    places: (r) => ({
      power: when(says(r, /\b(?:eskom|load ?shedding|stage \d|power|lights?|electricity)\b/i)),
      battery: when(says(r, /\b(?:battery|percent|%|charger|phone)\b/i)),
      signal: when(says(r, /\b(?:signal|tunnel|n\d|plane|mountain|data|taxi|train|bus)\b/i)),
    }),
    said: {
      'give space': [
        ['warm', '{power}Noted. If you go quiet I will be cross with Eskom and not with you.'],
        ['direct', '{battery}Save your battery for something important. I will be here when you are back.'],
        ['calm', 'Good to know. I will not read anything into the silence.'],
        ['warm', 'Thank you for the warning. Nobody ever tells me before they go quiet.'],
        [
          'warm',
          '{signal}All right. Write when you are somewhere with signal again, so that I know you made it.',
        ],
      ],
      'light touch': [
        ['playful', 'If you go quiet I will just keep talking. You can catch up later.'],
        ['playful', '{power}Then candles it is. Blink twice when the lights are back.'],
        ['witty', 'Understood. I give it an hour before I start a search party of one.'],
      ],
    },
  }),
  fitting('settled: the bell', {
    cue: /\b(?:is|does) (?:the|your|ur) (?:bell|door ?bell|buzzer|intercom) (?:work(?:ing)?|broken|dead)\b|\b(?:rang|ringing|pressed|pressing|been at) (?:the|your|ur) (?:bell|door ?bell|buzzer|intercom)\b/i,
    not: /\b(?:yesterday|last|chemo|treatment|they|he|she|neighbou?r|kids)\b/i,
    said: {
      'confirm the plan': [
        ['direct', 'Coming to open for you right now.'],
        ['warm', 'Sorry, the bell did not reach me. On my way down.'],
      ],
      'own it': [['warm', 'I heard nothing, sorry. Stay there, I am coming to the gate.']],
      'light touch': [
        ['playful', 'The bell works when it feels like it. I am faster, coming now.'],
        ['witty', 'The bell is decorative. I am the actual system, on my way.'],
      ],
    },
  }),
  fitting('settled: wait inside', {
    cue: /\b(?:wait|stay) (?:inside|indoors|in the (?:foyer|lobby|shop|entrance|warm|dry))\b/i,
    not: /\?|\b(?:i'?ll|i will|let me) (?:wait|stay)\b|\b(?:all day|lockdown|weekend|until|told to|doctor|flu|ill|sick|bronchitis)\b/i,
    said: {
      'confirm the plan': [
        ['warm', 'Waiting inside. I will look out for you.'],
        ['direct', 'Will do. I will come out when I see you.'],
        ['calm', 'Thank you, that is thoughtful. No need to rush in this.'],
      ],
      'light touch': [
        ['playful', 'Inside it is. Flash your lights and I will make a run for it.'],
        ['flirty', 'You look after me and you come with a car. Waiting inside.'],
        ['playful', 'Staying put. I have chosen a window and look very dramatic in it.'],
      ],
    },
  }),
  fitting('settled: where are you', {
    cue: /^\W*(?:hey |oi |so |ok )?where (?:are |r )?(?:you|u)\b(?! (?:from|based|going|off|at in life|living|stay|been all|see|these|headed|now in))/i,
    not: /\b(?:years|all my life|originally|grew up|born|live|located)\b/i,
    also: (r) =>
      r.style.words <= 18 &&
      says(
        r,
        /\b(?:cold|food|table|waiting|here|film|movie|starts?|started|dog|hurry|door|outside|starving|hungry|ready|order(?:ed)?|seat|late)\b/i,
      ),
    places: (r) => ({
      dog: when(says(r, /\bdog\b/i)),
      food: when(says(r, /\b(?:food|supper|dinner|lunch|cold|hungry|starving)\b/i)),
    }),
    said: {
      'answer, then return': [
        ['direct', '[Where you are], and walking fast. Sorry to keep you waiting.'],
        ['warm', '{food}Nearly with you, [how far off you are]. Please start before it gets cold.'],
        ['direct', 'Nearly there. Keep my place, I will be quick.'],
      ],
      'own it': [['warm', 'On my way and sorry. Go ahead without me if you have to.']],
      'light touch': [
        ['playful', '{dog}On my way. Tell the dog I match any offer.'],
        ['playful', '{food}Close enough to smell it. Defend my plate for five more minutes.'],
        ['playful', 'Round the corner, looking for a good excuse. It is going badly.'],
      ],
    },
  }),
  fitting('settled: what the door says', {
    cue: /\bdo (?:they|you think they'?ll) (?:check|ask for|need|want|accept|let)\b[^.!]*\?/i,
    also: (r) =>
      says(
        r,
        /\b(?:age|id|ticket|booking|door|entrance|in without|trainers|sneakers|shorts|dogs?|kids|cash|card|reservation|jacket)\b/i,
      ),
    said: {
      'answer, then return': [
        ['direct', '[Yes or no], as far as I know. I will ask before you make the trip.'],
        ['warm', 'I am not sure, so let me phone them. You will know in ten minutes.'],
      ],
      'offer another way': [
        ['calm', 'If they say no we go next door. I am not loyal to any of these places.'],
        ['warm', 'Bring it if it is easy. If not, we find somewhere with lower standards.'],
      ],
      'light touch': [['playful', 'If they make trouble I will vouch for you, for whatever that is worth.']],
    },
  }),
  fitting('settled: the promo code', {
    cue: /\b(?:send|give|share|forward|what(?:'?s|s| is)|still got|have)\b[^.!?]{0,30}\b(?:promo|discount|voucher|referral|uber eats|mr ?d|checkers)(?: \w+)? code\b|\bcode for the (?:uber|discount|promo|voucher|r\d+ off|takealot|mr ?d)\b/i,
    not: /\b(?:otp|pin|6[- ]digit|verification)\b|\bcode is\b/i,
    places: (r) => ({ dinner: when(says(r, /\b(?:dinner|supper|cook\w*|making you|lunch|food)\b/i)) }),
    said: {
      'do what they ask': [
        ['direct', 'Here it is: [the code]. Use it well.'],
        ['playful', '{dinner}The code is yours. I expect a plate in return.'],
        ['warm', 'Sending you the code now. Happy somebody gets some use out of it.'],
      ],
      'take the bait': [
        ['playful', '{dinner}Dinner made by you and paid for by my code. I call that a partnership.'],
        ['playful', 'One code, coming up. My commission is payable in snacks.'],
        ['playful', 'You may have the code if I may have the leftovers.'],
      ],
      'light touch': [['witty', 'Finally somebody who wants me for my discounts.']],
    },
  }),
  fitting('settled: here is my handle', {
    cue: /\b(?:i'?m|im|it'?s|find me|add me|follow me|my (?:insta\w*|ig|handle|username|whatsapp|number)(?:'s| is)?)\b[^.!?]{0,20}@ ?\w{3,}|\bmy number'?s? (?:is )?on the\b|\b(?:insta\w*|ig|whatsapp|telegram) is easier\b/i,
    not: /\b(?:crypto|invest\w*|onlyfans|subscribe|telegram channel)\b/i,
    places: (r) => ({
      photos: when(says(r, /\b(?:photos?|pics?|pictures)\b/i)),
      ease: when(says(r, /\bno pressure\b/i)),
    }),
    said: {
      'confirm the plan': [
        ['direct', 'Adding you now, thank you.'],
        ['direct', 'Found you. If a stranger follows you in a minute, that is me.'],
        ['warm', '{photos}I will come and look, then. Here or there, I am glad to hear from you.'],
        ['calm', '{ease}Thank you, no pressure taken. It is good to have it.'],
      ],
      'light touch': [
        ['playful', 'I will try not to like something from 2017 by accident.'],
        ['playful', 'Looking you up now. I promise to act surprised when you tell me things.'],
      ],
      'leave it open': [['calm', 'Got it, thank you. I am happy on here too, whichever suits you.']],
    },
  }),
  fitting('settled: they did as asked', {
    cue: /\b(?:deleted|removed|took|taken|untagged|changed|stopped|switched|cancelled|blurred|archived)\b[^.!?]{0,50}\b(?:like|as) (?:you|u) (?:asked|wanted|said)\b(?! (?:they|he|she|it|i|we)\b)/i,
    not: /\b(?:kids|boss|landlord|he|she|they)\b/i,
    limit: true,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for doing it straight away, and for not making it a thing.'],
        ['warm', 'That means a lot to me. Thank you for listening.'],
        ['direct', 'Thank you. It was not easy to ask, and you made it easy.'],
        ['calm', 'I appreciate it, more than a text can show. Thank you.'],
      ],
      'leave it open': [
        ['warm', 'All good now, thank you. I would do the same for you, you only have to say.'],
      ],
      'light touch': [['playful', 'Thank you. You are officially trusted with my next bad photo.']],
    },
  }),
  fitting('settled: you pick, but', {
    cue: latin(
      /\b(?:you|u) (?:pick|choose|decide(?: on)?) (?:the|a|our) (?<x>movie|film|place|restaurant|series|music|playlist|game|show|cafe|café|spot)\b[^.!?]{0,8}\b(?:no|nothing|not|just not) (?<no>(?:too )?\p{L}+(?: (?:films?|food|music|stuff))?)/iu,
    ),
    said: {
      'pick a slot': [
        ['direct', 'Deal, and I heard you about {no}. I will send you two options tonight.'],
        ['warm', 'Happy to choose the {x}. What was the last one you really loved?'],
      ],
      'respect the limit': [['warm', 'A {x} that suits your one condition. I will find it.']],
      'light touch': [
        ['playful', 'I pick the {x}, you get one veto, we split the blame.'],
        ['playful', 'That is a lot of power to give somebody you met on an app. I accept.'],
      ],
    },
  }),
];
