/** They need something from the reader before they can go on: an address, a code, a password, a size, a yes that something is done. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

const MAP = /\b(?:google(?: maps)?|waze|maps?|gps|sat ?nav)\b/i;
const ON_THE_ROAD =
  /\b(?:again|on my way|omw|google|maps?|gps|waze|deleted|lost|driver|taxi|uber|bolt|remind|leaving|where (?:am i|do i) (?:going|go)|can'?t find|set off|driving)\b/i;
const PLACE_TALK =
  /\b(?:the place|called|come (?:over|up|by|round)|address|street|road|next to|see you|meet|door|flat|gate|number \d)\b/i;

/** Who stands between them and the reader. */
const GUARD = /\b(?:guard|doorman|security|concierge|receptionist)\b/i;
const DOOR = /\b(?:gate|boom|door|entrance|lift|lobby)\b/i;

const theDoor = (r: Reading) => word(DOOR.exec(r.plain)?.[0].toLowerCase() ?? 'door');

export const PRACTICAL_ASK_SCENES: readonly Scene[] = [
  fitting('asked for: the address', {
    cue: latin(
      /\b(?:what(?:'?s| is| was)|send|share|drop|give|resend|forward|need|remind me(?: of)?)\b[^.!?]{0,22}\b(?<what>address|location|pin|directions|house number|unit number)\b/iu,
    ),
    not: /\b(?:i'?ll|i will|let me|i can|i could|i'?ve|i just|want me to|should i|shall i) (?:just )?(?:send|share|drop|give|forward)|\b(?:email|home|ip|work) address|\bbank\b|\bhere'?s\b|\blive location\b|\bwhen (?:you'?re|you are|ur|u r|you get|u get) (?:home|in|on|back|there)\b|\bi (?:don'?t|do not|never)\b|\bcame? over\b|\btonight\b.*\balone\b/i,
    also: (r) =>
      says(r, ON_THE_ROAD) ||
      PLACE_TALK.test(r.mine) ||
      says(r, /\b(?:send|drop|share)\b[^.!?]{0,15}\b(?:pin|location)\b/i),
    places: (r) => {
      const map = MAP.exec(r.plain)?.[0].toLowerCase();
      return { map: word(map && (/google/.test(map) ? 'Google' : /waze/.test(map) ? 'Waze' : 'the map')) };
    },
    said: {
      'answer, then return': [
        ['direct', '[The {what}]. Shout if you get stuck and I will come out to meet you.'],
        ['playful', 'Do not believe {map} on this one. The {what} is [the {what}].'],
        ['warm', 'Here is the {what} again: [the {what}]. No rush, get here in one piece.'],
      ],
      'do what they ask': [
        ['direct', 'Sending the {what} now. Tell me when you are close and I will come out.'],
        ['calm', 'One second, the {what} is on its way to you.'],
      ],
      'take the bait': [
        [
          'playful',
          '{map} clearly has other plans for you. Sending the {what} now, follow me and not the arrow.',
        ],
      ],
      'light touch': [
        ['playful', 'Coming right up. If the {what} fails too, I will stand outside and wave.'],
      ],
    },
  }),
  fitting('asked for: which code', {
    cue: /\b(?:is|was) it (?<one>\d{3,6})#? or (?<two>\d{3,6})\b|\bcode(?:'?s| is| isn'?t)? (?:not working|doesn'?t work|wrong|says (?:no|error))\b|\bcode (?:doesn'?t|won'?t|didn'?t) work\b/i,
    places: (r) => {
      const right = /\b\d{3,6}\b#?/.exec(r.mine)?.[0];
      return { right: word(right), unknown: right ? undefined : { words: ' ' } };
    },
    said: {
      'answer, then return': [
        ['direct', '{right}. If it still refuses, I am coming to open for you.'],
        ['direct', '{unknown}[The right code]. If it still refuses, I am coming to open for you.'],
        ['playful', '{right}. The other one opens a different life.'],
      ],
      'do what they ask': [
        ['warm', 'Stay there, I am coming to let you in. The code and I need to talk later.'],
        ['playful', 'Do not fight the code, it fights dirty. I am coming down.'],
        ['calm', 'Leave the code, I will come and open the door myself. One minute.'],
      ],
      'own it': [
        ['warm', 'It should be {right}. Sorry about that, I am coming to the door.'],
        ['warm', '{unknown}Sorry, that code has moods. I am on my way to open for you.'],
      ],
    },
  }),
  fitting('asked for: how to get in', {
    cue: /\b(?:what(?:'?s| is| was)|send|need|needs|wants?|have|remind me(?: of)?|give me)\b[^.!?]{0,30}\b(?:gate|visitors?'?|access|entrance|entry|complex|estate|door|keypad|boom) (?:code|number|pin)\b|\bhow do (?:i|we) get (?:in|into|inside|up|through)(?= the (?:building|complex|estate|gate|door)\b|\W*[,.?]|\W*$)|\bgate code\W*\?/i,
    not: /\b(?:emailed|mailed|booking|industry|league|character|habit|field|business|mood|zone|university|med school)\b/i,
    places: (r) => ({
      door: theDoor(r),
      guard: word(GUARD.exec(r.plain)?.[0].toLowerCase()),
      code: says(r, /\bcode\b/i) ? { words: ' ' } : undefined,
    }),
    said: {
      'answer, then return': [
        ['direct', '{code}Here it is: [the code]. Shout if it says no.'],
        ['warm', 'Tell the {guard} you are here for me, the code is [the code].'],
      ],
      'do what they ask': [
        ['warm', 'Stay there, I am coming to the {door} to let you in. Two minutes.'],
        ['calm', 'I will come and fetch you at the {door}. Do not go anywhere.'],
        ['direct', '{code}Sending the code this second.'],
      ],
      'own it': [
        ['warm', 'Sorry, I should have told you before. I am on my way to the {door}.'],
        ['calm', 'My fault, getting in is the hard part. Wait there, I will walk you up.'],
      ],
      'take the bait': [
        ['playful', 'I am coming to vouch for you. Smile at the {guard} until then, look respectable.'],
        ['playful', 'Look as if you live there. I am two minutes away from letting you in.'],
      ],
    },
  }),
  fitting('asked for: the wifi', {
    cue: /\bwhat(?:'?s|s| is| was)\b[^.!?]{0,20}\bwi-?fi (?:password|pass|pw|code|login)\b|\bwi-?fi (?:password|pw|code)\W*(?:pls|please|again)?\W*\?|\bwhat(?:'?s|s| is) (?:the|your|ur) password\b[^.!?]{0,20}\bwi-?fi\b/i,
    said: {
      'answer, then return': [
        ['direct', 'It is [the wifi password]. Guard it with your life.'],
        [
          'playful',
          '[The wifi password]. Knowing the wifi makes you a regular, I hope you are ready for that.',
        ],
      ],
      'do what they ask': [
        ['playful', 'Sending you the password now. It is the most personal thing I have shared all week.'],
        ['calm', 'The wifi password is on its way. Tell me if it does not connect.'],
      ],
      'take the bait': [
        ['witty', 'So that is what you came for. The wifi gets all the attention, I only live with it.'],
        ['playful', 'The password costs one cup of tea, made by you. I think that is fair.'],
      ],
    },
  }),
  fitting('asked for: what there is', {
    cue: latin(
      /\b(?:will there be|is there(?: going to be| gonna be)?|are there|what(?:'?s|s| is) the|do they have|does it have|will it have)\b[^.!?]{0,16}?\b(?<x>signal|reception|wi-?fi|parking|heating|aircon|shade|showers?|towels|a card machine|a braai|hot water|electricity|a bathroom|a toilet|a loo|a lift|an atm|food|bedding|firewood|blankets)\b[^.!]*(?:\?|\bcause\b|\bcos\b|\bbecause\b|\bi'?m\b|$)/iu,
    ),
    not: /\b(?:in|at|round) (?:your|ur) (?:building|place|flat|house|home|apartment|complex|office|side)\b|\b(?:heaven|paradise|hell|the afterlife|near you|around you|spots?|critic)\b|\bpassword\b|\bsituationship|\bwhat(?:'?s|s| is) the (?:best|worst) food\b|\bfood (?:critic|poisoning|you)\b/i,
    said: {
      'answer, then return': [
        ['direct', 'About the {x}: [what you know]. Would that work for you?'],
        [
          'warm',
          'As far as I know, [what you know about it]. I will double check the {x} before you set off.',
        ],
      ],
      'do what they ask': [
        ['warm', 'Good thing you asked. I will find out about the {x} today and tell you.'],
        ['calm', 'Let me ask before I promise you anything. You will know about the {x} tonight.'],
      ],
      'offer another way': [
        ['calm', 'And if not, we change the plan. I am not married to it, with or without {x}.'],
      ],
      'take the bait': [
        ['playful', 'My word on the {x} is worth very little, so let me ask somebody who knows.'],
      ],
    },
  }),
  fitting('asked for: what they have at home', {
    cue: /\b(?:what(?:'?s|s| is) (?:the|your) (?<x>wi-?fi|internet|signal|parking|power|water|fibre|connection)(?: (?:situation|like|setup))?|do (?:you|u) have (?<y>wi-?fi|fibre|solar|an inverter|aircon|parking|a braai))\b[^.!?]{0,16}\b(?:in|at|round|on) (?:your|ur) (?:building|place|flat|house|home|apartment|complex|side|office)\b/i,
    not: /\bpassword\b/i,
    said: {
      'answer, then return': [
        ['direct', 'On my side: [how good it is]. Is that good enough to tempt you over?'],
        ['playful', 'It is [how good it is], on a day with no wind.'],
        ['warm', '[How good it is]. Better company than {x}, at any rate.'],
      ],
      'return the question': [
        ['playful', 'Before I say anything: is this a visit or are you moving your office here?'],
        ['warm', 'Sounds as if yours is letting you down. What do you need it for?'],
      ],
      'take the bait': [
        ['witty', 'I would describe it as a relationship with ups and downs. Yours sounds worse.'],
      ],
    },
  }),
  fitting('asked for: how they take it', {
    cue: /\bhow (?:do )?(?:you|u) (?:take|like|have|drink|do) (?:your|ur) (?<x>tea|coffee|eggs|steak|toast|porridge|curry)\b/i,
    said: {
      'answer, then return': [
        ['direct', 'My {x}: [how you take it]. Go on, what does that say about me?'],
        ['playful', '[How you take it], and I will not be moved. How do you take your {x}?'],
      ],
      'return the question': [
        ['playful', 'Before I answer: which way of having {x} is the wrong one?'],
        ['warm', 'I feel a lot rides on this. How do you have your {x}, so that I know the right answer?'],
      ],
      'take the bait': [['witty', 'So this is the interview and the rest is small talk. I am nervous now.']],
      'suggest meeting': [['flirty', 'Come and watch me order {x}, then judge for yourself. This week?']],
    },
  }),
  fitting('asked for: a fact to plan with', {
    cue: /\b(?:(?:what(?:'?s|s| is| are)|need|tell me|remind me(?: of)?) (?:your|ur) (?:shoe size|ring size|t-?shirt size|clothes size|coffee order|pizza order|usual order|order|allerg\w+|surname|last name|dietary \w+|flight number|topping|favou?rite topping)|what (?:(?:are|r) (?:you|u)|(?:you|u)(?:'re|r| are)?) allergic to|(?:what|anything) (?:do )?(?:you|u) (?:don'?t|do not|can'?t) eat)\b/i,
    not: /\bbesides\b|\border of\b|\bin life\b|\btall order\b/i,
    said: {
      'answer, then return': [
        ['direct', '[Your answer]. Thank you for asking first.'],
        ['playful', '[Your answer], and I will not be taking comments on it.'],
        ['warm', '[Your answer]. It is good to be asked before and not after.'],
      ],
      'do what they ask': [['warm', 'You plan properly, I like that. For the record: [your answer].']],
      'appreciate a detail': [
        ['warm', 'I like that you ask before and not after. Give me a second and I will tell you.'],
      ],
      'return the question': [
        ['direct', 'It is [your answer]. What is yours, so that I can return the favour?'],
      ],
      'light touch': [
        ['playful', 'Somebody is taking this seriously, and I am all for it. One second, I will check.'],
      ],
    },
  }),
  fitting('asked for: when they finish', {
    cue: /\b(?:what|wat|which) time (?:do |will |are |r )?(?:you|u) (?:finish|off|done|out|free|knock off|get off|get out|home|close)\b|\bwhen (?:do|will|are|r) (?:you|u) (?:finish|off work|done|knock off|get off)\b(?! (?:your|with your|varsity|school|uni))/i,
    said: {
      'answer, then return': [
        ['direct', 'At [the time]. I will come straight to you.'],
        ['warm', 'Around [the time]. I will message you the moment I am out.'],
        ['calm', 'I should be done by [the time]. Does that suit you?'],
      ],
      'do what they ask': [
        ['warm', 'I will text you when I am out, so you are not left guessing what time it will be.'],
      ],
      'light touch': [['playful', 'As soon as nobody is looking. I will message you from the door.']],
    },
  }),
  fitting('asked for: their birthday', {
    cue: /\bwhen(?:'?s|s| is) (?:your|ur) (?:birthday|bday|b-day)\b/i,
    said: {
      'answer, then return': [
        ['direct', '[Your birthday]. How much time does that give you?'],
        ['playful', '[Your birthday]. Put it in your calendar, I expect cake.'],
        ['warm', 'My birthday is [your birthday]. When is yours?'],
      ],
      'return the question': [
        ['playful', 'You first. I need to know who gets to be spoiled sooner.'],
        ['warm', 'Soon enough for you to start practising. When is your birthday?'],
        ['witty', 'What would you guess? Wrong answers cost you a slice of cake.'],
      ],
    },
  }),
  fitting('asked whether it is done', {
    cue: latin(
      /\b(?:did|have) (?:you|u) (?:(?:already |manage to |remember to |actually )?(?:send|sent|book|booked|pay|paid|post|posted|order|ordered|pack|packed|fetch|fetched|collect|collected|sign|signed|return|returned|phone|phoned|register|registered|fill(?:ed)? in|apply for|water|watered|feed|fed|lock|locked|charge|charged|confirm|confirmed)|(?:get|got) (?:the|my) (?:book|parcel|package|code|message|email|letter|tickets?|invite|link|pin|keys?|card|form|photos?))\b/iu,
    ),
    not: /\b(?:how|where|when|why|what|which|who)\b[^.!?]{0,24}\b(?:did|have)\b|\b(?:ever|as a (?:kid|child|boy|girl)|when you were|why did|my heart|flirt|get the (?:joke|feeling|sense))\b/i,
    also: (r) => r.questions.length > 0,
    said: {
      'answer, then return': [
        ['direct', '[Yes or not yet]. Thank you for keeping an eye on it.'],
        ['warm', '[Yes or not yet]. You are better at this than my calendar.'],
      ],
      'do what they ask': [
        ['direct', 'Checking right now, give me one minute.'],
        ['warm', 'Good that you ask. Let me look and come straight back to you.'],
      ],
      'own it': [['playful', 'I would like to say yes without looking. Let me look first.']],
    },
  }),
  fitting('asked for: who this is', {
    cue: /\b(?:who(?:'?s|s| is| dis| dat)? this(?= (?:sorry|again|pls|please)|\W*[?,.]|\W*$)|who (?:am i (?:talking|speaking|chatting) to|are you again|dis\b)|new phone,? who)|\blost all my (?:numbers|contacts)\b/i,
    not: /\bjk\b|\bwho(?:'?s|s| is) this (?:guy|man|girl|woman|person|dog|cat|song|band)\b/i,
    said: {
      'answer, then return': [
        ['direct', 'It is [your name], from the app. How have you been?'],
        ['warm', 'This is [your name]. No harm done, phones come and go.'],
        ['playful', 'Your favourite match, obviously. Also known as [your name].'],
      ],
      'take the bait': [
        ['playful', 'Three guesses, and I will be a good sport about the wrong ones.'],
        [
          'witty',
          'Somebody who made such an impression that you had to ask. Shall I say it or will you guess?',
        ],
      ],
    },
  }),
  fitting('asked for: who is in the photo', {
    cue: /\bwho(?:'?s|s| is) (?:that |the \w+ )?(?:(?:your|ur) (?:\w+ )?(?:dp|pic|picture|photo|profile) with|(?:with you )?(?:in|on) (?:your|ur|that|the) (?:\w+ ){0,2}(?:dp|pic|picture|photo)|next to you)\b/i,
    said: {
      'answer, then return': [
        ['direct', 'That is [who it is]. Should I pass on a hello?'],
        ['warm', '[Who it is], and happy to hear that somebody asks.'],
      ],
      'take the bait': [
        ['playful', 'Before I say who it is: what was your best guess?'],
        ['witty', 'So you looked at the other person in my photo. I will try to recover.'],
        ['playful', 'Everyone asks about that photo and nobody asks about me in it. Who do you think it is?'],
      ],
    },
  }),
];
