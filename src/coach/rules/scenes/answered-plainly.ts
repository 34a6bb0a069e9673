/** A plain answer to a plain question of the reader's: what was asked decides what is said next, in words that hold whatever the answer was. */
import { after } from './answers-to-mine.ts';
import { MINE } from './mine-asks.ts';
import type { Scene } from './scene.ts';

export const NO =
  /^\W*(?:(?:haha+|lol|oh|um+|well|ag|eish|sadly|unfortunately)[ ,.!]+)*(?:no|nope|nah|none|not|never|nowhere|nothing|didn'?t|i don'?t|i didn'?t|i never|haven'?t|i haven'?t)\b/i;
const OUT_OF_WORK =
  /\b(?:unemployed|between jobs|retrenched|not working|job ?hunting|looking for (?:work|a job)|laid off|resigned|boarded|disability)\b/i;
/** Told of the dead, of harm or of a wish to say nothing. */
export const SORE =
  /\b(?:late (?:mother|father|mom|mum|dad|husband|wife|brother|sister)|passed|died|dead|hospital|abus\w*|prison|jail|private|none of|rather not|why do you|i'?ll pass|stop here|best (?:to|if|that we) (?:stop|leave|end)|not interested|leave me|leave it (?:at|there|here)|unmatch\w*|block\w*|move on|not a match|not feeling (?:it|this|us|the)|hook ?ups?|sex\w*|nudes?|naked|fwb|seeing someone|met someone|take care)\b/i;

export const ANSWERED_PLAINLY_SCENES: readonly Scene[] = [
  after('told: their work', {
    mine: MINE.work,
    most: 30,
    not: new RegExp(
      `${OUT_OF_WORK.source}|${SORE.source}|${NO.source}|\\b(?:guess|secret|spy|depends)\\b`,
      'i',
    ),
    said: {
      'follow up': [
        ['direct', 'What is the part of it that nobody sees from outside?'],
        ['warm', 'Did you always want to do that, or did you get there by a detour?'],
        ['warm', 'What does a good day look like for you there?'],
      ],
      'light touch': [
        ['playful', 'I have about six questions about that. The first: what does everybody ask you?'],
        ['playful', 'Do people ask you for free advice at parties? I would.'],
      ],
      'answer, then return': [
        ['direct', 'On my side it is [what you do]. What would you change about yours?'],
      ],
    },
  }),
  after('told: did not study', {
    mine: MINE.studied,
    theirs: NO,
    limit: true,
    not: SORE,
    said: {
      'follow up': [
        ['warm', 'And are you glad about it, or do you sometimes wonder?'],
        ['direct', 'What did work teach you that no school would have?'],
      ],
      'appreciate a detail': [['warm', 'You learned it the way most useful things are learned, by doing.']],
      'light touch': [['playful', 'You saved yourself a lot of bad coffee and a few exams.']],
    },
  }),
  after('told: what they studied', {
    mine: MINE.studied,
    not: new RegExp(`${NO.source}|${SORE.source}|\\b(?:dropped|quit|failed|finished)\\b`, 'i'),
    most: 24,
    said: {
      'follow up': [
        ['direct', 'And is it what you had imagined?'],
        ['warm', 'What would you study today, if nobody asked what for?'],
        ['warm', 'What got you into that?'],
      ],
      'light touch': [['playful', 'Good, then you can explain something to me over coffee.']],
      'appreciate a detail': [
        ['warm', 'I like hearing what people chose at that age. Was it your own idea?'],
      ],
    },
  }),
  after('told: they like their work', {
    mine: MINE.likesWork,
    theirs:
      /\b(?:love|yes|yeah|yep|enjoy|great|best|wouldn'?t do anything else|amazing|very much|most days|passion|absolutely|definitely)\b/i,
    not: /\b(?:but|not|don'?t|hate|except|used to)\b/i,
    most: 24,
    said: {
      'appreciate a detail': [
        ['warm', 'That is more than many can say. I am glad.'],
        ['warm', 'One can hear that you mean it. I like that.'],
      ],
      'follow up': [
        ['direct', 'What was the best moment of this week?'],
        ['warm', 'What is it that you like most about it?'],
      ],
      'light touch': [['playful', 'Then Monday has one friend at least. How do you do it?']],
    },
  }),
  after('told: their work, so so', {
    mine: MINE.likesWork,
    theirs:
      /\b(?:ok|okay|alright|bills|some days|sometimes|depends|not (?:really|much|always|so)|meh|could be|it'?s a job|mixed|the admin|stress\w*|boring|used to|but|most days|mostly|fine)\b/i,
    plainly: true,
    most: 26,
    not: /\b(?:boss (?:touch|harass)\w*|bully\w*|bullied|panic|cry\w*|cried|depress\w*|can'?t (?:go on|do this))\b/i,
    said: {
      'follow up': [
        ['warm', 'What would you do if the bills paid themselves?'],
        ['direct', 'And what gets you through on the other days?'],
        ['calm', 'What would make it better, other people or other hours?'],
      ],
      'appreciate a detail': [
        ['warm', 'An honest answer. I think most people feel like that about their work.'],
      ],
      'light touch': [['playful', 'So it is a relationship with a salary. I know the kind.']],
    },
  }),
  after('told: how long on the app', {
    mine: MINE.app,
    not: new RegExp(`${SORE.source}`, 'i'),
    most: 26,
    said: {
      'follow up': [
        ['direct', 'What was the strangest thing that you have seen so far?'],
        ['warm', 'And how has it been, honestly?'],
      ],
      'light touch': [
        ['playful', 'I would not mind being the reason that you stop.'],
        ['playful', 'Have you seen the one with the fish yet? There is always one with a fish.'],
      ],
      'suggest meeting': [['direct', 'Then let us not make it longer than it has to be. Coffee this week?']],
    },
  }),
  after('told: single after something', {
    mine: MINE.single,
    theirs:
      /\b(?:divorc\w*|my ex|exes|break ?up|broke up|my kids|raising|my children|heal\w*|needed time|for myself|my turn|focus\w* on|work(?:ed|ing)? too much|took over|busy)\b/i,
    plainly: true,
    limit: true,
    most: 30,
    not: /\b(?:widow\w*|died|passed|abus\w*|hit me|beat\w*|cheated|lost (?:him|her|my))\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for a real answer. And now it is your turn, by the sound of it.'],
        ['calm', 'That makes sense to me. There is no rush on this side.'],
      ],
      'follow up': [['warm', 'And how does it feel now, ready or nearly ready?']],
      'suggest meeting': [
        ['direct', 'The rest of that story I would like to hear in person. Coffee this week?'],
      ],
      'light touch': [['playful', 'I ask no references. Only whether you share your chips.']],
    },
  }),
  after('told: why they are single', {
    mine: MINE.single,
    not: SORE,
    most: 24,
    said: {
      'light touch': [
        ['playful', 'A good answer. I will not say how long I practised mine.'],
        ['playful', 'Their loss is why I get to talk to you, so I will not complain.'],
      ],
      'follow up': [
        ['direct', 'And what would the right one have to do first?'],
        ['warm', 'And now, are you looking or only looking around?'],
      ],
      'suggest meeting': [['flirty', 'Perhaps we should do something about that. Are you free this week?']],
    },
  }),
  after('told: you are my type', {
    mine: MINE.type,
    theirs:
      /^\W*(?:haha+ |lol |well |honestly |i think |probably |just )*(?:you|u|someone like (?:you|u)|this one right here)\b/i,
    most: 8,
    said: {
      'take the bait': [
        ['playful', 'Smooth. I have no defence against that one.'],
        ['flirty', 'Careful, I could get used to answers like that.'],
        ['witty', 'What a coincidence, I was just being me.'],
      ],
      'suggest meeting': [['direct', 'Then we should do something about it. Are you free on Thursday?']],
    },
  }),
  after('told: their type', {
    mine: MINE.type,
    not: SORE,
    most: 26,
    said: {
      'light touch': [
        ['playful', 'I am taking notes. How am I doing so far?'],
        ['playful', 'Some of that I have, the rest I can learn by Saturday.'],
      ],
      'follow up': [['direct', 'Which part of that matters most to you?']],
      'appreciate a detail': [['warm', 'I like a straight answer to that one. It makes everything simpler.']],
    },
  }),
  after('told: their family', {
    mine: MINE.family,
    most: 28,
    not: SORE,
    said: {
      'follow up': [
        ['warm', 'Which of them are you most like?'],
        ['direct', 'Who do you phone first when something good happens?'],
        ['warm', 'What is the one dish at home that nobody else makes as well?'],
      ],
      'appreciate a detail': [
        ['calm', 'I like hearing about families as they are. Thank you for telling me.'],
      ],
      'light touch': [['playful', 'And what do they say when you bring somebody home?']],
    },
  }),
  after('told: an only child', {
    mine: MINE.siblings,
    theirs: /\b(?:only child|just me|only me|no siblings|none)\b/i,
    limit: true,
    not: SORE,
    said: {
      'follow up': [
        ['warm', 'Did you wish for one, or did you enjoy the quiet?'],
        ['direct', 'And whom did you blame when something broke?'],
      ],
      'light touch': [
        ['playful', 'So all the attention and nobody to share the back seat with. How was it?'],
      ],
      'appreciate a detail': [
        ['warm', 'Then you learned early to be good company to yourself. I like that.'],
      ],
    },
  }),
  after('told: their siblings', {
    mine: MINE.siblings,
    not: new RegExp(`${SORE.source}|\\bonly child\\b|\\bjust me\\b`, 'i'),
    most: 24,
    said: {
      'follow up': [
        ['direct', 'And who was the loud one at the table?'],
        ['warm', 'Do you see much of each other these days?'],
      ],
      'light touch': [
        ['playful', 'That explains a lot, in a good way. Did you get away with everything?'],
        ['playful', 'So that is where the quick answers come from. Practice.'],
      ],
    },
  }),
  after('told: their birthday', {
    mine: MINE.birthday,
    not: new RegExp(`${SORE.source}|\\blate\\b|\\bguess\\b`, 'i'),
    said: {
      'light touch': [
        ['playful', 'Written down. Now you get a cake, whether you want one or not.'],
        ['playful', 'Noted in ink. Are you one of those who hide it, or one who counts down?'],
      ],
      'follow up': [
        ['warm', 'How do you like to spend it, big party or one good dinner?'],
        ['direct', 'Good to know! What was the best one that you ever had?'],
      ],
    },
  }),
  after('told: their sign', {
    mine: MINE.sign,
    theirs:
      /\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/i,
    said: {
      'light touch': [
        ['playful', 'And what should I be ready for, according to the stars?'],
        ['playful', 'I will pretend that I knew. Is that good news for us?'],
      ],
      'follow up': [['warm', 'Does it fit, or did they give you the wrong one?']],
      'answer, then return': [['direct', 'I am [your star sign]. Should we be worried?']],
    },
  }),
  after('told: giving up smoking', {
    mine: MINE.smoke,
    theirs: /\b(?:quit\w*|gave (?:it )?up|giving (?:it )?up|stopp\w+|trying to|cutting down|used to)\b/i,
    plainly: true,
    limit: true,
    said: {
      'appreciate a detail': [
        ['warm', 'That is hard to do, well done. What helps you most?'],
        ['calm', 'Respect. I know nobody who found that easy.'],
      ],
      'follow up': [['direct', 'What is the hardest hour of the day?']],
      'light touch': [['playful', 'I can offer moral support and peppermints.']],
    },
  }),
  after('told: whether they smoke', {
    mine: MINE.smoke,
    plainly: true,
    limit: true,
    not: SORE,
    most: 14,
    said: {
      'appreciate a detail': [
        ['warm', 'A straight answer, I like that. The next question is easier.'],
        ['calm', 'Good to know, and thank you for just saying it.'],
      ],
      'light touch': [['playful', 'Noted. I will choose the table with that in mind.']],
      'follow up': [['direct', 'Noted. And what is your one real weakness? I ask for planning reasons.']],
    },
  }),
  after('told: no travels yet', {
    mine: MINE.trip,
    theirs: NO,
    limit: true,
    not: SORE,
    said: {
      'follow up': [
        ['warm', 'Where would you go first, if somebody else paid?'],
        ['direct', 'Then it is time. If you had a free week tomorrow, where to?'],
      ],
      'light touch': [['playful', 'We could begin small: a road, a bakery and no plan.']],
      'appreciate a detail': [
        ['warm', 'There is something to be said for having the best ones still to come.'],
      ],
    },
  }),
  after('told: a trip', {
    mine: MINE.trip,
    not: new RegExp(`${NO.source}|${SORE.source}`, 'i'),
    most: 24,
    said: {
      'follow up': [
        ['direct', 'What was the best hour of it?'],
        ['warm', 'What did you eat there that you still think about?'],
        ['warm', 'Would you go back tomorrow, or is it better as a memory?'],
      ],
      'light touch': [['playful', 'I can be packed in an hour. I only wanted to mention it.']],
    },
  }),
  after('told: mornings or nights', {
    mine: MINE.mornings,
    limit: true,
    plainly: true,
    not: SORE,
    said: {
      'light touch': [
        ['playful', 'Noted for all future breakfasts. I will plan around it.'],
        ['playful', 'Good, then I know at which end of the day not to phone you.'],
      ],
      'follow up': [['direct', 'Good to know. What is your best hour of the day, then?']],
      'appreciate a detail': [
        ['warm', 'I like an honest answer about mornings. It saves so much trouble later.'],
      ],
    },
  }),
  after('told: cooking', {
    mine: MINE.cook,
    not: new RegExp(`${SORE.source}|\\bcount\\b`, 'i'),
    most: 24,
    said: {
      'light touch': [
        ['playful', 'Then one of us cooks and the other one pours. We will work it out.'],
        ['playful', 'I am very good at standing in a kitchen and tasting things.'],
      ],
      'follow up': [['direct', 'And what is the one thing that never goes wrong?']],
      'suggest meeting': [
        ['warm', 'We should test that one evening, with a recipe that forgives. Are you in?'],
      ],
    },
  }),
  after('told: no reader', {
    mine: MINE.reading,
    theirs:
      /^\W*(?:(?:haha+|lol|oh|um+|well|ag|sadly|honestly)[ ,.!]+)*(?:no|nope|nah|not (?:really|rly|much|at all|as much|lately)|never|i don'?t|don'?t)\b|\bnot (?:really |rly )?(?:a|much of a) (?:book|reader|reading)\b/i,
    limit: true,
    plainly: true,
    not: SORE,
    said: {
      'follow up': [
        ['warm', 'No judgement here. What do you do with a free evening instead?'],
        ['direct', 'Series, then, or people?'],
      ],
      'light touch': [['playful', 'I own several books that I am definitely going to read one day.']],
      'appreciate a detail': [
        ['calm', 'An honest answer. Most people name a book that they never finished.'],
      ],
    },
  }),
  after('told: reading', {
    mine: MINE.reading,
    not: SORE,
    most: 24,
    said: {
      'follow up': [
        ['direct', 'If you could make me read one book, which would it be?'],
        ['warm', 'What was the last one that kept you awake?'],
        ['playful', 'On the couch, in bed or in the bath? It says a lot.'],
      ],
      'light touch': [['playful', 'I own several books that I am definitely going to read.']],
    },
  }),
  after('told: where they are from', {
    mine: MINE.from,
    not: new RegExp(`${SORE.source}`, 'i'),
    most: 26,
    said: {
      'follow up': [
        ['warm', 'What was it like to be a child there?'],
        ['direct', 'What do people always get wrong about it?'],
        ['playful', 'And which accent comes out when you are cross?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like knowing where somebody started. Where would you take me first?'],
      ],
    },
  }),
  after('told: slept well', {
    mine: MINE.slept,
    theirs:
      /^\W*(?:(?:morning|yes|yeah|yep|oh|haha+)[ ,.!]+)*(?:like a log|very well|so well|well|great|really well|perfect\w*|amazing\w*|deep\w*|i did|yes|better than)\b/i,
    not: /\b(?:but|until|not|badly)\b/i,
    most: 14,
    said: {
      'appreciate a detail': [
        ['warm', 'I am glad. What is today going to do with all that energy?'],
        ['warm', 'Good, you sounded as if you needed it.'],
      ],
      'light touch': [['playful', 'Good, then I can be cheeky today.']],
      'follow up': [['direct', 'Good! What is on for today?']],
    },
  }),
  after('told: slept badly', {
    mine: MINE.slept,
    theirs:
      /\b(?:no|nope|nah|badly|terribl[ey]|hardly|barely|not (?:really|well|much|great|so)|(?:one|two|three|four|five|\d) h(?:ou)?rs|woke up|awful|tossed|toss|up (?:from|since|at|all|half)|teething|bark\w*|mosquito\w*|too (?:hot|cold|noisy)|insomnia|couldn'?t|the neighbours?|snor\w*|load ?shedding)\b/i,
    plainly: true,
    limit: true,
    not: /\b(?:scared|afraid|nightmares?|depress\w*|anxi\w*|panic\w*|cry\w*|cried|hurt\w*|shot|gun|alone|hit)\b/i,
    most: 24,
    said: {
      sympathise: [
        ['warm', 'Poor you. I hope that today is short and the coffee strong.'],
        ['calm', 'That sounds tiring. Is a nap possible at all?'],
        ['warm', 'A night like that should count as a day of work. How are you holding up?'],
      ],
      'light touch': [['playful', 'I will speak softly today and expect nothing of you.']],
    },
  }),
];

/** Before what is said of one thing they did. */
export const WEEKEND_TOLD_SCENES: readonly Scene[] = [
  after('told: the weekend', {
    mine: MINE.weekendWas,
    not: new RegExp(`${SORE.source}|\\b(?:awful|terrible|horrible|worst|rough|hard|bad)\\b`, 'i'),
    most: 30,
    said: {
      'follow up': [
        ['direct', 'What was the best hour of it?'],
        ['warm', 'And are you rested, or do you need one more Sunday?'],
      ],
      'appreciate a detail': [['warm', 'That is what weekends are for. What would you do again?']],
      'light touch': [
        ['playful', 'Was there a nap in it somewhere? I judge weekends by their naps.'],
        ['playful', 'I would have joined in for at least half of that.'],
      ],
      'answer, then return': [
        ['direct', 'Mine had [one thing you did] in it. What is left over for the next one?'],
      ],
    },
  }),
];
