/** Things told in a line between two who chat every day: out of a class, a new place in the street, coming or not coming after all, a book that was no good. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { turnAround } from '../reading/text.ts';
import { find } from '../sieve/sieve.ts';
import { END, opening } from './arranging-words.ts';
import { word } from './fitting.ts';
import type { Scene } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const told = smallTurns('told plainly', 30);
const LOOSE = { turnsRound: true, limit: true } as const;

/** `a cooking class` and `my shift`, as one goes on speaking of them: `the cooking class`, `your shift`. */
const definite = (cue: RegExp) => (r: Reading) => ({
  x: word(
    turnAround(find(cue, r.plain)?.groups?.x?.trim().replace(/^an? /i, 'the ') ?? '').toLowerCase() ||
      undefined,
  ),
});

const OUT_OF = opening(
  "(?:i(?:'?ve| have)? )?(?:just|only just|finally) (?:got(?:ten)? (?:out of|back from|home from|in from|done with)|came (?:out of|back from|home from)|finished|survived|walked out of) (?<x>(?:an? |the |my |our )(?:[\\p{L}-]+ ){0,2}(?:tournament|class|meeting|workshop|lesson|rehearsal|practice|training|gym|gig|concert|exam|lecture|shift|run|hike|swim|show|film|movie|play|quiz|interview|course|session|game|match|conference|party|braai|wedding|lunch|dinner|audition|recital|marathon|race|retreat|yoga|choir))(?![\\p{L}-])",
);
const NEW_PLACE = opening(
  '(?:guess what[,.!:]* )?(?<x>(?:the|a|our|that) (?:new )?(?:[\\p{L}-]+ ){0,2}(?:bookshop|gym|café|cafe|bakery|restaurant|bar|library|market|pool|cinema|deli|shop|studio|park|place|brewery|garden|museum|theatre)) (?:on|in|near|around|next to|down|at|across from|opposite) (?:my|our|the) (?:\\p{L}+ )?(?:street|road|block|corner|area|neighbourhood|house|office|place|suburb|town|work)[^.!?]{0,15}?(?:is|has|just|have) (?:finally |now |just |at last )?(?:open(?:ed|s)?|reopened|back)',
);

