import { REFUND_REFUSALS, type RefundRefusal } from '#checkout';
import {
  findRequest,
  giveBack,
  lookBeforeRefund,
  type RefundDeps,
  refundOf,
  refuseRequest,
  takenFor,
} from '#checkout/server';
import type { CheckoutRow, RefundRow } from '#database';
import { formatRand } from '#plans';
import { accessOf, endForRefund } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import { asJson, type Command, type Given, OperatorFault, type Place, whenApplied } from '../command.ts';
import { findPayment } from '../find-payment.ts';
import { refundStands } from '../refund-words.ts';
import { shownTime } from '../shown-time.ts';
import { withMoney } from '../with-money.ts';

const REASON_MAX_LENGTH = 200;

/** `refund`: one payment back, whole and once; what it had opened ends with it. */
export const refundCommand: Command = {
  arguments: { least: 1, most: 1 },
  options: {
    because: { type: 'string' },
    'keep-access': { type: 'boolean' },
    refuse: { type: 'string' },
    apply: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  optionHelp: [
    ['--because "…"', 'kept with the refund; its owner sees it in their export'],
    ['--keep-access', 'the plan that was paid for goes on all the same'],
    ['--refuse "…"', 'the customer who asked gets this answer, and nothing back'],
    ['--apply', 'does it, and mails the customer'],
    ['--json', 'as JSON'],
  ],
  changes: whenApplied,
  async run({ values, positionals: [wanted = ''] }, place) {
    const reason = reasonOf(values);
    const checkout = await findPayment(place, wanted);
    await place.about(checkout.id);
    const keepAccess = values['keep-access'] === true;
    return withMoney(place, async (deps) => {
      const told =
        values.refuse !== undefined
          ? await refuseAsked(deps, checkout, values)
          : values.apply === true
            ? await apply(deps, place, checkout, { reason, keepAccess })
            : await dryRun(deps, place, checkout, keepAccess);
      await place.about(checkout.id, told.refund?.state);
      if (!values.json) return told.says.join('\n');
      const { refund } = told;
      const taken = await takenFor(place.db, checkout);
      return asJson({
        checkoutId: checkout.id,
        paymentId: checkout.charge_id,
        provider: checkout.provider,
        ...taken,
        applied: values.apply === true,
        refund: refund ? { id: refund.id, state: refund.state, providerId: refund.provider_refund_id } : null,
        says: told.says,
      });
    });
  },
};

interface Told {
  says: string[];
  /** As it stands; null before it was ever asked for. */
  refund: RefundRow | null;
}

const NOT_REFUSED = {
  'nobody-asked': 'Its customer has not asked for this payment back, so there is nothing to refuse',
  'decided-before': 'This request was decided before; `operator list` shows what is open',
  'owed-by-law':
    'It was asked for within 7 days of the payment, so it has to be given back (ECT Act, section 44, and your terms)',
} as const;

/** `--refuse`: the answer to a customer who asked; nothing is asked of the card provider. */
async function refuseAsked(deps: RefundDeps, checkout: CheckoutRow, values: Given['values']): Promise<Told> {
  const because = oneLine('--refuse', values.refuse);
  if (!because) throw new OperatorFault('--refuse takes the reason that the customer reads');
  const isDone = values.apply === true;
  const outcome = await refuseRequest(deps, checkout, isDone ? because : null);
  if (outcome !== 'refused') throw new OperatorFault(NOT_REFUSED[outcome]);
  const says = isDone
    ? ['The request is refused; its customer got a letter with the reason.']
    : [
        `The request would be refused, and its customer would get a letter with the reason: ${because}`,
        'Nothing was changed; --apply does it.',
      ];
  return { says, refund: (await refundOf(deps.db, checkout)) ?? null };
}

const reasonOf = (values: Given['values']): string | null => oneLine('--because', values.because);

function oneLine(option: string, given: string | boolean | undefined): string | null {
  const reason = typeof given === 'string' ? given.trim() : '';
  if (reason.length > REASON_MAX_LENGTH || /\p{Cc}/u.test(reason))
    throw new OperatorFault(`${option} takes one line of at most ${REASON_MAX_LENGTH} characters`);
  return reason || null;
}

const refuse = (code: RefundRefusal): never => {
  throw new OperatorFault(REFUND_REFUSALS[code]);
};

async function dryRun(
  deps: RefundDeps,
  place: Place,
  checkout: CheckoutRow,
  keepAccess: boolean,
): Promise<Told> {
  const before = (await refundOf(place.db, checkout)) ?? null;
  if (before && before.state !== 'refused') return { says: [refundStands(before)], refund: before };
  const look = await lookBeforeRefund(deps, checkout);
  if (look.refusal !== null) return refuse(look.refusal);
  const { amountInCents } = await takenFor(place.db, checkout);
  const amount = formatRand(amountInCents);
  const says = [
    look.found === 'refunded'
      ? `${checkout.provider} has given ${amount} of payment ${checkout.charge_id} back already; this would be booked, and nothing asked for.`
      : `${amount} of payment ${checkout.charge_id} (${checkout.plan}, ${shownTime(checkout.captured_at ?? checkout.created_at)}) would be given back by ${checkout.provider}, all of it.`,
    await accessSays(place, checkout, keepAccess),
    ...(checkout.state === 'review'
      ? ['The payment is in review; that would be settled with it, and the customer could pay again.']
      : []),
    ...((await findRequest(place.db, checkout.id))?.state === 'asked'
      ? ['Its customer has asked for it; this grants the request (--refuse "why" does not).']
      : []),
    'The customer would get a letter, unless the account is gone.',
    ...(before ? [`Asked for before: ${refundStands(before)}`] : []),
    'Nothing was changed; --apply does it.',
  ];
  return { says, refund: before };
}

/** What becomes of access, which nobody should learn afterwards. */
async function accessSays({ db, nowMs }: Place, checkout: CheckoutRow, keepAccess: boolean): Promise<string> {
  const plan = await findSubscription(db, checkout.user_id);
  const payment = { paymentId: checkout.charge_id ?? '', paymentMethod: checkout.provider };
  const runs = plan && accessOf(plan, nowMs) === 'active';
  if (!plan || !runs) return 'Its customer has no plan that runs, so no access would change.';
  const told = `${plan.type} plan, which runs until ${shownTime(plan.expiryDate)}`;
  if (!endForRefund(plan, payment, nowMs))
    return `Another payment opened their ${told}; it would go on untouched.`;
  if (keepAccess) return `Their ${told}, would go on all the same (--keep-access).`;
  return `Their ${told}, would end at once; a plan that it had replaced does not come back.`;
}

async function apply(
  deps: RefundDeps,
  place: Place,
  checkout: CheckoutRow,
  wish: { reason: string | null; keepAccess: boolean },
): Promise<Told> {
  const done = await giveBack(deps, checkout, {
    ...wish,
    onAsking: () => place.say(`Asking ${checkout.provider} to give payment ${checkout.charge_id} back`),
  });
  if (done.kind === 'refused') return refuse(done.code);
  const { refund } = done;
  if (done.kind === 'stood')
    return { says: [refundStands(refund), 'It was asked for before; nothing was done now.'], refund };
  const says = [refundStands(refund)];
  if (refund.state === 'refunded') says.push(await accessNow(place, refund));
  return { says, refund };
}

/** What the ledger booked of access, in the transaction that booked the refund. */
async function accessNow({ db }: Place, refund: RefundRow): Promise<string> {
  const line = await db
    .selectFrom('payments')
    .select('detail')
    .where('provider', '=', refund.provider)
    .where('charge_id', '=', refund.charge_id)
    .where('event', '=', 'refunded')
    .executeTakeFirst();
  return `What it had opened: ${line?.detail ?? 'not known'}.`;
}
