/** What is asked in a form rather than about a thing: `have you ever`, `do you think`, and short questions after the reader's own news. */
import { A, type Asking, asking, D, M, R, T } from './asking-kind.ts';

/** Tried after everything that is about something. */
export const LAST_ASKINGS: readonly Asking[] = [
  asking(
    'do they like it',
    /\b(?:do|don't) Y (?:really |even |actually )?(?:like|enjoy|love|listen to|watch|eat|read|play|drink|follow) (?<x>(?!any(?:thing)?\b|something\b|me\b|it\b|that\b|this\b|to\b|being\b|us\b|when\b|how\b)[\w'&-]+(?: [\w'&-]+){0,3}?)(?= too| at all| much| or not|\?|$|,|\.)/,
    [
      [A, 'direct', '[Your answer]. And you, is {x} your thing?'],
      [R, 'warm', 'You ask like a fan of {x}. What is the best part of it?'],
      [T, 'playful', 'I can be talked into {x} by the right person. Are you volunteering?'],
      [M, 'flirty', 'Let us find out together. Are you free this weekend?'],
      [A, 'warm', 'On {x}: [your answer]. What about you?'],
    ],
  ),
  asking('been to', /\b(?:been|gone|travelled) to (?<x>[A-Z]\w+(?: [A-Z]\w+)?)/, [
    [A, 'direct', '[Your answer about {x}]. And you?'],
    [R, 'warm', 'I like your questions about {x}. What should nobody miss there?'],
    [T, 'playful', 'If you say {x} is worth it, I will start packing. Is it?'],
    [M, 'flirty', 'Tell me about {x} over a coffee, and I will tell you mine. This week?'],
  ]),
  asking(
    'have they ever',
    /\b(?:have Y ever|ever (?:been|had|done|tried|seen|met|lost|gone|cried|made|got|broken|wanted|thought))\b/,
    [
      [A, 'direct', '[Your answer, and the story]. And you?'],
      [T, 'playful', 'If I say yes, you will want the whole story, right?'],
      [T, 'witty', 'Not in a way that I would put on my CV. Have you ever?'],
      [M, 'flirty', 'That is a story for a drink, not for a text. Thursday?'],
      [R, 'warm', 'You ask like somebody who has. What happened?'],
    ],
  ),
  asking(
    'do they think',
    /\bdo Y (?:really |honestly )?think\b(?! (?:i|of me|about me))|\bis it (?:okay|ok|fair|rude|wrong|possible) (?:to|for|that)\b|\bcan (?:men and women|exes|people)\b|\bwhat(?:'s| is|s) better\b|\bwhich is better\b/,
    [
      [A, 'direct', '[What you think], and I am open to arguments. And you?'],
      [R, 'warm', 'It depends on the people, I would say. Where do you stand?'],
      [T, 'playful', 'I think yes until somebody proves me wrong. Is that going to be you?'],
      [M, 'flirty', 'I think that one needs coffee and a friendly argument. This week?'],
      [T, 'witty', 'I think you have an opinion ready. What is it?'],
    ],
  ),
  asking('how often', /\bhow often\b|\bhow many times\b|\bhow much (?:do|did|time)\b/, [
    [A, 'direct', '[How often], give or take. And you?'],
    [T, 'playful', 'More often than I admit and less than I would like. You?'],
    [R, 'warm', 'Depends on the week. How often would be perfect for you?'],
    [M, 'flirty', 'Not often enough. Shall we change that this week?'],
  ]),
  asking('why they did', /\b(?:why|how come|what made) (?:did |do |are |have |don'?t |didn'?t )?Y\b/, [
    [A, 'direct', 'The honest reason: [your reason]. What was your guess?'],
    [A, 'warm', 'Because [your reason]. Would you have done the same?'],
    [T, 'playful', 'There is a short answer and a true one. Which do you want first?'],
    [M, 'flirty', 'That is a story with a few turns in it. May I tell you over a coffee?'],
    [R, 'warm', 'Good question, people seldom ask why. What made you wonder?'],
  ]),
  asking(
    'who in their life',
    /\bwho(?:'s| is|s| do| did) (?:R|Y) (?:best friend|look up to|closest|hero|role model|favou?rite person|admire|inspiration|talk to|call when|trust)\b|\bhow do Y know \w+/,
    [
      [A, 'direct', 'That would be [the person]. Who is it for you?'],
      [A, 'warm', '[The person], and I could talk about them for an hour. And you?'],
      [R, 'warm', 'Good question, I like thinking about that. Who is that person for you?'],
      [T, 'playful', 'Somebody who has seen me at my worst and still picks up. Who is yours?'],
    ],
  ),
  asking(
    'first noticed',
    /\b(?:first thing Y notice|notice first|(?:do|did) Y notice)\b|\battractive (?:in|about)\b/,
    [
      [A, 'direct', 'The first thing I notice: [what you notice]. And you?'],
      [T, 'warm', 'How they laugh, and whether they let others finish a sentence. What do you notice first?'],
      [R, 'warm', 'Whether they are kind to the waiter. What is the first thing for you?'],
      [M, 'flirty', 'Ask me after I have met you. Coffee this week?'],
    ],
  ),
  asking(
    'plan or flow',
    /\b(?:planner|go with the flow|spontaneous|organi[sz]ed|big (?:group|circle)|small circle)\b/,
    [
      [T, 'playful', 'I plan the food and let the rest happen. And you?'],
      [A, 'direct', '[Your answer]. Which one are you?'],
      [R, 'warm', 'A bit of both, depending on the company. Which one do you like in other people?'],
      [M, 'flirty', 'Let us test that: you plan one evening, I follow. Which one?'],
    ],
  ),
  asking(
    'are they so',
    /^\W*(?:(?:so|and|ok|but|hey|be honest)[\s,]+)*are Y (?!(?:a |an |really |actually |any |very |just |even )*(?:real|bot|ai|llm|chatgpt|gpt|model|assistant|machine|computer|program|fake|scammer|automated|human|person|robot|there|sure|serious|ok|okay|busy|free|coming|home|here|alone|still|going|in|at|on|up|out|with|not|that|this|gonna|able|ready|done|awake|mad|angry|keen|joking|kidding|safe|guys|two|talking|telling|asking|saying|calling|texting|sending|trying)\b)(?:a |an |really |actually |any |very )*[a-z-]+(?: (?:with|at|about|in|on|of)? ?[a-z]+){0,2}\W*$/,
    [
      [A, 'direct', 'My friends would say [your answer]. And you?'],
      [T, 'playful', 'On good days, with good company. You?'],
      [R, 'warm', 'More than I look, I think. How about you?'],
      [M, 'flirty', 'That is something you find out in person. Coffee this week?'],
      [T, 'witty', 'Ask me after the second coffee, it is a different answer. And you?'],
    ],
  ),
];

/** Asked after something that the reader has told, and only understood from that. */
export const FOLLOW_ASKINGS: readonly Asking[] = [
  asking(
    'follow: where is it',
    /^\W*(?:and |so |oh |ooh |wait |haha )*(?:where(?:'s| is|s)? (?:that|it|this)|where\b\W*$|where(?:abouts)?\W*$)/,
    [
      [A, 'direct', "It's in [where it is]. Have you been anywhere near?"],
      [T, 'playful', 'Look it up, and then ask me for the good parts. Deal?'],
      [M, 'flirty', 'I could show you on a map, or in person one day. Which do you prefer?'],
      [A, 'warm', 'Near [where it is]. Do you know that side at all?'],
      [R, 'warm', 'Not a place everyone knows, I like that you ask. Where did you grow up?'],
    ],
  ),
  asking(
    'follow: why',
    /^\W*(?:and |so |oh |ooh |wait |haha |really\W+|but )*(?:why|how come|why not|why'?s that)\b[^?]{0,14}\W*$/,
    [
      [A, 'direct', 'Because [your reason]. Does that make sense to you?'],
      [T, 'playful', 'Long story, and I do not come out of it well. Do you want it anyway?'],
      [R, 'playful', 'I knew you would ask. What is your theory?'],
      [A, 'warm', 'The honest reason: [your reason]. Is it the same with you?'],
      [T, 'witty', 'I have been asked that before, mostly in that tone. Are you shocked?'],
    ],
  ),
  asking(
    'follow: how long',
    /^\W*(?:and |so |oh |ooh |wait )*(?:how long\b[^?]{0,34}|since when|for how long)\W*$/,
    [
      [A, 'direct', 'Since [when]. Have you ever tried it?'],
      [T, 'playful', 'Long enough to have opinions, not long enough to be good. Would you ever try it?'],
      [T, 'witty', 'You sound doubtful. How long do you give me?'],
      [R, 'warm', 'Not long enough to show off. Is it something you would do?'],
    ],
  ),
  asking(
    'follow: what about',
    /^\W*(?:and |so |oh |ooh |wait )*(?:what (?:was|is|were|'s)? ?(?:it|that|they) (?:about|like)|what happened(?: next| then)?|what'?s it about|then what|and then|tell me (?:more|everything|all)|what did (?:he|she|they|Y) (?:say|do))\b[^?]{0,12}\W*$/,
    [
      [A, 'direct', 'In short: [what happened]. What would you have done?'],
      [T, 'playful', 'I was hoping you would ask. Short version or the one with voices?'],
      [M, 'flirty', 'It needs pauses and a drink, so in person. Are you free this week?'],
      [A, 'warm', 'It was about [what it was]. I am still thinking about it, to be honest.'],
      [R, 'warm', 'There is a lot to tell. Which part do you want first?'],
    ],
  ),
  asking(
    'follow: what kind',
    /^\W*(?:and |so |oh |ooh |wait |really\W+|nice\W+|cool\W+)*(?:what (?:kind|type|sort|breed|colou?r|size|level|grade)|which (?:one|ones|part|bit|kind)|how (?:many|much|big|old|far|was it|is it|come)|what(?:'s| is| are|s)? (?:his|her|its|their) (?:names?|story)|is (?:he|she|it) |are they |was it |did (?:it|he|she|they) |do (?:you|u) (?:still|like it)|who won|what do Y do there)\b[^?]{0,30}\W*$/,
    [
      [A, 'direct', '[Your answer]. What would you have guessed?'],
      [A, 'warm', 'Good that you ask: [your answer]. And you, is it your kind of thing?'],
      [T, 'playful', 'I was hoping you would ask. Take a guess, you have one try.'],
      [D, 'warm', 'I like that you ask. Shall I tell you all of it on a call tonight?'],
      [M, 'flirty', 'Come and see for yourself. Are you free this week?'],
    ],
  ),
];
