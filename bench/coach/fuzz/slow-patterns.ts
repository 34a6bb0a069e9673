/** Finds the regular expressions that take more than their share on a text: which, and where in the source. */

export type PatternTime = {
  readonly pattern: string;
  /** Where it was called from, as `file:line`, relative to the checkout. */
  readonly at: string;
  readonly ms: number;
};

const root = new URL('../../../', import.meta.url).href;

/** The first place in the product's own source that a stack names. */
export function placeIn(stack: string): string {
  const line = stack.split('\n').find((one) => one.includes(`${root}src/`));
  return /(src\/[^\s)]+?:\d+)(?::\d+)?\)?$/.exec(line ?? '')?.[1] ?? 'unknown';
}

/**
 * Runs `work` with every match of a regular expression timed, and gives the time of each pattern. The timing itself makes
 * all of it slower: compare the figures with each other only.
 */
export function timePatterns(work: () => void): PatternTime[] {
  const original = RegExp.prototype.exec;
  const times = new Map<string, { ms: number; at: string }>();
  RegExp.prototype.exec = function timed(text) {
    const startMs = performance.now();
    const found = original.call(this, text);
    const ms = performance.now() - startMs;
    const key = String(this);
    const entry = times.get(key) ?? { ms: 0, at: '' };
    entry.ms += ms;
    // A stack is dear: only for what may matter.
    if (entry.at === '' && (ms > 0.2 || entry.ms > 1)) entry.at = placeIn(new Error('here').stack ?? '');
    times.set(key, entry);
    return found;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = original;
  }
  return [...times].map(([pattern, { ms, at }]) => ({ pattern, at, ms })).sort((a, b) => b.ms - a.ms);
}
