import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PaymentRow, Tables } from '#database';
import { isPlanType } from '#plans';
import type { Gift } from '#subscriptions';
import type { GiftLedger } from '#subscriptions/server';
import { type Db, findUnsettled } from './store.ts';

/**
 * What the operator gave, in the ledger: lines of their own kinds, `granted` and `extended`, over no money and without
 * a checkout. So nothing counts them as income, writes a receipt for them, asks a card provider about them or gives
 * anything back; and what was given is still told when the next purchase has taken the document's place.
 */
export const giftsInLedger: GiftLedger = {
  findUnsettled,

  async giftsOf(db, userId) {
    const rows = await linesOf(db, userId);
    return rows.map(giftOf);
  },

  async book(tx, userId, gift) {
    await tx
      .insertInto('payments')
      .values({
        id: randomUUID(),
        checkout_id: '',
        user_id: userId,
        event: gift.kind,
        provider: 'operator',
        charge_id: gift.id,
        amount_in_cents: 0,
        currency: 'ZAR',
        detail: writeDetail(gift),
        at: gift.at,
      })
      .execute();
  },
};

const linesOf = (db: Db, userId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('event', 'in', ['granted', 'extended'])
    .orderBy('at', 'desc')
    .execute();

/** `monthly plan, 30 days, until 2026-12-24T10:00:00.000Z: the reason`, for people's eyes too. */
const writeDetail = ({
  plan,
  days,
  until,
  because,
}: Pick<Gift, 'plan' | 'days' | 'until' | 'because'>): string =>
  `${plan} plan, ${days} ${days === 1 ? 'day' : 'days'}, until ${until}${because ? `: ${because}` : ''}`;

const DETAIL = /^(\w+) plan, (\d+) days?, until (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)(?:: (.+))?$/s;

/** What such a line says. @throws where it was not written by `book` */
export function giftOf(row: Pick<PaymentRow, 'event' | 'charge_id' | 'detail' | 'at'>): Gift {
  const [, plan, days, until = '', because = null] = DETAIL.exec(row.detail ?? '') ?? [];
  if (!isPlanType(plan)) throw new Error(`a line of payments says not what was given: ${row.charge_id}`);
  return {
    kind: row.event === 'granted' ? 'granted' : 'extended',
    id: row.charge_id ?? '',
    plan,
    days: Number(days),
    until,
    because,
    at: row.at,
  };
}

/**
 * Takes the operator's own words out of the lines about somebody who is erased: they may say something about a person.
 * What was given, and when, stays.
 */
export async function forgetWhy(tx: Transaction<Tables>, userId: string): Promise<void> {
  for (const row of await linesOf(tx, userId))
    await tx
      .updateTable('payments')
      .set({ detail: writeDetail({ ...giftOf(row), because: null }) })
      .where('id', '=', row.id)
      .execute();
}
