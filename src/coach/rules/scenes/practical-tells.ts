/** They tell something that helps the two of them meet: a code, the way, where they stand, when they get there, what to bring. */

import { find } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

const lower = (words: string | undefined): string | undefined => words?.trim().toLowerCase();

/** `behind the bakery`: where to look. */
const WHERE = latin(
  /\b((?:behind|next to|opposite|past|under|above|beside|between|across from|in front of) (?:the|a) (?:\p{L}+ ){0,2}?\p{L}+)(?=[,.!?;)]|\s+(?:and|not|then|so|but|or|it|you|at|with|near)\b|\s*$)/iu,
);
const whereIn = (r: Reading): Places => ({
  where: word(find(WHERE, r.plain)?.[1]?.replace(/^\w+/, (first) => first.toLowerCase())),
});

/** `mind the second speed bump`. */
const WARNED = latin(
  /\b(?:mind|watch(?: out for)?|beware(?: of)?|careful (?:of|with)|look out for) (?<w>the (?:\p{L}+ ){0,2}\p{L}+)(?=[,.!?;]|\s+(?:it|he|she|they|because|cause|cos)\b|\s*$)/iu,
);

const COLOUR = '(?:white|blue|red|black|silver|grey|gray|green|yellow|orange|gold|maroon|beige)';
const CAR = new RegExp(
  `\\b((?:little |old |small |big )?${COLOUR} (?:corolla|polo|fiesta|golf|swift|clio|mini|kia|picanto|hyundai|i10|i20|toyota|yaris|vw|bmw|audi|mazda|ford|figo|renault|kwid|nissan|micra|honda|jazz|opel|corsa|bakkie|hilux|car|van|suv|hatchback|uber|beetle|fiat|peugeot|tazz|citi golf|duster|tesla|prius|skoda|volvo|jeep))\\b`,
  'i',
);

const PRETTY_FOOD =
  /\b(?:bread|starters?|chips|fries|nachos|garlic bread|olives|wine|dips|wings|calamari|bruschetta|pizza|coffee|drinks|samosas|dessert)\b/i;

