import { every, type Repeated } from '#kit';
import type { LetterDeps } from './letter-deps.ts';
import { issueReceipts } from './receipt-letters.ts';

/** Does what follows a payment, now and every `intervalMs`; each step may run in several processes at once. */
export const startAfterPaying = (deps: LetterDeps, intervalMs: number): Repeated =>
  every(
    intervalMs,
    (isStopped) => issueReceipts(deps, isStopped),
    (error) => console.error('after paying: this run failed', error),
  );
