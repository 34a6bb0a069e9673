/** Short plain answers to what the reader wrote last: me too, yum, take your time, you choose, it was great. */

import type { Reading } from '../reading/read.ts';
import { mineAsAsked } from '../situations/guards/answer.ts';
import type { Place } from '../words/fill.ts';
import { type Fitting, fitting } from './fitting.ts';
import type { Scene } from './scene.ts';

const open: Place = { words: ' ' };
const when = (yes: boolean): Place | undefined => (yes ? open : undefined);
const asked = (r: Reading): boolean => /\?\s*\S{0,3}\s*$/.test(r.mine.trim());
const told = (r: Reading): boolean => r.mine.trim() !== '' && !asked(r);

const turn = (name: string, fit: Fitting): Scene => fitting(`ordinary turn: ${name}`, fit);

const SEEN_EACH_OTHER =
  /\b(?:great|good|nice|lovely|wonderful|amazing|fun|best|really liked|enjoyed)\b[^.?!]{0,30}\b(?:time|evening|night|date|tonight|today|yesterday|seeing you|meeting you)\b|\b(?:tonight|last night|yesterday|today) was\b|\benjoyed (?:tonight|today|yesterday|last night|meeting)\b/i;
const COMING =
  /\b(?:on my way|omw|minutes? (?:away|late)|mins? (?:away|late)|running late|be late|leaving|almost there|nearly there|be there|stuck in traffic|just parked|5 min|ten min)\b/i;
