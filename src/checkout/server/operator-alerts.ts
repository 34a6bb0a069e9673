import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import {
  BETWEEN_ALERTS_MS,
  FAILED_TRIES,
  MOST_LISTED,
  OPERATOR_ALERTS,
  type OperatorAlert,
  UNKNOWN_FOR_MS,
} from '#checkout';
import type { Tables } from '#database';
import { DAY_MS, isoTime } from '#kit';
import { operatorAlertLetter } from '#mail';
import type { Mailer } from '#mail/server';
import { formatRand } from '#plans';
import {
  isDisputeLine,
  isOpenRequest,
  isPaidTwice,
  isUnsettledCheckout,
  isUnsettledRefund,
} from './open-rows.ts';
import { PAID_TWICE } from './paid-twice.ts';

export interface OperatorAlertDeps {
  db: Kysely<Tables>;
  clock: () => number;
  mailer: Pick<Mailer, 'send' | 'wake'>;
  brandName: string;
  /** `SUPPORT_EMAIL`: who is told. Null tells nobody. */
  support: string | null;
}

/** Something that a person has to look into; nothing in it names a customer. */
interface Trouble {
  /** What it is told of once. */
  subject: string;
  provider: string;
  paymentId: string | null;
  /** Null where it is not about one payment of ours. */
  amountInCents: number | null;
  since: string;
}

type Tx = Transaction<Tables>;
/** More than a letter counts at once; the rest comes with the next. */
const AT_ONCE = 500;
const USEFUL_MS = 7 * DAY_MS;

/** How each kind is found, without those that were told. A new kind is a line here and one in `rules/operator-alerts.ts`. */
const FINDERS: Readonly<Record<OperatorAlert, (tx: Tx, nowMs: number) => Promise<Trouble[]>>> = {
  review: (tx) =>
    tx
      .selectFrom('checkouts')
      .select([
        'id as subject',
        'provider',
        'charge_id as paymentId',
        'amount_in_cents as amountInCents',
        'created_at as since',
      ])
      .where(isUnsettledCheckout)
      .where('state', '=', 'review')
      // What goes back by itself is told as that.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refund_requests')
              .select('refund_requests.checkout_id')
              .whereRef('refund_requests.checkout_id', '=', 'checkouts.id')
              .where('refund_requests.state', '!=', 'refused'),
          ),
        ),
      )
      .where(isNew('review', 'checkouts.id'))
      .limit(AT_ONCE)
      .execute(),
  'refund-unknown': (tx, nowMs) =>
    tx
      .selectFrom('refunds')
      .select([
        'id as subject',
        'provider',
        'charge_id as paymentId',
        'amount_in_cents as amountInCents',
        'requested_at as since',
      ])
      .where(isUnsettledRefund)
      .where('state', 'in', ['asking', 'unknown'])
      .where('requested_at', '<=', isoTime(nowMs - UNKNOWN_FOR_MS))
      .where(isNew('refund-unknown', 'refunds.id'))
      .limit(AT_ONCE)
      .execute(),
  'refund-not-done': (tx, nowMs) =>
    tx
      .selectFrom('refund_requests')
      .innerJoin('refunds', 'refunds.checkout_id', 'refund_requests.checkout_id')
      .select([
        'refunds.id as subject',
        'refunds.provider',
        'refunds.charge_id as paymentId',
        'refunds.amount_in_cents as amountInCents',
        'refunds.requested_at as since',
      ])
      .where('refunds.state', '=', 'refused')
      .where('refunds.requested_at', '>', isoTime(nowMs - USEFUL_MS))
      .where('refund_requests.state', '=', 'granted')
      .where(isNew('refund-not-done', 'refunds.id'))
      .limit(AT_ONCE)
      .execute(),
  'paid-twice': (tx, nowMs) =>
    tx
      .selectFrom('refund_requests')
      .innerJoin('checkouts', 'checkouts.id', 'refund_requests.checkout_id')
      .select([
        'refund_requests.checkout_id as subject',
        'checkouts.provider',
        'checkouts.charge_id as paymentId',
        'checkouts.amount_in_cents as amountInCents',
        'refund_requests.asked_at as since',
      ])
      .where(isPaidTwice)
      .where('refund_requests.asked_at', '>', isoTime(nowMs - USEFUL_MS))
      .where(isNew('paid-twice', 'refund_requests.checkout_id'))
      .limit(AT_ONCE)
      .execute(),
  'dispute-open': (tx) => disputes(tx, 'dispute-open'),
  'dispute-lost': (tx) => disputes(tx, 'dispute-lost'),
  'webhook-failing': async (tx) =>
    (
      await tx
        .selectFrom('payment_events')
        .select(['id as subject', 'provider', 'type as paymentId', 'received_at as since'])
        .where('next_try_at', 'is not', null)
        .where('tries', '>=', FAILED_TRIES)
        .where(isNew('webhook-failing', 'payment_events.id'))
        .limit(AT_ONCE)
        .execute()
    ).map((event) => ({ ...event, amountInCents: null })),
  'refund-asked': (tx) =>
    tx
      .selectFrom('refund_requests')
      .innerJoin('checkouts', 'checkouts.id', 'refund_requests.checkout_id')
      .select([
        'refund_requests.checkout_id as subject',
        'checkouts.provider',
        'checkouts.charge_id as paymentId',
        'checkouts.amount_in_cents as amountInCents',
        'refund_requests.asked_at as since',
      ])
      .where(isOpenRequest)
      .where('refund_requests.asked_by', '!=', PAID_TWICE)
      .where(isNew('refund-asked', 'refund_requests.checkout_id'))
      .limit(AT_ONCE)
      .execute(),
};

