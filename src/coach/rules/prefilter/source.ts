/**
 * Works out from the source of a pattern what it needs. It reads roughly: of each sequence it keeps what is rarest, and where it is not sure, it
 * asks for nothing. That is fast, because a fresh process does it for every pattern before its first answer.
 */
import { type Characters, charactersOf } from './characters.ts';
import { anyOf, type Need } from './needs.ts';
import { fold, NOTHING, together, type Wanted, wantedOf } from './words.ts';

/** Whether no letter and no digit can stand before it, and behind it. */
type Sides = { readonly begins: boolean; readonly ends: boolean };

type Quantity = 'once' | 'maybe' | 'any number' | 'more';
type Element = { readonly characters: Characters; readonly quantity: Quantity; readonly next: number };

const OPEN: Sides = { begins: false, ends: false };
/** `don'?t` is two spellings; more than these are not spelled out. */
const MOST_SPELLINGS = 8;
const HEAD = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;
const LOOKS = /^\(\?<?[=!]/;
/** Neither a letter nor a digit stands here. */
const NO_WORD =
  /^\(\?<?!(?:\\w|\[(?:\\p\{L\}\\p\{N\}|a-z\\u00c0-\\u024f0-9)(?:\\p\{M\}|\\u0300-\\u036f|['_-])*\])\)$/;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;

const BACKSLASH = 0x5c;
const BAR = 0x7c;
const BRACKET = 0x5b;
const PARENTHESIS = 0x28;
const SPECIAL = new Uint8Array(0x80);
for (const char of '\\^$.*+?()[]{}|') SPECIAL[char.charCodeAt(0)] = 1;
/** Halves of a pair are left to those who read the whole. */
const isLiteral = (code: number): boolean => (code < 0x80 ? SPECIAL[code] === 0 : code < 0xd800);
const isQuantifier = (code: number): boolean =>
  code === 0x2a || code === 0x2b || code === 0x3f || code === 0x7b;
const isBorder = (char: string | undefined): boolean => char !== undefined && !/[a-z0-9]/i.test(char);

/** Any of them, so it is as common as the most common. */
function any(found: readonly Wanted[]): Wanted {
  const numbers = new Set<number>();
  const lists: number[] = [];
  let rarity = Number.POSITIVE_INFINITY;
  for (const one of found) {
    if (one.rarity === 0) return NOTHING;
    rarity = Math.min(rarity, one.rarity);
    const { length } = one.numbers;
    const head = one.numbers[0] as number;
    // A flat list of any in a list of any is one list.
    if (head >= 0) numbers.add(head);
    else if (head === anyOf(length - 1) && !one.numbers.some((number, at) => at > 0 && number < 0))
      for (let at = 1; at < length; at++) numbers.add(one.numbers[at] as number);
    else lists.push(...one.numbers);
  }
  if (lists.length === 0 && numbers.size === 1) return { numbers: [...numbers], rarity };
  return { numbers: [anyOf(numbers.size + lists.length), ...numbers, ...lists], rarity };
}

class Source {
  readonly #text: string;
  readonly #unicode: boolean;
  /** Where each bracket ends that begins here. */
  readonly #ends: Int32Array;

  constructor(text: string, unicode: boolean) {
    this.#text = text;
    this.#unicode = unicode;
    this.#ends = new Int32Array(text.length);
    const open: number[] = [];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === BACKSLASH) at++;
      else if (code === PARENTHESIS) open.push(at);
      else if (code === 0x29) this.#ends[open.pop() ?? 0] = at;
      else if (code === BRACKET) {
        const from = at;
        for (at++; at < text.length && text.charCodeAt(at) !== 0x5d; at++)
          if (text.charCodeAt(at) === BACKSLASH) at++;
        this.#ends[from] = at;
      }
    }
    if (open.length > 0) throw new SyntaxError('A group that does not end.');
  }

  whole(): Wanted {
    return this.#alternatives(0, this.#text.length, OPEN);
  }

  #alternatives(from: number, to: number, sides: Sides): Wanted {
    const bar = this.#bar(from, to);
    const first = this.#sequence(from, bar, sides);
    if (bar === to || first.rarity === 0) return first;
    const found = [first];
    for (let at = bar + 1; at <= to; ) {
      const next = this.#bar(at, to);
      const one = this.#sequence(at, next, sides);
      if (one.rarity === 0) return NOTHING;
      found.push(one);
      at = next + 1;
    }
    return any(found);
  }

  /** Where the alternative ends that begins at `from`. */
  #bar(from: number, to: number): number {
    const text = this.#text;
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at);
      if (code === BAR) return at;
      if (code === BACKSLASH) at++;
      else if (code === PARENTHESIS || code === BRACKET) at = this.#ends[at] as number;
    }
    return to;
  }

  #sequence(from: number, to: number, sides: Sides): Wanted {
    const text = this.#text;
    const found: Wanted[] = [];
    let spellings: readonly string[] = [''];
    let { begins } = sides;
    /** Ends what is spelled so far; what comes next begins as said. */
    const close = (ends: boolean, next: boolean) => {
      const wanted = any(spellings.map((one) => wantedOf(fold(one), begins, ends)));
      if (wanted.rarity > 0) found.push(wanted);
      spellings = [''];
      begins = next;
    };
    const atBorder = () => spellings.every((one) => (one === '' ? begins : isBorder(one.at(-1))));
    for (let at = from; at < to; ) {
      if (isLiteral(text.charCodeAt(at))) {
        const run = this.#literals(at, to);
        if (run !== '') {
          spellings = spellings.length === 1 ? [spellings[0] + run] : spellings.map((one) => one + run);
          at += run.length;
          continue;
        }
      }
      if (text.charCodeAt(at) === PARENTHESIS) {
        const end = this.#ends[at] as number;
        const head = this.#head(at);
        const inside = at + head.length;
        const { quantity, next } = this.#quantity(end + 1);
        const before = atBorder();
        if (LOOKS.test(head)) {
          if (quantity !== 'once') throw new SyntaxError('A look that is repeated.');
          if (NO_WORD.test(text.slice(at, end + 1))) close(true, true);
          else if (head === '(?<=' && this.#edges(inside, end, false)) close(false, true);
          if (head.endsWith('=')) found.push(this.#alternatives(inside, end, OPEN));
        } else {
          const must = quantity === 'once' || quantity === 'more';
          close(
            this.#edges(inside, end, true) && (must || this.#isBorder(next, to, sides.ends)),
            this.#edges(inside, end, false) && (must || before),
          );
          if (must)
            found.push(
              this.#alternatives(
                inside,
                end,
                quantity === 'more' ? OPEN : { begins: before, ends: this.#isBorder(next, to, sides.ends) },
              ),
            );
        }
        at = next;
        continue;
      }
      const { characters, quantity, next } = this.#element(at);
      at = next;
      if (characters.kind === 'border' && quantity === 'once') close(true, true);
      else if (characters.kind === 'any' || characters.kind === 'border') close(false, false);
      else {
        const { kind, members } = characters;
        const repeats = quantity === 'more' || quantity === 'any number';
        // Many of a gap or of digits are one of them to the traces.
        const runs = kind === 'gap' || kind === 'digits';
        const maybe = quantity === 'maybe' || quantity === 'any number';
        const choices = maybe ? ['', ...members] : members;
        if (
          (repeats && !runs && (maybe || members.length > 1)) ||
          spellings.length * choices.length > MOST_SPELLINGS
        )
          close(kind === 'gap' && !maybe, kind === 'gap' && (!maybe || atBorder()));
        else {
          spellings = spellings.flatMap((one) => choices.map((choice) => one + choice));
          if (repeats && !runs) close(false, false);
        }
      }
    }
    close(sides.ends, false);
    return together(found);
  }

  /** Characters that mean themselves, as many as stand here and are not repeated. */
  #literals(from: number, end: number): string {
    const text = this.#text;
    let to = from;
    while (to < end && isLiteral(text.charCodeAt(to))) to++;
    if (to < end && isQuantifier(text.charCodeAt(to))) to--;
    return text.slice(from, to);
  }

  #head(at: number): string {
    HEAD.lastIndex = at;
    const head = HEAD.exec(this.#text)?.[0] ?? '(';
    if (head === '(' && this.#text[at + 1] === '?') throw new SyntaxError('A group of another kind.');
    return head;
  }

  /** Whether each alternative of a group begins, or ends, with a space or an apostrophe. */
  #edges(from: number, to: number, atStart: boolean): boolean {
    for (let at = from; at <= to; ) {
      const bar = this.#bar(at, to);
      const edge = this.#text.charCodeAt(atStart ? at : bar - 1);
      if (bar === at || (edge !== 0x20 && (edge !== 0x27 || !atStart))) return false;
      if (atStart && isQuantifier(this.#text.charCodeAt(at + 1))) return false;
      at = bar + 1;
    }
    return true;
  }

  /** No letter and no digit can stand at this place. */
  #isBorder(at: number, to: number, ends: boolean): boolean {
    if (at >= to) return ends;
    if (this.#text.charCodeAt(at) === PARENTHESIS) {
      const end = this.#ends[at] as number;
      const head = this.#head(at);
      const { quantity, next } = this.#quantity(end + 1);
      if (LOOKS.test(head))
        return NO_WORD.test(this.#text.slice(at, end + 1)) || this.#isBorder(next, to, ends);
      if (!this.#edges(at + head.length, end, true)) return false;
      return quantity === 'once' || quantity === 'more' || this.#isBorder(next, to, ends);
    }
    const { characters, quantity, next } = this.#element(at);
    if (characters.kind === 'border') return quantity === 'once';
    return (
      characters.kind === 'gap' &&
      (quantity === 'once' || quantity === 'more' || this.#isBorder(next, to, ends))
    );
  }

  #element(at: number): Element {
    const { characters, end } = charactersOf(this.#text, at, this.#unicode);
    return { characters, ...this.#quantity(end) };
  }

  #quantity(at: number): { readonly quantity: Quantity; readonly next: number } {
    if (!isQuantifier(this.#text.charCodeAt(at))) return { quantity: 'once', next: at };
    QUANTIFIER.lastIndex = at;
    const quantifier = QUANTIFIER.exec(this.#text);
    if (!quantifier) return { quantity: 'once', next: at };
    const [sign, least] = quantifier;
    const next = at + sign.length;
    if (least !== undefined) return { quantity: Number(least) === 0 ? 'any number' : 'more', next };
    return { quantity: sign[0] === '?' ? 'maybe' : sign[0] === '*' ? 'any number' : 'more', next };
  }
}

/** @param unicode whether the pattern has the `u` flag */
export function workOut(source: string, unicode: boolean): Need {
  try {
    const { numbers, rarity } = new Source(source, unicode).whole();
    return rarity === 0 ? [] : numbers;
  } catch (fault) {
    if (fault instanceof SyntaxError) return [];
    throw fault;
  }
}
