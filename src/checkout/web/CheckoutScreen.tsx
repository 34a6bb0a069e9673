import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NeedsScript, useAuth, useGo } from '#identity/web';
import { PLANS, priceInRand, type WirePlan } from '#plans';
import { Button, Card, LogoMark, Notice, PageShell, Spinner } from '#ui';
import { useQuery, useSetQuery } from './address.ts';
import { useChosenPlan } from './chosen-plan.ts';
import { CHECKOUT_COPY } from './copy.ts';
import { longDate } from './dates.ts';
import { checkoutEntry, type Entry } from './entry.ts';
import { OrderTicket } from './OrderTicket.tsx';
import { PayPanel } from './PayPanel.tsx';
import { usePayment } from './use-payment.ts';
import { usePlans } from './use-plans.ts';

/** /checkout: who may pay, for what, and the payment itself (spec sections 4 and 8). */
export function CheckoutScreen() {
  const auth = useAuth();
  const go = useGo();
  const query = useQuery();
  // It holds for as long as this screen stands; the address is rid of it as soon as it is stored.
  const asked = useRef<string | null>(null);
  asked.current = query.get('plan') ?? asked.current;
  const payment = usePayment();
  const { plans, retry } = usePlans();
  const [nowMs] = useState(Date.now);
  const { state } = auth;
  const lookup = state.status === 'signed-in' ? state.subscription : null;

  const settledHere = payment.state.at === 'applied';
  const chosen = useChosenPlan(auth.storage);
  // Not under a payment of our own: that one has to end first.
  const gone = chosen.vanished && (payment.state.at === 'idle' || payment.state.at === 'already-active');
  const lookedAgain = useLookAgain(gone);
  const entry = checkoutEntry({
    who: state.status,
    subscription:
      !lookup || (gone && !lookedAgain) ? null : lookup.kind === 'known' ? lookup.status : 'failed',
    queryPlan: asked.current,
    storedPlan: gone ? null : chosen.plan,
    checkoutId: payment.state.at === 'confirming' ? (payment.checkoutId ?? 'under-way') : payment.checkoutId,
    nowMs: Date.now(),
  });

  useLeave(settledHere ? null : entry);

  // The way on after a payment: the plan choice is used up, the new subscription is fetched, then the chat.
  const { refreshSubscription, storage } = auth;
  useEffect(() => {
    if (!settledHere) return;
    storage.clear('selectedPlan', 'redirectAfterLogin');
    void refreshSubscription().finally(() => go('/chat', { replace: true }));
  }, [settledHere, refreshSubscription, storage, go]);
  const refused = payment.state.at === 'already-active';
  useEffect(() => {
    if (refused) void refreshSubscription();
  }, [refused, refreshSubscription]);

  if (settledHere) return <Frame>{<PayPanel plan={null} state={payment.state} onPay={() => {}} />}</Frame>;
  switch (entry.kind) {
    case 'waiting':
    case 'leave':
      return (
        <Frame>
          <NeedsScript />
          {state.status === 'resolving' && state.offline ? (
            <Notice tone="danger">{CHECKOUT_COPY.noAnswer}</Notice>
          ) : (
            <Spinner label={CHECKOUT_COPY.wait} className="justify-center py-10 text-ink-2" />
          )}
        </Frame>
      );
    case 'failed':
      return (
        <Frame>
          <Trouble onRetry={() => void refreshSubscription()} />
        </Frame>
      );
    case 'active':
      return <ActiveSubscription entry={entry} />;
    case 'offer':
      return (
        <Offer
          email={state.status === 'signed-in' ? state.user.email : null}
          entry={entry}
          plan={Array.isArray(plans) ? (plans.find(({ type }) => type === entry.plan) ?? null) : plans}
          onRetry={retry}
          nowMs={nowMs}
          payment={payment}
        />
      );
  }
}

/** Another tab may have paid: the subscription is asked after anew before anything is said. True once it was. */
function useLookAgain(gone: boolean): boolean {
  const { refreshSubscription } = useAuth();
  const [done, setDone] = useState(false);
  useEffect(() => {
    setDone(false);
    if (!gone) return;
    let current = true;
    void refreshSubscription()
      .catch(() => null)
      .finally(() => current && setDone(true));
    return () => {
      current = false;
    };
  }, [gone, refreshSubscription]);
  return done;
}

