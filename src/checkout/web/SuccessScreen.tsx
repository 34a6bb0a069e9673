import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { RequireUser, type SignedIn, useAuth, useGo } from '#identity/web';
import { PLANS, type PlanType } from '#plans';
import { Button, Card, Notice, PageShell, Spinner } from '#ui';
import { useQuery } from './address.ts';
import { CHECKOUT_COPY } from './copy.ts';
import { startCountdown } from './countdown.ts';
import { ReturnPanel } from './ReturnPanel.tsx';
import { ReturnSign } from './ReturnSign.tsx';
import { SUCCESS_COPY as words } from './success-copy.ts';
import { type SuccessRecord, successRecord } from './success-record.ts';

/** How long /success stays before it leads to the chat (spec section 9). */
const REDIRECT_SECONDS = 5;

/** /success: where a payment on a provider's own page returns to. */
export function SuccessScreen() {
  return <RequireUser>{(signedIn) => <Success {...signedIn} />}</RequireUser>;
}

/** The address names a checkout where a provider's page led back; what it says is asked of the server. */
function Success(signedIn: SignedIn) {
  const checkoutId = useQuery().get('checkout');
  return checkoutId ? <Returned {...signedIn} checkoutId={checkoutId} /> : <Settled {...signedIn} />;
}

function Returned({ user, checkoutId }: SignedIn & { checkoutId: string }) {
  const { refreshSubscription } = useAuth();
  const go = useGo();
  const [paid, setPaid] = useState<SuccessRecord | null>(null);
  const { email } = user;
  const onPaid = useCallback(
    (plan: PlanType | null) => {
      // The chat looks at what is stored, and must find the plan that was just bought.
      void refreshSubscription().catch(() => null);
      if (plan) setPaid({ planType: plan, email });
      else go('/chat', { replace: true });
    },
    [refreshSubscription, go, email],
  );
  const onUnknown = useCallback(() => go('/success', { replace: true }), [go]);
  return (
    <PageShell width="narrow">
      {paid ? <Paid record={paid} /> : <ReturnPanel {...{ checkoutId, onPaid, onUnknown }} />}
    </PageShell>
  );
}

function Settled({ user, subscription }: SignedIn) {
  const { state } = useLocation();
  const { refreshSubscription } = useAuth();
  const go = useGo();
  const decision = successRecord(state, { email: user.email, subscription, nowMs: Date.now() });
  const leave = decision.kind === 'leave';
  useEffect(() => {
    if (leave) go('/pricing', { replace: true });
  }, [leave, go]);
  return (
    <PageShell width="narrow">
      {decision.kind === 'show' && <Paid record={decision.record} />}
      {decision.kind === 'failed' && (
        <Card className="grid gap-4">
          <Notice tone="danger">{CHECKOUT_COPY.noAnswer}</Notice>
          <Button onClick={() => void refreshSubscription()}>{CHECKOUT_COPY.retry}</Button>
        </Card>
      )}
      {(decision.kind === 'waiting' || leave) && (
        <Spinner label={CHECKOUT_COPY.wait} className="justify-center py-10 text-ink-2" />
      )}
    </PageShell>
  );
}

function Paid({ record }: { record: SuccessRecord }) {
  const { storage } = useAuth();
  const go = useGo();
  const [left, setLeft] = useState(REDIRECT_SECONDS);
  const at = record.email.lastIndexOf('@') + 1;
  useEffect(() => {
    storage.clear('selectedPlan');
    return startCountdown(REDIRECT_SECONDS, setLeft, () => go('/chat', { replace: true }));
  }, [storage, go]);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 text-center">
      <ReturnSign tone="good" shows="done" />
      <h1 className="text-3xl">{words.heading}</h1>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div>
          <dt className="text-ink-2 text-sm">{words.plan}</dt>
          <dd className="font-semibold text-lg">{PLANS[record.planType].name}</dd>
        </div>
        <div>
          <dt className="text-ink-2 text-sm">{words.email}</dt>
          {/* A long address goes on in the next line at its @, and only then anywhere. */}
          <dd className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">
            {record.email.slice(0, at)}
            <wbr />
            {record.email.slice(at)}
          </dd>
        </div>
      </dl>
      <Button onClick={() => go('/chat', { replace: true })}>{words.go}</Button>
      <p className="text-ink-2">{words.left(left)}</p>
    </Card>
  );
}
