import { useState } from 'react';
import { formatRand } from '#plans';
import { Button } from '#ui';
import type { WireReceipt } from '../../rules/index.ts';
import { account, moneyBack as words } from './copy.ts';
import { longDate } from './dates.ts';
import { Outcome } from './Outcome.tsx';
import { useTask } from './use-task.ts';

interface MoneyBackProps {
  receipt: WireReceipt;
  nowMs: number;
  /** Asks for the payment back, and has what is shown fetched anew. */
  ask: () => Promise<void>;
}

/** How a payment stands on its way back; where nobody has asked, the way to ask. */
export function MoneyBack({ receipt, nowMs, ask }: MoneyBackProps) {
  const task = useTask();
  const [isAsking, setAsking] = useState(false);
  const { refund, askUntil } = receipt;
  if (refund)
    return (
      <div className="grid gap-1 border-gold border-l-2 pl-4 text-sm">
        <p className="font-semibold">{words[refund.state].title(longDate(refund.at))}</p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{refund.reason ?? words[refund.state].line}</p>
      </div>
    );
  if (!askUntil || Date.parse(askUntil) < nowMs) return null;
  const amount = formatRand(receipt.amountInCents);
  return (
    <div className="grid gap-3">
      <Outcome task={task} />
      {isAsking ? (
        <div className="grid gap-3 rounded-md bg-paper-2 p-4">
          <p>{words.what(amount)}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              loading={task.busy}
              onClick={() =>
                void task.run(async () => {
                  await ask();
                  return null;
                })
              }
            >
              {words.confirm(amount)}
            </Button>
            <Button variant="text" className="max-[26rem]:-ml-3" onClick={() => setAsking(false)}>
              {account.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <p className="text-ink-2 text-sm">
          {words.until(longDate(askUntil))}{' '}
          <button
            type="button"
            className="min-h-11 cursor-pointer font-semibold text-ink underline underline-offset-4 hover:no-underline"
            aria-label={words.askNamed(amount, longDate(receipt.at))}
            onClick={() => setAsking(true)}
          >
            {words.ask}
          </button>
        </p>
      )}
    </div>
  );
}
