import { Notice, Spinner, supportEmail } from '#ui';
import { CONFIRMING_COPY } from './confirming-copy.ts';
import type { PaymentState } from './payment-flow.ts';

/** What is said while money may have moved; a chunk of its own. */
export default function Confirming(state: Extract<PaymentState, { at: 'confirming' }>) {
  if (state.notice) return <SaveFailed notice={state.notice} review={state.review} />;
  return (
    <div className="grid gap-4">
      <Notice
        tone="info"
        role="status"
        title={state.review ? CONFIRMING_COPY.review : CONFIRMING_COPY.confirming}
      >
        <p>{state.review ? CONFIRMING_COPY.reviewLine : CONFIRMING_COPY.confirmingLine}</p>
        <p className="mt-2 text-ink-2 text-sm">{CONFIRMING_COPY.later}</p>
      </Notice>
      {state.offline && <Notice tone="danger">{CONFIRMING_COPY.offline}</Notice>}
      {state.unpaid && (
        <a
          href={`/success?checkout=${encodeURIComponent(state.unpaid)}`}
          className="inline-flex min-h-11 items-center justify-self-center"
        >
          {CONFIRMING_COPY.unpaid}
        </a>
      )}
      {!state.review && <Spinner className="justify-self-center text-ember" />}
    </div>
  );
}

/** Paid and not saved: the spec's sentence, and that nothing need be done but, at most, to write to us. */
function SaveFailed({ notice, review }: { notice: string; review: boolean }) {
  const address = supportEmail();
  return (
    <Notice tone="danger">
      <p className="font-semibold [overflow-wrap:anywhere]">{notice}</p>
      <p>{review ? CONFIRMING_COPY.saveReview : CONFIRMING_COPY.saveMending}</p>
      {address && (
        <p>
          {CONFIRMING_COPY.support}{' '}
          <a href={`mailto:${address}`} className="[overflow-wrap:anywhere]">
            {address}
          </a>
        </p>
      )}
    </Notice>
  );
}
