/** The characters that a class or an escape of a pattern stands for, as roughly as the prefilter needs them. */
import { BEYOND_ASCII, foldUnit, isWordUnit } from './traces.ts';

/**
 * `gap`: neither a letter nor a digit of ASCII among them. `few`: spelled out in `members`. `border`: no character, but the edge of a word.
 * `members` are what a stretch is spelled with.
 */
export type Characters = {
  readonly kind: 'few' | 'gap' | 'digits' | 'any' | 'border';
  readonly members: readonly string[];
};
type At = { readonly characters: Characters; readonly end: number };

type Members = { readonly ascii: Uint8Array; beyond: Set<string> | 'many' };

const ASCII = 0x80;
const ANY: Characters = { kind: 'any', members: [] };
const BORDER: Characters = { kind: 'border', members: [] };
const GAP: Characters = { kind: 'gap', members: [' '] };
const DIGITS: Characters = { kind: 'digits', members: ['0'] };

/** Classes say the same wherever they stand. */
const CLASSES = new Map<string, Characters>();

/**
 * What stands at a place of a source that is no group.
 * @param unicode whether the pattern has the `u` flag, so that a pair of surrogates is one character and `\p` means something
 */
export function charactersOf(source: string, at: number, unicode: boolean): At {
  switch (source[at]) {
    case '[': {
      const end = endOfClass(source, at);
      const key = `${unicode ? 'u' : ''}${source.slice(at, end)}`;
      const known = CLASSES.get(key) ?? classOf(source, at, unicode);
      CLASSES.set(key, known);
      return { characters: known, end };
    }
    case '\\':
      return escapeOf(source, at, unicode);
    case '^':
    case '$':
      return { characters: BORDER, end: at + 1 };
    case '.':
      return { characters: ANY, end: at + 1 };
    case '*':
    case '+':
    case '?':
    case ')':
      throw new SyntaxError('A sign that stands alone.');
  }
  const code = unicode ? (source.codePointAt(at) as number) : source.charCodeAt(at);
  // Between these some alphabets have capitals.
  if (code > 0xffff && code < 0x1f000) throw new SyntaxError('A character that the prefilter does not know.');
  const one = String.fromCodePoint(code);
  return { characters: single(one), end: at + one.length };
}

const single = (one: string): Characters => ({
  kind: isWordUnit(foldUnit(one.charCodeAt(0))) ? 'few' : 'gap',
  members: [one],
});

function endOfClass(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === ']') return at + 1;
    if (source[at] === '\\') at++;
  }
  throw new SyntaxError('A class that does not end.');
}

function escapeOf(source: string, at: number, unicode: boolean): At {
  const next = source[at + 1] ?? '';
  if (next === 'b') return { characters: BORDER, end: at + 2 };
  if (next === 'B') return { characters: ANY, end: at + 2 };
  // What a group matched may be nothing.
  if (next === 'k' || (next >= '1' && next <= '9')) {
    const reference = /^\\(?:k<\w+>|\d+)/.exec(source.slice(at, at + 40));
    if (!reference) throw new SyntaxError('A reference to nothing.');
    return { characters: ANY, end: at + reference[0].length };
  }
  const members = none();
  const { end } = readEscape(source, at, unicode, members);
  return { characters: setOf(members), end };
}

function classOf(source: string, from: number, unicode: boolean): Characters {
  let at = from + 1;
  const negated = source[at] === '^';
  if (negated) at++;
  const members = none();
  while (source[at] !== ']') {
    const one = readMember(source, at, unicode, members);
    at = one.end;
    if (one.code === undefined || source[at] !== '-' || source[at + 1] === ']') continue;
    const other = readMember(source, at + 1, unicode, members);
    // `[\w-.]`: a dash like any other.
    if (other.code === undefined) add(members, 0x2d);
    else for (let code = one.code; code <= Math.min(other.code, ASCII - 1); code++) add(members, code);
    if (other.code !== undefined && other.code >= ASCII) members.beyond = 'many';
    at = other.end;
  }
  if (negated) {
    for (let code = 0; code < ASCII; code++) members.ascii[code] = 1 - (members.ascii[code] as number);
    members.beyond = 'many';
  }
  return setOf(members);
}

const none = (): Members => ({ ascii: new Uint8Array(ASCII), beyond: new Set() });

function add(members: Members, code: number): void {
  if (code < ASCII) members.ascii[code] = 1;
  else if (members.beyond !== 'many') members.beyond.add(String.fromCodePoint(code));
}

