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
  plainly('only you', {
    cue: /\bi (?:just |really )?(?:don'?t|dont) (?:want|wanna|feel like)(?: to)? (?:see|seeing|date|dating|talk to|talking to|meet|meeting|be with) (?:anyone|anybody|someone|other people) ?(?:else)?\W*(?:but you|except you|only you|just you|btw|by the way|though|right now)?\W*$|\bi (?:only|just) want (?:you|to (?:see|be with|date|talk to) you)\W*$|\bi(?:'?m| am) (?:only |not )(?:seeing|talking to|dating) (?:you|anyone else|anybody else|other people)(?: (?:btw|by the way|though|right now|now|anymore))?\W*$|\b(?:you'?re|you are) the only (?:one|person|guy|girl|man|woman) i(?:'?m| am)? (?:want|talking to|seeing|dating|talk to|text|see)\b/i,
    not: /\b(?:right now|at the moment|anymore|ready|dating anyone right|\?)\b|\?/i,
    places: (r) => ({
      see: IF(says(r, /\b(?:see|seeing)\b/i)),
      talk: IF(says(r, /\btalk/i)),
      else: IF(says(r, /\belse|only\b/i)),
    }),
    said: [
      ['appreciate a detail', 'warm', 'That is a lovely thing to hear. Thank you for saying it first.'],
      ['honest answer', 'direct', 'Thank you for being so open. For me it is [how you feel about it].'],
      [
        'talk in person',
        'warm',
        '{see}I like that, I want to see you too. Shall we talk about us when we meet?',
      ],
      ['follow up', 'calm', 'I am glad you said it. Would you like us to be exclusive?'],
      ['appreciate a detail', 'playful', '{else}Only me, then I had better be worth it. When do I see you?'],
      ['appreciate a detail', 'warm', '{talk}You are the one I want to talk to as well.'],
      ['slow it down', 'calm', 'That means a lot. Let us take it step by step, I like the direction.'],
    ],
  }),
  plainly('are we fine', {
    cue: /^\W*(?:(?:hey|hi|so|um|but)[,.: ]+)*(?:are (?:we|things) (?:still |all )?(?:ok|okay|good|cool|alright|all right|fine)(?: (?:between us|with us|now))*|is everything (?:ok|okay|alright|all right|good|fine) (?:between us|with us)|we (?:good|ok|okay|cool)|(?:you|u) (?:ok|okay|good) with me)\W*$/i,
    said: [
      ['honest answer', 'warm', 'Yes, we are okay. Did something make you wonder?'],
      ['honest answer', 'calm', 'We are good from my side. How is it from yours?'],
      ['honest answer', 'direct', 'Honestly: [how you feel about it]. I am glad you asked.'],
      [
        'talk in person',
        'warm',
        'We are fine, and I would like to hear your voice. Shall I call you tonight?',
      ],
      ['follow up', 'calm', 'Yes. Is there something you want to talk about?'],
      ['light touch', 'playful', 'We are good. You would know if not, I am terrible at hiding it.'],
      ['own it', 'warm', 'Yes, we are. Sorry if I made it feel otherwise.'],
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
  plainly('what do you want from me', {
    cue: /\bi (?:don'?t|dont|do not) (?:really |even )?know what (?:you|u) want(?: from (?:me|this|us))?\W*$|\bwhat do (?:you|u) (?:actually |really |even )?want from (?:me|this|us)\W*$|\b(?:you|u) (?:give|send|are giving|keep giving)(?: me)? mixed (?:signals|messages)\b|^\W*(?:you|u) (?:really |so |kind of |kinda )?confuse me\W*$|^\W*i'?m (?:so |really |a bit |just )?confused (?:about|by) (?:you|us|this)\W*$|\bi can'?t (?:read|figure) (?:you|u)(?: out)?\W*$/i,
    not: /\bpay|leave|police|stop\b/i,
    places: (r) => ({
      want: IF(says(r, /\bwant\b/i)),
      mixed: IF(says(r, /\bmixed\b/i)),
      read: IF(says(r, /\bread|figure\b/i)),
    }),
    said: [
      ['make amends', 'calm', 'I do not mean to. Ask me whatever you like and I will be straight with you.'],
      ['honest answer', 'direct', '{want}Fair. What I want: [what you want]. And you?'],
      [
        'own it',
        'warm',
        'Then I have not been clear, sorry. I want to get to know you, with no tricks behind it.',
      ],
      ['follow up', 'calm', '{want}I am glad you say it. What would you want it to be?'],
      [
        'talk in person',
        'warm',
        'That is on me. Can we talk about it properly, on the phone or over coffee?',
      ],
      [
        'own it',
        'calm',
        '{mixed}Mixed signals are no fun, I am sorry. Ask me anything and you get a straight answer.',
      ],
      [
        'light touch',
        'playful',
        '{read}There is less to read than you think. Ask me one thing and I will answer it straight.',
      ],
      ['make amends', 'direct', 'Let me be plain, then: I like talking to you and I would like to see you.'],
      ['follow up', 'warm', 'I can see how that came about. Which part was confusing?'],
    ],
  }),
  plainly('gets attached', {
    cue: /\bi (?:tend to |usually |always |can )?(?:get|become|fall|catch feelings)(?: in love)? ?(?:too |very |quite |so |really )?(?:attached|hard|fast|quick\w*|easily)?(?: (?:too |very |quite |so |really )?(?:easily|quickly|fast|hard))?\W*$/i,
    also: (r) => says(r, /\b(?:attached|fall|feelings)\b/i),
    places: (r) => ({ att: IF(says(r, /\battached\b/i)), fall: IF(says(r, /\bfall|feelings\b/i)) }),
    said: [
      [
        'appreciate a detail',
        'warm',
        '{att}Getting attached easily is not the worst thing. It means that you mean it.',
      ],
      [
        'slow it down',
        'calm',
        'Thank you for telling me. Then we take it slowly, and I will be careful with you.',
      ],
      ['follow up', 'warm', '{att}Good to know. Has getting attached mostly gone well for you, or not?'],
      ['set the terms', 'direct', 'I am glad you say so. I will not say things that I do not mean.'],
      ['light touch', 'playful', '{att}A good bakery can do that to anybody within a week, so I understand.'],
      ['follow up', 'calm', '{fall}Falling quickly takes some courage. What usually sets it off?'],
      ['slow it down', 'warm', 'That is nothing to be ashamed of. We can go gently.'],
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
  plainly('it will not work', {
    cue: /\bi (?:just |really |honestly )?(?:don'?t|dont|do not) (?:think|feel)(?: that| like)? (?:this|it|we|things)(?:'?s|'?re| is| are)? ?(?:going to|gonna|will|would|'?ll|can)? ?(?:work(?:ing)?(?: out)?|go anywhere|a (?:good )?(?:match|fit)|right for (?:each other|me)|compatible|meant to be)\b|\bi (?:don'?t|dont|do not|didn'?t) (?:really )?feel (?:the same(?: way)?|that way about you)\b|\b(?:this|it) (?:isn'?t|is not|won'?t|'s not) (?:really )?(?:going to work|gonna work|work(?:ing)?(?: out)?)(?: (?:for me|between us|out))?\W*(?:sorry)?\W*$/i,
    not: /\b(?:friday|saturday|sunday|tonight|tomorrow|time|place|app|phone|link|plan|code|tuesday|monday|wednesday|thursday|car|wifi|laptop)\b|\?/i,
    also: (r) => !says(r, /\bmatch\b/i),
    said: [
      ['accept with grace', 'calm', 'Okay. Thank you for telling me honestly, I respect it.'],
      [
        'accept with grace',
        'warm',
        'I am a little sad about it, but thank you for being straight. I wish you well.',
      ],
      ['thank and close', 'direct', 'Understood, no hard feelings. Take care of yourself.'],
      ['thank and close', 'warm', 'It did not work out, but I liked getting to know you. All the best.'],
      ['accept with grace', 'direct', 'Fair enough. I would rather hear it now than later, so thank you.'],
      [
        'accept with grace',
        'calm',
        'That is not easy to read, and I respect it. Thank you for saying it kindly.',
      ],
    ],
  }),
  plainly('my day was bad, asked', {
    cue: /^\W*(?:it was |was |honestly )?(?:pretty|really|kinda|kind of|quite|so|very|not (?:so|that|very|too)|not)? ?(?:bad|rough|shit|shitty|crap|awful|terrible|horrible|tough|hard|great|good)(?: (?:honestly|tbh|to be honest|actually|if i'?m honest|really|today|one))*\W*$/i,
    also: (r) =>
      /\bhow(?:'s| is| was| are| has| r)\b[^.!?]*\b(?:day|week|you|u|things|morning|evening|work|today)\b/i.test(
        r.mine,
      ) &&
      says(
        r,
        /\b(?:bad|rough|shit|shitty|crap|awful|terrible|horrible|tough|hard)\b|\bnot (?:so |that |very |too )?(?:great|good)\b/i,
      ) &&
      !says(r, /\bnot (?:so |too |that )?(?:bad|shabby|hard)\b/i),
    places: (r) => ({
      day: IF(/\bday\b/i.test(r.mine)),
      week: IF(/\bweek\b/i.test(r.mine)),
      bad: IF(says(r, /\bbad\b/i)),
    }),
    said: [
      ['sympathise', 'warm', '{day}I am sorry to hear that. What happened today?'],
      ['sympathise', 'calm', '{day}That is a pity. Is the day over at least, or is there more of it?'],
      ['sympathise', 'warm', '{week}I am sorry. What made the week so hard?'],
      ['offer another way', 'warm', 'Oh no. Do you want to talk about it, or be distracted for a bit?'],
      ['follow up', 'calm', '{bad}How bad are we talking, tired bad or something-happened bad?'],
      ['sympathise', 'warm', 'I am sorry. What was the worst part?'],
      ['light touch', 'playful', 'That calls for something sweet and a sofa. Can you get to either?'],
      [
        'stay with them',
        'calm',
        'Thank you for not just saying fine. I am listening if you want to tell me.',
      ],
    ],
  }),
  plainly('afraid to lose me', {
    cue: /\bi (?:don'?t|dont|do not|really don'?t|just don'?t) (?:want|wanna)(?: to)? lose (?:you|u|this|us|what we have)\b|\bi'?m (?:so |really |just )?(?:scared|afraid|worried) (?:of losing|to lose|i'?ll lose|about losing) (?:you|u|this|us)\b/i,
    not: /\b(?:my dog|if you leave|kill|without you|die)\b|\?/i,
    said: [
      ['sympathise', 'warm', 'I am here. What makes you afraid of losing me?'],
      [
        'appreciate a detail',
        'warm',
        'That is a big thing to say, thank you. I like having you in my days too.',
      ],
      ['talk in person', 'calm', 'I do not want to lose this either. Shall we talk about it properly?'],
      ['follow up', 'calm', 'Did something happen that made you worry about that?'],
      ['honest answer', 'direct', 'Thank you for saying it. For me it is [how you feel about this].'],
      ['slow it down', 'warm', 'No need to worry tonight. We take it a day at a time, and we keep talking.'],
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
  plainly('unsure what they look for', {
    cue: /\bi(?:'?m| am)? (?:honestly |still |really |just )*(?:not (?:really |too |quite |entirely )?sure|don'?t (?:really |even |quite )?know|dont (?:really )?know|figuring out|no idea)(?: yet)? what (?:i'?m|i am|im|i) (?:really |even )?(?:looking for|want|after|here for)\b[^.!?]{0,16}$/i,
    not: /\?|\b(?:to eat|for dinner|to watch|to do|to order)\b/i,
    said: [
      [
        'sympathise',
        'warm',
        'That is an honest answer, and not knowing what you want is allowed. Shall we just talk and see?',
      ],
      ['follow up', 'direct', 'Fair enough. Do you know what you are not looking for?'],
      [
        'honest answer',
        'direct',
        'Thank you for being honest. I am looking for [what you are looking for], but I am in no hurry.',
      ],
      [
        'light touch',
        'playful',
        'Then you are in good company. What would a good Saturday look like while you find out?',
      ],
      ['slow it down', 'calm', 'You do not have to know yet. We can start with a coffee and see what it is.'],
      ['follow up', 'warm', 'I like that better than a ready answer. What made you come on here?'],
    ],
  }),
  plainly('a connection felt', {
    cue: /\b(?:i (?:really |definitely |already |just )*(?:feel|felt|have|sense)|there'?s|i think there'?s|we have|i think we have|feel like we have)(?: such| like| definitely| really)* (?:a |an |this |some )?(?:(?:real|strong|deep|good|great|special|instant|nice|genuine|amazing) )*(?:connection|chemistry|spark|vibe|click|bond)(?: (?:with you|between us|here|already|with u|there|too|right away|you know))*\W*$/i,
    not: /\b(?:no|not|don'?t|didn'?t|never|bad|internet|wi-?fi|train)\b|\?/i,
    places: (r) => ({
      conn: IF(says(r, /\bconnection|bond\b/i)),
      chem: IF(says(r, /\bchemistry\b/i)),
      spark: IF(says(r, /\bspark\b/i)),
    }),
    said: [
      ['honest answer', 'warm', '{conn}I feel that connection too. When did you first notice it?'],
      ['honest answer', 'warm', '{spark}I feel that spark as well. What do we do about it?'],
      [
        'appreciate a detail',
        'warm',
        '{chem}I am glad you said it, the chemistry was not only on your side.',
      ],
      ['suggest meeting', 'direct', 'I feel it as well. Shall we see each other this week?'],
      ['appreciate a detail', 'calm', 'That is lovely to hear. I like how easy the talking is.'],
      [
        'suggest meeting',
        'warm',
        '{conn}A connection like that deserves more than a screen. When are you free?',
      ],
      ['slow it down', 'calm', 'I feel something too, and I like that we do not have to rush it.'],
      ['follow up', 'warm', 'Me too. What made you feel it?'],
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
  plainly('they care', {
    cue: /^\W*(?:(?:just so you know|honestly|hey|i want you to know|know that|you know)[ ,]+)*(?:that )?i (?:really |do |genuinely |truly |just |actually )*care (?:about|for) (?:you|u)(?: (?:a lot|so much|very much|deeply|you know|more than you know))*\W*$/i,
    said: [
      ['honest answer', 'warm', 'Thank you. I care about you too.'],
      [
        'appreciate a detail',
        'warm',
        'I can feel that you care, and it does me good. Thank you for saying it.',
      ],
      ['suggest meeting', 'warm', 'That means a lot. Can I see you soon?'],
      ['appreciate a detail', 'calm', 'It is good to hear that out loud. I care about you as well.'],
      ['honest answer', 'direct', 'Thank you for telling me. For me it is [how you feel about them].'],
      ['follow up', 'warm', 'That is lovely to read. What made you think of it just now?'],
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
  plainly('not what they expected', {
    cue: /^\W*(?:(?:hey|so|honestly|tbh|haha)[ ,]+)*(?:you|u)(?:'?re| are|re| r) (?:really |so |definitely |just )*(?:not|nothing|better than|nicer than|different (?:from|than|to)|funnier than|more fun than|sweeter than) (?:at all )?(?:like )?(?:what |how |who )?i (?:expected|thought|imagined|pictured)(?: (?:you|you'?d be|at all|tbh|lol|haha|to be honest|in a good way))*\W*$/i,
    places: (r) => ({
      not: IF(says(r, /\bnot|nothing|different\b/i)),
      better: IF(says(r, /\b(?:better|nicer|funnier|sweeter|more fun)\b/i)),
    }),
    said: [
      ['follow up', 'warm', '{not}In a good way, I hope. What did you expect?'],
      ['follow up', 'playful', '{not}What had you expected, somebody taller or somebody quieter?'],
      ['appreciate a detail', 'warm', '{better}That is kind, thank you. What had you expected?'],
      [
        'light touch',
        'playful',
        '{better}Good, then it was worth keeping the expectations low. What did you picture?',
      ],
      ['appreciate a detail', 'direct', 'I take that as a good thing. You surprised me too.'],
      ['follow up', 'calm', 'I am curious now. What surprised you most?'],
      ['suggest meeting', 'playful', 'Wait until you see me in person. Coffee this week?'],
    ],
  }),
  plainly('minds the others', {
    cue: /\bi (?:don'?t|dont|do not) (?:really )?(?:like|love|feel (?:good|comfortable)|want) (?:it )?(?:when |that |about |with )?(?:you|u|you'?re) (?:still )?(?:talk|talking|chat|chatting|flirt|flirting|text|texting|hang(?:ing)? out)\w*(?: (?:to|with))? (?:other|your ex|that|another|all those|her|him)\b[^?]{0,24}$|\bi (?:get|feel|felt|got) (?:a bit |a little |so |really )?(?:jealous|insecure|uncomfortable) when (?:you|u) (?:talk|chat|flirt|text|like|mention|hang)\w*\b[^?]{0,40}$/i,
    not: /\b(?:or else|i'?ll|delete|block|allowed|forbid|let me see|password|show me)\b/i,
    said: [
      ['sympathise', 'warm', 'I can hear that it bothers you. What worries you most about it?'],
      [
        'set the terms',
        'calm',
        'Thank you for telling me instead of keeping it in. I will be honest with you about who I talk to.',
      ],
      ['follow up', 'direct', 'I understand. What would help you to feel sure?'],
      ['talk in person', 'warm', 'That is a fair thing to bring up. Can we talk about it in person?'],
      ['honest answer', 'direct', 'Thank you for saying it. The honest answer: [who they are to you].'],
      ['set the terms', 'calm', 'I can be open about who I talk to. What is it that stings?'],
    ],
  }),
  plainly('where do we stand', {
    cue: /^\W*(?:(?:hey|so|ok|but|honestly|can i ask)[ ,]+)*where do (?:we|i) stand(?: (?:with (?:you|u|us|this|each other)|now|here|exactly))*\W*$|\bi (?:don'?t|dont) (?:really )?know where (?:we|i) stand(?: with (?:you|u))?\W*$/i,
    said: [
      [
        'honest answer',
        'direct',
        'For me it stands like this: [what you feel about the two of you]. And for you?',
      ],
      ['talk in person', 'warm', 'I would like to answer that face to face. Can we talk about us this week?'],
      ['follow up', 'warm', 'I am glad you asked. Where would you like us to stand?'],
      ['follow up', 'calm', 'Fair question. Is there something that made you unsure?'],
      ['honest answer', 'warm', 'I like you and I want to keep seeing where this goes. How about you?'],
      [
        'slow it down',
        'calm',
        'I like where we are, and I think we could talk about it. When is good for you?',
      ],
      ['own it', 'direct', 'I should have said it more clearly, sorry. I am interested. Are you?'],
    ],
  }),
];
