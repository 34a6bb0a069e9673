/** Replies around what is worth taking up: lines by the kind of thing, two things together, and their own words. */

import { type Denial, denialOf } from '../reading/denial.ts';
import type { NounKind } from '../reading/noun-kinds.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { readSalient, type Salient } from '../reading/salient.ts';
import { contentWordsOf } from '../reading/text.ts';
import type { Candidate } from './candidate.ts';
import { DENIED_LINES } from './denied-lines.ts';
import { fill, type Places } from './fill.ts';
import {
  NAME_LINES,
  PAIR_LINES,
  PLAIN_LINES,
  PLACE_LINES,
  QUOTE_GLAD,
  QUOTE_LINES,
  QUOTE_TENDER,
  READERS_LINES,
  READERS_LIVING,
  THING_LINES,
  WON_LINES,
} from './frames.ts';
import { KIND_LINES, type KindLine, PLAINLY_ASKED } from './kinds/index.ts';
import { POINTED, quotesOf } from './quote.ts';
import { isBetweenUs, isEarnest, isJoking, isOfTheDead, type Register, registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';
import { wonAt } from './winning.ts';

const PROFILE = latin(
  /\b(?:your|ur) (?:\p{L}+ ){0,2}(?:profile|bio|prompt|pic|pics|picture|pictures|photo|photos|answer)\b|\b(?:profile|bio)\b|\b(?:photo|pic|picture) (?:of you|\d|one|two|three)|\bbehind you\b|\b(?:you had me at|swiped|matched)\b/iu,
);
const LIVING: ReadonlySet<NounKind | 'name' | undefined> = new Set(['pet', 'farm', 'wild', 'child', 'bees']);
/** Whose it is matters little. */
const EATEN: ReadonlySet<NounKind> = new Set(['bread', 'dish', 'treat'] satisfies NounKind[]);
/** Done for a living; in a clinic or an ambulance one may also lie. */
const WORKED = /\b(?:shifts?|ward|unit|casualty|maternity|scrubs|nightshifts?)$/i;
const TO_SEE_OR_READ =
  /\b(?:books?|novels?|memoir|comics|manga|films?|movies?|series|show|documentary|sitcom|podcasts?|anime|soapie|musical)$/i;
/** Belongs to food and is none. */
const NO_FOOD =
  /\b(?:recipes?|vending-machine|dinner|lunch|breakfast|brunch|supper|braai|bbq|barbecue|feast|buffet|starter|baking|bakery|flour|yeast|dough|stuffing|leftovers?|toast)$/i;
const SERIOUS_TONES = new Set(['warm', 'calm']);
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
type Taken = Salient & { readonly denied?: Denial | undefined; readonly home?: boolean };
/** Where they live or come from: other places are only passed through. */
const HOME_BEFORE =
  /\b(?:from|live in|living in|lived in|grew up in|stay in|staying in|moved to|raised in|born in|based in)\s+$/i;
/** `not worth a cent` is not about the cent. */
const WORTHLESS = /^(?:cent|penny|word|bit|clue|dime|rand|minute|second)$/i;

const READ = new WeakMap<Reading, Taken[]>();

/** What is worth taking up, read once a message. */
export function salientOf(reading: Reading): Taken[] {
  const known = READ.get(reading);
  if (known) return known;
  const found = readSalient(reading.plain, reading.phrases, reading.questions, isAboutProfile(reading))
    .map((one) => ({
      ...one,
      denied: denialOf(reading.plain, one.start, one.end),
      home: HOME_BEFORE.test(reading.plain.slice(Math.max(0, one.start - 20), one.start)),
    }))
    .filter(({ denied, bare }) => !(denied && WORTHLESS.test(bare)));
  READ.set(reading, found);
  return found;
}

export const placesFor = (one: Salient): Places => ({
  x: { words: one.words, plural: one.plural },
  xs: { words: one.plural && /s$/.test(one.words) ? `${one.words}'` : `${one.words}'s` },
  bare: { words: one.bare },
  its: { words: one.plural ? 'their' : 'its' },
});

/** Fewer lines than this are no choice. */
const FEW = 3;

/** The lines that fit a thing, by whose it is and what it is. */
export function linesFor(one: Taken, register: Register, joking: boolean): readonly KindLine[] {
  // A thing lifted out of something grave is a clumsy way to say that one has read it.
  if (register === 'serious' || (one.kind && one.kind !== 'name' && PASSING.has(one.kind))) return [];
  if (one.kind === 'ward' && !WORKED.test(one.bare)) return [];
  const lines =
    one.denied && !one.readers
      ? DENIED_LINES[one.denied]
      : one.readers
        ? LIVING.has(one.kind)
          ? [...READERS_LIVING, ...READERS_LINES]
          : READERS_LINES
        : one.kind === 'name'
          ? one.weight > 3.5
            ? joking
              ? NAME_LINES
              : []
            : one.home
              ? PLACE_LINES
              : []
          : one.kind
            ? [
                ...(KIND_LINES[one.kind] ?? []),
                ...((
                  EATEN.has(one.kind)
                    ? !NO_FOOD.test(one.bare)
                    : one.kind === 'film' || one.kind === 'book'
                      ? TO_SEE_OR_READ.test(one.bare)
                      : one.words.startsWith('your ')
                )
                  ? (PLAINLY_ASKED[one.kind] ?? [])
                  : []),
              ]
            : joking
              ? THING_LINES
              : PLAIN_LINES;
  // Where nothing shows that they joke, a quip about a thing of theirs laughs alone.
  if (!joking && !one.readers) {
    const plain = one.kind && one.kind !== 'name' && !one.denied ? (PLAINLY_ASKED[one.kind] ?? []) : [];
    const kept = lines.filter((line) => plain.includes(line) || SERIOUS_TONES.has(line[1]));
    // Few were made for it: then it is asked after as anything would be.
    return kept.length < FEW && one.kind && one.kind !== 'name' && !one.denied
      ? [...kept, ...PLAIN_LINES]
      : kept;
  }
  return register === 'tender' ? lines.filter(([, tone]) => SERIOUS_TONES.has(tone)) : lines;
}

/** Where something went on, what it was like or where it came from: the story is about something else. */
const PASSED_THROUGH =
  /\b(?:in|from|like|on|into|by|than|without|during|near|through|past|behind|under|outside|inside)\s+$/i;
const EATEN_OR_DRUNK: ReadonlySet<NounKind | 'name' | undefined> = new Set([...EATEN, 'drink']);
/** Who has it, last named before it. */
const WHO =
  /\b(?:(i|i'm|im|i've|we|we're|my|our|me|us)|he|she|they|who|his|her|their|guy|man|woman|lady|kid)\b/gi;
function isPassedThrough(reading: Reading, { start, kind }: Salient): boolean {
  if (PASSED_THROUGH.test(reading.plain.slice(Math.max(0, start - 12), start))) return true;
  if (!EATEN_OR_DRUNK.has(kind)) return false;
  // What somebody else eats is not what it is about.
  const who = [...reading.plain.slice(Math.max(0, start - 60), start).matchAll(WHO)].at(-1);
  return who !== undefined && who[1] === undefined;
}

const text = (line: string, places: Places): string | undefined => fill(line, places);

/** @param anything where little else is to be had: words of theirs then do, whether or not they are the point */
export function aboutSalient(reading: Reading, anything = false): Candidate[] {
  const register = registerOf(reading);
  if (isBetweenUs(reading) || isOfTheDead(reading)) return [];
  // A matter of faith or of the heart is no joke, however lightly it is put.
  const joking = isJoking(reading) && !isEarnest(reading);
  const all = salientOf(reading);
  const profile = isAboutProfile(reading);
  // What they noticed on the profile may be asked about; other things of the reader's are no subject.
  const told = all.filter((one) =>
    one.readers ? profile : !one.asked && (one.home || !isPassedThrough(reading, one)),
  );
  const answering = profile && reading.questions.length > 0;
  const found: Candidate[] = [];
  const winning = wonAt(reading);
  // What was won stands right after, in the same breath.
  const won = told.find(
    ({ start, readers }) =>
      !readers &&
      winning.some(
        (at) => start >= at && start - at < 50 && !/[.!?;\n]/.test(reading.plain.slice(at, start)),
      ),
  );
  let unlisted = 0;
  told.slice(0, 5).forEach((one, index) => {
    const places = placesFor(one);
    const known = one.kind !== undefined;
    if (
      !known &&
      !one.readers &&
      won !== one &&
      (unlisted++ > 1 || !(anything || pointsAt(one, reading.plain)))
    )
      return;
    const weight = (known ? 2.9 : 1.8) - index * 0.3;
    for (const [move, tone, line] of shuffled(
      linesFor(one, register, joking),
      seedOf(reading, one.bare),
    ).slice(0, 7)) {
      const filled = text(line, places);
      if (filled)
        found.push({
          text: filled,
          move,
          tone,
          // A question about a thing in passing misses the point more often than a remark does.
          weight: move === 'follow up' ? weight - 0.4 : weight,
          about: one.bare,
          answers: answering && one.readers,
        });
    }
    if (won === one)
      for (const [move, tone, line] of shuffled(WON_LINES, seedOf(reading, one.bare)).slice(0, 4)) {
        if (!joking && tone !== 'warm') continue;
        const filled = text(line, places);
        if (filled) found.push({ text: filled, move, tone, weight: weight + 0.5, about: one.bare });
      }
  });
  if (register !== 'serious' && joking) found.push(...pairs(reading, told, register));
  if (!isEarnest(reading) && (joking || winning.length > 0))
    found.push(...quoted(reading, register, winning, anything));
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
] satisfies NounKind[]);
const UNPLAYED = /\b(?:marriage|divorce|funeral|grave|hospital|court|overdraft|debt|rent|ex(?:-\w+)?)\b/i;
const pairsUp = (one: Taken): boolean =>
  !one.denied && !UNPLAYED.test(one.bare) && !UNPAIRED.has(one.kind) && /^(?:the|your) /.test(one.words);

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
      register === 'light' ? PAIR_LINES : PAIR_LINES.filter(([, tone]) => SERIOUS_TONES.has(tone));
    const lines = shuffled(fitting, seedOf(reading, one.bare + other.bare)).slice(0, 3);
    for (const [move, tone, line] of lines) {
      const filled = text(line, {
        x: { words: x.words, plural: x.plural },
        y: { words: y.words, plural: y.plural },
      });
      if (filled)
        found.push({
          text: filled,
          move,
          tone,
          weight: reading.style.words > 45 ? 2.9 : 2.3,
          about: `${y.bare}+${x.bare}`,
        });
    }
  }
  return found;
}

