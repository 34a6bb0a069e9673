import { dayOf, startOfDay } from '#analytics';
import { readHold } from '#checkout/server';
import { DAY_MS, isoTime } from '#kit';
import { asJson, type Command, type Given, OperatorFault, type Place } from '../command.ts';
import { BEFORE_BACKUP_MS, compareProviders } from '../compare-providers.ts';
import { findPayment } from '../find-payment.ts';
import { giveToAccount } from '../give-to-account.ts';
import { readTime } from '../read-time.ts';
import { releaseByHand } from '../release-purchases.ts';
import { settleAll } from '../settle-all.ts';
import { refundByHand, sayPaid, sayUnpaid } from '../settle-by-hand.ts';
import { withMoney } from '../with-money.ts';

/** `reconcile`: looks at everything that is open now; with a checkout, what the operator found out about it. */
export const reconcileCommand: Command = {
  arguments: { least: 0, most: 1 },
  options: {
    paid: { type: 'string' },
    at: { type: 'string' },
    unpaid: { type: 'boolean' },
    refunded: { type: 'boolean' },
    'not-refunded': { type: 'boolean' },
    account: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    'release-purchases': { type: 'boolean' },
    apply: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  optionHelp: [
    ['--paid ID', 'the portal has this payment of the checkout: opens what it paid for'],
    [
      '--at TIME',
      'with --paid: when it was taken, 2026-11-21T10:00:00Z; access then counts from it, and from now unless said',
    ],
    ['--unpaid', 'the portal has no payment of the checkout: closes it, and the customer can pay again'],
    ['--refunded', 'the portal says that the payment was given back, asked for here or not'],
    [
      '--not-refunded',
      'of a refund that nobody knows the end of: the portal has none; it can be asked for again',
    ],
    ['--account WHO', 'of a payment in review whose account is gone: whose it is now'],
    [
      '--from DAY',
      'without a checkout: compares what the card providers list since that day with the ledger',
    ],
    ['--to DAY', 'with --from: up to that day (today)'],
    [
      '--release-purchases',
      'after a restore: you have compared all payments since the backup yourself, and people may buy again',
    ],
    ['--apply', 'does what was said; without it only tells what would be done'],
    ['--json', 'as JSON'],
  ],
  // A look at everything settles what it finds, told to or not.
  changes: ({ values, positionals }) => positionals.length === 0 || values.apply === true,
  async run({ values, positionals: [wanted] }, place) {
    const said = saidOf(values);
    const json = values.json === true;
    if (wanted === undefined && !said && values['release-purchases']) {
      const says = await releaseByHand(place, values.apply === true);
      const lines = values.apply ? [says] : [says, 'Nothing was changed; --apply does it.'];
      return json ? asJson({ applied: values.apply === true, says: lines }) : lines.join('\n');
    }
    if (wanted === undefined) {
      if (said || values.at !== undefined || values.account !== undefined)
        throw new OperatorFault('Say which checkout: reconcile <checkout id> --paid <payment id>');
      return lookAtAll(values, place);
    }
    if (values.account !== undefined) {
      if (said) throw new OperatorFault('--account goes alone with a checkout');
      const checkout = await findPayment(place, wanted);
      await place.about(checkout.id, 'given to an account');
      const says = await giveToAccount(place, checkout, String(values.account), values.apply === true);
      return json ? asJson({ checkoutId: checkout.id, applied: values.apply === true, says }) : says;
    }
    if (!said)
      throw new OperatorFault(
        'Say what you found: --paid <payment id> or --unpaid; of a refund --refunded or --not-refunded',
      );
    const atMs = values.at === undefined ? null : readTime('--at', String(values.at));
    const apply = values.apply === true;
    const checkout = await findPayment(place, wanted);
    await place.about(checkout.id, said);
    const says = await withMoney(place, (deps) => {
      if (said === 'paid')
        return sayPaid(deps, checkout, { paymentId: String(values.paid).trim(), atMs }, apply);
      if (said === 'unpaid') return sayUnpaid(deps, checkout, apply);
      return refundByHand(deps, checkout, said === 'refunded', apply);
    });
    const lines = apply ? [says] : [says, 'Nothing was changed; --apply does it.'];
    return json ? asJson({ checkoutId: checkout.id, said, applied: apply, says: lines }) : lines.join('\n');
  },
};

/** Settles what is open; compares with the providers' lists where a time is named, or after a restore. */
async function lookAtAll(values: Given['values'], place: Place): Promise<string> {
  const range = rangeOf(values, place.nowMs);
  const apply = values.apply === true;
  return withMoney(place, async (deps) => {
    const { looked, text } = await settleAll(deps);
    const hold = await readHold(place.db);
    const sinceMs = hold ? hold.sinceMs - BEFORE_BACKUP_MS : null;
    const fromMs = range?.fromMs ?? sinceMs;
    if (fromMs === null) {
      if (apply) throw new OperatorFault('Say which checkout, or since when to compare: --from DAY');
      return values.json ? asJson({ looked, purchasesOnHoldSince: null }) : text;
    }
    const untilMs = range?.untilMs ?? place.nowMs;
    // A shorter time says nothing about the rest of it.
    const isWhole = sinceMs !== null && fromMs <= sinceMs && untilMs >= place.nowMs;
    const compared = await compareProviders(deps, { fromMs, untilMs }, apply, isWhole ? hold : null);
    if (compared.released) await place.about('purchases', 'released after a comparison');
    const after = await readHold(place.db);
    if (values.json)
      return asJson({
        looked,
        ...compared,
        text: undefined,
        purchasesOnHoldSince: after ? isoTime(after.sinceMs) : null,
      });
    return `${text}\n\n${compared.text}`;
  });
}

function rangeOf(values: Given['values'], nowMs: number): { fromMs: number; untilMs: number } | null {
  const { from, to } = values;
  if (from === undefined) {
    if (to !== undefined) throw new OperatorFault('--to goes with --from');
    return null;
  }
  const day = (name: string, given: unknown): number => {
    const text = String(given);
    const atMs = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfDay(text) : Number.NaN;
    if (Number.isNaN(atMs)) throw new OperatorFault(`--${name} must be a day, such as ${dayOf(nowMs)}`);
    return atMs;
  };
  const fromMs = day('from', from);
  const untilMs = to === undefined ? nowMs : Math.min(day('to', to) + DAY_MS, nowMs);
  if (fromMs >= untilMs) throw new OperatorFault(`--from ${from} lies after the end of the time`);
  if (untilMs - fromMs > 400 * DAY_MS)
    throw new OperatorFault('--from and --to may lie 400 days apart at most');
  return { fromMs, untilMs };
}

const SAYINGS = ['paid', 'unpaid', 'refunded', 'not-refunded'] as const;

/** The one thing that was said, or null. */
function saidOf(values: Given['values']): (typeof SAYINGS)[number] | null {
  const said = SAYINGS.filter((name) => values[name] !== undefined);
  if (said.length > 1) throw new OperatorFault(`Say one of --${said.join(', --')}`);
  if (values.at !== undefined && said[0] !== 'paid') throw new OperatorFault('--at goes with --paid only');
  const { paid } = values;
  if (typeof paid === 'string' && !/^[\w.:=-]{1,200}$/.test(paid.trim()))
    throw new OperatorFault('--paid takes the provider’s payment id, as its portal shows it');
  return said[0] ?? null;
}
