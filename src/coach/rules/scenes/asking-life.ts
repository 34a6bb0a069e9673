/** Asked about the reader's life: work, family, faith, habits, what they want. Nothing is claimed for the reader but in a `[slot]`. */
import { A, type Asking, asking, D, F, M, R, T, W } from './asking-kind.ts';

export const LIFE_ASKINGS: readonly Asking[] = [
  asking(
    'the name of their pet',
    /\b(?:R|the) (?:dog|cat|pup|puppy|kitten|pet|rabbit|parrot|horse)(?:'s|s)? (?:name|called)\b|\bwhat(?:'s| is|s) (?:his|her|the dog'?s|the cat'?s) name\b|\bwhat (?:breed|kind of dog)\b/,
    [
      [A, 'direct', 'That would be [the name]. Who is in charge at your house?'],
      [A, 'warm', '[The name], and there are photos if you ask nicely. Do you have pets?'],
      [T, 'playful', 'The official name, or the one I shout in the park?'],
      [R, 'warm', 'Best question so far. Do you have an animal yourself?'],
    ],
  ),
  asking(
    'a skill',
    /\b(?:(?:can|do) Y (?:even |actually |know how to )*(?:swim|ride|surf|ski|skate|skateboard|sew|knit|whistle|juggle|draw|paint|dive|fish|camp|climb|box|play (?:chess|cards|pool|golf|poker|darts|video games|games|any games|xbox|playstation|fifa)|parallel park|change a (?:tyre|tire)|do a (?:handstand|cartwheel)|speak in public|roll R tongue|game|read maps?)|(?:any |really )?good (?:at|with) (?!me\b|kids|children|people|money|words)(?:\w+|\w+ \w+)|R skills)\b/,
    [
      [A, 'direct', '[Your honest answer]. And you, any good?'],
      [T, 'playful', 'Good enough to embarrass myself with style. How good are you?'],
      [M, 'flirty', 'Let us find out together, and the loser buys coffee. This weekend?'],
      [R, 'warm', 'I am better with a patient teacher. Would you teach me, or should I teach you?'],
      [T, 'witty', 'In my head I am world class. How about you?'],
    ],
  ),
  asking('bad at', /\b(?:bad|terrible|awful|rubbish|useless|hopeless|worst) at\b|\bR weakness(?:es)?\b/, [
    [A, 'direct', 'I am no good at [what you are bad at]. You?'],
    [T, 'playful', 'Choosing from a long menu. I end up wanting yours. What are you bad at?'],
    [T, 'witty', 'Talking about my weaknesses, so we are off to a good start. And you?'],
    [R, 'warm', 'How long do you have? Tell me what you are bad at, so that I feel better.'],
  ]),
  asking(
    'romantic or a hugger',
    /\b(?:are|r) Y (?:a |an )?(?:\w+ )?(?:romantic|ticklish|superstitious|hugger|cuddler|affectionate|touchy|clingy|sentimental|spontaneous|adventurous|patient|tidy|messy|neat|organi[sz]ed|punctual|competitive|ambitious|stubborn|funny|weird|crier|overthinker|planner|foodie|homebody|gamer|feminist|good listener|light sleeper|snorer|picky eater|good texter|risk taker|nerd|geek|good flirt)\b|\bdo Y snore\b/,
    [
      [A, 'direct', 'My friends would say [your answer]. And you?'],
      [T, 'playful', 'On good days, with good company. You?'],
      [R, 'warm', 'More than I look, I think. How about you?'],
      [M, 'flirty', 'That is something you find out in person. Coffee this week?'],
      [T, 'witty', 'Ask me after the second coffee, it is a different answer. And you?'],
    ],
  ),
  asking(
    'braai',
    /^(?!.*\bhow\b)(?!.*\bcall (?:that|this|it)\b).*\bbraai\b(?!.*\b(?:or|this|on|tomorrow|tonight|weekend|saturday|sunday|come|join)\b)/,
    [
      [T, 'playful', 'I will hold the tongs, you tell me when it is done. Deal?'],
      [
        T,
        'witty',
        'I am very good at standing next to a braai with an opinion. Are you the one with the tongs?',
      ],
      [A, 'direct', 'Can I braai? [your honest answer]. And what do you bring to the fire?'],
      [M, 'flirty', 'There is one way to settle that: a braai, and you judge. This weekend?'],
      [R, 'warm', 'Depends who is watching the fire. What must be on it for you?'],
    ],
  ),
  asking(
    'story behind a thing',
    /(?:\b(?:what (?:do|does) R (?=tattoo)|(?<!\bin (?:R|the|my|his|her) )story (?:behind|with|of)|what(?:'s| is|s) (?:up with|the deal with))|(?:^\W*|[.,!?:;)]\W*|\b(?:please|pls|so|and|but|or|then|now|also|you|u|just|first|instead|ok|okay|(?:need|have|got|going|want Y|dare Y) to) )(?:explain|tell me about)) (?<x>(?:the|that|R) (?!job|work|day|week|weekend|family|parents|date|night|weather|traffic|rain|heat|cold|power|lights|world|news|internet|app|war|rules|time|moment|exes|ex\b)[a-z' -]{3,24}?)(?= in | on | from |\?|$|\.|,)/,
    [
      [A, 'direct', 'The short version: [the story]. You may ask one follow-up question.'],
      [A, 'warm', 'You spotted it! It is about [the story]. What did you think it was?'],
      [T, 'playful', 'I was hoping somebody would ask. Do you want the true story or the better one?'],
      [M, 'flirty', 'That story is best told out loud, with pauses. Coffee this week?'],
      [R, 'playful', 'I will tell you, but first I would love to hear your guess.'],
    ],
  ),
  asking(
    'who is in the picture',
    /\b(?:who(?:'s| is|s)|is (?:that|the)(?! [A-Z][a-z]+ (?:Bay|River|Falls|Beach|Pass|Mountain|Peak|Lake|Island|Point|Dam|Valley|Park)\b)|are those|what(?:'s| is|s)) (?:the |that |those |R )?[^?]{0,30}\b(?:in|on) (?:R|the|that) (?:\w+ ){0,2}(?:pics?|photos?|pictures?|profile|background)\b|\bwhere was (?:that|this|R) (?:\w+ )?(?:pic|photo|picture)|\bwhere (?:is|was) (?:that|this) (?:taken|photo|pic)/,
    [
      [A, 'warm', 'Good eye, that is [who or what it is]. What made you stop at that photo?'],
      [A, 'direct', 'In that photo: [who or what it is]. Did you look at all of them?'],
      [T, 'playful', 'The real star of my profile, I know. I only come along for the photos.'],
      [R, 'playful', 'Everyone asks about that photo. What is your guess?'],
      [M, 'flirty', 'There is a story with that photo, and it takes one coffee to tell. This week?'],
    ],
  ),
  asking(
    'would date somebody who',
    /\bwould Y (?:ever |still |also )?(?:date|go out with|be with|go for|consider) (?:someone|somebody|a |an |people|anyone)\b|\b(?:does|would|will) (?:it|that) (?:bother|put Y off|scare|matter)\b|\bis (?:it|that) (?:a (?:problem|dealbreaker|deal ?breaker|issue|turn ?off)|ok(?:ay)?) (?:for Y|with Y|that i|if i)|\b(?:do|would|will) Y mind (?:that|if) (?:i|my)\b|\bY (?:ok|okay|fine|cool) with (?:that|it|me|someone|dating|kids)\b/,
    [
      [A, 'direct', 'Honest answer: [how you feel about it]. Is there a story behind the question?'],
      [A, 'warm', 'Honestly, [how you feel about it]. Does it worry you?'],
      [R, 'warm', 'It is the person that counts for me. Did it matter to somebody before?'],
      [T, 'playful', 'If somebody makes me laugh I stop counting the rest. What made you wonder?'],
      [R, 'calm', 'I would want to know the person first. How do you feel about it yourself?'],
      [M, 'calm', 'Ask me that over a coffee and you can see that it does not scare me. This week?'],
    ],
  ),
  asking(
    'handle a row',
    /\bhandle (?:conflict|stress|an argument|fights?|arguments|disagreements|pressure|rejection)\b|\b(?:fight|argue) (?:fair|a lot|style)\b|\bin (?:an argument|a fight)\b|\bwhen Y(?:'re| are)? (?:angry|upset|stressed|sad|mad)\b/,
    [
      [A, 'warm', 'Honestly: [what you do]. And you, talk at once or sleep on it?'],
      [T, 'playful', 'With snacks first. Most of my fights were hunger. And how do you handle it?'],
      [R, 'warm', 'I would rather talk than sulk. What do you do when it gets hard?'],
      [M, 'calm', 'Good question, I would like to hear your answer in person. Coffee this week?'],
    ],
  ),
  asking(
    'nicest said',
    /\b(?:nicest|kindest|sweetest) (?:thing|compliment|present|gift|surprise|date|moment|day|memory|part)\b/,
    [
      [A, 'warm', 'I still think about [what it was]. What is yours?'],
      [R, 'warm', 'I need to choose between two, and both make me smile. What is yours?'],
      [T, 'playful', 'A stranger once said my bag looked organised. Still living off it. Yours?'],
      [M, 'flirty', 'I will tell you in person, so that you see me smile. Coffee this week?'],
    ],
  ),
  asking(
    'enjoy being',
    /\bdo Y (?:actually |really |still |even )?(?:enjoy|like|love|miss) (?:being|working|teaching|living|studying|nursing|what Y do)\b/,
    [
      [A, 'direct', 'On most days: [your honest answer]. What about you, do you like what you do?'],
      [A, 'warm', 'Good question. Honestly, [your answer]. And how is it with you?'],
      [T, 'playful', 'Ask me on a Friday and I love it, on a Monday I want a lawyer. You?'],
      [R, 'warm', 'It has its days, like most good things. Would you choose yours again?'],
      [M, 'flirty', 'The honest answer comes with stories, so over a coffee. This week?'],
    ],
  ),
  asking(
    'why they chose that work',
    /\b(?:why|how come|what made|how did) (?:did )?Y (?:become|became|choose|chose|get into|got into|go into|end up in|study)\b/,
    [
      [A, 'warm', 'The true version: [how you got into it]. Did you choose your work, or did it choose you?'],
      [
        A,
        'direct',
        'It started with [how you got into it]. What about your own path, straight or with detours?',
      ],
      [
        T,
        'playful',
        'There is an official answer and a funny one, and you get both over a coffee. Which would you like first?',
      ],
      [R, 'warm', 'Good question, and I like telling that one. How did you end up in what you do?'],
      [M, 'flirty', 'That is a proper story, so let me tell it properly. Coffee this week?'],
    ],
  ),
  asking(
    'like their work',
    /\b(?:do Y (?:like|love|enjoy)|Y happy (?:in|with|at)|how(?:'s| is|s)) (?:R |the )?(?:job|work|new job|office)\b/,
    [
      [A, 'direct', 'Work is [how work is]. And yours, do you love it or only the lunch break?'],
      [A, 'warm', 'Thanks for asking, work is [how work is]. How is yours treating you?'],
      [T, 'playful', 'Ask me on a Friday and I adore my job. How is yours on a Monday?'],
      [R, 'warm', 'Work has its days. What is the best part of yours, the people or the going home?'],
      [M, 'flirty', 'Buy me a coffee and you get the full work gossip, names changed. This week?'],
    ],
  ),
  asking(
    'work',
    /^(?!.*\b(?:parents|mom|mum|dad|folks)\b).*\b(?:what (?:do|does|u|you) (?:Y )?do(?: for (?:work|a living|money))?(?:\W*$| (?:exactly|all day|there|these days)\b)|for (?:work|a living)\b|R (?:job|line of work|profession|day job)\b|where do Y work|line of work|what field|what kind of work|what work do Y|do Y work\b(?! (?:out|on|with|together)))/,
    [
      [A, 'direct', 'Day job: [your work]. What do you do, and would you pick it again?'],
      [A, 'warm', 'For work I [what you do]. And you, do you like what you do?'],
      [T, 'playful', 'My work never fits into one text, but I will try. Is yours one you would pick again?'],
      [R, 'warm', 'I will tell you all about work, the good and the boring. What is yours like these days?'],
      [M, 'flirty', 'My work sounds better with hand movements. Shall I tell you over a coffee this week?'],
      [T, 'witty', 'The dull half of my work fits in a text, the good half needs a drink. Which one first?'],
    ],
  ),
  asking(
    'looking for',
    /\b(?:what(?:'s| is| are|'re)? ?(?:Y )?(?:looking for|after|hoping (?:for|to find)|want(?:ing)?)\b(?!.*\b(?:dinner|eat|lunch|birthday|christmas|drink)\b)|what do Y want (?:out of|from)|looking for (?:something|anything) (?:serious|casual)|R intentions|what brings Y (?:here|to)|why are Y on (?:here|this|tinder|hinge|bumble)|here for (?:something|anything) (?:serious|casual))/,
    [
      [
        W,
        'direct',
        "Honest answer: I'm looking for [what you're looking for]. And you, so that we both know?",
      ],
      [A, 'warm', 'Good that you ask. For me it is [what you are looking for]. Does that match yours?'],
      [
        R,
        'warm',
        'Somebody I look forward to hearing from, to start with. What would make this worth it for you?',
      ],
      [T, 'playful', 'Good talks, bad jokes and somebody who texts back. What are you looking for yourself?'],
      [R, 'calm', 'I like that you ask early, it saves us both time. What are you looking for these days?'],
    ],
  ),
  asking(
    'wants children',
    /\b(?:want|wanting|like|see Rself (?:with|having)|thought about|plan on|planning) (?:to have )?(?:any |more |your own )?(?:kids|children|babies|a family)\b|\bkids one day\b/,
    [
      [A, 'direct', 'Straight answer on kids: [whether you want children]. Where are you on it?'],
      [A, 'warm', 'Good to ask that early. Kids: [whether you want children]. And you?'],
      [
        R,
        'warm',
        'I am glad you ask about kids now and not in two years. Is it a must for you, or still open?',
      ],
      [
        M,
        'calm',
        'I would like to answer that one properly, face to face. Can we talk about kids over a coffee?',
      ],
      [
        R,
        'calm',
        'Fair question, and you will get an honest answer. How do you picture it yourself, kids or no kids?',
      ],
    ],
  ),
  asking(
    'has children',
    /\b(?:do Y have|have Y got|got|Y have|any) (?:any |some )?(?:kids|children|a (?:son|daughter|kid|child)|laaities)\b/,
    [
      [A, 'direct', '[Your answer about kids]. And you, any little people in your house?'],
      [A, 'warm', 'Good question to ask early: [your answer about kids]. How about you?'],
      [R, 'warm', 'I am glad you ask straight out. Do you have kids yourself, or is it on your mind?'],
      [R, 'calm', 'Kids are worth an honest answer, so you will get one. Would it change anything for you?'],
      [M, 'calm', 'I would rather talk about kids in person than in one line. Coffee this week?'],
    ],
  ),
  asking('height', /\bhow tall\b|\b(?:R height|taller than (?:me|i am|\d)|over 6|six f(?:oo|ee)?t)\b/, [
    [A, 'direct', '[Your height], standing up straight. Is there a minimum for this ride?'],
    [A, 'playful', '[Your height], and I will not round up. Are you asking about heels or hugs?'],
    [
      T,
      'playful',
      'Tall enough to look you in the eye, with or without a box. Does it matter for the dancing?',
    ],
    [M, 'flirty', 'Measure me yourself over a coffee. You bring the tape, I will stand up straight.'],
    [T, 'witty', 'Do you want how tall I am, or how tall my profile wishes I was?'],
    [R, 'warm', 'Ha, the height question. I will tell you mine, but how tall do I look in the photos?'],
  ]),
  asking('age', /\bhow old (?:are|r|would|do|Y)\b|\b(?:R (?:real )?age\b|what year were Y born)/, [
    [A, 'direct', "[Your age]. And you, if it's fair to ask back?"],
    [A, 'playful', "[Your age], though before coffee it's closer to ninety. You?"],
    [T, 'playful', 'Old enough to love an early night, young enough to cancel it for you. Guess the number?'],
    [R, 'warm', 'I do not mind at all. Take a guess how old I am, and be kind.'],
    [T, 'witty', 'Old enough to know better. How old did you think I was?'],
  ]),
  asking(
    'from',
    /\b(?:where(?:'s| are| r|'re|abouts| is)?\b.{0,14}\b(?:Y|R)\b.{0,22}\b(?:from|grow up|grew up|born|raised|hometown|accent)|(?:Y|born|originally|all the way) from\b|born (?:and|&|n) (?:bred|raised)|Y (?:a )?local\b|where did Y grow up|R hometown|where(?:'s| is) home\b|where(?:'s| is) (?:that|R) accent)/,
    [
      [A, 'warm', 'Originally from [where you grew up]. And you, did you grow up here?'],
      [A, 'direct', 'I grew up in [where you grew up]. Do you know it at all?'],
      [
        T,
        'playful',
        'Where am I from? Listen to my accent on a call and take a guess. Are you from around here?',
      ],
      [R, 'warm', 'Happy to tell you where I am from, it comes with stories. Where is home for you?'],
      [M, 'flirty', 'Where I am from is best told with food from there. Shall I show you one evening?'],
    ],
  ),
  asking(
    'siblings',
    /(?:\b(?:(?:have|got|any|many) (?:any |other |more |an? )?(?:older |younger |big |little |twin )?(?:siblings?|brothers?|sisters?)\b|(?:tell me about|what are) R siblings\b|are Y (?:an? |the )?(?:only child|middle child|oldest|eldest|youngest|first ?born|last ?born)\b)|^\W*(?:(?:so|and|ok|okay|also|wait|but|btw|hey)[ ,]+)*(?:Y )?(?:(?:an? |the )?(?:only child|middle child|oldest|eldest|youngest)|siblings?)(?:\W*$| or\b))/,
    [
      [A, 'warm', '[Your siblings, or none]. And where do you come, eldest or spoilt youngest?'],
      [A, 'direct', 'Siblings: [how many, or none]. What about you?'],
      [
        T,
        'playful',
        'Guess: do I give you eldest, youngest or only child? My family would love to hear the answer.',
      ],
      [R, 'warm', 'I like that question, it explains so much about people. Do you have siblings yourself?'],
      [
        F,
        'playful',
        'You sound like an eldest child to me. Am I right, or do you have siblings who boss you around?',
      ],
    ],
  ),
  asking(
    'close to family',
    /\b(?:what (?:did|do|does) R (?:parents|mom|mum|dad|folks) do|relationship with R (?:family|mom|mum|dad|parents|sister|brother)|close (?:to|with) R (?:family|parents|mom|mum|dad|folks|sister|brother|siblings)|get (?:on|along) with R (?:family|parents|mom|mum|dad|folks)|what(?:'s| is|s| are|'re) R (?:family|mom|mum|dad|parents|folks|sister|brother|siblings|friends) like|tell me about R (?:family|parents|folks)|R parents (?:still )?(?:together|alive|married)|family (?:person|orientated|oriented))\b/,
    [
      [
        A,
        'warm',
        'My family: [how it is with them]. How is it with yours, close or close from a safe distance?',
      ],
      [A, 'calm', 'Good question. With my family it is [how it is with them]. And you?'],
      [R, 'warm', 'Family is a whole evening of stories. What is yours like, loud or quiet?'],
      [
        T,
        'playful',
        'Every family has one strange uncle. I will tell you about my family if you tell me who yours is.',
      ],
      [
        M,
        'flirty',
        'I tell family stories best over dinner. Would you trade me yours, one evening this week?',
      ],
    ],
  ),
  asking(
    'last relationship',
    /\b(?:last|previous|past|ex(?:es)?|R serious) relationships?\b|\b(?:had|have|been in) (?:a |any |many )?(?:serious|long|long[- ]term) relationships?\b|\b(?:why|how|when) did (?:Y (?:two |guys )?|R last |it |things )[^?]{0,24}\b(?:break ?up|split|end)\b(?! (?:with (?:the|a|my)|in (?:the|a|my)|at|on)\b)|\bwhat(?:'?s| is| was| were| happened| went wrong)(?: (?:with|to|between|about))?(?: Y and| things with)? R (?:ex|exes|last (?:gf|bf|girlfriend|boyfriend|partner))\b(?! (?:doing|saying|had|week)\b)|\bY and R (?:ex|last (?:gf|bf|girlfriend|boyfriend|partner))\b[^?]{0,20}\b(?:broke|break|split|end|ended|over|together|divorc\w+|friends|talk|speak|close)\b|\b(?:tell me|talk|ask(?: Y)?) about R (?:ex|exes|last (?:gf|bf|girlfriend|boyfriend|partner))\b(?! (?:being|having|and)\b)|\b(?:why|how|when) did (?:Y and )?R (?:ex|last (?:gf|bf|girlfriend|boyfriend|partner))[^?]{0,20}\b(?:break|split|end|leave|dump)|\b(?:when|who|how long ago) (?:was|is|were) R (?:ex|last (?:gf|bf|girlfriend|boyfriend|partner))\W*$|\bover R ex\b|\blast (?:have|had) a (?:girl|boy)friend|\blove R ex\b|\b(?:talk|speak|close|friends|friendly|in touch|in contact|get (?:on|along)) (?:to|with) R ex(?:es)?\b|\bhow long (?:were|have) Y (?:two |guys |both )?(?:together|been (?:together|with (?:R (?:ex|last)|him|her)|in (?:a|R) (?:last )?relationship))/,
    [
      [A, 'direct', 'In one honest line: [why it ended]. What did you learn from yours?'],
      [A, 'calm', 'No secrets about my last relationship: [the short version]. And what about you?'],
      [
        M,
        'calm',
        'I will tell you about my last relationship honestly, just rather face to face. Coffee this week?',
      ],
      [
        R,
        'calm',
        'Fair to ask about exes. I will tell you how mine ended, and I would like to hear about yours too.',
      ],
      [
        T,
        'witty',
        'The short version: it ended, the lesson stayed. The long one about my ex takes a coffee. Are you in?',
      ],
    ],
  ),
  asking(
    'how long single',
    /\bhow long (?:have Y|Y|Yve|you've) (?:been )?(?:single|on (?:here|this app|the apps))\b|\bbeen single (?:for )?long\b/,
    [
      [A, 'direct', '[How long]. And you, enjoying single life or done with it?'],
      [A, 'warm', 'Since [how long]. How about you, and how are you finding the apps?'],
      [T, 'witty', 'Long enough to sleep in the middle of the bed. How long have you been single yourself?'],
      [R, 'warm', 'Long enough to know what I would like next. How long has it been for you?'],
      [T, 'playful', 'Single long enough to have a favourite side on every couch. You?'],
    ],
  ),
  asking(
    'why single',
    /\b(?:why|how|how come)\b.{0,14}\bY\b.{0,10}\b(?:still )?(?:single|not taken|on (?:here|this app|an app))\b|\bwhy(?:'s| is) (?:someone|somebody|an? (?:\w+ ){1,3}?)\s?like Y (?:still )?single\b|\bY\b.{0,8}\bstill single\b/,
    [
      [T, 'playful', 'Still single because you took your time to swipe. What is your excuse?'],
      [T, 'witty', 'I was saving the good jokes for somebody. How come you are still single yourself?'],
      [D, 'warm', 'I will take that as a compliment, thank you. I could ask you the same, honestly.'],
      [A, 'direct', 'The honest reason: [your reason]. And why are you single?'],
      [M, 'flirty', 'Spend an evening with me and tell me what the fault is. Which day?'],
      [R, 'warm', 'Single by patience, I would say. I would rather wait for something good. What about you?'],
    ],
  ),
  asking(
    'been married',
    /\b(?:ever been|been|are Y|were Y) (?:ever )?(?:married|engaged|divorced|separated)\b|\bY married\b/,
    [
      [A, 'direct', '[Your answer]. And you, since we are being honest?'],
      [A, 'calm', 'Good that you ask: [your answer]. Does that change anything for you?'],
      [R, 'warm', 'Fair question, and better now than later. Have you been married yourself?'],
      [M, 'calm', 'I will answer that properly in person, with nothing left out. Coffee this week?'],
      [R, 'calm', 'You can ask me that straight, I like it. Is there something in it that matters to you?'],
    ],
  ),
  asking(
    'marriage',
    /\b(?:believe in|want|get|getting|think (?:of|about)|ever) (?:to (?:get|be) )?(?:marriage|married|a wedding|lobola|settl(?:e|ing) down)\b/,
    [
      [A, 'direct', 'On marriage: [where you stand]. And you, dream or maybe one day?'],
      [A, 'warm', 'Honest answer on marriage: [where you stand]. How do you see it?'],
      [
        R,
        'warm',
        'I like that you ask. With the right person I can talk about marriage all day. What does it mean to you?',
      ],
      [
        T,
        'playful',
        'Are you proposing? I would at least like dinner first. Where do you stand on marriage?',
      ],
      [M, 'calm', 'Marriage is a good conversation for a long walk. Would you do that with me this week?'],
    ],
  ),
  asking(
    'faith',
    /\b(?:religious|religion|christian|muslim|jewish|hindu|spiritual|believe in (?:god|jesus|a higher|heaven|the afterlife|something)|go to (?:church|mosque|temple|shul|synagogue)|R faith|pray|saved|atheist)\b/,
    [
      [A, 'direct', 'On faith: [where you stand]. What does it mean in your life?'],
      [A, 'warm', 'Thanks for asking openly. Faith for me is [where you stand]. And for you?'],
      [R, 'warm', 'I like talking about faith when nobody tries to win. Where are you with it?'],
      [
        M,
        'calm',
        'Faith is a bigger talk than a text can hold. I would like to hear your side over a coffee.',
      ],
      [R, 'calm', 'Good to ask that early. How important is it for you that we believe the same?'],
    ],
  ),
  asking(
    'politics',
    /\b(?:politics|political(?:ly)?|vote[ds]?|voting|left or right(?![- ]hand|y)|conservative|liberal|da or anc|anc or da)\b/,
    [
      [A, 'direct', 'Where I stand: [your view in one line]. How far is that from you?'],
      [A, 'calm', 'Politics in one line: [your view]. Can you live with that?'],
      [R, 'calm', 'Good to check politics before we fall out over dessert. What would be a no for you?'],
      [T, 'playful', 'My politics are best discussed with snacks on the table. What do you care about most?'],
      [R, 'warm', 'I can talk politics without shouting, I promise. What matters most to you?'],
    ],
  ),
  asking(
    'smoke',
    /\b(?:do|r|are|Y) ?(?:Y )?(?:still |ever |a |actually )*(?:smoke|smoker|vape|hubbly)\b|\bhubbly\b|\b420\b|\bweed\b/,
    [
      [A, 'direct', '[Whether you smoke]. Is it a dealbreaker either way?'],
      [A, 'warm', 'Straight answer: [whether you smoke]. And you?'],
      [R, 'warm', 'Fair thing to check. Do you smoke yourself, or is it a no for you?'],
      [T, 'playful', 'The only thing I promise to smoke is the braai. Is smoking a dealbreaker for you?'],
      [R, 'calm', 'Good that you ask. How do you feel about it, fine or absolutely not?'],
    ],
  ),
  asking(
    'drink',
    /\b(?:do|don't) Y (?:still |even |ever )?drink\b(?! (?:coffee|tea|milk|water))|\b(?:Y|are Y|a) (?:big |heavy |much of a )*drinker\b|\bwhat do Y drink\b|\bdrink of choice\b|\bR (?:drink|poison)\b|\bdo Y party\b/,
    [
      [A, 'direct', '[What you drink, or not]. And what may I order for you?'],
      [T, 'playful', 'Depends who is pouring. What is your drink, so that I know what to order?'],
      [
        R,
        'warm',
        'Happy with a drink or with coffee, as long as the company is good. Do you drink yourself?',
      ],
      [A, 'warm', 'With me it is [what you drink, or not]. How about you?'],
      [M, 'flirty', 'Pick the place and find out what I drink. One evening this week?'],
    ],
  ),
  asking(
    'has pets',
    /\b(?:(?:do Y have|have Y got|got|Y have|any) (?:any |some |a |an )?(?:pets?|dogs?|cats?|fur babies)\b|(?:a|an|more of an?) (?:dog|cat|animal) person\b(?!.* or ))/,
    [
      [A, 'warm', '[Your pets, or none]. Who runs your house, you or an animal?'],
      [A, 'direct', 'The animal report: [your pets, or none]. And yours?'],
      [T, 'playful', 'I accept photos of all pets, at any hour. Do you have one to show me?'],
      [R, 'warm', 'Best question of the day. Do you have pets yourself, and what are they called?'],
      [
        F,
        'playful',
        'Careful, ask me about pets and we will be here all night. Who is waiting at home for you?',
      ],
    ],
  ),
  asking(
    'star sign',
    /\b(?:star ?sign|R zodiac|what sign\b|R sign\b|when(?:'s| is|s) R birthday|birthday\?)/,
    [
      [
        T,
        'playful',
        'I promise not to laugh, if you promise not to unmatch. What star sign do you want it to be?',
      ],
      [A, 'direct', '[Your star sign]. Is that good news for us?'],
      [A, 'playful', '[Your star sign]. Go on, tell me everything that is wrong with me.'],
      [T, 'witty', 'Guess my sign from how I text. If you get it right I will believe in all of it.'],
      [R, 'warm', 'I will tell you mine, if you tell me which signs are banned. What is yours?'],
    ],
  ),
  asking('love language', /\blove languages?\b|\bhow do Y (?:show|express|give|receive) (?:love|affection)/, [
    [A, 'warm', 'My love language is [your love language]. And yours, so that I can practise?'],
    [T, 'playful', 'Food somebody else has cooked, fluently. What is your love language?'],
    [T, 'witty', 'If sending each other silly videos counts as a love language, that one. You?'],
    [R, 'warm', 'Good question, it saves years. Which love language do people get wrong with you?'],
    [M, 'flirty', 'I speak a bit of each and improve with practice. Lesson one over dinner this week?'],
  ]),
  asking(
    'studies',
    /\b(?:(?:what|where) (?:did|do|are) Y (?:study|studying|go to (?:school|uni|varsity|college))|what(?:'s| is) R (?:degree|major)|which (?:school|uni|university|varsity) |are Y (?:still )?studying|did Y (?:study|go to (?:uni|varsity)))\b/,
    [
      [A, 'direct', '[What and where you studied]. And you, was it worth the loans?'],
      [A, 'warm', 'That was [what and where you studied]. What did you study, and would you again?'],
      [
        T,
        'playful',
        'Officially I studied what is on my CV. Unofficially, how to live on two-minute noodles. You?',
      ],
      [R, 'warm', 'Happy to tell. What did you study yourself, or was life your school?'],
    ],
  ),
  asking(
    'languages',
    /\b(?:(?:what|which|how many|other) languages?|(?:do|can) Y (?:speak|understand) [a-z]+|praat jy|home language|mother tongue)\b/,
    [
      [A, 'direct', '[The languages you speak]. How many do you swear in?'],
      [A, 'warm', 'I get by in [your languages]. What do you speak at home?'],
      [T, 'playful', 'Fluent in food, learning yours. Which languages do you speak?'],
      [R, 'playful', 'Enough to order food and say sorry. Which language should you teach me first?'],
      [M, 'flirty', 'Come and test me on my languages over coffee. You bring the hard words?'],
    ],
  ),
  asking(
    'free time',
    /\b(?:(?:do|like to do|get up to|do Y like doing) (?:for fun|in R (?:free|spare) time|when Y(?:'re| are)? not working|outside (?:of )?work|on weekends|to relax|to unwind)|R (?:hobby|hobbies|interests|passions?)|any hobbies|what are Y into|how do Y (?:relax|unwind|switch off)|what do Y do for fun|R idea of (?:a good time|fun)|R weekends? (?:usually |normally )?(?:look|like))\b/,
    [
      [A, 'direct', 'For fun: [what you do]. What does a good free day look like for you?'],
      [A, 'warm', 'Lately it is [what you do]. What is your thing outside work?'],
      [
        T,
        'playful',
        'For fun I plan big weekends and then take a nap. What do you actually do with your free time?',
      ],
      [R, 'warm', 'I will tell you mine. What could you do for fun all day without looking at your phone?'],
      [M, 'flirty', 'Do something fun with me this weekend and see for yourself. Your hobby or mine?'],
    ],
  ),
  asking(
    'where they live',
    /\b(?:where(?:abouts)? (?:do |are |r )?(?:Y )?(?:stay|live|based|staying|living)|where(?:abouts)? are Y\b(?: (?:in|now|based|exactly|at))?\W*$|which (?:area|suburb|side|part)|how far (?:are|r) Y\b|Y (?:live|stay|based) (?:in|around|near|close|nearby|far)|what part of (?:town|the city))\b/,
    [
      [A, 'warm', 'Around [your area]. Which side of town are you on?'],
      [A, 'direct', 'I am in [your area]. How far is that from you?'],
      [T, 'playful', 'Close enough for a coffee halfway. Which side of town do you stay on?'],
      [R, 'warm', 'Let us see if we are neighbours. Which area do you stay in, roughly?'],
      [M, 'flirty', 'Tell me your area and I will find a good coffee spot halfway. Are you free this week?'],
    ],
  ),
  asking(
    'lives with',
    /\b(?:(?:live|stay|living|staying) (?:alone|by Rself|on R own|with (?:R |other |people|anyone|family|roommates|housemates|flatmates|parents))|who do Y (?:live|stay) with|(?:roommates?|housemates?|flatmates?|digsmates?)\?|have (?:a |any )?(?:roommates?|housemates?|flatmates?)|own place)/,
    [
      [A, 'direct', '[Who you live with]. And you, alone or in a full house?'],
      [A, 'warm', 'At home it is [who you live with]. How is it on your side?'],
      [T, 'playful', 'If dishes in the sink count as company, I never live alone. And you?'],
      [R, 'warm', 'Good question. Do you live alone yourself, and do you like the quiet?'],
      [T, 'witty', 'Depends whether plants count as people. Who do you live with?'],
    ],
  ),
  asking(
    'cook',
    /\b(?:(?:do|can|does|could) Y (?:even |actually )?(?:cook|bake|braai)\b(?!ing)|are Y (?:a )?(?:good |any good )?(?:at )?(?:cook|cooking|chef)|good cook|best (?:dish|meal) Y (?:make|cook)|R signature dish|what(?:'s| is) R (?:speciality|specialty)|what do Y (?:like to )?cook)\b/,
    [
      [A, 'playful', 'My best effort is [a dish you make]. Would you risk it?'],
      [T, 'playful', 'I cook if you do the dishes. That is my final offer, so what is on the menu?'],
      [M, 'flirty', 'Come and judge my cooking yourself, I take reviews. Which evening suits you?'],
      [T, 'witty', 'Depends what you call cooking. Does toast with confidence count in your house?'],
      [R, 'warm', 'For the right company I cook with all four burners. What is the best thing you make?'],
    ],
  ),
  asking(
    'drive',
    /\b(?:(?:do|can) Y (?:even )?drive|have (?:a |R own )?(?:car|wheels|licen[cs]e)|what (?:car )?do Y drive|R car)\b/,
    [
      [A, 'direct', '[Your answer]. Are you asking for a lift or for a road trip?'],
      [T, 'playful', 'Is this about a lift, or about who picks the music on the road trip?'],
      [R, 'warm', 'Depends where we are going. Do you drive yourself, or do you rule the playlist?'],
      [A, 'warm', 'The driving report: [your answer]. What about you, driver or passenger?'],
      [T, 'witty', 'Parking while people watch is the real exam. How is yours?'],
    ],
  ),
  asking(
    'dance',
    /\b(?:can|do|would|will|did) Y (?:even |actually |still |really )?dance\b|\bgood (?:dancer|at dancing)\b|\bR (?:dance )?moves\b/,
    [
      [T, 'playful', 'With enough enthusiasm anything is dancing. Will you lead, or should I?'],
      [M, 'flirty', 'There is only one way to find out whether I can dance. Friday or Saturday?'],
      [T, 'witty', 'My dancing gets better the less light there is. What song gets you up?'],
      [
        A,
        'direct',
        'Can I dance? [your honest answer]. And you, first on the floor or guarding the handbags?',
      ],
      [R, 'warm', 'Play the right song and I dance. Which one always gets you up?'],
    ],
  ),
  asking(
    'travel',
    /\b(?:(?:do|did) Y (?:like to |love to |enjoy |get to )?travel|travel(?:led|ed|ing)? (?:a lot|much)|(?:countries|places) have Y|where have Y (?:been|travel)|(?:where|last place) (?:did )?Y (?:last )?(?:travel|went|go) |where would Y (?:like to |love to |want to )?(?:go|travel|fly|live)|dream (?:holiday|destination|trip|vacation)|next (?:trip|holiday|destination)|like (?:to travel|travell?ing)|next on R list)\b/,
    [
      [A, 'direct', 'Top of my travel list: [a place]. Where would you go tomorrow if you could?'],
      [A, 'warm', '[a place], and I still talk about it too much. What was your best trip?'],
      [T, 'playful', 'I travel for the food and say it is for the culture. Beach or mountains for you?'],
      [R, 'warm', 'I could talk travel all day. Which place would you go back to tomorrow?'],
      [M, 'flirty', 'Let us start small: coffee in a part of town neither of us knows. This weekend?'],
    ],
  ),
  asking(
    'gym',
    /\b(?:(?:do|are) Y (?:go to (?:the )?)?(?:gym|work ?out|train|exercise|run|hike|swim|surf|cycle|lift)|gym (?:person|rat|bunny)|(?:into|like|love|enjoy) (?:fitness|gym|exercise|sports?|running|hiking|cycling|surfing|swimming|padel|tennis|yoga)|play (?:any )?(?:sports?|padel|tennis|soccer|football|rugby|cricket|golf|netball|hockey)|sporty|outdoorsy|(?:keep|stay) (?:fit|in shape|active)|how often do Y (?:gym|train|work ?out|run))\b/,
    [
      [A, 'direct', '[What you do for exercise]. And you, morning session or never?'],
      [
        T,
        'playful',
        'I am excellent at the warm-up and the coffee after. Do you train, or talk about it as well?',
      ],
      [M, 'flirty', 'Let us try it together once and see who is sore on Monday. Saturday?'],
      [R, 'warm', 'On a good week, yes. On a bad one, only stairs. What is your kind of exercise?'],
      [T, 'witty', 'I carry all the shopping in one trip, if that counts as training. What do you do?'],
    ],
  ),
  asking(
    'sing or play',
    /\b(?:(?:can|do) Y (?:even )?(?:sing|play (?:(?:an?|the|any) (?:instrument|guitar|piano|drums|music)|anything musical))|play an instrument|karaoke song|shower song|good singer|musical)\b/,
    [
      [T, 'playful', 'In the shower I am sold out every night. What is your song?'],
      [A, 'direct', '[What you sing or play, or not]. And you?'],
      [R, 'warm', 'Nobody has asked for an encore yet. Do you play or sing yourself?'],
      [M, 'flirty', 'Karaoke would answer that once and for all. Are you brave enough this week?'],
      [T, 'witty', 'I sing like nobody is listening, and I try to make sure of it. What about you?'],
    ],
  ),
  asking(
    'tattoos',
    /\b(?:have|got|any|hidden|how many|first) (?:(?!opinion|thoughts|view|take)\w+ ){0,2}(?:tattoos?|tatts?|piercings?|ink)\b/,
    [
      [A, 'direct', '[Your tattoos, or none]. Do you have one with a story?'],
      [
        T,
        'playful',
        'None, one I love or one I regret, what is your guess? Then tell me about your tattoos.',
      ],
      [R, 'warm', 'Good question. Do you have tattoos, and which one would you get again?'],
      [T, 'witty', 'If I ever get one it will be tiny and I will tell everyone it hurt. You?'],
    ],
  ),
  asking(
    'diet',
    /\b(?:vegan|vegetarian|halal|kosher|gluten|eat (?:meat|pork|seafood|fish)|allergic|allergies|fussy eater|food allergies|anything Y don'?t eat|spicy food)\b/,
    [
      [A, 'direct', 'Food rules on my side: [your answer]. What about yours?'],
      [T, 'playful', 'I eat most things that do not look back at me. Anything you never touch?'],
      [R, 'warm', 'Good to know before we book a table. What do you eat, and what is a no?'],
      [
        M,
        'flirty',
        'Perfect question before a dinner. You name a place that works for you and I will fit in?',
      ],
      [A, 'warm', 'On my plate: [your answer]. Does that work with yours?'],
    ],
  ),
  asking(
    'introvert',
    /\b(?:introvert(?:ed)?|extrovert(?:ed)?|ambivert|people person|shy|quiet person|mbti|myers|enneagram|personality type)\b/,
    [
      [T, 'playful', "Extrovert until about ten o'clock, then I turn back into a pumpkin. And you?"],
      [A, 'direct', '[Introvert or extrovert]. How do you recharge?'],
      [R, 'warm', 'Depends on the room, I think. At a party, are you in the kitchen or on the table?'],
      [T, 'witty', 'An introvert who talks too much, once you get me going. You?'],
      [M, 'flirty', 'A quiet table for two is the perfect test. Shall we find out this week?'],
    ],
  ),
  asking('guilty pleasure', /\bguilty pleasures?\b/, [
    [T, 'playful', 'Bad reality TV under a blanket is a strong contender. What is your guilty pleasure?'],
    [A, 'playful', 'My guilty pleasure: [your guilty pleasure]. No regrets at all. Yours?'],
    [R, 'warm', 'I say anything you enjoy without hurting anyone is not guilty. So what is yours?'],
    [T, 'witty', 'Eating the garlic bread before the main arrives and calling it a starter. You?'],
    [R, 'playful', 'I will confess mine if yours is worse. What is your guilty pleasure?'],
  ]),
  asking(
    'red flags',
    /\b(?:red|beige|pink|orange) flags?\b|\btoxic trait|\bR (?:worst|bad|annoying) habits?\b|\bbad habits?\b/,
    [
      [A, 'playful', 'My red flag: [a harmless bad habit]. Still here?'],
      [T, 'witty', 'I say "five more minutes" and mean thirty. What is your biggest red flag?'],
      [
        T,
        'playful',
        "Eating chips off other people's plates. If that is a red flag, we may have a problem. Yours?",
      ],
      [R, 'warm', 'For me a red flag is somebody rude to waiters. What is yours?'],
      [M, 'flirty', 'You will have to find my red flags in person. Start with a coffee this week?'],
    ],
  ),
  asking(
    'dealbreakers',
    /\b(?:deal ?-?breakers?|non-?negotiables?|turn ?-?offs?|icks?|biggest ick|what puts Y off|what'?s (?:a|an) (?:absolute |instant |definite )?no\b)/,
    [
      [A, 'direct', 'A dealbreaker for me: [your dealbreaker]. What is yours?'],
      [R, 'warm', 'Being rude to waiters is an instant no. What is your dealbreaker?'],
      [T, 'playful', 'Talking in the cinema. I can forgive almost anything else. What is a no for you?'],
      [
        T,
        'witty',
        'People who say "I am not like other people". What are your dealbreakers, so I can check?',
      ],
      [R, 'calm', 'Honesty is the one I do not bend on. What is a dealbreaker for you?'],
    ],
  ),
  asking(
    'type',
    /\b(?:R type\b(?! of)|what(?:'s| is|s) R (?:ideal|perfect) (?:man|woman|guy|girl|partner|match|person)|am i R type|what do Y (?:look for|find attractive|like) in (?:a|someone|people|men|women|guys|girls)|turn ?-?ons?)\b/,
    [
      [T, 'playful', 'Funny, kind and a bit too good at answering questions. Do you know anyone like that?'],
      [A, 'warm', 'My type is [what you like in somebody]. Am I close to yours?'],
      [R, 'warm', 'Somebody who makes me laugh and texts back. What is your type, if you have one?'],
      [T, 'flirty', 'Lately my type asks direct questions. What is yours?'],
      [M, 'flirty', 'I would rather find out over a drink whether you are it. Which evening?'],
    ],
  ),
  asking(
    'fear',
    /\b(?:(?:biggest|worst|greatest|irrational) fears?|what (?:scares|terrifies) Y|Y (?:most )?(?:afraid|scared|terrified) of|phobias?)\b/,
    [
      [A, 'warm', 'My biggest fear: [your fear]. And yours, big or silly?'],
      [
        T,
        'playful',
        'The silly one: sending a screenshot to the person it is about. What is your biggest fear?',
      ],
      [
        R,
        'warm',
        'I will tell you my serious one in person. The funny one is spiders with confidence. And you?',
      ],
      [R, 'calm', 'That is a brave thing to ask, I like it. What scares you most, if you want to say?'],
      [M, 'calm', 'Fears sound smaller over a coffee. I will tell you mine there, if you bring yours?'],
    ],
  ),
  asking(
    'dream job',
    /\bdream jobs?\b|\bwhat did Y want to (?:be|become)\b|\bwanted to (?:be|become) (?:when|as) (?:Y|a kid|a child|little|growing)|\b(?:when|if) Y (?:grow|grew) up\b|\bif money (?:was|were|wasn't|weren't|didn't)\b/,
    [
      [A, 'warm', 'As a child it was [your dream job]. What was your dream job, and how far did you drift?'],
      [
        T,
        'playful',
        'Professional taster of anything with cheese, if they are hiring. What was your dream job?',
      ],
      [R, 'warm', 'Lovely question. What did you want to be, and would little you be pleased?'],
      [T, 'witty', 'My dream job has long lunches and nobody says "circle back". What is yours?'],
      [A, 'direct', 'Dream job: [your dream job]. Yours?'],
    ],
  ),
  asking(
    'perfect day',
    /\b(?:ideal|perfect|typical|good|dream) (?:day|sunday|saturday|weekend|morning|evening|night(?: out| in)?|friday)\b|\bspend R (?:sundays?|saturdays?|weekends?)\b|R (?:sunday|saturday|weekend|morning|evening|night) routine/,
    [
      [A, 'warm', 'My idea of it: [your perfect day]. How would yours start?'],
      [
        T,
        'playful',
        'It starts late, there is coffee, and nobody says the word "deadline". What does yours look like?',
      ],
      [M, 'flirty', 'Good food, a slow walk, company like you. Shall we try it this weekend?'],
      [R, 'warm', 'No alarm, for a start. What is the one thing your perfect day cannot do without?'],
      [T, 'witty', 'One where the plans get cancelled and the food does not. And yours?'],
    ],
  ),
  asking(
    'describe yourself',
    /\b(?:describe Rself|(?:in|three|3|five|5) words|how would (?:R friends|Y) describe|what (?:would|do) R friends say|sum Rself up)\b/,
    [
      [A, 'direct', 'In three words: [your three words]. Now you, no thinking.'],
      [T, 'playful', 'Hungry but hopeful, and five minutes late. How would your friends describe you?'],
      [T, 'witty', 'My friends would ask for a week to prepare. What would yours say?'],
      [R, 'warm', 'That depends on who you ask. How would you describe yourself on a good day?'],
      [M, 'flirty', 'Take me for coffee and choose the words yourself. This week?'],
    ],
  ),
  asking(
    'five years',
    /\b(?:(?:in|next) (?:five|5|ten|10|two|2|three|3) years|future plans|see Rself (?:in|one day)|R goals?|life goals?|R dreams?)\b/,
    [
      [A, 'warm', 'If it goes well: [your hope]. And where do you see yourself?'],
      [T, 'playful', 'In five years I would like a good couch and somebody to argue with about films. You?'],
      [T, 'witty', 'Is this a date or a job interview? Happy with either. Where do you see yourself?'],
      [R, 'warm', 'Happy, rested and closer to the people I like, that is the plan. What is yours?'],
      [A, 'direct', 'The plan: [your plan]. What is yours?'],
    ],
  ),
  asking('proud', /\b(?:most proud|proudest|biggest (?:achievement|accomplishment)|proud of)\b/, [
    [A, 'warm', 'I am proud of [what you are proud of]. What about you?'],
    [R, 'warm', 'What a good question, people hardly ever ask it. What are you proudest of?'],
    [
      T,
      'playful',
      'This week, of getting up at the first alarm once. The big one I will tell you in person. Yours?',
    ],
    [
      M,
      'flirty',
      'Let me tell you what I am proud of over a drink, so that I can watch you be impressed. Thursday?',
    ],
  ]),
  asking(
    'happy',
    /\b(?:what makes Y (?:happy|laugh|smile|tick)|are Y happy|made Y (?:smile|laugh|happy)|grateful for|thankful for|best thing that happened|highlight of R)\b/,
    [
      [A, 'warm', 'Today it was [something small]. What makes you happy lately?'],
      [
        T,
        'playful',
        'A message from you in the middle of a dull day, for a start. And what makes you happy?',
      ],
      [R, 'warm', 'Small things: good coffee, a silly voice note. What makes you happy?'],
      [T, 'witty', 'Finding money in an old jacket. It is mine, but still. You?'],
    ],
  ),
  asking(
    'childhood',
    /\b(?:childhood|(?:what|how) (?:were Y like|was it like) (?:as|growing)|as a (?:kid|child)|at school|in high school|growing up)\b/,
    [
      [A, 'warm', 'Small me was [what you were like]. What were you like as a kid?'],
      [
        T,
        'playful',
        'My family tells that better, and with photos. Were you the good child or the loud one?',
      ],
      [R, 'warm', 'I like that question. What were you like as a kid, bossy or dreamy?'],
      [M, 'flirty', 'I have good stories from growing up, best told with food. Trade me yours this week?'],
    ],
  ),
  asking(
    'their name',
    /\b(?:what(?:'s| is|s) R (?:real |full |actual |middle )?name|(?:have a |R )middle name|what (?:should|do|can|must) i call Y|who am i (?:speaking|talking|chatting) to|(?:how|what) do (?:i|people) (?:pronounce|say|call) Y\b|(?:how|what) do (?:i|you|people) (?:pronounce|say) (?:R|that) name|short for|R name (?:mean|from)|does R name mean|R surname|last name|nickname)\b/,
    [
      [A, 'direct', "[Your name]. Nice to meet you properly. And you're called?"],
      [A, 'warm', 'My name, officially: [your name]. What do your friends call you?'],
      [T, 'playful', 'Guess the name that suits my face, I will not be offended. Then you get the real one.'],
      [R, 'warm', 'Happy to tell you my name. Is there a story to yours?'],
    ],
  ),
  asking(
    'earnings',
    /\b(?:how much do Y (?:earn|make)|R (?:salary|income)|what do Y earn|own (?:R )?(?:house|home)|do Y rent|are Y rich)\b/,
    [
      [T, 'playful', 'Enough to buy the first round, not enough to buy the bar. Why do you ask?'],
      [T, 'witty', 'Let us say I check prices before I order. What would you do with a million?'],
      [R, 'calm', 'That one I keep for later, if you do not mind. What made you ask?'],
      [R, 'warm', 'I am more of an open book about everything but money. Ask me something else?'],
    ],
  ),
  asking('therapy', /\b(?:therapy|therapist|mental health)\b/, [
    [A, 'calm', 'Honest answer: [your answer]. How do you feel about it?'],
    [R, 'warm', 'I think anyone who looks after their head is doing it right. What about you?'],
    [D, 'warm', 'I like that you ask that openly. Is it something that matters to you?'],
    [M, 'calm', 'Good subject for a walk, I would say. Would you like to talk about it in person?'],
  ]),
  asking(
    'favourite anything',
    /\bfav(?:ou?rite|e)? (?<x>(?!thing about (?:me|us)\b)[a-z' -]{3,26}?)(?= and why| of all| ever| to | in | on |\?|$|,|\.)/,
    [
      [A, 'direct', 'My favourite {x}: [your favourite]. And yours?'],
      [A, 'warm', 'That would be [your favourite], and I do not have to think long. What is yours?'],
      [T, 'playful', 'I have two in the running for favourite {x}. What is yours?'],
      [R, 'warm', 'Good one. What is your favourite {x}, so that I know what I am up against?'],
      [M, 'flirty', 'Favourites are easier to show than to name. Coffee this week?'],
    ],
  ),
  asking(
    'the last thing',
    /\b(?:the )?last (?:thing|time|person|photo|text|song|meal|book|purchase|dream|lie)\b/,
    [
      [A, 'direct', 'The last one: [your answer]. And yours?'],
      [T, 'playful', 'If I show you mine, you have to show me yours. Deal?'],
      [R, 'warm', 'Now I had to check, and it says a lot about me. What is yours?'],
      [T, 'witty', 'Something that sounds worse without context. And yours?'],
      [M, 'flirty', 'I will tell you over a coffee, with the context. This week?'],
    ],
  ),
];
