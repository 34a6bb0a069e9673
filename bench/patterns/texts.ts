/**
 * Texts that could make a pattern slow, made of what it looks for: what stands before a quantifier without an upper limit, then what that
 * quantifier repeats, again and again, then an end that the pattern does not want.
 */
import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

export type Attack = { readonly prefix: string; readonly pump: string; readonly suffix: string };

export const attackText = ({ prefix, pump, suffix }: Attack, times: number): string =>
  prefix + pump.repeat(times) + suffix;

/** Which way through the pattern: the alternative that is taken, and whether optional parts are. */
type Way = { readonly alternative: number; readonly optional: boolean };
const SHORT: Way = { alternative: 0, optional: false };
const LONG: Way = { alternative: 0, optional: true };
const WAYS: readonly Way[] = [
  SHORT,
  LONG,
  { alternative: 1, optional: false },
  { alternative: 1, optional: true },
  { alternative: 2, optional: true },
];
/** The first that a class of characters takes stands for it. */
const CHARACTERS = ['a', ' ', ', ', '1', '!', '?', "'", '-', 'é', '😀'];
const SUFFIXES = ['', ' ~x', '?x'];
/** What stands behind a quantifier is taken up to so many places. */
const PLACES = 4;

/** Quantifiers without an upper limit, the outer ones first. */
export function unboundedOf(pattern: AST.Pattern): AST.Quantifier[] {
  const found: AST.Quantifier[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      if (quantifier.max === Number.POSITIVE_INFINITY) found.push(quantifier);
    },
  });
  return found;
}

function characterOf(node: AST.CharacterClass | AST.CharacterSet): string {
  const bare = new RegExp(`^(?:${node.raw})$`, 'iu');
  const known = CHARACTERS.find((one) => bare.test(one));
  if (known !== undefined) return known;
  const first = node.type === 'CharacterClass' ? node.elements[0] : undefined;
  if (first?.type === 'Character') return String.fromCodePoint(first.value);
  if (first?.type === 'CharacterClassRange') return String.fromCodePoint(first.min.value);
  return 'a';
}

/** `[^?]*`, `.*`: between words, where one space will do. */
const isGap = ({ max, element }: AST.Quantifier): boolean =>
  max === Number.POSITIVE_INFINITY &&
  (element.type === 'CharacterClass' || element.type === 'CharacterSet') &&
  new RegExp(`^(?:${element.raw})$`, 'iu').test(' ');

function sample(node: AST.Node, way: Way): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass':
    case 'CharacterSet':
      return characterOf(node);
    case 'Quantifier':
      if (isGap(node)) return ' ';
      return sample(node.element, way).repeat(node.min > 0 ? node.min : Number(way.optional && node.max > 0));
    case 'Group':
    case 'CapturingGroup': {
      const chosen = node.alternatives[way.alternative % node.alternatives.length];
      return chosen ? sample(chosen, way) : '';
    }
    case 'Alternative':
      return node.elements.map((one) => sample(one, way)).join('');
    default:
      return '';
  }
}

/** Each alternative that a group repeats, also those of one group in it. */
function alternativesOf(node: AST.Node): string[] {
  if (node.type !== 'Group' && node.type !== 'CapturingGroup') return [];
  return node.alternatives.flatMap(({ elements }) => {
    const inner = elements.find((part) => part.type === 'Group' && part.alternatives.length > 1);
    const texts = inner ? alternativesOf(inner) : [''];
    return texts.map((text) =>
      elements.map((part) => (part === inner ? text : sample(part, inner ? LONG : SHORT))).join(''),
    );
  });
}

/** The sequences that a node stands in, from the inside to the whole pattern, each with the node's place in it. */
function sequencesOf(node: AST.Node): { before: AST.Element[]; behind: AST.Element[] }[] {
  const found = [];
  let inner: AST.Node = node;
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Alternative') {
      const place = at.elements.indexOf(inner as AST.Element);
      found.push({ before: at.elements.slice(0, place), behind: at.elements.slice(place + 1) });
    }
    inner = at;
  }
  return found;
}

const textOf = (elements: readonly AST.Element[], way: Way): string =>
  elements.map((one) => sample(one, way)).join('');

/** What stands behind a node, up to each part that is repeated. */
function behind(node: AST.Node, way: Way): string[] {
  const found: string[] = [];
  let text = '';
  for (const one of sequencesOf(node).flatMap((sequence) => sequence.behind)) {
    if (one.type === 'Quantifier' && one.max > 1) found.push(text);
    text += sample(one, way);
  }
  return [...found, text].slice(0, PLACES);
}

/** @param pattern what regexpp made of the source */
export function attacksOn(pattern: AST.Pattern): Attack[] {
  const found = new Map<string, Attack>();
  const add = (prefix: string, pump: string) => {
    if (pump === '') return;
    for (const suffix of SUFFIXES)
      found.set(JSON.stringify([prefix, pump, suffix]), { prefix, pump, suffix });
  };
  for (const quantifier of unboundedOf(pattern)) {
    const { element } = quantifier;
    const repeated = new Set([...WAYS.map((way) => sample(element, way)), ...alternativesOf(element)]);
    const first = sample(element, SHORT);
    for (const way of [SHORT, LONG]) {
      const prefix = sequencesOf(quantifier).reduceRight(
        (text, { before }) => text + textOf(before, way),
        '',
      );
      for (const one of [...repeated, `${first} `]) add(prefix, one);
      for (const text of behind(quantifier, way))
        for (const pump of [text, first + text, `${text} `]) add(prefix, pump);
      // It is begun at each place where what stands before it is found.
      for (const pump of [prefix, `${prefix} `]) add('', pump);
    }
  }
  return [...found.values()];
}
