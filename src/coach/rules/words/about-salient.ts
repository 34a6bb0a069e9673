/** Replies around what is worth taking up: lines by the kind of thing, two things together, and their own words. */

import type { NounKind } from '../reading/noun-kinds.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { readSalient, type Salient } from '../reading/salient.ts';
import { contentWordsOf } from '../reading/text.ts';
import type { Candidate } from './candidate.ts';
import { fill, type Places } from './fill.ts';
import {
  NAME_LINES,
  PAIR_LINES,
  PLACE_LINES,
  QUOTE_CARE,
  QUOTE_GLAD,
  QUOTE_LINES,
  QUOTE_LOW,
  QUOTE_PLAIN,
  READERS_LINES,
  READERS_LIVING,
  THING_CARE,
  THING_LINES,
  WON_LINES,
} from './frames.ts';
import { KIND_LINES, type KindLine } from './kinds/index.ts';
import { quotesOf } from './quote.ts';
import { isEarnest, type Register, registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

const PROFILE = latin(
  /\b(?:your|ur) (?:\p{L}+ ){0,2}(?:profile|bio|prompt|pic|pics|picture|pictures|photo|photos|answer)\b|\b(?:profile|bio)\b|\b(?:photo|pic|picture) (?:of you|\d|one|two|three)|\bbehind you\b|\b(?:you had me at|swiped|matched)\b/iu,
);
const LIVING: ReadonlySet<NounKind | 'name' | undefined> = new Set(['pet', 'farm', 'wild', 'child', 'bees']);
const SERIOUS_TONES = new Set(['warm', 'calm']);

/** An opener, or about the reader's profile with nothing said before. */
export const isAboutProfile = (reading: Reading): boolean =>
  reading.intents.has('opener') || (reading.conversation.length === 0 && PROFILE.test(reading.plain));

const READ = new WeakMap<Reading, Salient[]>();

/** What is worth taking up, read once a message. */
export function salientOf(reading: Reading): Salient[] {
  const known = READ.get(reading);
  if (known) return known;
  const found = readSalient(reading.plain, reading.phrases, reading.questions, isAboutProfile(reading));
  READ.set(reading, found);
  return found;
}

export const placesFor = (one: Salient): Places => ({
  x: { words: one.words, plural: one.plural },
  xs: { words: one.plural && /s$/.test(one.words) ? `${one.words}'` : `${one.words}'s` },
  bare: { words: one.bare },
  its: { words: one.plural ? 'their' : 'its' },
});

/** The lines that fit a thing, by whose it is and what it is. */
export function linesFor(one: Salient, register: Register): readonly KindLine[] {
  if (register === 'serious') return THING_CARE;
  const lines = one.readers
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
  return register === 'tender' ? lines.filter(([, tone]) => SERIOUS_TONES.has(tone)) : lines;
}

const WON =
  /\b(?:passed|got (?:the (?:job|keys?|part|flat|house|place|visa|role|bursary)|my (?:licence|license|results|degree)|into|accepted|promoted|engaged)|finally (?:got|finished|passed|made|did)|graduated|promoted|accepted|won|i start (?:in|on)|published|finished (?:my|the|a|writing|building)|qualified|i did it|made it|nailed it|new job|destroyed them|aced|first (?:loaf|marathon|10k|5k|solo|sale|clients?)|restored|adopted)\b/i;
const NOT_WON =
  /\b(?:not|never|didn'?t|hasn'?t|haven'?t|almost|nearly|if i|lost|failed|dumped|robbed|mugged|got the (?:flu|wrong|bus))\b/i;

const text = (line: string, places: Places): string | undefined => fill(line, places);

export function aboutSalient(reading: Reading): Candidate[] {
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
  told.slice(0, 5).forEach((one, index) => {
    const places = placesFor(one);
    const known = one.kind !== undefined;
    const weight = (known ? 2.9 : 1.8) - index * 0.3;
    for (const [move, tone, line] of shuffled(linesFor(one, register), seedOf(reading, one.bare)).slice(
      0,
      4,
    )) {
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
      for (const [move, tone, line] of shuffled(WON_LINES, seedOf(reading, one.bare)).slice(0, 3)) {
        const filled = text(line, places);
        if (filled) found.push({ text: filled, move, tone, weight: weight + 0.5, about: one.bare });
      }
  });
  if (register !== 'serious')
    found.push(...pairs(reading, told, register), ...combined(reading, told, register));
  if (!isEarnest(reading)) found.push(...quoted(reading, told, register));
  return found;
}

const shares = (left: string, right: string): boolean => {
  const words = new Set(contentWordsOf(left));
  return contentWordsOf(right).some((word) => words.has(word));
};

/** Two things in one line. */
function pairs(reading: Reading, told: readonly Salient[], register: Register): Candidate[] {
  const theirs = told.filter(({ readers }) => !readers).slice(0, 3);
  const [best, second, third] = theirs;
  const found: Candidate[] = [];
  for (const [one, other] of [
    [best, second],
    [best, third],
  ] as const) {
    if (!one || !other || shares(one.words, other.words)) continue;
    const [y, x] = one.start < other.start ? [one, other] : [other, one];
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

/** In a long message: a remark about one thing and a question about another. */
function combined(reading: Reading, told: readonly Salient[], register: Register): Candidate[] {
  if (reading.style.words < 26) return [];
  const found: Candidate[] = [];
  told.slice(0, 4).forEach((one, index) => {
    const remark = shuffled(linesFor(one, register), seedOf(reading, `r${one.bare}`)).find(
      ([, , line]) => !line.includes('?') && !line.includes('['),
    );
    const other = told
      .slice(0, 5)
      .find((candidate, at) => at !== index && !shares(candidate.words, one.words));
    if (!remark || !other) return;
    const ask = shuffled(linesFor(other, register), seedOf(reading, `a${other.bare}`)).find(
      ([move, , line]) => line.includes('?') && move === 'follow up',
    );
    const first = text(remark[2], placesFor(one));
    const then = ask && text(ask[2], placesFor(other));
    if (first && then)
      found.push({
        text: `${first} ${then}`,
        move: ask[0],
        tone: remark[1],
        weight: (reading.style.words > 45 ? 3.5 : 2.6) - index * 0.2,
        about: one.bare,
      });
  });
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
const GLAD: ReadonlySet<string> = new Set(['joy', 'excitement', 'pride', 'relief', 'gratitude']);
const LONGING =
  /\b(?:miss (?:my|the|him|her|having|being)|lonely|not sure (?:about|if)|tired|exhausted|worried)\b/i;

/** A quip about their words is for those who joke; a feeling is met as one, and what shows none is taken at its word. */
function quoteLines(reading: Reading, register: Register): readonly KindLine[] {
  if (register === 'serious') return QUOTE_CARE;
  const felt = reading.emotions.filter(({ score }) => score >= 0.3).map(({ label }) => label);
  const laughs = reading.style.laughs || felt[0] === 'amusement';
  if (LONGING.test(reading.plain) || (felt[0] !== undefined && LOW.has(felt[0]) && !laughs)) return QUOTE_LOW;
  if (felt[0] !== undefined && GLAD.has(felt[0])) return QUOTE_GLAD;
  if (register === 'tender') return QUOTE_LOW;
  return laughs || reading.intents.has('humour') ? QUOTE_LINES : QUOTE_PLAIN;
}

/** Their own words, alone or before a question about something else of theirs. */
function quoted(reading: Reading, told: readonly Salient[], register: Register): Candidate[] {
  const found: Candidate[] = [];
  quotesOf(reading)
    .slice(0, 2)
    .forEach(({ words }, index) => {
      const lines = shuffled(quoteLines(reading, register), seedOf(reading, words));
      const other = told.find((one) => !shares(one.words, words) && !one.readers);
      const ask =
        register === 'light' && other
          ? shuffled(linesFor(other, register), seedOf(reading, `q${other.bare}`)).find(
              ([move, , line]) => move === 'follow up' && line.includes('?'),
            )
          : undefined;
      const tail = ask && other ? text(ask[2], placesFor(other)) : undefined;
      lines.slice(0, 3).forEach(([move, tone, line], at) => {
        const filled = text(line, { quote: { words } });
        if (!filled) return;
        const alone = 2.35 - index * 0.35;
        found.push({ text: filled, move, tone, weight: alone, about: 'their words' });
        if (tail && at === 0)
          found.push({ text: `${filled} ${tail}`, move, tone, weight: alone + 0.4, about: 'their words' });
      });
    });
  return found;
}
