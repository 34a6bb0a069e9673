import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatRand } from '#plans';
import { Button, ButtonLink, Card, Notice, PageShell, Spinner, TextField, useHydrated } from '#ui';
import type { WireReceipt } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import { longDate } from './dates.ts';
import { failureText } from './failure-text.ts';
import { MoneyBack } from './MoneyBack.tsx';
import { refundPage as words } from './page-copy.ts';
import { planName } from './ReceiptsSection.tsx';
import { useTask } from './use-task.ts';

/** /refund: money back without a sign-in. First the letter is asked for; its link then shows the payments. */
export function RefundScreen() {
  const { search } = useLocation();
  // The page as it is sent knows no token, and what React finds there has to be the same.
  const token = useHydrated() ? new URLSearchParams(search).get('token') : null;
  return (
    <PageShell width="narrow">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-3xl">{words.heading}</h1>
        {token ? <Payments token={token} /> : <AskForLetter />}
      </Card>
    </PageShell>
  );
}

function AskForLetter() {
  const { api } = useAuth();
  const ready = useHydrated();
  const task = useTask();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read here, so that what was typed before the script came is not lost.
    const email = new FormData(event.currentTarget).get('email');
    void task.run(async () => {
      await api.post('/api/refunds/letter', { email });
      return words.sent;
    });
  };
  return (
    <>
      <p>{words.line}</p>
      <NeedsScript />
      {task.done && <Notice tone="good">{task.done}</Notice>}
      {/* `post`, so that not even a browser that sends the form by itself puts the address into another one. */}
      <form method="post" onSubmit={send} className="grid gap-4" noValidate>
        <TextField
          id="refund-email"
          label={words.email}
          type="email"
          autoComplete="email"
          error={task.failure ?? undefined}
          name="email"
          onChange={task.clear}
        />
        <Button type="submit" disabled={!ready} loading={task.busy}>
          {words.send}
        </Button>
      </form>
      <ButtonLink variant="text" href="/account" className="-ml-3 justify-self-start">
        {words.signIn}
      </ButtonLink>
    </>
  );
}

function Payments({ token }: { token: string }) {
  const { api } = useAuth();
  const [payments, setPayments] = useState<WireReceipt[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(() => {
    setFailure(null);
    api
      .post<{ payments: WireReceipt[] }>('/api/refunds/payments', { token })
      .then(({ body }) => setPayments(body.payments))
      .catch((error: unknown) => setFailure(failureText(error) ?? words.failed));
  }, [api, token]);
  useEffect(load, [load]);
  if (failure)
    return (
      <>
        <Notice tone="danger">{failure}</Notice>
        <ButtonLink href="/refund">{words.again}</ButtonLink>
      </>
    );
  if (!payments) return <Spinner label={words.loading} className="justify-center py-8 text-ink-2" />;
  if (payments.length === 0) return <p>{words.none}</p>;
  return (
    <ul className="grid gap-5">
      {payments.map((receipt) => (
        <li key={receipt.paymentId} className="grid gap-2">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{planName(receipt.plan)}</span>
            <span className="figure text-lg">{formatRand(receipt.amountInCents)}</span>
            <span className="text-ink-2">{longDate(receipt.at)}</span>
          </p>
          <MoneyBack
            receipt={receipt}
            nowMs={Date.now()}
            ask={async () => {
              const { body } = await api.post<{ receipt: WireReceipt }>('/api/refunds', {
                token,
                paymentId: receipt.paymentId,
              });
              // The link is spent: what is shown stays as it was, but for this one.
              setPayments((shown) =>
                (shown ?? []).map((one) =>
                  one.paymentId === receipt.paymentId ? body.receipt : { ...one, askUntil: null },
                ),
              );
            }}
          />
        </li>
      ))}
    </ul>
  );
}
