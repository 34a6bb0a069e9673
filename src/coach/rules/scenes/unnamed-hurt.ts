/** A hurt whose cause no situation knows: it is taken seriously and never joked away. */

import { lines } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import { grips } from '../reading/my-part.ts';
import { hears } from './said-otherwise.ts';
import type { Scene } from './scene.ts';

const JEST =
  '\\b(?:lol|lmao|haha\\w*|hehe\\w*|jk|kidding)\\b|😂|🤣|😜|😏|😉|🥰|😍|😘|😄|\\bso (?:cute|funny)\\b';

/** Something that the reader did or left undone, said with no joy in it. */
const DONE_OR_LEFT =
  /\b(?:you|u)(?:'d| had|'ve| have)? (?:\w+ )?(?:didn'?t|never|couldn'?t|haven'?t|hadn'?t|wouldn'?t|weren'?t|wasn'?t|forgot|left|ignored|cancell?ed|spoke|talked|danced|keep|kept|only|remembered|bothered|noticed|said you(?:'d| would| were))\b|\b(?:your|ur) (?:promises?|excuses?)\b|\b(?:you|u)(?:'ve| have)? had to say sorry\b/i;
const GLAD =
  /\b(?:thank\w*|glad|happy|sweet\w*|beautiful|funny|laugh\w*|smil\w*|best|fun|great|nice|lovely|miss(?:ed)?|proud|enjoy\w*|perfect|amazing|kiss\w*|love\w*|don'?t worry|no worries|it'?s ok(?:ay)?|cute|wow|congrat\w*|if (?:you|u)|when (?:you|u) were|my (?:ex|boss)|he|she|ha ha|sorry\W*$|with myself|a point|(?:you|u) (?:didn'?t|don'?t|did not|do not) (?:do anything|deserve|have to|need to|know)|(?:'d|would) (?:rather|prefer) (?:you|u|that|if)|(?:not|n'?t) (?:because of|about) (?:you|u)|i(?:'m| am) sorry|my fault)\b/i;
const LOW = /^(?:sadness|disappointment|annoyance|anger|disapproval|remorse)$/;

/** Whatever it was, before a remark about a word of it is made. */
export const UNNAMED_HURT_SCENES: readonly Scene[] = [
  {
    name: 'my part: said with no joy',
    alone: true,
    firm: true,
    grounded: true,
    when: (r) =>
      hears(r, 40, false) &&
      r.questions.length === 0 &&
      hits(DONE_OR_LEFT, r.plain) &&
      !hits(GLAD, r.plain) &&
      !new RegExp(JEST, 'iu').test(r.plain) &&
      LOW.test(r.emotions[0]?.label ?? '') &&
      !grips(r.plain),
    lines: [
      ...lines('name the feeling', [
        ['warm', 'Thank you for saying it. If that was me, I am sorry.'],
        ['calm', 'I hear you, and I do not want to talk past it. Can I call you tonight?'],
        ['warm', 'I am sorry that it feels like that. I would like to hear the whole of it.'],
      ]),
      ...lines('own it', [
        ['direct', 'You are right to say it. Give me the chance to do better.'],
        ['calm', 'I did not see it like that, and I should have. I am sorry.'],
      ]),
      ...lines('follow up', [['direct', 'I am taking that seriously. What would you have wanted from me?']]),
    ],
  },
];
