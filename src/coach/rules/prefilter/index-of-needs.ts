/**
 * The needs of many patterns, and an inverted index: from a trace to the patterns that cannot match without it. A text looks up its own traces and
 * touches no other pattern.
 */
import { isAll, meets, type Need, sizeOf } from './needs.ts';
import { TRACE_END, type Traces } from './traces.ts';

/** As it is written to `build/coach/prefilter.json`. */
export type NeedsFile = {
  /** One of each pattern (`keyOf`). */
  readonly keys: readonly number[];
  /** Of each pattern in the same order: how many numbers, and the numbers of its need. */
  readonly needs: readonly number[];
};

/** Stands for a source: 53 bits of it. */
export function keyOf(source: string, unicode: boolean): number {
  let one = unicode ? 0x1b873593 : 0x5bd1e995;
  let other = source.length;
  for (let at = 0; at < source.length; at++) {
    const unit = source.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x85ebca77) ^ (one >>> 15);
  }
  one = Math.imul(one ^ (one >>> 16), 0xc2b2ae35) ^ (other >>> 13);
  return (other >>> 0) * 0x20_0000 + ((one >>> 0) & 0x1f_ffff);
}

export type NeedsIndex = {
  /** Its place in the index, or undefined where it is not in it. */
  placeOf(source: string, unicode: boolean): number | undefined;
  /**
   * Tells for each place whether its pattern can match a text with these traces.
   * @param room `emptyRoom`, or that of a text which nobody asks about any more, filled with 0
   */
  askOf(traces: Traces, room: Uint8Array): (place: number) => boolean;
  emptyRoom(): Uint8Array<ArrayBuffer>;
};

/** What is known of a pattern: it cannot match, it has one trace of those that it needs, it can match. */
const NO = 0;
const MAYBE = 1;
const YES = 2;

export function createIndex({ keys, needs }: NeedsFile): NeedsIndex {
  const places = new Map(keys.map((key, place) => [key, place]));
  const numbers = Int32Array.from(needs);
  const starts = new Int32Array(keys.length);
  const always: number[] = [];
  const required: Array<readonly number[]> = [];
  let at = 0;
  for (let place = 0; place < keys.length; place++) {
    const size = numbers[at] as number;
    starts[place] = at + 1;
    const need = numbers.subarray(at + 1, at + 1 + size);
    if (size === 0) always.push(place);
    required.push(size === 0 ? [] : oneOf(need));
    at += 1 + size;
  }
  const { from, patterns } = inverted(required);
  return {
    placeOf: (source, unicode) => places.get(keyOf(source, unicode)),
    emptyRoom: () => new Uint8Array(keys.length),
    askOf(traces, known) {
      for (const place of always) known[place] = YES;
      for (const trace of traces.list) {
        const end = from[trace + 1] as number;
        for (let next = from[trace] as number; next < end; next++) known[patterns[next] as number] = MAYBE;
      }
      return (place) => {
        let answer = known[place];
        if (answer === MAYBE) {
          answer = meets(numbers, traces, starts[place]) ? YES : NO;
          known[place] = answer;
        }
        return answer === YES;
      };
    },
  };
}

/** Traces of which every text has one that meets the need. Of several that are all needed the first is the rarest. */
function oneOf(need: Need, at = 0): number[] {
  const head = need[at] as number;
  if (head >= 0) return [head];
  if (isAll(head)) return oneOf(need, at + 1);
  const end = at + 1 + sizeOf(head);
  const found: number[] = [];
  for (let place = at + 1; place < end; ) {
    const one = need[place] as number;
    found.push(...oneOf(need, place));
    place += one >= 0 ? 1 : 1 + sizeOf(one);
  }
  return [...new Set(found)];
}

/** The patterns of a trace stand in `patterns` from `from[trace]` until `from[trace + 1]`. */
function inverted(required: ReadonlyArray<readonly number[]>): {
  readonly from: Int32Array;
  readonly patterns: Int32Array;
} {
  const from = new Int32Array(TRACE_END + 1);
  for (const traces of required)
    for (const trace of traces) from[trace + 1] = (from[trace + 1] as number) + 1;
  for (let trace = 0; trace < TRACE_END; trace++)
    from[trace + 1] = (from[trace + 1] as number) + (from[trace] as number);
  const patterns = new Int32Array(from[TRACE_END] as number);
  const next = from.slice();
  for (const [place, traces] of required.entries())
    for (const trace of traces) {
      const slot = next[trace] as number;
      patterns[slot] = place;
      next[trace] = slot + 1;
    }
  return { from, patterns };
}
