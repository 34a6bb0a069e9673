import type { Storage } from '#database';
import { every, type Repeated } from '#kit';
import type { LetterDeps } from './letter-deps.ts';
import { tellOperator } from './operator-alerts.ts';
import { issueReceipts } from './receipt-letters.ts';
import { carryOutRequests } from './refund-request-job.ts';
import type { RefundDeps } from './refund-settle.ts';

/** Does what follows a payment, now and every `intervalMs`; each step may run in several processes at once. */
export const startAfterPaying = (
  deps: LetterDeps & RefundDeps & { storage: Pick<Storage, 'check'> },
  intervalMs: number,
): Repeated =>
  every(
    intervalMs,
    async (isStopped) => {
      // What cannot be stored is not begun; the storage has logged why.
      if (await deps.storage.check()) return;
      // One that fails must not keep the others waiting.
      for (const step of [issueReceipts, carryOutRequests, tellOperator])
        await step(deps, isStopped).catch(failed);
    },
    failed,
  );

const failed = (error: unknown) => console.error('after paying: this run failed', error);
