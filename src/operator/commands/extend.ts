import { planExtendedLetter } from '#mail';
import { PLANS } from '#plans';
import { type ExtendOutcome, extendSubscription, type Given } from '#subscriptions/server';
import { asJson, type Command, OperatorFault, whenApplied } from '../command.ts';
import { findUser } from '../find-user.ts';
import {
  APPLY_HELP,
  BECAUSE_HELP,
  GIFT_OPTIONS,
  JSON_HELP,
  readBecause,
  readDays,
  readOnce,
} from '../gift-options.ts';
import { giving, refuse } from '../giving.ts';
import { shownTime } from '../shown-time.ts';

/** `extend`: days more, from the plan's end where it runs, from now where it has run out. */
export const extend: Command = {
  arguments: { least: 2, most: 2 },
  options: { ...GIFT_OPTIONS, once: { type: 'string' } },
  optionHelp: [
    BECAUSE_HELP,
    ['--once KEY', 'your name for this act, such as a ticket number: it is done once for this person'],
    APPLY_HELP,
    JSON_HELP,
  ],
  changes: whenApplied,
  async run({ values, positionals: [who = '', wanted = ''] }, place) {
    const days = readDays(wanted);
    const [because, once] = [readBecause(values), readOnce(values)];
    const { id: userId, email } = await findUser(place, who);
    await place.about(userId);
    const apply = values.apply === true;
    const outcome = await giving(place, apply, letterOf, (deps) =>
      extendSubscription(deps, userId, { days, because, once }),
    );
    const answer = answerOf(email, outcome, apply, once !== null);
    if (answer.doneBefore) await place.about(userId, 'done before');
    return values.json ? asJson({ userId, email, ...answer }) : `${email} (${userId}): ${answer.says}`;
  },
};

const letterOf = ({ gift, before, ran }: Given, about: { brand: string; chatUrl: string }) =>
  planExtendedLetter({
    ...about,
    plan: PLANS[gift.plan].name,
    days: gift.days,
    beforeMs: Date.parse(before?.expiryDate ?? gift.at),
    untilMs: Date.parse(gift.until),
    ran,
  });

function answerOf(email: string, outcome: ExtendOutcome, apply: boolean, hasKey: boolean) {
  switch (outcome.kind) {
    case 'given': {
      const { gift, before, ran } = outcome.given;
      const [from, until] = [before?.expiryDate ?? gift.at, gift.until];
      return {
        applied: apply,
        doneBefore: false,
        plan: gift.plan,
        days: gift.days,
        countedFrom: ran ? 'expiry' : 'now',
        before: from,
        until,
        says: `${dates(gift.plan, gift.days, ran, from, until, apply)}${apply ? `\nA letter tells them. Booked as ${gift.id}.` : '\nNothing was changed; --apply does it.'}`,
      };
    }
    case 'done-before': {
      const { gift } = outcome;
      const again = hasKey ? '' : '\nTo add as many once more, give the act a name of its own: --once KEY.';
      return {
        applied: false,
        doneBefore: true,
        plan: gift.plan,
        days: gift.days,
        countedFrom: null,
        before: null,
        until: gift.until,
        says: `was given ${inDays(gift.days)} on ${shownTime(gift.at)} already (${gift.id}), until ${shownTime(gift.until)}. Nothing was changed.${again}`,
      };
    }
    case 'other-days':
      throw new OperatorFault(
        `Under that key ${email} was given ${inDays(outcome.gift.days)} on ${shownTime(outcome.gift.at)}; another act needs another key`,
      );
    case 'never-had-one':
      throw new OperatorFault(`${email} never had a plan; 'grant ${email} <plan>' gives one`);
    case 'taken-back':
      throw new OperatorFault(
        `The plan of ${email} was taken back, so there is nothing to add to; 'grant ${email} <plan>' gives a new one`,
      );
    default:
      return refuse(email, outcome);
  }
}

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

function dates(
  plan: string,
  days: number,
  ran: boolean,
  beforeIso: string,
  untilIso: string,
  applied: boolean,
): string {
  const [before, until] = [shownTime(beforeIso), shownTime(untilIso)];
  if (ran)
    return `the ${plan} plan, which ${applied ? 'ran' : 'runs'} until ${before}, ${applied ? 'runs' : 'would run'} ${inDays(days)} longer, until ${until}.`;
  return `the ${plan} plan ran out on ${before}; ${applied ? 'it is open again' : 'it would be open again'} for ${inDays(days)} from now, until ${until}.`;
}
