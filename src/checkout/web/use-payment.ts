import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '#identity/web';
import { CHECKOUT_MESSAGES } from '../rules/index.ts';
import { createPaymentFlow, type PaymentFlow, type PaymentState } from './payment-flow.ts';
import { loadPaymentSdk, pageScriptHost } from './payment-sdk.ts';

/** As long as the chat's way to the sign-in takes (spec section 9). */
const SIGN_IN_DELAY_MS = 3_000;

/** The payment of this screen, with its id kept in the address while its outcome is open. */
export function usePayment(): { state: PaymentState; pay: PaymentFlow['pay']; checkoutId: string | null } {
  const { api, recheck } = useAuth();
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<PaymentState>({ at: 'idle', error: null });
  const checkoutId = params.get('checkout');
  // What the address held when the screen came up: only that one is resumed, not the one we put there.
  const [resumeId] = useState(checkoutId);
  const flow = useRef<PaymentFlow | null>(null);
  const setParamsNow = useRef(setParams);
  setParamsNow.current = setParams;

  useEffect(() => {
    const host = pageScriptHost();
    const own = createPaymentFlow({
      api,
      loadSdk: (what) => loadPaymentSdk(host, what),
      keepInAddress: (id) =>
        setParamsNow.current(
          (now) => {
            if (id) now.set('checkout', id);
            else now.delete('checkout');
            return now;
          },
          { replace: true, preventScrollReset: true },
        ),
      leaveFor: (url) => window.location.assign(url),
      onState: setState,
    });
    flow.current = own;
    if (resumeId) void own.resume(resumeId);
    return () => own.stop();
  }, [api, resumeId]);

  // The session ended under a payment: after the text could be read, who this is is asked anew.
  const mustSignIn = state.at === 'idle' && state.error === CHECKOUT_MESSAGES.signInFirst;
  const recheckNow = useRef(recheck);
  recheckNow.current = recheck;
  useEffect(() => {
    if (!mustSignIn) return;
    const timer = setTimeout(() => void recheckNow.current(), SIGN_IN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [mustSignIn]);

  const pay = useMemo<PaymentFlow['pay']>(() => async (plan) => flow.current?.pay(plan), []);
  return { state, pay, checkoutId };
}
