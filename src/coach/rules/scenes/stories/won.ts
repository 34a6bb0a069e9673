/** What went well: exams, jobs, homes, races, babies. */
import { latin } from '../../reading/pattern.ts';
import { F, L, N, P, S, type Story, T } from './story.ts';

export const WON_STORIES: readonly Story[] = [
  {
    name: 'story: an offer to decide on',
    when: latin(
      /\b(?:offered|got) (?:me )?(?<x>(?:a|the) (?:\p{L}+ )?(?:job|post|position|transfer|place|contract|scholarship))\b[^.!?]{0,40}\b(?:decide|deciding|don'?t know (?:if|whether|what)|torn|should i|by (?:monday|tuesday|wednesday|thursday|friday|tomorrow))\b/iu,
    ),
    sure: true,
    lines: [
      [L, 'warm', 'First of all: congratulations, they want you! What does your gut say about {x}?'],
      [N, 'calm', 'Exciting and awful at once, I imagine. What would you miss most if you took {x}?'],
      [F, 'direct', 'If you had to answer in ten seconds, {x}: yes or no?'],
      [
        P,
        'playful',
        'Flip a coin. You will know in the air which side you are hoping for, that is {x} decided.',
      ],
    ],
  },
  {
    name: 'story: home from hospital',
    when: /\b(?:discharged|(?:out of|home from|left) (?:the )?(?:hospital|icu)|op(?:eration)? went well|surgery went well|came (?:out of|through) (?:the |her |his |my )?(?:op|operation|surgery|theatre))\b/i,
    not: /\b(?:not|hasn'?t|died|worse)\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'Oh, that is good news, I am so glad. How is {who} doing?'],
      [N, 'calm', 'What a relief after all that waiting. Have you slept yourself?'],
      [F, 'warm', 'What is the first thing {who} asked for at home?'],
      [P, 'playful', 'May the worst thing from now on be the bossing around. Bring {who} biscuits from me.'],
      [S, 'warm', 'You must be tired and happy in equal parts. Home is the best medicine.'],
    ],
  },
  {
    name: 'story: first solo',
    when: /\b(?:my )?first (?<x>solo(?: flight)?|sale|client|commission|marathon|novel|patient|show|exhibition|skydive|parachute jump)\b/i,
    not: /\b(?:nervous|tomorrow|next week|cancelled|failed)\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'Your first {x}! Huge congratulations. Sit down and let that sink in.'],
      [F, 'warm', 'What was the best second of your first {x}?'],
      [N, 'calm', 'No wonder if you are shaking, a first {x} is a first {x}. How do you feel?'],
      [P, 'playful', 'You will never have a first {x} again, so be impossible about it tonight.'],
    ],
  },
  {
    name: 'story: made up again',
    when: /\b(?:finally |just )?(?:made up|reconciled|buried the hatchet|patched things up|are (?:talking|speaking) again|started (?:talking|speaking) to)\b[^.!?]*\b(?:again|after|with my|since)\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'I am so glad. Losing {who} would have been a quiet kind of ache.'],
      [F, 'warm', 'Who took the first step, you or {who}?'],
      [
        N,
        'calm',
        'That must feel like putting down something heavy. How was the first talk after all this time?',
      ],
      [P, 'playful', 'Now you have a whole year of gossip to catch up on. Clear the weekend.'],
    ],
  },
  {
    name: 'story: treatment over',
    when: latin(
      /\b(?:last|final|finished|done with|end of) (?:my |the |his |her )?(?:\p{L}+ )?(?<x>chemo|radiation|treatment|dialysis|radiotherapy|physio|antibiotics|rehab)\b|\brang the bell\b|\bbeat (?<y>cancer)\b|\bcancer[- ]free\b|\bin remission\b/iu,
    ),
    not: /\b(?:died|didn'?t work|more)\b/i,
    sure: true,
    lines: [
      [
        L,
        'warm',
        'The last {x}! I am so happy for you. That deserves the whole evening, whatever you feel like.',
      ],
      [F, 'warm', 'What a day. How are you feeling, now that the {x} is over?'],
      [N, 'calm', 'That is enormous. You are allowed to be glad, tired and wobbly all at once after {x}.'],
      [L, 'warm', 'Beat {y}! That is the best sentence I have read in a long time. I am so glad.'],
      [F, 'warm', 'How are you celebrating? Telling {y} where to go deserves more than a cup of tea.'],
      [
        N,
        'calm',
        'What a thing to be able to write. I hope everybody cried and then ate far too much, {y} is gone.',
      ],
      [F, 'direct', 'Is there something you have been saving up to do for when the {x} was done?'],
    ],
  },
  {
    name: 'story: good news from the vet',
    when: /\b(?<x>vet|doctor|surgeon|hospital|oncologist|clinic)\b[\s\S]*\b(?:clean bill|all clear|going to be (?:fine|ok|okay)|recover\w*|good news|doing well|healthy|she'?s fine|he'?s fine|came home|no more)\b/i,
    not: /\b(?:not|bad news|died|worse)\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'Oh, I am so glad! That is the call from the {x} everybody wants.'],
      [N, 'calm', 'What a relief. How long had you been holding your breath about the {x}?'],
      [
        F,
        'warm',
        'How did you celebrate, and was there a very good treat involved? News like that from a {x} calls for it.',
      ],
      [P, 'playful', 'May the {x} never have anything more interesting to say than that.'],
    ],
  },
  {
    name: 'story: debt gone',
    when: latin(
      /\b(?:paid off|paying off|settled|last (?:payment|instalment) on) (?:all )?(?:my |the |our )?(?<x>(?:\p{L}+ )?(?:loan|loans|debt|debts|car|bond|credit card|house|overdraft|bakkie))\b/iu,
    ),
    lines: [
      [L, 'warm', 'Congratulations! No more {x}, that must feel like taking off a wet coat.'],
      [F, 'warm', 'How long did it take, and what did you do the minute the {x} was gone?'],
      [
        P,
        'playful',
        'You are officially richer than most people I know. Spend ten rand on something silly in honour of the {x}.',
      ],
      [N, 'calm', 'That is years of being sensible. Are you proud? You should be, that {x} is history.'],
    ],
  },
  {
    name: 'story: learned it at last',
    when: latin(
      /\b(?:finally |just )?(?:learn(?:ed|t)|taught myself) (?:how )?to (?<x>\p{L}+(?: (?:a|the) \p{L}+)?)|\b(?:taught|teaching|showed) me (?:how )?to (?<y>(?:drive|cook|bake|fish|swim|surf|knit|dance|ride|play|braai|make|sew|weld|milk|shoot|cycle)\b(?: [\p{L}']+){0,2})/iu,
    ),
    not: /\b(?:cut down|toddler|baby|son|daughter|dog|parrot|gran|gogo|grandmother|mom|mum|dad|niece|nephew|live with|love myself|in the (?:nineties|eighties|seventies|army)|years ago|to say|to (?:be|not|let|trust|send|use|walk))\b/i,
    lines: [
      [
        L,
        'warm',
        'Good for you! It takes some nerve to learn to {x} when everybody assumes you already can.',
      ],
      [F, 'warm', 'What made you decide to learn to {x} now?'],
      [
        P,
        'playful',
        'Careful, next thing you will want to {x} every weekend. Any witnesses to the early days?',
      ],
      [F, 'direct', 'What was harder, to {x} or to admit that you could not?'],
      [L, 'warm', 'I love that. Who was more nervous while you learned to {y}, you or the teacher?'],
      [F, 'direct', 'And how good are you at it now, honestly? I mean, {y} is not nothing.'],
      [
        P,
        'playful',
        'A useful skill and a good story in one go. Was there any damage when you tried to {y}?',
      ],
    ],
  },
  {
    name: 'story: the raise',
    when: /\b(?<x>raise|bonus|increase|salary increase)\b[^.!?]{0,40}\b(?:yes|got it|agreed|approved|came through|today)\b|\bgot (?:a|my) (?<y>raise|bonus|increase)\b/i,
    not: /\b(?:no\b|didn'?t|not|instead)\b/i,
    lines: [
      [L, 'warm', 'Well done, you asked and you got it! Most people rehearse that {x} speech for years.'],
      [F, 'direct', 'How did you put it? I want the exact sentence that got the {x}.'],
      [P, 'playful', 'So dinner is on you from now on. Congratulations on the {x}!'],
      [
        L,
        'warm',
        'Well done, you earned it! What is the {y} going towards, something sensible or something fun?',
      ],
      [P, 'playful', 'So dinner is on you from now on. Congratulations on the {y}!'],
      [F, 'direct', 'How did you hear about the {y}?'],
    ],
  },
  {
    name: 'story: applause',
    sure: true,
    when: latin(
      /\b(?:(?:got|get|getting|won|win|winning|came|come|took|earned|received|awarded|given|gave (?:me|us|him|her|them)|brought home|picked up|collected|finished|placed|passed|have|has|this is|holding|nominated for|walked away|with|it'?s|officially|i'?m)\b[^.!?]{0,40}\b|(?:^|[.!?,]\W*)(?:a |an |my |our |the )?)(?<x>standing ovation|(?:second|third|first) (?:place|in the (?:class|race|province|country|league|grade|region|county|state|competition|district|school|world|quiz|gala|tournament)(?: \p{L}+)?)|encore|applause|first prize|award|medal|trophy|full marks|employee of the (?:month|year)|certificate|distinction)\b/iu,
    ),
    not: /\b(?:didn'?t|not|no |don'?t|never|boss gave|you (?:came|won|got)|you (?:with|holding)|(?:photo|pic|picture)s? of (?:you|u)|your (?:\w+ ){0,2}(?:trophy|medal|award|certificate|photo|pic)|googled (?:you|u)|(?:you|u|he|she|they|who) deserves?|(?:give|giving|gave) (?:that|this|him|her|them|you|it|the (?:man|woman|lady|guy|dog|cat)) (?:\w+ ){0,2}(?:medal|award|trophy|full marks)|they'?d give|i accept|medal to|award (?:goes|for (?:worst|most))|in the first place|trophy (?:wife|husband|cabinet|marrow|hunt\w*|fish)|(?:medical|birth|death|marriage|gift|doctor'?s|mot) certificate|currently on|raffle|certificate of (?:conformity|compliance|roadworth\w*)|marking)\b/i,
    lines: [
      [L, 'warm', 'That is brilliant, congratulations! What did it feel like, that {x}?'],
      [F, 'warm', 'Who was the loudest, when you got your {x}? There is always one.'],
      [P, 'playful', 'Please mention the {x} at every opportunity. I would.'],
      [N, 'calm', 'You must have been floating. Has the {x} sunk in?'],
    ],
  },
  {
    name: 'story: found money',
    when: /\bfound (?<x>(?:a )?r ?\d+|money|\d+ ?(?:rand|bucks)|a \w+ note)\b/i,
    lines: [
      [
        T,
        'playful',
        'A gift from past you. What are you spending it on, before sensible you hears about the money?',
      ],
      [F, 'direct', 'What is the plan for {x}, chips or investments?'],
      [P, 'playful', 'Nothing feels as rich as {x} that you had already forgotten.'],
      [L, 'warm', 'Best find of the week! Check all the other pockets too, {x} rarely travels alone.'],
    ],
  },
  {
    name: 'story: still alive',
    when: /\b(?<x>plant|plants|fern|orchid|basil|cactus|starter|goldfish|tomato plants?|marriage|car|phone|fridge)\b[^.!?]{0,12}\b(?:is|are|has been|still) (?:still )?(?:alive|going|flowering|thriving|blooming)\b|\b(?:car|bakkie|scooter) started first time\b/i,
    lines: [
      [L, 'warm', 'Well done, both of you! What is the secret, water or fear?'],
      [F, 'direct', 'Does it have a name yet? After this, it has earned one.'],
      [P, 'playful', 'Do not say it out loud, they can hear confidence. But congratulations!'],
      [T, 'playful', 'A record like that belongs on a CV. What is your next impossible project?'],
    ],
  },
  {
    name: 'story: clear results',
    when: /\b(?<x>(?:my |the |his |her )?(?:results?|scans?|tests?|biopsy|bloods?|mri|mammogram))\b[^.!?]{0,40}\b(?:clear|fine|normal|negative|benign|clean|good)\b|\ball clear\b|\bit'?s benign\b/i,
    not: /\b(?:not (?:good|clear|fine|normal)|covid|pregnan|stds?|sti|condoms?|got tested|was tested|protection|all clear since|clear since|(?:in|since) (?:19|20)\d\d)\b/i,
    lines: [
      [L, 'warm', 'Clear! I just breathed out on your behalf. That is the best kind of results.'],
      [
        F,
        'warm',
        'Oh, what good news. How long were you waiting on the results, and who got the first call?',
      ],
      [N, 'calm', 'What a weight off. How does it feel, now that the results are in?'],
      [P, 'playful', 'Those are the only results I want to hear about. What are you doing to celebrate?'],
      [L, 'warm', 'All clear, I love that. Go and do something completely unnecessary tonight.'],
    ],
  },
  {
    name: 'story: passed',
    when: latin(
      /\b(?:passed|finally got|got|aced|nailed|smashed|got through(?! to\b)|cleared|got a distinction (?:for|in)|got \d\d ?% (?:for|in|on))\s+(?<x>(?:all )?(?:of )?(?:my |the |our )?(?:\p{L}+ ){0,3}?(?:boards?(?: exams?)?|matric(?: \p{L}+)?|exams?|tests?|finals|modules?|degree|learner'?s|licen[cs]e|driver'?s(?: licen[cs]e| test)?|bar|viva|defen[cs]e|audit|dissertation|prelims|subjects?|course|anatomy|maths|statistics|stats|accounting|inspection|k53))\b/iu,
    ),
    not: /\b(?:(?:diabet\w*|positive|cancer|blood|std|hiv|medical|my) (?:test )?(?:results? (?:back|are|came)|type)|type [12] |got my (?:\w+ )?(?:tests?|exams?) (?:results?|back|tomorrow|next|on)|(?:son|daughter|laaitie|boy|girl|kid|niece|nephew|brother|sister|cousin|friend|husband|wife) (?:just |finally )?(?:got|passed)|didn'?t|haven'?t|not|never|if i|hope|almost|nearly|barely)\b/i,
    lines: [
      [L, 'warm', 'You passed! Huge congratulations, I hope you get to be unbearable about it all week.'],
      [L, 'warm', 'Congratulations! You have earned a slow, smug weekend with no books in it. {x}, done.'],
      [F, 'warm', 'Well done! Who heard first that you passed, and was there screaming?'],
      [F, 'direct', 'Brilliant! So what comes after {x}, a long sleep or a long party?'],
      [
        P,
        'playful',
        'You passed, so today you walk into every room as if there were music playing. House rule.',
      ],
      [N, 'calm', 'What a relief that must be. How does it feel to have {x} behind you?'],
    ],
  },
  {
    name: 'story: promoted',
    when: latin(
      /\b(?:made (?:me|her|him|my \p{L}+) (?:the )?(?<x>(?:team lead|manager|supervisor|head of \p{L}+|head chef|shift leader|partner|captain|principal|foreman|senior \p{L}+))|got (?:a |the |my )?(?<p>promotion|promoted|raise)|(?:i'?m|i was|i am|been|got) promoted)\b/iu,
    ),
    not: /\bdidn'?t|wasn'?t|passed over|not promoted|instead of me|\b(?:team|league|club|division)\b(?<!team lead)/i,
    lines: [
      [L, 'warm', 'Congratulations! {x}, and you will be good at it precisely because you worry about it.'],
      [
        P,
        'playful',
        'Nobody who is made {x} knows what they are doing. They just buy a bigger notebook. Well done!',
      ],
      [F, 'warm', 'How did they tell you about {x}, and did you manage to look calm?'],
      [F, 'direct', 'So, {x}! What is the first thing you will change?'],
      [L, 'warm', 'Promoted! Congratulations, they finally noticed. How are you celebrating?'],
      [P, 'playful', 'Being promoted means a new title and the same chair. Well done, truly!'],
      [F, 'direct', 'And what does the new job involve, now that you are promoted?'],
      [L, 'warm', 'You got the {p}! That is brilliant, and I hope somebody made a fuss of you today.'],
      [P, 'playful', 'A {p} and you still talk to people like me. What is the celebration meal?'],
      [F, 'warm', 'How did you hear about the {p}, and who did you call first?'],
    ],
  },
  {
    name: 'story: got the job',
    when: latin(
      /\b(?:(?:got|landed|was offered|been offered|they offered me|i'?ve got|accepted for|chosen for) (?<x>(?:the|a|my|an|my dream|the dream) (?:new )?(?:\p{L}+ )?(?:job|gig|post|position|role|part|internship|bursary|scholarship|contract|residency|apprenticeship|learnership|lead))|got the call from hr|i'?m hired|starting my new job on)\b/iu,
    ),
    not: /\b(?:didn'?t|not get|haven'?t|if i|hope|my sister|my brother)\b/i,
    lines: [
      [L, 'warm', 'You got it! I am so pleased for you, that is proper news. Congratulations!'],
      [F, 'warm', 'Congratulations on {x}! Where were you when they told you, and did you stay dignified?'],
      [F, 'direct', 'Brilliant! What made you want {x} in the first place?'],
      [P, 'playful', 'They chose well. What are we toasting {x} with, bubbly or a very fancy coffee?'],
      [T, 'playful', 'Look at you! {x}, and it is all going to go to your head by Friday. It should.'],
      [N, 'calm', 'That must feel so good. Has {x} sunk in yet, or are you still rereading the email?'],
    ],
  },
  {
    name: 'story: somebody engaged',
    when: latin(
      /\b(?<w>(?:my|our) (?:\p{L}+ ){0,2}\p{L}+) (?:just |finally )?(?:got|is|are) (?:engaged|getting married)\b|\b(?<v>(?:my|our) (?:\p{L}+ ){0,2}\p{L}+) (?:just |finally )?proposed to (?:his|her|their)\b/iu,
    ),
    not: /\bmy ex\b/i,
    lines: [
      [L, 'warm', 'Engaged! Congratulations to {who}, and to everybody who now has to buy an outfit.'],
      [F, 'warm', 'Oh, how lovely. Do you like who {who} got engaged to?'],
      [P, 'playful', 'Engaged already? Start on your speech now. You must have material.'],
      [
        T,
        'playful',
        'I give it a week before {who} asks you to help choose napkins. How do you feel about the engaged life from close up?',
      ],
      [
        F,
        'direct',
        'How did the proposal go? Engaged people always have a story, and the family has a better one.',
      ],
      [
        T,
        'playful',
        'Somebody has to cry at these things, and you did it beautifully. Were there photos when they got engaged?',
      ],
    ],
  },
  {
    name: 'story: a baby came, with a name',
    when: latin(
      /\b(?:had (?:her |his |their |a |the )?(?:\p{L}+ )?(?:baby(?: girl| boy)?|little (?:girl|boy)|daughter|son|girl|boy)|gave birth|(?:baby|little one)(?:'s| is| has| was)? (?:\p{L}+ )?(?:born|arrived|here|come|came|out)|(?:he|she) (?:was born|arrived|is here)|it'?s a (?:boy|girl)|became an? (?:aunt|uncle|auntie|granny|gogo|ouma|oupa))\b[^?]{0,90}\b(?:(?:named|naming|called|calling|call) (?:him|her|it|the baby) |(?:he|she)(?:'s| is) (?:called |named )|(?:his|her) name(?:'s| is| will be) |name of )(?:after \p{L}+ |little |baby )?(?<x>(?!after\b|the\b|that\b|my\b|his\b|her\b|already\b|yet\b|a\b|not\b|something\b|our\b)\p{L}{2,})/iu,
    ),
    not: /\bmy (?:cat|dog|goat|cow)\b(?!'s name)|\bbaby shower\b|\blost the baby\b|\b(?:icu|nicu|incubator|stillborn|died|passed)\b/i,
    lines: [
      [L, 'warm', 'Congratulations to all of you, and welcome to the world, {x}!'],
      [F, 'warm', 'Have you held {x} yet?'],
      [L, 'warm', 'Oh, wonderful news! Is everybody well, and is anybody but {x} asleep?'],
      [P, 'playful', '{x} is hardly here and already has people talking. A good start.'],
      [T, 'playful', 'What is the first bad habit that {x} learns from you?'],
      [F, 'direct', 'And who does {x} look like, or is it too early for that argument?'],
    ],
  },
  {
    name: 'story: a baby came',
    when: latin(
      /\b(?:had (?:her |his |their |a |the )?(?:\p{L}+ )?(?<x>triplets|baby(?: girl| boy)?|twins|little (?:girl|boy)|daughter|son)|gave birth|i'?m (?:an? )?(?:\p{L}+ )?(?:aunt|auntie|uncle|tannie|oom|granny|grandpa|dad|mom|godmother|godfather) (?:now|again|today|officially)|i'?m an? (?:aunt|uncle|auntie)\b|became an? (?:aunt|uncle|auntie))/iu,
    ),
    not: /\bmy (?:cat|dog|goat|cow)\b|\bbaby shower\b|lost the baby/i,
    lines: [
      [
        L,
        'warm',
        'Congratulations, a baby! I hope everybody is well and nobody is sleeping for the right reasons.',
      ],
      [F, 'warm', 'Oh, wonderful news! Have you held the baby yet?'],
      [
        P,
        'playful',
        'A whole new baby to spoil and then hand back. What kind of influence do you plan to be?',
      ],
      [F, 'direct', 'Does the baby have a name yet, or is the family still voting?'],
      [
        T,
        'playful',
        'An aunt or uncle gets all the biscuits and none of the night shifts. Have you planned the first bad habit you teach the baby?',
      ],
    ],
  },
  {
    name: 'story: expecting',
    when: latin(
      /\b(?:it'?s twins|having twins|i'?m pregnant|(?:we'?re|we are|i am) (?:\p{L}+ )?pregnant|(?:wife|partner|sister|she) is pregnant|baby is due|expecting (?:a|our|twins|in))\b/iu,
    ),
    sure: true,
    not: /\bmy ex\b|\bex'?s\b|can'?t breathe|\bnot pregnant|test was negative|scared i'?m\b/i,
    lines: [
      [
        L,
        'warm',
        'Wow, that is huge news! Congratulations, and thank you for telling me. How are you feeling about it?',
      ],
      [F, 'warm', 'What went through your head when you heard it was {tw}?'],
      [
        P,
        'playful',
        'Two at once, very efficient. How long did you stare at that scan before you believed in twins?',
      ],
      [
        N,
        'calm',
        'After waiting for it, or not at all expecting it, pregnant is a huge word. How does it feel today?',
      ],
      [P, 'playful', 'Pregnant! I am already useless at keeping this to myself. Names, or far too early?'],
      [N, 'calm', 'That is a lot to take in from one scan. Happy, terrified, or both in turns?'],
      [F, 'direct', 'Who did you tell first about the {tw}?'],
    ],
  },
  {
    name: 'story: finished the big work',
    when: latin(
      /\b(?:finished|handed in|submitted|finally (?:finished|done with)|completed|wrapped up)\s+(?<x>(?:my|the|our) (?:\p{L}+ ){0,2}?(?:thesis|dissertation|novel|book|manuscript|degree|phd|masters|master'?s|album|portfolio|quilt|jersey|jumper|scarf|blanket|mural|course|internship|articles|first draft|draft|documentary|film|comic|puzzle|deck|wardrobe|bookshelf|kitchen))\b/iu,
    ),
    lines: [
      [
        L,
        'warm',
        'Finished! Congratulations, that is the sort of sentence people dream of typing. Well done on {x}.',
      ],
      [F, 'warm', 'How did you feel in the minute after you finished {x}, triumph or just very quiet?'],
      [
        T,
        'playful',
        'So what will you complain about, now that {x} is finished? You will miss it by Thursday.',
      ],
      [F, 'direct', 'Well done! What is {x} about, if you had to sell it to me in one line?'],
      [P, 'playful', 'Please do nothing useful for a whole day. {x} is finished, that is an order.'],
    ],
  },
  {
    name: 'story: graduated',
    when: /\b(?:graduated|graduation (?:was|today|day)|got my degree|walked across the stage|capped today|(?:i'?m|am) (?:officially|finally) an? (?<x>(?:doctor|nurse|teacher|lawyer|attorney|engineer|accountant|electrician|chartered accountant|ca|vet|pilot|plumber|pharmacist|social worker|architect|chef)))\b/i,
    lines: [
      [
        L,
        'warm',
        'Congratulations! Officially qualified, and I bet somebody in your family cried. Graduated suits you.',
      ],
      [F, 'warm', 'You graduated! Who was cheering the loudest?'],
      [P, 'playful', 'So do I have to address you formally now that you are {x2}? Graduated and everything.'],
      [F, 'direct', 'What is the first thing you want to do, now that you have graduated?'],
      [N, 'calm', 'Years of work, and then one day it is official. Has it sunk in?'],
    ],
  },
  {
    name: 'story: ran it',
    when: latin(
      /\b(?:ran|did|finished|completed|walked|cycled|swam)\s+(?<x>(?:my |the |a |an )?(?:very )?(?:first |second |third )?(?:ever )?(?:\p{L}+ )?(?:(?:\d+(?:\.\d)? ?k(?:m|ms)?)|half[- ]marathon|half|marathon|parkrun|park run|comrades|two oceans|cape town cycle tour|triathlon|ironman|midmar mile|ultra|trail run|relay|obstacle course|fun run))\b|\b(?:my|a) new (?<y>pb|personal best)\b/iu,
    ),
    not: /\b(?:didn'?t|couldn'?t|did not) (?:finish|run)|\bpulled out|\bdnf\b/i,
    lines: [
      [L, 'warm', 'Well done! {x} is no small thing, and you get to be smug on stairs for days.'],
      [F, 'direct', 'What got you through the worst stretch of {x}?'],
      [P, 'playful', 'Please tell me there was an enormous breakfast after {x}. It is the whole point.'],
      [F, 'warm', 'Respect! Were you smiling or swearing at the end of {x}?'],
      [T, 'playful', 'And you did {x} on purpose? Nobody was chasing you? I have such questions.'],
      [N, 'calm', 'There is no better tired than that one. How are the legs after {x}?'],
    ],
  },
  {
    name: 'story: the keys',
    when: latin(
      /\b(?:got|have|picked up|collected|signed for) (?:the )?keys (?:to|for|of) (?<x>(?:our|my|the) (?:\p{L}+ ){0,2}(?:house|flat|place|apartment|home|cottage|studio|shop|townhouse))|\b(?:bought|just bought|closed on|our offer (?:on|for) .* was accepted|offer accepted on) (?<y>(?:a|my|our) (?:first |own |new )?(?:\p{L}+ )?(?:house|flat|place|apartment|home|townhouse))\b(?! plant)/iu,
    ),
    lines: [
      [
        L,
        'warm',
        'Your own front door! Congratulations, that is a big one. How did the keys feel in your hand?',
      ],
      [F, 'warm', 'Congratulations! Which room did you run to first, once you had the keys?'],
      [P, 'playful', 'First night with the keys means takeaways on the floor. I do not make the rules.'],
      [F, 'direct', 'What is the first thing going into {x}, a bed or a kettle?'],
      [T, 'playful', 'So you are a person who owns keys and opinions about curtains now. How does it feel?'],
      [F, 'direct', 'What made you sure about {y} when you saw it?'],
      [L, 'warm', 'You bought {y}! That is huge, congratulations. Have you slept at all?'],
      [P, 'playful', 'Enjoy it. From here on {y} will be all you talk about, and I will listen.'],
    ],
  },
  {
    name: 'story: moved in',
    when: latin(
      /\b(?:moved|moving) (?:in|into) (?:to )?(?<x>(?:my|our|the|a) (?:own |first |new )*(?:\p{L}+ )?(?:place|flat|house|apartment|home|cottage|studio|room))\b|\bfirst night in (?<y>(?:my|our|the) (?:own |first |new )*(?:place|flat|house|apartment|home|cottage|studio))\b/iu,
    ),
    lines: [
      [
        L,
        'warm',
        'Congratulations on {x}! The floor-picnic stage is the best part, you just cannot tell anyone.',
      ],
      [F, 'warm', 'How does {x} feel tonight, more exciting or more echoey?'],
      [P, 'playful', 'Which box has the kettle, and why is it always the last one you open? Welcome to {x}.'],
      [F, 'direct', 'What is the first thing that {x} needs, besides curtains and a bottle opener?'],
      [T, 'playful', 'First rule of {x}: the first thing you cook in it sets the tone. Toast counts.'],
    ],
  },
  {
    name: 'story: a new pet',
    when: /\b(?:adopted|rescued|got|brought home|fostering|just got|picked up|have) (?:a |an |my |our |this |two |the )(?:new |first |\p{L}+[- ]?legged |one[- ]eyed |little |tiny |old |rescue |stray |\p{L}+ )*(?<x>puppy|kitten|dog|cat|greyhound|labrador|beagle|collie|dachshund|boerboel|mongrel|rabbit|bunny|parrot|budgie|tortoise|hamster|horse|donkey|goat|hen|chickens|kittens|puppies|rescue)\b(?! (?:bit|ate|flu|stole|chewed|sitter|walker|food|bed))(?:[^.!?]*\b(?:called|named)\s(?<n>\p{Lu}\p{L}+))?/iu,
    not: /\b(?:tattoo|cat ?fish|allerg|bitten|got a (?:dog|cat) (?:bite|scratch)|(?:have|got) a (?:dog|cat) (?:at|and) )|\bi have an? |have two\b/i,
    lines: [
      [L, 'warm', 'Oh, a new {x}! I already love this for both of you. How was the first night?'],
      [F, 'warm', 'How did the {x} choose you? It is never the other way round.'],
      [P, 'playful', 'I give it three days before the {x} has the good half of the bed. Where are we now?'],
      [T, 'playful', '{n} is a magnificent name for a {x}. Who came up with it?'],
      [
        F,
        'direct',
        'What was the first thing the {x} did at your place, inspect everything or claim the couch?',
      ],
      [L, 'warm', '{n} landed on four good feet with you, I can tell.'],
    ],
  },
  {
    name: 'story: sober',
    when: /\b(?:sober for|(?<t>(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|a whole) (?:days?|weeks?|months?|mths|years?|yrs?)) (?:sober|clean|without a (?:drink|cigarette)|smoke[- ]?free|since i quit|off (?:the )?(?:drink|booze|bottle|alcohol|cigarettes|smokes|fags|drugs|pills|weed))|(?:quit|stopped) (?:smoking|drinking) (?<u>(?:\d+|one|two|three|six|a) (?:days?|weeks?|months?|years?|yrs?)) ago|(?:quit|stopped|gave up|given up) (?:smoking|drinking|the drink|booze|cigarettes) in (?:\w+ )?(?:19|20)\d\d\b|(?:sober|clean)[- ]?(?:anniversary|birthday)|soberversary|(?:been |'m |am )(?:sober|clean|off (?:the )?(?:drink|booze|bottle|alcohol|cigarettes|smokes|fags|drugs|pills|weed)) (?:for |now )?(?<v>(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|a whole) (?:days?|weeks?|months?|mths|years?|yrs?)))\b/i,
    not: /\b(?:relaps\w*|bottle (?:in|of|next)|drank|slipped|fell off|(?:want|need|wanted|needed) (?:to drink|a (?:drink|hit|fix))|nearly (?:drank|bought|used|went)|craving\w*|until (?:last|yesterday|tonight|today)|was (?:sober|clean)|broke it|gone at|don'?t know if i can)\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'Well done, and thank you for telling me. I know how many ordinary days are in that.'],
      [F, 'warm', 'That is worth marking. How do you like to spend the day?'],
      [N, 'calm', 'I hope you are proud of that. What is it that you like best about life since then?'],
      [L, 'warm', 'Congratulations! {v} is huge, and you did it one ordinary day at a time.'],
      [L, 'warm', 'Well done, honestly. {t} is every single day of it, and I am glad you told me.'],
      [
        L,
        'warm',
        'Well done on {u}. The first stretch is the meanest one, they say, and you are through it.',
      ],
      [F, 'warm', '{v} is worth marking. Are you celebrating it, or keeping it quiet?'],
      [F, 'warm', '{t} is worth marking. Are you celebrating it, or keeping it quiet?'],
      [F, 'warm', 'What has surprised you most since you stopped? {u} is a proper stretch.'],
      [N, 'calm', 'I hope you feel proud today. What has changed most in {v}?'],
      [L, 'warm', 'I am glad that {v} did not go by without you saying it to me. Well done, truly.'],
      [N, 'calm', 'I hope you feel proud today. What has changed most in {t}?'],
      [P, 'playful', 'I would like to present you with a medal for {u}, or at least a very good coffee.'],
    ],
  },
  {
    name: 'story: braces off',
    when: /\b(?<x>braces|cast|stitches|moon boot|crutches|neck brace|sling|bandages?)\b[^.!?]{0,18}\b(?:off|out|removed|gone)\b|\b(?:got rid of|no more) (?:the |my )?(?<y>braces|cast|stitches|crutches|moon boot)\b/i,
    lines: [
      [L, 'warm', 'Free at last! Enjoy it. How long did you have to put up with the {x}?'],
      [F, 'direct', 'Congratulations! What is the first thing you did without the {x}?'],
      [P, 'playful', 'Day one without the {x} is a licence to be slightly annoying about it. Use it.'],
      [T, 'playful', 'So what do you eat first to celebrate, now that the {x} cannot stop you?'],
      [F, 'direct', 'What is the first thing you did without the {y}?'],
      [L, 'warm', 'Goodbye {y}! That deserves a small ceremony.'],
      [P, 'playful', 'I hope you kept the {y} as evidence.'],
    ],
  },
  {
    name: 'story: beat them',
    when: latin(
      /\b(?:finally |just )?(?:beat|thrashed|destroyed|hammered) (?<x>(?:my (?:\p{L}+ )?(?:dad|mom|mum|brother|sister|gran|boss|uncle|cousin|son|daughter|best friend|friend|nephew|niece|grandfather|oupa|flatmate))|them|him|her|everyone|the neighbours)\b[^.!?]{0,12}\b(?:at|in) (?<g>\p{L}+(?: \p{L}+)?)/iu,
    ),
    not: /\bbeat (?:me|himself)|heart/i,
    lines: [
      [L, 'warm', 'Finally! Savour that. Did {x} take losing at {g} with any grace at all?'],
      [P, 'playful', 'Frame the score and hang it in the hallway. A win at {g} does not happen every day.'],
      [F, 'direct', 'How long did you wait before you mentioned {g} again, ten seconds?'],
      [
        T,
        'playful',
        'And now {x} wants a rematch, obviously. My advice is to retire from {g} as a champion.',
      ],
    ],
  },
  {
    name: 'story: through to the finals',
    when: latin(
      /\b(?:(?:got|made it|are|we'?re|i'?m) (?:through )?(?:in)?to (?<x>the (?:\p{L}+ )?(?:finals?|semis?|semi-?finals?|nationals|provincials|quarter-?finals|next round|squad|team|choir|shortlist))|(?:made|picked for|selected for) (?<y>the (?:\p{L}+ )?(?:first )?(?:team|squad|finals?|shortlist|choir|nationals|provincials)))\b/iu,
    ),
    lines: [
      [L, 'warm', 'That is wonderful! {x}, no less. How loud was the screaming when you heard?'],
      [F, 'warm', 'Congratulations! When is it, and how are the nerves about {x}?'],
      [P, 'playful', 'I knew you before {x}, and I will be telling people that.'],
      [F, 'direct', 'What happens between now and {x}, practice day and night or pretending to be calm?'],
      [L, 'warm', 'That is wonderful, {y}! How loud was the screaming when you heard?'],
      [F, 'warm', 'Congratulations! When does it start, and how are the nerves about {y}?'],
      [P, 'playful', 'I knew you before {y}, and I will be telling people that.'],
    ],
  },
  {
    name: 'story: accepted',
    when: /\b(?:got (?:accepted|into)|(?:was|been) accepted (?:in)?to|accepted (?:in)?to|(?<v>visa|application|funding|grant|loan|bond|passport|adoption)(?: finally)? (?:was |came through|got |is |has been )(?:approved|accepted|through|here)?)\b(?:[^.!?]*?\b(?<x>uct|wits|stellies|stellenbosch|ukzn|university|varsity|art school|med school|medical school|law school|film school|the programme|the program|the course|the choir|the academy|vet school|drama school|the masters)\b)?/i,
    not: /\b(?:didn'?t|not|rejected|fight|argument|trouble|car|an accident|bed|bath|the wrong|it with)\b/i,
    lines: [
      [L, 'warm', 'Congratulations! I hope you read that email at least six times. {x}, well done!'],
      [F, 'warm', 'You got in! What did you do the second you saw the news about {x}?'],
      [P, 'playful', 'So when do you become unbearable about {x}? I would start today.'],
      [L, 'warm', 'Congratulations! The {v} came through, that is worth a very long exhale.'],
      [F, 'direct', 'The {v}! So what happens next, and how soon?'],
      [P, 'playful', 'Somebody at a desk said yes to your {v}, and I would like to send them flowers.'],
    ],
  },
  {
    name: 'story: spoke in front of people',
    when: latin(
      /\b(?:gave|did|made|had to (?:give|do)|survived) (?<x>(?:a|my|the|my first) (?:\p{L}+ )?(?:talk|speech|presentation|toast|reading|recital|solo|eulogy|lecture|stand-?up set|open mic|set))\b|\b(?:sang|performed|spoke|played) (?:live |a solo )?(?:in front of|on stage|at (?:the|an) open mic)\b/iu,
    ),
    not: /\beulogy|tomorrow|next week|funeral\b/i,
    lines: [
      [L, 'warm', 'You did it, in front of all those people! How did it feel when you sat down after {x}?'],
      [F, 'warm', 'When did you notice that {x} was going well?'],
      [P, 'playful', 'Most people would rather wrestle a crocodile than do {x}. Well done, you!'],
      [N, 'calm', 'I would still be shaking. Are you proud of {x}? You should be.'],
      [F, 'direct', 'Brave! Would you do {x} again tomorrow, or never in this life?'],
    ],
  },
  {
    name: 'story: first try at something',
    when: latin(
      /\b(?:went to|did|tried|had|started|took) (?:my|a|an) (?:first|very first|trial|beginner'?s?) (?:ever )?(?<x>(?:\p{L}+[- ])?(?:\p{L}+ )?(?:class|lesson|workshop|course|session))\b|\bstarted (?:learning|taking|doing) (?<y>(?!(?:my|a|the|to|it|this|that)\b)\p{L}+(?: lessons| classes)?)\b/iu,
    ),
    lines: [
      [F, 'warm', 'How did it go, really? A first {x} is either love or bruises.'],
      [L, 'warm', 'I like people who turn up to a first {x} and risk looking silly. Will you go back?'],
      [P, 'playful', 'Keep whatever came out of that {x}. One day it is worth a fortune, or a laugh.'],
      [F, 'direct', 'What made you sign up for the {x}?'],
      [F, 'direct', 'What made you start {y}?'],
      [
        L,
        'warm',
        'Good for you! Starting {y} is the hardest part, they say. How bad are you so far, honestly?',
      ],
      [P, 'playful', 'Early days of {y} are the best, when nobody expects anything. Any injuries yet?'],
    ],
  },
  {
    name: 'story: upgraded',
    when: /\b(?:got |been |was )?(?:upgraded to|bumped (?:up )?to) (?<x>(?:business|first)(?: class)?|a suite|a sea view)\b/i,
    lines: [
      [
        T,
        'playful',
        'Sleeping in {x} would have been a waste of money you did not even pay. What did you order?',
      ],
      [F, 'warm', 'How long before you felt at home in {x}, and what ruined normal travel for you?'],
      [L, 'playful', 'I love that you stayed awake to enjoy {x}. I would have pressed every button twice.'],
      [F, 'direct', 'What was the most ridiculous luxury in {x}?'],
    ],
  },
  {
    name: 'story: grew it',
    when: latin(
      /\b(?:picked|harvested|ate) (?:the|my|our) (?:very )?(?:first|own) (?<x>\p{L}+)\b(?=[\s\S]*\b(?:garden|planted|grew|plant|sink|balcony|pot|tree|vine|tomato|chill)\w*)|\bplanted (?<y>\p{L}+)\b[\s\S]*\b(?:first one|picked|harvest)\b/iu,
    ),
    lines: [
      [L, 'warm', 'Nothing you buy tastes like that. I am slightly jealous of your {y}.'],
      [F, 'warm', 'How did it taste, after all that waiting for {y}?'],
      [P, 'playful', 'Months of work for one perfect mouthful of {y}, and no sharing. Correct.'],
      [F, 'direct', 'What will you plant next, now that you know {y} work?'],
      [L, 'warm', 'Nothing you buy tastes like that. I am slightly jealous of your first {x}.'],
      [F, 'warm', 'How did that first {x} taste, after all that waiting?'],
      [P, 'playful', 'Months of waiting, one perfect mouthful, no sharing. Long live the {x}.'],
    ],
  },
  {
    name: 'story: fed them all',
    when: /\b(?:cooked|braaied|baked|made (?:supper|dinner|lunch)) for (?<x>(?:\d+|ten|twelve|twenty|fifteen|the whole|all (?:of )?my|my whole) (?:people|guests|family|street|team|friends|office|in-?laws)?)/i,
    not: /\b(?:smoke|burnt|disaster|poison)/i,
    sure: true,
    lines: [
      [
        L,
        'warm',
        'Seconds all round is the highest praise there is. You cooked for {x} and lived to tell me!',
      ],
      [F, 'direct', 'What was on the table? You cannot say you cooked for {x} and leave out the menu.'],
      [P, 'playful', 'And how long do the dishes take when you have cooked for {x}?'],
      [F, 'warm', 'Who licked the pot? There is always somebody when you cook for {x}.'],
    ],
  },
  {
    name: 'story: opening a place',
    when: latin(
      /\b(?:opening|starting|launching|opened|started|launched) (?<x>(?:a|an|my|our) (?:own |little |small |new )?(?:\p{L}+ )?(?:business|truck|shop|salon|studio|caf[e\u00e9]|restaurant|stall|practice|bakery|company|agency|market|bookshop|farm|guesthouse|crèche|podcast|school|bar|side hustle))\b/iu,
    ),
    lines: [
      [L, 'warm', 'That is so exciting, congratulations! Whose idea was {x}?'],
      [F, 'direct', 'When does {x} open, and what is the first thing I should order?'],
      [P, 'playful', 'I would like to be customer number one of {x}, or at least number seven.'],
      [N, 'calm', 'Thrilling and terrifying, I imagine. Which one is winning about {x} today?'],
    ],
  },
  {
    name: 'story: the cooking worked',
    when: latin(
      /\b(?:cooked|baked|made|tried) (?:my |a |the |some )?(?:very |first |own )*(?<x>(?:\p{L}+ )?(?:bobotie|sourdough|bread|lasagne|lasagna|cake|curry|potjie|malva|risotto|pasta|pie|roast|ramen|dumplings|bunny chow|vetkoek|koeksisters|biryani|brownies|scones|jam|melktert|milk tart|soup|gnocchi|pizza|bagels|croissants))\b[\s\S]*\b(?:came out (?:perfect|great|amazing|beautiful|so well)|it (?:actually )?worked|delicious|best (?:i|thing)|everyone (?:had|asked for|wanted) seconds|so good|proud|nailed it|didn'?t kill anyone)\b/iu,
    ),
    lines: [
      [L, 'warm', 'Now I am hungry and a little impressed. Well done on the {x}!'],
      [F, 'warm', 'Who got to eat the {x}, and did they say the right things?'],
      [P, 'playful', 'You cannot tell me about {x} and not save me a piece. There are rules.'],
      [F, 'direct', 'Whose recipe was the {x}, family secret or the internet?'],
    ],
  },
  {
    name: 'story: team won',
    when: /\b(?:(?<x>bokke|boks|springboks|stormers|bulls|sharks|lions|proteas|chiefs|pirates|sundowns|bafana|arsenal|liverpool|united|chelsea|my team|our team|our boys|our girls)\b[^.!?]{0,25}\b(?:won|win!|beat|smashed|are champions)|we won (?:the |our )?(?:match|game|cup|final|derby|league)\b)/i,
    lines: [
      [T, 'playful', 'What a win! How is your voice after that?'],
      [F, 'warm', 'Where did you watch the win, and who did you hug that you do not know?'],
      [L, 'playful', 'Enjoy it properly, such a win is good for a week of smugness.'],
      [F, 'direct', 'What was the moment when you believed they would win?'],
    ],
  },
  {
    name: 'story: slept at last',
    when: /\bslept (?:through|for|like|properly|eight|nine|ten|11|12|until|till)\b|\bfirst (?:proper|good|full) night'?s sleep\b|\bstarted sleeping (?:properly|again|through)\b/i,
    not: /\bmono\b|\bslept like (?:shit|crap|rubbish|an? (?:smoke alarm|meerkat|new (?:mother|mom|mum)|question mark))|badly|didn'?t|dumped|couch|baby|toddler/i,
    lines: [
      [L, 'warm', 'That sounds heavenly. You must feel like a new person after sleeping like that.'],
      [F, 'warm', 'How does the world look today, now that you have slept?'],
      [P, 'playful', 'People pay good money for sleep like that. What is the secret?'],
      [N, 'calm', 'I am so glad. Sleep coming back is often the first sign that things are turning.'],
    ],
  },
];
