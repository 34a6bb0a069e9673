import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { southAfricanTime } from '#kit';
import { formatRand, VAT_PERCENT, vatInCents } from '#plans';
import { Button, ButtonLink, brandName, Card, Notice, Spinner } from '#ui';
import type { WirePrintedReceipt } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';
import { RequireUser } from '../RequireUser.tsx';
import { account as words } from './copy.ts';
import { failureText } from './failure-text.ts';
import { receiptPage } from './page-copy.ts';
import { planName } from './ReceiptsSection.tsx';
import { UserHeader, userHeaderClass } from './UserHeader.tsx';

/** /account/receipt?payment=…: one receipt on a sheet of its own, to be printed or kept. */
export function ReceiptScreen() {
  return (
    <RequireUser>
      {({ user }) => (
        <div className="flex min-h-dvh flex-col">
          <header className={`${userHeaderClass} print:hidden`}>
            <UserHeader user={user} />
          </header>
          <main className="wrap grid max-w-2xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 pt-8 pb-16 print:p-0">
            <Sheet />
          </main>
        </div>
      )}
    </RequireUser>
  );
}

function Sheet() {
  const { api, recheck } = useAuth();
  const wanted = new URLSearchParams(useLocation().search).get('payment') ?? '';
  const [found, setFound] = useState<WirePrintedReceipt | null>(null);
  const [failure, setFailure] = useState<{ text: string; isLost: boolean } | null>(null);
  const load = useCallback(() => {
    setFailure(null);
    api
      .get<WirePrintedReceipt>(`/api/account/receipts/${encodeURIComponent(wanted)}`)
      .then(setFound, (error: unknown) => {
        if ((error as { status?: number }).status === 401) void recheck();
        // Asking for it again brings nothing.
        const isLost = (error as { status?: number }).status === 404;
        setFailure({ text: failureText(error) ?? words.somethingWrong, isLost });
      });
  }, [api, wanted, recheck]);
  useEffect(load, [load]);

  if (failure)
    return (
      <Card className="grid gap-5">
        <h1 className="text-3xl">{receiptPage.heading}</h1>
        <Notice tone="danger">{failure.text}</Notice>
        {failure.isLost ? (
          <ButtonLink href="/account">{receiptPage.back}</ButtonLink>
        ) : (
          <>
            <Button onClick={load}>{words.retry}</Button>
            <Back />
          </>
        )}
      </Card>
    );
  if (!found) return <Spinner label={receiptPage.loading} className="justify-center py-16 text-ink-2" />;
  return (
    <>
      <Paper {...found} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button onClick={() => window.print()}>{receiptPage.print}</Button>
        <Back />
      </div>
    </>
  );
}

const Back = () => (
  <ButtonLink variant="text" href="/account" className="max-[26rem]:-ml-3 justify-self-center">
    {receiptPage.back}
  </ButtonLink>
);

function Paper({ receipt, seller, buyer }: WirePrintedReceipt) {
  const at = (iso: string) => southAfricanTime(Date.parse(iso));
  const rows: [string, string | null][] = [
    [receiptPage.number, receipt.number ?? receiptPage.noNumberYet],
    [receiptPage.date, at(receipt.at)],
    [receiptPage.plan, planName(receipt.plan)],
    [receiptPage.from, at(receipt.from)],
    [receiptPage.until, at(receipt.until)],
    [receiptPage.card, receipt.card],
    [receiptPage.paymentId, receipt.paymentId],
    [receiptPage.refunded, receipt.refundedAt && at(receipt.refundedAt)],
  ];
  const { terms, notSet } = receiptPage;
  // Only a company has a registration number: nothing is missing without one.
  const open = (['name', 'address', 'phone', 'email'] as const).filter((part) => !seller[part]);
  const sellerLines = [
    seller.name === brandName() ? null : brandName(),
    seller.name,
    seller.registration && receiptPage.registration(seller.registration),
    seller.address,
    seller.phone,
    seller.email,
    seller.vat ? receiptPage.vatNumber(seller.vat) : receiptPage.noVat,
    open.length > 0 ? notSet(open.map((part) => terms[part])) : null,
  ].filter((line) => line !== null);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-8 print:rounded-none print:border-0 print:bg-white print:p-0 print:text-[#000] print:shadow-none">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="text-3xl">{seller.vat ? receiptPage.taxInvoice : receiptPage.heading}</h1>
        <p className="said text-xl">{brandName()}</p>
      </div>
      <dl className="grid gap-3">
        {rows.map(([term, value]) =>
          value === null ? null : (
            <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <dt className="text-ink-2 print:text-[#000]">{term}</dt>
              <dd className="ml-auto min-w-0 text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
        )}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold">{receiptPage.total}</dt>
          <dd className="figure text-3xl">{formatRand(receipt.amountInCents)}</dd>
        </div>
        {seller.vat && (
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-2 print:text-[#000]">{receiptPage.vatOf(VAT_PERCENT)}</dt>
            <dd>{formatRand(vatInCents(receipt.amountInCents))}</dd>
          </div>
        )}
      </dl>
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Party title={receiptPage.seller} lines={sellerLines} />
        <Party title={receiptPage.buyer} lines={[buyer.name, buyer.email].filter(Boolean)} />
      </div>
      <p className="text-ink-2 text-sm print:text-[#000]">
        {receiptPage.once} {receiptPage.zone}
      </p>
    </Card>
  );
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h2 className="font-done font-semibold text-base text-ink-2 tracking-normal print:text-[#000]">
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line} className="[overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
    </div>
  );
}