/** A quip about their words is for those who joke, and what went well is cheered. */
const quoteLines = (register: Register, won: boolean): readonly KindLine[] =>
  register === 'tender' ? QUOTE_TENDER : won ? QUOTE_GLAD : QUOTE_LINES;

/** A quote below this is words of theirs and no point. */
const WORTH_QUOTING = 0.6;

/** So many characters before a quote still belong to what it says. */
const NEAR = 30;

/** An answer of so many words is taken as said. */
const SHORT_ANSWER = 9;

/** Their own words: most about the one that the message leads up to. */
function quoted(
  reading: Reading,
  register: Register,
  winning: readonly number[],
  anything: boolean,
): Candidate[] {
  // Of a few words said to the reader's own, none is held up to them.
  if (register === 'serious' || (reading.mine !== '' && reading.style.words <= SHORT_ANSWER)) return [];
  const found: Candidate[] = [];
  const add = (lines: readonly KindLine[], most: number, weight: number, quote = '') => {
    for (const [move, tone, line] of shuffled(lines, seedOf(reading, quote)).slice(0, most)) {
      const filled = text(line, { quote: { words: quote } });
      if (filled)
        found.push({ text: filled, move, tone, weight, about: quote ? 'their words' : 'their mood' });
    }
  };
  const won = winning.length > 0;
  const lines = quoteLines(register, won);
  quotesOf(reading)
    .filter(({ points }) => anything || points >= WORTH_QUOTING)
    // What is cheered is what went well, and not what stands beside it.
    .filter(
      ({ at, words }) => !won || winning.some((index) => index >= at - NEAR && index <= at + words.length),
    )
    .slice(0, 2)
    .forEach(({ words, points }, index) => {
      const pointed = points >= POINTED;
      if (index > 0 && !pointed) return;
      add(lines, index > 0 ? 2 : pointed ? 5 : 4, 2.1 + Math.min(points - 1, 1) * 0.5 - index * 0.3, words);
    });
  return found;
}
