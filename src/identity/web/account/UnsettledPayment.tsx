import { formatRand } from '#plans';
import { Notice } from '#ui';
import type { WireUnsettled } from '../../rules/index.ts';
import { unsettled as words } from './copy.ts';
import { planName } from './ReceiptsSection.tsx';

/** Above all else of the account, for who has paid and finds no plan there. */
export function UnsettledPayment({ checkoutId, plan, amountInCents }: WireUnsettled) {
  return (
    <Notice tone="info" title={words.title(formatRand(amountInCents), planName(plan))}>
      <p>{words.line}</p>
      <p>
        <a
          href={`/checkout?checkout=${encodeURIComponent(checkoutId)}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {words.link}
        </a>
      </p>
    </Notice>
  );
}
