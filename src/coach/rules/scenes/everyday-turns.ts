/** Small things between two who know each other a little: a jacket left in the car, a debt of one coffee, luck wished for a presentation. */
import { latin } from '../reading/pattern.ts';
import type { Scene } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const turn = smallTurns('everyday', 24);
const LEAD =
  '^\\W*(?:(?:hey|hi|ok|okay|so|ps|and|also|oh|haha|lol|ugh|omg|btw|well|babe|right|wait|honestly|umm?)[ ,:]+)*';
const cue = (source: string): RegExp => latin(new RegExp(`${LEAD}(?:${source})`, 'iu'));

export const EVERYDAY_TURN_SCENES: readonly Scene[] = [
  turn('luck wished', {
    also: (r) =>
      !/\bnew (?:life|girl|man|girlfriend|boyfriend|woman|wife|husband|partner|match)|\b(?:i'?m|i am) done\b|\b(?:bye|goodbye|whatever)\b/i.test(
        r.plain,
      ),
    cue: cue(
      '(?:(?:best|lots|all the best) of )?(?:good )?luck (?:with|for|at|in|on) (?:your|ur|the|that) (?<x>[\\p{L}\\d-]+(?: [\\p{L}\\d-]+)?)',
    ),
    beside: 9,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you! You remembered the {x}, and that helps more than the luck.'],
        ['playful', 'Thank you. If the {x} goes well, you get half the credit.'],
        ['direct', 'Thanks! You will be the first to hear how it went.'],
        ['warm', 'That is kind of you. It is easier with somebody who crosses fingers.'],
      ],
      'light touch': [
        ['playful', 'Thank you. I am only slightly terrified of the {x}, so that is progress.'],
        ['flirty', 'Thank you. May I collect a drink afterwards, whichever way the {x} goes?'],
      ],
    },
  }),
  turn('not too hard', {
    cue: cue(
      "(?:don'?t|do not|try not to) (?:work|study|train|push yourself|stress|overdo it) ?(?:too (?:hard|much)|yourself too hard)?(?=\\W|$)",
    ),
    beside: 4,
    said: {
      'appreciate a detail': [
        ['warm', 'I will try. It helps that somebody checks on me.'],
        ['warm', 'Thank you, I will take a proper lunch in your honour.'],
      ],
      'light touch': [
        ['playful', 'No danger of that, I have you to distract me.'],
        ['playful', 'I promise to do only what looks impressive from a distance.'],
      ],
      'follow up': [['direct', 'Same to you. What time are you done today?']],
    },
  }),
  turn('they have the tickets', {
    cue: cue(
      "(?:i|we)(?:'?ve| have)? (?:just |finally )?(?:got|bought|booked|have|ordered|managed to get)(?: us| ourselves)? (?:the |our |two |2 |some )?tickets?(?! (?:to|home|back))",
    ),
    beside: 8,
    said: {
      'appreciate a detail': [
        ['warm', 'You got the tickets! Thank you, now I have something to look forward to.'],
        ['playful', 'You are a hero. The snacks are on me, that is only fair.'],
      ],
      'follow up': [
        ['direct', 'Brilliant! What do I owe you, and what time do we meet?'],
        ['warm', 'Yes! Shall we eat something before, or after?'],
      ],
      'light touch': [['playful', 'Tickets! Let me clear my diary and pretend that it was full.']],
    },
  }),
  turn('you or I bring it', {
    cue: cue(
      '(?:are (?:you|u)|(?:you|u)|will (?:you|u)|can (?:you|u)) (?:bring|bringing|get|getting|buy|buying|make|making)(?! (?:the |a )?(?:car|bus|train|kids?|cash))[^.!?]{0,30}\\bor (?:should|shall|must|do|will|can) i\\b',
    ),
    beside: 6,
    said: {
      'answer, then return': [
        ['warm', 'I will bring something to drink, you bring something sweet. Deal?'],
        ['direct', 'I will take care of [what you bring]. You just bring yourself.'],
      ],
      'light touch': [
        ['playful', 'I bring the snacks, you bring the conversation. You have the harder job.'],
      ],
      'follow up': [
        ['direct', 'Let us share it: you choose one thing, I do the rest. What would you like to bring?'],
      ],
    },
  }),
  turn('what do we eat', {
    cue: cue(
      'what (?:are|should|shall) we (?:be )?(?:having|eating|cooking|making|ordering|have|eat|cook|make|order)(?: (?:for|tonight|tomorrow|on) ?(?:the )?(?<x>dinner|supper|lunch|breakfast|brunch|tonight|tomorrow)?)?(?=\\W*$)',
    ),
    beside: 3,
    said: {
      'answer, then return': [
        ['warm', 'Something to share, so that I can try yours as well. What are you craving?'],
        ['direct', '[What you fancy], unless you have a better idea. Do you?'],
      ],
      'light touch': [
        ['playful', 'Your choice this time, mine next time. But nothing that needs a bib.'],
        ['playful', 'I vote for pasta. Pasta has never let anybody down.'],
      ],
      'follow up': [['warm', 'Are we cooking, or are we being cooked for? I am happy with either.']],
    },
  }),
  turn('a pet is unwell', {
    cue: cue(
      "(?:my|our|the) (?<x>dog|cat|puppy|kitten|pup|parrot|rabbit|hamster|bunny|horse) (?:(?:is|has been|was|'s|keeps|started|won't stop|can't stop|just|has|have) )*(?:sick|ill|unwell|limping|bleeding|vomiting|throwing up|threw up blood|coughing(?! up (?:a )?hair)|shaking(?! (?:his|her|its))|not eating|not well|swallowed|had a seizure|in pain(?! when)|at the vet|being operated)",
    ),
    beside: 14,
    turnsRound: true,
    said: {
      sympathise: [
        ['warm', 'Oh no, poor thing, and poor you. How is the {x} now?'],
        ['calm', 'I am sorry, that is a horrible worry. Has a vet seen the {x}?'],
        ['warm', 'Give the {x} a careful stroke from me. I hope it is nothing bad.'],
      ],
      'stay with them': [
        ['calm', 'Go and be with the {x}, I will be here. Tell me how it goes when you can.'],
        ['warm', 'Waiting is the worst part. Do you want company until you know more?'],
      ],
    },
  }),
  turn('right after all', {
    also: (r) =>
      !/\b(?:drink\w*|ex|him|her|he|she|them|us|leaving|divorc\w*|marriage|weight|lump|doctor|diagnos\w*|job|mother|father|therapy|pills)\b/i.test(
        r.plain,
      ),
    cue: cue(
      '(?:(?:you|u) (?:were|was|are|r) (?:so |absolutely |totally |completely |annoyingly )?right about|(?:you|u) (?:said|told me) so about) (?<x>(?:the|that|this|my|your|it) ?(?:[\\p{L}-]+ ?){0,3})',
    ),
    beside: 8,
    said: {
      'light touch': [
        ['playful', 'I am going to need that in writing, preferably framed.'],
        ['playful', 'Say it once more, slowly. I want to enjoy it.'],
        ['witty', 'I will be very modest about it from tomorrow on. Today I am unbearable.'],
      ],
      'follow up': [['warm', 'I had a feeling. What convinced you in the end?']],
      'appreciate a detail': [['warm', 'I like somebody who says that out loud. Not many people do.']],
    },
  }),
  turn('a confession to come', {
    cue: cue(
      "(?:i (?:have|'?ve got|need to make) (?:a |one |another )?(?:small |little |big |tiny )?confession(?: to make)?|(?:i )?(?:need|have) to confess something|can i confess something)",
    ),
    beside: 1,
    said: {
      'follow up': [
        ['playful', 'I am sitting down. Go on, how bad is it?'],
        ['warm', 'You can tell me. I promise to be nice about it.'],
        ['direct', 'Now I have to know. What did you do?'],
      ],
      'light touch': [
        ['playful', 'Confessions are heard on weekdays and rewarded with snacks. Go on.'],
        ['playful', 'If it is about pineapple on pizza, I will need a minute.'],
      ],
    },
  }),
  turn('they got nervous', {
    cue: cue(
      'i (?:was (?:going|gonna|about) to|almost|nearly|wanted to) (?:text|write|message|call|ask|kiss|invite|say hi)(?: to)? ?(?:you|u|hi|something)?[^.!?]{0,30}\\b(?:but|and then|then) i (?:got|was|became|went|chickened|lost)(?: too| so| really)? ?(?:nervous|shy|scared|out|awkward|my nerve|quiet)',
    ),
    beside: 6,
    turnsRound: true,
    said: {
      'appreciate a detail': [
        ['warm', 'That is sweet. For the record, I would have been very happy about it.'],
        ['warm', 'You do not need to be nervous with me. I am glad that you told me.'],
      ],
      'light touch': [
        ['playful', 'Next time do it anyway. I am only frightening before coffee.'],
        ['flirty', 'Nervous because of me? That is the nicest thing I have heard all week.'],
      ],
      'follow up': [['playful', 'And what would it have said? Now you have to tell me.']],
    },
  }),
  turn('they left something', {
    also: (r) => !/\b(?:heart|mark|wife|husband|kids?|baby|gun|knife)\b/i.test(r.plain),
    cue: cue(
      '(?:i )?(?:think |believe |might have |may have |must have )*(?:i )?(?:might have |may have |must have )?(?:left|forgot) (?:my|the) (?<x>[\\p{L}-]+(?: [\\p{L}-]+)?) (?:in|at|on|by|behind (?:in|at)) (?:your|ur) (?<y>(?!place\\b|house\\b|flat\\b)[\\p{L}-]+)(?![\\u0027\\p{L}-])',
    ),
    beside: 7,
    said: {
      'answer, then return': [
        ['direct', 'I will look in the {y} and let you know.'],
        ['warm', 'I will check the {y} when I get there. The {x} is in good hands.'],
        ['flirty', 'Then we have to see each other again. When shall I bring the {x}?'],
      ],
      'light touch': [
        ['playful', 'The {x} has moved in already, I think. Visiting hours are flexible.'],
        ['playful', 'Was it on purpose? I would have asked you out again anyway.'],
      ],
    },
  }),
  turn('do I have theirs', {
    cue: cue(
      '(?:do (?:you|u) (?:still )?have|have (?:you|u) (?:still )?(?:got|seen)|did (?:you|u) (?:take|find|keep)) my (?<x>[\\p{L}-]+(?: [\\p{L}-]+)?)(?=\\W*$|\\?| by | at )',
    ),
    beside: 4,
    also: (r) =>
      !/\b(?:number|message|email|letter|card|photo|pic|picture|address|name|heart|text|voice ?note|birthday|profile|new|story|haircut|post|run|dress|dance)\b/i.test(
        r.plain,
      ),
    said: {
      'answer, then return': [
        ['direct', '[Yes or no]. When do you need the {x} back?'],
        ['warm', 'I will look for the {x} tonight and tell you.'],
        ['flirty', 'If I do, you will have to come and fetch the {x} yourself.'],
      ],
      'light touch': [['playful', 'The {x} may be here. I am open to negotiations, and I like cake.']],
    },
  }),
  turn('a lazy evening', {
    cue: cue(
      "(?:just )?(?:(?:i'?m|im|i am) )?(?:just |still |finally )*(?:on|in|under|lying on|curled up (?:on|in)|stuck to) (?:the |my )?(?<x>couch|sofa|bed|hammock|blankets?)\\b",
    ),
    beside: 9,
    also: (r) =>
      !/\?|\b(?:sick|flu|under the bed|ill|fever|cry\w*|sad|hospital|depress\w*|hungover|without you|naked|come over|join me)\b/i.test(
        r.plain,
      ),
    said: {
      'appreciate a detail': [
        ['warm', 'That is exactly how an evening should look. Is there a film on, or only silence?'],
        ['warm', 'You have earned it. I hope nobody needs anything from you until tomorrow.'],
      ],
      'light touch': [
        ['playful', 'I envy the {x}. Is there room on it?'],
        ['playful', 'Zero plans is the best plan. I would only disturb it with snacks.'],
      ],
      'follow up': [['direct', 'Perfect. What is on, series or ceiling?']],
    },
  }),
  turn('a pet made a mess', {
    cue: cue(
      '(?:my|our|the) (?<x>dog|cat|puppy|kitten|pup|parrot|rabbit|hamster|bunny) (?:just |has |have )*(?:threw up|puked|vomited|peed|weed|pooped|ate|chewed|destroyed|knocked over|broke|stole|scratched|shredded|dug up|walked over|sat on|slept on) (?:up )?(?:on |in |over |into |all over )?(?:my|the|our|his|her) (?<y>[\\p{L}-]+(?: (?!all|again|while|and|this|last|for|today|yesterday|but)[\\p{L}-]+)?)',
    ),
    beside: 8,
    also: (r) =>
      !/\b(?:vet|blood|sick|ill|poison\w*|died|surgery|worried|pills|chocolate|tablets)\b/i.test(r.plain),
    said: {
      'light touch': [
        ['playful', 'The {x} is making a point, and the {y} had to suffer for it.'],
        ['witty', 'In the defence of the {x}: the {y} was asking for it.'],
        ['playful', 'Oh no, not the {y}. Did the {x} at least look sorry?'],
      ],
      sympathise: [
        ['warm', 'Poor you, and the poor {y}. Can it be saved?'],
        ['direct', 'Oh no. How bad is it, a wipe or a funeral for the {y}?'],
      ],
    },
  }),
  turn('trouble at the top', {
    cue: cue(
      "(?:my|our|the) (?<x>boss|manager|ceo|team ?leader|colleague|assistant|director|supervisor|flatmate|housemate|coach) (?:just |has |have |suddenly )*(?:quit|resigned|left(?=\\W*$| the (?:company|firm|job)| us\\b|,)|got fired|walked out|handed in (?:his|her|their) notice|is leaving|announced (?:he|she|they)(?:'s|'re| is| are) leaving)",
    ),
    beside: 9,
    said: {
      'follow up': [
        ['direct', 'Just like that? What does it mean for you?'],
        ['warm', 'Oh wow. Are you sad about it, or secretly relieved?'],
        ['playful', 'I need the whole story. Was there a speech?'],
      ],
      sympathise: [
        ['warm', 'That is a lot of chaos for one day. I hope the {x} did not leave it all on your desk.'],
      ],
      'light touch': [
        ['playful', 'So the {x} is free now, and you are not. Somebody should buy you a drink.'],
      ],
    },
  }),
  turn('you owe me', {
    cue: cue(
      '(?:and )?(?:you|u) (?:still |now |totally |definitely )*owe me (?:an?|one|that|another) (?<x>coffee|drink|beer|dinner|lunch|ice cream|dance|date|pizza|milkshake|hug|kiss|cocktail|breakfast|wine|walk|gin|favour)',
    ),
    beside: 5,
    said: {
      'suggest meeting': [
        ['direct', 'I pay my debts. When are you free for that {x}?'],
        ['warm', 'I have not forgotten. Would this week suit you for the {x}?'],
        ['flirty', 'Only one {x}? I was hoping for interest on it. Which evening?'],
      ],
      'light touch': [
        ['playful', 'I was hoping you would not let me off. You choose the place.'],
        ['playful', 'My lawyer says I should settle. One {x}, this week, no contest.'],
      ],
    },
  }),
  turn('a song for the road', {
    cue: cue(
      '(?:please )?(?:send|give|recommend|pick|choose|share|gimme)(?: me)? (?:a|one|your favourite|some|something to) (?:song|tune|track|playlist|music|podcast|listen)s?(?: to)?(?: (?:for|to|on) (?:the|my|a) (?<x>[\\p{L}-]+(?: [\\p{L}-]+)?))?',
    ),
    beside: 6,
    said: {
      'answer, then return': [
        ['direct', '[Your song]. It has to be loud. Tell me what you think?'],
        [
          'warm',
          '[Your song], it always puts me in a good mood. What do you put on when nobody is listening?',
        ],
      ],
      'light touch': [['playful', 'That is a lot of responsibility. What must it absolutely not be?']],
      'follow up': [
        ['direct', 'With pleasure. Something to sing along to, or something to think to?'],
        ['playful', 'I send you mine if you send me yours, no judging. What mood are you in?'],
      ],
    },
  }),
  turn('you should have been there', {
    cue: cue(
      "(?:the |our |my |that |last night|yesterday|it )?(?:[\\p{L}'-]+ ){0,4}?(?:was|were) (?:so |really |absolutely |such )*(?:amazing|great|fun|lovely|brilliant|good|epic|beautiful|delicious|wild|insane|perfect)[,.! ]+(?:(?:and )?i )?(?:wish(?:ed)? (?:you|u) (?:were|had been|could have been) there|(?:you|u) should(?:'?ve| have) (?:come|been there|seen it|joined))",
    ),
    beside: 5,
    said: {
      'appreciate a detail': [
        ['warm', 'I would have loved that. Tell me the best part, so that I was there a little.'],
        ['warm', 'It is nice that you thought of me there. Next time I am coming along.'],
      ],
      'suggest meeting': [['direct', 'Next time take me with you. Or we make our own this weekend?']],
      'light touch': [
        ['playful', 'I am jealous, and I am not even pretending otherwise. What did I miss?'],
        ['flirty', 'You missed me, I heard that clearly. What else happened?'],
      ],
    },
  }),
  turn('more of this', {
    cue: cue(
      'we (?:should|need to|have to|must|could) (?:really |definitely |totally )?(?:do (?:this|that|it)|go out|talk|meet|see each other|hang out) (?:more often|again|more|every (?:week|weekend|day))',
    ),
    beside: 5,
    said: {
      'suggest meeting': [
        ['direct', 'I agree. Next week, same again?'],
        ['warm', 'Gladly, and soon. Which evening is yours?'],
        ['flirty', 'I was hoping you would say that first. Are you free this weekend?'],
      ],
      'appreciate a detail': [['warm', 'I thought the same on the way home. It was easy with you.']],
      'light touch': [
        ['playful', 'Twice would be a habit, three times a tradition. Shall we start a tradition?'],
      ],
    },
  }),
];