export const PRACTICAL_TELL_SCENES: readonly Scene[] = [
  fitting('told: the code', {
    cue: /\b(?:gate|door|access|visitors?'?|entrance|complex|lift|lobby|alarm|locker|lockbox|key ?box|wi-?fi|intercom) (?:code|password|pin)(?:'?s| is|:)?(?: for [\w ]{2,15} is)? ['"]?(?<code>[#*]?\d{3,8}[#*]?)/i,
    not: /\?|\bnot working\b/,
    places: (r) => ({
      w: word(find(WARNED, r.plain)?.groups?.w?.toLowerCase()),
      gate: word(lower(/\b(?:gate|door|lift|lobby|complex)\b/i.exec(r.plain)?.[0])),
    }),
    said: {
      'confirm the plan': [
        ['direct', '{code}, got it. See you in a few minutes.'],
        ['warm', 'Got the code, and thank you for the warning about {w}.'],
        ['calm', '{code}, saved. I will message you when I am through the {gate}.'],
        ['calm', '{code}, saved. Thank you.'],
      ],
      'light touch': [
        ['playful', '{code}. I feel like a spy already.'],
        ['witty', '{code}. You trust me with the important things, I see.'],
        ['playful', '{code}, memorised. I will treat {w} with respect.'],
        ['warm', 'Thank you, {code}. That saves me from looking suspicious outside.'],
      ],
    },
  }),
  fitting('told: a discount', {
    cue: /\b(?:discount|promo|voucher|coupon|referral) code\b[^?]*?\b(?:is|:|,)\s?['"]?(?<code>[A-Z]{2,}[A-Z0-9]{1,})\b/i,
    not: /\?\s*$|\bcan (?:you|u)\b/,
    said: {
      'confirm the plan': [
        ['direct', '{code}, noted. Thank you for thinking of me.'],
        ['warm', 'Kind of you, thank you. I will say {code} sent me.'],
      ],
      'light touch': [
        ['playful', 'I meet somebody lovely and there is a discount. I should play the lottery today.'],
        ['witty', '{code}. I have never been this close to being somebody who knows people.'],
        ['playful', '{code} goes straight into my notes, next to nothing else that useful.'],
      ],
    },
  }),
  fitting('told: simply turn up', {
    cue: /\byou can (?:simply|just) (?:turn up|come along|show up|walk in|pitch up)\b|\b(?:simply|just) (?:turn up|pitch up|show up) (?:at|on)\b/i,
    said: {
      'confirm the plan': [
        ['warm', 'Then I will simply turn up. Will you be there to show me the ropes?'],
        ['calm', 'Good to know, thank you. Turning up is the one thing I am reliable at.'],
      ],
      'follow up': [['direct', 'I like a plan without a form. Do newcomers need to bring anything?']],
      'appreciate a detail': [['warm', 'Thank you, I like that nobody has to book. I may see you there.']],
      'light touch': [['playful', 'Turning up I can do. Keep me a place near somebody slow, please.']],
    },
  }),
  fitting('told: the way', {
    cue: latin(
      /\bhere'?s the (?:pin|location|address)\b|\bthe (?:entrance|door|gate|buzzer|stairs|parking) (?:is|are) (?:behind|next to|round|around|past|under|opposite|on the)\b|\b(?:park|wait|stand|turn|go in|come in|walk|drive) (?:\p{L}+ ){0,2}?(?:behind|next to|opposite|round the back|past|in front of)\b|\bthe table(?:'?s| is) (?:under|booked under)\b|\btable(?:'?s| is) under\b/iu,
    ),
    not: /\?|\bcode for\b|\b(?:yesterday|last (?:week|night|year)|every|always|years ago|once|used to|he|she|they)\b/i,
    places: whereIn,
    said: {
      'confirm the plan': [
        ['direct', '{where}, got it. I will message you when I am there.'],
        ['warm', 'Thank you, that saves me ten minutes of looking lost. See you there.'],
        ['direct', 'Clear enough, even for me. See you in a bit.'],
        ['calm', 'Got it, {where}. I would have gone to the wrong side, so thank you.'],
      ],
      'light touch': [
        ['playful', 'Even I can find that. Famous last words, keep your phone on.'],
        ['calm', 'Got it, thank you. I will message you if I end up somewhere else entirely.'],
        ['playful', '{where}, understood. If I am not there in time, send a search party.'],
      ],
      'appreciate a detail': [
        ['warm', 'You give directions like somebody who wants me to arrive. I like that.'],
      ],
    },
  }),
  fitting('told: they are outside', {
    cue: /^\W*(?:ok(?:ay)? |hey |right |so )?(?:i'?m |im |i am )?(?:now )?(?:outside|downstairs|parked outside|waiting outside)\b(?! (?:of (?:my|town|work)|my|the (?:box|law|norm|city)))/i,
    not: /\b(?:cat|dog|braai|sun|garden|rain|is that|crime|which|where|freezing|my office|smoking|is the bell)\b|\?/i,
    also: (r) => r.style.words > 2,
    places: (r) => ({
      car: word(
        lower(CAR.exec(r.plain)?.[1])?.replace(
          /\b(?:corolla|polo|fiesta|golf|clio|mini|kia|picanto|hyundai|toyota|yaris|mazda|ford|figo|renault|nissan|micra|honda|opel|corsa|hilux|uber|fiat|peugeot|tesla|prius|skoda|volvo|jeep|citi)\b/g,
          (make) => make[0]?.toUpperCase() + make.slice(1),
        ),
      ),
      engine: says(r, /\b(?:engine|hazards|getaway)\b/i) ? { words: ' ' } : undefined,
      ease: says(r, /\b(?:no rush|take (?:your|ur) time|no hurry)\b/i) ? { words: ' ' } : undefined,
    }),
    said: {
      'confirm the plan': [
        ['direct', 'Coming out now. Two minutes.'],
        ['warm', 'On my way to you. I will look for the {car}.'],
        ['warm', '{ease}You are kind. Two minutes and I am outside too.'],
      ],
      'light touch': [
        ['playful', '{engine}Coming out now. Keep the engine running, nobody saw us.'],
        ['playful', 'Shoes on, coming outside. The {car} has my full attention.'],
        ['playful', 'Looking for my keys, then I am all yours. One minute.'],
        ['playful', '{ease}Dangerous thing to tell me to take my time. Coming, I promise.'],
      ],
      'do what they ask': [['calm', 'Coming outside in a minute. Thank you for waiting.']],
    },
  }),
  fitting('told: parked, and where', {
    cue: latin(/\b(?:i'?m |im |just )?parked (?:on|in|at|by|behind|next to|under|outside)\b/iu),
    not: /\b(?:yesterday|last|somebody|someone|they|he|she|his|her|their|neighbou?r|behind me|across me|across|once|years|always)\b|\byou(?:'?ve|'re| have|r)? (?:just )?parked\b/i,
    also: (r) => r.conversation.length === 0 || !says(r, /\bwas\b/i),
    places: (r) => ({
      crime: says(r, /\b(?:crime|illegal|allowed|legal)\b/i) ? { words: ' ' } : undefined,
      calm: says(r, /\b(?:crime|illegal|allowed|legal)\b/i) ? undefined : { words: ' ' },
      ...whereIn(r),
    }),
    said: {
      'answer, then return': [
        ['direct', '{crime}Round here that is a fine and a lecture. Move it if you can, I will wait.'],
        [
          'playful',
          '{crime}Only if they catch you. Better move it, I would rather have you here than in court.',
        ],
      ],
      'confirm the plan': [
        ['direct', '{calm}Good, you found parking. I am coming to meet you.'],
        ['warm', '{calm}Got it. If you are not here in five minutes, I come looking.'],
        ['calm', '{calm}Well parked. I will come and meet you halfway.'],
        ['direct', '{calm}{where}, got it. See you in a minute.'],
      ],
      'light touch': [
        ['playful', '{calm}Remember where you parked, I am no help at that. See you in a minute.'],
        ['playful', '{calm}Parked and nearly here. I will try to look casual.'],
        [
          'warm',
          '{crime}Everybody does it and everybody gets a ticket once. Try one street further, I will wait.',
        ],
        ['playful', '{crime}I will deny knowing you. Move it and come in, there is no rush.'],
        ['playful', '{crime}I saw nothing. But there must be a better spot, shall I come and help you look?'],
      ],
    },
  }),
  fitting('told: arriving by train', {
    cue: /\b(?:on the|the|my) (?<v>train|bus|gautrain|ferry|tram|coach|plane|flight)\b[^?]{0,40}?\b(?:in|there|arriv\w+|lands?|gets? (?:in|there)|due)\b[^?]{0,12}?\b(?:at |by |around )?(?<t>\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]m)\b/i,
    not: /\?/,
    said: {
      'confirm the plan': [
        ['direct', '{t}, noted. Text me when the {v} is close and I will come and meet you.'],
        ['warm', 'See you at {t}, or whenever the {v} feels like it.'],
        ['calm', '{t} is fine. If the {v} is late, so be it, I am not going anywhere.'],
      ],
      'light touch': [['playful', 'I will say a small prayer for the {v}. {t} it is.']],
      'no rush': [['warm', 'Good. Sit back, look out of the window, and tell me when you are nearly in.']],
    },
  }),
  fitting('told: start without me', {
    cue: /\b(?:start|order|begin|eat|go in|go ahead) without (?:me|us)\b(?!\?)|\border (?:the|us|me|us some|some) (?:bread|starters?|chips|nachos|olives|wine|drinks|dips|wings|garlic bread|samosas)\b/i,
    not: /\?|\balways\b|\bcould (?:you|u)\b|\bthey\b/i,
    places: (r) => ({ food: word(lower(PRETTY_FOOD.exec(r.plain)?.[0])) }),
    said: {
      'no rush': [
        ['direct', 'No problem. I will order the {food} and guard your half.'],
        ['warm', 'Get here when you can, nobody is counting. I will start slowly.'],
        ['calm', 'No stress at all. I have the table, the rest can wait for you.'],
      ],
      'light touch': [
        ['playful', 'Ordering the {food} now. I make no promises about what is left when you get here.'],
        ['playful', 'Alone with the {food}, then. Hurry, I have no self-control.'],
        ['playful', 'I will start so slowly that nobody notices. See you when you get here.'],
        ['warm', 'All good, take your time. I am not going anywhere without you.'],
      ],
    },
  }),
  fitting('asked: order without them', {
    cue: /\b(?:do (?:you|u) (?:want|wanna)(?: to)?|should (?:you|u)|(?:you|u) (?:can|could)) (?:just )?(?:order|start|eat|go|go ahead) without me\b/i,
    said: {
      'answer, then return': [
        ['warm', 'No, I will wait for you. Food without you was not the plan.'],
        ['direct', 'I would rather wait. Is there anything I can do from here?'],
      ],
      'no rush': [['warm', 'Take the time it takes. I am fine here, and I would rather eat with you.']],
      'offer another way': [
        ['calm', 'I will wait a while. If it takes all night, I can bring the food to you.'],
      ],
      'light touch': [
        ['playful', 'I will order something small to stay alive and wait for you with the rest.'],
      ],
    },
  }),
  fitting('told: keep a seat', {
    cue: latin(
      /(?:^|[.!,] ?|\b(?:pls|please|can (?:you|u)|could (?:you|u)) )(?:save|keep|block|grab|hold|get) (?:me|us) (?:a|the|that|one) (?:\p{L}+ )?(?<x>seat|spot|chair|table)\b/iu,
    ),
    not: /\bin your (?:heart|life)\b/i,
    places: (r) => ({
      not: word(lower(/\bnot ((?:under|near|next to|by|behind|in) the \w+)/i.exec(r.plain)?.[1])),
    }),
    said: {
      'do what they ask': [
        ['direct', 'Done, one {x} with your name on it.'],
        ['warm', 'I will save you the {x}, and not {not}. I heard you.'],
        ['calm', 'Will do. It is yours until you get here.'],
        ['warm', 'Of course. Take your time, nobody is getting that {x}.'],
      ],
      'light touch': [
        ['playful', 'Anyone who so much as looks at your {x} will have to deal with me.'],
        ['playful', 'My jacket is now guarding your {x}. It takes the job seriously.'],
      ],
    },
  }),
  fitting('told: how to know them', {
    cue: /\bi'?ll be (?:the one|the (?:guy|girl|man|woman)|(?:in|wearing) (?:a|the|my))\b/i,
    // Held for the reader, or done while they do something: said of a part to play, not of a look.
    not: /\bi'?ll be the (?:one|guy|girl|man|woman) (?:\w+ing )(?:your|ur|you|u)\b|\b(?:not (?:gonna|going to) be me|no way|from the (?:couch|sofa|bed|side ?lines?)|in bed)\b|\b(?:voice ?notes?|phone calls?)\b|\bi'?ll be the one (?:to|that|who(?:'s| is)? (?:cry|sorry|laugh|pay))/i,
    places: (r) => ({
      look: word(
        lower(
          latin(
            /\b(?:w|with|in|wearing|holding|carrying) (?:a|an|the|my) ((?:\p{L}+ ){0,2}(?:scarf|hat|cap|jacket|coat|dress|shirt|umbrella|jersey|hoodie|bag|backpack|beanie|boots|suit|tie|book|balloon|poncho|raincoat))\b/iu,
          ).exec(r.plain)?.[1],
        ),
      ),
      run: says(r, /\bdon'?t run\b/i) ? { words: ' ' } : undefined,
    }),
    said: {
      'confirm the plan': [
        ['direct', 'Got it, I will look for the {look}.'],
        ['warm', 'If I see you first, I am coming straight over to say hello.'],
        ['warm', '{run}I will not run. If anything I will walk a bit faster towards you.'],
      ],
      'light touch': [
        ['playful', 'I will be the one pretending not to look for a {look}.'],
        ['playful', 'Good, we can look lost together. Two makes it a search party.'],
        ['playful', 'If I walk past you twice, it is nerves. Shout my name.'],
      ],
    },
  }),
  fitting('told: look up and wave', {
    cue: /\b(?:look|turn) (?:up|left|right|around|round|behind you)(?: and wave| now)?\b[^?]*\b(?:i'?m|im|wave|other)\b|^\W*(?:can (?:you|u) )?(?:just )?wave\b/i,
    not: /\b(?:goodbye|house|on the horizon|yesterday)\b/i,
    said: {
      'do what they ask': [
        ['playful', 'Waving. If that was not you, I have just made a new friend.'],
        ['direct', 'Waving now. Wave back so that I know I have the right one.'],
        ['warm', 'I am waving with my whole arm. Hello, you.'],
      ],
      'light touch': [
        ['witty', 'Waving at everybody, to be on the safe side. One of them must be you.'],
        ['playful', 'Waving. People are staring, I hope you are one of them.'],
      ],
    },
  }),
  fitting('told: how to leave the house', {
    cue: /\b(?:before (?:you|u) (?:leave|go)|when (?:you|u) leave|on (?:your|ur) way out)\b[^?]*$|\b(?:spare|the) key(?:'?s| is)? (?:under|in|behind|on|goes|back)\b[^?]*$/i,
    not: /\?|\b(?:kiss|hug|miss|date|last night|lost|found)\b/i,
    also: (r) =>
      says(
        r,
        /\b(?:strip|lock|switch|turn|close|shut|feed|water|put|leave|drop|key|bins?|cleaner|alarm|lights?)\b/i,
      ),
    places: (r) => ({
      where: word(
        lower(latin(/\bkey(?:'?s| is)? (under|in|behind|on) the (\p{L}+)/iu).exec(r.plain)?.[0])?.replace(
          /^key(?:'?s| is)? /,
          '',
        ),
      ),
      stay: /\b(?:crash|stay|guest|sleep|night|heading off|leaving|thanks for (?:letting|having))\b/i.test(
        r.mine,
      )
        ? { words: ' ' }
        : undefined,
    }),
    said: {
      'do what they ask': [
        ['direct', 'Will do, and the key goes back {where}.'],
        ['warm', '{stay}Of course. Thank you for having me, I owe you one.'],
        ['calm', 'No problem, I will see to it before I leave.'],
        ['warm', 'Consider it done. Is there anything else the place needs?'],
        ['direct', 'Got it, all of it. Thank you for telling me.'],
      ],
      'light touch': [
        ['playful', 'It will look as if I was never here. I am good at leaving no trace.'],
        ['playful', 'On my list already. I will leave it better than I found it.'],
        ['playful', '{stay}All of it, in that order. Best hotel I know, five stars.'],
      ],
    },
  }),
];
