/** Questions that people really put to a match: known by kind, met with what a good friend would send back. */

import type { Tone } from '../../contract.ts';
import { type Line, lines, type MoveName } from '../../moves/line.ts';
import { find, hits } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Question } from '../../reading/questions.ts';
import { turnAround } from '../../reading/text.ts';
import { wordTable } from '../../reading/word-table.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { registerOf } from '../../words/register.ts';
import { QUESTION_CODE } from '../asked/questions.ts';
import { entriesIn, maybePattern, patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { once } from '../once.ts';
import type { Situation } from '../situation.ts';
import { asWell } from './as-well.ts';

type Asking = {
  readonly name: string;
  /** Read against each question of the message by itself. Named groups become slots. */
  readonly cue: RegExp;
  /** What stands around it says that its own words mean something else. */
  readonly meansElse: (r: Reading) => boolean;
  readonly said: ReadonlyArray<readonly [MoveName, Tone, string]>;
  /** Gives way where another question of the message is known too: `how are you`. */
  readonly small: boolean;
};

/** Of a question that is known by its wordings alone. */
const NEVER = /(?!)/;
const NAMED = /^asked: /;

function askingOf(entry: Entry): Asking {
  const { id, hear, unless, small = false, say } = entry;
  const isElse = maybePattern(unless);
  const also = asWell(entry);
  const code = entry.code ? QUESTION_CODE[id] : undefined;
  return {
    name: id.replace(NAMED, ''),
    cue: hear === undefined ? NEVER : patternOf(hear),
    meansElse: (r) => (isElse !== undefined && hits(isElse, r.plain)) || !also(r) || code?.(r) === true,
    said: say.map(([move, tone, text]) => [move, tone, text]),
    small,
  };
}

const askingsIn = (...tiers: readonly string[]): readonly Asking[] => tiers.flatMap(entriesIn).map(askingOf);

/** Another wording of a known question. */
type Wording = {
  /** The asking that answers it. */
  readonly name: string;
  readonly cue: RegExp;
  readonly not: RegExp | undefined;
  /** What the reader wrote before. */
  readonly mine: RegExp | undefined;
  /** What stands elsewhere in the message or in the reader's turn. */
  readonly around: RegExp | undefined;
  /** Its cue has the form of a question, so that it is one without a mark as well. */
  readonly bare: boolean;
};

const wordingsIn = (...tiers: readonly string[]): readonly Wording[] =>
  tiers.flatMap(entriesIn).map(({ as = '', hear = '', unless, mine, around, questionForm = false }) => ({
    name: as.replace(NAMED, ''),
    cue: patternOf(hear),
    not: maybePattern(unless),
    mine: maybePattern(mine),
    around: maybePattern(around),
    bare: questionForm,
  }));

/** The first that fits is meant: the particular before the general. */
const ASKINGS = askingsIn(
  'asked play',
  'asked either',
  'asked us',
  'asked life',
  'asked habits',
  'asked daily',
  'asked taste',
  'asked forms',
);
/** Other wordings are read before their own cues, and these are known by them alone. */
const WORDED_ASKINGS = askingsIn('asked elsewise');
const WORDINGS = wordingsIn('asked otherwise life', 'asked otherwise days');
const BACK_ASKINGS = askingsIn('asked handed back');
const FOLLOW_ASKINGS = askingsIn('asked after news');
const BY_NAME: ReadonlyMap<string, Asking> = new Map(
  [...ASKINGS, ...WORDED_ASKINGS].map((asking) => [asking.name, asking]),
);

/** Put as an order and read as no question: `send me a pic`, `guess my age`. */
const ORDERED =
  /^(?:(?:so|and|but|ok|okay|now|please|pls|hey|hi|well|come on|lol|haha|go on)[,\s]+)*(?:(?:just )?(?:send|show|give|gimme|tell|say|rate|guess|ask|describe|impress|convince|surprise|entertain|cheer|make|drop|share|name|confess|sell)\b|(?:two truths|truth or dare|never have i|unpopular opinion|hot take|fun fact|desert island|one thing))/i;
/** `iPhone or Android, this matters`: a choice that carries no mark. */
const TWO_SIDES = latin(
  /^\W*(?:\p{L}+: )?(?!(?:i|i'm|we|he|she|it|they|my)\b)(?:[\p{L}\p{N}'-]+ ){1,3}(?:or|vs) [\p{L}\p{N}'-]+/iu,
);
/** `you want a relationship or just vibes`, `socks in bed, yes or no`, `wuu2`. */
const UNMARKED =
  /^\W*(?:so |and )?(?:(?:where|what|why|how) (?:you|u)\b|(?:you|u) (?:want|wanna|prefer|looking|more|got|have|a|into)\b|wuu2|wud\b|wyd)|\b(?:yes or no|yay or nay)\W*$/i;
/** They told their own and hand it back. */
const HANDED_BACK =
  /(?<=[^?]{6})[\s,.!-](?:and |what about |how about |wbu|hbu)*(?:you|u|yourself|urself|yours|wbu|hbu)[?.!\s\p{Extended_Pictographic}]*$/iu;
/** Asked of somebody or something else: not the reader's to answer. */
const OF_OTHERS = latin(
  /\b(?:my (?:mom|mum|dad|boss|friend|sister|brother|ex|gran|gogo|boyfriend|girlfriend|colleague|flatmate|mother|father)|he|she|they|people|everyone|somebody|someone|anyone)\b(?: \p{L}+)? (?:asked|asks|said|says|wants?|keeps?|wanted|thinks?)\b/iu,
);
/** `she has three questions: are you tall, do you drive`: listed for somebody else, and one answer covers them. */
const LISTED_FOR_OTHERS =
  /\b(?:he|she|they|m[ou]m|mother|dad|father|parents|gran|gogo|ouma|sister|brother|friends?|bestie|flatmate|kids|daughter|son)(?:'s)?(?: \w+){0,3} (?:asked|asks|wants? to know|(?:\w+ )?questions)\b[^.?!]{0,30}:/i;
/** A whole sentence about the reader before the question is no part of what is asked: `Saw you're vegan. How's that at braais?` */
const TELLS_FIRST = /^\W*(?:i )?(?:saw|see|noticed|read|heard)\b[^.!?]{6,}[.!] +\S/i;
/** Asked about everybody: `why is everyone here into hiking` is not about the reader's hikes. */
const OF_EVERYBODY =
  /^(?!.*\b(?:you|your|u|ur|you're)\b)\W*(?:\w+[ ,]+){0,2}(?:why|how come|does|do|is|are|has)(?:'s|s)? (?:everyone|everybody|people|nobody|no ?one|all (?:the )?(?:men|women|guys|girls))\b/i;
/** Words beside the question from which on the rest of the message has to be heard as well. */
const ELSE_TOLD = 9;

type Asked = {
  readonly asking: Asking;
  readonly slots: Slots;
  readonly besides: number;
  readonly told: boolean;
};

/** A bare question longer than this tells more than it asks. */
const BARE_WORDS = 18;
/** Up to so many words a message is read as one question. */
const SHORT = 12;
/** They tell of themselves beside the question, so that it is not asked back. */
const TOLD_OWN =
  /\b(?:i'?m|i am|i (?:grew|was|work|stay|live|have|had|got|love|like|hate|prefer|do|don'?t|just|usually|always|never|drink|smoke|go|come|went|study|speak|take|ate|made)|mine|for me|personally|i'?ve|my)\b/i;
const ONLY_SAID =
  /\b(?:i'?m (?:just |so |only )?(?:curious|asking|wondering|joking|kidding|nosy|serious|scared|judging)|i (?:bet|need|want|promise|hope|think|guess|feel|love (?:your|that)|like (?:your|that))|nice to (?:meet|match)|i'?m [a-z]+[,.!]|my name|my (?:mom|mum|friend|ouma|gran|sister) )\b/i;
/** Their own question handed back at the end of a line. */
const ASKED_BACK = /(?<![^.!?])(?=[^.!?]*\b(?:you|yours|your)\b)[^.!?]*\?$/i;

/** Which questions each thing told of themselves belongs to. */
const BACK_OF = wordTable<readonly string[]>({
  'back: siblings': ['siblings'],
  'back: from': ['from', 'where they live'],
  'back: food': ['eaten', 'dinner'],
  'back: fine': ['how are you', 'how was the day'],
  'back: doing now': ['doing now', 'plans for the weekend'],
});

/** A limit put as a question or beside one is heard as a limit. */
const LIMIT =
  /\b(?:can|could|would) (?:you|u) (?:please )?(?:not|stop)\b|\bnot in the mood\b|\bplease (?:don'?t|stop)\b/i;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

function asksOf(r: Reading): ReadonlyArray<Pick<Question, 'text'>> {
  if (r.questions.length > 0)
    // `Zombies: what is your plan?` is about what stands before the question.
    return [
      ...r.questions.slice(0, 4),
      ...(r.style.words <= SHORT && !TELLS_FIRST.test(r.plain) ? [{ text: r.plain }] : []),
    ];
  const order = r.plain.split(/(?<=[.!?\n])\s+/).find((sentence) => ORDERED.test(sentence));
  if (order) return [{ text: order }];
  return r.style.words <= 10 && (TWO_SIDES.test(r.plain) || UNMARKED.test(r.plain))
    ? [{ text: r.plain }]
    : [];
}

/** Another wording of a known question. */
function widerOf(
  r: Reading,
  text: string,
  bare = false,
): { asking: Asking; match: RegExpExecArray } | undefined {
  const isIt = ({ cue, not, mine, around, bare: unmarked }: Wording): RegExpExecArray | null =>
    (bare && !unmarked) ||
    (mine && !mine.test(r.mine)) ||
    (around && !around.test(`${r.mine} ${r.plain}`)) ||
    (not && hits(not, text))
      ? null
      : find(cue, text);
  for (const one of WORDINGS) {
    const match = isIt(one);
    const asking = match ? BY_NAME.get(one.name) : undefined;
    if (match && asking && !asking.meansElse(r)) return { asking, match };
  }
  return undefined;
}

/** The question that is known, if there is one and nothing graver stands beside it. */
const known = once((r: Reading): Asked | undefined => {
  if (
    r.action !== 'reply' ||
    r.language.base !== 'en' ||
    (r.kind !== 'words' && r.kind !== 'photo-with-words') ||
    r.flags.length > 0 ||
    r.intents.has('prompt_injection') ||
    r.intents.has('boundary') ||
    LIMIT.test(r.plain) ||
    r.style.words > 70
  )
    return undefined;
  const found: Asked[] = [];
  for (const { text } of asksOf(r)) {
    if (text.length > 170 || OF_OTHERS.test(text) || OF_EVERYBODY.test(text)) continue;
    const besides = r.style.words - wordsIn(text);
    // A grave message with a small question in it is about what is grave.
    if (besides >= 4 && registerOf(r) === 'serious') continue;
    const rest = r.plain.replace(text, ' ');
    const told = besides >= 3 && TOLD_OWN.test(rest) && !ONLY_SAID.test(rest);
    const wider = widerOf(r, text);
    for (const asking of wider ? [wider.asking] : ASKINGS) {
      const match = wider ? wider.match : find(asking.cue, text);
      if (!match || asking.meansElse(r)) continue;
      const back = told
        ? BACK_ASKINGS.find(({ name, cue }) => BACK_OF[name]?.includes(asking.name) && cue.test(rest.trim()))
        : undefined;
      found.push({
        asking: back ?? asking,
        slots: slotsIn(match),
        besides: back ? 0 : besides,
        told: told && !back,
      });
      if (!asking.small) break;
    }
  }
  // `Where's that?` after the reader's own news is about the news.
  const follow =
    r.mine && r.style.words <= 9 && !found.some(({ asking }) => asking.name === 'how did that go')
      ? FOLLOW_ASKINGS.find(({ cue }) => hits(cue, r.plain))
      : undefined;
  if (follow && (r.questions.length > 0 || /\?/.test(r.plain)))
    return { asking: follow, slots: {}, besides: 0, told: false };
  return found.find(({ asking }) => !asking.small) ?? found[0] ?? unmarked(r) ?? handedBack(r);
});

/** `any hobbies besides netflix lol`: a question by its form alone. */
function unmarked(r: Reading): Asked | undefined {
  if (r.plain.length > 170 || r.style.words > BARE_WORDS || OF_OTHERS.test(r.plain)) return undefined;
  const wider = widerOf(r, r.plain, true);
  return wider && { asking: wider.asking, slots: slotsIn(wider.match), besides: 0, told: false };
}

const slotsIn = (match: RegExpExecArray): Slots =>
  Object.fromEntries(
    Object.entries(match.groups ?? {}).flatMap(([name, words]) =>
      words ? [[name, { words: turnAround(words.trim()) }]] : [],
    ),
  );

function handedBack(r: Reading): Asked | undefined {
  if (!r.questions.some(({ kind }) => kind === 'reciprocal') || !HANDED_BACK.test(r.plain)) return undefined;
  if (registerOf(r) === 'serious' || r.style.words > 30) return undefined;
  const asking = BACK_ASKINGS.find(({ cue }) => hits(cue, r.plain));
  return asking && { asking, slots: {}, besides: 0, told: false };
}

/** `do you like it`: about the question before. */
const ABOUT_BEFORE = /^\W*(?:and |or |so |but )*(?:\w+'?\w* ){1,3}(?:it|that|them|one)\W*$/i;

export type AskedPart = {
  readonly name: string;
  readonly slots: Slots;
  readonly lines: readonly Line[];
  readonly unasked: readonly Line[];
};

/** Each known question of a message that asks several things, in its order; `unasked`: its lines without a question handed back. */
export const severalAsked = once((r: Reading): readonly AskedPart[] => {
  if (known(r) === undefined || r.questions.length < 2 || LISTED_FOR_OTHERS.test(r.plain)) return [];
  const found: AskedPart[] = [];
  for (const { text } of r.questions.slice(0, 4)) {
    if (text.length > 170 || OF_OTHERS.test(text) || ABOUT_BEFORE.test(text)) continue;
    const wider = widerOf(r, text);
    for (const asking of wider ? [wider.asking] : ASKINGS) {
      const match = asking.small ? null : wider ? wider.match : find(asking.cue, text);
      if (!match || asking.meansElse(r)) continue;
      if (!found.some(({ name }) => name === asking.name))
        found.push({
          name: asking.name,
          slots: slotsIn(match),
          lines: linesOf(asking.said),
          unasked: linesOf(unasked(asking.said)),
        });
      break;
    }
  }
  return found;
});

/** They ask something that is known: the general ways to take up a question are not needed. */
export const isKnownAsking = (r: Reading): boolean => known(r) !== undefined;

const linesOf = (said: Asking['said']): Line[] =>
  said.flatMap(([move, tone, text]) => lines(move, [[tone, text]]));

/** Without the question that they have answered already. */
const unasked = (said: Asking['said']): Asking['said'] =>
  said.flatMap(([move, tone, text]) => {
    const left = text.replace(ASKED_BACK, '').trim();
    if (left === text || (move !== 'suggest meeting' && left.length < 12))
      return left === text ? [[move, tone, text] as const] : [];
    return [[move, tone, move === 'suggest meeting' ? text : left] as const];
  });

const BY_ASKING_NAME: ReadonlyMap<string, Asking> = new Map(
  [...ASKINGS, ...WORDED_ASKINGS, ...BACK_ASKINGS, ...FOLLOW_ASKINGS].map((asking) => [asking.name, asking]),
);

/** Asked alone, beside much else, and beside something of their own. @throws where the tier of the entry is none of those above */
export function question({ id }: Entry): readonly Situation[] {
  const asking = BY_ASKING_NAME.get(id.replace(NAMED, ''));
  if (!asking) throw new Error(`${id}: its tier is none of a question.`);
  const here = (r: Reading) => {
    const one = known(r);
    return one?.asking === asking ? one : undefined;
  };
  const situation = {
    lines: linesOf(asking.said),
    slots: (r: Reading) => known(r)?.slots ?? {},
    bonus: 1.4,
  };
  return [
    {
      ...situation,
      name: `asked: ${asking.name}`,
      exclusive: true,
      when: (r: Reading) => {
        const one = here(r);
        return one !== undefined && !one.told && one.besides < ELSE_TOLD;
      },
    },
    {
      ...situation,
      name: `asked beside much else: ${asking.name}`,
      when: (r: Reading) => {
        const one = here(r);
        return one !== undefined && !one.told && one.besides >= ELSE_TOLD;
      },
    },
    {
      ...situation,
      name: `asked and told: ${asking.name}`,
      // Taking the questions out of every line of every question would slow each start.
      get lines() {
        return linesOf(unasked(asking.said));
      },
      when: (r: Reading) => here(r)?.told === true,
    },
  ];
}
