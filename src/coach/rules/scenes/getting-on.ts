/** Small turns between two who are getting on: a good evening returned, `you choose`, nerves owned up to, a child's school play in the way. */
import { has, type Scene } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const turn = smallTurns('getting on', 22);

const GOOD_TIME =
  /\b(?:(?:great|good|lovely|nice|amazing|wonderful|best|fun) (?:time|evening|night|day|date|afternoon|weekend|chat)|enjoy\w*|had fun|loved (?:it|last|our|seeing|meeting)|so (?:nice|good|lovely) (?:to|meeting|seeing))\b/i;

export const GETTING_ON_SCENES: readonly Scene[] = [
  turn('the good time returned', {
    cue: /^\W*(?:me too|same(?: here)?|likewise|so did i|i did too|right back at you|as did i|i did as well)\b/i,
    not: /\?|\b(?:stop|drunk|found out|hopefully|sorry)\b/i,
    beside: 10,
    also: (r) => GOOD_TIME.test(r.mine),
    said: {
      'suggest meeting': [
        ['direct', 'Then we should do it again soon. Are you free next week?'],
        ['warm', 'I was hoping you would say that. Same again, somewhere new?'],
        ['playful', 'Two people who agree, how rare. When is the second one?'],
      ],
      'appreciate a detail': [
        ['warm', 'That makes me very happy. I was smiling all the way home.'],
        ['calm', 'I am glad it was not just me. It went by far too quickly.'],
      ],
      'light touch': [['witty', 'Good, then I can stop pretending to play it cool.']],
    },
  }),
  turn('theirs to choose, they say', {
    cue: /^\W*(?:(?:no|nah|haha|lol|hmm|ok(?:ay)?)\W+)*(?:you (?:choose|decide|pick|tell me|say)|your (?:choice|call|turn to (?:choose|pick|decide))|up to you|surprise me|i always (?:choose|pick|decide))\b/i,
    not: /\?/,
    also: (r) =>
      /\b(?:eat|watch|place|film|movie|restaurant|drink|bar|café|where (?:should|shall|do) we (?:go|meet)|where to)\b[^?]*\?/i.test(
        r.mine,
      ),
    said: {
      'pick a slot': [
        ['direct', 'Then I say [a place you like]. Seven in the evening?'],
        [
          'warm',
          'With pleasure. I know somewhere small with good food, I will send you the place. Is seven all right?',
        ],
      ],
      'light touch': [
        ['playful', 'A heavy office, but I accept. Are there foods I should know about before I start?'],
        ['playful', 'Fine, I choose. No complaints afterwards, or only quiet ones.'],
        ['witty', 'I was born for this. One veto for you, use it wisely.'],
      ],
      'follow up': [
        ['calm', 'Happy to. Anything you really do not want, so that I do not pick exactly that?'],
      ],
    },
  }),
  turn('too much texting with me', {
    cue: /\b(?:my (?:friends?|sister|mom|mum|flatmate|housemate|roommate|boss|colleagues?|phone)|they|everyone|people) (?:all )?(?:say|says|said|think|thinks|keep saying|told me|reckon) (?:that )?i (?:should|need to|must|have to|gotta) (?:stop|quit) (?:\w+ing) (?:to |with |at )?(?:you|my phone|about you)\b/i,
    also: (r) => /\b(?:haha\w*|lol|lmao|hehe|so much)\b|[😂🤣😅😆🙈😏]/u.test(r.plain),
    not: /\b(?:scar\w+|job|again|ever|anymore)\b/i,
    beside: 6,
    limit: true,
    said: {
      'take the bait': [
        ['playful', 'Tell them I am very sorry, and then write me one more.'],
        ['witty', 'They are only jealous of my spelling. Please carry on.'],
        ['flirty', 'Wise people. Do not listen to a word they say.'],
      ],
      'suggest meeting': [
        ['direct', 'Then let us save your thumbs and meet. When are you free?'],
        ['playful', 'There is a cure for that: we talk across a table. This week?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is the nicest complaint I have had. I look at my phone too much as well, since you.'],
      ],
    },
  }),
  turn('was nervous', {
    cue: /\bi (?:was|am|'?m|got|get|feel|felt) (?:(?:a bit|a little|so|really|quite|kinda|kind of|super|very) )?(?:nervous|shy) (?:to|about) (?:text\w*|writ\w*|messag\w*|meet\w*|call\w*)(?: (?:to )?you)?(?: (?:first|back|today|tonight|haha|lol))*\W*$/i,
    beside: 6,
    said: {
      'appreciate a detail': [
        ['warm', 'I am glad you did it anyway. For the record, I am very easy to text.'],
        ['warm', 'That is sweet of you to say. I was hoping you would write, so it was worth the nerves.'],
        ['calm', 'Thank you for telling me. I typed this three times myself.'],
      ],
      'light touch': [
        ['playful', 'The worst is behind you. From here on it is only me.'],
        ['witty', 'It did not show at all, apart from the part where you told me.'],
      ],
      'follow up': [['direct', 'You hid it well. What made you press send?']],
    },
  }),
  turn('no good at texting', {
    cue: /\bi(?:'?m| am) (?:really |so |honestly |just |a bit |pretty )?(?:not (?:very |that |so |really )?(?:great|good|the best)|bad|terrible|awful|hopeless|rubbish|useless|the worst) (?:at|with) (?:this |the |all this )?(?:whole )?(?:text\w*|small talk|flirting|messag\w*|chatting|dating(?: apps?)?|apps?|first (?:messages|dates|texts)|talking about myself|repl(?:y|ying)(?: to texts)?)\b/i,
    not: /\?|\bsorry\b/i,
    beside: 5,
    said: {
      'suggest meeting': [
        ['warm', 'Then let us do it across a table instead. Coffee this week?'],
        ['direct', 'I like faces better too. A walk or a coffee on the weekend?'],
      ],
      'no rush': [
        ['calm', 'You are doing fine. One line now and then is plenty.'],
        ['warm', 'No exam here. I would rather have three of your words than thirty of a poet.'],
      ],
      'light touch': [
        ['playful', 'And yet here I am, reading it twice. You undersell yourself.'],
        ['witty', 'Perfect, then I look good beside you. Carry on.'],
      ],
    },
  }),
  turn('one of two for a first drink', {
    cue: /\b(?:would you (?:rather|prefer)|do you (?:prefer|want|fancy)|should we|shall we|are you more)\b[^.!?]{0,30}\b(?<a>coffee|a coffee|tea|brunch|breakfast|lunch|a walk|ice cream|drinks?|a drink|wine|cocktails|dinner|supper|pizza|sushi|burgers|tacos|a film|a movie|the beach|a hike|a museum|bowling) or (?:(?:go )?for )?(?<b>coffee|a coffee|tea|brunch|breakfast|lunch|a walk|ice cream|drinks?|a drink|wine|cocktails|dinner|supper|pizza|sushi|burgers|tacos|a film|a movie|the beach|a hike|a museum|bowling)\b/i,
    said: {
      'pick a slot': [
        ['direct', '{a} to begin with. Which day suits you?'],
        ['warm', 'I would say {b}. Which evening are you free?'],
        ['calm', 'Let us start with {a}. Is Saturday any good?'],
      ],
      'light touch': [
        ['playful', '{a}, so that I am at my best. Which day do I get you?'],
        ['witty', 'Both, in that order, with a long talk in between. When?'],
      ],
      'say what you want': [['direct', '{b}, if you ask me. And you, or was that a test?']],
    },
  }),
  turn('an early night?', {
    cue: /\b(?:early night|go to (?:bed|sleep)|get some (?:sleep|rest)|rest up|nap)\b[^.!]{0,20}\?/i,
    also: (r) =>
      /\b(?:tired|exhausted|knackered|sleepy|long day|drained|finished|no sleep|slept badly)\b(?! of (?:life|living|everything|you))/i.test(
        r.mine,
      ),
    not: /\bof (?:life|living|everything|trying)\b/i,
    most: 10,
    said: {
      'say what you want': [
        ['direct', 'Very early, I think. Tell me something nice before I go?'],
        ['warm', 'That is the plan, right after I have talked to you a little. How was yours?'],
        ['calm', 'Yes, soon. You are a good last thing to read today.'],
      ],
      'light touch': [
        ['playful', 'I keep saying it and then I keep reading your messages.'],
        ['witty', 'My bed and I have an understanding. Ten more minutes for you.'],
        ['playful', 'If you order it, yes. I am good at following that sort of advice.'],
      ],
    },
  }),
  turn('moving somewhere', {
    cue: /\b[Ii](?:'?m| am) (?:actually |finally |probably |going to be )?(?:moving|relocating) (?:back |away |out )?(?:to|into) (?<x>(?!Your|My|Our|The|This|Next|In|On|A\b)[A-Z][A-Za-z]+(?: (?:Town|Elizabeth|London|York|Bay|Beach|Delhi|Zealand|Africa))?)\b/,
    beside: 5,
    not: /\?|\b(?:he|she|found me|marry|family)\b|\b(?:over|sad|heartbroken|divorce|end of us|long distance)\b/i,
    said: {
      'follow up': [
        ['warm', 'That is big news. What takes you to {x}, work or love of change?'],
        ['direct', 'So soon? How do you feel about it, more excited or more boxes?'],
        ['calm', 'A new start, then. What will you miss most from here?'],
      ],
      'suggest meeting': [
        ['direct', 'Then we should meet before you are all boxes. Any evening this week?'],
        ['playful', 'You need strong arms and a good-bye drink. I can offer one of the two.'],
      ],
      'appreciate a detail': [['warm', 'Brave, I like that. {x} is lucky to get you.']],
    },
  }),
  turn('what I do was never told', {
    cue: /\byou (?:never|haven'?t|have not|still haven'?t|didn'?t) (?:actually |even |ever )?(?:told|said|mention\w*|answer\w*)(?: me)? (?:what (?:you|u) do(?: for (?:work|a living))?|what your job is|your job|where you work)\W*$/i,
    said: {
      'answer, then return': [
        ['direct', 'You are right: [what you do], and most days I like it. And you?'],
        ['warm', 'True, I skipped that one. [What you do]. What is a normal day like for you?'],
      ],
      'light touch': [
        ['playful', 'I was keeping it for the second chapter. Guess first, then I tell you.'],
        ['witty', 'Because the true story is shorter than the mystery. What do you picture?'],
      ],
      'return the question': [['warm', 'Oh, sorry, I was too busy asking about you. Yours first, or mine?']],
      'honest answer': [['calm', 'I try not to open with work. Ask me anything about it, though.']],
    },
  }),
  turn('my compliment taken', {
    cue: /^\W*(?:(?:aw+|oh|haha|omg|wow|ag)\W+)*(?:thank you|thanks|thanx|thx|ty|dankie|cheers)(?: so much| very much)?[,.! ]+(?:it'?s|it is|it was|they'?re|i (?:got|made|bought|found|stole|borrowed)|my)\b/i,
    not: /\?|\b(?:bull\w+|not|too soon|married|passed|lost|wig|ex|late)\b/i,
    most: 12,
    also: (r) =>
      /\b(?:dress|shirt|top|jacket|coat|jersey|sweater|hat|cap|hair\w*|shoes|boots|jeans|outfit|bag|watch|glasses|earrings|necklace|ring|scarf|tattoo|nails|photo|pic\w*|car|bike|place|flat|kitchen|couch|painting)\b/i.test(
        r.mine,
      ) && !r.mine.includes('?'),
    said: {
      'take the bait': [
        ['playful', 'Even better with a story behind it. I stand by what I said.'],
        ['witty', 'Then my compliments to the owner, and to whoever is wearing it.'],
      ],
      'appreciate a detail': [
        ['warm', 'I like it even more now. You could have kept that quiet.'],
        ['calm', 'Honest as well. It suits you, wherever it came from.'],
      ],
      'follow up': [['direct', 'Good taste in the neighbourhood, then. What are you up to today?']],
      'suggest meeting': [['flirty', 'I would like to see it from nearer. A drink this week?']],
    },
  }),
  turn('a school day in the way', {
    cue: /\b(?:my|our) (?<who>son|daughter|kid|kids|boy|girl|child|children|little one|niece|nephew) (?:has|have|'s got|is having|got) [^.!?]{0,30}?\b(?:school (?:thing|play|concert|function|event|camp)|play|concert|recital|match|game|party|prize-?giving|sports day|gala|swimming|exams?|practice|tournament|rehearsal)\b[^.!?]{0,30}?\b(?:so|and|which means) (?:i|we) (?:can'?t|cannot|won'?t|will not)\b/i,
    beside: 4,
    not: /\?|\b(?:anymore|again|ever|see you)\b/i,
    limit: true,
    said: {
      'accept with grace': [
        ['warm', 'Of course, family first. Another evening that week?'],
        ['direct', 'No problem at all. Which day is easier for you?'],
        ['calm', 'That is a good reason. We find another day, no hurry.'],
      ],
      'leave it open': [
        ['warm', 'Enjoy it, those things go by fast. Tell me when you are free again?'],
        ['playful', 'Beaten by a school hall with plastic chairs. I can live with that. Saturday instead?'],
      ],
      'light touch': [
        [
          'playful',
          'Film the important bits, I want to hear how it went. And then it is my turn for an evening.',
        ],
      ],
    },
  }),
  turn('what I said about them', {
    cue: /\bwhat (?:did|do|have) (?:you|u) (?:tell|told|say|said|been telling) (?:your |ur |the )?(?:friends?|mates|mom|mum|mother|sister|brother|family|parents|flatmate|them|people) about me\W*$/i,
    also: (r) => !has(r, 'jealousy_control'),
    said: {
      'take the bait': [
        ['playful', 'Only the good parts. It took a while.'],
        ['flirty', 'That I smile at my phone too much lately, and whose fault it is.'],
        ['witty', 'Enough to make them curious, too little to make them stop asking.'],
      ],
      'honest answer': [
        ['warm', 'That I met somebody I like talking to. They want to know when they can meet you.'],
        ['direct', 'The truth: that you are funny, and that I would like it to go on.'],
      ],
      'return the question': [['playful', 'I will tell you if you tell me what yours have heard.']],
    },
  }),
];
