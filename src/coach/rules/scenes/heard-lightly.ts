/** Plain questions to the reader: which one in the shop, which train, what a working day is, how to save a carpet, whether one can stay friends. */
import { A, type CuedLine, MEET } from './cued.ts';
import { BACK, J, L, light } from './heard-light.ts';
import type { Scene } from './scene.ts';

const SHOP =
  '(?:shops?|aisle|woolies|woolworths|checkers|spar|pick n pay|pnp|store|supermarket|queue|till|tesco|aldi|lidl|butcher|bakery|chemist|clicks|dis-?chem|bottle ?store|garage shop|deli|fridges?)';

const IN_THE_SHOP = new RegExp(
  `\\b(?:in|at|by|outside) (?:the )?(?:\\w+ )?${SHOP}\\b|\\bstanding (?:here|in front)\\b|\\bthey (?:don'?t have|haven'?t got|are out of|'re out of|only have|ran out of)\\b`,
  'i',
);

const FETCH = /\b(?:grab|get|bring|pick up|buy|fetch|pop in(?:to)?)\b/i;

const WHICH_ONE: readonly CuedLine[] = [
  [A, 'direct', '{a}, please. And thank you for going.'],
  [A, 'warm', '[Which one], please, and the rest as you like it yourself. Thank you for going.'],
  [J, 'playful', 'Send me a photo of the shelf and I will point.'],
  [A, 'warm', 'Whichever looks better to you, I trust you with it. Thank you for going.'],
  [A, 'calm', '[Which one]. If they are out of it, whatever looks good to you.'],
  [
    L,
    'warm',
    'You are a star for asking. [Which one], and then come straight here.',
    /\bstanding|aisle|queue\b/i,
  ],
  [L, 'playful', '{a}, and you are my favourite person in that shop.'],
];

const WITH_STAKES: readonly CuedLine[] = [
  [A, 'direct', 'My position on {x} is [your answer]. Do I pass?'],
  [A, 'playful', '[Your answer]. Please tell me that was the right one.'],
  [A, 'direct', 'Final answer: [your answer]. Now yours, so that I know who I am dealing with.'],
  [A, 'playful', 'I did think before I answered: [your answer]. How bad is it?', /\bthink\b/i],
  [BACK, 'playful', 'How many people have you lost over {x} so far? Mine is [your answer].'],
  [BACK, 'playful', 'You first. I feel that {x} could end this, and I would hate that.'],
  [BACK, 'warm', 'I like how seriously you take {x}. What is the right answer?'],
  [J, 'playful', 'I did as you said and thought about it. May I phone a friend?', /\bthink\b/i],
  [J, 'playful', 'And what happens to those who get it wrong?'],
  [
    MEET,
    'flirty',
    'I would rather show you than tell you. Shall we eat together this week?',
    /\b(?:eat|toast|tea|coffee|milk|chop|pizza|sandwich|steak|eggs?|chips|crusts?|biscuit|butter|sauce)\b/i,
  ],
  [A, 'warm', '[Your answer], and I can be talked out of it over a meal. What is yours?'],
];

const WORKING_DAY: readonly CuedLine[] = [
  [A, 'direct', 'Mostly I [what you do most of the day]. What does your day look like?'],
  [A, 'playful', 'A normal {x}: [your day in one line]. Are you still awake?'],
  [
    A,
    'warm',
    'Nobody asks what comes after the title, so thank you. I [what you do most of the day].',
    /\b(?:actually|really|even|explain|describe)\b/i,
  ],
  [
    A,
    'playful',
    'I sit down, I [what you do first], and then the day begins. How does yours start?',
    /\bsit down\b/i,
  ],
  [
    A,
    'playful',
    'For a five-year-old: I [what you do, in small words]. Do I get a sticker?',
    /\b(?:five|5|six|6)\b/i,
  ],
  [J, 'playful', 'Fewer meetings than you fear, more than I like. Mostly I [what you do].', /\bmeetings?\b/i],
  [
    BACK,
    'playful',
    'You first, please, from the alarm to the bed. Then you get mine.',
    /\b(?:day|life|look like|\w+day)\b/i,
  ],
  [A, 'playful', 'The boring bits are most of it, I warn you. It starts with [your morning].', /\bboring\b/i],
  [BACK, 'warm', 'I like that you want to know. What is the best hour of your own day?'],
  [
    J,
    'playful',
    'On some days I ask myself that too. What made you curious?',
    /\b(?:actually|really|even) do\b/i,
  ],
  [BACK, 'playful', 'What do you imagine? Your version is surely better than mine.'],
  [MEET, 'flirty', 'It sounds far better when I tell it with my hands. May I, over a coffee this week?'],
];

