/** Replies around what is worth taking up: lines by the kind of thing, two things together, and their own words. */

import { each, wordedIn } from '../book/tables.ts';
import { type Denial, denialOf } from '../reading/denial.ts';
import type { NounKind } from '../reading/noun-kinds.ts';
import { latin } from '../reading/pattern.ts';
import { readSalient, type Salient } from '../reading/salient.ts';
import { contentWordsOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { isTone } from '../tones/index.ts';
import { type Candidate, filledLines } from './candidate.ts';
import type { Slots } from './fill.ts';
import {
  LOW_LINES,
  NAME_LINES,
  PAIR_LINES,
  PLACE_LINES,
  QUOTE_GLAD,
  QUOTE_LINES,
  QUOTE_TENDER,
  READERS_LINES,
  READERS_LIVING,
  THING_LINES,
  WON_LINES,
} from './frames.ts';
import { KIND_LINES, type KindLine } from './kinds.ts';
import { POINTED, quotesOf } from './quote.ts';
import { isEarnest, type Register, registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

const DENIED_LINES = each(['taste', 'outcome'], wordedIn('denied'));

const PROFILE = latin(
  /\b(?:your|ur) (?:\p{L}+ ){0,2}(?:profile|bio|prompt|pic|pics|picture|pictures|photo|photos|answer)\b|\b(?:profile|bio)\b|\b(?:photo|pic|picture) (?:of you|\d|one|two|three)|\bbehind you\b|\b(?:you had me at|swiped|matched)\b/iu,
);
const LIVING: ReadonlySet<NounKind | 'name' | undefined> = new Set(['pet', 'farm', 'wild', 'child', 'bees']);
/** Where something happened rather than what happened: nothing can be said about it without missing the story. */
const PASSING: ReadonlySet<NounKind> = new Set([
  'home',
  'work',
  'faith',
  'road',
  'school',
  'sleep',
  'language',
  'shop',
  'letter',
] satisfies NounKind[]);
/** How far into a message a thing that no list knows has to stand to be what it leads up to. */
const LEADS_UP = 0.4;

/** A thing that no list knows is worth a line where the message leads up to it and it is something to point at. */
const pointsAt = (one: Salient, plain: string): boolean =>
  one.start > plain.length * LEADS_UP && /^(?:the|your) [\p{Ll}\d' -]+$/u.test(one.words);

/** An opener, or about the reader's profile with nothing said before. */
export const isAboutProfile = (reading: Reading): boolean =>
  reading.intents.has('opener') || (reading.conversation.length === 0 && PROFILE.test(reading.plain));

/** Said no to or not, which decides what can be said of it. */
type Taken = Salient & { readonly denied?: Denial | undefined };
/** Nothing can be asked about these, whoever has them: parts of the body, people who are only named, and words that stand for something else. */
const VAGUE =
  /(?:^| )(?:job|pleasure|pressure|point|rest|same|best|worst|time|times|way|thing|things|one|other|others|day|moment|end|idea|honou?r|fault|luck|truth|chance|choice|deal|answer|question|reason|problem|mood|mouth|cheeks?|hands?|face|neck|head|eyes?|legs?|feet|body|skin|heart|mind|money|bond|police|doctor|husband|wife|prep|queue|poster|stuff|kind|sort|lot|bit|vibe|energy|world|house|room|place|side|corner|rules?|name|words?|text|message|number|app)$/i;
/** `not worth a cent` is not about the cent. */
const WORTHLESS = /^(?:cent|penny|word|bit|clue|dime|rand|minute|second)$/i;

/** `Hi stranger`. */
const GREETED = latin(
  /^\W*(?:hi+|hey+|hello|hallo|howzit|heita|yo|good (?:morning|evening|afternoon)|morning|evening)[ ,]+(?:there\b[ ,]*)?(?:(?!i\b|i'|you|u\b|so\b|my\b|the\b|is\b|are\b|how|what|do\b|did\b|just\b|from\b)\p{L}+)?/iu,
);
/** `I nearly swiped left because of the shirt`: it is on the reader's profile. */
const SEEN_THERE =
  /\b(?:swiped|matched)\b[^.!?]{0,25}\b(?:for|of|by|with|on|cause|coz|because)(?: of)? (?:the|that|those) (?:\w+ )?$/i;

const READ = new WeakMap<Reading, Taken[]>();

/** What is worth taking up, read once a message. */
export function salientOf(reading: Reading): Taken[] {
  const known = READ.get(reading);
  if (known) return known;
  const greeted = GREETED.exec(reading.plain)?.[0].length ?? 0;
  const profile = isAboutProfile(reading);
  const found = readSalient(reading.plain, reading.phrases, reading.questions, profile)
    // Whom they greet is the reader.
    .filter(({ start }) => start >= greeted)
    .map((one) => ({
      ...one,
      readers: one.readers || (profile && SEEN_THERE.test(reading.plain.slice(0, one.start))),
    }))
    .map((one) => ({ ...one, denied: denialOf(reading.plain, one.start, one.end) }))
    .filter(({ denied, bare }) => !(denied && WORTHLESS.test(bare)));
  READ.set(reading, found);
  return found;
}

export const placesFor = (one: Salient): Slots => ({
  x: { words: one.words, plural: one.plural },
  xs: { words: one.plural && /s$/.test(one.words) ? `${one.words}'` : `${one.words}'s` },
  bare: { words: one.bare },
  its: { words: one.plural ? 'their' : 'its' },
});

/** `The car accident` is no car. */
const MISFORTUNE = /\b(?:accident|crash|fare|fine|theft|police|insurance|payment|breakdown|casualty)\b/i;

/** The lines that fit a thing, by whose it is and what it is. */
export function linesFor(one: Taken, register: Register): readonly KindLine[] {
  // A thing lifted out of something grave is a clumsy way to say that one has read it.
  if (
    register === 'serious' ||
    MISFORTUNE.test(one.words) ||
    (one.kind && one.kind !== 'name' && PASSING.has(one.kind))
  )
    return [];
  const lines =
    one.denied && !one.readers
      ? DENIED_LINES[one.denied]
      : one.readers
        ? LIVING.has(one.kind)
          ? [...READERS_LIVING, ...READERS_LINES]
          : READERS_LINES
        : one.kind === 'name'
          ? one.weight > 3.5
            ? NAME_LINES
            : PLACE_LINES
          : one.kind
            ? (KIND_LINES[one.kind] ?? THING_LINES)
            : THING_LINES;
  return register === 'tender' ? lines.filter(([, tone]) => isTone(tone, 'gentle')) : lines;
}

const WON =
  /\b(?:passed|got (?:the (?:job|keys?|part|flat|house|place|visa|role|bursary)|my (?:licence|license|results|degree)|into|accepted|promoted|engaged)|finally (?:got|finished|passed|made|did)|graduated|promoted|accepted|won|i start (?:in|on)|published|finished (?:my|the|a|writing|building)|qualified|i did it|made it|nailed it|new job|destroyed them|aced|first (?:loaf|marathon|10k|5k|solo|sale|clients?)|restored|adopted)\b/i;
const NOT_WON =
  /\b(?:not|never|didn'?t|hasn'?t|haven'?t|almost|nearly|if i|lost|failed|dumped|robbed|mugged|got the (?:flu|wrong|bus))\b/i;

/** @param anything where little else is to be had: words of theirs then do, whether or not they are the point */
export function aboutSalient(reading: Reading, anything = false): Candidate[] {
  const register = registerOf(reading);
  const all = salientOf(reading);
  const profile = isAboutProfile(reading);
  // What they noticed on the profile may be asked about; other things of the reader's are no subject.
  const told = all.filter(({ asked, readers }) => (readers ? profile : !asked));
  const answering = profile && reading.questions.length > 0;
  const found: Candidate[] = [];
  const winning = register === 'light' && !NOT_WON.test(reading.plain) ? WON.exec(reading.plain) : null;
  // What was won stands right after, in the same breath.
  const won =
    winning &&
    told.find(
      ({ start, readers }) =>
        !readers &&
        start >= winning.index &&
        start - winning.index < 50 &&
        !/[.!?;\n]/.test(reading.plain.slice(winning.index, start)),
    );
  let unlisted = 0;
  told.slice(0, 5).forEach((one, index) => {
    const places = placesFor(one);
    const known = one.kind !== undefined;
    if (
      !known &&
      !one.readers &&
      won !== one &&
      (unlisted++ > 1 || VAGUE.test(one.bare) || !(anything || pointsAt(one, reading.plain)))
    )
      return;
    const weight = (known ? 2.9 : 1.8) - index * 0.3;
    found.push(
      ...filledLines(
        shuffled(linesFor(one, register), seedOf(reading, one.bare)).slice(0, 7),
        places,
        (move) => ({
          // A question about a thing in passing misses the point more often than a remark does.
          weight: move === 'follow up' ? weight - 0.4 : weight,
          about: one.bare,
          answers: answering && one.readers,
        }),
      ),
    );
    if (won === one)
      found.push(
        ...filledLines(shuffled(WON_LINES, seedOf(reading, one.bare)).slice(0, 3), places, () => ({
          weight: weight + 0.5,
          about: one.bare,
        })),
      );
  });
  if (register !== 'serious') found.push(...pairs(reading, told, register));
  if (!isEarnest(reading)) found.push(...quoted(reading, register, winning !== null, anything));
  return found;
}

const shares = (left: string, right: string): boolean => {
  const words = new Set(contentWordsOf(left));
  return contentWordsOf(right).some((word) => words.has(word));
};

/** No place, no ailment and no bare name: only what one can point at stands beside another thing. */
const UNPAIRED: ReadonlySet<Salient['kind']> = new Set([
  'road',
  'faith',
  'work',
  'medical',
  'exam',
  'sleep',
  'school',
  'language',
  // People are not set against each other.
  'child',
  'elder',
  'sibling',
  'friend',
  'figure',
  'ex',
] satisfies NounKind[]);
const pairsUp = (one: Taken): boolean =>
  !one.denied && !VAGUE.test(one.bare) && !UNPAIRED.has(one.kind) && /^(?:the|your) /.test(one.words);

/** Two things in one line. */
function pairs(reading: Reading, told: readonly Taken[], register: Register): Candidate[] {
  const theirs = told.filter(({ readers }) => !readers).slice(0, 3);
  const [best, second, third] = theirs;
  const found: Candidate[] = [];
  for (const [one, other] of [
    [best, second],
    [best, third],
  ] as const) {
    if (!one || !other || shares(one.words, other.words)) continue;
    const [y, x] = one.start < other.start ? [one, other] : [other, one];
    if (!pairsUp(y) || !pairsUp(x) || x.start < reading.plain.length * LEADS_UP) continue;
    const fitting =
      register === 'light' ? PAIR_LINES : PAIR_LINES.filter(([, tone]) => isTone(tone, 'gentle'));
    const lines = shuffled(fitting, seedOf(reading, one.bare + other.bare)).slice(0, 3);
    const places = {
      x: { words: x.words, plural: x.plural },
      y: { words: y.words, plural: y.plural },
    };
    found.push(
      ...filledLines(lines, places, () => ({
        weight: reading.style.words > 45 ? 2.9 : 2.3,
        about: `${y.bare}+${x.bare}`,
      })),
    );
  }
  return found;
}

const LOW: ReadonlySet<string> = new Set([
  'sadness',
  'disappointment',
  'annoyance',
  'nervousness',
  'embarrassment',
  'fear',
  'remorse',
  'anger',
  'confusion',
]);
const LONGING =
  /\b(?:miss (?:my|the|him|her|having|being)|lonely|not sure (?:about|if)|tired|exhausted|worried)\b/i;

/** A quip about their words is for those who joke; what went well is cheered, and a low mood is no occasion to quote. */
function quoteLines(reading: Reading, register: Register, won: boolean): readonly KindLine[] {
  const laughs =
    reading.style.laughs ||
    (reading.mine === '' && (reading.intents.has('humour') || reading.emotions[0]?.label === 'amusement'));
  if (register === 'tender') return laughs ? QUOTE_TENDER : [];
  if (won) return QUOTE_GLAD;
  return laughs ? QUOTE_LINES : [];
}

/** A low mood that is only guessed at is none. */
const LOW_SCORE = 0.6;

const isLow = (reading: Reading): boolean => {
  // To be sorry for somebody who is fine is worse than to say nothing of it.
  const felt = reading.emotions.filter(({ score }) => score >= LOW_SCORE).map(({ label }) => label);
  const laughs = reading.style.laughs || felt[0] === 'amusement';
  return LONGING.test(reading.plain) || (felt[0] !== undefined && LOW.has(felt[0]) && !laughs);
};

/** A quote below this is words of theirs and no point. */
const WORTH_QUOTING = 0.6;

/** An answer of so many words is taken as said. */
const SHORT_ANSWER = 9;

/** Their own words: most about the one that the message leads up to. */
function quoted(reading: Reading, register: Register, won: boolean, anything: boolean): Candidate[] {
  // Of a few words said to the reader's own, none is held up to them.
  if (register === 'serious' || (reading.mine !== '' && reading.style.words <= SHORT_ANSWER)) return [];
  const found: Candidate[] = [];
  const add = (lines: readonly KindLine[], most: number, weight: number, quote = '') => {
    found.push(
      ...filledLines(
        shuffled(lines, seedOf(reading, quote)).slice(0, most),
        { quote: { words: quote } },
        () => ({ weight, about: quote ? 'their words' : 'their mood' }),
      ),
    );
  };
  if (isLow(reading)) {
    add(LOW_LINES, LOW_LINES.length, 2);
    return found;
  }
  const lines = quoteLines(reading, register, won);
  quotesOf(reading)
    .filter(({ points }) => anything || points >= WORTH_QUOTING)
    .slice(0, 2)
    .forEach(({ words, points }, index) => {
      const pointed = points >= POINTED;
      if (index > 0 && !pointed) return;
      add(lines, index > 0 ? 2 : pointed ? 5 : 4, 2.1 + Math.min(points - 1, 1) * 0.5 - index * 0.3, words);
    });
  return found;
}
