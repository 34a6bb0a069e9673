/**
 * Which patterns can take exponential time, told from their structure and not by a clock. What is repeated without limit is an automaton; where
 * one text leads from a place in it back to that place in two ways, each further repetition of that text doubles the ways that a search tries
 * before it gives up. Without such a place a pattern may be slow, but not exponential.
 *
 * Look-arounds of more than one character and references to a group are taken to allow everything, so a pattern that is saved by one is named.
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type Alphabet, createAlphabet } from './alphabet.ts';
import { type Automaton, automatonOf } from './automaton.ts';

export type Pattern = { readonly source: string; readonly flags: string };

export type Ambiguous<P extends Pattern> = {
  readonly pattern: P;
  /** What is repeated without limit, as it stands in the source. */
  readonly repeated: string;
  /** What doubles the ways each time that it is said. */
  readonly pump: string;
};

/** Two places that one text leads to from `start`; `before` is the pair that it came from, none for the first. */
type Pair = {
  readonly one: number;
  readonly other: number;
  readonly start: number;
  readonly before: Pair | undefined;
};

/** Places on a shortest way between two, the first excepted. */
function wayBetween(next: Automaton['next'], from: number, to: number): number[] {
  const before = new Map<number, number>();
  const queue = from === to ? [] : [from];
  for (const place of queue)
    for (const one of next[place] as number[]) {
      if (before.has(one)) continue;
      before.set(one, place);
      queue.push(one);
      if (one === to) queue.length = 0;
    }
  const way: number[] = [];
  for (
    let at: number | undefined = from === to ? undefined : to;
    at !== undefined && at !== from;
    at = before.get(at)
  )
    way.unshift(at);
  return way;
}

function pumpOf({ reads, next }: Automaton, { oneOf }: Alphabet): string | undefined {
  const read = (one: number, other = one) => oneOf((reads[one] as bigint) & (reads[other] as bigint));
  const closed = (start: number, text: string, end: number) =>
    text +
    wayBetween(next, end, start)
      .map((place) => read(place))
      .join('');
  const seen = new Set<number>();
  const queue: Pair[] = [];
  /** The place where both ways of a pair meet again, if they can. */
  const follow = (
    one: number,
    other: number,
    start: number,
    before: Pair | undefined,
  ): number | undefined => {
    for (const a of next[one] as number[])
      for (const b of next[other] as number[]) {
        if (a === b && before) return a;
        if (a === b || ((reads[a] as bigint) & (reads[b] as bigint)) === 0n) continue;
        const key = Math.min(a, b) * reads.length + Math.max(a, b);
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push({ one: a, other: b, start, before });
      }
    return undefined;
  };
  for (const [start, places] of next.entries()) {
    const twice = places.find((place, at) => places.indexOf(place) !== at);
    if (twice !== undefined) return closed(start, read(twice), twice);
    follow(start, start, start, undefined);
  }
  for (const pair of queue) {
    const met = follow(pair.one, pair.other, pair.start, pair);
    if (met === undefined) continue;
    let text = read(met);
    for (let at: Pair | undefined = pair; at; at = at.before) text = read(at.one, at.other) + text;
    return closed(pair.start, text, met);
  }
  return undefined;
}

type Repeated = { readonly quantifier: AST.Quantifier; readonly canFail: boolean };

/** Whether something may fail that stands behind: an optional part cannot. */
const mayFail = (element: AST.Element): boolean =>
  !(element.type === 'Quantifier' && element.min === 0) &&
  !(
    (element.type === 'Group' || element.type === 'CapturingGroup') &&
    element.alternatives.some(({ elements }) => !elements.some(mayFail))
  );

/** The outermost parts that are repeated without limit and in a group. */
function repeatedIn(node: AST.Node, canFail: boolean, isInside: boolean): Repeated[] {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((one) => repeatedIn(one, canFail, isInside));
    case 'Assertion':
      // Once it has matched, nothing goes back into it; it is a pattern of its own, wherever it stands.
      return node.kind === 'lookahead' || node.kind === 'lookbehind'
        ? node.alternatives.flatMap((one) => repeatedIn(one, false, false))
        : [];
    case 'Alternative':
      return node.elements.flatMap((one, place) =>
        repeatedIn(one, canFail || node.elements.slice(place + 1).some(mayFail), isInside),
      );
    case 'Quantifier': {
      const isUnlimited = node.max === Number.POSITIVE_INFINITY;
      const here = isUnlimited && !isInside ? [{ quantifier: node, canFail }] : [];
      return [...here, ...repeatedIn(node.element, canFail, isInside || isUnlimited)];
    }
    default:
      return [];
  }
}

export function ambiguousOf<P extends Pattern>(patterns: readonly P[]): Ambiguous<P>[] {
  const parsed = patterns.map((pattern) => ({
    pattern,
    tree: new RegExpParser().parsePattern(
      pattern.source,
      0,
      pattern.source.length,
      pattern.flags.includes('u'),
    ),
  }));
  const alphabet = createAlphabet(parsed.map(({ tree }) => tree));
  const known = new Map<string, string | undefined>();
  return parsed.flatMap(({ pattern, tree }) =>
    repeatedIn(tree, false, false).flatMap(({ quantifier, canFail }) => {
      const key = `${pattern.flags}/${quantifier.raw}`;
      if (!canFail) return [];
      if (!known.has(key)) known.set(key, pumpOf(automatonOf(quantifier, pattern.flags, alphabet), alphabet));
      const pump = known.get(key);
      return pump === undefined ? [] : [{ pattern, repeated: quantifier.raw, pump }];
    }),
  );
}
