import { planGrantedLetter } from '#mail';
import { PLANS } from '#plans';
import { isGrant, type SubscriptionDocument } from '#subscriptions';
import { type Given, type GrantOutcome, grantAccess } from '#subscriptions/server';
import { asJson, type Command, OperatorFault, whenApplied } from '../command.ts';
import { findUser } from '../find-user.ts';
import { APPLY_HELP, BECAUSE_HELP, GIFT_OPTIONS, JSON_HELP, readBecause, readPlan } from '../gift-options.ts';
import { giving, refuse } from '../giving.ts';
import { shownTime } from '../shown-time.ts';

/** `grant`: a plan without a payment, as goodwill, to mend a loss, or for somebody who tries the product. */
export const grant: Command = {
  arguments: { least: 2, most: 2 },
  options: GIFT_OPTIONS,
  optionHelp: [BECAUSE_HELP, APPLY_HELP, JSON_HELP],
  changes: whenApplied,
  async run({ values, positionals: [who = '', wanted = ''] }, place) {
    const [plan, because] = [readPlan(wanted), readBecause(values)];
    const { id: userId, email } = await findUser(place, who);
    await place.about(userId);
    const applied = values.apply === true;
    const outcome = await giving(place, applied, letterOf, (deps) =>
      grantAccess(deps, userId, { plan, because, paymentMethod: place.settings.PAYMENTS }),
    );
    const given = givenOr(email, outcome);
    const { document, before } = given;
    if (values.json)
      return asJson({
        userId,
        email,
        applied,
        plan,
        days: given.gift.days,
        until: document.expiryDate,
        inPlaceOf: before?.type ?? null,
        // Made anew each time, so that of a dry run is nobody's.
        paymentId: applied ? document.paymentId : null,
      });
    return `${email} (${userId}): ${says(given, applied)}`;
  },
};

const letterOf = ({ gift, before }: Given, about: { brand: string; chatUrl: string }) =>
  planGrantedLetter({
    ...about,
    plan: PLANS[gift.plan].name,
    days: gift.days,
    untilMs: Date.parse(gift.until),
    inPlaceOf: before ? PLANS[before.type].name : null,
  });

function givenOr(email: string, outcome: GrantOutcome): Given {
  switch (outcome.kind) {
    case 'given':
      return outcome.given;
    case 'runs-already':
      throw new OperatorFault(
        `${email} has ${runs(outcome.current)}; 'extend ${email} <days>' makes that one longer`,
      );
    case 'runs-longer':
      throw new OperatorFault(
        `${email} has ${runs(outcome.current)}, which is longer than this grant; 'extend ${email} <days>' adds to it`,
      );
    default:
      return refuse(email, outcome);
  }
}

const runs = (current: SubscriptionDocument): string =>
  `a ${current.type} plan until ${shownTime(current.expiryDate)}${isGrant(current) ? `, granted on ${shownTime(current.startDate)}` : ''}`;

function says({ gift, document, before }: Given, applied: boolean): string {
  const until = `for ${gift.days} days, until ${shownTime(document.expiryDate)}`;
  const instead = before
    ? `\nIt takes the place of their ${before.type} plan, which ${applied ? 'ran' : 'runs'} until ${shownTime(before.expiryDate)}.`
    : '';
  return applied
    ? `has the ${gift.plan} plan now ${until}. Nothing was charged, and a letter tells them.${instead}\nBooked as ${gift.id}.`
    : `would get the ${gift.plan} plan ${until}. Nothing would be charged.${instead}\nNothing was changed; --apply does it.`;
}