const HOW_TO_SAVE_IT: readonly CuedLine[] = [
  [A, 'direct', 'For {x} I would try [what you would try]. Does it have to be gone by tomorrow?'],
  [A, 'playful', 'I know nothing about {x}, but I am awake and I can look it up. What have you tried?'],
  [BACK, 'playful', 'First the important part: who did it, and who knows about the {x} so far?'],
  [A, 'warm', 'Let us save it together. Send me a photo of the damage?'],
];

const PLACE_SEEN: readonly CuedLine[] = [
  [A, 'direct', '{x}: [yes or no]. The rest of the answer is better in person.'],
  [BACK, 'warm', 'You know {x}, I can tell. What was your day there like?'],
  [J, 'playful', 'Now I have to hear the whole of your {x} story, and then you get mine.'],
  [L, 'warm', 'I like that you looked at what is behind me. You get the story of that day.'],
  [MEET, 'flirty', 'I will trade you my story of that photo for yours, over a coffee this week?'],
];

const FRIENDS_AFTER: readonly CuedLine[] = [
  [A, 'direct', 'My honest answer: [what you think]. And you, who made you think of it?'],
  [A, 'warm', 'I believe in it once both of them are done with the old story.'],
  [A, 'calm', 'Peace, yes. The rest depends on how it ended, I would say.'],
  [L, 'playful', 'Christmas is a very good place to draw the line.', /\bchristmas\b/i],
  [A, 'warm', 'Up to a point, like you. Mine is [where it is].', /\bpoint\b/i],
  [
    BACK,
    'playful',
    'The one who gets a birthday card has done something right. What was it?',
    /\bbirthday card\b/i,
  ],
  [BACK, 'warm', 'It says something good about you that it can work. How did you manage it?'],
];

