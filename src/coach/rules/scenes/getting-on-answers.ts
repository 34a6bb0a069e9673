/** What they answer to a question or a kindness of the reader's, and small things owned up to. */
import type { Scene } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const turn = smallTurns('answered', 22);

const HOW_WAS = /\bhow (?:was|were|did)\b[^?]{0,60}\?/i;
const GONE_WELL =
  /^\W*(?:(?:yes|yeah|omg|hey|honestly)[ ,!]+)*(?:really |very |pretty |so |actually )?(?:well|good|great)\b|\b(?:passed|aced|got (?:it|the job|through)|better than (?:i |we )?(?:expected|thought|hoped|feared)|they (?:want|loved|liked|offered)|went (?:really |so |very |quite |pretty )?(?:well|good|great|ok(?:ay)?|fine)|(?:so|really|very|absolutely|just) (?:good|great|lovely|beautiful|amazing|fun|special|nice)|(?:amazing|brilliant|fantastic|wonderful|beautiful|awesome|lekker|the best)\b|smashed it|nailed it|loved (?:it|every))/i;

export const ANSWERED_SCENES: readonly Scene[] = [
  turn('it went well', {
    cue: GONE_WELL,
    not: /\?|\b(?:but|not|wasn'?t|until|except|sad(?:ly)?|unfortunately|of you|ignore|finally|proposed|wake)\b/i,
    also: (r) =>
      HOW_WAS.test(r.mine) &&
      !/\b(?:funeral|memorial|service|surgery|operation|hospital|police|ex|prison|court|scan|biopsy)\b/i.test(
        r.mine,
      ) &&
      !/\bhow are (?:you|u)\b/i.test(r.mine),
    beside: 8,
    most: 16,
    said: {
      'appreciate a detail': [
        ['warm', 'I am so glad. You sound happy, and I like reading that.'],
        ['warm', 'That is lovely to hear. I was thinking of you.'],
        ['calm', 'Good, I had hoped it would be like that for you.'],
      ],
      'follow up': [
        ['direct', 'I want to hear all of it. What was the best moment?'],
        ['playful', 'And now the parts that are not in the photos, please.'],
      ],
      'suggest meeting': [
        ['warm', 'That calls for something nice. Tell me the rest over a drink this week?'],
      ],
    },
  }),
  turn('sweet of me to ask', {
    cue: /\b(?:(?:that'?s|that was|it'?s|how|so|very|you'?re|you are) (?:so |very |really )?(?:sweet|kind|nice|thoughtful|lovely|cute|considerate)(?: of (?:you|u))?(?: to (?:ask|check|think|remember|say|worry|offer))?|thanks for (?:asking|checking|worrying|thinking of me|the check))\b/i,
    not: /\?|\bbut\b|\b(?:don'?t|can'?t|won'?t|not|no|unsafe|he|she|here|scared)\b/i,
    also: (r) =>
      /\b(?:home safe|(?:get|got|arrive\w*|made it) home|are you home|feeling|how are you|are you (?:ok|okay|all ?right)|did you sleep|better)\b[^?]*\?/i.test(
        r.mine,
      ),
    most: 14,
    said: {
      'appreciate a detail': [
        ['warm', 'I like knowing it. Sleep is easier when I do.'],
        ['calm', 'Of course. I would always rather ask once too often.'],
        ['warm', 'You are easy to think of.'],
      ],
      'follow up': [['direct', 'Any time. And how are you now, feet up?']],
      'light touch': [
        ['playful', 'I have a reputation to build. Glad you are all right.'],
        ['witty', 'It was that or stare at the phone all night. Good to know.'],
      ],
    },
  }),
  turn('on the way down', {
    cue: /^\W*(?:(?:ok(?:ay)?|cool|great|yay|k)\W+)?(?:i'?m |im |i am )?(?:coming|on my way|omw|be) (?:down|out|there|to the (?:door|gate)|now|right)(?: (?:now|down|out|there|in (?:a|one|two|\d+) (?:sec|min|minutes?|seconds?)))*\W*$/i,
    also: (r) => /\b(?:here|outside|downstairs|gate|door|arrived|parked)\b/i.test(r.mine),
    said: {
      'no rush': [
        ['warm', 'Take your time, I am right by the door.'],
        ['calm', 'No hurry. I am the one who is smiling.'],
      ],
      'light touch': [
        ['playful', 'Good, I have just finished practising my hello.'],
        ['witty', 'I will try to look as if I had only just arrived.'],
        ['playful', 'I will be leaning on something, casually. You cannot miss me.'],
      ],
      'confirm the plan': [['direct', 'Perfect. See you in a minute.']],
    },
  }),
  turn('they saw to it', {
    cue: /^\W*(?:noted|got it|will do|on it|say no more|copy that|done|consider it done|no problem|of course)\b\W+(?:i(?:'ll| will)|let me|i'?ve) (?:tell|ask|let|make sure|check|sort|arrange|book|bring|warn|told|asked|get)\b/i,
    not: /\?|\b(?:let (?:you|me)|somebody|someone|else|what you did|everyone)\b/i,
    also: (r) =>
      /\b(?:allerg\w*|vegetarian|vegan|halaal|halal|kosher|(?:don'?t|do not|can'?t) (?:eat|drink)|please (?:bring|remind|book|tell)|can you (?:bring|book|ask|tell)|let them know)\b/i.test(
        r.mine,
      ),
    most: 14,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, that is really thoughtful. I can look forward to it now.'],
        ['warm', 'You are a star. Not everybody takes that seriously.'],
        ['calm', 'Thank you for seeing to it. That is one worry less.'],
      ],
      'light touch': [
        ['playful', 'You have just moved up a place on a list of one.'],
        ['witty', 'Efficient as well. I am not used to being looked after this well.'],
      ],
      'follow up': [['direct', 'Thank you. Is there anything I can see to in return?']],
    },
  }),
  turn('easy to please', {
    cue: /\b(?:but )?(?:i'?m|i am) (?:pretty |quite |very |really )?(?:easy|flexible|not (?:fussy|picky)|happy with (?:anything|either|both))\b\W*$/i,
    also: (r) =>
      /\b(?:wine|beer|drinks?|food|snacks?|dessert|pizza|bring|eat|toppings?|cake)\b[^?]*\?/i.test(r.mine),
    most: 12,
    turnsRound: true,
    said: {
      'pick a slot': [
        ['direct', 'Good to know, I will see to it. Is there anything you cannot stand?'],
        ['warm', 'That makes it simple. I will bring one that I would choose for a nice evening.'],
      ],
      'light touch': [
        ['playful', 'Easy, you say, and then the label is wrong. I will choose with care.'],
        ['witty', 'I like a person with a preference and no fuss about it.'],
      ],
      'confirm the plan': [['calm', 'Noted. I bring it, you bring yourself.']],
      'follow up': [['warm', 'Then that is settled. What shall we have with it?']],
    },
  }),
  turn('they comfort me', {
    cue: /\b(?:i'?m|im|i am) (?:so |really |very )?sorry\b[^?]{0,60}\b(?:do you (?:want|need) (?:to talk|company|a hug|me to)|(?:can|could|should|shall) i (?:do|help|call|come|bring)|are you (?:ok(?:ay)?|all ?right)|how are you (?:holding|feeling|doing))\b/i,
    also: (r) =>
      /\b(?:lost|died|passed away|broke up|fired|retrenched|sick|hospital|accident|stolen|failed|sad|bad (?:day|news)|terrible|awful|funeral|crying|not (?:ok|okay|great))\b/i.test(
        r.mine,
      ) && !/\byou\b/i.test(r.mine),
    said: {
      'honest answer': [
        ['warm', 'Thank you, that helps already. Yes, a call would be good, when do you have a moment?'],
        ['calm', 'That is kind. Not tonight, but tomorrow I would love to hear your voice.'],
        ['direct', 'I am a bit flat, to be honest. Talking to you about something else would do me good.'],
      ],
      'say what you want': [
        ['warm', 'I think I would like company more than advice. Are you around this evening?'],
        ['direct', 'What I need is [what would help]. Thank you for asking.'],
      ],
      'thank and close': [
        ['calm', 'Thank you for asking. I do not have the words yet, but it is good to know you are there.'],
      ],
    },
  }),
  turn('from there, living here', {
    cue: /^\W*(?:[Ii]'?m (?:from )?|[Ff]rom |[Oo]riginally )?(?<x>[A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?)(?: originally| born and (?:bred|raised))?,? (?:but|and|though)(?: now)? (?:[Ii](?:'ve| have)? (?:been (?:living )?|lived? |moved? (?:to |here )?|stay )|in )(?:in )?(?<y>[A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?)\b/u,
    not: /\?/,
    also: (r) => /\b(?:where|from|grow up|grew up|live|based|stay)\b[^?]*\?/i.test(r.mine),
    turnsRound: true,
    beside: 5,
    said: {
      'follow up': [
        ['warm', 'And which of the two feels like home by now, {x} or {y}?'],
        ['direct', 'What made you leave {x} for {y}?'],
        ['playful', 'What does {x} do better than {y}? I will not tell anybody.'],
      ],
      'appreciate a detail': [
        ['calm', '{x} and {y}, that is two quite different lives. I like that.'],
        ['warm', 'Then you know both ends of the road. Do you go back to {x} often?'],
      ],
      'take the bait': [
        ['playful', 'So you can complain about the weather in two places. What brought you to {y}?'],
      ],
    },
  }),
  turn('a game of questions', {
    cue: /\b(?:let'?s|lets|want to|wanna|shall we|can we|we should) play (?:(?:a (?:game|round) of )?(?:20|twenty|21|10|ten) questions|truth or dare|two truths|would you rather|never have i ever|a game)\b/i,
    not: /\b(?:don'?t|do not|not|never again|stop)\b/i,
    said: {
      'take the bait': [
        ['playful', 'I am in. You ask first, and no mercy.'],
        ['playful', 'Deal. My first one: what would you be doing now if nobody could see you?'],
        ['witty', 'Dangerous, I answer honestly. Go on, number one.'],
        ['direct', 'Yes. I start: what did you last laugh about until it hurt?'],
      ],
      'set the terms': [['playful', 'One rule: whoever skips a question owes the other a coffee. Begin.']],
      'suggest meeting': [['flirty', 'Ten here, and the other ten when we meet. You start.']],
    },
  }),
  turn('it was remembered', {
    cue: /\b(?:i )?(?:can'?t|cannot|can not) believe (?:that )?(?:you|u) (?:actually |even |still )?remember(?:ed)?\b/i,
    not: /\?|\b(?:didn'?t|never|not|live|address|his|her|weight|pictures)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Of course I did. I listen when it is you.'],
        ['calm', 'It was not hard. Some things I like to keep.'],
        ['warm', 'I wanted you to have one person more who thought of it.'],
      ],
      'light touch': [
        ['playful', 'I have a good memory for two things: songs, and what you tell me.'],
        ['witty', 'I would love to say it was nothing, but I was very proud of myself.'],
      ],
      'follow up': [['direct', 'Naturally. Did it make you smile, at least?']],
    },
  }),
  turn('afraid of animals', {
    cue: /\bi(?:'?m| am) (?:really |so |a bit |quite |absolutely |very )?(?:scared|afraid|terrified|frightened|nervous) (?:of|around|with) (?:the |big |all |your )?(?<x>dogs|cats|horses|spiders|snakes|birds|sharks|bees|wasps|big dogs)\b/i,
    not: /\?|\btold (?:you|u)\b/i,
    limit: true,
    said: {
      'respect the limit': [
        ['warm', 'Good that you say it. I will see to it that {x} stay out of our plans.'],
        ['direct', 'Noted, no {x}. Is it everywhere, or only up close?'],
        ['calm', 'Thank you for telling me. Nobody has to be brave on a date.'],
      ],
      'follow up': [['warm', 'Is there a story behind it, or has it always been like that?']],
      'light touch': [
        ['playful', 'Then I walk on that side of you.'],
        ['playful', 'Mine is public speaking. Between us we are half a hero.'],
      ],
    },
  }),
  turn('looks bad today, they say', {
    cue: /^\W*(?:(?:ugh|haha|omg|lol)\W+)?i look (?:so |really |absolutely |a bit |pretty )?(?:terrible|awful|horrible|ugly|rough|like (?:a (?:mess|zombie|potato|troll)|trash|death|hell|crap)|a mess|gross|disgusting)(?: (?:today|right now|this morning|at the moment|in (?:this|that|these)(?: \w+)?))?\W*$/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I doubt it, but even so: I like you for what comes out of your thumbs.'],
        ['warm', 'Everybody has such a day. Be nice to the person in the mirror, I am fond of them.'],
      ],
      'light touch': [
        ['playful', 'Then today we suit each other. I am wearing yesterday.'],
        ['witty', 'I will believe it when I see it, and then I will still argue.'],
      ],
      'follow up': [
        ['calm', 'Bad night, or just one of those mornings?'],
        ['direct', 'What happened, too little sleep or too much of a good thing?'],
      ],
    },
  }),
  turn('thought about what I said', {
    cue: /^\W*(?:hey\W+)?i(?:'ve| have)? ?(?:was|been|'?m|am|keep|kept|can'?t stop)? ?(?:still )?(?:thinking|thought|think)(?: a lot| so much)? about what (?:you|u) (?:said|told me|wrote|asked)(?: (?:yesterday|last night|earlier|the other day|on \w+))?\W*$/i,
    also: (r) => !/\b(?:kill|hate|stupid|ugly|useless|fat)\b/i.test(r.mine),
    said: {
      'follow up': [
        ['warm', 'And? Tell me where you have got to, I am listening.'],
        ['direct', 'I am glad you did. What do you think about it now?'],
        ['calm', 'Take your time with it. I would like to hear it when you are ready.'],
      ],
      'honest answer': [['warm', 'I meant it, for what it is worth. What did it set off?']],
      'talk in person': [['direct', 'Shall we talk about it properly, on the phone or over a coffee?']],
      'light touch': [['playful', 'That is a sentence with a cliff at the end. And?']],
    },
  }),
  turn('the first time', {
    cue: /^\W*(?:\w+\W+)?i(?:'ve| have) never (?:really )?(?:done|tried|used|been on) (?:this kind of thing|anything like this|one of these(?: apps)?|a dating app|online dating|(?:a|an) (?:blind|online|tinder|bumble|hinge) date)(?: (?:before|kind of thing))*\W*$/i,
    said: {
      'no rush': [
        ['warm', 'Then we go at your speed. There is nothing you can do wrong here.'],
        ['calm', 'No exam, no rules. Tell me when something is too fast or too slow.'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you say so. Everybody was new once, most of us hide it badly.'],
        ['direct', 'Honest, I like that. What would make it easier for you?'],
      ],
      'light touch': [
        ['playful', 'You are doing better than people with years of practice.'],
        ['witty', 'Luck of the beginner is a real thing. You got me, for a start.'],
      ],
    },
  }),
  turn('the children are away', {
    cue: /\bmy (?:kids?|children|son|daughter|boys|girls|little one) (?:are|is|'?s|will be) (?:at|with|off to|going to|staying (?:at|with)) (?:their|his|her|my|the) (?:dad|father|mom|mum|mother|gran(?:ny|ma|parents)?|ouma|gogo|parents|grandparents|other parent|camp)(?:'s)?(?: place| house)?(?: for)? (?:this|the|all|next|on|until|tonight|tomorrow|over) ?\w*\b/i,
    beside: 3,
    turnsRound: true,
    not: /\?|\b(?:took|scared|won'?t|broken)\b|\b(?:miss|sad|quiet house|fight\w*|court|custody|lawyer)\b/i,
    said: {
      'suggest meeting': [
        ['direct', 'Then you are free? I would love to take you out, dinner on Saturday?'],
        ['warm', 'A whole weekend of your own. May I borrow an evening of it?'],
        ['flirty', 'I was hoping for news like that. When may I have you to myself?'],
      ],
      'follow up': [
        ['warm', 'How do you feel about it, more free or more quiet?'],
        ['calm', 'And what is the first thing you do with a silent house, sleep?'],
      ],
      'light touch': [
        ['playful', 'A bath without an audience and food without ketchup. Enjoy every minute.'],
      ],
    },
  }),
];
