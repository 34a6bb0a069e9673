/** What they ask or say about the two of them besides: others, only you, are we fine, losing interest, and how they are made. */
import { IF, plainly } from './ordinary-us-scene.ts';
import { type Scene, says } from './scene.ts';

export const ORDINARY_MORE_SCENES: readonly Scene[] = [
  plainly('are there others', {
    cue: /\b(?:are|r) (?:you|u) (?:still |currently |also |actually )*(?:seeing|dating|talking to|chatting (?:to|with)|meeting|texting|sleeping with) (?:other (?:people|guys|girls|men|women)|anyone else|anybody else|someone else|others|multiple people|a lot of (?:people|girls|guys))\b|\bam i the only (?:one|girl|guy|person|man|woman) (?:you'?re |u'?re |you are )?(?:you'?re |that you'?re )?(?:seeing|dating|talking to|you (?:see|talk to|text))\b|\bis there (?:anyone|someone|somebody) else\W*$/i,
    places: (r) => ({
      seeing: IF(says(r, /\bseeing|dating\b/i)),
      talk: IF(says(r, /\btalking|chatting|texting\b/i)),
    }),
    said: [
      ['honest answer', 'direct', 'Straight answer: [your answer]. And you?'],
      [
        'follow up',
        'calm',
        '{seeing}Fair question. I would rather tell you face to face, but first: are you seeing anyone else?',
      ],
      [
        'talk in person',
        'warm',
        'That deserves an honest answer and not just a text. Can we talk about it when I see you?',
      ],
      [
        'honest answer',
        'direct',
        '{seeing}The truth about who I am seeing: [your answer]. What would you like it to be?',
      ],
      ['honest answer', 'direct', '{talk}The truth about who I am talking to: [your answer]. How about you?'],
      ['follow up', 'warm', 'I am glad you ask instead of wondering. What would you want the answer to be?'],
      [
        'follow up',
        'playful',
        '{talk}You are the one I look forward to talking to. Are you talking to anyone else?',
      ],
      ['say what you want', 'calm', 'You can always ask me that. What are you hoping for with us?'],
    ],
  }),
  plainly('losing interest', {
    cue: /\b(?:are|r) (?:you|u) (?:losing|lost|still|not) ?(?:your )?interest(?:ed)?(?: in (?:me|this|us))?\W*$|\b(?:i feel(?: like)?|feels like|seems like|i think|i'?m scared|i'?m worried|looks like|it seems)\b[^.!?]{0,10}\b(?:you|u)(?:'?re| are|'?ve| have)? (?:\w+ )?(?:losing interest|lost interest|pulling away|not (?:that |really |very )?(?:interested|into me)|don'?t (?:really )?(?:like me|care|want (?:me|this))|bored (?:of|with) me|avoiding me|ignoring me|drifting)\b|\bdo (?:you|u) (?:even |still )?(?:like me|care|want this)(?: anymore| at all)\W*$|\bdo (?:you|u) even (?:like me|care|want this)\W*$/i,
    places: (r) => ({
      interest: IF(says(r, /\binterest/i)),
      away: IF(says(r, /\b(?:away|avoid|ignor|drift)/i)),
    }),
    said: [
      [
        'own it',
        'warm',
        '{interest}No, I am still interested. I am sorry if it has not looked like it lately.',
      ],
      ['follow up', 'calm', '{interest}I am not losing interest. What made it feel that way?'],
      ['honest answer', 'direct', 'Honestly: [how you feel]. Thank you for asking me straight.'],
      ['make amends', 'warm', '{interest}My interest is fine, my replies are not. When can I see you?'],
      ['own it', 'calm', '{away}I did not mean to pull away, and I am sorry it felt that way. Can we talk?'],
      ['follow up', 'warm', 'I am glad you said it. What would you need from me to feel sure?'],
      [
        'talk in person',
        'direct',
        'I do like you. Let us see each other this week, that says it better than texting.',
      ],
      ['own it', 'warm', 'Not at all, and I am sorry you had to wonder.'],
    ],
  }),
  plainly('overthinks', {
    cue: /\bi (?:tend to |always |just |really |do |definitely |sometimes |probably )*(?:overthink|over think|overanaly[sz]e)(?: (?:everything|things|a lot|too much|it all|stuff|every (?:text|message|little thing)|texts|messages|lol|haha|sometimes))*\W*$|\bi(?:'?m| am) (?:such |just |kind of |a bit of )*(?:a |an )?(?:big |huge |massive |chronic |terrible )?over ?thinker\b|\bi(?:'?m| am) (?:just |probably |definitely )?overthinking (?:it|this|everything|things)\W*$/i,
    said: [
      ['sympathise', 'warm', 'Overthinking is tiring. What is going round in your head at the moment?'],
      ['set the terms', 'calm', 'Then I will try to be easy to read. Ask me before you overthink it.'],
      [
        'light touch',
        'playful',
        'Do you overthink on the spot, or at two in the morning like the rest of us?',
      ],
      ['follow up', 'warm', 'What do you overthink the most, messages or decisions?'],
      [
        'appreciate a detail',
        'warm',
        'I would take somebody who thinks too much over somebody who does not think at all.',
      ],
      [
        'follow up',
        'direct',
        'What helps you to stop overthinking, a walk or somebody to say it out loud to?',
      ],
      ['sympathise', 'calm', 'It usually means that you care. Is it worse when people are slow to reply?'],
    ],
  }),
  plainly('shy or quiet by nature', {
    cue: /^\W*(?:(?:hey|hi|honestly|tbh|sorry|well|ok|so|just so you know|fyi|haha|yes|yeah)[ ,!.]+)*(?:but )?(?:i'?m|i am|i can be|i get) (?:just |so |very |really |super |quite |pretty |a |an |a bit |a little |kind of |kinda |bit of |such |naturally |actually |usually |more of |more |of |big |huge |total |definitely |also |always )*(?:shy|introvert(?:ed)?|quiet|reserved|homebody|socially awkward|awkward)(?: (?:person|at first|in person|sometimes|around (?:new )?people|with (?:new )?people|with strangers|in groups|when i (?:first )?meet (?:new )?(?:people|someone)|just so you know|you know|tbh|lol|haha|too|though|girl|guy|myself|until i (?:know|get to know) (?:you|someone|people)|but (?:i )?(?:warm|open) up(?: \w+){0,4}|so it takes (?:me )?(?:a while|time)(?: \w+){0,4}))*\W*$/i,
    places: (r) => ({
      shy: IF(says(r, /\bshy\b/i)),
      intro: IF(says(r, /\bintrovert/i)),
      quiet: IF(says(r, /\b(?:quiet|reserved)\b/i)),
      home: IF(says(r, /\bhomebody\b/i)),
      awk: IF(says(r, /\bawkward\b/i)),
    }),
    said: [
      [
        'appreciate a detail',
        'warm',
        '{shy}Shy is fine with me. I will ask the first question and you take your time.',
      ],
      ['follow up', 'warm', '{shy}I like shy people. What gets you talking once you know somebody?'],
      [
        'offer another way',
        'calm',
        '{intro}Then we will pick a quiet place. What is a good evening for an introvert like you?',
      ],
      [
        'light touch',
        'playful',
        '{intro}An introvert who writes first, I am honoured. What does your ideal quiet evening look like?',
      ],
      ['follow up', 'direct', '{quiet}Quiet is good. What would make you talk for an hour?'],
      ['appreciate a detail', 'warm', '{quiet}I like quiet people, they usually say the better things.'],
      [
        'follow up',
        'warm',
        '{home}A homebody sounds good to me. What is your favourite thing to do at home?',
      ],
      [
        'light touch',
        'playful',
        '{awk}Awkward is fine, I will be awkward with you and then nobody has to win.',
      ],
      ['slow it down', 'warm', 'No pressure from me, we can take it slowly until it feels easy.'],
      ['offer another way', 'warm', 'Good to know. Would a walk be easier than sitting across a table?'],
      ['appreciate a detail', 'calm', 'Thank you for telling me. It makes you no less good to talk to.'],
      ['follow up', 'calm', 'That is fine with me. What helps you feel at ease with somebody new?'],
    ],
  }),
  plainly('that means a lot', {
    cue: /^\W*(?:(?:aw+|oh|wow|thanks?|thank you|thank u|thx)[,.! ]+)*(?:so much[,.! ]+)?(?:that|it|this) (?:really |honestly |just )*(?:means? (?:a lot|so much|the world)(?: to me)?|(?:is|was|'s) (?:so |really |very )+(?:sweet|kind|nice|thoughtful)(?: of (?:you|u))?(?: to (?:say|hear))?|made me (?:feel better|feel good))\W*(?:thank you|thanks|thank u)?\W*$/i,
    said: [
      ['appreciate a detail', 'warm', 'I meant every word. How are you feeling now?'],
      ['appreciate a detail', 'calm', 'I am glad. You deserve to hear nice things.'],
      ['follow up', 'warm', 'Good, then I am happy I said it. What are you up to for the rest of the day?'],
      ['light touch', 'playful', 'I have more where that came from, but I will ration them.'],
      ['appreciate a detail', 'direct', 'It was easy to say, because it is true.'],
      ['leave it open', 'warm', 'Any time, and I mean it.'],
      ['suggest meeting', 'warm', 'I will say it to your face as well. When do I see you?'],
    ],
  }),
  plainly('asks for honesty', {
    cue: /\bi (?:just |really )?(?:need|want|would like|'?d like) (?:you|u) to be (?:\w+ )?honest(?: with me)?\b|\b(?:please )?(?:just )?be honest with me\b|\b(?:just )?tell me the truth\W*$|\bi (?:just )?want (?:the truth|honesty|you to tell me the truth)\W*$/i,
    not: /\b(?:do i look|does this|haircut|pineapple|dress|outfit|fat)\b/i,
    said: [
      ['set the terms', 'warm', 'I will be. What would you like to know?'],
      ['do what they ask', 'direct', 'That is fair. Ask me straight and I will answer honestly.'],
      ['follow up', 'calm', 'You have a right to an honest answer. What is on your mind?'],
      [
        'talk in person',
        'warm',
        'Of course. Shall we talk on the phone, so that you can hear that I am honest?',
      ],
      [
        'honest answer',
        'direct',
        'Honestly: [what you want to tell them]. Ask me anything else you want to know.',
      ],
      ['sympathise', 'warm', 'I understand, being left guessing is no fun. What made you wonder?'],
    ],
  }),
  plainly('a future together', {
    cue: /\b(?:do|can|could) (?:you|u) (?:see|imagine|picture) (?:a |any |us having a |us with a )?(?:future|something serious|us together|yourself with me|this (?:becoming|being|going)|us (?:being|dating|lasting|in))\b[^.!?]{0,24}\?*\W*$|\bi (?:can |could |do |really )*(?:see|imagine|picture) (?:a |us having a )?future (?:with you|for us|together)\W*$/i,
    places: (r) => ({
      asked: IF(says(r, /\b(?:do|can|could) (?:you|u)\b/i)),
      told: IF(!says(r, /\b(?:do|can|could) (?:you|u)\b/i)),
    }),
    said: [
      ['honest answer', 'direct', '{asked}Honestly: [what you see]. And what do you see?'],
      [
        'talk in person',
        'warm',
        '{asked}That is a question for two chairs and some time. Can we talk about our future when we meet?',
      ],
      ['slow it down', 'calm', '{asked}I like where we are, and I would like to find out. What do you see?'],
      ['follow up', 'warm', '{asked}I am glad you ask. What would a future for us look like to you?'],
      [
        'honest answer',
        'warm',
        '{asked}I can see us getting to know each other much better, and I would like that.',
      ],
      [
        'set the terms',
        'calm',
        '{asked}It is early for the whole future, but I see next week, and I would like you in it.',
      ],
      [
        'appreciate a detail',
        'warm',
        '{told}That is a big and lovely thing to say. What does it look like when you picture it?',
      ],
      [
        'slow it down',
        'calm',
        '{told}Thank you for telling me. I like where this is going, one step at a time.',
      ],
      ['honest answer', 'direct', '{told}Thank you for saying it. For me it is [how you see it].'],
      [
        'talk in person',
        'warm',
        '{told}I would like to hear more about that future face to face. When do I see you?',
      ],
      ['follow up', 'playful', '{told}A future, and who does the cooking in it?'],
    ],
  }),
  plainly('hours of talk', {
    cue: /\b(?:i|we) (?:could|can) (?:honestly |easily |literally |just )*(?:talk|chat|listen) (?:to (?:you|u) )?(?:for (?:hours|days|ever)|forever|all (?:night|day)|endlessly)\b|\btime flies (?:when (?:i'?m|we'?re|i|we) )?(?:talk\w*|with you|when)\b/i,
    not: /\b(?:about|but)\b|\?/i,
    said: [
      ['suggest meeting', 'warm', 'Hours sounds good to me. Shall we do it over dinner?'],
      ['appreciate a detail', 'warm', 'I could talk to you for hours too. It never feels like work.'],
      ['follow up', 'playful', 'Hours, then I need a subject to start with. Which one is yours?'],
      ['suggest meeting', 'direct', 'Then let us talk properly. When are you free for a long coffee?'],
      ['appreciate a detail', 'calm', 'It is the same for me, I never notice the time with you.'],
      ['light touch', 'playful', 'We would forget to eat, and I do not say that lightly.'],
    ],
  }),
  plainly('do you think of me', {
    cue: /^\W*(?:(?:hey|so|tell me|honestly)[ ,]+)*(?:do|did|have|are) (?:you|u) (?:ever |still |sometimes |even |been )*think(?:ing)? (?:about|of) (?:me|us)(?: (?:sometimes|today|at all|a lot|too|often|at night|when))*\W*$/i,
    said: [
      ['honest answer', 'warm', 'I do. Do you think about me too?'],
      ['honest answer', 'direct', 'Honest answer: [yes or no, and when]. And you?'],
      ['follow up', 'playful', 'Now and then, and then I have to read things twice. What about you?'],
      ['honest answer', 'warm', 'Yes, and I am doing it right now. What made you ask?'],
      ['suggest meeting', 'direct', 'I do, so it would be nice to see you. When are you free?'],
      ['light touch', 'playful', 'Only when my phone lights up, and also when it does not.'],
    ],
  }),
];