export const HEARD_LIGHTLY_SCENES: readonly Scene[] = [
  light({
    name: 'heard: which one in the shop',
    when: /\bwhich (?:one|kind|type|brand|size|is the (?:good|right|nice|best)|of (?:the|these)|\w+ (?:one )?(?:do|did|was it|must|should))\b|\b(?:must|should|shall|do) i (?:get|take|buy|bring)\b|\bmust i be\b|\b[\w&]+ or (?:the |an? |two |one )?[\w&]+/i,
    and: IN_THE_SHOP,
    also: (r) =>
      (r.questions.length > 0 || /\b(?:must i|do (?:you|u) (?:eat|drink|like))\b/i.test(r.plain)) &&
      (FETCH.test(r.mine) || FETCH.test(r.plain) || r.mine === ''),
    not: /\b(?:meet|parked|where are you|can'?t find you|work at|my ex|pregnan\w*|dress|outfit|ring\b|that girl|that guy|entrance|exit|gate|door|parking|level|are we|am i|are (?:you|u)|or (?:so|not|something|whatever|later|call|text|tomorrow|should we)|(?:your|my) place|mine or yours)\b/i,
    takes: {
      a: /(?:^|[.!?,] )(?!(?:must|should|shall|do|is|are|which|also|and|i|or)\b)([A-Za-z][\w&'-]+(?: (?!or\b)[\w&'-]+){0,2}) or \w/i,
    },
    lines: WHICH_ONE,
  }),
  light({
    name: 'heard: a question with much at stake',
    when: /\b(?:think (?:carefully |well |hard )?before (?:you|u) (?:answer|reply)|there(?:'?s| is) (?:only )?(?:a|one) (?:right|correct|wrong) answer|(?:this|it|(?:your|ur) answer) (?:really )?matters(?: to me)?\b|(?:choose|answer) (?:your words |your answer )?(?:very )?(?:carefully|wisely)|(?:everything|a lot|our future|your future) depends on (?:this|it|your answer)|i(?:'ll| will) be judging|deal ?breaker question|this is (?:an interview|a test|for science)\b)/i,
    and: /\b(?:do|are|is|would|how|which) (?:you|u|it)\b|\b\w+ or \w+/i,
    most: 26,
    not: /\b(?:kids?|children|marr\w*|god|church|vot(?:e|ed)|politic\w*|exe?s?|sex\w*|cheat\w*|jealous|love me|still (?:want|love)|honest(?:ly)?|seeing (?:other|any)|serious(?:ly)?|us\b|trust|single|feel(?:ings)?|sorry|hurt)\b/i,
    takes: {
      x: /\b(?:do|would) (?:you|u) (?:\w+ )?(?:eat|put|drink|cut|have|like|take|peel|dip|squeeze|fold|hang|use|add|keep|wash|rinse|break|bite|scrunch|butter|salt|toast) ((?:the |a )?(?!the\b|a\b|it\b|your\b|ur\b|them\b|off\b|in\b)[a-z]+)(?= (?:on|in|with|first|or|off|from|before|after|at)\b|\W*(?:[?.,]|$))|^\W*(?:\w+[,:] )?([a-z]+) (?:on|in|up|over|down) or\b/i,
    },
    lines: WITH_STAKES,
  }),
  light({
    name: 'heard: what a working day of mine is',
    when: /\bwhat do (?:you|u) (?:actually|really|even|physically|literally) do\b(?! for fun| on (?:the )?weekends?| with)|\bwhat (?:does|is) (?:a|your|ur) (?:normal|typical|average|usual|regular|ordinary) (?:working |work )?(?:day|monday|tuesday|wednesday|thursday|friday|week|shift)(?: at work)?(?: actually| like| look)?\b|\b(?:explain|describe) (?:your|ur) (?:job|work)\b|\bwhat do (?:you|u) do (?:at work )?all day\b|\bwh?at do(?:es)? an? (?!person\b|girl\b|guy\b|man\b|woman\b)[\p{L} ]{4,28}? (?:even|actually|really) do\b|\ba (?:normal )?day in (?:your|ur) life\b/iu,
    takes: {
      x: /\b(?:normal|typical|average|usual|ordinary|regular) ((?:working )?(?:day|monday|tuesday|wednesday|thursday|friday|shift))\b/i,
    },
    not: /\b(?:on here|looking for|want from|retired|unemployed|between jobs|lost (?:my|your) job|salary|earn|all day (?:in bed|alone))\b/i,
    lines: WORKING_DAY,
  }),
  light({
    name: 'heard: is that a place I know',
    tears: true,
    when: /\b[Ii]s (?:that|this|it) (?<x>\p{Lu}\p{Ll}[\p{L}']+(?: \p{Lu}\p{Ll}[\p{L}']+)?)\b[^.?!]{0,30}\b(?:behind you|background|pic|pics|photo|photos|picture|pictures)\b/u,
    and: /\b(?:there|rock|beach|mountain|view|hike[ds]?|swim|swam|jump(?:ed)?|trail|been|behind you|background|river|bay|falls|pass|dam|point|live|lived|grew up|holiday|climb\w*|walk(?:ed)?)\b/i,
    lines: PLACE_SEEN,
  }),
  light({
    name: 'heard: friends after it ended',
    when: /\b(?:friends|friendly|in touch|on good terms) with (?:(?:your|ur|an?|their|any of your) )?(?:exe?s?(?:-?(?:husbands?|wife|wives|boyfriends?|girlfriends?))?\b|people (?:you|u|they|one) (?:were|was|used to be|have been|dated)|(?:someone|somebody) (?:you|u) (?:were|used to|dated|loved))|\b(?:exes|ex-?partners|divorced people|two people who were married) (?:can|could|should|ever)? ?(?:be|stay|remain) friends\b|\bcan (?:exes|you|people) (?:really |ever )?(?:be|stay|remain) friends (?:with|after)\b/i,
    and: /\b(?:do (?:you|u)|can|are (?:you|u)|should|is it)\b/i,
    also: (r) => r.questions.length > 0,
    not: /\b(?:still (?:friends|in touch) with (?:your|ur) ex|why are (?:you|u)|are (?:you|u) still|my ex (?:wants|keeps|wrote|called)|jealous|uncomfortable|bothers|we be friends|just friends|be my friend)\b/i,
    lines: FRIENDS_AFTER,
  }),
  light({
    name: 'heard: how to save it',
    when: /\bhow (?:do|would|does|on earth do) (?:you|u|i|one) (?:get|remove|clean|wash) (?<x>(?:candle |red |white )?(?:wax|wine|coffee|ink|blood|curry|turmeric|grease|oil|paint|gum|glue|mud|nail polish|lipstick|make-?up|mould|chocolate|tomato sauce|superglue|sticker(?:s)?)(?: stains?)?) (?:out|off|from)\b/i,
    not: /\b(?:who died|blood (?:all|everywhere)|his blood|her blood)\b/i,
    lines: HOW_TO_SAVE_IT,
  }),
];
