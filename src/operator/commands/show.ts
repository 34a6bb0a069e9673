import { findInReview, giftsInLedger, type PaymentInReview } from '#checkout/server';
import { formatRand, PLANS } from '#plans';
import { accessOf, type Gift, isGrant, type SubscriptionDocument } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import { actsAbout, actTable } from '../acts-list.ts';
import { asJson, type Command, OperatorFault, type Place } from '../command.ts';

/** `show`: one subscription, by the owner's e-mail address or user id; `--json` is the stored document. */
export const show: Command = {
  arguments: { least: 1, most: 1 },
  options: { json: { type: 'boolean' } },
  optionHelp: [['--json', 'the stored document, every field']],
  async run({ values, positionals: [wanted = ''] }, place) {
    const document = await find(place, wanted);
    if (values.json) return asJson(document);
    const gifts = await giftsInLedger.giftsOf(place.db, document.userId);
    const text = readable(document, gifts, await findInReview(place.db, document.userId), place.nowMs);
    const acts = await actsAbout(place.db, document.userId);
    return acts.length ? `${text}\n\n${actTable(acts)}` : text;
  },
};

async function find({ db }: Place, wanted: string): Promise<SubscriptionDocument> {
  const user = await db
    .selectFrom('user')
    .select('id')
    .where((row) => row.or([row('email', '=', wanted.toLowerCase()), row('id', '=', wanted)]))
    .executeTakeFirst();
  const owner = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where((row) => row.or([row('user_id', '=', wanted), row('payment_id', '=', wanted)]))
    .executeTakeFirst();
  const document = await findSubscription(db, user?.id ?? owner?.user_id ?? wanted);
  if (document) return document;
  if (!user) throw new OperatorFault(`Nobody is known as ${wanted}`);
  const [review] = await findInReview(db, user.id);
  const but = review ? `; a payment of theirs is in review (checkout ${review.checkoutId})` : '';
  throw new OperatorFault(`${wanted} has an account, but never had a subscription${but}`);
}

const STANDING = { active: 'active', expired: 'expired', none: 'ended' } as const;

/** What the operator gave stands in the ledger, and is told also when a purchase came after it. */
function readable(
  document: SubscriptionDocument,
  gifts: readonly Gift[],
  reviews: readonly PaymentInReview[],
  nowMs: number,
): string {
  const { name, email } = document.userDetails;
  const paid = formatRand(Math.round(document.amount * 100));
  const rows: [string, string][] = [
    ['Who', name ? `${name} <${email}>` : email],
    ['User', document.userId],
    ['Plan', `${PLANS[document.type].name}, ${STANDING[accessOf(document, nowMs)]}`],
    ['From', document.startDate],
    ['Until', document.expiryDate],
    [
      'Paid',
      isGrant(document) ? 'nothing: it was granted' : `${paid} by ${document.paymentDetails.paymentMethod}`,
    ],
    ['Payment', document.paymentId],
    ['Changed', document.updatedAt],
    ...gifts.map((gift): [string, string] => ['Given', givenText(gift)]),
    ...reviews.map((review): [string, string] => ['Review', reviewText(review)]),
  ];
  return rows.map(([term, value]) => `${term.padEnd(8)} ${value.replace(/\p{Cc}/gu, '?')}`).join('\n');
}

const reviewText = (payment: PaymentInReview): string => {
  const { amountInCents, provider, paymentId, reason, checkoutId, goesBackByItself } = payment;
  const says = goesBackByItself ? `${reason}, goes back by itself` : reason;
  return `${formatRand(amountInCents)} by ${provider}, ${paymentId ?? '(id not known)'}: ${says} (checkout ${checkoutId})`;
};

const givenText = ({ kind, plan, days, until, because, id, at }: Gift): string =>
  `${at} ${kind === 'granted' ? `${plan} plan, days: ${days}` : `more days: ${days}`}, until ${until} (${id})${because ? `: ${because}` : ''}`;