export const TOLD_PLAINLY_SCENES: readonly Scene[] = [
  told('just out of something', {
    ...LOOSE,
    cue: OUT_OF,
    beside: 14,
    places: definite(OUT_OF),
    said: {
      'follow up': [
        ['direct', 'How was {x}? Begin with the best bit.'],
        ['warm', 'Sit down first, then tell me about {x}. Did it go the way you hoped?'],
      ],
      'light touch': [
        ['playful', 'You survived {x}, then. What is left of you?'],
        ['playful', 'Straight from {x} to me. I feel honoured.'],
      ],
      'appreciate a detail': [
        ['calm', '{x} and still writing to me, I take that as a good sign. What are you doing to come down?'],
      ],
    },
  }),
  told('a new place near them', {
    ...LOOSE,
    cue: NEW_PLACE,
    beside: 12,
    places: definite(NEW_PLACE),
    said: {
      'follow up': [
        ['direct', 'Is {x} as good as you hoped?'],
        ['warm', 'I am a little jealous. What is {x} like inside?'],
      ],
      'light touch': [['playful', 'Soon they will know you by name at {x}.']],
      'suggest meeting': [['flirty', 'Take me along to {x} one day? I behave well in new places.']],
    },
  }),
  told('what a thing says of somebody', {
    ...LOOSE,
    cue: opening(
      "you can (?:always )?(?:tell|learn|know|say|see) (?:a lot|so much|everything|all) (?:about|of) (?:a person|someone|somebody|people|a man|a woman|anyone) (?:by|from|through) (?:their|his|her|the) (?<x>[\\p{L}' -]{3,28}?)(?=\\W*$|,)",
    ),
    beside: 3,
    said: {
      'return the question': [
        ['direct', 'And what does your own {x} say about you?'],
        ['warm', 'What would you read off my {x}, do you think?'],
      ],
      'light touch': [
        ['playful', 'Then I should do something about my {x} before you see it.'],
        ['playful', 'My lawyer advises me to say nothing about my {x}.'],
      ],
      'say what you want': [['calm', 'Mine has [what is on it]. Be kind.']],
    },
  }),
  told('what got me into it', {
    ...LOOSE,
    cue: latin(
      /\b(?:what|who) got (?:you|u) (?:in ?to|started (?:with|on|in)|hooked on) (?<x>[\p{L}' -]{3,28}?)\?|\bhow did (?:you|u) (?:get|come|end up) (?:in ?to|started (?:with|in)) (?<y>[\p{L}' -]{3,28}?)\?/iu,
    ),
    beside: 9,
    said: {
      'say what you want': [
        ['direct', 'With {x} it began by [how it began]. Would you try it?'],
        ['direct', 'With {y} it began by [how it began]. Would you try it?'],
      ],
      'follow up': [
        ['warm', 'A long story with one good accident in it. What made you curious about {x}?'],
        ['warm', 'A long story with one good accident in it. What made you curious about {y}?'],
      ],
      'light touch': [
        ['playful', 'Nobody warned me about {x} in time. Careful, it spreads.'],
        ['playful', 'Nobody warned me about {y} in time. Careful, it spreads.'],
      ],
      'suggest meeting': [
        ['flirty', 'Come along once. {x} explains itself better than I do.'],
        ['flirty', 'Come along once. {y} explains itself better than I do.'],
      ],
    },
  }),
  told('still coming', {
    cue: opening(
      `i(?:'?m| am|'?ll| will) (?:still|definitely|for sure|totally) (?:be )?(?:coming|there|joining|in|on for it|up for it)(?: (?:on|this|to|for) [^.!?]{2,25})?${END}`,
    ),
    beside: 2,
    said: {
      'confirm the plan': [
        ['direct', 'Good, then it stands. See you there.'],
        ['warm', 'I was hoping for that. I am looking forward to it.'],
      ],
      'light touch': [['playful', 'Perfect, I will not have to look for somebody who laughs at my jokes.']],
      'appreciate a detail': [['calm', 'Thank you for letting me know. It makes me happy.']],
    },
  }),
  told('not coming after all', {
    ...LOOSE,
    cue: opening(
      `(?:sorry,? |unfortunately,? )*i(?:'?m| am) (?:no longer|not) (?:coming|joining|able to (?:come|make it|join))(?: (?:on|this|to|for|tomorrow|tonight|any ?more|after all)[^.!?]{0,25})?${END}`,
    ),
    beside: 4,
    said: {
      'accept with grace': [
        ['warm', 'That is a pity. Thank you for telling me in time.'],
        ['calm', 'No harm done. I hope that it is nothing bad?'],
      ],
      'counter-offer': [['direct', 'All right. Would another day be better for you?']],
      'light touch': [['playful', 'Your seat will be kept by my coat, then. Another time?']],
    },
  }),
  told('no good, that book', {
    ...LOOSE,
    cue: opening(
      "(?:honestly,? )?i (?:didn'?t|did not|couldn'?t) (?:really |actually |even )?(?:enjoy|like|finish|get into|love) (?<x>(?:that|the|this) (?:[\\p{L}-]+ )?(?:book|film|movie|series|show|play|restaurant|song|album|episode|place|food|wine|ending|sequel|podcast|game|exhibition))",
    ),
    beside: 8,
    said: {
      'follow up': [
        ['direct', 'What put you off {x}?'],
        ['warm', 'Did {x} lose you early or late?'],
      ],
      'light touch': [
        ['playful', 'Then I skip {x} and say that I have it on good authority.'],
        ['playful', 'Finally somebody who does not pretend to have liked {x}.'],
      ],
      'appreciate a detail': [['calm', 'I like that you say so. What would you take instead of {x}?']],
    },
  }),
  told('liked it, that book', {
    cue: opening(
      '(?:honestly,? )?i (?:really |absolutely |actually |so )?(?:enjoyed|loved|liked|devoured|adored) (?<x>(?:that|the|this) (?:[\\p{L}-]+ )?(?:book|film|movie|series|show|play|restaurant|song|album|episode|place|wine|ending|sequel|podcast|game|exhibition))',
    ),
    beside: 6,
    said: {
      'follow up': [
        ['direct', 'What did you like best about {x}?'],
        ['warm', 'Would you go through {x} a second time?'],
      ],
      'light touch': [['playful', 'Then {x} goes on my list, and the blame on you.']],
      'appreciate a detail': [['calm', 'I am glad. It is good to hear somebody be pleased about {x}.']],
    },
  }),
  told('a child who comes first', {
    ...LOOSE,
    cue: opening(
      "(?:just so you know,? |fyi,? |i should (?:tell you|say)(?: that)? )?i(?:'?ve| have|'?m)? ?(?:got )?(?:an? |two |three |four )?(?:single (?:mom|mum|dad|mother|father)[^.!?]{0,30}|(?:\\d+[- ]?(?:years?|yrs?|months?)[- ]old )?(?:\\p{L}+ )?(?:daughters?|sons?|boys?|girls?|twins|kids?|children|little (?:one|girl|boy))(?!\\p{L}))(?=[\\s\\S]*\\b(?:every (?:second|other)|weekends?|full ?time|half the (?:week|time)|(?:come|comes|coming) first|my (?:whole )?world|co-?parent\\w*|with (?:me|their (?:mom|mum|dad)|her (?:mom|mum|dad)|his (?:mom|mum|dad))|single|shared custody)\\b)",
    ),
    beside: 38,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for telling me. I like that it is clear who comes first.'],
        ['calm', 'That is how it should be. I am happy to go at the pace that leaves room for that.'],
      ],
      'follow up': [
        ['direct', 'What are they into at the moment?'],
        ['warm', 'What does a good day together look like at yours?'],
      ],
      'light touch': [['playful', 'So I have competition for your attention. I accept second place gladly.']],
    },
  }),
  told('finished a book or a series', {
    cue: opening(
      "(?:i(?:'?ve| have)? )?(?:just |finally )?finished (?:reading |watching |with )?(?<x>(?:the |a |that |my )?(?:new |latest |last |first )?[\\p{L}\\d' -]{2,40}?)(?:,|\\.| and|!)+ ?(?:i )?(?:could(?:n'?t| not) (?:put it down|stop)|(?:it was |it'?s )?(?:so|really|very) good|loved it|what an ending|cried|now i'?m (?:sad|empty|lost)|in one (?:go|night|weekend|sitting))",
    ),
    beside: 4,
    said: {
      'follow up': [
        ['direct', 'Without giving away the end, should I try {x}?'],
        ['warm', 'What did {x} do to you? I like it when people get lost in something.'],
      ],
      'light touch': [['playful', 'So that is where you were. Was {x} worth the lost sleep?']],
      'appreciate a detail': [
        ['calm', 'I envy you the first time with {x}. What comes after something like that?'],
      ],
    },
  }),
  told('tips for a speech', {
    ...LOOSE,
    cue: opening(
      "(?:[^.!?]{0,70}[,.] ?|[^.!?]{0,70}\\band )?(?:i (?:have|need|'ve got|got) to (?:give|write|make|hold) (?:a|the|my) (?:speech|toast|presentation)|i'?m giving (?:a|the) (?:speech|toast))[^?]{0,30}[,.;]? ?(?:any (?:tips|ideas|advice)|help|what do i say|what should i say)?",
    ),
    beside: 6,
    said: {
      'answer, then return': [
        ['direct', 'Short, one funny story, and look at them when you say the sweet part.'],
        ['warm', 'Write it as you would tell it to me. What is the first thing that comes to mind?'],
      ],
      'light touch': [['playful', 'Rule one: nobody ever complained that a speech was too short.']],
      'follow up': [['calm', 'You will be good at it. Do you want to try the first line on me?']],
    },
  }),
  told('weird hours', {
    ...LOOSE,
    cue: opening(
      "(?:i(?:'?m| am)? (?:work(?:ing)?|on|doing) (?:nights?|night shift|the late shift|lates|earlies|double shifts|shifts)[^.!?]{0,25}[,.;]? ?(?:so )?)?(?:i'?m )?sorry (?:in advance )?(?:if|that|for when) i (?:reply|answer|text|write)(?: back)? (?:at )?(?:weird|odd|strange|funny|random|slow|late|slowly)(?: (?:hours|times))?",
    ),
    beside: 5,
    said: {
      'no rush': [
        ['warm', 'No problem at all. I like finding something from you in the morning.'],
        ['calm', 'Write when it suits you, I do not count the hours.'],
      ],
      'light touch': [['playful', 'Odd hours get the best messages. I have heard that from experts.']],
      'follow up': [['direct', 'How are you holding up with those shifts?']],
    },
  }),
  told('not happy with how it went', {
    ...LOOSE,
    cue: opening(
      "i(?:'?m| am|'?m really| was) (?:not|un)(?: at all| really| so| very| too)? ?happy (?:with|about) (?:how|the way) (?:it|that|this|things|the \\p{L}+) (?:all )?(?:went|turned out|ended|is going)",
    ),
    beside: 6,
    said: {
      sympathise: [
        ['warm', 'I am sorry. What would you have wanted instead?'],
        ['calm', 'It still sits with you, I can tell. Do you want to go through it?'],
      ],
      'follow up': [['direct', 'What went wrong, from where you stand?']],
      'stay with them': [['warm', 'Then be cross about it for a while, I keep you company.']],
    },
  }),
  told('happy with how it went', {
    cue: opening(
      "i(?:'?m| am) (?:so |really |very |quite |pretty )?(?:happy|pleased|glad) (?:with|about) (?:how|the way) (?:it|that|this|things|the \\p{L}+) (?:all )?(?:went|turned out|ended|is going)",
    ),
    beside: 6,
    said: {
      'appreciate a detail': [
        ['warm', 'Good! You have earned that feeling, keep it for a while.'],
        ['calm', 'I am glad for you. Which part are you most pleased with?'],
      ],
      'light touch': [['playful', 'Then tonight you may be smug about it. I allow it.']],
      'follow up': [['direct', 'That is good to hear. How are you celebrating?']],
    },
  }),
  told('a bad time with me', {
    ...LOOSE,
    cue: opening(
      "(?:honestly,? |to be honest,? |i'?ll be honest,? )?i had (?:an? |such an? )(?:really |pretty )?(?:horrible|terrible|awful|bad|boring|miserable|rotten) (?:time|evening|night|date|day) (?:with you|tonight|yesterday|last night|on our date)",
    ),
    beside: 4,
    said: {
      'own it': [
        ['warm', 'I am sorry that it was like that for you. What went wrong?'],
        ['calm', 'That is not easy to read, and I would rather know. What bothered you most?'],
      ],
      'accept with grace': [
        ['calm', 'Thank you for being honest. I am sorry, you deserved a better evening.'],
      ],
      'make amends': [
        ['direct', 'Then I did something wrong and I would like to understand it. Will you tell me?'],
      ],
    },
  }),
];