/** Puts a plan of the address into storage, and leaves when there is nothing to do here. */
function useLeave(entry: Entry | null): void {
  const { keepForSignIn } = useAuth();
  const go = useGo();
  const setQuery = useSetQuery();
  const to = entry?.kind === 'leave' ? entry.to : null;
  const back = entry?.kind === 'leave' ? entry.redirectAfterLogin : undefined;
  const selected = entry && 'selectPlan' in entry ? entry.selectPlan : undefined;
  useEffect(() => {
    const plan = selected && PLANS[selected];
    keepForSignIn({
      ...(back && { redirectAfterLogin: back }),
      ...(plan && {
        selectedPlan: {
          type: plan.type,
          price: priceInRand(plan),
          currency: plan.currency,
          duration: plan.duration,
        },
      }),
    });
    if (to) go(to, { replace: true });
    else if (selected) setQuery('plan', null);
  }, [selected, back, to, keepForSignIn, go, setQuery]);
}

/** The page of an order. What is waited for stands in it too: the heading stays where it is when the order comes. */
function Order({ children }: { children: ReactNode }) {
  return (
    <PageShell className="overflow-x-clip">
      <div className="wrap relative pb-16">
        <LogoMark className="pointer-events-none absolute -top-28 -right-32 size-80 text-blush opacity-60 lg:hidden dark:opacity-45 [&>path]:fill-current" />
        <div className="relative grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6 pt-3 max-lg:mx-auto lg:max-w-none lg:gap-8 lg:pt-8">
          <h1 className="text-3xl">{CHECKOUT_COPY.heading}</h1>
          {children}
        </div>
      </div>
    </PageShell>
  );
}

const cardClass = 'grid grid-cols-[minmax(0,1fr)] gap-6';

function Frame({ children }: { children: ReactNode }) {
  return (
    <Order>
      <Card className={cardClass}>{children}</Card>
    </Order>
  );
}

function Trouble({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Notice tone="danger">{CHECKOUT_COPY.noAnswer}</Notice>
      <Button onClick={onRetry}>{CHECKOUT_COPY.retry}</Button>
    </>
  );
}

function ActiveSubscription({ entry }: { entry: Extract<Entry, { kind: 'active' }> }) {
  const go = useGo();
  const { type, expiryDate } = entry.current;
  return (
    <PageShell width="narrow">
      <h1 className="mb-6 text-3xl">{CHECKOUT_COPY.active.heading}</h1>
      <Card className={cardClass}>
        <p className="text-balance text-lg">
          {CHECKOUT_COPY.active.line(
            type ? PLANS[type].name : null,
            expiryDate ? longDate(expiryDate) : null,
          )}
        </p>
        <Button onClick={() => go('/chat')}>{CHECKOUT_COPY.active.back}</Button>
      </Card>
    </PageShell>
  );
}

interface OfferProps {
  email: string | null;
  entry: Extract<Entry, { kind: 'offer' }>;
  plan: WirePlan | 'failed' | null;
  nowMs: number;
  payment: ReturnType<typeof usePayment>;
  onRetry: () => void;
}

/** What is bought, and the way to pay on its stub; under it what one wants to know with a thumb over the button. */
function Offer({ email, entry, plan, nowMs, payment, onRetry }: OfferProps) {
  const shown = plan === 'failed' ? null : plan;
  const { upgradeFrom } = entry;
  const pay = (
    <>
      {upgradeFrom && shown && payment.state.at === 'idle' && (
        <p className="font-semibold">
          {CHECKOUT_COPY.upgrade.forfeit(upgradeFrom.daysLeft, PLANS[upgradeFrom.type].name)}
        </p>
      )}
      <PayPanel plan={shown} state={payment.state} onPay={() => shown && void payment.pay(shown.type)} />
    </>
  );
  return (
    <Order>
      {upgradeFrom && shown && (
        <Notice tone="info" title={CHECKOUT_COPY.upgrade.title}>
          {CHECKOUT_COPY.upgrade.line(PLANS[upgradeFrom.type].name, shown.name, shown.duration)}
        </Notice>
      )}
      {plan === 'failed' && <Trouble onRetry={onRetry} />}
      {plan === null && entry.plan && (
        <Spinner label={CHECKOUT_COPY.wait} className="justify-center py-6 text-ink-2" />
      )}
      {shown ? (
        <OrderTicket plan={shown} nowMs={nowMs} email={email} canChange={payment.state.at === 'idle'}>
          {pay}
        </OrderTicket>
      ) : (
        pay
      )}
    </Order>
  );
}
