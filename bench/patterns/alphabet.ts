/** Sets of characters, as bits: what a class of a pattern takes of the characters that the patterns know. */
import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

/** One bit for each character of the alphabet. */
export type CharacterSet = bigint;

export type Alphabet = {
  readonly all: CharacterSet;
  readonly words: CharacterSet;
  readonly setOf: (node: AST.Node, flags: string) => CharacterSet;
  /** One of a set that is not empty, small letters first. */
  readonly oneOf: (set: CharacterSet) => string;
};

const LETTERS = 'aeiouhtnsrdlmkygwbcfpvxqjz';
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** Characters that classes take or leave out: accents, marks, spaces, emoji and their joints, other scripts. */
const OTHERS = '\t\n\r\u00a0éßÀ\u0101\u0301\u200b\u200d\ufe0f\u2028«“”‘’…–—¿€²😀❤🏽🇿яم日\ud83d\ude00';

/** @param patterns whose own characters are known too */
export function createAlphabet(patterns: Iterable<AST.Pattern>): Alphabet {
  const known = new Set(`${LETTERS}${ASCII}${OTHERS}`);
  // A pattern without the `u` flag sees the halves of a character alone.
  for (const half of OTHERS.split('')) known.add(half);
  for (const pattern of patterns)
    visitRegExpAST(pattern, { onCharacterEnter: ({ value }) => known.add(String.fromCodePoint(value)) });
  const characters = [...known];
  const bits = characters.map((_, index) => 1n << BigInt(index));
  const taken = new Map<string, CharacterSet>();
  const setOf = (raw: string, flags: string): CharacterSet => {
    const key = `${flags}/${raw}`;
    const before = taken.get(key);
    if (before !== undefined) return before;
    const one = new RegExp(`^(?:${raw})$`, flags);
    let set = 0n;
    for (const [index, character] of characters.entries())
      if (one.test(character)) set |= bits[index] as bigint;
    taken.set(key, set);
    return set;
  };
  return {
    all: (1n << BigInt(characters.length)) - 1n,
    words: setOf('\\w', ''),
    setOf: ({ raw }, flags) => setOf(raw, flags.replace(/[^iusv]/g, '')),
    oneOf: (set) => characters[bits.findIndex((bit) => (set & bit) !== 0n)] ?? '',
  };
}
