import { listInReview, listUnsettledRefunds, type PaymentInReview } from '#checkout/server';
import type { RefundRow } from '#database';
import { formatRand } from '#plans';
import { accessOf, type SubscriptionDocument } from '#subscriptions';
import { listSubscriptions } from '#subscriptions/server';
import { asJson, type Command } from '../command.ts';
import { refundStands } from '../refund-words.ts';
import { shownTime } from '../shown-time.ts';
import { textTable } from '../text-table.ts';

const STANDING = { active: 'active', expired: 'expired', none: 'ended' } as const;

/** `list`: who has access and until when, the payments that wait for a person, and refunds without an end. */
export const list: Command = {
  arguments: { least: 0, most: 0 },
  options: { json: { type: 'boolean' } },
  optionHelp: [['--json', 'as JSON']],
  async run({ values }, { db, nowMs }) {
    const subscriptions = (await listSubscriptions(db)).map((document) => ({
      userId: document.userId,
      email: document.userEmail,
      type: document.type,
      standing: STANDING[accessOf(document, nowMs)],
      expiryDate: document.expiryDate,
      paymentId: document.paymentId,
    }));
    const inReview = await listInReview(db);
    const refunds = await listUnsettledRefunds(db);
    if (values.json) return asJson({ subscriptions, inReview, refunds: refunds.map(refundLine) });
    return [
      subscriptions.length ? subscriptionTable(subscriptions) : 'No subscriptions yet.',
      '',
      inReview.length ? reviewTable(inReview) : 'No payment is in review.',
      ...(refunds.length ? ['', 'Refunds without an end:', ...refunds.map(refundSays)] : []),
    ].join('\n');
  },
};

interface Line extends Pick<SubscriptionDocument, 'userId' | 'type' | 'expiryDate' | 'paymentId'> {
  email: string;
  standing: string;
}

const subscriptionTable = (lines: Line[]): string =>
  textTable(
    [
      { heading: 'E-mail', of: ({ email }) => email },
      { heading: 'Plan', of: ({ type }) => type },
      { heading: 'Standing', of: ({ standing }) => standing },
      { heading: 'Until', of: ({ expiryDate }) => shownTime(expiryDate) },
      { heading: 'User', of: ({ userId }) => userId },
    ],
    lines,
  );

const reviewTable = (payments: PaymentInReview[]): string =>
  [
    'Payments in review (the customer cannot pay again until you have found out):',
    textTable(
      [
        { heading: 'Since', of: ({ createdAt }) => shownTime(createdAt) },
        { heading: 'Plan', of: ({ plan }) => plan },
        { heading: 'Amount', of: ({ amountInCents }) => formatRand(amountInCents) },
        { heading: 'Why', of: ({ reason }) => reason ?? '' },
        {
          heading: 'Payment',
          of: ({ provider, paymentId }) => `${provider} ${paymentId ?? '(id not known)'}`,
        },
        { heading: 'Checkout', of: ({ checkoutId }) => checkoutId },
        { heading: 'User', of: ({ userId }) => userId },
      ],
      payments,
    ),
  ].join('\n');

const refundLine = (refund: RefundRow) => ({
  checkoutId: refund.checkout_id,
  paymentId: refund.charge_id,
  provider: refund.provider,
  amountInCents: refund.amount_in_cents,
  state: refund.state,
  requestedAt: refund.requested_at,
  says: refundStands(refund),
});

const refundSays = (refund: RefundRow): string =>
  `${refund.provider} ${refund.charge_id} (since ${shownTime(refund.requested_at)}): ${refundStands(refund)}`;
