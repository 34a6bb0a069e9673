/** A limit about one thing, from somebody who otherwise stays: it is taken as it is said, and the talk goes on. */

import { find } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

const lower = (words: string | undefined): string | undefined => words?.trim().toLowerCase();
const when = (yes: boolean) => (yes ? { words: ' ' } : undefined);

/** They go on, whatever the limit. */
const STAYS =
  /\b(?:keep|happy to|still|carry on|chatting|talking|till (?:we|i)|until (?:we|i)|though|but|for now|yet|before (?:we|i)|any day)\b/i;
const BURNT =
  /\b(?:had a (?:weird|bad|rough|creepy|strange)|weirdo|creep|rough (?:one|year|time)|bad experience|burn(?:t|ed) before|last time|last year|stalk\w+)\b/i;
const UNTIL = latin(
  /\b((?:after|before|till|until|from) (?:\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|morning|sundown))?|midnight|noon|tomorrow|the weekend|the \d{1,2}(?:st|nd|rd|th)))\b/iu,
);

export const SAID_LIMIT_SCENES: readonly Scene[] = [
  fitting('limit said: stay on here', {
    cue: latin(
      /\b(?:(?:i'?d|would|i) (?:rather|prefer(?: to)?|like to|want to) (?:just |only )?(?:keep|stay|chat|carry on|talk|keep (?:chatting|talking))\b[^.!?]{0,24}\b(?:here|on the app|on this)\b|(?:i )?(?:don'?t|do not|never) (?:really )?(?:send|share|swap|exchange|give out|do) (?:my )?(?:pics?|pictures|photos|selfies|numbers?|video(?: calls?)?|videos)\b)/iu,
    ),
    not: /\b(?:stop|leave me|block|report|not interested|bye|good luck|all the best)\b|\?.*\?/i,
    limit: true,
    also: (r) => says(r, STAYS) || says(r, /\b(?:here|app)\b/i),
    places: (r) => ({
      burnt: when(says(r, BURNT)),
      app: when(says(r, /\b(?:here|app)\b/i)),
      what: word(
        lower(/\b(?:pics?|pictures|photos|selfies|video(?: calls)?)\b/i.exec(r.plain)?.[0])?.replace(
          /^pics?$/,
          'pictures',
        ),
      ),
    }),
    said: {
      'respect the limit': [
        ['warm', '{app}Of course, here is fine. I like chatting with you, wherever it is.'],
        ['warm', '{burnt}I am sorry you had that. We stay here as long as you like, no reason needed.'],
        ['direct', 'No {what}, no problem. It is the chatting I am here for.'],
        ['calm', 'Completely fine, and thank you for saying it so plainly.'],
        ['warm', 'Of course. You set the pace on that, I am in no hurry.'],
      ],
      'light touch': [
        ['playful', 'No problem. I will be at my most charming right here, then.'],
        ['playful', '{app}Here it is. I am fond of the place, it is where we met.'],
      ],
      'follow up': [['warm', 'Fair enough. So, still chatting: what was the best bit of your day?']],
    },
  }),
  fitting('limit said: hours', {
    cue: latin(
      /\b(?:don'?t|do not|no|never|please don'?t) (?:text(?:ing|s)?|messag(?:e|es|ing)|call(?:s|ing)?|ring|phone|write)(?: me)?(?: to me)? (?:after|before|from|between|till|until|past)\b|\bno phone (?:till|until|after|before)\b|\bdon'?t use my phone (?:on|after|during)\b|\bphone(?:'s| is)? off (?:from|after|till|until|on)\b/iu,
    ),
    limit: true,
    not: /\bsays my\b|\b(?:ever again|again|ghost|leave me alone)\b/i,
    places: (r) => ({
      until: word(
        lower(find(UNTIL, r.plain)?.[1])?.replace(
          /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/,
          (day) => day[0]?.toUpperCase() + day.slice(1),
        ),
      ),
      after: when(
        says(r, /\b(?:after|past)\b/i) && says(r, /\b(?:don'?t|no) (?:text|message|call|ring|phone)/i),
      ),
      away: when(says(r, /\b(?:till|until|shabbat|sabbath|off)\b/i)),
      memes: when(says(r, /\bmemes?\b/i)),
    }),
    said: {
      'respect the limit': [
        ['direct', '{after}Noted, nothing {until}. Sleep is sacred.'],
        ['warm', '{away}Of course. Enjoy the quiet, I will be here when the phone comes back on.'],
        ['calm', '{away}No messages {until}, understood. Nothing here needs a quick answer.'],
        ['warm', '{after}Good rule, nothing {until}. I will get all my nonsense in before then.'],
        ['calm', 'Good to know, thank you. I will not take it personally when you are quiet.'],
        ['warm', 'Of course, and thank you for telling me. Write when it suits you.'],
        ['direct', 'Clear, not {until}. Nothing I have to say is that urgent.'],
      ],
      'light touch': [
        [
          'playful',
          '{after}I will hold every brilliant thought until the morning. It will improve most of them.',
        ],
        [
          'playful',
          '{memes}I will collect the memes while you are gone. Expect quality, or at least volume.',
        ],
        ['playful', 'Understood. That leaves all the other hours for me to talk too much.'],
        ['playful', '{away}I will save up everything and send far too much at once. You have been warned.'],
      ],
    },
  }),
  fitting('limit said: hands off for now', {
    cue: latin(
      /\b(?:no|not (?:a|much of a|big on)|don'?t (?:do|like|want)|can'?t do|can'?t|not (?:ready|keen) (?:for|on)) (?:\p{L}+ ){0,2}?(?<x>hugs?|hugging|kiss|kisses|kissing|hugger|toucher|touching|cuddling|cuddles|holding hands|pda)\b|\bi'?d (?:like|rather|prefer) to wait with (?:all )?(?:that|it|sex|the rest)\b|\bnot in the mood for (?:the )?(?:spicy|sexy|dirty|flirty)\b/iu,
    ),
    limit: true,
    not: /\b(?:she|he|they) (?:was|is|were|are)\b|\b(?:trees?|teenager|kids?|nephew|niece|and tell|tell me about|dog|years|lol|grandson|my (?:son|daughter|cat|mom|mum|dad|ex)|you'?re not my type|not interested|anymore|goodbye|stop|can'?t (?:wait|stop)|no kiss(?:es)? (?:for|until) you)\b/i,
    places: (r) => ({
      plain: word(
        lower(
          /\b(?:hugs|hugging|kissing|kisses|touching|cuddling|cuddles|holding hands)\b(?!'?s (?:very )?welcome)/i.exec(
            r.plain,
          )?.[0],
        ),
      ),
      hugs: when(says(r, /\bhug|touch/i)),
      kissNo: when(says(r, /\b(?:no|can'?t|not|don'?t)\b[^.!?]{0,16}\bkiss/i)),
      kissYes: when(
        says(
          r,
          /\bkiss\w*(?:'s| is|'?s very| are)? (?:\w+ )?(?:welcome|fine|ok|okay|good|allowed|encouraged)\b/i,
        ),
      ),
      wait: when(says(r, /\bwait with\b/i)),
      ill: when(says(r, /\b(?:cold sore|flu|a cold|sick|germs)\b/i)),
      spicy: when(says(r, /\bin the mood\b/i)),
      bake: when(says(r, /\b(?:lie on|cuddle|bake off|film|movie|series|watch)\b/i)),
      still: when(says(r, /\bdo want to (?:meet|see)\b/i)),
    }),
    said: {
      'respect the limit': [
        ['warm', '{hugs}Of course, no hugs. Thank you for saying it before and not after.'],
        ['warm', '{wait}That is more than all right. I want to know you better too.'],
        ['calm', '{spicy}Quiet is good too. Come here, no agenda.'],
        ['warm', 'Thank you for telling me. Your pace suits me fine.'],
        ['calm', 'No {plain}, then. That is completely fine, and nothing you need to explain.'],
        ['warm', 'Take all the time you like. I am glad you told me.'],
        ['direct', 'Understood, and I like you none the less for saying it.'],
        ['warm', '{kissNo}No kissing, then. I am told I am good company even without.'],
        ['warm', '{still}Then no hugs, and I look forward to meeting you just as much.'],
      ],
      'light touch': [
        ['playful', '{hugs}A wave it is. I have a good one, both hands if the mood is right.'],
        ['playful', '{ill}{kissNo}A lengthy handshake, then. I will wear my good sleeves.'],
        ['flirty', '{kissYes}Waiting is fine with me. I heard the part about kissing, too.'],
        [
          'playful',
          '{spicy}{bake}You bring the blanket, I will have strong opinions about whatever we watch.',
        ],
      ],
      'offer another way': [['warm', 'No rush at all. I am happy just to sit across from you and talk.']],
      sympathise: [['warm', '{ill}Poor you. I will wait for the kiss, I am told I am patient.']],
    },
  }),
  fitting('limit said: no gifts or money', {
    cue: /\b(?:please )?(?:don'?t|do not|stop) (?:send(?:ing)?|buy(?:ing)?|get(?:ting)?|giv(?:e|ing)|offer(?:ing)?|pay(?:ing)?)\b[^.!?]{0,24}\b(?:gifts?|presents?|flowers|things|money|again|for me)\b|\byou offered to pay\b/i,
    limit: true,
    not: /\bask(?:ing)? me for money\b|\bi (?:do not|don'?t|never|won'?t) (?:send|give|buy|pay)\b|\bnudes?|pics?\b|\bsend (?:me )?pizza\b|\bflowers to\b|\binstead\b/i,
    places: (r) => ({
      gifts: when(says(r, /\b(?:gifts?|presents?|flowers)\b/i)),
      money: when(says(r, /\b(?:pay|rent|money|bill)\b/i)),
    }),
    said: {
      'respect the limit': [
        ['warm', '{gifts}Understood, no gifts. I will bring myself and good manners.'],
        [
          'direct',
          '{money}You are right, and it will not come up again. Thank you for telling me how it felt.',
        ],
        ['calm', 'Heard, and no hard feelings at all. I would rather know.'],
        ['direct', 'You are right, and thank you for saying it so kindly.'],
        ['calm', 'Understood. It came from a good place, and it stops here.'],
      ],
      'own it': [
        ['warm', 'I am sorry, I meant it kindly and I hear how it landed. I will not offer again.'],
        ['warm', '{gifts}Fair, and I am glad you said it. Just me, then, empty-handed and on time.'],
      ],
      'light touch': [
        [
          'playful',
          '{gifts}Then the flowers stay in the shop. I am told the best gift is listening, so I am all ears.',
        ],
      ],
    },
  }),
  fitting('limit said: not that subject', {
    cue: latin(
      /\b(?:can|could) we (?:please |maybe |just )?not (?:talk about|speak about|discuss|go into|mention) (?<x>(?:\p{L}+ ){0,3}?\p{L}+)(?=\s+(?:today|tonight|please|pls|now|right now|anymore|for|this|at|in|on|when|while|over|during)\b|\s*[,.!?]|\s*$)/iu,
    ),
    limit: true,
    not: /\bnot (?:talk about|discuss) (?:it|this|that|us|what happened)\b|\bcan we not do (?:this|that|it)\b/i,
    places: (r) => ({ today: when(says(r, /\b(?:today|tonight)\b/i)) }),
    said: {
      'respect the limit': [
        ['direct', 'Not a word about {x}, I promise.'],
        ['warm', 'Gladly. Anything but {x}. What would you like to talk about instead?'],
        ['calm', 'Of course. {x} can wait, or never happen, either is fine.'],
      ],
      'light touch': [
        ['playful', 'Consider {x} banned. I will fine myself a biscuit if it slips out.'],
        ['playful', 'Fine by me. I had four facts about {x} ready and I will take them to the grave.'],
      ],
      sympathise: [
        [
          'warm',
          '{today}It sounds as if you have had enough of {x} for one day. Shall we talk nonsense instead?',
        ],
      ],
    },
  }),
  fitting('limit said: no food pictures', {
    cue: /\b(?:pls|please|stop|don'?t|no more|can (?:you|u) not)\b[^.!?]{0,16}\b(?:send(?:ing)?|more)\b[^.!?]{0,16}\b(?<x>food (?:pics|pictures|photos)|pics of (?:your )?food|photos of (?:your )?food)\b/i,
    limit: true,
    said: {
      'respect the limit': [
        ['warm', 'Sorry! No more {x} until you have had a proper meal.'],
        ['direct', 'Understood, the kitchen is closed. What would you eat right now if you could?'],
      ],
      'make amends': [
        ['warm', 'That was cruel of me. Let me make up for it with a real plate of something, this week?'],
        ['playful', 'I owe your stomach an apology. Shall I bring it in person, with dessert?'],
      ],
      'light touch': [['playful', 'From now on only pictures of plain crackers. Solidarity.']],
    },
  }),
  fitting('limit said: no spoilers', {
    cue: /\b(?:(?:if|don'?t|dare|not|please|you|u) (?:\w+ )?spoil(?:ed)?\b(?! (?:me|you|my dog|us|him|her|them|yourself|it for|the (?:dog|cat|kids?|mood|surprise)))|no spoilers)|\b(?:don'?t|if you) (?:dare )?tell me (?:the|who|how|what) (?:\w+ ){0,2}(?:score|ending|end|winner|won|wins|dies|ends|result|happens|finale)\b/i,
    limit: true,
    not: /\b(?:milk|spoiled (?:brat|cat|dog|kid)|spoilt)\b/i,
    places: (r) => ({
      part: word(
        lower(/\b(?:episode \w+|ep \d+|page \d+)\b/i.exec(r.plain)?.[0]) ??
          lower(/\b(?:finale|score|ending|result|last episode|winner)\b/i.exec(r.plain)?.[0])?.replace(
            /^/,
            'the ',
          ),
      ),
      score: when(says(r, /\b(?:score|result|winner|match|game|recording)\b/i)),
      story: when(!says(r, /\b(?:score|result|winner|match|game|recording)\b/i)),
    }),
    said: {
      'respect the limit': [
        ['direct', 'My lips are sealed. Message me the minute you have seen it.'],
        ['direct', 'Not a word about {part}. Message me the minute you are done.'],
        ['warm', 'Not a word from me. But then you have to tell me everything you felt about it.'],
      ],
      'light touch': [
        ['playful', 'I know nothing about {part}. Please hurry up, it is killing me.'],
        ['witty', 'Threat noted. I will speak of nothing but the weather until you have caught up.'],
        ['playful', '{score}I will not even breathe in a way that gives away the score.'],
        ['playful', '{story}No spoilers. If I go quiet at a suspicious moment, ignore it.'],
      ],
      'follow up': [['playful', 'No spoilers, I like being alive. What is your theory so far?']],
    },
  }),
  fitting('limit said: that is private', {
    cue: /\b(?:i(?:'d| would)? rather not|i prefer not to|i don'?t|not comfortable) (?:really )?(?:say|share|shar(?:e|ing)|tell|talk(?:ing)? about|discuss(?:ing)?|saying) (?:what i (?:earn|make|weigh|do)|how (?:much|old)|my (?:salary|age|weight|income|surname|job|employer)|where (?:exactly )?i (?:work|live|stay))\b/i,
    limit: true,
    said: {
      'respect the limit': [
        ['warm', 'Of course, and it was none of my business. Thank you for saying it so nicely.'],
        ['direct', 'Fair, I should not have asked. Consider the question withdrawn.'],
        ['calm', 'That is completely yours to keep. I am happy with whatever you do want to share.'],
      ],
      'light touch': [
        [
          'playful',
          'Question withdrawn. I will ask a better one: what did you last spend too much on, happily?',
        ],
      ],
      'own it': [
        [
          'warm',
          'You are right, that was nosy of me. The things you do tell me are more interesting anyway.',
        ],
      ],
    },
  }),
  fitting('limit said: no name for it yet', {
    cue: /\b(?:not|don'?t|do not) (?:want to |wanna )?(?:call(?:ing)? (?:it|this|us) (?:dating|a relationship|anything)|put a (?:label|name) on)\b|\bnot call it dating\b|\bdon'?t (?:really )?know what i want\b|\bnot (?:sure|certain) what i want\b/i,
    limit: true,
    most: 160,
    not: /\b(?:for (?:dinner|lunch|breakfast|supper|christmas)|to (?:eat|drink|order|watch|study)|what i want to)\b/i,
    places: (r) => ({
      married: when(says(r, /\b(?:marri\w+|years|ex|divorc\w+)\b/i)),
      like: when(says(r, /\bi (?:really |do )?like (?:you|u|talking|this|the)\b/i)),
    }),
    said: {
      'respect the limit': [
        ['warm', 'Thank you for telling me as it is. It does not need a name for me to like talking to you.'],
        ['calm', 'You do not have to know yet. I would rather have the honest version than a quick one.'],
        ['warm', '{married}That makes sense after all that time. Take what you need, I am not in a hurry.'],
      ],
      'leave it open': [
        [
          'warm',
          'That is of use to me, more than a polite yes. Let us keep talking and leave the word for later.',
        ],
        ['calm', 'Then we call it nothing for now and see each other when it feels good to both of us.'],
      ],
      'say what you want': [
        [
          'direct',
          'Thank you for being fair with me. On my side: [how you feel about it], and no pressure in it.',
        ],
        ['warm', '{like}I like you too, and that does not need a plan tonight.'],
      ],
    },
  }),
];
