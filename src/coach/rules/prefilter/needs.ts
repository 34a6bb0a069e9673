/**
 * What has to stand in a text for a pattern to match it, as a list of numbers: a trace (see `traces.ts`), or a head that says how many of the
 * numbers behind it belong to it and whether all of them are needed or any.
 */
import { hasTrace, type Traces } from './traces.ts';

/** Empty where a text may match without anything that is known beforehand. */
export type Need = ArrayLike<number>;

export const anyOf = (size: number): number => ~(size << 1);
export const allOf = (size: number): number => ~((size << 1) | 1);
export const sizeOf = (head: number): number => ~head >> 1;
export const isAll = (head: number): boolean => (~head & 1) === 1;

/** Whether the traces have what one need asks for, which begins at `at`. */
export function meets(need: Need, traces: Traces, at = 0): boolean {
  const head = need[at];
  if (head === undefined) return true;
  if (head >= 0) return hasTrace(traces, head);
  const end = at + 1 + sizeOf(head);
  const all = isAll(head);
  for (let place = at + 1; place < end; ) {
    const one = need[place] as number;
    const met = one >= 0 ? hasTrace(traces, one) : meets(need, traces, place);
    if (met !== all) return met;
    place += one >= 0 ? 1 : 1 + sizeOf(one);
  }
  return all;
}
