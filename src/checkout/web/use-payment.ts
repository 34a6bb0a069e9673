import { useCallback, useEffect, useRef, useState } from 'react';
import { track, trackOutcome } from '#analytics/web';
import { useAuth, useWayToLogin } from '#identity/web';
import type { PlanType } from '#plans';
import { CHECKOUT_MESSAGES } from '../rules/index.ts';
import { useQuery, useSetQuery } from './address.ts';
import { paymentEvent } from './payment-events.ts';
import { createPaymentFlow, type PaymentFlow, type PaymentState } from './payment-flow.ts';

/** The payment of this screen, with its id kept in the address while its outcome is open. */
export function usePayment(): { state: PaymentState; pay: PaymentFlow['pay']; checkoutId: string | null } {
  const { api } = useAuth();
  const setQuery = useSetQuery();
  const [state, setState] = useState<PaymentState>({ at: 'idle', error: null });
  const checkoutId = useQuery().get('checkout');
  // What the address held when the screen came up: only that one is resumed, not the one we put there.
  const [resumeId] = useState(checkoutId);
  const flow = useRef<PaymentFlow | null>(null);
  const setQueryNow = useRef(setQuery);
  setQueryNow.current = setQuery;

  // What is paid for here; after a reload nobody knows, and the ledger counts it all the same.
  const paying = useRef<PlanType | null>(null);
  const before = useRef<PaymentState>(state);
  const moveTo = useCallback((after: PaymentState) => {
    const counted = paymentEvent(before.current, after, paying.current);
    before.current = after;
    if (counted?.by === 'browser') track(counted.event);
    else if (counted) trackOutcome(counted.event);
    setState(after);
  }, []);

  useEffect(() => {
    const own = createPaymentFlow({
      api,
      // Chunks of their own: nobody needs them before Pay is pressed.
      loadSdk: async (what) => {
        const { loadPaymentSdk, pageScriptHost } = await import('./payment-sdk.ts');
        return loadPaymentSdk(pageScriptHost(), what);
      },
      keepInAddress: (id) => setQueryNow.current('checkout', id || null),
      resumeTransaction: async (what) => (await import('./access-code.ts')).resumeTransaction(what),
      leaveFor: (url) => window.location.assign(url),
      onState: moveTo,
    });
    flow.current = own;
    if (resumeId) void own.resume(resumeId);
    const back = ({ persisted }: PageTransitionEvent) => persisted && own.cameBack();
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pageshow', back);
      own.stop();
    };
  }, [api, resumeId, moveTo]);

  // The session ended under a payment: after the text could be read, who this is is asked anew.
  useWayToLogin(state.at === 'idle' && state.error === CHECKOUT_MESSAGES.signInFirst, 'ask');

  const pay = useCallback<PaymentFlow['pay']>(async (plan) => {
    paying.current = plan;
    await flow.current?.pay(plan);
  }, []);
  return { state, pay, checkoutId };
}
