/**
 * A fixed piece of work that is timed beside everything else. The machine is shared, so milliseconds of two days do not
 * compare; how many references something takes does.
 */

const DOCUMENT = JSON.stringify(
  Array.from({ length: 2000 }, (_, index) => ({
    id: index,
    name: `row ${index}`,
    tags: ['a', 'b', `c${index % 7}`],
    nested: { x: index / 3, on: index % 2 === 0, text: 'The quick brown fox jumps over the lazy dog.' },
  })),
);

function parseOnceMs(): number {
  const startMs = performance.now();
  JSON.parse(DOCUMENT);
  return performance.now() - startMs;
}

/** The value at a share (0 to 1) of the sorted values; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds of one reference now: parsing a fixed JSON document of about 280 kB, the median of many. */
export function referenceMs(): number {
  for (let warm = 0; warm < 10; warm++) parseOnceMs();
  return quantile(Array.from({ length: 41 }, parseOnceMs), 0.5);
}

/** A time and the same time in references. */
export type Time = { readonly ms: number; readonly references: number };

const round = (value: number): number => Number(value.toPrecision(3));

export const timeOf = (ms: number, reference: number): Time => ({
  ms: round(ms),
  references: round(ms / reference),
});

export const timeText = ({ ms, references }: Time): string => `${ms} ms (${references} ref)`;
