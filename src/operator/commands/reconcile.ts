import { readHold } from '#checkout/server';
import { isoTime } from '#kit';
import { asJson, type Command, type Given, OperatorFault } from '../command.ts';
import { findPayment } from '../find-payment.ts';
import { readTime } from '../read-time.ts';
import { releaseByHand, whatToCompare } from '../release-purchases.ts';
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
      if (said || values.apply || values.at !== undefined)
        throw new OperatorFault('Say which checkout: reconcile <checkout id> --paid <payment id>');
      const { looked, text } = await withMoney(place, settleAll);
      const hold = await readHold(place.db);
      if (json) return asJson({ looked, purchasesOnHoldSince: hold ? isoTime(hold.sinceMs) : null });
      return hold ? `${text}\n\n${whatToCompare(hold)}` : text;
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
