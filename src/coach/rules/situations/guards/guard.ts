import type { Entry } from '../entry.ts';
import type { Situation } from '../situation.ts';

/** The situations of a tier. */
export type Tiers = (tier: string) => readonly Situation[];

/**
 * Makes of an entry the situations that it is: one, several, or none of its own.
 * @param tiers for a guard that looks at other situations; those of its own tier are there when a message is read, not before
 */
export type Guard = (entry: Entry, tiers: Tiers) => Situation | readonly Situation[];
