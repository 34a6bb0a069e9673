import { formatRand, isPlanType, PLANS } from '#plans';
import { buttonClass } from '#ui';
import { useGo } from '../use-go.ts';
import { receipts as words } from './copy.ts';
import { longDate } from './dates.ts';
import { Row, Section } from './Section.tsx';
import type { Account } from './use-account.ts';

export const planName = (plan: string): string => (isPlanType(plan) ? PLANS[plan].name : plan);

/** Every payment that opened a plan, the newest first. */
export function ReceiptsSection({ account }: { account: Account }) {
  const go = useGo();
  const { receipts } = account;
  return (
    <Section id="receipts" heading={words.heading}>
      {receipts.length === 0 && <p className="py-5 text-ink-2">{words.none}</p>}
      {receipts.map(({ paymentId, plan, amountInCents, at, refundedAt }) => {
        const href = `/account/receipt?payment=${encodeURIComponent(paymentId)}`;
        return (
          <Row
            key={paymentId}
            beside
            action={
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
            }
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{planName(plan)}</span>
              <span className="figure text-lg">{formatRand(amountInCents)}</span>
              <span className="text-ink-2">{longDate(at)}</span>
              {refundedAt && <span>{words.refunded(longDate(refundedAt))}</span>}
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