function addAll(members: Members, wanted: (code: number) => boolean, beyond: boolean): void {
  for (let code = 0; code < ASCII; code++) if (wanted(code)) members.ascii[code] = 1;
  if (beyond) members.beyond = 'many';
}

/** `code` where it is one character, which may begin or end a range. */
type Member = { readonly end: number; readonly code: number | undefined };

function readMember(source: string, at: number, unicode: boolean, members: Members): Member {
  if (source[at] === '\\') {
    if (source[at + 1] === 'b') {
      add(members, 8);
      return { end: at + 2, code: 8 };
    }
    return readEscape(source, at, unicode, members);
  }
  const code = unicode ? (source.codePointAt(at) as number) : source.charCodeAt(at);
  add(members, code);
  return { end: at + (code > 0xffff ? 2 : 1), code };
}

const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const isWord = (code: number): boolean => isDigit(code) || isLetter(code) || code === 95;
/** What a property has of ASCII; of others nothing is known. */
const PROPERTIES: Readonly<Record<string, (code: number) => boolean>> = {
  L: isLetter,
  Lu: (code) => code >= 65 && code <= 90,
  Ll: (code) => code >= 97 && code <= 122,
  N: isDigit,
  Nd: isDigit,
  M: () => false,
  Extended_Pictographic: () => false,
};

function readEscape(source: string, at: number, unicode: boolean, members: Members): Member {
  const letter = source[at + 1];
  if (letter === undefined) throw new SyntaxError('An escape of nothing.');
  const one = (code: number, length: number): Member => {
    add(members, code);
    return { end: at + length, code };
  };
  const many = (wanted: (code: number) => boolean, beyond: boolean, length = 2): Member => {
    addAll(members, wanted, beyond);
    return { end: at + length, code: undefined };
  };
  switch (letter) {
    case 'd':
      return many(isDigit, false);
    case 'D':
      return many((code) => !isDigit(code), true);
    case 'w':
      return many(isWord, false);
    case 'W':
      return many((code) => !isWord(code), true);
    case 's':
      return many(isSpace, true);
    case 'S':
      return many((code) => !isSpace(code), true);
  }
  if (Object.hasOwn(CONTROLS, letter)) return one(CONTROLS[letter] as number, 2);
  if (letter === 'x' || letter === 'u') {
    const braced = /^\\u\{([0-9a-f]+)\}/i.exec(source.slice(at, at + 12));
    if (braced) {
      if (!unicode) throw new SyntaxError('A code point without its flag.');
      return one(Number.parseInt(braced[1] as string, 16), braced[0].length);
    }
    const digits = letter === 'x' ? 2 : 4;
    const code = source.slice(at + 2, at + 2 + digits);
    if (!/^[0-9a-f]+$/i.test(code) || code.length < digits)
      throw new SyntaxError('An escape of too few digits.');
    const unit = Number.parseInt(code, 16);
    // Half of a character says nothing of the whole.
    if (unit >= 0xd800 && unit <= 0xdfff) return many(() => false, true, 2 + digits);
    return one(unit, 2 + digits);
  }
  const property = /^\\([pP])\{(?:\w+=)?(\w+)\}/.exec(source.slice(at, at + 48));
  if (property) {
    const wanted = PROPERTIES[property[2] as string];
    if (!unicode || !wanted) throw new SyntaxError('A property that the prefilter does not know.');
    const length = property[0].length;
    return property[1] === 'p' ? many(wanted, true, length) : many((code) => !wanted(code), true, length);
  }
  if (/[a-z0-9]/i.test(letter)) throw new SyntaxError('An escape that the prefilter does not know.');
  return one(letter.charCodeAt(0), 2);
}

/** A class of more characters than these is not spelled out. */
const FEW = 6;

function setOf({ ascii, beyond }: Members): Characters {
  const folded = new Set<string>();
  let words = 0;
  let digits = 0;
  for (let code = 0; code < ASCII; code++) {
    if (!ascii[code]) continue;
    const unit = foldUnit(code);
    if (isWordUnit(unit)) words++;
    if (isDigit(code)) digits++;
    folded.add(String.fromCharCode(unit));
  }
  if (beyond === 'many') {
    if (words > 0) return ANY;
    return folded.size > 0 ? GAP : { kind: 'gap', members: [String.fromCharCode(BEYOND_ASCII)] };
  }
  if (digits > 0 && digits === words && folded.size === 1 && beyond.size === 0) return DIGITS;
  const members = [...folded, ...beyond];
  if (words === 0) return members.length <= FEW ? { kind: 'gap', members } : GAP;
  return members.length <= FEW ? { kind: 'few', members } : ANY;
}
