import { DIFFERENCES } from '#checkout';
import {
  type ComparedAll,
  compareAll,
  type Difference,
  noteDispute,
  type PurchaseHold,
  type RefundDeps,
  releasePurchases,
  settleDifference,
} from '#checkout/server';
import { isoTime } from '#kit';
import { whatToCompare } from './release-purchases.ts';
import { inRand } from './report/money-text.ts';
import { shownTime } from './shown-time.ts';
import { textTable } from './text-table.ts';

/** One difference as the terminal tells it. */
interface Told {
  kind: Difference['kind'];
  provider: string;
  paymentId: string;
  checkoutId: string | null;
  amountInCents: number;
  currency: string;
  paidAt: string;
  says: string;
  /** What is to be done, or what was done. */
  todo: string;
  /** The checkout's state once it was settled; null where it was not. */
  settled: string | null;
}

export interface ComparedReport {
  from: string;
  until: string;
  providers: { provider: string; listed: number | null; unreachable?: string }[];
  differences: Told[];
  disputes: { provider: string; disputeId: string; paymentId: string; state: string }[];
  /** Whether people may buy again because of this run; null where nothing was on hold. */
  released: boolean | null;
  text: string;
}

/** An hour: clocks differ, and a payment may be made just before a backup and seen just after it. */
export const BEFORE_BACKUP_MS = 60 * 60_000;

/**
 * Compares the card providers' lists with the ledger; `apply` books what can be booked.
 *
 * @param hold the hold that this run may release, when it covers its time and nothing is left unknown
 */
export async function compareProviders(
  deps: RefundDeps,
  range: { fromMs: number; untilMs: number },
  apply: boolean,
  hold: PurchaseHold | null,
): Promise<ComparedReport> {
  const found = await compareAll(deps, range.fromMs, range.untilMs);
  const differences: Told[] = [];
  for (const difference of found.compared.flatMap((one) => one.differences))
    differences.push(await tell(deps, difference, apply));
  const disputes = found.compared.flatMap((one) => one.disputes);
  if (apply) for (const { dispute, checkout } of disputes) await noteDispute(deps, checkout, dispute);
  const missing = hold && apply ? await stillUnknown(deps, found, differences) : [];
  const released = hold && apply ? missing.length === 0 && (await releasePurchases(deps.db, hold)) : null;
  const report = {
    from: isoTime(range.fromMs),
    until: isoTime(range.untilMs),
    providers: [
      ...found.compared.map(({ provider, listed }) => ({ provider, listed })),
      ...found.unreachable.map(({ provider, why }) => ({ provider, listed: null, unreachable: why })),
    ],
    differences,
    disputes: disputes.map(({ dispute, checkout }) => ({
      provider: checkout.provider,
      disputeId: dispute.disputeId,
      paymentId: dispute.chargeId,
      state: dispute.state,
    })),
    released,
  };
  return { ...report, text: textOf(report, apply, hold, missing) };
}

async function tell(deps: RefundDeps, difference: Difference, apply: boolean): Promise<Told> {
  const { kind, provider, chargeId, checkout, amountInCents, currency } = difference;
  const { says, todo, applies } = DIFFERENCES[kind];
  const settled = apply ? await settleDifference(deps, difference) : null;
  return {
    kind,
    provider,
    paymentId: chargeId,
    checkoutId: settled?.id ?? checkout?.id ?? null,
    amountInCents,
    currency,
    paidAt: isoTime(difference.paidAtMs),
    says,
    todo: settled ? ended(settled) : applies ? `--apply ${todo}` : `For you: ${todo}`,
    settled: settled?.state ?? null,
  };
}

function ended({
  id,
  state,
  review_reason: reason,
}: {
  id: string;
  state: string;
  review_reason: string | null;
}): string {
  if (state === 'applied') return 'Booked, and access is open.';
  if (state === 'refunded') return 'Booked as given back.';
  if (reason === 'no-account')
    return `In review: the account is gone. When its owner has signed up again: reconcile ${id} --account <e-mail> --apply; else refund ${id} --apply.`;
  if (state === 'review') return `In review (${reason}): refund ${id} --apply gives it back.`;
  return `It is ${state} now; run this again.`;
}

/** Why nobody can say yet that every payment is known, a line each. */
async function stillUnknown(
  { db, providers }: RefundDeps,
  { compared, unreachable }: ComparedAll,
  differences: readonly Told[],
): Promise<string[]> {
  const sold = async (provider: string) =>
    provider === providers.current.name ||
    (await db
      .selectFrom('checkouts')
      .select('id')
      .where('provider', '=', provider)
      .where('state', '=', 'at-provider')
      .executeTakeFirst()) !== undefined;
  const lines = unreachable.map(({ provider, why }) => `${provider} could not be asked (${why}).`);
  for (const { provider, listed } of compared)
    if (listed === null && (await sold(provider))) lines.push(`${provider} has no list of its payments.`);
  const open = differences.filter(({ kind, settled }) => kind === 'unknown-sale' || settled === 'failed');
  if (open.length) lines.push(`${open.length} payments are not booked.`);
  const nobodys = await db
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', '')
    .where('state', '=', 'review')
    .execute();
  if (nobodys.length)
    lines.push(
      `Nobody knows who made ${nobodys.length} payments in review: ${nobodys.map(({ id }) => id).join(', ')}.`,
    );
  return lines;
}

function textOf(
  report: Omit<ComparedReport, 'text'>,
  apply: boolean,
  hold: PurchaseHold | null,
  missing: readonly string[],
): string {
  const { providers, differences, disputes, released } = report;
  const canNone = providers.every(({ listed }) => listed === null);
  return [
    `Compared from ${shownTime(report.from)} to ${shownTime(report.until)}: ${providers
      .map(({ provider, listed, unreachable }) =>
        unreachable
          ? `${provider} could not be asked (${unreachable})`
          : listed === null
            ? `${provider} has no list of its payments`
            : `${provider} lists ${listed} payments`,
      )
      .join('; ')}.`,
    differences.length ? table(differences) : 'No payment differs.',
    ...disputes.map(
      ({ provider, disputeId, paymentId, state }) =>
        `Dispute ${disputeId} of ${provider} payment ${paymentId}: ${state}.`,
    ),
    ...(differences.length + disputes.length && !apply ? ['Nothing was changed; --apply does it.'] : []),
    ...(hold ? [released ? 'Purchases are open again.' : onHold(hold, apply, canNone, missing)] : []),
  ].join('\n');
}

function onHold(hold: PurchaseHold, apply: boolean, canNone: boolean, missing: readonly string[]): string {
  if (canNone) return whatToCompare(hold);
  if (!apply) return 'Purchases are on hold; --apply opens them when every payment is booked.';
  return ['Purchases stay on hold:', ...missing.map((line) => `  ${line}`), whatToCompare(hold)].join('\n');
}

const table = (rows: readonly Told[]): string =>
  textTable(
    [
      { heading: 'Payment', of: ({ provider, paymentId }) => `${provider} ${paymentId}` },
      {
        heading: 'Amount',
        isAmount: true,
        of: ({ amountInCents, currency }) =>
          `${currency === 'ZAR' ? 'R' : `${currency} `}${inRand(amountInCents)}`,
      },
      { heading: 'Paid', of: ({ paidAt }) => shownTime(paidAt) },
      { heading: 'Difference', of: ({ says }) => says },
      { heading: 'So', of: ({ todo }) => todo },
    ],
    rows,
  );