const AHEAD = /\b(?:can'?t wait|looking forward|excited|keen)\b/i;
const HARD =
  /\b(?:tired|exhausted|long (?:day|week)|(?:day|week) (?:was|is|has been) (?:\w+ )?(?:long|hard|bad|rough|busy)|stressed|sick|ill|bad (?:day|week)|can'?t sleep|busy|hungover|headache|sad|lonely|scared|nervous)\b/i;
const KIND_WORD =
  /\b(?:you(?:'re| are| look| seem| sound)|your|love|great|beautiful|funny|smile|think|proud|lovely|nice|amazing|good luck|congrat\w*)\b/i;

export const ORDINARY_TURN_SCENES: readonly Scene[] = [
  turn('me too', {
    cue: /^\W*(?:(?:aw+|haha+|oh|yes|yeah|omg|lol|ok|really)\W+)*(?:me too|me neither|same(?: here)?|likewise|(?:oh )?i(?:'m| am|m) exactly the same|exactly the same|snap|twins|that'?s me too|this is so me|so me|(?:are|r) we the same person|so (?:do|did|am|was|have|would) i|i (?:did|do|am|was|would|have) too|as well|i(?:'m| am|m) (?:too|also)|ditto|mutual|feeling'?s mutual|i feel the same(?: way)?|i love (?:it|that) too|i (?:really )?(?:had|enjoyed) (?:it|a (?:great|good|nice|lovely) time|fun) (?:too|as well))(?:\W+(?:haha+|lol|x+|too|honestly|actually|so much|really|a lot|😊|babe|hey|every (?:single )?\w+|all the time|always|(?:for me|with me)|(?:are|r) we (?:the same person|twins|related)|100%?))*\W*$/i,
    also: told,
    most: 10,
    places: (r) => ({
      seen: when(SEEN_EACH_OTHER.test(r.mine)),
      ahead: when(AHEAD.test(r.mine)),
      hard: when(HARD.test(r.mine)),
      any: when(!SEEN_EACH_OTHER.test(r.mine) && !AHEAD.test(r.mine) && !HARD.test(r.mine)),
    }),
    said: {
      'appreciate a detail': [
        ['warm', '{seen}I am so glad it was not only me.'],
        ['warm', '{ahead}Good, then we can be excited together.'],
        ['warm', '{any}Good to know that I am not the only one.'],
        ['warm', '{hard}Then we both deserve an easy evening. What is yours going to be?'],
        ['calm', '{hard}At least we can be worn out together. How are you otherwise?'],
        ['calm', '{any}I like that we have this in common.'],
      ],
      'suggest meeting': [
        ['direct', '{seen}Then let us do it again. Which day suits you?'],
        ['warm', '{seen}So there will be a next time. How about the weekend?'],
        ['direct', '{any}One more thing in common. Coffee, to find the next one?'],
      ],
      'follow up': [
        ['warm', '{any}Really? Tell me more, I would like to hear it.'],
        ['warm', '{seen}What was your favourite part?'],
        ['warm', '{hard}Poor us. What would make your evening better?'],
        ['direct', '{ahead}What are you looking forward to the most?'],
      ],
      'light touch': [
        ['playful', '{any}I knew I liked you for a reason.'],
        ['playful', '{hard}Two tired people and one couch, that could work.'],
        ['playful', '{seen}Good, then we can both stop pretending not to smile.'],
        ['playful', '{ahead}I will count the hours. Do not ask me how many.'],
      ],
    },
  }),
  turn('take your time', {
    cue: /^\W*(?:(?:aw+|haha+|oh|yes|yeah|lol|ok(?:ay)?|k+|cool|great|perfect|thanks?)\W+)*(?:ok(?:ay)?|k+|cool|great|perfect|np|nw|no (?:worries|problem|stress|rush|hurry)|all good|that'?s (?:fine|ok|okay|cool)|take your time|drive safe(?:ly)?|don'?t (?:rush|worry)|(?:i'?m |im |i am )?(?:already |just )?(?:here|inside|at the (?:bar|table|door|entrance))(?: already| now)?|see (?:you|u) (?:soon|now|in a bit|there|then)|i'?ll (?:wait|be here|get us a table)|thanks for (?:letting me know|telling me))(?:\W+(?:ok|np|take your time|drive safe(?:ly)?|no (?:worries|rush|stress)|see (?:you|u) (?:soon|now|there|in a bit)|x+|i'?m here(?: already)?|thanks|haha+|lol|babe|already))*\W*$/i,
    also: (r) => COMING.test(r.mine) && told(r),
    limit: true,
    most: 11,
    places: (r) => ({
      here: when(/\b(?:here|inside|at the|wait|table)\b/i.test(r.plain)),
      late: when(/\blate\b|traffic/i.test(r.mine)),
      easy: when(!/\b(?:here|inside|at the|wait|table)\b/i.test(r.plain)),
    }),
    said: {
      'appreciate a detail': [
        ['warm', '{easy}Thank you for being so relaxed about it. See you soon!'],
        ['warm', '{here}Thanks for waiting. I will be as quick as I can.'],
        ['warm', '{late}You are kind. I cannot wait to see you.'],
        ['warm', '{easy}Thank you, I will. See you very soon.'],
      ],
      'make amends': [
        ['playful', '{late}The first round is on me for this.'],
        ['warm', '{here}Order something nice, it is on me.'],
      ],
      'confirm the plan': [
        ['direct', '{easy}Great, see you in a bit.'],
        ['direct', '{here}Perfect, I will come and find you.'],
        ['calm', 'Thank you. Just look out for me.'],
      ],
    },
  }),
  turn('yum, jealous', {
    cue: /^\W*(?:(?:aw+|haha+|oh|omg|wow|mm+|lol|ok|damn|yoh|that|it|ooh?)\W+)*(?:yu+m+(?:y)?|jealous|so jealous|i'?m (?:so )?(?:jealous|hungry now)|(?:sounds|looks|smells) (?:amazing|good|great|nice|delicious|fun|yummy|lovely|incredible|so good|like fun)|delicious|delish|lucky(?: you)?|i want (?:some|that|one|in)|save me (?:some|a plate|a slice)|can i (?:come|have some|join)|invite me(?: next time)?|where'?s (?:mine|my (?:invite|plate))|fancy)(?:\W+(?:haha+|lol|x+|too|now|next time|🤤|😋|so|that sounds|yum|please))*\W*$/iu,
    also: (r) =>
      told(r) && !/\b(?:should|let'?s|shall|want to|wanna|how about|we could|meet)\b/i.test(r.mine),
    most: 8,
    places: (r) => {
      const food =
        /\b(?:made|cook\w*|bak\w*|eat\w*|ate|dinner|lunch|breakfast|pizza|pasta|curry|cake|lasagne?|soup|braai|sushi|bread|burgers?|food|wine|coffee|roast|steak)\b/i.test(
          r.mine,
        );
      return { food: when(food), other: when(!food) };
    },
    said: {
      'take the bait': [
        ['playful', '{food}Come quickly and there may be a plate with your name on it.'],
        ['playful', '{other}Next time I take you along, then nobody has to be jealous.'],
        ['flirty', '{food}Be nice to me and next time I make it for two.'],
      ],
      'follow up': [
        ['warm', '{food}What would you have cooked tonight?'],
        ['warm', '{other}What would you have done in my place?'],
        ['direct', '{food}What is the best thing you make yourself?'],
        ['warm', '{other}And you, what did your day look like?'],
      ],
      'suggest meeting': [
        ['warm', '{food}Shall I make it for you some time?'],
        ['direct', '{other}Would you like to come along next time?'],
      ],
      'light touch': [['playful', 'You are allowed to be a little jealous. I would be.']],
    },
  }),
  turn('it was great', {
    cue: /^\W*(?:(?:aw+|haha+|oh|omg|yes|yeah|honestly|ah|hey|thanks?)\W+)*(?:(?:it|that|we) (?:was|were|went) |was |had (?:a |the )?|absolutely |just )?(?:(?:so|really|very|pretty|actually|absolutely|just|quite|super) )*(?:amazing|great|good|nice|lovely|fun|awesome|incredible|wonderful|fantastic|brilliant|beautiful|perfect|cool|lekker|well|epic|insane|unreal|a blast|a vibe|so much fun|loved (?:it|every \w+)|the best(?: \w+ \w+ \w+)?)(?:\W+(?:(?:you|u) (?:must|should|have to|need to) (?:watch|see|go|try)(?: it)?|hey|man|i (?:cried|laughed|danced)[^.!?]{0,14}|we (?:danced|laughed)[^.!?]{0,14}|best \w+ (?:i'?ve|ever|in)[^.!?]{0,24}|thanks?|thank you|haha+|lol|x+|actually|honestly|though|i loved it|so much fun|i had (?:a lot of )?fun))*\W*$/i,
    also: (r) =>
      (asked(r) || /\b(?:tell me|how (?:was|did))\b/i.test(r.mine)) && !SEEN_EACH_OTHER.test(r.mine),
    most: 10,
    said: {
      'follow up': [
        ['warm', 'I am glad! What was the best part of it?'],
        ['direct', 'Nice. Would you do it again tomorrow?'],
        ['warm', 'That is good to hear. What will you remember the longest?'],
      ],
      'appreciate a detail': [
        ['warm', 'I can hear you smiling. I want the long version.'],
        ['calm', 'Good, you deserved something nice.'],
      ],
      'light touch': [
        ['playful', 'That is not enough detail for a curious person. One story, please.'],
        ['playful', 'That was the trailer, I want the film. How did it start?'],
      ],
    },
  }),
  turn('you choose', {
    cue: /^\W*(?:(?:aw+|haha+|oh|hm+|idk|dunno|lol|ok|not sure|i don'?t mind|i'?m (?:easy|not fussy)|im (?:easy|not fussy)|(?:you|u) know (?:the area|the place|best|better)(?: better)?|i trust (?:you|your taste)|you know|either|whatever|maybe)\W+)*(?:(?:you|u) (?:choose|pick|decide|tell me|plan it)|up to (?:you|u)|your (?:choice|call|pick)|any(?:thing|where|time)(?: (?:is fine|works|you (?:want|like)))?|i don'?t mind|i'?m (?:easy|flexible|not fussy|open)|im (?:easy|flexible)|wherever(?: you (?:want|like))?|whatever(?: (?:you (?:want|like|prefer|feel like)(?: to do)?|suits you|is easy))?|whenever|surprise me|not fussy|no preference|idm|don'?t mind|either(?: is fine| works)?|idk|i don'?t know|not sure|dunno|no idea)(?:\W+(?:haha+|lol|x+|you choose|really|honestly|tbh|yet|i'?m easy|what do (?:you|u) (?:think|want|feel like)|(?:what about )?(?:you|u)|any ideas|hbu|wbu))*\W*$/i,
    also: (r) =>
      (asked(r) || mineAsAsked(r.mine).endsWith('?')) &&
      /\b(?:where|place|restaurant|eat|go|do|meet|time|day|food|movie|film|drink|weekend|tonight|coffee|dinner)\b/i.test(
        r.mine,
      ) &&
      /\b(?:we|should|shall|want|feel like|fancy|like to|prefer|suits?|works?|meet|which|where)\b/i.test(
        r.mine,
      ) &&
      !/\b(?:for a living|for work|for fun|usually|favou?rite|looking for|in life|born|from|live|if (?:you|u)|rather be|ever|could)\b/i.test(
        r.mine,
      ),
    limit: true,
    most: 9,
    places: (r) => {
      const time = /\b(?:time|day|when|hour)\b/i.test(r.mine);
      const place = !time && /\b(?:where|place|restaurant|eat(?:ing)?|food|bar)\b/i.test(r.mine);
      return { time: when(time), place: when(place), thing: when(!time && !place) };
    },
    said: {
      'pick a slot': [
        ['direct', '{place}Then I choose. I will find us something nice and send it to you tonight.'],
        ['warm', '{place}Somewhere relaxed with good food, then. Is there anything you do not eat?'],
        ['direct', '{time}Then I say Saturday, late morning. Does that suit you?'],
        ['warm', '{thing}Then I say something easy: food first, and a walk if we feel like it.'],
        ['direct', '{thing}How about coffee and a market? You only have to turn up.'],
      ],
      'counter-offer': [
        ['warm', 'I will give you two options tonight, and you choose one. Deal?'],
        ['playful', 'Fine, I plan it, but then you may not complain.'],
      ],
      'light touch': [['playful', 'So much power. I promise to use it for snacks.']],
    },
  }),
  turn('thanked', {
    cue: /^\W*(?:(?:aw+|haha+|oh|ok|ah|lol|wow|omg)\W+)*(?:thanks?|thank (?:you|u)|thx|thanx|ty|tysm|cheers|dankie)(?:\W+(?:so much|a lot|very much|you|u|x+|babe|hun|love|dear|haha+|lol|sweetie|beautiful|handsome|that'?s (?:so |very |really )?(?:sweet|kind|nice|lovely)(?: of you)?|(?:you(?:'re|re| are)|ur) (?:so |very |too )?(?:sweet|kind|nice)|for (?:that|saying (?:that|so)|the (?:compliment|kind words|message|tip|reply|laugh))|i (?:really )?appreciate (?:it|that)|(?:it |that )?means (?:a lot|so much|the world|more than you know|everything)(?: to me)?|(?:i )?(?:really )?needed (?:that|to hear that)|(?:you|u) too|same to (?:you|u)|i'?m (?:still )?(?:so |very |really )?(?:excited|happy|chuffed|pinching myself|smiling)|(?:fingers|holding thumbs)[^.!?]{0,12}|will do|i(?:'ll| will) (?:need it|try)|man|boet|friend|my (?:dear|love|friend)))*\W*$/i,
    also: told,
    places: (r) => ({ kind: when(KIND_WORD.test(r.mine)), other: when(!KIND_WORD.test(r.mine)) }),
    said: {
      'appreciate a detail': [
        ['warm', '{kind}You are welcome, I meant every word.'],
        ['warm', '{other}You are welcome! I am glad it helped.'],
        ['calm', 'Any time. It is easy to be nice to you.'],
      ],
      'follow up': [
        ['warm', 'You are welcome. How is your day going?'],
        ['direct', 'With pleasure. What are you up to now?'],
      ],
      'light touch': [
        ['playful', '{kind}You are welcome. There is more where that came from.'],
        ['playful', 'You are welcome. I also accept payment in coffee.'],
      ],
    },
  }),
];
