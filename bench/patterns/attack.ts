/** How long a pattern takes on the text that an analysis found to be its worst, at the lengths that a request can have. */

/** What recheck gives: pumps to repeat, each after its prefix, and a suffix that keeps the whole from matching. */
export type Attack = {
  readonly pumps: ReadonlyArray<{ readonly prefix: string; readonly pump: string }>;
  readonly suffix: string;
};

/** The attack at a length in UTF-16 units, or a little less. */
export function attackText({ pumps, suffix }: Attack, length: number): string {
  const fixed = suffix.length + pumps.reduce((sum, { prefix }) => sum + prefix.length, 0);
  const each = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(0, Math.floor((length - fixed) / Math.max(1, each)));
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
}

/** A text is cut where it goes on too long without a space, so that the same attack is tried with spaces in it as well. */
export const variants = (attack: Attack): Attack[] => [
  attack,
  ...[' ', 'a '].map((end) => ({
    ...attack,
    pumps: attack.pumps.map(({ prefix, pump }) => ({
      prefix,
      pump: pump.repeat(Math.max(1, Math.floor(20 / pump.length))) + end,
    })),
  })),
];

/** Slower than this at a shorter length, and the longer one is not waited for. */
const PATIENCE_MS = 100;
const FIRST_LENGTH = 500;

/** Milliseconds of one search through the attack as `seen` gives it to a pattern, at most `most` long, or shorter where patience ended. */
export function attackMs(
  pattern: RegExp,
  attack: Attack,
  most: number,
  seen: (text: string) => string,
): { ms: number; length: number } {
  let worst = { ms: 0, length: 0 };
  for (const variant of variants(attack))
    for (let length = FIRST_LENGTH; length <= most; length *= 2) {
      const ms = searchMs(pattern, seen(attackText(variant, length)));
      if (ms >= worst.ms) worst = { ms, length };
      if (ms > PATIENCE_MS) break;
    }
  return worst;
}

/** The best of three, so that a neighbour's work on the machine does not pass for the pattern's. */
function searchMs(pattern: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && best > 1; run++) {
    pattern.lastIndex = 0;
    const startMs = performance.now();
    pattern.test(text);
    best = Math.min(best, performance.now() - startMs);
    if (best > PATIENCE_MS) break;
  }
  return best;
}
