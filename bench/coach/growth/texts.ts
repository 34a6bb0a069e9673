/** Generated texts that make slow code show: the same ones for the same seed, each at any length up to the longest that is accepted. */
import { readdirSync, readFileSync } from 'node:fs';
import { MESSAGE_MAX_CHARACTERS } from '#coach';
import { BAITS } from '../fuzz/baits.ts';
import { type Random, seeded } from '../fuzz/random.ts';

export type GrowingText = {
  /** Which maker it came from. */
  readonly kind: string;
  /** `MESSAGE_MAX_CHARACTERS` UTF-16 units or a little less; a prefix of it is the shorter text of the same kind. */
  readonly text: string;
};

const RULES = new URL('../../../src/coach/rules/', import.meta.url);

/** Every word that stands in the source of the rules, patterns included: what a pattern looks for makes it start. */
export function lexicon(): string[] {
  const words = new Set<string>();
  for (const name of readdirSync(RULES, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    for (const [word] of readFileSync(new URL(name, RULES), 'utf8').matchAll(/[a-z][a-z']{0,14}[a-z]/g))
      words.add(word);
  }
  return [...words];
}

const NAMES = [
  'Thabo',
  'Lerato',
  'Anna',
  'Sipho Dlamini',
  "O'Brien",
  'Cape Town',
  'Jo-Anne',
  'Table Mountain',
];
const MARKS = [...'.,;:!?-–—…\'"“”‘’()[]{}<>/\\|@#$%^&*_+=~¿¡', '?!', '...', ' - ', ', ', '. '];
const NUMBERS = [
  '7',
  '7pm',
  'R500',
  '$200',
  '12:30',
  '1,5',
  '3.14',
  '2026-07-01',
  '082 123 4567',
  '+27821234567',
  '15 year old',
];
const ADDRESSES = [
  'http://a.co/x',
  'https://www.example.com/a?b=c',
  'me@example.com',
  '@handle',
  '#tag',
  'a.b.c.d',
  'bit.ly/x',
];
const EMOJI = ['😂', '❤️', '👍🏽', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🇿🇦', '1️⃣', '🫠', ':)', '<3'];
const OTHERS =
  `ek jy nie het dit baie lekker maar hoe gaan ngiyakuthanda unjani molo sawubona ke a leboha dumela hola qué tal
  je suis très bien ich bin müde und nicht schön olá você não mi dispiace 日本語 привет שלום مرحبا`.split(
    /\s+/,
  );
const JOINTS = [
  'and',
  'but',
  'because',
  'so',
  'that',
  'which',
  'who',
  'when',
  'if',
  'or',
  'while',
  'after',
  'of',
  'with',
];
const ASKS = [
  'what',
  'why',
  'how',
  'do you',
  'are you',
  'would you',
  'when',
  'where',
  'did you',
  'which',
  "what's",
  'can u',
];
const SUBJECTS = [
  'i',
  'u',
  'you',
  'we',
  'my',
  'your',
  'the',
  'she',
  'they',
  'it',
  "i'm",
  "you're",
  'he',
  'a',
  'our',
  'this',
];

const repeated = (piece: string): string =>
  piece.repeat(Math.ceil(MESSAGE_MAX_CHARACTERS / Math.max(1, piece.length)));

function joined(piece: () => string, between = ' '): string {
  const parts: string[] = [];
  for (let length = 0; length < MESSAGE_MAX_CHARACTERS; ) {
    const part = piece();
    parts.push(part);
    length += part.length + between.length;
  }
  return parts.join(between);
}

const some = (random: Random, most: number, piece: () => string, between = ' '): string =>
  Array.from({ length: 1 + random.below(most) }, piece).join(between);

/** A word that nothing knows, another each time: what is kept of each distinct word adds up. */
const coined = (random: Random): string =>
  Array.from({ length: 3 + random.below(5) }, () => 'bdfgklmnprstvzaeiou'[random.below(19)]).join('');

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

type Maker = (random: Random, word: () => string) => string;

const MAKERS: Readonly<Record<string, Maker>> = {
  'one word again': (_, word) => repeated(`${word()} `),
  'few words in turn': (random, word) =>
    repeated(`${some(random, 4, () => random.pick([word(), word(), random.pick(SUBJECTS)]))} `),
  'bait again': (random) => repeated(random.pick(BAITS)),
  'baits in turn': (random) => repeated(some(random, 3, () => random.pick(BAITS), '')),
  'words without marks': (_, word) => joined(word),
  'words with joints': (random, word) => joined(() => `${word()} ${random.pick([...JOINTS, ...SUBJECTS])}`),
  'one subject, any word': (random, word) => {
    const subject = random.pick(SUBJECTS);
    return joined(() => `${subject} ${word()}`);
  },
  'words with commas': (random, word) => joined(() => some(random, 3, word), ', '),
  'short sentences': (random, word) =>
    joined(() => capital(some(random, 4, word)), random.pick(['. ', '! ', '.\n'])),
  'questions in turn': (random, word) =>
    joined(() => `${random.pick(ASKS)} ${some(random, 4, word)}${random.pick(['?', '?', ''])}`),
  'one question again': (random, word) => repeated(`${random.pick(ASKS)} ${some(random, 3, word)}? `),
  'clauses in clauses': (random, word) =>
    joined(() => `${random.pick(JOINTS)} ${random.pick(SUBJECTS)} ${word()}`),
  'one mark again': (random) => repeated(random.pick(MARKS)),
  'marks in turn': (random) => joined(() => random.pick(MARKS), ''),
  'words and marks': (random, word) => joined(() => random.pick([word(), random.pick(MARKS)])),
  'no spaces': (random) => joined(() => coined(random), ''),
  quotes: (random, word) => {
    const quote = random.pick(['"', "'", '“', '‘', '`']);
    return joined(() => `${quote}${some(random, 3, word)}${random.pick([quote, '', '”'])}`);
  },
  numbers: (random, word) => joined(() => random.pick([...NUMBERS, word()])),
  addresses: (random, word) => joined(() => random.pick([...ADDRESSES, word()]), random.pick([' ', ''])),
  emoji: (random, word) => joined(() => random.pick([...EMOJI, word()]), random.pick([' ', ''])),
  names: (random, word) => joined(() => random.pick([...NAMES, capital(word()), word()])),
  languages: (random, word) => joined(() => random.pick([...OTHERS, ...OTHERS, word()])),
  'one other language': (random) => repeated(`${some(random, 3, () => random.pick(OTHERS))} `),
  'coined words': (random) =>
    joined(() => `${random.pick(['my', 'the', 'your', 'a', 'i', ''])} ${coined(random)}`),
  'coined names': (random) => joined(() => `${random.pick(SUBJECTS)} ${capital(coined(random))}`),
  /** A run of marks that ends in a letter, so that no pattern for trailing marks matches. */
  'marks before a letter': (random, word) => {
    const mark = random.pick(['! ', '? ', '. ', ', ', '[ ', '( ', "' ", '😂', '🎤', '!']);
    return `${random.pick(['', word()])}${mark.repeat((MESSAGE_MAX_CHARACTERS - 20) / mark.length)}x`.padEnd(
      MESSAGE_MAX_CHARACTERS,
      'x',
    );
  },
  brackets: (random, word) =>
    joined(
      () =>
        `${random.pick(['(', '[', '{', '<'])}${random.pick([word(), ''])}${random.pick([')', ']', '', ''])}`,
    ),
  lines: (random, word) => joined(() => some(random, 3, word), random.pick(['\n', '\n\n', '\r\n', '  '])),
};

export const KINDS: readonly string[] = Object.keys(MAKERS);

/** Kinds come in turn, so that a small count holds every kind too. */
export function* growingTexts(seed: number, count: number): Generator<GrowingText> {
  const random = seeded(seed);
  const words = lexicon();
  const word = () => random.pick(words);
  const makers = Object.entries(MAKERS);
  for (let index = 0; index < count; index++) {
    const [kind, make] = makers[index % makers.length] as (typeof makers)[number];
    yield { kind, text: make(random, word).slice(0, MESSAGE_MAX_CHARACTERS).toWellFormed() };
  }
}
