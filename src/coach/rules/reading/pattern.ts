/**
 * A pattern that ignores case, compiled without the `u` flag where its source allows: folding all of Unicode makes compiling it four times
 * as slow, and a fresh process compiles every pattern before its first answer. Letters are then those of Latin scripts, accents included.
 */
export function pattern(source: string, flags = ''): RegExp {
  const simple = simplified(source);
  return simple === undefined ? new RegExp(source, `iu${flags}`) : new RegExp(simple, `i${flags}`);
}

/** The same for a literal: `latin(/\p{L}+/giu)`. What it cannot do without Unicode stays as it was. */
export function latin(literal: RegExp): RegExp {
  const { source, flags } = literal;
  // One that goes on from where it was belongs to whoever asked for it.
  if (literal.global || literal.sticky) return made(literal);
  const known = MADE.get(flags) ?? new Map<string, RegExp>();
  MADE.set(flags, known);
  const simple = known.get(source) ?? made(literal);
  known.set(source, simple);
  return simple;
}

/** By flags and source: a literal in a function is asked for again and again. */
const MADE = new Map<string, Map<string, RegExp>>();

function made(literal: RegExp): RegExp {
  const simple = simplified(literal.source);
  return simple === undefined ? literal : new RegExp(simple, literal.flags.replace('u', ''));
}

const LETTERS = 'a-z\\u00c0-\\u024f';
const MARKS = '\\u0300-\\u036f';

/** The source with its letters, marks and digits spelled out, or undefined where something else of Unicode is in it. */
function simplified(source: string): string | undefined {
  if (!/\\[pPu]|[\u{10000}-\u{10FFFF}]/u.test(source)) return source;
  const spelled = source
    .replace(/\[((?:\\.|[^\]\\])*)\]/g, (_, inside: string) => `[${spellOut(inside)}]`)
    .replaceAll('\\p{L}', `[${LETTERS}]`)
    .replaceAll('\\p{N}', '[0-9]')
    .replaceAll('\\p{M}', `[${MARKS}]`);
  return /\\[pP]\{|\\u\{|[\u{10000}-\u{10FFFF}]/u.test(spelled) ? undefined : spelled;
}

const spellOut = (inside: string): string =>
  inside.replaceAll('\\p{L}', LETTERS).replaceAll('\\p{N}', '0-9').replaceAll('\\p{M}', MARKS);
