/** Said straight between two who like each other: an apology for a cancelled evening, a doubt, a kiss that did not come, the wish to make it official. */
import { latin } from '../reading/pattern.ts';
import { opening } from './arranging-words.ts';
import { IF } from './ordinary-us-scene.ts';
import { type Scene, says } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const straight = smallTurns('straight', 40);
const LOOSE = { turnsRound: true, limit: true, heated: true } as const;

const WON =
  "(?:(?:accepted|took|picked|chose|hired) me|i (?:just |finally )?got (?:in(?:to)?|the|my)\\b|got (?:accepted|into|the (?:job|post|place|contract|visa|transfer|bursary|scholarship|promotion))|(?:i'?ve |i have )?been (?:accepted|offered|transferred|promoted)|offered me)";

export const STRAIGHT_FEELING_SCENES: readonly Scene[] = [
  straight('won, and far from me', {
    ...LOOSE,
    cue: latin(
      new RegExp(
        `\\b${WON}[\\s\\S]{0,140}\\b(?:(?:\\d[\\d ]*|so many|hundreds of|thousands of) ?(?:km|kms|kilometres|miles|hours|time zones?) (?:away )?from (?:you|u|us)|(?:so |too )?far (?:away )?from (?:you|u|us)|away from (?:you|u)|leav(?:e|ing) (?:you|u)\\b|what (?:about|happens to) us|it means leaving|(?:we|i) (?:'?ve )?only just (?:started|met|found (?:you|u|each other))|so happy and so sad|happy (?:and|but) (?:so )?sad|not asking (?:you|u) (?:to|for))`,
        'iu',
      ),
    ),
    not: /\b(?:break up|end (?:it|this|things)|it'?s over|goodbye|my ex)\b/i,
    beside: 60,
    most: 70,
    places: (r) => ({
      dates: IF(says(r, /\b(?:flights?|dates|visit)\b/i)),
      decide: IF(says(r, /\b(?:not asking|decide|no pressure)\b/i)),
      cried: IF(says(r, /\b(?:cried|crying|tears|sad)\b/i)),
    }),
    said: {
      'appreciate a detail': [
        ['warm', 'Congratulations, truly! Be proud first, the kilometres come second.'],
        ['warm', '{cried}Happy and sad at once makes sense to me. Well done, I mean it.'],
      ],
      'name the feeling': [['warm', 'I am so proud of you, and I am a bit sad as well. Both at once.']],
      'do what they ask': [
        ['direct', '{dates}Congratulations! And yes, let us look at dates together.'],
        [
          'calm',
          '{decide}Well done! And thank you for not making it a question for tonight. We will see how it goes.',
        ],
      ],
      'talk in person': [['warm', 'That deserves a celebration before any planning. When can I see you?']],
    },
  }),
  straight('a flight to me, looked up', {
    ...LOOSE,
    cue: latin(
      /\b(?:look(?:ed|ing)|check(?:ed|ing)) (?:at|up|for)? ?(?:the )?(?:flights?|fares|tickets|buses)\b[\s\S]{0,140}\b(?:(?:if|that|when|would|will) (?:you|u)(?:'d| would|'re| are|'ll)? (?:really |actually )?be there|(?:or )?(?:you|u) (?:could )?come (?:here|to me)|i (?:can|could) (?:do it|come|book))\b/iu,
    ),
    not: /\b(?:send (?:me )?(?:the )?money|pay for|lend|e-?wallet|help me with|can'?t afford|cancel\w*|(?:you|u) (?:said no|quit)|coming anyway|or it'?s)\b/i,
    beside: 60,
    most: 70,
    places: (r) => ({
      airport: IF(says(r, /\b(?:airport|be there|arrivals)\b/i)),
      or: IF(says(r, /\bor (?:you|u) (?:could )?come\b/i)),
    }),
    said: {
      'confirm the plan': [
        ['warm', '{airport}I would be there, at arrivals, before you land. Which dates?'],
        ['direct', 'I would like that. Which dates are you looking at?'],
      ],
      'answer, then return': [
        ['warm', '{or}Either way round is good with me. Which would you like more, here or there?'],
        ['calm', 'I want this to work. Let me check my dates tonight and give you a proper answer.'],
      ],
      'light touch': [['playful', '{airport}I will be the one at the barrier with a sign and no dignity.']],
    },
  }),
  straight('say so if you are not interested', {
    ...LOOSE,
    cue: opening(
      "(?:well |look )?if (?:you'?re|ur|you are|your) not (?:interested|keen|into (?:me|this|it)|feeling (?:it|this))(?: (?:any ?more|in me))?[, ]+(?:then )?(?:just |please |you can |rather )?(?:say so|say it|tell me|let me know|be honest)",
    ),
    beside: 6,
    said: {
      'honest answer': [
        ['warm', 'I am interested. I am sorry that it felt otherwise, that was not what I wanted.'],
        ['direct', 'No, it is not that. I was quiet and not gone.'],
      ],
      'make amends': [['calm', 'I understand why you ask. May I make it up to you this week?']],
      'own it': [
        ['warm', 'I should have said something instead of going quiet. I do want to keep talking to you.'],
      ],
    },
  }),
  straight('it does not feel like it', {
    ...LOOSE,
    cue: opening(
      "(?:well )?(?:it|that) (?:really |just )?(?:doesn'?t|didn'?t|does not|did not) (?:really )?(?:feel|look|seem|sound) (?:like (?:it|that|a joke)|that way|very funny)(?: (?:to me|lately|at all|from here))?|you (?:don'?t|didn'?t) (?:really )?(?:show it|act like it|seem (?:that )?(?:interested|keen|sure))",
    ),
    beside: 4,
    said: {
      'own it': [
        ['warm', 'Then I did that badly, and I am sorry. Tell me what it felt like?'],
        ['calm', 'You are right to say so. It did not come across the way I meant it.'],
      ],
      'make amends': [['direct', 'I am sorry. Let me show it better. Can I see you this week?']],
      'name the feeling': [
        ['warm', 'I did not mean to hurt you. Thank you for telling me instead of going quiet.'],
      ],
    },
  }),
  straight('sorry for the evening that fell through', {
    ...LOOSE,
    cue: opening(
      "(?:i'?m |im )?(?:so |really |very )?sorry (?:again )?(?:that |for |about )?(?:i )?(?:had to |have to )?(?:cancell?(?:ed|ing)?|bail(?:ed|ing)?(?: on you)?|flak(?:ed|ing)|stood you up|standing you up|miss(?:ed|ing) (?:our|the) (?:date|dinner|coffee|call)|forg(?:ot|etting) (?:about )?(?:our|the|your))",
    ),
    beside: 26,
    said: {
      'accept with grace': [
        ['warm', 'Thank you for saying that. I was a bit sad about it, and we are fine.'],
        ['calm', 'It is all right. I would rather hear it straight, and I did.'],
      ],
      'counter-offer': [['direct', 'Apology accepted. Which day shall we try instead?']],
      'light touch': [['playful', 'You are forgiven. The price is choosing the place next time.']],
    },
  }),
  straight('sorry for being short', {
    ...LOOSE,
    cue: opening(
      "(?:i'?m |im )?(?:so |really |very )?sorry (?:that |for |if |about )?(?:i )?(?:(?:was|got|am|came across|came off|being|for being|have been) (?:as )?(?:so |a bit |really |very |kind of |kinda |such )?(?:an? )?(?:short|rude|mean|grumpy|snappy|moody|off|cold|distant|harsh|grouch|bitch|pain|weird)|snapp(?:ed|ing)(?: at you)?|took it out on you|bit your head off|overreact(?:ed|ing))",
    ),
    beside: 20,
    said: {
      'accept with grace': [
        ['warm', 'Thank you for saying so. We are good.'],
        ['calm', 'I appreciate that. Bad days happen, and you noticed yours.'],
      ],
      'follow up': [['direct', 'Already forgotten. Is today any better?']],
      'light touch': [['playful', 'Forgiven. I have been worse before a first coffee.']],
    },
  }),
  straight('sorry for the long silence', {
    ...LOOSE,
    cue: opening(
      "(?:[^.!?]{0,60}[.!…]+ ?)?(?:i know )?(?:i (?:was|am|have been|'ve been)|i'?m) (?:such )?an? (?:idiot|ass|arse|jerk|coward|fool|terrible person) (?:for|to) (?:ghost(?:ing)?(?: you)?|disappear(?:ing)?|leav(?:e|ing) you (?:on read|hanging)|go(?:ing)? (?:quiet|silent)|never (?:writing|replying|answering))",
    ),
    beside: 22,
    said: {
      'honest answer': [
        ['direct', 'I will not pretend that it did not hurt. But yes, tell me what happened.'],
        ['calm', 'Thank you for saying it straight. I am willing to listen.'],
      ],
      'set the terms': [
        ['calm', 'We can talk. I only ask that you tell me next time, even if it is bad news.'],
      ],
      'welcome back': [['warm', 'It is good that you wrote. Where were you, really?']],
    },
  }),
  straight('there, I said it', {
    ...LOOSE,
    cue: opening(
      "(?:i (?:really |think i |kinda |kind of )*(?:like|fancy) you(?: a lot)?[ ,.!…]+)?(?:there|ok there),? i(?:'?ve)? said it",
    ),
    beside: 6,
    said: {
      'honest answer': [
        ['warm', 'I like you too. There, now we are even.'],
        ['direct', 'Good, because it is the same here.'],
      ],
      'appreciate a detail': [['warm', 'That was brave, and it made my day. I am glad that you said it.']],
      'slow it down': [['calm', 'Thank you for saying it. I like where this is going, one step at a time.']],
    },
  }),
  straight('I thought it was only us', {
    ...LOOSE,
    cue: opening(
      '(?:i )?(?:thought|assumed|hoped) (?:that )?(?:it was|we were|this was) (?:just|only|kind of just|exclusive|a thing|something)(?: (?:us|you and me|the two of us|exclusive|more))?',
    ),
    beside: 5,
    said: {
      'own it': [
        ['warm', 'I should have told you sooner. I do like you, can we talk about what we both want?'],
        ['calm', 'I see why you thought so, and I am sorry that you hear it like this.'],
      ],
      'honest answer': [
        ['direct', 'We never said it, and I should have asked. What would you like it to be?'],
      ],
      'talk in person': [['calm', 'That deserves more than a text. Can I see you and explain it?']],
    },
  }),
  straight('you run hot and cold', {
    ...LOOSE,
    cue: opening(
      "i (?:can'?t|cannot|don'?t know how to) (?:figure|work|read) (?:you|u)(?: out)?|(?:one (?:minute|moment|day) you(?:'?re| are)?[^.?!]{3,40}(?:and )?(?:the )?next)|you(?:'?re| are) (?:so |a bit )?(?:hot and cold|hard to read|giving me mixed signals|sending mixed signals)|(?:why (?:are|do) you (?:always )?)?(?:mixed signals)",
    ),
    beside: 26,
    said: {
      'own it': [
        [
          'warm',
          'That is fair, and I am sorry. I get quiet when life is loud, it has nothing to do with you.',
        ],
        ['calm', 'You are right, that must be tiring. I will tell you next time instead of vanishing.'],
      ],
      'honest answer': [['direct', 'I like you, and I am bad at steady. I can do better than that.']],
      'talk in person': [['warm', 'Can we talk about it properly? I would rather see your face than guess.']],
    },
  }),
  straight('the kiss that did not come', {
    ...LOOSE,
    cue: opening(
      "(?:[^.!?]{0,70}\\b)?(?:you (?:didn'?t|did not|never) (?:even )?(?:try to )?kiss me|why didn'?t you kiss me|why you didn'?t kiss me)",
    ),
    beside: 26,
    said: {
      'honest answer': [
        ['warm', 'I wanted to. I was nervous and then the moment was gone.'],
        ['flirty', 'It was the only thing on my mind. Next time I do not wait.'],
      ],
      'own it': [['playful', 'Cowardice, pure and simple. May I try again?']],
      'slow it down': [
        ['calm', 'I like to take my time with that. It says nothing against you, on the contrary.'],
      ],
    },
  }),
  straight('did I only pretend', {
    ...LOOSE,
    cue: opening(
      '(?:so )?did you (?:actually |really |even )?(?:enjoy|like|have (?:fun|a (?:good|nice|great) time)(?: (?:on|at|with))?) ?(?:our|the|on our|it|yourself|me|last|yesterday|tonight|saturday|with me)?[^?]{0,25}(?:or (?:were you|was that|are you) (?:just )?(?:being )?(?:polite|nice|kind))',
    ),
    beside: 6,
    said: {
      'honest answer': [
        ['warm', 'I enjoyed it, all of it. I am not that polite.'],
        ['direct', 'Yes, and I would do it again tomorrow.'],
      ],
      'light touch': [['playful', 'If I had been polite I would have gone home an hour earlier.']],
      'follow up': [['flirty', 'I did. How was it for you, off the record?']],
    },
  }),
  straight('make it official', {
    ...LOOSE,
    cue: opening(
      "(?:[^.!?]{0,30}\\b)?(?:should|shall|can|could|do you want to|want to|let'?s|why don'?t) (?:we )?(?:just )?(?:make (?:this|it|us|things) official|be (?:official|exclusive|a couple)|call (?:it|this) what it is|become (?:official|exclusive))|(?:will|would) you be my (?:girlfriend|boyfriend|partner)",
    ),
    beside: 6,
    said: {
      'honest answer': [
        ['warm', 'I would like that. Will you ask me again when I can see your face?'],
        ['direct', 'Yes. I was hoping that one of us would say it.'],
      ],
      'light touch': [['flirty', 'Yes, on condition that there is a kiss on it.']],
      'slow it down': [
        ['calm', 'I like what this is becoming, and I would like a little more time. Is that all right?'],
      ],
    },
  }),
  straight('a big one', {
    ...LOOSE,
    cue: opening(
      "(?:that(?:'?s| is)|thats) (?:kind of |kinda |quite |sort of |actually )?(?:a )?(?:big|huge|important) (?:one|thing|deal|question)(?: (?:for me|to me|though))?",
    ),
    beside: 4,
    said: {
      'honest answer': [
        ['calm', 'It is. Better that we know it now than in a year.'],
        ['direct', 'I know. Is it something that you are sure about?'],
      ],
      'talk in person': [
        ['warm', 'It deserves more than a text. Shall we talk about it when we see each other?'],
      ],
      'appreciate a detail': [['warm', 'I am glad that we can say such things to each other.']],
    },
  }),
  straight('my height, since some mind', {
    ...LOOSE,
    cue: opening(
      "(?:just so you know,? |fyi,? |btw,? )?i'?m (?:only |just )?(?:\\d'\\d{1,2}|1[.,]\\d\\d ?m?|\\d{3} ?cm|\\d foot \\d+|short|not (?:very |that )?tall|pretty short)(?: btw| by the way| fyi)?(?:[,.!] ?(?:(?:some|most) (?:girls|women|guys|men|people)|just so you know|so you know|hope|in case|if that)[^?]{0,60})?",
    ),
    beside: 14,
    said: {
      'appreciate a detail': [
        ['warm', 'It does not bother me at all. I like that you just say it.'],
        ['direct', 'Noted, and no problem here. What else should I know?'],
      ],
      'light touch': [
        ['playful', 'Good, then we can hear each other in a crowd.'],
        ['playful', 'I measure people by how well they share chips. How do you do there?'],
      ],
    },
  }),
  straight('who pays', {
    ...LOOSE,
    cue: opening(
      '(?:so |random (?:question|one)[,:]? |serious question[,:]? )?who (?:do you think )?(?:should |must |gets to )?pays?(?: for)? (?:on |for |at )?(?:the |a )?(?:first )?(?:dates?|dinner|bill|coffee)(?: (?:in your opinion|you think|according to you|these days|nowadays))?',
    ),
    beside: 6,
    said: {
      'answer, then return': [
        ['direct', 'Whoever asks, and the other one gets the next. How do you see it?'],
        ['warm', 'We split it, or one pays and the other gets dessert. I only mind when it becomes a fight.'],
      ],
      'light touch': [['playful', 'The one who arrives late. It keeps everybody honest.']],
      'say what you want': [['calm', '[How you like to do it]. And you?']],
    },
  }),
  straight('when do you come', {
    cue: opening(
      '(?:so )?when (?:are|r) (?:you|u) (?:coming|visiting|going to come|gonna come)(?: (?:to (?:visit|see me)|(?:back |through |down |up |over )?to (?<x>\\p{L}+(?: \\p{L}+)?)|here|over|home))?(?: (?:then|again|hey))*\\W*$',
    ),
    beside: 2,
    said: {
      'pick a slot': [
        ['direct', 'As soon as I have a free weekend. Which one would suit you?'],
        ['warm', 'Soon, if you show me your favourite corner. When are you free?'],
      ],
      'light touch': [['playful', 'When there is somebody to fetch me. Are you volunteering?']],
      'say what you want': [['calm', '[When you could come]. Does that work for you?']],
    },
  }),
  straight('not meeting just yet', {
    ...LOOSE,
    cue: opening(
      "(?:thanks?(?: you)?,? (?:but )?)?(?:i'?m |im |i am |i )?(?:not (?:going to|gonna|ready to|comfortable|keen to)|don'?t (?:want|feel ready) to|(?:would|'d) rather not)(?: (?:meet(?: up)?|meeting(?: up)?|go out|call|talk on the phone))(?: (?:just )?(?:yet|now|so soon|right away))[^?]{0,60}|i(?:'?d| would) (?:rather|prefer to|like to) (?:just )?(?:chat|talk|text|write)(?: a bit| a little)? (?:more|longer)(?: (?:first|here|before we meet))?",
    ),
    beside: 14,
    said: {
      'respect the limit': [
        ['warm', 'Of course, there is no hurry. I like talking to you.'],
        ['direct', 'That is fine by me. We meet when you feel like it, or not at all.'],
      ],
      'leave it open': [['calm', 'Thank you for telling me. Then let us talk, I have questions enough.']],
      'follow up': [['warm', 'Good idea. Tell me something that is not on your profile?']],
    },
  }),
  straight('rather call than text', {
    cue: opening(
      "(?:i )?(?:hate|don'?t (?:really )?(?:like|enjoy)|am (?:bad|terrible) at|suck at|not (?:a|much of a) (?:big )?)(?: )?(?:texting|typing|messaging|texter)[,.;]? ?(?:so )?(?:can|could|shall) (?:we|i) (?:just |rather )?(?:talk|call|speak|phone|have a call|video call|call you)(?: (?:on the phone|you|instead|sometime|tonight|me))*",
    ),
    beside: 6,
    turnsRound: true,
    said: {
      'pick a slot': [
        ['direct', 'Gladly. I am free tonight after eight, does that work?'],
        ['warm', 'Yes, I would like to hear your voice. When is a good time?'],
      ],
      'light touch': [['playful', 'A call! I will practise my phone voice and then forget it.']],
      'say what you want': [['calm', '[When you can talk] is good for me. And for you?']],
    },
  }),
  straight('netflix, or too soon', {
    ...LOOSE,
    cue: opening(
      "(?:(?:do you )?(?:wanna|want to|fancy|up for|down for|let'?s|how about) )?netflix (?:and|n|&) chill(?:,? or is (?:it|that) (?:too )?(?:soon|early|forward))?",
    ),
    beside: 5,
    said: {
      'slow it down': [
        ['calm', 'A bit soon for me. But dinner first sounds right.'],
        ['direct', 'Not yet. Take me for a coffee and make a case for it.'],
      ],
      'light touch': [
        ['playful', 'Only if we really watch the film. I take the plot seriously.'],
        ['flirty', 'Ask me again after two dates and one good dessert.'],
      ],
    },
  }),
  straight('fine, and what do you do', {
    cue: opening(
      "(?:i'?m |im |all )?(?:good|fine|great|well|ok|okay|not bad|alright)(?: (?:thanks?|thank you|too|ty))*[ ,.!]*(?:and |so )?what do you do(?: for (?:work|a living|a job))?\\W*$",
    ),
    beside: 2,
    said: {
      'say what you want': [['direct', 'I work as [your job]. And what keeps you busy?']],
      'return the question': [
        ['playful', 'Guess, from my photos. I will tell you how far off you are.'],
        ['warm', 'Things with people and far too many emails. And you?'],
      ],
      'light touch': [['playful', 'By day something respectable. What about you?']],
    },
  }),
  straight('fine, and have you children', {
    cue: opening(
      "(?:i'?m |im |all )?(?:good|fine|great|well|ok|okay|not bad|alright)(?: (?:thanks?|thank you|too|ty))*[ ,.!]*(?:and |so )?do you have (?:any )?(?:kids|children)\\W*$",
    ),
    beside: 2,
    said: {
      'say what you want': [['direct', '[Whether you have children]. And you?']],
      'return the question': [
        ['warm', 'I like that you ask early. Is that important to you?'],
        ['calm', 'I will tell you all of it, and then I ask you the same. Do you have any?'],
      ],
      'light touch': [['playful', 'Straight to the point, I like it. You first?']],
    },
  }),
  straight('they feel for me', {
    ...LOOSE,
    cue: opening(
      '(?:ag )?(?:shame|haai|sho|sjoe|eish|no man)(?: (?:man|skat|babe|bru|my friend))?[ ,.!]*(?:that|it) (?:sounds|must be|is|looks) (?:so |really |very )?(?:rough|hard|tough|horrible|stressful|exhausting|hectic|heavy)[ ,.!?]*(?:(?:are )?(?:you|u) (?:ok(?:ay)?|alright|fine|good)\\??)?',
    ),
    beside: 2,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you, I needed that. I will be all right.'],
        ['calm', 'It is, a bit. It helps that you ask.'],
      ],
      'answer, then return': [['direct', 'I will manage, thank you. How is your day going?']],
      'light touch': [['playful', 'Surviving on tea and stubbornness. Thank you for asking.']],
    },
  }),
  straight('they do not see why people like it', {
    cue: opening(
      "i (?:just )?(?:don'?t|do not|will never|never|dont) (?:really )?(?:get|understand|see) (?:why (?:people|everyone|everybody|anybody|anyone|they|some people) (?:like|love|eat|watch|enjoy|do|go to|pay for|rave about)|the (?:hype|point|appeal) (?:about|of|around|with)) (?<x>(?:the )?\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){0,2})\\W*$",
    ),
    beside: 1,
    said: {
      'light touch': [
        ['playful', 'More {x} for the rest of us, then.'],
        ['playful', 'Thank you for saying what nobody dares to say about {x}.'],
      ],
      'follow up': [
        ['direct', 'What is it about {x} that leaves you cold?'],
        ['warm', 'I like a clear opinion. What do people not get about you and {x}?'],
      ],
    },
  }),
  straight('was that sarcasm', {
    cue: opening(
      '(?:was|is) (?:that|this) (?:sarcasm|sarcastic|a joke|a compliment|a dig|serious)(?: or (?:not|a compliment|a joke|serious))?\\W*$',
    ),
    beside: 2,
    said: {
      'honest answer': [
        ['warm', 'I meant it nicely. It looked friendlier in my head.'],
        ['playful', 'A little. With warmth underneath, if you look closely.'],
      ],
      'own it': [['direct', 'If you have to ask, I said it badly. I meant it well.']],
      'light touch': [['playful', 'I need a font for it. Take it as the nice one.']],
    },
  }),
  straight('on the couch with the flu', {
    cue: opening(
      "(?:it'?s )?(?:just |only )?(?:the |a )?(?:flu|cold|bug|stomach bug|sinus(?:es)?)[,.!]+ ?(?:lying|stuck|been|still)? ?(?:in bed|on the couch|at home)[^?]{0,40}",
    ),
    beside: 8,
    said: {
      sympathise: [
        ['warm', 'Poor you. You are allowed to feel sorry for yourself, I join in from here.'],
        ['calm', 'That is miserable. Is there tea and something mindless to watch?'],
      ],
      'light touch': [['playful', 'Full pity granted, with honey in it. Do you want a silly story?']],
      'follow up': [['direct', 'Get well soon. Is anybody bringing you soup?']],
    },
  }),
];
