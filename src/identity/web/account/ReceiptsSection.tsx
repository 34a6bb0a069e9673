import { formatRand, isPlanType, PLANS } from '#plans';
import { buttonClass } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { useGo } from '../use-go.ts';
import { receipts as words } from './copy.ts';
import { longDate } from './dates.ts';
import { MoneyBack } from './MoneyBack.tsx';
import { Row, Section } from './Section.tsx';
import type { Account, AccountLoad } from './use-account.ts';

export const planName = (plan: string): string => (isPlanType(plan) ? PLANS[plan].name : plan);

interface ReceiptsSectionProps {
  account: Account;
  reload: AccountLoad['reload'];
  nowMs: number;
}

/** Every payment that opened a plan, the newest first, and the way to have it back. */
export function ReceiptsSection({ account, reload, nowMs }: ReceiptsSectionProps) {
  const { api } = useAuth();
  const go = useGo();
  const { receipts } = account;
  return (
    <Section id="receipts" heading={words.heading}>
      {receipts.length === 0 && <p className="py-5 text-ink-2">{words.none}</p>}
      {receipts.map((receipt) => {
        const { paymentId, plan, amountInCents, at } = receipt;
        const href = `/account/receipt?payment=${encodeURIComponent(paymentId)}`;
        return (
          <Row
            key={paymentId}
            beside
            action={
              receipt.opened && (
                <a
                  href={href}
                  aria-label={words.of(longDate(at))}
                  className={buttonClass('text')}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    go(href);
                  }}
                >
                  {words.open}
                </a>
              )
            }
            below={
              <MoneyBack
                receipt={receipt}
                nowMs={nowMs}
                ask={async () => {
                  await api.post('/api/account/refunds', { paymentId });
                  await reload();
                }}
              />
            }
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{planName(plan)}</span>
              <span className="figure text-lg">{formatRand(amountInCents)}</span>
              <span className="text-ink-2">{longDate(at)}</span>
            </p>
            <p className="text-ink-2 text-xs [overflow-wrap:anywhere]">
              {words.paymentId} {paymentId}
            </p>
          </Row>
        );
      })}
    </Section>
  );
}
