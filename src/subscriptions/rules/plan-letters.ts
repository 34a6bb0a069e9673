import { DAY_MS } from '#kit';
import type { SubscriptionDocument } from './subscription.ts';

/**
 * The letters about the end of a plan: three days and one day before it, and when it is over. Each is for a stretch of
 * time before or after the end; one that was missed (a server that was down) is left out, not sent late.
 */
export const PLAN_LETTERS = {
  'three-days': { fromLeftMs: DAY_MS, untilLeftMs: 3 * DAY_MS },
  'one-day': { fromLeftMs: 0, untilLeftMs: DAY_MS },
  ended: { fromLeftMs: -2 * DAY_MS, untilLeftMs: 0 },
} as const satisfies Record<string, { fromLeftMs: number; untilLeftMs: number }>;
export type PlanLetter = keyof typeof PLAN_LETTERS;

/** Who has bought or been given something so short a time ago knows until when it runs. */
export const KNOWN_FOR_MS = DAY_MS;

/**
 * Which letter a plan is due, if any. Nothing is due of access that was taken back, and nothing of an end that the owner
 * has just been told: within a day of the purchase, the gift or the added days.
 */
export function planLetterDue(
  plan: Pick<SubscriptionDocument, 'isActive' | 'expiryDate' | 'updatedAt'>,
  nowMs: number,
): PlanLetter | null {
  if (!plan.isActive || Date.parse(plan.updatedAt) > nowMs - KNOWN_FOR_MS) return null;
  const leftMs = Date.parse(plan.expiryDate) - nowMs;
  const names = Object.keys(PLAN_LETTERS) as PlanLetter[];
  return (
    names.find((name) => {
      const { fromLeftMs, untilLeftMs } = PLAN_LETTERS[name];
      return leftMs > fromLeftMs && leftMs <= untilLeftMs;
    }) ?? null
  );
}
