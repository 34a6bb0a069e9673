/** Texts that are costly to read, of any length, always the same ones for the same seed. */
import { BAITS } from '../coach/fuzz/baits.ts';
import { type Random, seeded } from '../coach/fuzz/random.ts';

/** A text of so many characters; the same recipe at twice the length shows how the cost grows. */
export type Recipe = (characters: number) => string;

const SHORT = 'u i a my ur the no so ok we it to in of and or but not if am is as at by'.split(' ');
const THINGS =
  'dog cat mother brother ex work weekend coffee beach wine money code photo gift card train school rent doctor holiday birthday'.split(
    ' ',
  );
const DOING =
  'love miss want need send call meet lost broke bought made found hate forgot think feel said asked told'.split(
    ' ',
  );
const JOINTS = [' because ', ' which ', ' who ', ' that ', ' when ', ' although ', ' and then ', ' if '];
const MARKS = [',', ';', ' -', '...', '!', '?', ' (', ')', ' "', "'", ':', '?!', ' 😂'];

const repeated = (piece: string): Recipe => {
  const unit = piece === '' ? 'a' : piece;
  return (characters) => unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
};

/** Pieces until there are enough characters: drawn anew for each length, from the same seed. */
const drawn =
  (seed: number, piece: (random: Random) => string): Recipe =>
  (characters) => {
    const random = seeded(seed);
    let text = '';
    while (text.length < characters) text += piece(random);
    return text.slice(0, characters);
  };

const words = (random: Random, most: number): string =>
  Array.from({ length: 1 + random.below(most) }, () =>
    random.pick([SHORT, THINGS, DOING][random.below(3)] ?? SHORT),
  ).join(' ');

/** Each makes a recipe. */
const KINDS: ReadonlyArray<(random: Random, seed: number) => Recipe> = [
  // A few words over and over, as in `u u dog `.
  (random) => repeated(`${words(random, 4)} `),
  (random) => repeated(`${words(random, 3)}${random.pick(MARKS)}`),
  (random) => repeated(random.pick(BAITS)),
  (random) => repeated(`${random.pick(BAITS)}${words(random, 2)} `),
  // No end of a sentence anywhere.
  (_random, seed) => drawn(seed, (random) => `${words(random, 6)} `),
  (_random, seed) => drawn(seed, (random) => `${words(random, 3)}${random.pick(MARKS)} `),
  // Clauses inside clauses.
  (_random, seed) =>
    drawn(seed, (random) => `my ${random.pick(THINGS)}${random.pick(JOINTS)}i ${random.pick(DOING)} `),
  (_random, seed) => drawn(seed, (random) => `(${words(random, 3)}, "${words(random, 2)} `),
  // Many short sentences and questions.
  (_random, seed) => drawn(seed, (random) => `${words(random, 4)}${random.pick(['.', '?', '!', '\n'])} `),
];

/** The text of the report that this benchmark stands for, and its neighbours. */
const KNOWN: readonly Recipe[] = ['u u dog ', 'u u ', 'my u dog ', 'a', 'a ', '? ', 'no, '].map(repeated);

export function* recipes(seed: number, count: number): Generator<Recipe> {
  yield* KNOWN.slice(0, count);
  for (let index = KNOWN.length; index < count; index++) {
    const own = seed * 1_000_003 + index;
    const random = seeded(own);
    yield random.pick(KINDS)(random, own);
  }
}
