import { MOVES } from './moves.ts';
import type { CheckoutState, Found, Verdict } from './states.ts';

/** For so long a page of the provider counts as open. What is paid there later is applied all the same. */
export const AT_PROVIDER_FOR_MS = 60 * 60_000;
/** What the provider calls under way for so long after that, a person looks into. */
const PENDING_FOR_MS = 24 * 60 * 60_000;

/**
 * For so long a customer who came back as paid is waited for before they may say that they did not pay. Providers tell of a
 * payment within seconds.
 */
export const SAID_PAID_FOR_MS = 5 * 60_000;

/** What is known of a page whose customer came back as paid. */
export interface SaidPaid {
  state: CheckoutState;
  saidPaidAtMs: number;
  /** A payment is known, or the provider has said that money may be on its way. */
  providerSpoke: boolean;
}

/** Whether the customer may say that they did not pay after all: nobody but they said so, and they were waited for. */
export const mayTakeBack = ({ state, saidPaidAtMs, providerSpoke }: SaidPaid, nowMs: number): boolean =>
  TAKEN_BACK_FROM.includes(state) && !providerSpoke && nowMs >= saidPaidAtMs + SAID_PAID_FOR_MS;
const TAKEN_BACK_FROM: readonly CheckoutState[] = MOVES['take-back'].from;

/** A customer who pays on the provider's page. */
export interface AtProvider {
  /** `confirming`: they came back, or the provider hinted, that it was paid. */
  state: CheckoutState;
  expiresAtMs: number;
  /** The customer came back as paid: it waits for the provider also while another attempt keeps it from `confirming`. */
  saidPaid: boolean;
}

/** What follows when nothing is known to be taken, and nothing known not to be. */
export function judgeAtProvider(
  found: Extract<Found, { kind: 'absent' | 'pending' | 'seems-captured' | 'cannot-tell' }>,
  { state, expiresAtMs, saidPaid }: AtProvider,
  nowMs: number,
): Verdict {
  const isOver = nowMs >= expiresAtMs;
  switch (found.kind) {
    case 'absent':
      return isOver ? { do: 'fail' } : { do: 'wait', blocks: false };
    case 'pending':
      return nowMs >= expiresAtMs + PENDING_FOR_MS
        ? { do: 'review', reason: 'cannot-tell' }
        : { do: 'wait', blocks: true };
    case 'seems-captured':
      return isOver ? { do: 'review', reason: 'unproven' } : { do: 'wait', blocks: true };
    case 'cannot-tell':
      if (saidPaid && state === 'at-provider') return { do: 'wait', blocks: true };
      if (!isOver) return { do: 'wait', blocks: state === 'confirming' };
      // Nobody said that it was paid: a page that was left is nothing to look into.
      return state === 'confirming' ? { do: 'review', reason: 'cannot-tell' } : { do: 'fail' };
  }
}

/** How long until the next look at a page that may still be paid: 30 s, doubling, at most 10 minutes. */
export const nextPageCheckDelayMs = (checks: number): number =>
  Math.min(30_000 * 2 ** Math.min(checks, 5), 600_000);
