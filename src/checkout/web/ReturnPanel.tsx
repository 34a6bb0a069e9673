import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAuth, useGo } from '#identity/web';
import type { PlanType } from '#plans';
import { Button, ButtonLink, Card, Notice, Spinner, supportEmail } from '#ui';
import { CONFIRMING_COPY } from './confirming-copy.ts';
import { CHECKOUT_COPY } from './copy.ts';
import { ReturnSign } from './ReturnSign.tsx';
import { followReturn, type ReturnState } from './return-flow.ts';
import { SUCCESS_COPY } from './success-copy.ts';

const { checking, still, notPaid } = SUCCESS_COPY;

/** What /success says to somebody who comes back from a provider's own page, until the server knows how it went. */
export function ReturnPanel(props: {
  checkoutId: string;
  onPaid: (plan: PlanType | null) => void;
  onUnknown: () => void;
}) {
  const { checkoutId, onPaid, onUnknown } = props;
  const { api } = useAuth();
  const [state, setState] = useState<ReturnState>({ at: 'checking', slow: false, offline: false });
  const flow = useRef<ReturnType<typeof followReturn>>(null);
  useEffect(() => {
    const started = followReturn({ api, checkoutId, onState: setState });
    flow.current = started;
    return () => started.stop();
  }, [api, checkoutId]);
  useEffect(() => {
    if (state.at === 'paid') onPaid(state.plan);
    if (state.at === 'unknown') onUnknown();
  }, [state, onPaid, onUnknown]);
  return <Shown state={state} sayUnpaid={async () => flow.current?.sayUnpaid()} />;
}

function Shown({ state, sayUnpaid }: { state: ReturnState; sayUnpaid: () => Promise<void> }) {
  switch (state.at) {
    case 'checking':
      return (
        <Panel
          sign={<Spinner className="mx-auto text-5xl text-ember" />}
          heading={state.slow ? still.heading : checking.heading}
        >
          <p>{state.slow ? still.line : checking.line}</p>
          {state.slow && <p className="text-ink-2 text-sm">{still.later}</p>}
          {state.offline && <Notice tone="danger">{CONFIRMING_COPY.offline}</Notice>}
          {state.canSayUnpaid && <Unpaid onSay={sayUnpaid} />}
        </Panel>
      );
    case 'review':
      return (
        <Panel sign={<ReturnSign tone="open" shows="waiting" />} heading={CONFIRMING_COPY.review}>
          <p>{CONFIRMING_COPY.reviewLine}</p>
          <p className="text-ink-2 text-sm">{still.later}</p>
          <Support />
          {state.canSayUnpaid && <Unpaid onSay={sayUnpaid} />}
        </Panel>
      );
    case 'paid-twice':
      return <PaidTwice message={state.message} />;
    case 'given-back':
      return (
        <Panel sign={<ReturnSign tone="good" shows="back" />} heading={SUCCESS_COPY.givenBack}>
          <p>{state.message}</p>
          <ButtonLink href="/pricing">{SUCCESS_COPY.plans}</ButtonLink>
        </Panel>
      );
    case 'not-paid':
      return <NotPaid message={state.message} />;
    default:
      return <Spinner label={CHECKOUT_COPY.wait} className="justify-center py-10 text-ink-2" />;
  }
}

/** The way on for who did not pay, and came to this page all the same. */
function Unpaid({ onSay }: { onSay: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const say = () => {
    setBusy(true);
    void onSay().finally(() => setBusy(false));
  };
  return (
    <div className="grid gap-4 border-ink/15 border-t pt-5">
      <p className="text-ink-2 text-sm">{SUCCESS_COPY.unpaid.line}</p>
      <Button variant="quiet" loading={busy} onClick={say}>
        {SUCCESS_COPY.unpaid.say}
      </Button>
    </div>
  );
}

/** @param message why; null where nothing was seen so far */
function NotPaid({ message }: { message: string | null }) {
  const go = useGo();
  return (
    <Panel sign={<ReturnSign tone="open" shows="none" />} heading={notPaid.heading}>
      <p>{message === null ? notPaid.none : notPaid.because(message)}</p>
      <Button onClick={() => go('/checkout')}>{notPaid.again}</Button>
      <a href="/pricing" className="inline-flex min-h-11 items-center justify-self-center text-ink-2">
        {notPaid.plans}
      </a>
    </Panel>
  );
}

function PaidTwice({ message }: { message: string }) {
  const go = useGo();
  return (
    <Panel sign={<ReturnSign tone="good" shows="back" />} heading={SUCCESS_COPY.paidTwice}>
      <p>{message}</p>
      <Button onClick={() => go('/chat')}>{SUCCESS_COPY.go}</Button>
    </Panel>
  );
}

/** Where a question goes, where the operator has said. */
function Support() {
  const address = supportEmail();
  if (!address) return null;
  return (
    <p className="text-sm">
      {CONFIRMING_COPY.support}{' '}
      <a href={`mailto:${address}`} className="[overflow-wrap:anywhere]">
        {address}
      </a>
    </p>
  );
}

/** The heading is heard when it changes, and what stands below with it. */
function Panel({ sign, heading, children }: { sign: ReactNode; heading: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 text-balance text-center" role="status">
      {sign}
      <h1 className="text-3xl">{heading}</h1>
      {children}
    </Card>
  );
}
