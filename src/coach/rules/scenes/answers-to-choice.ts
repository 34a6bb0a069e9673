/** Answers to the reader's own question or invitation: one of two, both, neither, a plain no, a yes with a day in it, a number put right. */
import { latin } from '../reading/pattern.ts';
import { find } from '../sieve/sieve.ts';
import { after, mineAsAsked } from './answers-to-mine.ts';
import { DAY, HOUR } from './arranging-words.ts';
import { word } from './fitting.ts';
import type { Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

const whole = (source: string, tail = ''): RegExp =>
  latin(
    new RegExp(
      `^\\W*(?:(?:haha+|lol|hmm+|oh|um|uh|well|ok|easy|honestly|definitely|ag|eish|yoh|wow|omg|no ways?)[ ,.!]+)*(?:${source})(?:[ ,.!]+(?:haha+|lol|hey|tbh|honestly|obvs|obviously|always|any day|for sure|easy|easily|please|actually|100%|of course|duh${tail}))*\\W*$`,
      'iu',
    ),
  );
/** `Tea or coffee?`, `Would you rather have a pool or a fireplace?`: the last two words on either side. */
const EITHER = latin(
  /(?:^|\b(?:have|be|with|prefer|a|an|the|to|you|or|team|more|of|in|on|:|,) )(?<a>\p{L}[\p{L}'-]*)s? (?:person )?or (?:an? |the |to |be |more of an? )?(?<b>\p{L}[\p{L}'-]*)s?(?: person)?\s*\?/iu,
);
const INVITED =
  /\b(?:want to|wanna|would you like|shall we|should we|fancy|keen|how about|what about|can i (?:take|buy|see)|let'?s|free|coffee|drinks?|dinner|lunch|walk|meet|go out|see you)\b[^?]*\?/i;

const choiceOf = (mine: string, plain: string): string | undefined => {
  const options = find(EITHER, mineAsAsked(mine))?.groups;
  if (!options) return undefined;
  const [first = '', second = ''] = plain
    .toLowerCase()
    .replace(/^\W*(?:(?:haha+|lol|hmm+|oh|easy|definitely|team|the|a|an|i'?d say|def)[ ,.!]+)*/, '')
    .split(/[^\p{L}'-]+/u);
  return [options.a, options.b]
    .find(
      (one) =>
        one !== undefined &&
        [first, second].some((word) => word.replace(/s$/, '') === one.toLowerCase().replace(/s$/, '')),
    )
    ?.toLowerCase();
};

/** One of the two is named to be wondered at, spoken of or thrown out. */
const NOT_CHOSEN = latin(
  /^\W*(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+[!?]*\?|^\W*(?:[\p{L}'-]+ ){1,3}?(?:is|are|isn'?t|aren'?t|was|were|who|what|how|why|sounds?|makes?|gives?|tastes?|smells?|or)\b|\b(?:pretend|cowards?|overrated|excuse me|how dare|crime|unmatch\w*|block(?:ed|ing)?|delet\w+|seriously|pardon|didn'?t type|disgusting|gross|ew+|no way)\b/iu,
);

export const CHOICE_SCENES: readonly Scene[] = [
  after('the same as I', {
    mine: /\b(?:and )?(?:you|yours|u|yourself)\s*\?\s*$/i,
    theirs: whole(
      'same(?: (?:here|for me|as you|actually|lol))?|me too|snap|ditto|likewise|same same|exactly the same|also',
    ),
    most: 5,
    said: {
      'appreciate a detail': [
        ['warm', 'No ways! Then we have something to start with.'],
        ['playful', 'Good taste, obviously. I say that without any bias.'],
      ],
      'follow up': [['direct', 'Snap! How did it start with you?']],
      'suggest meeting': [
        ['warm', 'Then we should do something about that together. Are you free this week?'],
      ],
    },
  }),
  after('when and where', {
    mine: /\b(?:yes|yeah|ja|sure|sounds|love to|ok|okay|great|deal|keen|perfect|works|coffee|drinks?|dinner|lunch|meet|free|date)\b/i,
    theirs: latin(
      /^\W*(?:(?:cool|ok(?:ay)?|great|nice|perfect|so|yay|lovely|awesome|alright|and)[ ,.!]+)*(?:what time and where|where and (?:what time|when)|when and where|time and place|where(?: (?:should|shall|do) we meet)?,? and (?:what time|when))\W*$/iu,
    ),
    asks: true,
    most: 10,
    said: {
      'pick a slot': [
        ['direct', 'Six, at [the place]. Does that suit you?'],
        ['warm', 'Half past six? I will find us a good corner and send it to you tonight.'],
      ],
      'counter-offer': [['playful', 'You choose the hour and I choose the place. Deal?']],
      'answer, then return': [['calm', 'Somewhere between us, after work. Is six too early for you?']],
    },
  }),
  after('both', {
    mine: /\bor\b[^?]*\?/i,
    theirs: whole(
      "(?:why not |(?:i )?(?:like|love|want) |can'?t i (?:have|say|pick|do) |can i (?:say|have|pick|do) |is )?both(?: (?:are|is) (?:good|fine|great|allowed|an (?:option|answer)))?(?: (?:equally|in that order|at once|together))?|(?:(?:a )?(?:bit|little|mix) of both)|(?:both[,.! ]+)?(?:it )?depends on (?:the|my) (?:day|mood|weather|time|season|company)(?: of (?:the )?(?:day|year|month))?|(?:i )?(?:have|got) (?:one|some) of (?:each|both)(?: so both)?|one of each",
    ),
    asks: true,
    most: 9,
    said: {
      'light touch': [
        ['playful', 'Both is the right answer. You passed.'],
        ['playful', 'Greedy, and I approve.'],
      ],
      'suggest meeting': [['direct', 'Then we do one first and the other after. When?']],
      'appreciate a detail': [['warm', 'I like people who do not choose where they do not have to.']],
    },
  }),
  after('either will do', {
    mine: /\bor\b[^?]*\?/i,
    theirs: whole(
      "(?:i'?m (?:easy|flexible|not fussy)[, ]+|im (?:easy|flexible|not fussy)[, ]+|i don'?t mind[, ]+|(?:it )?doesn'?t matter[, ]+|anything[, ]+|either[, ]+)?(?:either(?: (?:one|(?:is|would be) (?:fine|good|great|lovely|perfect|ok|okay)|works|day|time))?(?: (?:for|with|by) me)?|(?:i )?don'?t mind|i don'?t (?:care|have a preference)|no preference|(?:both|either)(?: day| time|s)? (?:work|suit|are fine|are good|is fine)(?:s)?(?: (?:for |with )?me)?|(?:it'?s )?up to you|you (?:choose|pick|decide)|your (?:choice|call|pick)|whatever (?:suits you|you (?:want|like|prefer|feel like)|works|is easier)|(?:it )?doesn'?t matter(?: to me)?|anything (?:is fine|goes|works)(?: (?:for|with) me)?|i'?m easy|im easy|whichever)",
      "|(?:i'?m|im) (?:just )?(?:hungry|easy|not fussy)|hey|with me|you pick",
    ),
    limit: true,
    most: 10,
    said: {
      'pick a slot': [
        ['direct', 'Then I choose [your pick]. No complaints afterwards.'],
        ['warm', 'Easy to please, I like it. I go with the first one, then.'],
        ['warm', 'Then I say [your pick], and you get the next choice. Deal?'],
      ],
      'light touch': [['playful', 'Careful, I choose by throwing a coin and blaming the coin.']],
      'return the question': [['calm', 'Good. Is there anything that would be a no?']],
    },
  }),
  after('neither', {
    mine: /\bor\b[^?]*\?/i,
    theirs: latin(/^\W*(?:(?:haha+|lol|hmm+|oh|well|honestly)[ ,.!]+)*neither\b/iu),
    most: 18,
    said: {
      'light touch': [
        ['playful', 'A third way! I should have known that you would not tick a box.'],
        ['playful', 'The question is withdrawn. Yours is the better answer.'],
      ],
      'follow up': [
        ['direct', 'Then what is your pick, with no options from me?'],
        ['warm', 'Neither, noted. I like that you do not just say one to be polite.'],
      ],
    },
  }),
  {
    ...after('one of mine', {
      mine: EITHER,
      theirs: /\S/,
      asks: true,
      most: 10,
      said: {
        'appreciate a detail': [
          ['warm', '{x}, then. I will remember that for when it counts.'],
          ['direct', 'A clear answer. I like that you did not need to think about {x}.'],
        ],
        'light touch': [
          ['playful', '{x}! I had a small bet with myself, and I won it.'],
          ['playful', 'Noted in ink: {x}. The other one is never mentioned again.'],
        ],
        'answer, then return': [['calm', '{x} from you. From me [your pick]. Can this work?']],
      },
    }),
    when: (r) =>
      r.action === 'reply' &&
      r.flags.length === 0 &&
      r.language.base === 'en' &&
      r.style.words <= 10 &&
      choiceOf(r.mine, r.plain) !== undefined &&
      !NOT_CHOSEN.test(r.plain) &&
      !isHeavyTalk(r.plain) &&
      !/\b(?:but|because|never|not|hate|can'?t|only|except)\b/i.test(r.plain),
    places: (r) => ({ x: word(choiceOf(r.mine, r.plain)) }),
  },
  after('a plain no to it', {
    mine: /\b(?:do you (?:like|enjoy|love|do|play|watch|run|hike|cook|dance|read|eat|ever)|are you (?:into|a fan of)|have you ever|you into|fan of)\b[^?]*\?/i,
    theirs: whole(
      "(?:i )?(?:hate|can'?t stand|detest|don'?t like|dislike) (?:it|them|that)|not (?:really|at all|my thing|for me|a fan|a chance)|nope(?: never)?|never(?: have)?|used to(?: but (?:not any ?more|i stopped))?|no never|no not really|god no|absolutely not|hell no",
    ),
    plainly: true,
    limit: true,
    most: 8,
    said: {
      'follow up': [
        ['direct', 'Noted, none of that. What do you do instead?'],
        ['warm', 'Good to know before I planned anything. What do you like, then?'],
      ],
      'appreciate a detail': [['calm', 'An honest no. That saves us a very polite afternoon.']],
      'light touch': [['playful', 'Then I cancel the surprise. What should I plan instead?']],
    },
  }),
  after('of course they do', {
    mine: /\?/,
    theirs: whole(
      'is the pope catholic|does a bear \\p{L}+ in the (?:woods|forest)|is water wet|duh+|obviously|obvs|what do you think|is that even a question|do you (?:even )?have to ask|need you ask',
    ),
    asks: true,
    most: 10,
    said: {
      'own it': [
        ['playful', 'Silly question, I withdraw it.'],
        ['playful', 'I see. I will ask something harder next time.'],
      ],
      'follow up': [
        ['direct', 'Fair enough. And how far does it go, on a scale from fan to fanatic?'],
        ['warm', 'I like how sure you are. Tell me the best of it?'],
      ],
    },
  }),
  after('it pours', {
    mine: /\b(?:rain\w*|weather|storm\w*)\b[^?]*\?/i,
    theirs: whole(
      "(?:it'?s )?(?:raining )?cats and dogs|buckets|non-?stop|like crazy|pouring|(?:it'?s )?bucketing(?: down)?",
    ),
    most: 8,
    said: {
      'light touch': [['playful', 'Then it is a day for a couch and no shoes. Is there soup?']],
      'follow up': [
        ['warm', 'Stay in and stay dry. What do you do on a day like that?'],
        ['direct', 'Series or a book, then?'],
      ],
      'suggest meeting': [['flirty', 'Good weather for two under one blanket, I would say.']],
    },
  }),
  after('it went badly', {
    mine: /\bhow (?:did|was|were|'?d)\b[^?]*\b(?:go|interview|exam|meeting|test|date|presentation|appointment|day|trip|race|audition|it)\b[^?]*\?/i,
    theirs: latin(
      /^\W*(?:(?:eish|ag|ugh|oh|well|hmm+|yoh|honestly|not gonna lie)[ ,.!]+)*(?:not (?:so |too |very )?(?:great|good|well|amazing)|could(?:'ve| have)? (?:be(?:en)?|gone) better|badly|terribl[ey]|awful|so[- ]so|meh|a disaster|bombed it|messed (?:it )?up|(?:i )?(?:froze|failed|flopped|panicked)\b|didn'?t (?:get (?:it|the job)|pass)|not (?:how|what) (?:i|we) hoped|rubbish|crap|kak|didn'?t go (?:so |too |very )?well|not how i wanted)\b/iu,
    ),
    limit: true,
    most: 22,
    said: {
      sympathise: [
        ['warm', 'Ah no, I am sorry. What happened?'],
        ['calm', 'That is a pity. Do you want to talk about it, or be taken off the subject?'],
      ],
      'stay with them': [['warm', 'You went and did it, that counts for more than you feel right now.']],
      'light touch': [
        ['playful', 'Then tonight there is no being sensible. What do you need, cake or company?'],
      ],
    },
  }),
  after('somebody of theirs is better', {
    mine: /\bhow(?:'?s| is| are| was)\b[^?]{0,20}\b(?:mom|mum|mother|dad|father|gran|granny|gogo|ouma|oupa|sister|brother|son|daughter|kid|kids|friend|dog|cat|puppy|baby)\b[^?]*\?/i,
    theirs:
      /^\W*(?:(?:oh|thanks?|thank you|aww?)[ ,.!]+)*(?:(?:much|a lot|a bit|so much|doing|feeling|getting) )*(?:better|improving|on the mend|recovering|home (?:now|again|already)|fine now|ok now|out of (?:hospital|icu|danger)|stable)\b/i,
    limit: true,
    most: 22,
    said: {
      'appreciate a detail': [
        ['warm', 'I am so glad to hear that. Are you getting some rest now too?'],
        ['calm', 'That is the best news. And how are you, after all that?'],
      ],
      'stay with them': [['warm', 'What a relief. Say if there is anything that I can do.']],
      'follow up': [['direct', 'Good! What happens next, more rest or already complaining about it?']],
    },
  }),
  after('a number put right', {
    mine: /\?/,
    theirs: whole(
      '(?:no[ ,]+|it' +
        "'?s " +
        '|i have )?(?<n>\\d{1,2}|one|two|three|four|five|six|seven) (?:actually|in fact|now|these days)',
      '|but close',
    ),
    most: 7,
    said: {
      'own it': [
        ['playful', '{n}! I stand corrected.'],
        ['warm', '{n}, noted. I will not forget it now.'],
      ],
      'light touch': [['playful', 'I was close. May I have half a point?']],
      'follow up': [['direct', '{n}, then. Tell me about the one that I left out?']],
    },
  }),
  after('a birthday next month', {
    mine: /\b(?:how old|you(?:'re| are)? (?:\w+ )?\d\d|age|said you)\b[^?]*\?/i,
    theirs: whole(
      '(?:i' +
        "'?m |im |turning |almost |nearly )*(?<n>[2-7]\\d) (?<x>next (?:month|week|year)|this (?:month|week|year)|in (?:a (?:month|week)|two (?:weeks|months)|\\p{L}+)|soon|on \\p{L}+day|tomorrow)",
    ),
    most: 9,
    said: {
      'light touch': [
        ['playful', 'Then I am early with my congratulations and not wrong about your age.'],
        ['playful', 'A birthday {x}! I have been warned in good time.'],
      ],
      'follow up': [
        ['warm', 'A birthday {x}, then! Big party or one good dinner?'],
        ['direct', '{n} sounds good on you. What do you wish for?'],
      ],
    },
  }),
  after('yes, and a day', {
    mine: INVITED,
    theirs: latin(
      new RegExp(
        `^\\W*(?:(?:yes+|yeah|yep|ja|sure|ok(?:ay)?|love to|i'?d (?:love|like) (?:to|that)|of course|sounds (?:good|great|nice)|definitely|please|absolutely|cool|gladly)[ ,.!]+)+(?:(?:how|what) about |maybe |is |on |say |does )?(?<t>(?:${DAY})(?: (?:at )?${HOUR})?)(?: (?:work|good|ok|okay|suit you|then|maybe))*\\W*$`,
        'iu',
      ),
    ),
    asks: true,
    most: 12,
    said: {
      'confirm the plan': [
        ['direct', '{t} works. Shall I look for a place?'],
        ['warm', '{t} it is. I am glad that I asked.'],
      ],
      'pick a slot': [['calm', '{t} is good. After work, or does later suit you better?']],
      'light touch': [['playful', '{t}, before one of us becomes sensible.']],
    },
  }),
  after('at last asked', {
    mine: INVITED,
    theirs: whole(
      "(?:i )?(?:thought|was afraid|was worried|was starting to think) (?:that )?you(?:'?d| would|d) never ask|(?:finally|about time|took you (?:long enough|a while)|i was waiting for that|what took you so long)",
    ),
    asks: true,
    most: 12,
    said: {
      'suggest meeting': [
        ['direct', 'Then I waited too long. Which day is good for you?'],
        ['warm', 'I am glad that I did, then. Thursday or Saturday?'],
      ],
      'light touch': [
        ['playful', 'I was collecting courage. It came in small parcels.'],
        ['flirty', 'I wanted to be asked to ask. When are you free?'],
      ],
    },
  }),
  after('not that day but this', {
    mine: /\?|\b(?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|tomorrow|weekend)\b/i,
    theirs: latin(
      new RegExp(
        `(?:(?:${DAY})\\b[^.?!]{2,45}?(?:[,.;]| but) ?(?:but )?(?:on |maybe )?(?<t>${DAY})(?:'?s)? (?:i'?m|im|i am|is|works|would|i could|i can)(?: (?:free|good|fine|open|ok|okay|work|better|perfect|for me))*\\W*$|\\b(?:can'?t|cannot|cant|not) (?:do|make|manage)? ?(?:at )?(?:${HOUR})(?: (?:no|sorry))?[,.;]? (?:but )?(?:maybe |how about |is )?(?<u>${HOUR})(?: (?:is|would be|works|suits me|ok))?(?: (?:better|good|fine|perfect|ok|okay|for me))*\\W*$)`,
        'iu',
      ),
    ),
    limit: true,
    asks: true,
    most: 20,
    said: {
      'confirm the plan': [
        ['direct', '{t} it is. I will keep it free.'],
        ['direct', '{u} is fine. See you then.'],
        ['warm', '{t} suits me just as well. Same idea?'],
        ['warm', '{u} works just as well for me.'],
      ],
      'light touch': [
        ['playful', '{t}, then. I get to look forward to it a bit longer.'],
        ['playful', '{u} it is. That leaves me time to find my good shirt.'],
      ],
      'answer, then return': [
        ['calm', '{t} is good. What time suits you?'],
        ['calm', 'No problem, {u}. Shall we keep the place?'],
      ],
    },
  }),
  after('no friends any more', {
    mine: /\b(?:hate|don'?t like|can'?t stand|never (?:seen|watched|read|had|tried|eaten|heard)|not a fan|don'?t (?:eat|drink|watch|get)|prefer|love|put)\b/i,
    theirs: whole(
      "(?:then |sorry |that'?s it |nope )*(?:i'?m afraid )?we (?:can'?t|cannot|can no longer|could never) be friends(?: then| any ?more| now)?|(?:unmatch(?:ing|ed)?|blocked|deleting your number|goodbye forever|and (?:just|there) (?:like that )?(?:we are|we're) (?:done|over))|this is over",
    ),
    limit: true,
    most: 10,
    said: {
      'light touch': [
        ['playful', 'Wait! I can be trained.'],
        ['playful', 'Even if I give you mine, every single time?'],
        ['flirty', 'Fine, then it has to be dinner instead of friendship.'],
      ],
      'own it': [['playful', 'I knew the risk when I typed it. May I appeal?']],
    },
  }),
  after('do I have soup', {
    mine: /\b(?:sick|flu|cold|fever|ill|sore throat|migraine|headache|in bed|tired|cough\w*)\b/i,
    theirs: latin(
      /\b(?:have you (?:got|had|taken)|do you (?:have|need)|got any|you got|should i (?:bring|drop|send)) (?:any |some |enough )?(?<x>soup|meds|medicine|tea|food|tissues|ginger|honey|pills for it|water|vitamin c|someone|anyone)\b/iu,
    ),
    asks: true,
    most: 16,
    said: {
      'answer, then return': [
        ['warm', 'I am well stocked, thank you. Just hearing that helps.'],
        ['direct', '[What you have]. What is your secret recipe?'],
      ],
      'light touch': [
        ['playful', 'A whole pharmacy and no patience. Come and tell me a story from a safe distance.'],
      ],
      'appreciate a detail': [['calm', 'You are kind to ask. I have what I need except company.']],
    },
  }),
  after('they feel for me', {
    mine: /\b(?:didn'?t|not|sick|flu|cold|tired|bad|worst|terrible|awful|rough|lost|failed|broke|broken|sore|hurts?|hard|stress\w*|cancelled|stuck|late|ill|exhausted|sad|miss|fever|migraine|headache|rejected|nervous|ugh|eish)\b/i,
    theirs: latin(
      /^\W*(?:(?:oh+|ah+|ag|aww+|eish|yoh|haai|man|no+|babe|hey)[ ,.!]+)*(?:(?:ag )?shame(?: man| skat| babe)?|i'?m (?:so )?sorry|im (?:so )?sorry|so sorry|sorry (?:to hear|about) (?:that|it)|oh no|that (?:sucks|sounds (?:rough|hard|awful|tough|exhausting))|that'?s (?:rough|hard|awful|tough|horrible|so sad)|their loss|feel better(?: soon)?|get well(?: soon)?|hope you (?:feel better|get better)|hang in there|poor (?:you|thing)|sterkte)\b/iu,
    ),
    asks: true,
    limit: true,
    most: 14,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, I needed that more than I let on.'],
        ['calm', 'That is kind of you. It helps just to have said it.'],
      ],
      'answer, then return': [['direct', 'I will be all right, thank you for asking. How was your day?']],
      'light touch': [['playful', 'Thank you. I will survive, with tea and a fair amount of complaining.']],
    },
  }),
];
