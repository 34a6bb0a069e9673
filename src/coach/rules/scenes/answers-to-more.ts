/** More of what they answer to a question or take up of the reader's news, by the turn before (see answers-to-mine.ts). */
import { after } from './answers-to-mine.ts';
import type { Scene } from './scene.ts';

const YES =
  /^\W*(?:yes+|yeah|yep|yup|ya|sure|of course|definitely|absolutely|ok(?:ay)?|go (?:ahead|on)|always|please do|i was wondering|finally|i thought you'?d never|obviously)\b/i;

/** They answered what the reader had asked. */
const ANSWERED: readonly Scene[] = [
  after('where they grew up', {
    mine: /\b(?:where (?:did (?:you|u) grow up|are (?:you|u) from|(?:were|was) (?:you|u) born)|your home ?town)\b/i,
    said: {
      'follow up': [
        ['direct', 'Do you still go back, or is it a place for stories now?'],
        ['warm', 'What was it like to be a child there?'],
      ],
      'light touch': [
        ['playful', 'Try me, I am better at geography than I look.'],
        ['playful', 'And which accent comes out when you are cross?'],
      ],
    },
  }),
  after('what they studied', {
    mine: /\bwhat (?:did|do|are) (?:you|u) (?:study|studying)\b/i,
    said: {
      'follow up': [
        ['direct', 'And was it what you had imagined?'],
        ['warm', 'What would you study today, if nobody asked what for?'],
      ],
      'light touch': [
        ['playful', 'Running away from something is a skill as well. Where did you run to?'],
        ['playful', 'Good, then you can explain something to me over coffee.'],
      ],
    },
    theirs: /\b(?:ran|left|dropped|quit|hated|changed|switched|never finished)\b/i,
  }),
  after('do they like their work', {
    mine: /\b(?:like|enjoy|love|happy (?:in|with)) (?:your|ur) (?:job|work)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Good people make up for a lot. Who makes you laugh there?'],
        ['warm', 'That is more than many can say. I am glad.'],
      ],
      'follow up': [['direct', 'What was the best moment of this week?']],
      'light touch': [['playful', 'Most days is a good score. What happens on the others?']],
    },
    theirs:
      /\b(?:most days|sometimes|mostly|love it|yes|yeah|the people|it'?s (?:ok|okay|fine|good)|depends|some days|usually)\b/i,
  }),
  after('how long on the app', {
    mine: /\bhow long (?:have|are) (?:you|u)(?: been)? (?:on here|on this app|on the app|on this|here|on tinder|on bumble|on hinge)\b/i,
    said: {
      'light touch': [
        ['playful', 'Long enough, then. I would like to be the reason that you stop.'],
        ['playful', 'That is about how long my patience lasted too. Until you wrote.'],
      ],
      'follow up': [['direct', 'And what was the strangest thing that you have seen so far?']],
      'suggest meeting': [['direct', 'Then let us not make it longer than it has to be. Coffee this week?']],
    },
  }),
  after('why they are single', {
    mine: /\b(?:why are (?:you|u) (?:still )?single|how (?:come|is it that) (?:you|u)(?:'re| are) single)\b/i,
    said: {
      'light touch': [
        ['playful', 'I may be exactly the kind that you were waiting for. Shall we find out?'],
        ['playful', 'A good answer. I will not say how long I practised mine.'],
      ],
      'appreciate a detail': [['warm', 'I like how you say that. No bitterness, only standards.']],
      'follow up': [['direct', 'And what would the right one have to do first?']],
    },
  }),
  after('the best trip', {
    mine: /\b(?:(?:best|favou?rite) (?:trip|holiday|place|vacation|city|country)|where have (?:you|u) (?:travelled|been)|dream (?:trip|holiday|destination))\b/i,
    said: {
      'follow up': [
        ['direct', 'What was the best hour of it?'],
        ['warm', 'Would you go back, or is it better as a memory?'],
      ],
      'light touch': [['playful', 'I can be packed in an hour. I only wanted to mention it.']],
      'appreciate a detail': [['warm', 'I can picture you there. It suits you.']],
    },
  }),
  after('depends on the plan', {
    mine: /\b(?:free|busy|plans?|doing)\b[^?]*\?/i,
    theirs:
      /\b(?:depends|maybe|could be|might be|possibly)\b[^?]{0,20}\b(?:what (?:did|do|are|have) (?:you|u)|what'?s (?:the plan|up|on)|why|for what|what for)\b/i,
    asks: true,
    said: {
      'suggest meeting': [
        ['direct', 'Dinner, somewhere with good light and bad music. Are you in?'],
        ['warm', 'Something easy: a drink, a walk, and home early if we bore each other.'],
        ['flirty', 'You and me and something to eat. The rest we make up as we go.'],
      ],
      'light touch': [['playful', 'A wise question. It involves food, and you would not have to run.']],
    },
  }),
  after('what made them smile', {
    mine: /\b(?:what made (?:you|u) (?:smile|happy|laugh)|best (?:part|thing|bit) of (?:your|ur) (?:day|week))\b/i,
    theirs:
      /\b(?:you|your (?:message|text|voice|call|photo|joke|reply)|u|this|talking to you|hearing from you)\b/i,
    asks: true,
    said: {
      'appreciate a detail': [
        ['warm', 'Now I am smiling as well, and people are looking.'],
        ['flirty', 'Careful, I could get used to being the best part of your day.'],
        ['warm', 'That is the nicest thing I have heard all week. Thank you.'],
      ],
      'light touch': [['playful', 'Then I will keep writing. It is a public service.']],
    },
  }),
  after('slept badly', {
    mine: /\b(?:did|have) (?:you|u) sle(?:ep|pt)\b|\bhow did (?:you|u) sleep\b/i,
    theirs:
      /\b(?:like a baby|badly|terribl[ey]|hardly|barely|not (?:really|well|much|great)|two hours|three hours|woke up|awful)\b/i,
    not: /^\W*(?:yes|yeah|yep|very well|so well|great)\b/i,
    said: {
      sympathise: [
        ['warm', 'Poor you. I hope that today is short and the coffee strong.'],
        ['calm', 'That sounds tiring. Is a nap possible at all?'],
      ],
      'light touch': [
        ['playful', 'An honest baby, then. Was there crying as well?'],
        ['playful', 'I will speak softly today and expect nothing of you.'],
      ],
    },
  }),
  after('tonight at home', {
    mine: /\b(?:what are (?:you|u) (?:up to|doing)|plans?)\b[^?]*\b(?:tonight|this evening|later|now)\b/i,
    theirs:
      /\b(?:watching|washing|cooking|reading|bath|bed|couch|series|laundry|ironing|cleaning|nothing)\b/i,
    not: /\bwhy\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'That sounds like a very good evening, I am a little envious.'],
        ['warm', 'Somebody knows how to live. Enjoy every minute of it.'],
      ],
      'light touch': [['playful', 'I would offer to come and disturb it, but it sounds perfect.']],
      'follow up': [['direct', 'Is it any good? I need something to watch after this.']],
    },
  }),
  after('favourite food', {
    mine: /\b(?:favou?rite (?:food|dish|meal|restaurant|snack)|what (?:do|would) (?:you|u) (?:like to )?eat)\b/i,
    said: {
      'follow up': [
        ['direct', 'And who makes the best one in the world?'],
        ['warm', 'Is there a story with it? The best food always has one.'],
      ],
      'suggest meeting': [['direct', 'Then I know where to take you. Which evening suits you?']],
      'light touch': [['playful', 'A strong answer. I am hungry now, and it is your fault.']],
    },
  }),
  after('just in', {
    mine: /\b(?:are (?:you|u) (?:home|there|back)|(?:you|u) home|home yet|got home)\b/i,
    theirs:
      /\b(?:just (?:walked|got|came|arrived) (?:in|home|back)|yes|home now|walked in|through the door|safe)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Good, I can stop wondering. Shoes off and feet up now.'],
        ['warm', 'I am glad. It was lovely to see you.'],
      ],
      'follow up': [['direct', 'Good. How is it there, quiet or already busy?']],
      'light touch': [['playful', 'Perfect timing. I was about to send out a search party.']],
    },
  }),
  after('when they finish', {
    mine: /\bwhat time (?:do|are|will) (?:you|u) (?:finish|done|off|knock off|get off|free|home)\b|\bwhen (?:do|are) (?:you|u) (?:finish|done|off|free)\b/i,
    theirs: /\d|\b(?:noon|late|early|lunch)\b/i,
    said: {
      'confirm the plan': [
        ['direct', 'Good. Shall I fetch you, or do we meet there?'],
        ['warm', 'I will keep that hour free, and fingers crossed.'],
      ],
      'light touch': [
        ['playful', 'If anybody keeps you longer, tell them that I have been waiting all day.'],
      ],
      'follow up': [['warm', 'Perfect. Food first, or straight to something to drink?']],
    },
  }),
  after('what to bring', {
    mine: /\b(?:should|shall|can|must) i (?:bring|get|buy|make)\b|\bwhat (?:should|can|must|shall) i bring\b/i,
    asks: true,
    theirs:
      /\b(?:please|yourself|just you|nothing|red|white|wine|dessert|snacks?|ice|bread|salad|whatever|something)\b/i,
    said: {
      'confirm the plan': [
        ['direct', 'Done. I will bring it, and myself on time.'],
        ['warm', 'Consider it done. Anything else that would make you happy?'],
      ],
      'light touch': [
        ['playful', 'The second part is the more difficult delivery, but I will manage.'],
        ['flirty', 'I come as a set, then. See you there.'],
      ],
    },
  }),
  after('about to open', {
    mine: /\b(?:i'?m|im|i am|we'?re) (?:outside|here|downstairs|at the (?:gate|door|entrance)|parked)\b/i,
    asks: true,
    theirs:
      /^\W*(?:ok(?:ay)?|cool|yay)?\W*(?:coming|on my way|omw|one (?:sec|minute|min)|be right (?:there|down)|two minutes|running)\b/i,
    said: {
      'no rush': [
        ['warm', 'No hurry, I am the one with the big smile.'],
        ['calm', 'Take your time, I am by the door.'],
      ],
      'light touch': [['playful', 'Good. I am trying to look relaxed and failing.']],
    },
  }),
  after('a kiss allowed', {
    mine: /\b(?:kiss (?:you|u)|hold (?:your|ur) hand|hug (?:you|u))\b[^?]*\?/i,
    theirs: YES,
    asks: true,
    not: /\b(?:but|not|slow|yet|don'?t)\b/i,
    said: {
      'appreciate a detail': [
        ['flirty', 'Then I will stop wasting time when I see you.'],
        ['warm', 'I am glad that I asked. I have been thinking about it for a while.'],
        ['warm', 'Good. Now I am nervous and very happy at the same time.'],
      ],
      'suggest meeting': [['direct', 'Then I need to see you soon. When are you free?']],
    },
  }),
  after('missed a little', {
    mine: /\b(?:do|did) (?:you|u) miss me\b/i,
    theirs: /\b(?:maybe|a little|little bit|a bit|perhaps|kind of|kinda|might|not at all|haha no|never)\b/i,
    said: {
      'light touch': [
        ['playful', 'A little is a start. I can work with a little.'],
        ['flirty', 'I heard "a lot", but we can call it a little for now.'],
      ],
      'suggest meeting': [['direct', 'That can be mended. When do I see you?']],
      'appreciate a detail': [['warm', 'I missed you more than a little, so we are even on average.']],
    },
  }),
  after('I may ask', {
    mine: /\b(?:can|may|could) i (?:ask|tell) (?:you|u) (?:something|a question|sth)|\bcan i be honest\b/i,
    theirs:
      /^\W*(?:sure|of course|yes|yeah|go (?:ahead|on|for it)|ok(?:ay)?|always|anything|shoot|depends|uh oh|tell me)\b/i,
    asks: true,
    said: {
      'say what you want': [
        ['direct', '[Your question]. You do not have to answer if you would rather not.'],
        ['warm', 'Thank you. [Your question]?'],
        ['calm', 'It has been on my mind: [your question].'],
      ],
      'light touch': [
        ['playful', 'Thank you. Give me a second to find the courage again.'],
        [
          'warm',
          'It is nothing bad, I promise. I would rather ask it to your face, though. When are you free?',
        ],
      ],
    },
  }),
  after('their dream', {
    mine: /\b(?:want to do with (?:your|ur) life|dream (?:job|life|house)|where do (?:you|u) see yourself|if money (?:was|were) no|biggest dream|bucket list)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I can see you there already. What is the first step?'],
        ['warm', 'That is a good dream, and not even an impossible one.'],
      ],
      'follow up': [['direct', 'What keeps you from starting tomorrow?']],
      'light touch': [['playful', 'I apply for the job of first customer.']],
    },
  }),
  after('guilty pleasure', {
    mine: /\b(?:guilty pleasure|secret (?:talent|skill|obsession)|weird (?:habit|talent|fact)|fun fact|tell me something (?:about you|nobody knows|weird|interesting)|party trick|hidden talent)\b/i,
    said: {
      'appreciate a detail': [
        ['playful', 'That is the best thing that I have learned about anybody this week.'],
        ['warm', 'I like you more for it, to be honest.'],
      ],
      'follow up': [['direct', 'Who else knows about this, and how did they take it?']],
      'light touch': [['playful', 'I will need to see that for myself one day. Purely for science.']],
    },
  }),
  after('good with children', {
    mine: /\b(?:good with (?:kids|children)|like (?:kids|children)|want (?:kids|children))\b[^?]*\?/i,
    theirs:
      /\b(?:teach|teacher|nephews?|nieces?|godson|babysit|au ?pair|grade|creche|aunt|uncle|little ones|i hope so)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Then you have more patience than most of us. Respect.'],
        ['warm', 'I can imagine that they adore you.'],
      ],
      'follow up': [['direct', 'What was the funniest thing that one of them ever said to you?']],
      'light touch': [['playful', 'Anybody who survives a room full of those can handle me as well.']],
    },
  }),
  after('their car', {
    mine: /\bdo (?:you|u) (?:drive|have a car)\b|\bwhat (?:car )?do (?:you|u) drive\b/i,
    said: {
      'light touch': [
        ['playful', 'I look forward to being driven, and I bring the snacks.'],
        ['playful', 'A car with a history is better company than a new one.'],
      ],
      'follow up': [['direct', 'Has it ever left you standing somewhere? I want that story.']],
      'suggest meeting': [['warm', 'Then you drive and I am in charge of the music. Where to?']],
    },
    theirs: /\b(?:called|named|old|polo|bakkie|beetle|golf|corsa|citi|tazz|\d{4}|yes|yeah|no|learner'?s)\b/i,
  }),
];

