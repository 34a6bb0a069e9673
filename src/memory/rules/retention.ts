import { addDays } from '#kit';
import type { KeepDays } from './contract.ts';

/**
 * What is as old as this or older goes, in Unix milliseconds.
 * @returns infinity where nothing is kept, minus infinity where all is kept until it is deleted
 */
export function goneUntilMs(keepDays: KeepDays, nowMs: number): number {
  if (keepDays === null) return Number.NEGATIVE_INFINITY;
  return keepDays === 0 ? Number.POSITIVE_INFINITY : addDays(nowMs, -keepDays);
}

/** When something that was last touched at `atMs` goes; null for never. */
export const goesAtMs = (keepDays: KeepDays, atMs: number): number | null =>
  keepDays === null ? null : addDays(atMs, keepDays);
