/**
 * Asks a pattern only where it can match. Most of the several thousand patterns of the coach need a word that the message does not have; those
 * are neither compiled nor searched for, so that an answer costs what its message is long, however many situations there are.
 */
import needs from '#prefilter' with { type: 'json' };
import { type Compilable, compiled } from './compiled.ts';
import { createIndex } from './index-of-needs.ts';
import { meets, type Need } from './needs.ts';
import { LARGE, partsOf } from './parts.ts';
import { workOut } from './source.ts';
import { type Traces, tracesOf } from './traces.ts';

/** A regular expression, or what one would be made of. */
export type Pattern = Pick<RegExp, 'source' | 'flags' | 'ignoreCase' | 'unicode' | 'dotAll'>;

/** The patterns that were met when the situations were compiled. One that is not among them is worked out when it is asked: slower, never wrong. */
const INDEX = createIndex(needs);

type Asked = Compilable & {
  readonly unicode: boolean;
  /** Its place in the index, */
  readonly place: number | undefined;
  /** and its need where it has none. */
  readonly need: Need;
  /** What it is asked in, where it is large; worked out when it may match for the first time. */
  parts: readonly Asked[] | null | undefined;
};

/** By flags and source: two tables may hold the same pattern. */
const ASKED: Array<Map<string, Asked>> = Array.from({ length: 16 }, () => new Map());
/** By object, because `source` and `flags` of a regular expression are made anew each time that they are read. */
const KNOWN = new WeakMap<Pattern, Asked>();
const KNOWN_EVERY = new WeakMap<Pattern, Asked>();

/** @param every asked for more than the first match */
function askedFor(pattern: Pattern, every = false): Asked {
  const objects = every ? KNOWN_EVERY : KNOWN;
  const known = objects.get(pattern);
  if (known !== undefined) return known;
  const asked = askedForSource(pattern, every);
  objects.set(pattern, asked);
  return asked;
}

function askedForSource(pattern: Pattern, every: boolean): Asked {
  const { source, unicode } = pattern;
  const kind = (pattern.ignoreCase ? 1 : 0) | (unicode ? 2 : 0) | (pattern.dotAll ? 4 : 0) | (every ? 8 : 0);
  const patterns = ASKED[kind] as Map<string, Asked>;
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const made = createAsked(source, pattern.flags.replace('g', '') + (every ? 'g' : ''), unicode);
  patterns.set(source, made);
  return made;
}

function createAsked(source: string, flags: string, unicode: boolean): Asked {
  const place = INDEX.placeOf(source, unicode);
  const need = place === undefined ? workOut(source, unicode) : [];
  return { source, flags, unicode, place, need, parts: undefined, copy: undefined, turn: -1 };
}

/** Whether it matches; a large one is not compiled for that. */
function matchesAny(asked: Asked, text: string): boolean {
  if (!canMatch(asked, text)) return false;
  if (asked.parts === undefined) {
    const flags = asked.flags.replace('g', '');
    asked.parts = partsOf(asked.source)?.map((part) => createAsked(part, flags, asked.unicode)) ?? null;
  }
  if (asked.parts === null) {
    const copy = compiled(asked);
    copy.lastIndex = 0;
    return copy.test(text);
  }
  for (const part of asked.parts) if (canMatch(part, text) && compiled(part).test(text)) return true;
  return false;
}

/** One that is small is looked for at once. */
const mightBeFound = (asked: Asked, text: string): boolean =>
  asked.source.length > LARGE ? matchesAny(asked, text) : canMatch(asked, text);

/** The patterns that have been asked in this process; `need` where the index does not have it. */
export const askedPatterns = (): ReadonlyArray<Pick<Asked, 'source' | 'unicode' | 'need'>> =>
  ASKED.flatMap((patterns) => [...patterns.values()]);

/** What is known of a text; undefined where every pattern has to be asked. */
type Seen =
  | {
      readonly traces: Traces;
      readonly room: Uint8Array<ArrayBuffer>;
      readonly canMatch: (place: number) => boolean;
    }
  | undefined;

/** A message, its turns and its sentences are asked about again and again. */
const MOST_TEXTS = 32;
const SEEN = new Map<string, Seen>();
/** The room of texts that are forgotten: each message has several, and they are large. */
const SPARE: Array<{ readonly set: Uint8Array<ArrayBuffer>; readonly room: Uint8Array<ArrayBuffer> }> = [];

/** Nearly always the same text is asked about again. */
let last: { readonly text: string; readonly seen: Seen } | undefined;

function seen(text: string): Seen {
  if (last !== undefined && last.text === text) return last.seen;
  const known = SEEN.get(text);
  const found = known !== undefined || SEEN.has(text) ? known : lookedAt(text);
  last = { text, seen: found };
  return found;
}

function lookedAt(text: string): Seen {
  if (SEEN.size >= MOST_TEXTS) {
    for (const one of SEEN.values()) if (one) SPARE.push({ set: one.traces.set, room: one.room });
    SEEN.clear();
  }
  const spare = SPARE.pop();
  const traces = tracesOf(text, spare?.set.fill(0));
  const room = spare?.room.fill(0) ?? INDEX.emptyRoom();
  const found = traces && { traces, room, canMatch: INDEX.askOf(traces, room) };
  SEEN.set(text, found);
  return found;
}

function canMatch({ place, need }: Asked, text: string): boolean {
  const known = seen(text);
  if (known === undefined) return true;
  return place === undefined ? meets(need, known.traces) : known.canMatch(place);
}

/** `pattern.test(text)`, for a pattern without the flags `g` and `y`. */
export function hits(pattern: Pattern, text: string): boolean {
  const asked = askedFor(pattern);
  if (!matchesAny(asked, text)) return false;
  matches?.push({ pattern: asked.source, words: compiled(asked).exec(text)?.[0] ?? '' });
  return true;
}

/** `pattern.exec(text)`, for a pattern without the flags `g` and `y`. */
export function find(pattern: Pattern, text: string): RegExpExecArray | null {
  const asked = askedFor(pattern);
  const match = mightBeFound(asked, text) ? compiled(asked).exec(text) : null;
  if (match) matches?.push({ pattern: asked.source, words: match[0] });
  return match;
}

/**
 * As `text.matchAll(pattern)`, each match looked for when it is taken.
 * @param overlapping goes on one character behind the beginning of the last match, not behind its end
 */
export function* findEach(pattern: Pattern, text: string, overlapping = false): Generator<RegExpExecArray> {
  const asked = askedFor(pattern, true);
  if (!mightBeFound(asked, text)) return;
  for (let at = 0; at <= text.length; ) {
    const copy = compiled(asked);
    copy.lastIndex = at;
    const match = copy.exec(text);
    if (!match) return;
    const { index } = match;
    const step = asked.unicode && (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    at = overlapping || match[0] === '' ? index + step : copy.lastIndex;
    yield match;
  }
}

export type Match = { readonly pattern: string; readonly words: string };

/** Kept only while somebody watches. */
let matches: Match[] | undefined;

/** What matched while `work` ran, to explain an answer. */
export function matchesDuring(work: () => void): readonly Match[] {
  const found: Match[] = [];
  matches = found;
  try {
    work();
  } finally {
    matches = undefined;
  }
  return found;
}
