/** Small news and second thoughts between two who talk every day: a regretted evening, a plan with one friend more, too much food. */
import { latin } from '../reading/pattern.ts';
import type { Scene } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const turn = smallTurns('everyday', 26);
const LEAD =
  '^\\W*(?:(?:hey|hi|ok|okay|so|ps|and|also|oh|haha|lol|ugh|omg|btw|well|babe|right|wait|honestly|umm?|look|yoh|eish|man) ?[ ,:!]+)*';
const cue = (source: string): RegExp => latin(new RegExp(`${LEAD}(?:${source})`, 'iu'));

export const EVERYDAY_NEWS_SCENES: readonly Scene[] = [
  turn('no place to park', {
    cue: cue(
      "(?:the )?parking (?:is|was|here is|'s) (?:\\p{L}+ )?(?:an? )?(?:absolute |total |complete |real )?(?:nightmare|hell|impossible|joke|chaos|crazy|insane|terrible|awful)|(?:i )?(?:can'?t|cannot) find (?:any )?parking",
    ),
    beside: 6,
    said: {
      'no rush': [
        ['warm', 'Take your time, I am not going anywhere. I will keep you a seat.'],
        ['calm', 'No stress. Try one street further, I will order you something meanwhile.'],
      ],
      'light touch': [
        ['playful', 'Leave the car to its fate and run. I have already guarded a chair for you.'],
      ],
      'answer, then return': [['direct', 'Poor you. Tell me what you drink and it will be waiting.']],
    },
  }),
  turn('anything from the shop', {
    cue: cue(
      '(?:do (?:you|u) (?:want|need)|can i (?:get|bring) (?:you|u)|want me to (?:get|bring|pick up)|shall i (?:get|bring|pick up)) (?:you )?(?:anything|something|some \\p{L}+)(?: for you)? (?:from|at) (?:the )?(?:shops?|store|checkers|woolies|spar|pick n pay|bakery|petrol station|garage|caf[eé]|market)',
    ),
    beside: 5,
    said: {
      'answer, then return': [
        ['direct', '[One thing you like], please. What do I owe you?'],
        ['warm', 'That is kind. Surprise me with something sweet.'],
      ],
      'light touch': [['playful', 'Only you. But if they are out of that, chocolate.']],
      'appreciate a detail': [
        ['warm', 'I have everything, thank you for thinking of me. Just get here safely.'],
      ],
    },
  }),
  turn('enough for two', {
    cue: cue(
      "(?:i (?:made|cooked|baked|have|'ve got|got|ordered) |there'?s )(?:way |far )?(?:too much|so much|extra|enough|leftover|more than enough) (?<x>food|pasta|soup|curry|cake|bread|pizza|stew|lasagne|rice|biryani|cookies|biscuits|for two|for both)[^.!?]{0,20}[,.! ]+(?:(?:do (?:you|u) )?(?:want|wanna have|fancy|interested in) (?:some|any|a (?:plate|bowl|slice|piece))|come (?:over|help|eat|and eat)|hungry|you hungry|are (?:you|u) hungry)|[^.!?]{0,12}i (?:made|cooked|baked) [^.!?]{2,30}[,.! ]+(?:way |far )?too much for (?:one|just me|me alone)(?!\\p{L})",
    ),
    beside: 9,
    said: {
      'answer, then return': [
        ['direct', 'Yes please. When shall I come, and what do I bring?'],
        ['warm', 'I would love some. Are you sure that you can spare it?'],
      ],
      'light touch': [
        ['playful', 'I have a fork and no plans. This was meant to be.'],
        ['flirty', 'Food and you in one message. That is hardly fair.'],
      ],
      'counter-offer': [['calm', 'Tonight does not work for me, sadly. Keep me a plate for tomorrow?']],
    },
  }),
  turn('greetings from theirs', {
    cue: cue(
      '(?:my|our) (?<x>mom|mum|mother|dad|father|parents|gran|granny|gogo|ouma|sister|brother|friends?|bestie|flatmate|housemate|daughter|son|cousin|aunt|boss|dog|cat) (?:says?|said|told me to say|sends?|wants? to say) (?:hi|hello|hey|howzit|regards|greetings|love)(?: to you| back)?(?=\\W*$|[,.!])',
    ),
    beside: 3,
    said: {
      'appreciate a detail': [
        ['warm', 'Say hello back from me! I feel honoured.'],
        ['playful', 'Please tell your {x} that I was on my best behaviour when I read that.'],
      ],
      'light touch': [
        ['playful', 'So I have been talked about. Was it good, at least?'],
        ['playful', 'Hello back! Does this mean that I am famous at yours?'],
      ],
      'follow up': [['direct', 'That is sweet, hello back. What did you tell them about me?']],
    },
  }),
  turn('second thoughts on a plan', {
    limit: true,
    cue: cue(
      "i'?(?:m| am) having second thoughts about (?:the |our |going to (?:the )?|that )(?<x>[\\p{L}-]+(?: [\\p{L}-]+)?)",
    ),
    beside: 6,
    also: (r) =>
      !/\b(?:us|relationship|wedding|marriage|you|this|moving in|everything|kids?|baby)\b/i.test(r.plain),
    said: {
      'no rush': [
        ['warm', 'That is fine, nothing is carved in stone. What is bothering you about it?'],
        ['calm', 'Then we change it, no explanation needed. What would you rather do?'],
      ],
      'offer another way': [['direct', 'We can leave the {x} and do something quieter. Coffee and a walk?']],
      'light touch': [
        ['playful', 'Second thoughts are allowed, third ones cost a coffee. What do you feel like instead?'],
      ],
    },
  }),
  turn('may a friend come', {
    turnsRound: true,
    cue: cue(
      '(?:do (?:you|u) mind if|is it (?:ok|okay|fine|alright|cool) if|can|could|would (?:you|u) mind if) (?:my|a|one of my|two of my) (?:\\p{L}+ )?(?<x>friends?|sister|brother|flatmate|cousin|mate|colleague|bestie|housemate)(?: \\p{L}+)? (?:joins?|comes?|tags? along|come with|comes with|joined)',
    ),
    beside: 8,
    said: {
      'answer, then return': [
        ['warm', 'Of course, I would like to meet your {x}. Is there anything I should know beforehand?'],
        ['direct', 'Sure, the more the merrier. Shall I book for one more?'],
        ['calm', 'Gladly another time. This once I would like to have you to myself, if that is all right.'],
      ],
      'light touch': [
        ['playful', 'A jury as well? I will iron a shirt.'],
        ['flirty', 'Only if I still get the seat next to you.'],
      ],
    },
  }),
  turn('bad with compliments', {
    cue: cue(
      "i'?(?:m| am) (?:not (?:great|good|used|so good)|bad|terrible|useless|awkward|hopeless) (?:with|at|to) (?:taking |getting |receiving )?compliments",
    ),
    beside: 4,
    said: {
      'light touch': [
        ['playful', 'Then I will hide them in ordinary sentences. You will never notice.'],
        ['playful', 'Noted: one at a time, and at a safe distance.'],
      ],
      'appreciate a detail': [
        ['warm', 'You do not have to do anything with them. A smile is enough.'],
        ['warm', 'That is fine. I mean them all the same.'],
      ],
    },
  }),
  turn('single for a while', {
    cue: cue(
      "i'?(?:ve| have) been single (?:for|since) (?<x>(?:about |almost |over |nearly )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|many|a few|ages|20\\d\\d|my)(?: (?:years?|months?|whole years?|divorce|life))?)",
    ),
    beside: 6,
    said: {
      'appreciate a detail': [
        ['warm', 'Time to find out what you like, I hope. What have you learned about yourself?'],
        ['warm', 'I like that you tell me plainly. No hurry on my side.'],
      ],
      'follow up': [['direct', 'By choice, or because nobody good came along?']],
      'light touch': [['playful', 'So you are well rested and hard to impress. I will do my best.']],
      'say what you want': [['direct', 'With me it is [how long]. What made you want to look again?']],
    },
  }),
  turn('a bad date', {
    cue: cue(
      'i (?:just |recently )?(?:had|came (?:back |home )?from|survived|got home from) (?:the|a|my) (?:worst|most (?:awkward|boring)|awful|terrible|weirdest|strangest|bad|horrible|disaster of a) (?:first |second |blind )?date',
    ),
    beside: 7,
    said: {
      'follow up': [
        ['playful', 'I need to hear everything. How long before you looked for the exit?'],
        ['warm', 'Oh no. Was it funny bad or sad bad?'],
        ['direct', 'What happened? I promise to be shocked in the right places.'],
      ],
      'light touch': [
        ['playful', 'Selfishly, I am not sorry. The bar is now wonderfully low.'],
        ['flirty', 'Then the next one should be with me. I am at least on time.'],
      ],
    },
  }),
  turn('tired of the apps', {
    cue: cue(
      "i'?(?:m| am) (?:so |really |very |a bit |getting |just )*(?:tired|sick|over|bored|exhausted|done) (?:of|with|by)? ?(?:all )?(?:these |the |this )?(?:dating(?: apps?| sites?)?|apps?|swiping|online dating|small talk|games|ghosting)(?: honestly| already| now)?(?=\\W*$)",
    ),
    beside: 5,
    said: {
      sympathise: [
        ['warm', 'I know that feeling. It is a lot of hellos for very few good talks.'],
        ['warm', 'So am I, most days. You are one of the reasons that I am still here.'],
      ],
      'suggest meeting': [['direct', 'Then let us skip the rest of it. A coffee, this week, no swiping?']],
      'light touch': [['playful', 'Same. I had one more message left in me and I spent it on you.']],
      'follow up': [['direct', 'What wears you out the most about it?']],
    },
  }),
  turn('no children for them', {
    cue: cue(
      "i (?:really |definitely |just )?(?:don'?t|do not|never) (?:want|wanted) (?:to have )?(?:kids|children|any kids|babies)(?: of my own)?(?: though| ever| btw| just so (?:you|u) know)?(?=\\W*$)",
    ),
    beside: 3,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for saying it early. That is fairer than most people are.'],
        ['calm', 'Good to know. I would rather hear that now than in two years.'],
      ],
      'say what you want': [
        ['direct', 'For me it is [what you want]. Is that a difference for you, or not?'],
      ],
      'follow up': [['warm', 'Have you always known that, or did it come with time?']],
      'light touch': [['playful', 'Noted. More cake for the two of us, then.']],
    },
  }),
  turn('we matched before', {
    cue: cue(
      "(?:i think |i feel like |did |didn'?t |have |haven'?t |pretty sure )?we(?:'?ve| have)? (?:already )?(?:matched|talked|spoken|met|chatted)(?: on here| here)? (?:before|already|last year|once|a while ago)",
    ),
    beside: 5,
    said: {
      'light touch': [
        ['playful', 'Then one of us was not paying attention before. Surely not me.'],
        ['flirty', 'If we matched before, fate is being rather pushy. Coffee?'],
        ['playful', 'Second time lucky. I promise to be more interesting.'],
      ],
      'follow up': [
        ['warm', 'That could be! What did we talk about, and who stopped?'],
        ['direct', 'Really? Remind me, I would hate to tell you the same joke twice.'],
      ],
    },
  }),
  turn('rather stay in', {
    limit: true,
    cue: cue(
      "(?:i think )?i(?:'?d| would)? (?:rather|prefer to|feel like|think i'?ll|might just) (?:just )?(?:stay(?:ing)? (?:in(?= (?:tonight|today|this|and|with|if|on)\\b|\\W*$|[,.!])|home|at home)|have (?:a|an) (?:quiet|early) (?:night|evening|one))(?: tonight| this (?:evening|weekend)| today)?",
    ),
    beside: 6,
    said: {
      'no rush': [
        ['warm', 'Then stay in. A quiet evening is a good plan too.'],
        ['calm', 'That is fine with me. Shall we find another evening?'],
      ],
      'offer another way': [
        ['direct', 'Fair enough. A call later instead, from two couches?'],
        ['playful', 'Couch it is. I could send you a film and we watch it at the same time?'],
      ],
      'light touch': [['playful', 'The couch wins again. It has the better arguments.']],
    },
  }),
  turn('last night regretted', {
    cue: cue(
      '(?:i think )?(?:last night|yesterday|that|the kiss|saturday|friday|what happened)(?: [\\p{L}]+)? was (?:a|all a|probably a|such a|maybe a) mistake',
    ),
    beside: 8,
    turnsRound: true,
    also: (r) => !/\b(?:wrong chat|meant|calendar|tequila|typo|autocorrect|order\w*)\b/i.test(r.plain),
    heated: true,
    limit: true,
    said: {
      'accept with grace': [
        ['calm', 'Thank you for telling me straight. I do not want you to feel bad about it.'],
        ['warm', 'I hear you. We do not have to do anything with it, and I will not bring it up.'],
      ],
      'follow up': [
        ['warm', 'I am sorry that it feels like that. Do you want to talk about it, or leave it be?'],
        ['direct', 'All right. Was it too fast, or is it something else?'],
      ],
      'give space': [['calm', 'I understand. Take the time you need, there is no pressure from me.']],
    },
  }),
  turn('sorry for the messages', {
    cue: cue(
      "(?:(?:i )?(?:had|drank) (?:too much|a bit too much|one too many|a few too many)[^.!?]{0,30}|i was (?:so |very |a bit |quite )?(?:drunk|tipsy|wasted)[^.!?]{0,25})[,.! ]+(?:(?:i'?m )?(?:so |really )?sorry|apologies|ignore|forget|please ignore)[^.!?]{0,30}(?:messages?|texts?|calls?|voice ?notes?|said|that|it)",
    ),
    beside: 7,
    said: {
      'no rush': [
        ['warm', 'No harm done, they made me smile. How is the head today?'],
        ['warm', 'Do not be sorry. You were very honest and only a little hard to read.'],
      ],
      'light touch': [
        ['playful', 'I am keeping the best one for your birthday. Drink some water.'],
        ['playful', 'What messages? I only remember a lot of vowels.'],
      ],
    },
  }),
  turn('meant it', {
    cue: cue(
      'i (?:really |do |did )?(?:meant|mean) (?:it|that|what i said|every word)(?: (?:yesterday|last night|though|you know|earlier|before))?(?=\\W*$)',
    ),
    beside: 4,
    said: {
      'appreciate a detail': [
        ['warm', 'I know. That is why I keep thinking about it.'],
        ['warm', 'Good. I was hoping that it was not only the moment.'],
      ],
      'follow up': [['direct', 'Then say it again when I can see your face. When are you free?']],
      'light touch': [['playful', 'I believe you. I only needed to hear it twice.']],
    },
  }),
  turn('take it back', {
    cue: cue(
      '(?:please )?(?:just )?(?:forget|ignore|never ?mind) (?:(?:that )?i (?:ever )?said (?:anything|that|it|something)|what i (?:just )?said|about it|my last message)(?: please)?(?=\\W*$)',
    ),
    beside: 4,
    said: {
      'no rush': [
        ['warm', 'Consider it forgotten, if you want. But I did not mind it at all.'],
        ['calm', 'All right. And if you want to say it again one day, you can.'],
      ],
      'follow up': [['warm', 'Only if you are sure. It sounded as if it mattered to you?']],
      'light touch': [['playful', 'Said what? My memory is famous for its manners.']],
    },
  }),
];
