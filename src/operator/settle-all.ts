import {
  listUnsettled,
  listUnsettledRefunds,
  type RefundDeps,
  reconcile,
  reconcileRefunds,
} from '#checkout/server';
import type { CheckoutRow, RefundRow } from '#database';
import { formatRand } from '#plans';
import { refundStands } from './refund-words.ts';
import { textTable } from './text-table.ts';

/** One row that was open when the look began, and its end. */
interface Looked {
  what: 'payment' | 'refund';
  checkoutId: string;
  paymentId: string | null;
  provider: string;
  amountInCents: number;
  before: string;
  after: string;
  /** What there is to do, or what happens by itself. */
  says: string;
}

/** Looks at everything that is open now, beside the running server, and tells each row's end. */
export async function settleAll(deps: RefundDeps): Promise<{ looked: Looked[]; text: string }> {
  const { db, providers } = deps;
  const payments = await listUnsettled(db);
  // As many as a look at everything takes on at once.
  const { rows: refunds } = await listUnsettledRefunds(db, { most: 10_000, after: null });
  // The server may have a call under way at this very moment.
  await reconcile({ ...deps, alone: false }, true);
  await reconcileRefunds(deps, true);
  const looked = [
    ...(await Promise.all(payments.map((row) => endOfPayment(deps, row)))),
    ...(await Promise.all(refunds.map((row) => endOfRefund(deps, row)))),
  ].map((row) => (providers.of(row.provider) ? row : { ...row, says: `${OTHER_PROVIDER} ${row.says}` }));
  return { looked, text: looked.length ? table(looked) : 'Nothing is open.' };
}

const OTHER_PROVIDER = 'Not asked: the keys of this provider are not set.';

async function endOfPayment({ db }: RefundDeps, before: CheckoutRow): Promise<Looked> {
  const after =
    (await db.selectFrom('checkouts').selectAll().where('id', '=', before.id).executeTakeFirst()) ?? before;
  return {
    what: 'payment',
    checkoutId: before.id,
    paymentId: after.charge_id,
    provider: before.provider,
    amountInCents: before.amount_in_cents,
    before: before.state,
    after: after.state,
    says: paymentSays(after),
  };
}

function paymentSays({ id, state, review_reason: reason }: CheckoutRow): string {
  switch (state) {
    case 'applied':
      return 'Paid, and access is open.';
    case 'declined':
    case 'failed':
      return 'Not charged; the customer can pay again.';
    case 'refunded':
      return 'Given back; the customer can pay again.';
    case 'charging':
      return 'Being charged right now.';
    case 'confirming':
      return 'Not known yet; the server goes on looking.';
    default:
      break;
  }
  if (reason === 'cannot-tell')
    return `Look for it in the portal, then reconcile ${id} --paid <payment id> --apply, or --unpaid --apply.`;
  if (reason === 'refunded') return `Given back at the provider: refund ${id} --apply books it.`;
  if (reason === 'no-account')
    return `Paid, and the account is gone: refund ${id} --apply, or reconcile ${id} --account <e-mail> --apply.`;
  return `Paid, but it cannot be applied (${reason}): refund ${id} --apply.`;
}

async function endOfRefund({ db }: RefundDeps, before: RefundRow): Promise<Looked> {
  const after =
    (await db.selectFrom('refunds').selectAll().where('id', '=', before.id).executeTakeFirst()) ?? before;
  return {
    what: 'refund',
    checkoutId: before.checkout_id,
    paymentId: before.charge_id,
    provider: before.provider,
    amountInCents: before.amount_in_cents,
    before: before.state,
    after: after.state,
    says: refundStands(after),
  };
}

const table = (rows: Looked[]): string =>
  textTable(
    [
      { heading: 'What', of: ({ what }) => what },
      { heading: 'Checkout', of: ({ checkoutId }) => checkoutId },
      { heading: 'Payment', of: ({ provider, paymentId }) => `${provider} ${paymentId ?? '(id not known)'}` },
      { heading: 'Amount', of: ({ amountInCents }) => formatRand(amountInCents) },
      { heading: 'Was', of: ({ before }) => before },
      { heading: 'Is', of: ({ after }) => after },
      { heading: 'So', of: ({ says }) => says },
    ],
    rows,
  );