/** They take up the reader's own news. */
const TAKEN_UP: readonly Scene[] = [
  after('what I can play', {
    mine: /\b(?:learn(?:ing|ed|t)?|started|playing|practi[sc]ing)\b[^.!?]*\b(?:guitar|piano|violin|drums|ukulele|sing(?:ing)?|dance|dancing|salsa|chess|french|spanish|zulu|isizulu|italian|german|surf(?:ing)?|paint(?:ing)?|pottery|knit(?:ting)?|code|coding)\b/i,
    theirs:
      /\b(?:what can (?:you|u)|how (?:is|'?s) it|how'?s that|show me|say something|since when|any good|what (?:songs?|do you))\b/i,
    asks: true,
    said: {
      'answer, then return': [
        ['direct', 'So far [what you can do]. It is not pretty, but it is honest.'],
        ['warm', 'Only the beginning, and the neighbours know it by heart. Would you listen one day?'],
      ],
      'light touch': [['playful', 'Three things, two of them by accident. I am taking requests.']],
    },
  }),
  after('show the pet', {
    mine: /^(?![\s\S]*\b(?:your|ur|his|her|their) (?:\w+ )?(?:puppy|kitten|dog|cat|hamster|rabbit|parrot|pet)\b)(?!\W*(?:do|have|did|are|is|would) (?:you|u|that|it)\b)[\s\S]*\b(?:puppy|kitten|dog|cat|adopted|hamster|rabbit|parrot|pet)\b/i,
    theirs:
      /^\W*(?:(?:aw+|omg|oh my \w+|yay|no ways?|what|wait|ok(?:ay)?|stop|so cute|cute|congrats|congratulations|please|haha+|lol|a (?:puppy|kitten|dog|cat))[ ,.!?]+)*(?:(?:aw+|omg)\W*$|(?:pics?|pictures?|photos?|proof|evidence)\b(?! (?:of (?:my|mine)|don'?t|do not|are|is)\b))|\b(?:send|show me|show us|need|demand|i want|can i (?:see|get|have)|may i see|let me see|wanna see|want to see|any|got|where(?:'?s| is| are)?(?: the)?)\b[^.!?]{0,24}\b(?:pics?|pictures?|photos?|proof|evidence|video)\b|\b(?:show me|let me see|can i see|may i see|i (?:want to|wanna|need to|have to|must) (?:see|meet))\b(?! you\b| u\b)|\b(?:pics?|pictures?|photos?) (?:please|pls|plz|now|immediately|or it)\b/i,
    not: /\bwhy \w+|\bhow old\b|\bi(?:'?ll| will| can|'?ve| have| could)? (?:\w+ )?(?:send|sent|take|took|borrow|show)\b|\bhere(?:'?s| is| are)\b|\bpics? of (?:my|mine)\b|\bwant to see (?:mine|a pic|pics|a photo|photos)\W*\?|\b(?:don'?t|dont) (?:\w+ )?(?:send|need|want|show)\b/i,
    asks: true,
    said: {
      'do what they ask': [
        ['direct', 'Here, with a warning: you will want one as well. [photo]'],
        ['warm', 'Coming right up, I have about four hundred of them.'],
      ],
      'light touch': [['playful', 'Pictures are free. A visit costs one treat and a long cuddle.']],
      'suggest meeting': [['flirty', 'You can have pictures, or you can come and meet the original.']],
    },
  }),
  after('help offered', {
    mine: /\b(?:moving|packing|move house|painting|exam|stuck|broke down|sick|flu|ill|cold|fever|busy|stress\w*|tired|ikea|assemble)\b/i,
    theirs:
      /\b(?:need (?:a hand|help|anything|me to)|want (?:me to|some|help|company)|can i (?:help|bring|do|drop)|shall i (?:bring|come|drop|help)|i can (?:help|bring|come|drop)|i have a (?:bakkie|car|van|drill)|drop (?:off|by))\b/i,
    asks: true,
    said: {
      'answer, then return': [
        ['warm', 'You are a treasure. Yes please, if it is no trouble.'],
        ['direct', 'I would love that. [what would help]. I owe you dinner for it.'],
      ],
      'appreciate a detail': [['warm', 'That is so kind of you. The offer alone helps already.']],
      'light touch': [['playful', 'I was going to be brave about it. You have talked me out of it.']],
    },
  }),
  after('cried as well', {
    mine: /\b(?:watched|saw|finished|read|listened to)\b/i,
    theirs: /^\W*(?:omg |haha |ugh |oh )*i (?:cried|sobbed|bawled|ugly cried|was in tears|wept)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'So I am not the only one. Which scene was it for you?'],
        ['warm', 'Good, then we understand each other. I needed a walk afterwards.'],
      ],
      'light touch': [['playful', 'An hour is the correct amount. I would be worried by less.']],
      'suggest meeting': [['direct', 'The next sad one we watch together. I bring the tissues.']],
    },
  }),
  after('show the proof', {
    mine: /\bi (?:think|bet|suspect|swear|believe|'?m sure)\b/i,
    theirs: /\b(?:evidence|proof|explain|based on what|why do you think|elaborate|go on|sources?)\b/i,
    asks: true,
    said: {
      'take the bait': [
        ['playful', 'I have three pieces of evidence and a bad feeling. Where shall I start?'],
        ['witty', 'Everything that I know fits on a napkin. Coffee, and I draw it for you?'],
        ['playful', '[Your best proof]. I rest my case.'],
      ],
    },
  }),
  after('well done to me', {
    mine: /\bi (?:ran|run|walked|swam|cycled|finished|passed|did|made|cooked|baked|climbed|lifted|survived)\b/i,
    theirs:
      /\b(?:well done|show ?off|proud of (?:you|u)|good job|nice one|impressive|look at (?:you|u)|amazing|legend|go (?:you|u))\b/i,
    asks: true,
    not: /\b(?:drinks?|on me|celebrate)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you! It feels better now that I have told you.'],
        ['playful', 'I was hoping somebody would notice. My legs say thank you.'],
      ],
      'light touch': [['playful', 'I only did it so that I could mention it casually. Did it work?']],
      'suggest meeting': [['direct', 'Thank you. I have earned a treat, and I would like company for it.']],
    },
  }),
  after('thought I was gone', {
    mine: /\b(?:phone died|battery|no signal|lost my phone|fell asleep|was (?:busy|driving|asleep|in a meeting)|load ?shedding|no data)\b/i,
    theirs: /\b(?:thought (?:you|u)|ghost\w*|disappeared|gave up|was worried|wondered)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Never. Only the battery gave up, not me.'],
        ['warm', 'Sorry that I made you wonder. I am back and happy about it.'],
      ],
      'light touch': [['playful', 'If I ever ghost you, I will at least rattle some chains.']],
      'follow up': [['direct', 'Not a chance. What have I missed?']],
    },
  }),
  after('a pin is coming', {
    mine: /\b(?:directions|lost|find (?:it|you|the place)|where (?:is|exactly)|navigate|gps)\b/i,
    theirs:
      /\b(?:send (?:you )?(?:a |the |my )?(?:pin|location|map|directions)|i'?ll (?:fetch|meet|guide|wait)|come and get you|drop (?:you )?a pin)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'You are saving an evening there. Thank you.'],
        ['calm', 'Thank you, then I will arrive in the right suburb for once.'],
      ],
      'light touch': [['playful', 'Send two, I will miss the first one.']],
    },
  }),
  after('what happened in my dream', {
    mine: /\bdream(?:t|ed)? (?:about|of) (?:you|u)\b|\b(?:you|u) were in my dream\b/i,
    asks: true,
    said: {
      'take the bait': [
        ['playful', 'You were very charming and rather bad at steering the boat.'],
        ['flirty', 'Mostly. I will tell you the rest when you are sitting opposite me.'],
        ['witty', 'You behaved. I am not so sure about me.'],
      ],
      'honest answer': [['direct', '[What happened in it]. And I woke up in a good mood.']],
    },
  }),
  after('taste proved', {
    mine: /\b(?:good|great|excellent|nice|amazing) taste\b/i,
    theirs: /\bi (?:picked|chose|matched|swiped|like|found) (?:right on |with |on )?(?:you|u)\b/i,
    said: {
      'take the bait': [
        ['flirty', 'I walked straight into that one, and I would do it again.'],
        ['playful', 'Smooth. I have no answer, only a very silly smile.'],
        ['warm', 'That was good. You may have the last word, this once.'],
      ],
      'suggest meeting': [['direct', 'Then your taste deserves to be seen in person. When are you free?']],
    },
  }),
  after('counting sleeps', {
    mine: /\b(?:can'?t wait|looking forward|see (?:you|u) (?:soon|tomorrow)|counting)\b/i,
    theirs: /^\W*(?:only |just )?(?:one|two|three|four|five|\d+) more (?:sleeps?|days?|hours?)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I am counting as well. It is going too slowly.'],
        ['warm', 'And then I get to see that smile. Good.'],
      ],
      'light touch': [
        ['playful', 'If I go to bed at six, it comes faster. That is science.'],
        ['playful', 'I have been awake since you said yes, so that is not fair.'],
      ],
    },
  }),
  after('then leave', {
    mine: /\bi (?:hate|can'?t stand|am (?:so )?(?:tired|sick) of|'?m (?:so )?(?:tired|sick) of|want to quit|need to leave) (?:my|this|the) (?:job|work|boss|flat|place|city|town)\b/i,
    theirs: /\b(?:leave|quit|easier said|look for|find (?:a|something)|why don'?t you|move)\b/i,
    asks: true,
    said: {
      'honest answer': [
        ['direct', 'You are right, and I know it. [What keeps you]. But I am getting there.'],
        ['warm', 'Easier said than done, yes. It helps that you say it without a lecture.'],
      ],
      'light touch': [
        ['playful', 'First I need a plan, and before that a biscuit. Will you help with both?'],
      ],
      'follow up': [['warm', 'Have you ever just left something? How did you know that it was time?']],
    },
  }),
  after('why a diet', {
    mine: /\b(?:diet|losing weight|not eating|cutting out|no sugar|gym|detox)\b/i,
    theirs: /\b(?:you look (?:great|good|fine|amazing)|you don'?t need|why\b)/i,
    asks: true,
    said: {
      'appreciate a detail': [
        ['warm', 'That is kind of you. It is more about feeling good than about the mirror.'],
        ['warm', 'You may say that again after my next salad. Thank you.'],
      ],
      'light touch': [['playful', 'Say that once more and I will order the cake.']],
      'answer, then return': [['direct', 'Mostly [your reason]. And thank you, that was nice to read.']],
    },
  }),
];

export const AFTER_MORE_SCENES: readonly Scene[] = [...ANSWERED, ...TAKEN_UP];