const disputes = (tx: Tx, event: 'dispute-open' | 'dispute-lost'): Promise<Trouble[]> =>
  tx
    .selectFrom('payments')
    .select([
      'id as subject',
      'provider',
      'charge_id as paymentId',
      'amount_in_cents as amountInCents',
      'at as since',
    ])
    .where(isDisputeLine)
    .where('event', '=', event)
    .where(isNew(event, 'payments.id'))
    .limit(AT_ONCE)
    .execute();

/** Whether the operator was not told of it before. @param id the column with what it is told of */
const isNew = (kind: OperatorAlert, id: string) =>
  sql<SqlBool>`not exists (select 1 from operator_alerts where kind = ${kind} and subject = ${sql.ref(id)})`;

/**
 * Writes one letter about everything that came up since the last one. What is told is noted in the transaction that
 * keeps the letter, so a crash tells it later and two nodes tell it once.
 *
 * @returns how many things it told
 */
export async function tellOperator(deps: OperatorAlertDeps): Promise<number> {
  const { db, clock, support } = deps;
  if (!support) return 0;
  const nowMs = clock();
  const many = await db.transaction().execute(async (tx) => {
    const { last } = await tx
      .selectFrom('operator_alerts')
      .select(({ fn }) => fn.max('at').as('last'))
      .executeTakeFirstOrThrow();
    if (last && Date.parse(last) > nowMs - BETWEEN_ALERTS_MS) return 0;
    const found: { kind: OperatorAlert; trouble: Trouble }[] = [];
    for (const kind of Object.keys(OPERATOR_ALERTS) as OperatorAlert[])
      for (const trouble of await FINDERS[kind](tx, nowMs))
        if (await note(tx, kind, trouble.subject, nowMs)) found.push({ kind, trouble });
    if (found.length === 0) return 0;
    const letter = operatorAlertLetter({
      brand: deps.brandName,
      things: found.slice(0, MOST_LISTED).map(({ kind, trouble }) => ({
        title: OPERATOR_ALERTS[kind].title,
        says: `${trouble.amountInCents === null ? '' : `${formatRand(trouble.amountInCents)}, `}${trouble.provider} ${trouble.paymentId ?? '(id not known)'}, since ${trouble.since.slice(0, 16).replace('T', ' ')} UTC`,
      })),
      more: Math.max(found.length - MOST_LISTED, 0),
      waiting: found.filter(({ kind }) => !('isNews' in OPERATOR_ALERTS[kind])).length,
      todo: [...new Set(found.map(({ kind }) => OPERATOR_ALERTS[kind].todo))],
    });
    await deps.mailer.send(support, letter, { within: tx, usefulForMs: USEFUL_MS });
    return found.length;
  });
  if (many > 0) deps.mailer.wake();
  return many;
}

/** @returns whether nobody had noted it before */
async function note(tx: Tx, kind: OperatorAlert, subject: string, nowMs: number): Promise<boolean> {
  const noted = await tx
    .insertInto('operator_alerts')
    .values({ kind, subject, at: isoTime(nowMs) })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .executeTakeFirst();
  return noted.numInsertedOrUpdatedRows === 1n;
}
