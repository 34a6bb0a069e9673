/** Stories people tell: the event is what gets an answer, not the nouns around it. */

import type { Line } from '../../moves/line.ts';
import { find, hits } from '../../prefilter/prefilter.ts';
import { toYou } from '../../reading/clause-text.ts';
import { isUndone } from '../../reading/denial.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { isAboutProfile } from '../../words/about-salient.ts';
import type { Slots } from '../../words/fill.ts';
import { entriesIn, linesOf, maybePattern, patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { once } from '../once.ts';
import { has, type Situation } from '../situation.ts';
import { storyPlaces } from '../slots/story.ts';

type Story = {
  readonly name: string;
  readonly when: RegExp;
  /** It only sounds like this story. */
  readonly not?: RegExp | undefined;
  readonly lines: readonly Line[];
  /** Told before anything graver is considered: the words allow no other meaning. */
  readonly sure?: boolean;
};

const storyOf = (entry: Entry): Story => ({
  name: entry.id,
  when: patternOf(entry.hear ?? ''),
  not: maybePattern(entry.unless),
  lines: linesOf(entry),
  ...(entry.sure ? { sure: true } : {}),
});

const BY_ID: ReadonlyMap<string, Story> = new Map(
  ['stories company', 'stories won', 'stories mishaps', 'stories daily']
    .flatMap(entriesIn)
    .map((entry) => [entry.id, storyOf(entry)]),
);
/** What allows no other meaning first, then what others did before what merely broke. */
const STORIES: readonly Story[] = [...BY_ID.values()].sort(
  (a, b) => Number(b.sure === true) - Number(a.sure === true),
);

/** A story ends somewhere: letters have their own ways. */
const LONGEST_WORDS = 60;
const FOR_READER =
  /\b(?:you|your|u|ur|you're|youre|we could|let'?s|my place|shall we|running late|be late|on my way|rain ?check|make it|our date|see you)\b/i;
const PLAN_INTENTS = [
  'plan_propose',
  'plan_confirm',
  'plan_decline',
  'plan_reschedule',
  'logistics',
] as const;
const PLAN_BEFORE =
  /\b(?:tonight|tomorrow|see you|still on|meet|book(?:ed)?|table|pick you up|on your way|where are you|running late|outside)\b|\b\d{1,2}(?::\d\d| ?pm| ?am)\b/i;

/** Somebody died: other lines meet that. A battery is nobody. */
const LOSS = latin(
  /\b(?:(?:he|she|they|mom|mum|dad|gran|granny|gogo|ouma|oupa|father|mother|brother|sister|friend|uncle|aunt|husband|wife|dog|cat|son|daughter|baby) (?:just |has |had )?(?:died|passed(?: away)?(?! (?:my|his|her|the|out)))|passed away|funeral|without (?:her|him|my (?:m[ou]m|dad|mother|father|gran|brother|sister|husband|wife))\b|put (?:him|her|them|my \p{L}+|our \p{L}+) (?:down|to sleep))\b/iu,
);

/** Told for its own sake: nothing is asked, nothing planned, nothing in it needs care or a limit. */
function isTold(r: Reading): boolean {
  if (r.language.base !== 'en' || (r.kind !== 'words' && r.kind !== 'photo-with-words')) return false;
  if (r.action !== 'reply' && r.action !== 'support') return false;
  if (r.flags.some(({ kind }) => kind !== 'wellbeing')) return false;
  if (r.style.words > LONGEST_WORDS || r.style.words < 3) return false;
  if (has(r, 'self_harm', 'boundary', 'rejection_hard', 'rejection_soft', 'goodbye')) return false;
  if (LOSS.test(r.plain)) return false;
  if (isAboutProfile(r) && /\byour\b/i.test(r.plain)) return false;
  if (/\b(?:about (?:you|us)|who (?:you are|i'?m (?:texting|seeing|talking to))|meet you)\b/i.test(r.plain))
    return false;
  if (/^\W*(?:(?:do|did|have|are|would|could|can) (?:you|u|we|i)|what|who|how|why|where|if) /i.test(r.plain))
    return false;
  if (r.mine !== '' && PLAN_BEFORE.test(r.mine)) return false;
  return !(FOR_READER.test(r.plain) && has(r, ...PLAN_INTENTS));
}

/** Its own words say no already: `never found it`, `no signal`. */
const SAYS_NO = /n't|n'\?t|\bno[nt]?\b|\bnever\b|\bnobody\b|\bwithout\b/;
const REACH = 40;
/** `a kota after a 14 hour shift` tells of the kota. */
const IN_PASSING =
  /\b(?:after|before|during|like|than|except|instead of)\s+(?:an?\s+|the\s+|my\s+|your\s+|that\s+|this\s+|another\s+)?$/i;
/** Beside a question this adds something to what is asked. */
const ADDED = /\b(?:with|because of|until|between)\s+(?:an?\s+|the\s+|my\s+)?$/i;
const BUSY_WITH =
  /\b(?:deal\w*|stuck|sit\w*|left|busy|start\w*|end\w*|finish\w*|came|home|blessed|what|day|date|deal) with\s+(?:\w+\s+)?$/i;
/** `you sent that to the wrong person`: the reader did it. */
const READERS_DOING =
  /\b(?:you|u)(?:'ve| have|'d| had)?\s+(?:just\s+|probably\s+|accidentally\s+|really\s+)*$/i;
/** The event stands there, and no `didn't` before it nor in it where the story knows of none. */
function happened({ when }: Story, plain: string, besideQuestion: boolean): boolean {
  const match = find(when, plain);
  if (!match) return false;
  if (isUndone(plain, match.index)) return false;
  const before = plain.slice(Math.max(0, match.index - REACH), match.index);
  if (IN_PASSING.test(before)) return false;
  if (besideQuestion && ((ADDED.test(before) && !BUSY_WITH.test(before)) || READERS_DOING.test(before)))
    return false;
  return (
    SAYS_NO.test(when.source) ||
    !/\b(?:didn'?t|did not|never|hasn'?t|haven'?t|isn'?t|wasn'?t)\b/i.test(match[0])
  );
}

/** The story that a message tells. */
const storyIn = once((r: Reading): Story | undefined => {
  if (!isTold(r)) return undefined;
  const asking = asks(r);
  return STORIES.find(
    (story) =>
      (story.sure || r.action === 'reply') &&
      happened(story, r.plain, asking) &&
      !(story.not && hits(story.not, r.plain)),
  );
});

/** `and who owns it? My mother-in-law.`: asked and answered by the teller, and nobody is addressed. */
const asksAtAll = (own: string): boolean => {
  const asked = own.split(/(?<=[.!?\n])\s+/);
  return asked.some(
    (sentence, place) =>
      sentence.includes('?') &&
      (place === asked.length - 1 ||
        FOR_READER.test(sentence) ||
        !/(?:^|, )and (?:guess )?(?:who|what|why|where|how)\b/i.test(sentence)),
  );
};
/** Their question comes first, the story second. */
const asks = (r: Reading): boolean => {
  // What somebody asked in the story is no question to the reader.
  const own = r.plain.replace(/"[^"]*"/g, '');
  return asksAtAll(own) || (r.questions.some(({ kind }) => kind !== 'reciprocal') && FOR_READER.test(own));
};

const turned = (r: Reading, story: Story): Slots => {
  const groups = story.when.exec(r.plain)?.groups ?? {};
  const named = Object.fromEntries(
    Object.entries(groups).map(([name, words]) => [
      name,
      words
        ? { words: AS_SAID.has(name) ? small(toYou(words)) : tidy(toYou(words)), plural: MANY.test(words) }
        : undefined,
    ]),
  );
  return { ...named, ...storyPlaces(r.plain, groups) };
};

const MANY = /(?:[^sui]s|[aeo]es|people|geese|mice)$/i;
/** Spans and likenesses keep their article: `a year`, `like a roof tile`. */
const AS_SAID: ReadonlySet<string> = new Set(['a', 't', 'u', 'v']);
/** `Six months clean` at the start of a message is `six months` within a line. */
const small = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
/** `a tray` said back is `the tray`. */
const tidy = (words: string): string =>
  words
    .replace(/^(?:an?|some|this|another) /i, 'the ')
    .replace(/\s+/g, ' ')
    .trim();

/** An event that is told, alone or with a question besides. @throws where the tier of the entry is none of those above */
export function story({ id }: Entry): readonly Situation[] {
  const one = BY_ID.get(id);
  if (!one) throw new Error(`${id}: its tier is none of a story.`);
  const situation = {
    grounded: true,
    pinned: true,
    slots: (r: Reading) => turned(r, one),
    lines: one.lines,
  };
  return [
    {
      ...situation,
      name: one.name,
      form: 'told',
      exclusive: true,
      when: (r) => storyIn(r) === one && !asks(r),
    },
    {
      ...situation,
      name: `${one.name}, and a question`,
      form: 'with a question',
      exclusive: false,
      when: (r) => storyIn(r) === one && asks(r),
    },
  ];
}

const SOMEBODY = /\b(?:i|i'm|i've|my|me|our|we|us|they've|there'?s)\b/i;

/** Told for its own sake, of no kind that has entries of its own. */
export const tellsMore = (r: Reading): boolean =>
  isTold(r) &&
  r.action === 'reply' &&
  storyIn(r) === undefined &&
  !asks(r) &&
  r.kind === 'words' &&
  r.flags.length === 0 &&
  r.style.words >= 6 &&
  !FOR_READER.test(r.plain) &&
  !has(r, 'insult', 'goodbye') &&
  SOMEBODY.test(r.plain);
