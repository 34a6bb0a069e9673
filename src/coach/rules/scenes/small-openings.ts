/** The first thing that somebody writes about a profile: a hobby shared, a game, a school, three truths, a message that took many tries. */

import { find } from '../prefilter/prefilter.ts';
import { toYou } from '../reading/clause-text.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { A, MEET } from './cued.ts';
import { word } from './fitting.ts';
import type { Scene } from './scene.ts';
import { asksElse, BAIT, DETAIL, FOLLOW, group, HONEST, isFirst, LIGHT, small } from './small.ts';

const PLAYED =
  '(?:cello|violin|viola|guitar|bass|piano|drums|sax(?:ophone)?|trumpet|trombone|flute|clarinet|oboe|ukulele|uke|harp|organ|accordion|harmonica|marimba|djembe|keyboard|recorder|banjo|fiddle|horn|tuba)';
const GAME =
  '(?:scrabble|chess|backgammon|monopoly|uno|thirty seconds|30 seconds|padel|tennis|squash|badminton|table tennis|ping ?pong|pool|snooker|darts|bowling|putt[- ]putt|mini golf|rummy|poker|dominoes|draughts|boggle|trivial pursuit|quizzes|pub quiz|mario kart|fifa|wordle|canasta|bridge|klaberjass|morabaraba|crosswords?)';

const TRUTHS =
  /\b(?:two|three|four|five|2|3|4|5) (?:\w+ )?(?:truths|facts|things|confessions|secrets)\b[^:.!?]{0,24}[:.]/i;
/** What they tell of themselves, one thing after the other. */
function toldOf(r: Reading): Places {
  const list = r.plain
    .slice(r.plain.search(TRUTHS))
    .replace(TRUTHS, '')
    .split(/[,;.\n]|\b(?:and|\d)\b[).]?/)
    .map((claim) => claim.trim())
    .filter((claim) => /^(?:i|i'm|i've|my)\b/i.test(claim) && claim.split(' ').length <= 12);
  const own = list.filter((claim) => !/\b(?:you|your|u|ur)\b/i.test(claim));
  const [first, second] = [own.at(-1), own[0]];
  return {
    one: word(first && toYou(first)),
    two: word(first !== second && second ? toYou(second) : undefined),
    mine: word(list.length > own.length ? ' ' : undefined),
  };
}

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
    name: 'a game against me',
    when: latin(
      new RegExp(
        `\\b(?<x>${GAME})\\b[\\s\\S]*\\b(?:easy win|an? (?:easy )?(?:victim|opponent|win)|beat (?:you|u)|play (?:you|u)\\b|against (?:you|u)|challenge (?:you|u)|take (?:you|u) on|rematch|glad of an|(?:you|u) (?:will|would|'?d|'?ll|are going to|gonna) lose|(?:you|u) don'?t (?:stand|have) a chance|undefeated|unbeaten|champion)\\b|\\b(?:beat|play|challenge|take on) (?:you|u) (?:at|in|to|on) (?:a game of )?(?<y>${GAME})\\b`,
        'iu',
      ),
    ),
    not: /\b(?:money|stake|loser (?:strips|pays|sends)|strip|bet (?:r|\$)|crypto|when (?:i was|we were)|my (?:ex|dad|brother|sister|boss|gran|gogo|son|daughter|mom|kids?) (?:always )?(?:beat|destroy))/i,
    also: (r) => !/\bwhat time|when (?:are|can)|are (?:you|u) free\b/i.test(r.plain),
    places: (r) => {
      const match = find(new RegExp(`\\b(?<g>${GAME})\\b`, 'i'), r.plain);
      return {
        g: word(match?.groups?.g?.toLowerCase()),
        year: word(/\bsince ((?:19|20)\d\d)\b/i.exec(r.plain)?.[1]),
      };
    },
    lines: [
      [BAIT, 'playful', 'Playing since {year}? Then I need a head start, or at least a biscuit.'],
      [BAIT, 'playful', 'I accept. You should know that I lose very gracefully, I have practised.'],
      [MEET, 'direct', '{g} it is. You bring the talent and I bring the cake. Which day is good?'],
      [
        LIGHT,
        'witty',
        'An easy win is all that I can promise at {g}. Is there a prize?',
        /\beasy\b|\bwin\b/i,
      ],
      [MEET, 'flirty', 'I can think of worse ways to be beaten. {g}, one evening this week?'],
      [FOLLOW, 'playful', 'How bad a loser are you at {g}? I ask before I sit down.'],
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
  small({
    name: 'things told about themselves',
    most: 60,
    when: TRUTHS,
    not: /\b(?:yours|your (?:place|house|flat|car|window\w*|kitchen|bathroom|table|couch)|lovely evening|nice evening|lie|lies|guess|which one|about (?:you|your)|i (?:hate|need|want|must|expect|ask|demand)\b|money|rent|things (?:you|u)|wrong with)\b/i,
    also: (r) => !asksElse(r) && toldOf(r).one !== undefined,
    places: toldOf,
    lines: [
      [DETAIL, 'warm', 'Of all of those I like this one best: {one}.'],
      [FOLLOW, 'playful', 'Hold on, {two}? That one needs a story.'],
      [FOLLOW, 'direct', 'I want to hear more about the part where {one}.'],
      [DETAIL, 'warm', '{mine}Thank you for the last word on me, I will be smiling about that for a while.'],
      [A, 'playful', 'My turn: [one true thing about you]. No lies either.'],
      [LIGHT, 'playful', 'No lie in between? Then I believe all of it, even that {two}.'],
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
