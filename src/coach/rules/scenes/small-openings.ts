/** The first thing that somebody writes about a profile: a hobby shared, a game, a school, three truths, a message that took many tries. */

import { latin } from '../reading/pattern.ts';
import { A, MEET } from './cued.ts';
import { word } from './fitting.ts';
import type { Scene } from './scene.ts';
import { asksElse, BAIT, DETAIL, FOLLOW, group, HONEST, isFirst, LIGHT, small } from './small.ts';

const PLAYED =
  '(?:cello|violin|viola|guitar|bass|piano|drums|sax(?:ophone)?|trumpet|trombone|flute|clarinet|oboe|ukulele|uke|harp|organ|accordion|harmonica|marimba|djembe|keyboard|recorder|banjo|fiddle|horn|tuba)';

/** Asked before what takes such a message for a compliment. */
export const SMALL_OPENING_SCENES: readonly Scene[] = [
  small({
    name: 'they play too',
    when: latin(
      new RegExp(
        `\\b(?:you|u) (?:also |actually |really )?play (?:the )?(?<x>${PLAYED})\\b[^?]*\\??[^?]*\\b(?:i|i'm|i've|me|my)\\b[^?]{0,20}\\b(?:play\\w*|sing\\w*|choir|band|orchestra|lessons|learning|alto|soprano|tenor|bass|busk\\w*|${PLAYED})\\b`,
        'iu',
      ),
    ),
    also: (r) => isFirst(r) && !asksElse(r),
    places: (r) => {
      const words = group(new RegExp(`\\b(?<x>${PLAYED})\\b`, 'i'), r.plain, 'x')?.toLowerCase();
      return { x: words ? { words, plural: words === 'drums' } : undefined };
    },
    lines: [
      [BAIT, 'playful', 'My {x} and whatever you bring: the neighbours will move out by Friday.'],
      [A, 'direct', 'I do, since [when you started]. And you, what got you into it?'],
      [
        DETAIL,
        'warm',
        'Another one who makes noise on purpose, I am glad. What are you working on just now?',
      ],
      [
        LIGHT,
        'warm',
        'Terrible and loved is the best kind. When can one come and hear it?',
        /\b(?:terrible|awful|bad(?:ly)?|rubbish|dreadful|worst|out of tune|off key|tone deaf)\b/i,
      ],
      [MEET, 'flirty', 'The {x} {x|is|are} a good place to start. Tell me the rest over a coffee this week?'],
      [HONEST, 'playful', 'The {x} and I are on speaking terms, more I would not claim. And you?'],
    ],
  }),
  small({
    name: 'it took many tries to write',
    when: /\b(?:(?:re-?wrote|re-?typed|typed|deleted|drafted|wrote|started|edited)(?: (?:and|,)? ?(?:deleted|re-?wrote|re-?typed|erased))? (?:this|it|that)(?: message)?(?: about| like| at least)? (?:\w+ )?(?:times|drafts|versions|x)\b|(?:this is|it'?s|this was) (?:about |like )?(?:my |the |draft )?(?:number )?(?:third|fourth|fifth|sixth|seventh|tenth|\d+(?:rd|th)) (?:draft|attempt|try|version|go)|\b(?:attempt|draft|version|try|message) (?:number )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b(?= (?:at|of) (?:a|an|this|the|my) (?:first |opening )?(?:message|hello|hi|text)\b)|(?:typed|written|wrote) and (?:deleted|erased)|been (?:staring|looking) at (?:this|the|an?) (?:empty |blank )?(?:screen|box|message|chat)|(?:took|needed|spent) (?:me )?(?:ages|an hour|twenty minutes|all (?:day|evening|morning)|three days|\w+ (?:minutes|hours|days)) to (?:write|send|type|think of) (?:this|something|anything|a first))\b/i,
    most: 34,
    not: /\b(?:cv|report|essay|thesis|email to my|application|resignation|cover letter|to my (?:boss|mom|ex)|goodbye|sorry (?:for|about)|hurt|break up)\b/i,
    also: (r) => !asksElse(r),
    places: (r) => ({
      x: word(
        group(
          latin(
            /\bi (?:really |just )?(?:like|love|liked|loved) (?:that|how|the way) (?:you|u) (?<v>fix|repair|paint|bake|cook|grow|collect|restore|write|knit|climb|photograph|teach|rescue|keep|play|make|build|sing|swim|surf|garden|read) (?<o>(?!me\b|us\b)[\p{L} ]{3,24}?)(?=[,.!;]|$)/iu,
          ),
          r.plain,
          'o',
        ),
      ),
    }),
    lines: [
      [DETAIL, 'warm', 'I am glad that you sent one of them. I would have liked the first one too.'],
      [DETAIL, 'warm', 'Of everything on there you chose {x}. That makes me happy, thank you.'],
      [LIGHT, 'playful', 'May I see the other versions some day? I will only laugh kindly.'],
      [
        HONEST,
        'warm',
        'It worked, for what it is worth: you made me smile. This answer took me a few tries too.',
      ],
      [FOLLOW, 'direct', 'Worth the trouble. How did you come to like {x}?'],
      [LIGHT, 'witty', 'All the hard work is done, then. From here on a first draft will do.'],
    ],
  }),
];

/** Where nothing else knows the message. */
export const SMALL_SHARED_SCENES: readonly Scene[] = [
  small({
    name: 'you there too?',
    most: 26,
    when: latin(
      /(?:^|[.!?,] *|\b(?:wait|so|no ways?|hold on|yoh+|omg|hey|oh|hi|hang on) )(?:are |r |did |do |were |was )?(?:you|u)(?:'re|re| are| were| went| go| work| study| live| stay| grew up)? (?:also|too)(?: go| study| work| live| stay| from| grow up| went| studied)? (?:at|to|from|in) (?<x>(?!the (?:same )?(?:moment|mood|bottom|end|top|edge|point|limits?|stage|mercy|back|age)|a \b|mood|bed|love|shock|pain|trouble|my\b|your\b|this\b|it\b)[\p{L}][\p{L}' ]{1,24}?)(?= *\?)/iu,
    ),
    lines: [
      [A, 'direct', '{x}: [yes or no, and when]. And you?'],
      [HONEST, 'playful', '[The truth about it], and I will stand by it. How are you tied to {x}?'],
      [FOLLOW, 'warm', 'So you know {x} as well. Tell me your story with it, and you get mine.'],
      [BAIT, 'playful', 'Before I answer, does {x} help my chances or hurt them?'],
      [FOLLOW, 'direct', 'You sound surprised. What were your best years at {x} like?', /\bat\b/i],
      [LIGHT, 'playful', 'Tell me first what you would do with a yes.'],
    ],
    not: /\b(?:single|married|alone|tired|hungry|interested|looking)\b|\b(?:know|saw) where\b/i,
  }),
];
