/** News and days told: what they got, lost and lived through, and the question that they put after it about the reader's own. */

import { find } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { turnAround } from '../reading/text.ts';
import { A, type Cued, type CuedLine, cued, MEET } from './cued.ts';
import { word } from './fitting.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const firm = (cue: Cued): Scene => ({
  ...cued({ asks: true, sure: true, most: 70, ...cue }),
  firm: true,
  keeps: true,
});

/** It is not theirs, not so, not yet, or something sad stands beside it. */
const NO_NEWS = latin(
  /\b(?:didn'?t|did not|don'?t|do not|hasn'?t|haven'?t|wasn'?t|not (?:get|got|pass|sell|yet)|nearly|almost|if (?:i|they|we)|hope|hoping|wish|when i (?:get|got|passed|sold)|years ago|back then|once|lost|losing|fired|died|dead|funeral|passed away|hospital|divorc\p{L}*|my ex|broke up|eye on (?:you|u)|get away|quit (?:yours|your)|invest\p{L}*|crypto|profit|mentor|rig|but (?:i|it|they|now|then|she|he)(?! (?:also|thought|actually|still)\b))\b/iu,
);

const TEARS = /\b(?:cry|crying|cried|sob\w*|tears?|shaking|wept|weeping|bawl\w*)\b|😭|🥲/iu;
const TRIED_LONG =
  /\b(?:finally|at last|after (?:all|two|three|four|five|six|\d+|so (?:many|long)|years|months)|(?:second|third|fourth|fifth|\d(?:nd|rd|th)) (?:time|try|attempt)|failures?|failed|rejections?|waited|night (?:classes|school)|(?:years|months) of)\b/i;
const TOLD_FIRST =
  /\b(?:(?:you'?re|you are|u r|be) (?:the )?(?:first|second|third)|wanted (?:you|u) to (?:know|be)|had to tell (?:you|u)|thought (?:about|of) (?:you|u)|first person i)\b/i;
const TO_MARK =
  /\b(?:tonight|tomorrow|later|this (?:weekend|evening))\b[^.!]{0,20}\?|\b(?:can|may|let me|shall|want to|wanna|come|drinks?|dinner|supper|celebrat\w*|kfc|nando'?s|pizza|champagne|bubbly)\b[^.!]{0,40}\?/i;
const TREAT = latin(
  /\b(?<t>kfc|nando'?s|steers|debonairs|mcdonald'?s|spur|pizza|sushi|dinner|supper|drinks|ice cream|cake|champagne|bubbly|burgers?|curry|ribs|breakfast|lunch)\b(?= ?(?:tonight|tomorrow|later|this (?:weekend|evening)|on (?:me|\p{L}+day)|to celebrate|,? ?my treat)?\W*$)/iu,
);

/** What goes with any joy of their own. */
const GLAD: readonly CuedLine[] = [
  [L, 'warm', 'I am so happy for you. You have earned every bit of this.'],
  [L, 'warm', 'Cry as long as you like, those are the good ones. I am so happy for you.', TEARS],
  [L, 'warm', 'You kept at it, and now look. I am really proud of you.', TRIED_LONG],
  [L, 'warm', 'I feel honoured to hear it so early. Congratulations!', TOLD_FIRST],
  [MEET, 'direct', 'Congratulations! Yes, we are celebrating this. Tell me when and where.', TO_MARK],
  [P, 'playful', 'I am grinning at my phone like a fool. Congratulations!'],
];

const withTreat = (scene: Scene): Scene => ({
  ...scene,
  places: (r) => ({ ...scene.places?.(r), treat: word(find(TREAT, r.plain)?.groups?.t) }),
  lines: [
    ...scene.lines,
    { move: MEET, tone: 'direct', text: 'Congratulations! Yes to {treat}, and you are not paying.' },
  ],
});

const WORK =
  '(?:job|post|position|role|internship|articles|promotion|learnership|contract|bursary|scholarship|transfer|residency|tenure|offer)';
/** The reader had asked, so that `I got it` is the answer. */
const ASKED_BEFORE =
  /\b(?:interview|panel|hear(?:d)? (?:back|today|from)|any (?:word|news)|results?|audition|application|the (?:job|post|role|people)|fingers crossed|how did (?:it|the))\b/i;

const JOB = latin(
  new RegExp(
    `\\bi (?:just |finally |actually |have )*(?:got|landed|was offered|was given|have been offered)(?: offered)? (?:the|that|my dream|a new) (?:[\\p{L}\\d-]+ ){0,3}${WORK}(?!\\p{L})|(?:^|[.!?,] ?)(?:just |finally |actually )*(?:got|landed) (?:the|that) (?:[\\p{L}\\d-]+ ){0,2}${WORK}(?!\\p{L})|\\bthey(?:'ve| have)? (?:just |actually )*(?:offered me|gave me|picked me for) the (?:[\\p{L}\\d-]+ ){0,3}${WORK}(?!\\p{L})|\\bi (?:just |finally )*got (?:promoted|hired|articles)(?!\\p{L})|\\bi got the (?:[\\p{L}\\d-]+ ){0,2}articles(?!\\p{L})`,
    'iu',
  ),
);
const GOT_IT =
  /^\W*(?:(?:omg|babe|guess what|yes+|aaa+h*|ok|so|well)[ ,!.]+)*i (?:actually |really )?got it\b|\b(?:interview|audition|application|panel)\b[^!?]{0,60}[.!] i got it\b/i;

const PASSED = latin(
  /(?:^|[.!?,] ?|\b(?:guess what|omg|babe) )(?:i(?:'ve| have)? (?:just |finally |actually |bloody )*|(?:just |finally )*(?=passed (?:my|all)))passed(?=\W*$|[.!]| (?:my|all|everything|it\b|with (?:distinction|\d)|first time|the (?:[\p{L}\d-]+ ){0,2}(?:exams?|test|boards?|bar|course|module|driving|driver'?s|licen[cs]e|k53|finals|year|nursing|audit)))|\b(?:i|i've|i have|just|finally) (?:just |finally )?got my (?:driver'?s?|driving|learner'?s?|pilot'?s?) ?licen[cs]e\b|\bi(?:'ve| have) got a driver'?s licen[cs]e\b/iu,
);
const DRIVING = /\b(?:licen[cs]e|k53|driving|driver'?s?|parallel|learner'?s)\b/i;

const HOME = latin(
  /(?:^|[.!?,] ?)(?:(?:we|i)(?:'ve| have)? )?(?:just |finally |officially )*(?:sold (?:the|our|my) (?:house|flat|apartment|farm|place)|(?:got|picked up) (?:the|my|our) keys(?=[^?]*(?:!|\bmine\b|\bours\b|\bown\b|finally))(?= (?:to|today)[^.!?]{0,20}(?:house|flat|place|apartment|cottage|home)|(?: today)?[.!?, ]+(?:[^?]{0,90})(?:house|flat|place|apartment|mine|ours|tiny|paint|move|moving|empty|walls|own)\b)|bought (?:a|my|our) (?:own |first |little )*(?:house|flat|apartment|cottage|home|place))(?!\p{L})|\b(?:bond|home loan|mortgage)(?: (?:was|is|has been|got|came))? ?(?:accepted|approved|through)\b(?=[\s\S]*(?:!|house|flat|place|garden|mov(?:e|ing)))|\b(?:bank )?(?:approved|accepted) (?:our|my) (?:bond|home loan|mortgage|offer)\b(?=[\s\S]*(?:!|house|flat|place|garden|mov(?:e|ing)))|\boffer (?:was |is |has been |got )?accepted\b(?=[\s\S]*(?:house|flat|place|garden|mov(?:e|ing)))/iu,
);
const SOLD = /\bsold\b/i;
const OURS = /\b(?:keys|bought|offer|bond|loan|mortgage|moving)\b/i;

/** What they got, in their own word: `the nursing post`, `the boards`, `the flat`. */
const GOT_WHAT = latin(
  new RegExp(
    `\\b(?:got|landed|offered|given|passed|won)(?: me)? (?:the|my|all my|a|an|that) (?<x>(?!whole|one|only|first|best)(?:[\\p{L}'-]+ )?(?:${WORK}|exams?|tests?|boards|modules|subjects|bar|finals|licen[cs]e|learner'?s|degree|course|audit|interview))(?!\\p{L})|\\b(?:sold|bought|got) (?:the|my|our|a) (?<y>(?:[\\p{L}-]+ )?(?:house|flat|apartment|farm|cottage|townhouse))(?!\\p{L})`,
    'iu',
  ),
);
const gotWhat = (r: Reading): { x: ReturnType<typeof word> } => {
  const groups = find(GOT_WHAT, r.plain)?.groups;
  const what = groups?.x ?? groups?.y;
  // Shouted for joy, it is said back calmly.
  return { x: word(what === what?.toUpperCase() ? what?.toLowerCase() : what) };
};
const naming = (scene: Scene): Scene => ({
  ...scene,
  places: (r) => ({ ...scene.places?.(r), ...gotWhat(r) }),
  lines: [
    ...scene.lines,
    { move: L, tone: 'warm', text: 'Congratulations on the {x}! I am so happy for you.' },
    { move: F, tone: 'warm', text: 'The {x}! Tell me everything, how did you find out?' },
    { move: MEET, tone: 'direct', text: 'We have to drink to the {x}. When are you free?' },
    { move: P, tone: 'playful', text: 'I am grinning about the {x}. Well done, you!' },
  ],
});

const PLACED: readonly Scene[] = [
  naming(
    withTreat(
      firm({
        name: 'their news: the job',
        when: JOB,
        not: NO_NEWS,
        lines: [
          ...GLAD,
          [L, 'warm', 'You got it! I am so proud of you.'],
          [L, 'warm', 'Congratulations! They are lucky to have you, and I hope they know it.'],
          [
            F,
            'warm',
            'Congratulations! How did they tell you, and where were you?',
            /^(?![\s\S]*\b(?:email|rang|phoned|called|parking|stairwell|letter)\b)/i,
          ],
          [T, 'playful', 'I never doubted it. Well done, you!'],
        ],
      }),
    ),
  ),
  naming(
    withTreat(
      firm({
        name: 'their news: got it, as asked',
        when: GOT_IT,
        not: NO_NEWS,
        also: (r) =>
          ASKED_BEFORE.test(r.mine) || /\b(?:interview|audition|application|panel)\b/i.test(r.plain),
        lines: [
          ...GLAD,
          [L, 'warm', 'You got it! I am so proud of you.'],
          [T, 'playful', 'I knew it. Well done, you!'],
          [F, 'warm', 'Congratulations! Have you told everybody yet?'],
        ],
      }),
    ),
  ),
  naming(
    withTreat(
      firm({
        name: 'their news: passed',
        when: PASSED,
        not: NO_NEWS,
        lines: [
          ...GLAD,
          [L, 'warm', 'You passed! I am so proud of you.'],
          [L, 'warm', 'Congratulations! All that work, and now nobody can take it away from you.'],
          [T, 'playful', 'I never doubted it. Well done, you!'],
          [
            P,
            'playful',
            'Then I would be honoured to be the first trip. I will stand well back.',
            /\b(?:licen[cs]e|driv\w*)\b[\s\S]*\b(?:trip|drive|coming|come) (?:is )?(?:to|for|and fetch) (?:you|yours|your)\b/i,
          ],
          [F, 'playful', 'Congratulations! Should the other drivers be warned?', DRIVING],
          [
            F,
            'warm',
            'Congratulations! How are you celebrating?',
            /^(?![\s\S]*\b(?:party|invited|celebrat\w*|cake|drinks?)\b)/i,
          ],
        ],
      }),
    ),
  ),
  naming(
    withTreat(
      firm({
        name: 'their news: a home',
        when: HOME,
        not: NO_NEWS,
        lines: [
          ...GLAD.filter(([, , text]) => !/earned/.test(text)),
          [L, 'warm', 'That is wonderful news, I am so glad that it worked out.'],
          [F, 'warm', 'Congratulations! How are you going to celebrate?'],
          [L, 'warm', 'Congratulations! That is a huge thing to have done.'],
          [N, 'warm', 'Sold! You must be so relieved. Congratulations!', SOLD],
          [F, 'warm', 'How does it feel, relief or a bit of sadness as well?', SOLD],
          [L, 'warm', 'Your own front door! Congratulations, I am so happy for you.', OURS],
          [F, 'warm', 'Congratulations! What are you looking forward to most there?', OURS],
          [
            P,
            'playful',
            'Cheers to you! Now sit down and enjoy it for a moment.',
            /🥂|🍾|champagne|bubbly/iu,
          ],
        ],
      }),
    ),
  ),
];

/** They are in after an evening with the reader, and say how it was. */
const HOME_AGAIN = latin(
  /^\W*(?:(?:hey|hi|ok|okay|so|well|right|hello)[ ,!.]+)*(?:i'?m |i am |just |i |we |finally )*(?:got |made it |back |am |arrived )?(?:home|in bed)(?: (?:safe(?:ly)?|sound|and sound|now|btw|ok|okay|in one piece|by the way|already))*(?= ?[.,!]| and | btw| \p{L}+ ?\p{Extended_Pictographic})/iu,
);
const OF_TONIGHT = latin(
  /\b(?:thank(?:s| you)|date|fun|lovely|enjoyed|grin\p{L}*|smil\p{L}*|spinach|in (?:your|ur) teeth|selfie|kiss\p{L}*|your (?:umbrella|jacket|jersey|hoodie|scarf|charger|jumper|coat|hand|laugh|cologne|perfume|hat)|you (?:were|had|talk|looked|smell|nearly|made|walked)|dinner|supper|tonight|good night|great night|lovely evening|your shirt)\b/iu,
);
const LEFT_THING = latin(
  /\b(?<thing>(?:your|ur) (?:\p{L}+ )?(?:umbrella|jacket|jersey|hoodie|scarf|charger|jumper|coat|hat|cap|glasses|sunglasses|beanie|bag|book|bottle|lunchbox|tupperware))\b[^.!?]{0,40}\b(?:moved in|still|left|forgot\p{L}*|with me|in my|here|mine now|came home|on my|followed me|stole|got)\b|\b(?:left|forgot|stole|have|still got|wearing) (?<other>(?:your|ur) (?:\p{L}+ )?(?:umbrella|jacket|jersey|hoodie|scarf|charger|jumper|coat|hat|cap|glasses|sunglasses|beanie|bag|book|bottle|lunchbox|tupperware))\b/iu,
);
const HOME_SCENE = firm({
  name: 'home again, and how it was',
  when: HOME_AGAIN,
  and: OF_TONIGHT,
  not: latin(
    /\b(?:from (?:work|the (?:hospital|funeral|vet|doctor|gym|shops?|office|police))|shift|died|funeral|hospital|mugged|robbed|accident|followed me|scared|police|no spark|didn'?t feel|as friends|just friends|not (?:feel|sure|a match)|don'?t think|uncomfortable|please don'?t|stop|never again|rude|the way you|did (?:you|u) get|(?:are )?(?:you|u) (?:home|in|back)\b[^.!]*\?|home ok(?:ay)?\?|late night at work)\b/iu,
  ),
  lines: [
    [L, 'warm', 'Good, I like knowing that you are home safe. I had a lovely time.'],
    [L, 'warm', 'Home safe is what I wanted to hear. I enjoyed every minute.'],
    [
      L,
      'warm',
      'Glad you are home safe. Sleep well, and thank you for tonight.',
      /\b(?:tonight|night|evening|bed|date|dinner|supper|got home|home safe)\b/i,
    ],
    [MEET, 'flirty', 'Glad you are home safe. When do I see you again?'],
    [L, 'warm', 'That was a good evening. I would do it again tomorrow.'],
    [L, 'calm', 'Thank you for letting me know. You made it a really nice evening.'],
    [
      T,
      'playful',
      'The whole time? And you let me sit there and smile. I will need a minute.',
      /\b(?:spinach|(?:in|on) (?:your|ur) (?:teeth|chin|nose|face|beard)|inside out|toilet paper|(?:fly|zip) (?:was )?(?:open|down))\b/i,
    ],
    [
      P,
      'playful',
      'That was my one good smile, and you let it happen. Next time kick me under the table.',
      /\b(?:spinach|in (?:your|ur) teeth)\b/i,
    ],
    [
      A,
      'warm',
      'It felt like a date to me. I hope that it did to you.',
      /\b(?:feel|count|was (?:that|it|this)|call (?:it|that))\b[^.!?]{0,20}\bdate\b[^.!]{0,30}\?/i,
    ],
    [
      MEET,
      'playful',
      'If there is any doubt, we should repeat it until there is none.',
      /\b(?:feel|count|was (?:that|it|this)|call (?:it|that))\b[^.!?]{0,20}\bdate\b[^.!]{0,30}\?/i,
    ],
    [
      L,
      'warm',
      'You never have to thank me for that. I liked you all the more for it.',
      /\bthank(?:s| you) for (?:not (?:laughing|running|judging|minding)|listening|staying|being)\b/i,
    ],
    [
      L,
      'warm',
      'I like being the reason for that. It was a good evening.',
      /\b(?:grin\w*|smil\w*|blush\w*)\b/i,
    ],
  ],
});
const HOME_AGAIN_SCENE: Scene = {
  ...HOME_SCENE,
  places: (r) => {
    const left = find(LEFT_THING, r.plain)?.groups;
    return { ...HOME_SCENE.places?.(r), thing: word(left && turnAround(left.thing ?? left.other ?? '')) };
  },
  lines: [
    ...HOME_SCENE.lines,
    {
      move: MEET,
      tone: 'playful',
      text: 'Look after {thing} for me. Now I have a reason to come and see you.',
    },
    {
      move: 'light touch',
      tone: 'playful',
      text: '{thing} has good taste. I will come and negotiate in person.',
    },
  ],
};

/** What they ask about: a thing of the reader's, by its own name. */
const OF_MINE = latin(
  /(?:^|[.!?,;\n] *|\b(?:anyway|btw|and|so|but|ps|also) )(?:anyway[ ,]*|btw[ ,]*|and |so |but |also |now )*(?:how(?:'s|s| is| was| are| were| did| went)|any news (?:on|about|from|of)|did (?:you|u) (?:ever |finally |manage to )?(?:get|find|finish|fix|sort out|hear about|hand in|sell|pass|win)|did(?= (?:your|ur|the|that) [^?]{2,40} (?:arrive|turn up|work out|go through|come through|get there|survive)\b)) (?<x>(?:your|ur|the|that) (?!(?:day|week|weekend|evening|morning|night|afternoon|mon|tues|wednes|thurs|fri|satur|sun|time|world|weather|heck|hell|drive home)\p{L}*\b)[\p{L}\d'-]+(?: (?!(?:go|going|went|coming|come|arrive|work|get|survive|treating|today|yesterday|tonight|last|in the end|then|after|with|did|end|turn|this)\b)[\p{L}\d'-]+){0,4}?(?: (?:with|at|about) (?:your|ur|the) [\p{L}'-]+)?)(?: (?:arrive|turn up|work out|go through|come through|get there|survive|from \p{L}+|go|going|went|come along|coming along|today|yesterday|last night|in the end|turn out|this morning|at the end|then|doing|end up))*\s*\?*\s*(?:\p{Extended_Pictographic}\s*)*$/iu,
);
/** `how was padel`: a thing of theirs without an article. */
const OF_MINE_BARE = latin(
  /(?:^|[.!?,;\n] *|\banyway )(?:anyway[ ,]*|btw[ ,]*|and |so )*how (?:was|did) (?<x>padel|parkrun|gym|tennis|golf|football|netball|hockey|rugby|cricket|choir|band practice|yoga|pilates|church|work|therapy|class|school|training|rehearsal|dinner|lunch|karaoke|bingo|book club|bowls|physio|surgery|court|home affairs)(?: (?:go|today|yesterday|last night|this morning))*\s*\?*\s*$/iu,
);
const ASKS_AFTER = latin(
  new RegExp(`${OF_MINE.source}|${OF_MINE_BARE.source.replace('?<x>', '?<b>')}`, 'iu'),
);
/** `padel`, `your mom's scan`. */
const mineOf = (r: Reading): string => {
  const groups = find(ASKS_AFTER, r.plain)?.groups;
  return groups?.x ?? groups?.b ?? '';
};
const MY_DAY = latin(
  /(?:^|[.!?,;\n] *|\band )(?:anyway[ ,]*|btw[ ,]*|and |so |but )*(?:how(?:'s|s| is| was| has)?) (?:(?:your|ur) (?<d>day|week|evening|morning|afternoon|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?<y>yours|urs))(?: (?:going|been|looking|treating you|so far|over there|that side|on your side|then))*(?:,? (?:drier|better|warmer|quieter|calmer|saner|easier|less \p{L}+)[^?]{0,20})?\s*\?*\s*(?:\p{Extended_Pictographic}\s*)*$/iu,
);

const ILL =
  /\b(?:flu|fever|migraine|voice (?:is )?gone|no voice|throat|antibiotics|food poisoning|vomit(?:ing|ed) all|sick in bed|in bed (?:with|sick)|stomach bug|bronchitis|tonsil\w*|sinus\w*|covid|coughing)\b/i;
const WORN =
  /\b(?:long (?:day|week|shift)|stock ?take|month[- ]?end|finished me|exhausted|shattered|knackered|wiped|back[- ]to[- ]back|double shift|night ?shift|hectic|dead on my feet|dead to the world|deadlines?|till (?:10|11|midnight)|overtime|no sleep|haven'?t slept|hardly slept|swamped|flat out)\b/i;
const MISHAP =
  /\b(?:burst|system (?:went|was|is) (?:down|offline)|offline|flat tyre|broke(?:n)? down|clamped|towed|locked (?:myself )?out|left my (?:keys|phone|wallet|bag|laptop)|lost my (?:keys|phone|wallet|bag|card|luggage)|dropped my|flooded|leak\w*|no (?:water|power|electricity|light|signal)|load ?shedding|cracked|(?:phone|laptop|car|geyser|fridge|washing machine|wifi) (?:is |has |just |was )?(?:died|dead|broke|broken|exploded)|spilled|spilt|stuck (?:in|at|on) (?!bed)|trapped|missed (?:my|the) (?:bus|train|flight|taxi|exit)|wrong (?:train|bus|terminal)|vomited|home affairs|burnt|bombed (?:the|my)|blew (?:the|my) (?:interview|audition|test|pitch|exam)|messed up (?:the|my)|forgot the name|doesn'?t (?:even )?(?:get cold|work)|sent (?:it )?to the wrong)\b/i;
const HEAVY_BESIDE =
  /\b(?:(?<!\b(?:phone|laptop|machine|battery|car|bakkie|geyser|fridge|wifi|kettle|engine|tv|oven|stove|inverter|router) (?:just |has |had )?)died|(?<!\b(?:phone|laptop|machine|battery|car|bakkie|geyser|fridge|wifi|kettle|engine|tv|oven|stove|inverter|router) (?:is |was )?)dead\b(?! to the world)|passed away|funeral|put (?:him|her) (?:down|to sleep)|hit me|police|mugged|robbed|hijack\w*|cancer(?! free)|icu|miscarr\w*|left me|broke up|cheated|suicid\w*|kill\w*|hate (?:you|myself)|your fault|because of you|divorc\w*|retrench\w*|fired|money|lend|borrow|spark|block(?:ed)?|leave me alone|don'?t (?:text|call|write|contact))\b/i;

/** So much is told before they ask. */
const TOLD_WORDS = 7;
const toldBefore = (r: Reading, ask: RegExp): boolean => {
  const match = find(ask, r.plain);
  if (!match) return false;
  const before = r.plain.slice(0, match.index + 1);
  return (
    (before.match(/[\p{L}\p{N}']+/gu)?.length ?? 0) >= TOLD_WORDS &&
    !/\?/.test(before.replace(/"[^"]*"/g, '')) &&
    !/\b(?:you|your|u|ur)\b[^.!?]{0,30}\b(?:should|must|never|always|promised|said|told)\b/i.test(before)
  );
};

const asked = (mood: string, and: RegExp, not: RegExp | undefined, said: Cued['lines']): Scene => {
  const scene = firm({
    name: `told, and asked after mine: ${mood}`,
    when: ASKS_AFTER,
    and,
    not: not ? latin(new RegExp(`${HEAVY_BESIDE.source}|${not.source}`, 'iu')) : HEAVY_BESIDE,
    also: (r) => toldBefore(r, ASKS_AFTER),
    lines: said,
  });
  return {
    ...scene,
    places: (r) => ({
      ...scene.places?.(r),
      x: word(turnAround(mineOf(r)) || undefined),
    }),
  };
};
const askedDay = (mood: string, and: RegExp, said: Cued['lines']): Scene => {
  const scene = firm({
    name: `told, and asked after my day: ${mood}`,
    when: MY_DAY,
    and,
    not: HEAVY_BESIDE,
    also: (r) => toldBefore(r, MY_DAY),
    lines: said,
  });
  return {
    ...scene,
    places: (r) => {
      const day = find(MY_DAY, r.plain)?.groups?.d;
      return {
        ...scene.places?.(r),
        d: word(
          day
            ? `my ${/day$/i.test(day) && day.length > 3 ? day[0]?.toUpperCase() + day.slice(1).toLowerCase() : day.toLowerCase()}`
            : 'mine',
        ),
      };
    },
  };
};

const POOR_WORN: readonly CuedLine[] = [
  [S, 'warm', 'No wonder you are finished. I hope that the worst of it is behind you.'],
  [S, 'warm', 'That sounds exhausting. Put your feet up first, the rest can wait.'],
];
const POOR_MISHAP: readonly CuedLine[] = [
  [S, 'warm', 'Oh no, what a nuisance. Is it sorted by now?'],
  [P, 'playful', 'After that, the rest of the day owes you something nice.'],
];

/** Whatever they told, and whatever it is they ask after. */
const ANY: readonly CuedLine[] = [[L, 'warm', 'Thank you for remembering {x} in the middle of all that.']];
const ANY_DAY: readonly CuedLine[] = [[A, 'direct', '{d}: [how it is going]. And now back to you.']];

const ASKED_AFTER: readonly Scene[] = [
  asked('a mishap', MISHAP, ILL, [
    [A, 'warm', 'Oh no, what a day. As for {x}: [your answer]. Is yours sorted by now?'],
    [L, 'warm', 'All that going on, and you still remember {x}. Thank you. Are you all right?'],
    [P, 'playful', 'Nothing I say about {x} can compete with that. How did it end?'],
    ...ANY,
  ]),
  asked('worn out', WORN, ILL, [
    ...POOR_WORN,
    [
      A,
      'warm',
      'You must be finished, and you still thought of {x}. It is [your answer], thank you for asking.',
    ],
    [
      L,
      'warm',
      'Sweet of you to remember {x} in a week like that. How are you holding up?',
      /\b(?:week|wk|month|nights?|days)\b/i,
    ],
    [
      MEET,
      'warm',
      'No harm done. Get through it, and I will tell you about {x} over something nice to eat.',
      /\bsorry|sorryy+\b/i,
    ],
    ...ANY,
  ]),
  askedDay('a mishap', MISHAP, [
    ...POOR_MISHAP,
    [A, 'warm', 'Calmer than that, luckily. What a thing to happen. Are you all right?'],
    [A, 'direct', 'After that I will not complain. {d}: [how it is going].'],
    [T, 'playful', 'You win, nothing on my side comes close. How did it end?'],
    ...ANY_DAY,
  ]),
  askedDay('worn out', WORN, [
    ...POOR_WORN,
    [A, 'warm', 'Easier than yours, by the sound of it. I hope that somebody makes you supper.'],
    [A, 'direct', 'No complaints, compared with that. {d}: [how it is going].'],
    ...ANY_DAY,
  ]),
];

/** Before whatever else a word in them brings to mind. */
export const NEWS_TOLD_SCENES: readonly Scene[] = [...PLACED, HOME_AGAIN_SCENE, ...ASKED_AFTER];
