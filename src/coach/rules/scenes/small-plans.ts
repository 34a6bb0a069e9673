/** Small plans: a time moved, an invitation in passing, company for a match, soup two streets away. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

const lower = (words: string | undefined): string | undefined => words?.trim().toLowerCase();
const when = (yes: boolean) => (yes ? { words: ' ' } : undefined);
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b|\btonight\b/i;
const dayIn = (r: Reading): string | undefined =>
  lower(DAY.exec(r.plain)?.[0])?.replace(
    /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/,
    (day) => day[0]?.toUpperCase() + day.slice(1),
  );

export const SMALL_PLAN_SCENES: readonly Scene[] = [
  fitting('small plan: the time moved', {
    cue: /\b(?:mov(?:e|ed|ing)|shift(?:ed|ing)?|push(?:ed|ing)?|chang(?:e|ed|ing)|bump(?:ed|ing)?)\b[^.!?]{0,30}\bfrom (?<from>\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?) to (?<to>\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)\b/i,
    not: /\b(?:salary|bedrooms?|house|price|size|levels?|percent|kg|my shift|yesterday|last (?:week|year))\b|%/i,
    places: (r) => ({
      gap: when(says(r, /\b(?:a lot of time|in between|gap|hours to kill|time to kill|there is a park)\b/i)),
    }),
    said: {
      'confirm the plan': [
        ['direct', '{to} instead of {from}, got it. See you then.'],
        ['warm', 'No problem at all, {to} suits me. The rest stays as it was?'],
        ['calm', '{to} is fine by me. Thank you for letting me know.'],
        ['warm', 'All good, I will be there at {to} and hungry for company.'],
      ],
      'light touch': [
        ['playful', '{gap}More time with you before it starts. I will try to look disappointed.'],
        ['playful', '{to} it is. That gives me no excuse for being late, which is a shame.'],
      ],
      'appreciate a detail': [['warm', '{gap}Then we walk slowly and talk a lot. I was hoping for both.']],
    },
  }),
  fitting('small plan: this one instead', {
    cue: latin(
      /\b(?:can|could|would|will) (?:you|u|we) (?:\p{L}+ )?(?:take|catch|get|come (?:for|at)|make it|do|book) (?:the |at |it )?(?<x>\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)(?: (?:bus|train|taxi|flight|show|showing|slot|ferry))?\b[^?]{0,20}\binstead\b/iu,
    ),
    said: {
      'pick a slot': [
        ['direct', 'Yes, I can do {x}. See you there.'],
        ['warm', '{x} is fine, and I like your reasons.'],
        ['calm', 'That works for me. {x} it is, shout if anything changes.'],
      ],
      'light touch': [
        ['playful', 'For you I will even be early. {x} it is.'],
        ['playful', 'You drive a hard bargain. {x}, and I want the window.'],
      ],
      'counter-offer': [
        ['calm', 'I have to check one thing first: [what might be in the way]. If it works, {x} it is.'],
      ],
    },
  }),
  fitting('small plan: watching the match', {
    cue: /\b(?:are |r )?(?:you|u) watching (?:the |this )?(?<x>match|game|rugby|football|soccer|cricket|final|derby|fight|race|grand prix|eurovision|boks|springboks|finale)\b/i,
    places: (r) => ({ alone: when(says(r, /\balone|by myself|on my own\b/i)) }),
    said: {
      'answer, then return': [
        ['warm', '{alone}You are not suffering alone. Who are we shouting for?'],
        ['direct', '[Yes or no]. Who should I be shouting for?'],
        ['playful', 'If you are watching the {x}, so am I. I will need the rules and a side.'],
      ],
      'suggest meeting': [
        ['flirty', 'Watching it alone would be a waste. Same sofa or same pub for the {x}?'],
      ],
      'take the bait': [
        ['playful', 'I can be talked into the {x}. Are you a shouter or a hand-over-the-eyes person?'],
        ['playful', 'I am in, at least by text. Send me your worst swear word when it goes wrong.'],
      ],
    },
  }),
  fitting('small plan: hold hands', {
    cue: /\b(?:would (?:you|u) (?:want|like|mind)|do (?:you|u) want|wanna|can (?:we|i)|shall we|could we)\b[^.!?]{0,20}\b(?:hold(?:ing)? (?:my |your |ur |each other'?s )?hands?)\b/i,
    places: (r) => ({ film: when(says(r, /\b(?:pictures|movies?|film|cinema)\b/i)) }),
    said: {
      'answer, then return': [
        ['warm', 'I would like that very much. Thank you for asking like that.'],
        ['playful', '{film}Yes. I will hold the popcorn in the other one.'],
      ],
      'pick a slot': [
        ['direct', 'Yes, I would. When are we going?'],
        ['warm', '{film}Yes to holding hands, and you pick the film. I will not be following it anyway.'],
      ],
      'light touch': [
        ['playful', 'I could say no, but why would I? Mine are warm and available.'],
        ['flirty', 'Yes. I may even have warm ones ready by then.'],
      ],
      'appreciate a detail': [['warm', 'Nobody has asked me that so nicely. Yes, I would love to.']],
    },
  }),
  fitting('small plan: bring me something', {
    cue: latin(
      /\b(?:(?:do you )?want to|wanna|could (?:you|u)|can (?:you|u)|would (?:you|u)) bring (?:a (?:girl|guy|man|woman|sick \p{L}+|poor \p{L}+)|me|us) (?<x>(?:an?|some|the) \p{L}+(?: (?:juice|soup|cream|tea|water|chocolate))?)\b/iu,
    ),
    not: /\b(?:money|cash|weed|condoms)\b/i,
    places: (r) => ({
      ill: when(says(r, /\b(?:sick|flu|fever|cold|3[89][.,]\d|lemsip|throat|cough|in bed)\b/i)),
      thing: word(
        latin(/\bbring (?:\p{L}+ ){1,3}?(?:an?|some|the) (\p{L}+)/iu)
          .exec(r.plain)?.[1]
          ?.toLowerCase(),
      ),
    }),
    said: {
      'do what they ask': [
        ['warm', '{ill}Of course. One {thing} and whatever else you need, what is missing?'],
        ['direct', 'On my way with {x}. Anything else from the outside world?'],
        ['calm', '{ill}I will bring {x}. If you are asleep I will leave it at the door.'],
      ],
      'light touch': [
        ['playful', 'One {thing}, room service. Tips are accepted in the form of a smile.'],
        ['playful', '{ill}I will bring two, in case the first {thing} does not cure you.'],
      ],
    },
  }),
  fitting('small plan: too much food', {
    cue: latin(
      /\bi(?:'ve)? (?:made|cooked|baked) (?:way |far )?too much (?<x>\p{L}+(?: (?:soup|stew|curry|pie|salad|sauce|cake|bread|rice|pasta|bean|rings))?)\b/iu,
    ),
    also: (r) =>
      says(r, /\b(?:you|u|streets?|round the corner|tupperware|bring|drop|come|share|door|eaten)\b/i),
    places: (r) => ({
      eaten: when(says(r, /\beaten\b/i)),
      near: when(says(r, /\b(?:streets? away|round the corner|nearby|down the road|outside|drop)\b/i)),
    }),
    said: {
      'answer, then return': [
        ['warm', '{eaten}[Yes or not yet], but there is always room for {x}. Come by.'],
        ['direct', 'Yes please to the {x}. I will get the bowls out.'],
      ],
      'suggest meeting': [
        ['warm', '{near}Then let us meet halfway, you are nearly here. I bring a flask.'],
        ['playful', 'Bring the {x}, I have spoons and no other plans.'],
        ['calm', 'I would love some. Shall I come to you, or you to me?'],
      ],
      'light touch': [['playful', 'Too much {x} is a problem I was born to help with.']],
      'appreciate a detail': [['warm', 'You cook, you share and you deliver. Yes please.']],
    },
  }),
  fitting('small plan: come and say hello', {
    cue: latin(
      /\bif (?:you|u) (?:feel|fancy|are keen|want)\b[^.!?]{0,12}\b(?:a hello|a hi|saying (?:hello|hi)|to say (?:hello|hi)|joining|to join)\b|\broom for (?:\d|one|two|three|another) (?:more|in the)\b|\bcome (?:and )?say (?:hi|hello)\b|\bcome join us\b/iu,
    ),
    not: /\b(?:flights?|flying|tickets|airport)\b/i,
    places: (r) => ({
      where: word(
        lower(
          latin(
            /\b(?:at|by|near) (the (?:\p{L}+ )?(?:tent|stage|bar|entrance|stall|table|fountain|gate|stand|food trucks?|dj|fire))\b/iu,
          ).exec(r.plain)?.[1],
        ),
      ),
      ease: when(says(r, /\b(?:zero|no) pressure\b/i)),
      who: when(says(r, /\bwho (?:u|you) with\b/i)),
    }),
    said: {
      'confirm the plan': [
        ['warm', 'A hello it is. I will come and find you at {where}.'],
        ['direct', 'I would like that. How will I find you in the crowd?'],
        ['calm', 'Good timing, I was hoping for company. On my way.'],
      ],
      'answer, then return': [
        ['direct', '{who}With [who is with you]. Keep those places, we are coming.'],
        ['warm', 'I am coming over. Give me a few minutes to look as if I just happened to pass.'],
      ],
      'light touch': [
        ['playful', '{ease}Zero pressure is my favourite amount. See you in a bit.'],
        ['playful', 'Save me a place by {where}, I am bringing an appetite.'],
      ],
      'leave it open': [['calm', 'Nice of you to ask. If I can get away I will come by and say hello.']],
      'appreciate a detail': [['warm', 'I like being asked like that. Give me ten minutes.']],
    },
  }),
  fitting('small plan: take this off my hands', {
    cue: /\b(?:do (?:you|u) want|anyone want|would (?:you|u) like|any use for|in the market for) (?:a|my|this|some|the) (?:free |old |spare |second[- ]?hand )+(?<x>couch|sofa|chair|table|bed|fridge|bike|desk|lamp|tv|plant|piano|bookshelf|rug|kettle|microwave|mattress|toaster|armchair)\b/i,
    said: {
      'answer, then return': [
        ['playful', 'Free and with a history? Tell me the history first, then I measure the doorway.'],
        ['direct', '[Yes or no], and thank you for thinking of me. How big is the {x}?'],
      ],
      'follow up': [
        ['warm', 'I am tempted. What is the worst thing that {x} has seen?'],
        ['playful', 'Every free {x} has a catch. I would like to meet it before I say yes.'],
      ],
      'suggest meeting': [['flirty', 'If I come and look at the {x}, do I get a coffee on it?']],
      'take the bait': [
        ['witty', 'I came here for romance and I am leaving with a {x}. I can live with that.'],
      ],
    },
  }),
  fitting('small plan: does it still stand', {
    cue: /\b(?:offer|invit(?:e|ation)|rain ?check|promise|dinner|coffee)\b[^.!?]{0,60}\bstill (?:stands?|on|open|good|valid|available)\b/i,
    not: /\bshop|store|restaurant|job offer|on the house\b/i,
    also: (r) => r.questions.length > 0 || says(r, /\b(?:does|is|cheeky|🙈|wondering)\b/i),
    said: {
      'answer, then return': [
        ['direct', '[Yes or no]. I am glad you asked, when suits you?'],
        ['warm', 'For you it still stands. When were you thinking?'],
        ['playful', 'It was gathering dust, but it still stands. Say when.'],
      ],
      'light touch': [['playful', 'Cheeky, and it works. My offers come with a long guarantee. Which day?']],
      'leave it open': [
        ['calm', 'Let me check where that stands and come straight back to you. I would like to.'],
      ],
    },
  }),
  fitting('small plan: possible after all', {
    cue: /\b(?:it is|it'?s|is|are|am|i'?m) (?:now|suddenly|actually) (?:possible|free|doable|available)\b|\b(?:turns out|actually) i (?:can (?:do|make)|am free|'?m free)\b|\bi can make it after all\b|\bnever ?mind what i said about (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
    not: /\bsingle\b|\?/i,
    places: (r) => ({ day: word(dayIn(r)), boss: when(says(r, /\bboss\b/i)) }),
    said: {
      'confirm the plan': [
        ['warm', 'Best news today. {day} it is, then. What time?'],
        ['warm', 'Best news today. I was not looking forward to cancelling the good mood.'],
        ['playful', 'I never gave up hope. Well, for an hour, over biscuits.'],
        ['direct', '{day} is back on, good. Same time, same place?'],
      ],
      'light touch': [
        ['playful', 'I will try to look surprised and not delighted. {day} it is.'],
        ['playful', '{boss}My warmest sympathies to your boss, and see you on {day}.'],
      ],
      'pick a slot': [
        ['calm', 'That works for me. You say when, I will be there.'],
        ['direct', 'Glad to hear it. What time suits you?'],
        ['warm', 'That made my evening. You can make it, so I will be there early.'],
      ],
    },
  }),
  fitting('small plan: which side of the bed', {
    cue: /\b(?:which|what) side of the bed\b/i,
    said: {
      'answer, then return': [
        ['playful', 'You choose, I take what is left and pretend that I wanted it.'],
        ['direct', 'The [left or right]. Is this about to be a problem?'],
        ['witty', 'The side next to the socket. I have my priorities.'],
      ],
      'return the question': [
        ['warm', 'Not a silly question at all, empires fell over less. Which side is yours?'],
      ],
      'take the bait': [['flirty', 'Depends which side you are on. I am open to negotiation.']],
    },
  }),
];
