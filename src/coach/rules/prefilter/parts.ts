/**
 * A large pattern as several small ones, of which one matches wherever it matches: its largest choice, a few of the alternatives at a time. Each
 * has a need of its own, so that of hundreds of alternatives only those are compiled that the text can match. They tell that the pattern matches,
 * not where: what stands before a choice may match in several ways.
 */

/** Characters of source; a pattern up to this is asked whole. */
export const LARGE = 400;
/** Alternatives are put together until they are this long. */
export const PART = 200;

const BACKSLASH = 0x5c;
const BAR = 0x7c;
const OPEN = 0x28;
const CLOSE = 0x29;
const BRACKET = 0x5b;

/** A part of a pattern that refers to a group would not have the group. */
const REFERENCE = /\\(?:[1-9]|k<)/;
/** `(?:`, `(`, `(?<name>`: a group whose alternatives are what it matches. */
const CHOICE = /\((?:\?:|\?<\w+>|(?!\?))/y;
const REPEATED = /^[*+?{]/;

type Choice = { readonly from: number; readonly bars: readonly number[]; readonly to: number };

/** The sources of the parts; undefined where it is small or is no choice. */
export function partsOf(source: string): string[] | undefined {
  if (source.length <= LARGE || REFERENCE.test(source)) return undefined;
  const choice = largestChoice(source);
  if (!choice) return undefined;
  const before = source.slice(0, choice.from);
  const behind = source.slice(choice.to);
  const parts: string[] = [];
  let from = choice.from;
  for (const bar of [...choice.bars, choice.to]) {
    if (bar - from < PART && bar !== choice.to) continue;
    parts.push(`${before}${source.slice(from, bar)}${behind}`);
    from = bar + 1;
  }
  if (parts.length < 2) return undefined;
  return parts.flatMap((part) => partsOf(part) ?? [part]);
}

/** The whole where it has alternatives, else the largest group that is neither repeated nor in another. */
function largestChoice(source: string): Choice | undefined {
  const bars: number[] = [];
  let largest: Choice | undefined;
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === BAR) bars.push(at);
    else if (code === BRACKET) at = endOfClass(source, at);
    else if (code === OPEN) {
      const group = readGroup(source, at);
      const size = largest === undefined ? 0 : largest.to - largest.from;
      if (group.isChoice && group.bars.length > 0 && group.to - group.from > size) largest = group;
      at = group.to;
    }
  }
  return bars.length > 0 ? { from: 0, bars, to: source.length } : largest;
}

function readGroup(source: string, open: number): Choice & { readonly isChoice: boolean } {
  CHOICE.lastIndex = open;
  const head = CHOICE.exec(source)?.[0];
  const from = open + (head?.length ?? 1);
  const bars: number[] = [];
  let depth = 1;
  let to = from;
  for (; to < source.length; to++) {
    const code = source.charCodeAt(to);
    if (code === BACKSLASH) to++;
    else if (code === BRACKET) to = endOfClass(source, to);
    else if (code === OPEN) depth++;
    else if (code === CLOSE) {
      depth--;
      if (depth === 0) break;
    } else if (code === BAR && depth === 1) bars.push(to);
  }
  const isChoice = head !== undefined && !REPEATED.test(source.slice(to + 1, to + 2));
  return { from, bars, to, isChoice };
}

function endOfClass(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source.charCodeAt(at) !== 0x5d)
    at += source.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
