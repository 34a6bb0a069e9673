import {
  listInReview,
  listOpenRequests,
  listUnsettledRefunds,
  type OpenRequest,
  type PaymentInReview,
} from '#checkout/server';
import type { Listed, ListPage, RefundRow } from '#database';
import { formatRand } from '#plans';
import { accessOf, type SubscriptionDocument } from '#subscriptions';
import { listSubscriptions } from '#subscriptions/server';
import { actTable, listActs } from '../acts-list.ts';
import { asJson, type Command, OperatorFault } from '../command.ts';
import { refundStands } from '../refund-words.ts';
import { shownTime } from '../shown-time.ts';
import { textTable } from '../text-table.ts';

const STANDING = { active: 'active', expired: 'expired', none: 'ended' } as const;

const LISTS = ['subscriptions', 'inReview', 'refunds', 'requests', 'acts'] as const;
type List = (typeof LISTS)[number];

/** So many lines of each list, unless asked otherwise. */
const LINES = 1_000;
const MOST_LINES = 100_000;

/** `list`: who has access and until when, what waits for a person (payments, requests for money back), and refunds without an end. */
export const list: Command = {
  arguments: { least: 0, most: 0 },
  options: {
    json: { type: 'boolean' },
    only: { type: 'string' },
    limit: { type: 'string' },
    after: { type: 'string' },
  },
  optionHelp: [
    ['--json', 'as JSON'],
    ['--only LIST', `one of them: ${LISTS.join(', ')}`],
    ['--limit N', `so many lines of each (${LINES})`],
    ['--after KEY', 'with --only: the lines behind this one, as the page before tells it'],
  ],
  async run({ values }, { db, nowMs, say }) {
    const only = readOnly(values.only);
    const page: ListPage = { most: readLimit(values.limit), after: readKey(values.after, only) };
    // Who did what is asked for by name.
    const wants = (name: List) => (only === null ? name !== 'acts' : only === name);
    const acts = wants('acts') ? await listActs(db, page) : null;
    const subscriptions = wants('subscriptions') ? await listSubscriptions(db, page) : null;
    const inReview = wants('inReview') ? await listInReview(db, page) : null;
    const refunds = wants('refunds') ? await listUnsettledRefunds(db, page) : null;
    const requests = wants('requests') ? await listOpenRequests(db, page) : null;
    const lines = subscriptions?.rows.map((document) => subscriptionLine(document, nowMs));
    const more = keysOfMore({ subscriptions, inReview, refunds, requests, acts });
    for (const [name, key] of Object.entries(more))
      say(`There are more: list --only ${name} --limit ${page.most} --after ${key}`);
    if (values.json)
      return asJson({
        ...(lines && { subscriptions: lines }),
        ...(inReview && { inReview: inReview.rows }),
        ...(refunds && { refunds: refunds.rows.map(refundLine) }),
        ...(requests && { requests: requests.rows }),
        ...(acts && { acts: acts.rows }),
        ...(Object.keys(more).length > 0 && { more }),
      });
    const parts: string[] = [];
    if (lines) parts.push(lines.length ? subscriptionTable(lines) : 'No subscriptions yet.');
    if (inReview) parts.push(inReview.rows.length ? reviewTable(inReview.rows) : 'No payment is in review.');
    if (refunds?.rows.length)
      parts.push(['Refunds without an end:', ...refunds.rows.map(refundSays)].join('\n'));
    else if (only === 'refunds') parts.push('No refund is without an end.');
    if (requests?.rows.length) parts.push(requestTable(requests.rows));
    else if (only === 'requests') parts.push('Nobody is waiting for an answer about money back.');
    if (acts)
      parts.push(acts.rows.length ? actTable(acts.rows) : 'Nobody has changed anything from here yet.');
    return parts.join('\n\n');
  },
};

/** By list, where its next page begins; only those that have one. */
function keysOfMore(found: Record<List, Listed<unknown> | null>): { [Name in List]?: string } {
  const keys: { [Name in List]?: string } = {};
  for (const name of LISTS) {
    const next = found[name]?.next;
    if (next) keys[name] = `${next.time}/${next.id}`;
  }
  return keys;
}

function readOnly(given: unknown): List | null {
  if (given === undefined) return null;
  const only = LISTS.find((name) => name === given);
  if (only) return only;
  throw new OperatorFault(`--only must be one of ${LISTS.join(', ')}`);
}

function readLimit(given: unknown): number {
  if (given === undefined) return LINES;
  const most = /^\d{1,6}$/.test(String(given)) ? Number(given) : 0;
  if (most >= 1 && most <= MOST_LINES) return most;
  throw new OperatorFault(`--limit must be a whole number from 1 to ${MOST_LINES}`);
}

/** `2026-12-24T10:00:00.000Z/an-id`, as the page before told it. */
function readKey(given: unknown, only: List | null): ListPage['after'] {
  if (given === undefined) return null;
  if (only === null) throw new OperatorFault('--after goes with --only');
  const [, time, id] = /^([^/]+)\/(.+)$/.exec(String(given)) ?? [];
  if (time && id) return { time, id };
  throw new OperatorFault('--after takes the key that the page before told');
}

const subscriptionLine = (document: SubscriptionDocument, nowMs: number): Line => ({
  userId: document.userId,
  email: document.userEmail,
  type: document.type,
  standing: STANDING[accessOf(document, nowMs)],
  expiryDate: document.expiryDate,
  paymentId: document.paymentId,
});

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
        {
          heading: 'Why',
          of: ({ reason, goesBackByItself }) =>
            goesBackByItself ? `${reason}, goes back by itself` : (reason ?? ''),
        },
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

const requestTable = (requests: OpenRequest[]): string =>
  [
    'Money back asked for (grant: operator refund <payment> --apply; or --refuse "why" --apply):',
    textTable(
      [
        { heading: 'Asked', of: ({ askedAt }) => shownTime(askedAt) },
        { heading: 'Paid', of: ({ paidAt }) => shownTime(paidAt) },
        { heading: 'Plan', of: ({ plan }) => plan },
        { heading: 'Amount', of: ({ amountInCents }) => formatRand(amountInCents) },
        { heading: 'Payment', of: ({ provider, paymentId }) => `${provider} ${paymentId ?? ''}` },
        { heading: 'User', of: ({ userId }) => userId },
      ],
      requests,
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
