import { lazy, Suspense, useEffect, useRef } from 'react';
import { formatRand, type WirePlan } from '#plans';
import { Button, Notice, Spinner } from '#ui';
import { ACTIVE_PLAN, CHECKOUT_MESSAGES } from '../rules/index.ts';
import { CHECKOUT_COPY } from './copy.ts';
import type { PaymentState } from './payment-flow.ts';

const Confirming = lazy(() => import('./Confirming.tsx'));

/** Errors of which the spec's words leave open what is most feared; nothing was taken before either. */
const SURELY_UNPAID: readonly string[] = [CHECKOUT_MESSAGES.cardError, CHECKOUT_MESSAGES.initialisation];

interface PayPanelProps {
  /** Null while a payment of before a reload is looked up and no plan is chosen. */
  plan: WirePlan | null;
  state: PaymentState;
  onPay: () => void;
}

/** The button and what becomes of it. There is no button while money may have moved. */
export function PayPanel({ plan, state, onPay }: PayPanelProps) {
  const panel = useFocusBack(state);
  if (state.at === 'confirming')
    return (
      <Suspense fallback={<Spinner label={CHECKOUT_COPY.wait} className="justify-center py-4" />}>
        <Confirming {...state} />
      </Suspense>
    );
  if (state.at === 'applied')
    return <Spinner label={CHECKOUT_COPY.applied} className="justify-center py-4" />;
  if (state.at === 'already-active') {
    return <Notice tone="info">{ACTIVE_PLAN}</Notice>;
  }
  const busy = state.at === 'processing';
  return (
    <div ref={panel} className="flex flex-col gap-4">
      {state.at === 'idle' && state.error && (
        <Notice tone={state.notNow ? 'info' : 'danger'} role="alert">
          <p>{state.error}</p>
          {SURELY_UNPAID.includes(state.error) && <p>{CHECKOUT_COPY.notCharged}</p>}
        </Notice>
      )}
      {plan && (
        <Button className="w-full" loading={busy} onClick={onPay}>
          {busy ? CHECKOUT_COPY.busy : CHECKOUT_COPY.pay(formatRand(plan.amountInCents))}
        </Button>
      )}
      <p role="status" className="text-center text-ink-2 text-sm empty:-mt-4">
        {busy && CHECKOUT_COPY[state.step]}
      </p>
    </div>
  );
}

/**
 * Gives the focus back to the Pay button when the card form is over, closed or refused: while the form was up the
 * button was disabled, and a browser gives nothing back to a disabled one.
 */
function useFocusBack({ at }: PaymentState) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(at);
  useEffect(() => {
    const ended = before.current === 'processing' && at === 'idle';
    before.current = at;
    const { activeElement } = document;
    if (ended && (!activeElement || activeElement === document.body))
      panel.current?.querySelector('button')?.focus();
  }, [at]);
  return panel;
}
