/** What stands around a plan: something comes up, nobody knows yet, nearer home, shorter, cheaper, with a dog, or only the two of them. */
import { DAY, END, opening } from './arranging-words.ts';
import type { Scene } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const arranging = smallTurns('arranging', 26);

export const ARRANGING_CHANGE_SCENES: readonly Scene[] = [
  arranging('something came up', {
    limit: true,
    cue: opening(
      "(?:i know[,.]? )?(?:i'?m |im )?(?:so )?sorry[,.!]? ?(?:can (?:i|we) (?:take|get) a )?rain ?check\\W*$|(?:(?:i'?m |im )?(?:so |really |very )?sorry,? (?:but )?|apologies,? (?:but )?|unfortunately |i'?m afraid )?(?:something(?:'?s| has)? (?:just )?(?:came|come|popped) up|(?:a|some) work (?:thing|stuff|emergency)(?: has| just)? (?:came|come) up)(?: (?:at|with) (?:work|home|family|my family))?(?:[ ,.!;]*(?:and i can'?t (?:make it|come)[^.?!]{0,20}))?(?:[ ,.!;]*(?:can|could|shall|may) (?:we|i) (?:do|try|make it|find|move (?:it|this)(?: to)?|resched\\w*|postpone|take a rain ?check|raincheck)[^?]{0,25}\\?*)?",
    ),
    beside: 5,
    turnsRound: true,
    said: {
      'no rush': [
        ['warm', 'No problem, these things happen. Which day suits you instead?'],
        ['calm', 'Of course. Sort that out first, we will find another day.'],
      ],
      'counter-offer': [
        ['direct', 'Sure. Does later this week work, or is next week easier?'],
        ['warm', 'That is fine. I hope that it is nothing bad. Shall we look at the weekend?'],
      ],
      'light touch': [['playful', 'Granted. The next one comes with dessert, those are the rules.']],
    },
  }),
  arranging('not sure yet', {
    limit: true,
    cue: opening(
      "(?:(?:i'?ll|ill|i will|we'?ll|let'?s|lets) (?:have to |just )?see how (?:the|my|this|next) (?:week|weekend|day|month|work|evening) (?:goes|looks|turns out|is looking|pans out)|(?:i'?m |im )?not (?:100% |totally |really )?sure (?:yet|if i can|about (?:my|the|this)[^,.!?]{0,15})|i don'?t know (?:yet )?(?:what|how) my (?:week|weekend|shifts?) (?:looks?|is|are)(?: like| looking)?(?: yet)?|(?:it )?depends (?:on|how) (?:my |the )?(?:work|week|shifts?|day|boss|meetings?)(?: goes)?|(?:can|may) i (?:let you know|confirm|get back to you|tell you)(?: (?:later|tomorrow|closer to the time|by \\p{L}+|on \\p{L}+))?|i'?ll (?:let you know|confirm|get back to you)(?: (?:later|tomorrow|closer to the time|by \\p{L}+|on \\p{L}+))?)[,.;]? ?(?:(?:my|this|the) (?:week|day|month|schedule|work)(?:'?s| is)? (?:\\p{L}+ ){0,2}(?:hectic|crazy|mad|busy|full|wild|chaos|up in the air|insane|a mess))?",
    ),
    beside: 4,
    turnsRound: true,
    said: {
      'no rush': [
        ['warm', 'No stress, see how it goes. I will keep a little room for you.'],
        ['calm', 'Fine by me. Shout when you know, I can move things.'],
      ],
      'leave it open': [
        ['warm', 'Take your time. If it gets too wild, a quick coffee counts as well.'],
        [
          'direct',
          'All right. If I have heard nothing by the day before, I make other plans and no hard feelings.',
        ],
      ],
      'light touch': [
        ['playful', 'May the week be kind to you. I am rooting for it, for selfish reasons.'],
        ['playful', 'I will wait for the official announcement.'],
      ],
    },
  }),
  arranging('nearer to them', {
    limit: true,
    cue: opening(
      "(?:(?:do|would) you mind if we|(?:can|could|shall|should) we(?: maybe)?|(?:is it|would it be) (?:ok(?:ay)?|fine|alright) if we|any chance we (?:can|could)|i(?:'?d| would) (?:prefer|rather|like))(?: to)? ?(?:go |meet |do |find |have |pick |stay |be |eat )?(?:for )?(?:somewhere|something|some place|a (?:place|spot)|it)? ?(?:a bit |a little |more )?(?:closer|nearer|close|near) ?(?:to )?(?<x>me|my (?:place|house|side|work|flat|office)|home|mine)" +
        END,
    ),
    beside: 4,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['warm', 'Of course. Tell me your side of town and I will come to you.'],
        ['direct', 'Not a problem. Do you have a place in mind?'],
      ],
      'confirm the plan': [
        ['calm', 'Nearer to you is fine. You choose, and I will find it.'],
        ['warm', 'Sure, you know the good places there. Where do I have to be?'],
      ],
      'light touch': [['playful', 'Only if you show me the best thing on your side of town.']],
    },
  }),
  arranging('this rather than that', {
    limit: true,
    cue: opening(
      "(?:(?:can|could|shall|should) we (?:rather |maybe )?(?:do|have|go for|get|make it|try)|how about|what about|would you mind|i(?:'?d| would) (?:rather|prefer)|let'?s (?:rather )?(?:do|have|go for)|maybe|rather)? ?(?<x>(?:an? |the |some )?\\p{L}+(?: (?:on|at|in|by|along|to|with) (?:the |a |my )?\\p{L}+| \\p{L}+)?) (?:rather than|instead of|and not|over) (?<y>(?:an? |the |some )?\\p{L}+(?: \\p{L}+)?)" +
        END,
    ),
    not: /\b(?:\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|week|weekend|i|me|you|him|her|them|pay|money|cash|card|eft|voice|video|call|kids?|ex)\b/i,
    also: (r) =>
      /\b(?:coffee|tea|lunch|dinner|brunch|breakfast|supper|drinks?|walk|hike|swim|beach|picnic|movie|film|cinema|museum|market|ice cream|sushi|pizza|thai|curry|braai|wine|bar|pub|park|promenade|gallery|show|concert|bowling|golf|karaoke|dancing)\b/i.test(
        r.plain,
      ),
    beside: 3,
    said: {
      'answer, then return': [
        ['direct', 'Gladly, {x} it is. Does the rest stay as we said?'],
        ['warm', 'Yes, {x} is even nicer. Thank you for saying what you prefer.'],
      ],
      'confirm the plan': [
        ['calm', 'That works. Then {x}, and {y} another time.'],
        ['warm', '{x} suits me well. Do you know a good place?'],
      ],
      'light touch': [['playful', '{x} it is. I am easier to talk to there than over {y} anyway.']],
    },
  }),
  arranging('keep it short', {
    limit: true,
    cue: opening(
      "(?:(?:can|could|shall|should) we (?:maybe )?(?:keep it|make it) (?:short|quick|brief|early|an early one|to an hour|low key|low-key|chilled)|i (?:can'?t|cannot) stay (?:too |very )?(?:long|late)|i (?:only have|have|'?ve got) (?:about |only )?(?:an hour|one hour|half an hour|a few hours|two hours|till \\p{L}+)|i (?:have to|need to|must) be (?:home|back|in bed|up) (?:by|before|at|early)[^,.!?]{0,15})(?:[ ,.;]*(?:because |as |since )?i(?:'?ve| have| got|'?ve got)?[^.!?]{0,45})?",
    ),
    not: /\b(?:battery|data|left to live|power)\b/i,
    beside: 5,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['warm', 'Of course. One good hour is better than three long ones.'],
        ['direct', 'That is fine. Shall we start a little earlier, so that you get your sleep?'],
      ],
      'respect the limit': [
        ['calm', 'No problem, you say when it is time and we go.'],
        ['warm', 'Sure, I am glad that you come at all.'],
      ],
      'light touch': [
        ['playful', 'Deal, I will have you home before you turn into anything.'],
        ['flirty', 'Short it is. I will have to be charming faster than usual.'],
      ],
    },
  }),
  arranging('short of money', {
    limit: true,
    shared: true,
    cue: opening(
      "(?:(?:i(?:'?d| would)|would) (?:really )?(?:love|like) to,? but )?(?:i(?:'?m| am|m)|things are|money'?s|money is) (?:so |a bit |totally |really |kinda |kind of |completely |dead |quite )?(?:broke|skint|tight|out of money|short(?: of cash)?|saving(?: up)?)(?: (?:till|until|til|this|right now|rn|at the moment|before|for|because|after)[^.!?]{0,25})?",
    ),
    not: /\b(?:lend|borrow|send|help me|spot me|cover (?:me|it)|pay for me|transfer|ewallet|e-wallet|sponsor|airtime|data|loan|could you|can you|would you|will you|please|pays? me back|owes? me|need \w+ (?:rand|bucks)|r ?\d+|payshap|treat me)\b/i,
    beside: 5,
    turnsRound: true,
    said: {
      'counter-offer': [
        ['warm', 'Then we do something free. A walk, and each of us brings a flask?'],
        ['playful', 'The sea costs nothing and I am good company. Would that do?'],
      ],
      'no rush': [
        ['calm', 'No stress, I know how long the end of a month can be. It keeps.'],
        ['warm', 'Then after payday, or a bench and a view before that. You choose.'],
      ],
      'light touch': [['playful', 'Same club. Our meetings are held on a bench, with sandwiches from home.']],
    },
  }),
  arranging('may I bring', {
    cue: opening(
      '(?:(?:is it|would it be|are you) (?:ok(?:ay)?|fine|alright|cool|all right)(?: with it)? if i|can i|could i|may i|(?:do|would) you mind if i|mind if i) bring (?:my |along my |the |a )?(?<x>(?:little |old |big )?(?:dogs?|puppy|pup|cat|kids?|son|daughter|baby|toddler|niece|nephew|cousin|flatmate|housemate))(?: along| with me| too)?' +
        END,
    ),
    beside: 7,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['warm', 'Please do, I would love to meet your {x}. Then we go where that is easy.'],
        ['direct', 'Yes, of course. Somewhere outside, then, so that there is room to run?'],
      ],
      'light touch': [['playful', 'Yes, and I will try not to like your {x} more than you. No promises.']],
      'honest answer': [['calm', 'Next time gladly. Could the first one be only us?']],
      'confirm the plan': [['warm', 'Sure, bring your {x}. Is there anything that I should know or bring?']],
    },
  }),
  arranging('I will cook', {
    heated: true,
    cue: opening(
      "(?:(?:so )?(?:come|why don'?t you come|you should come|want to come|wanna come|you could come) (?:over|round|by|to (?:mine|my place))(?: to (?:mine|my (?:place|house|flat)))?(?: (?:tonight|tomorrow|on \\p{L}+|for dinner|this \\p{L}+))?[,.;!]* ?(?:and )?(?:i'?ll|i can|i will|let me|i'?m) (?:cook|make|cooking|making)[^.!?]{0,30}|(?:i'?ll|let me|i can|i could|i want to|i'?d love to) (?:cook|make dinner)(?: dinner| supper| something| a meal)?(?: for (?:you|us))?(?: (?:at mine|at my place|tonight|tomorrow|on \\p{L}+|some time|sometime|one day))?)",
    ),
    beside: 6,
    said: {
      'answer, then return': [
        ['warm', 'You cook? Then yes, and I bring dessert. Which evening?'],
        ['direct', 'I would love that. Is there anything that I should bring or peel?'],
      ],
      'light touch': [
        ['playful', 'Food that I do not have to make? You found my weakness.'],
        ['flirty', 'Cooking for me is a serious move. What is on the menu?'],
      ],
      'counter-offer': [
        ['calm', 'That is a kind offer. Could we go out first, and I take you up on it the time after?'],
      ],
    },
  }),
  arranging('you decide', {
    cue: opening(
      "(?:you (?:can )?(?:decide|choose|pick)|(?:it'?s )?up to you|your (?:choice|call|turn to (?:choose|pick|plan))|(?:you )?(?:pick|choose) (?:a|the) (?:place|spot|restaurant|film|movie|time|day) (?:and i'?ll (?:be there|come)|and (?:tell me|let me know))|i'?m easy|whatever you (?:want|like|prefer|feel like)|i don'?t mind(?: either way)?|you know best|i trust you|dealer'?s choice|lady'?s choice)" +
        END,
    ),
    also: (r) => !/\b(?:fight|over|leave|divorce|keep|kill|pregnan|trust you with)\b/i.test(r.plain),
    beside: 3,
    said: {
      'pick a slot': [
        ['direct', 'All right, then I choose [your idea]. No complaints afterwards.'],
        ['warm', 'Then something easy, a walk and something warm to drink. Any objections?'],
      ],
      'answer, then return': [
        ['calm', 'I will. Just tell me one thing that you do not want, and I do the rest.'],
        ['warm', 'Leave it to me, I will look tonight and send you what I find.'],
      ],
      'light touch': [
        ['playful', 'A dangerous amount of trust. I will try to deserve it.'],
        ['playful', 'Careful, last time somebody said that there was karaoke.'],
      ],
    },
  }),
  arranging('who drives', {
    cue: opening(
      '(?:[^.!?]{0,40}\\b(?:parking|traffic|drive|driving|far)\\b[^.!?]{0,30}[,.;] ?)?(?:shall|should|can|could) we (?:just |maybe |rather )?(?:uber|bolt|take (?:an? )?(?:uber|bolt|taxi|cab)|get (?:an? )?(?:uber|bolt|taxi|cab)|share (?:an? )?(?:uber|lift|ride|taxi)|lift club|carpool|drive together|go together|go in one car)(?: there| together| home)?' +
        END,
    ),
    beside: 4,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['direct', 'Good idea. Shall we share one, or meet there?'],
        ['warm', 'Yes, that is easier. Then nobody has to think about the way home.'],
      ],
      'light touch': [['playful', 'Yes please. My parking has ended friendships.']],
      'honest answer': [
        ['calm', 'I would rather come on my own the first time, if that is all right. See you there?'],
      ],
    },
  }),
  arranging('their birthday, and an invitation', {
    cue: opening(
      `(?:it'?s |its )?my (?:birthday|bday|b-day|\\d\\dth)(?: (?:party|drinks|dinner|braai|thing|lunch))?(?:'?s| is)?(?: coming up)? (?:on |this |next )?(?<t>${DAY}|weekend|week)[^?.!]{0,30}[,.;!]* ?(?:(?:do|would|will|are|can) you )?(?:want to |wanna |like to |be able to |keen to )?(?:come|coming|join|keen|free|be there|in)(?: (?:to|along|with|us|me|too))*${END}`,
    ),
    beside: 6,
    said: {
      'answer, then return': [
        ['warm', 'I would love to come. What are you planning, and what can I bring?'],
        ['direct', 'Yes, I am in. What time, and who will be there?'],
      ],
      'light touch': [
        ['playful', 'It is in my diary, with a cake drawn next to it. Candles or no candles?'],
        ['flirty', 'I come with a present and my best shirt. What do you wish for?'],
      ],
      'honest answer': [['calm', 'I am honoured that you ask. Is it a big party, or just a few of you?']],
    },
  }),
  arranging('they want me there', {
    cue: opening(
      "(?:[^.!?]{0,70}[,.;] ?|[^.!?]{0,70}\\band )?i(?:'?d| would)? (?:kinda |kind of |really |actually |sort of )*(?:want|like|love) you to (?:come(?: along| with me| too)?|be there|join(?: us| me)?|meet (?:them|everyone|my \\p{L}+))",
    ),
    beside: 12,
    said: {
      'answer, then return': [
        ['warm', 'I would love to come. What can I bring, so that I do not arrive with empty hands?'],
        ['direct', 'Yes, gladly. What time, and whom should I be nice to?'],
      ],
      'light touch': [['playful', 'I am in. I clap at speeches and I laugh at uncles.']],
      'honest answer': [['calm', 'I am touched that you ask. Who will be there?']],
    },
  }),
  arranging('what is on at the weekend', {
    cue: opening(
      `(?:what|wat)(?:'?s| are| r)? ?(?:you|u|ya) (?:up to|doing|getting up to) (?:this|over the|on the|for the|at the) weekend${END}`,
    ),
    beside: 1,
    said: {
      'say what you want': [['direct', '[Your plans]. And you, plans or pyjamas?']],
      'suggest meeting': [
        ['warm', 'Nothing that I would not move. Did you have something in mind?'],
        ['flirty', 'That depends on what you are doing. Coffee on Saturday?'],
      ],
      'light touch': [['playful', 'The weekend is still taking offers. What is yours?']],
    },
  }),
  arranging('just us', {
    cue: opening(
      "(?:is it |will it be |would it be )?(?:just|only) (?:us|the two of us|you and me|you and i|us two)(?: (?:two|then|this time|tonight))?(?:,? or (?:is|are|will|with|do|does) [^?]{2,40})?\\?+|who(?:'?s| is| else is| all is) (?:coming|going to be there|all coming)(?: (?:with us|along|too|tonight))?\\?+",
    ),
    beside: 4,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['direct', 'Just us, if you like that.'],
        ['warm', 'Only the two of us. Then I can hear what you say.'],
      ],
      'say what you want': [['calm', '[Who is coming], as far as I know. Is that all right with you?']],
      'light touch': [
        ['flirty', 'Only us. I do not share on the first round.'],
        ['playful', 'Us, and whoever is at the next table pretending not to listen.'],
      ],
    },
  }),
  arranging('when they can', {
    cue: opening(
      `(?:what does|how does|how'?s|how is) your (?:week|weekend|next week|schedule|diary|calendar)(?: (?:look|looking|shaping up))?(?: like)?(?: (?:next week|this week|for (?:next|this) week))?${END}`,
    ),
    beside: 2,
    said: {
      'answer, then return': [
        ['direct', 'Full of small things, but the evenings are mine. Which one do you want?'],
        ['warm', 'There is room where it matters. Were you thinking of a day?'],
      ],
      'light touch': [
        ['playful', 'Work, laundry and a gap that is about your size. Which day?'],
        ['flirty', 'Better, if you are in it. When are you free?'],
      ],
      'say what you want': [['calm', '[Your free days]. Does one of them suit you?']],
    },
  }),
];
