/** What the figures of the scorer should be, and the marks for it. */
import type { Figures } from './scorer.ts';

export type Target = { readonly atLeast: number } | { readonly atMost: number };

export const TARGETS: Readonly<Record<string, Target>> = {
  strictPass: { atLeast: 75 },
  pickupAny: { atLeast: 93 },
  pickupPerReply: { atLeast: 78 },
  templateReuse: { atMost: 8 },
  genericPerReply: { atMost: 1 },
  parrotPerReply: { atMost: 1 },
  forbiddenPerReply: { atMost: 1 },
  itemsClean: { atLeast: 97 },
  dangerRecall: { atLeast: 100 },
  benignFalseAlarm: { atMost: 2 },
  action: { atLeast: 96 },
  question: { atLeast: 98 },
  language: { atLeast: 98 },
  intentF1: { atLeast: 0.75 },
  flagF1: { atLeast: 0.8 },
  flagsExplained: { atLeast: 100 },
  notesQuoted: { atLeast: 100 },
  distinct2: { atLeast: 0.75 },
  withinItemJaccard: { atMost: 0.15 },
};

/** How far the locked set may stay behind the one that the engine was tuned on, in points. */
export const LOCKED_WITHIN_POINTS = 8;

export const targetText = (target: Target): string =>
  'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;

/** Undefined where there is no figure. */
export function meets(value: number | null | undefined, target: Target): boolean | undefined {
  if (value === null || value === undefined) return undefined;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

/** The figure with its tick or cross. */
export function marked(value: number | null | undefined, target?: Target): string {
  if (value === null || value === undefined) return '–  ';
  // Room for the mark that the others have.
  if (!target) return `${value}  `;
  return `${value} ${meets(value, target) ? '✓' : '✗'}`;
}

/** How many points the locked set's strictPass stays behind dev's; negative when it is ahead. */
export function pointsBehind(locked: Figures, dev: Figures): number | undefined {
  const { strictPass: ofLocked } = locked;
  const { strictPass: ofDev } = dev;
  if (ofLocked == null || ofDev == null) return undefined;
  return Math.round((ofDev - ofLocked) * 10) / 10;
}
