/** Random choices that come out the same for the same seed, on every machine. */

export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
};

/** Mulberry32: small, quick, good enough to make strings of. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick(from) {
      if (from.length === 0) throw new Error('Nothing to pick from.');
      return from[below(from.length)] as (typeof from)[number];
    },
  };
}
