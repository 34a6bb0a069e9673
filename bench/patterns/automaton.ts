/**
 * The automaton of a part of a pattern that is repeated: its places are the characters that it reads, one after the other. Unlike the usual one
 * it counts in how many ways a place follows another, because a search tries each of them.
 */
import type { AST } from '@eslint-community/regexpp';
import type { Alphabet, CharacterSet } from './alphabet.ts';

export type Automaton = {
  /** Of each place: what it reads. */
  readonly reads: readonly CharacterSet[];
  /** Of each place: those that may follow, one for each way. */
  readonly next: readonly (readonly number[])[];
};

/** What may stand on either side of a point between two characters, where something reads no character: `\b`, or nothing at all. */
type Gap = { readonly before: CharacterSet; readonly after: CharacterSet };
type End = { readonly place: number; readonly gap: Gap };
type Fragment = {
  /** One for each way to read nothing. */
  readonly empty: readonly Gap[];
  readonly first: readonly End[];
  readonly last: readonly End[];
};
type Edge = { readonly from: number; readonly to: number; readonly gap: Gap };

/** A part that may stand more often than this is taken to have no limit. */
const MOST_COPIES = 24;

const meet = (one: Gap, other: Gap): Gap => ({
  before: one.before & other.before,
  after: one.after & other.after,
});
const isOpen = ({ before, after }: Gap): boolean => before !== 0n && after !== 0n;
const pairs = <A, B, C>(some: readonly A[], others: readonly B[], made: (one: A, other: B) => C): C[] =>
  some.flatMap((one) => others.map((other) => made(one, other)));

function createBuilder(flags: string, { all, words, setOf }: Alphabet) {
  const reads: CharacterSet[] = [];
  const edges: Edge[] = [];
  const anywhere: Gap = { before: all, after: all };
  const nothing: Fragment = { empty: [anywhere], first: [], last: [] };
  const others = all & ~words;

  function character(set: CharacterSet): Fragment {
    const ends = [{ place: reads.push(set) - 1, gap: anywhere }];
    return { empty: [], first: ends, last: ends };
  }

  function join(lasts: readonly End[], firsts: readonly End[]): void {
    for (const last of lasts)
      for (const first of firsts) {
        const gap = meet(last.gap, first.gap);
        const before = gap.before & (reads[last.place] as bigint);
        const after = gap.after & (reads[first.place] as bigint);
        if (isOpen({ before, after })) edges.push({ from: last.place, to: first.place, gap });
      }
  }

  const through = (gaps: readonly Gap[], ends: readonly End[]): End[] =>
    pairs(gaps, ends, (gap, end) => ({ place: end.place, gap: meet(gap, end.gap) })).filter(({ gap }) =>
      isOpen(gap),
    );

  function sequence(one: Fragment, other: Fragment): Fragment {
    join(one.last, other.first);
    return {
      empty: pairs(one.empty, other.empty, meet).filter(isOpen),
      first: [...one.first, ...through(one.empty, other.first)],
      last: [...other.last, ...through(other.empty, one.last)],
    };
  }

  /** A further turn that reads nothing is given up by the engine, so there is one way to read nothing. */
  const optional = (one: Fragment): Fragment => ({ ...one, empty: [anywhere] });

  function unlimited(make: () => Fragment): Fragment {
    const one = make();
    join(one.last, one.first);
    return one;
  }

  function quantified({ min, max, element }: AST.Quantifier): Fragment {
    const make = () => fragmentOf(element);
    const copies = Math.min(min, MOST_COPIES);
    const further = max - copies;
    if (further > MOST_COPIES) {
      const one = unlimited(make);
      if (min === 0) return optional(one);
      if (min === 1 && one.empty.length === 0) return one;
    }
    let tail = nothing;
    if (further > MOST_COPIES) tail = optional(unlimited(make));
    else for (let copy = 0; copy < further; copy++) tail = optional(sequence(make(), tail));
    let whole = nothing;
    for (let copy = 0; copy < copies; copy++) whole = sequence(whole, make());
    return sequence(whole, tail);
  }

  /** Gaps that an assertion allows. What looks at one character is taken exactly. */
  function gapsOf(node: AST.Assertion): Gap[] {
    if (node.kind === 'word') {
      const changes = [
        { before: words, after: others },
        { before: others, after: words },
      ];
      const stays = [
        { before: words, after: words },
        { before: others, after: others },
      ];
      return node.negate ? stays : changes;
    }
    // In what is repeated there is a character before and another after.
    if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') return flags.includes('m') ? [anywhere] : [];
    let seen = 0n;
    for (const { elements } of node.alternatives) {
      const [only] = elements;
      if (elements.length !== 1 || !only) return [anywhere];
      if (only.type === 'Assertion' && (only.kind === 'start' || only.kind === 'end')) continue;
      if (only.type !== 'Character' && only.type !== 'CharacterClass' && only.type !== 'CharacterSet')
        return [anywhere];
      seen |= setOf(only, flags);
    }
    const allowed = node.negate ? all & ~seen : seen;
    return [
      node.kind === 'lookahead' ? { before: all, after: allowed } : { before: allowed, after: all },
    ].filter(isOpen);
  }

  function fragmentOf(node: AST.Node): Fragment {
    switch (node.type) {
      case 'Character':
      case 'CharacterClass':
      case 'CharacterSet':
        return character(setOf(node, flags));
      case 'Group':
      case 'CapturingGroup': {
        const ways = node.alternatives.map(fragmentOf);
        return {
          empty: ways.flatMap(({ empty }) => empty),
          first: ways.flatMap(({ first }) => first),
          last: ways.flatMap(({ last }) => last),
        };
      }
      case 'Alternative':
        return node.elements.map(fragmentOf).reduce(sequence, nothing);
      case 'Quantifier':
        return quantified(node);
      case 'Assertion':
        return { empty: gapsOf(node), first: [], last: [] };
      default:
        return nothing;
    }
  }

  return { reads, edges, all, fragmentOf, unlimited };
}

/** Places divided so that a gap allows all of what one reads or none of it. */
function divided(reads: readonly CharacterSet[], edges: readonly Edge[], all: CharacterSet): Automaton {
  const asked = new Set(edges.flatMap(({ gap }) => [gap.before, gap.after]).filter((set) => set !== all));
  let kinds = [all];
  for (const set of asked)
    kinds = kinds.flatMap((kind) => [kind & set, kind & ~set]).filter((kind) => kind !== 0n);
  const places: CharacterSet[] = [];
  const partsOf = reads.map((set) =>
    kinds
      .map((kind) => kind & set)
      .filter((part) => part !== 0n)
      .map((part) => places.push(part) - 1),
  );
  const next: number[][] = places.map(() => []);
  const within = (place: number, set: CharacterSet) => ((places[place] as bigint) & ~set) === 0n;
  for (const { from, to, gap } of edges) {
    const targets = (partsOf[to] as number[]).filter((place) => within(place, gap.after));
    for (const place of partsOf[from] as number[])
      if (within(place, gap.before)) (next[place] as number[]).push(...targets);
  }
  return { reads: places, next };
}

/** @param quantifier without an upper limit */
export function automatonOf(quantifier: AST.Quantifier, flags: string, alphabet: Alphabet): Automaton {
  const { reads, edges, all, fragmentOf, unlimited } = createBuilder(flags, alphabet);
  unlimited(() => fragmentOf(quantifier.element));
  return divided(reads, edges, all);
}
