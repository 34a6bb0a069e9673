import { closeAccount, keepAccount, renewUndo } from '#identity/server';
import { isoTime } from '#kit';
import { accessOf } from '#subscriptions';
import { findSubscription } from '#subscriptions/server';
import { asJson, type Command, OperatorFault, type Place, whenApplied } from '../command.ts';
import { findUser } from '../find-user.ts';
import { shownTime } from '../shown-time.ts';
import { withMailer } from '../with-mailer.ts';

/** `delete`: what the owner's own button does, for who writes instead; `--keep` takes it back for them. */
export const deleteCommand: Command = {
  arguments: { least: 1, most: 1 },
  options: { apply: { type: 'boolean' }, keep: { type: 'boolean' }, json: { type: 'boolean' } },
  optionHelp: [
    ['--apply', 'does it, and mails the owner the link that undoes it; again, if it was done before'],
    ['--keep', 'with --apply: keeps an account that waits to be erased, as it was before'],
    ['--json', 'as JSON'],
  ],
  changes: whenApplied,
  async run({ values, positionals: [wanted = ''] }, place) {
    const user = await findUser(place, wanted);
    await place.about(user.id, values.keep ? 'kept' : 'closed');
    const applied = values.apply === true;
    const outcome = values.keep ? await keep(place, user.id, applied) : await close(place, user.id, applied);
    if (values.json) return asJson({ userId: user.id, email: user.email, applied, ...outcome });
    return `${user.email} (${user.id}): ${outcome.says}${applied ? '' : '\nNothing was changed; --apply does it.'}`;
  },
};

interface Outcome {
  says: string;
  eraseAt: string | null;
}

/** Where the account stands: open, disabled before or meanwhile, and until when it waits if it does. */
async function lookAt(
  { db }: Place,
  userId: string,
): Promise<{ isDisabled: boolean; eraseAt: string | null }> {
  const row = await db
    .selectFrom('user')
    .leftJoin('account_closures', 'account_closures.user_id', 'user.id')
    .select(['user.closedReason', 'account_closures.erase_at'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  const reason = row?.closedReason ?? null;
  return { isDisabled: reason !== null && reason !== 'deletion', eraseAt: row?.erase_at ?? null };
}

const STAYS = 'The record of payments stays, without name and address.';

/** A plan that was paid for ends with the account, which nobody should learn afterwards. */
async function endsToo({ db, nowMs }: Place, userId: string): Promise<string> {
  const plan = await findSubscription(db, userId);
  return plan && accessOf(plan, nowMs) === 'active'
    ? `Their ${plan.type} plan, which runs until ${shownTime(plan.expiryDate)}, goes too; deleting pays nothing back by itself. ${STAYS}`
    : STAYS;
}

async function close(place: Place, userId: string, apply: boolean): Promise<Outcome> {
  const { eraseAt, isDisabled } = await lookAt(place, userId);
  if (eraseAt) return mailAgain(place, userId, eraseAt, apply);
  const stays = await endsToo(place, userId);
  if (!apply) {
    const says = isDisabled
      ? 'is closed to sign-ins already, and would be erased after 7 days.'
      : 'would be closed at once, and erased after 7 days.';
    return { says: `${says} ${stays}`, eraseAt: null };
  }
  const closed = await withLetters(place, (deps) => closeAccount(deps, userId));
  if (!('eraseAtMs' in closed)) throw new OperatorFault('The account is gone');
  const at = isoTime(closed.eraseAtMs);
  // Its owner was quicker by a moment.
  if (closed.kind === 'waiting') return mailAgain(place, userId, at, apply);
  const says = `is closed, and will be erased at ${shownTime(at)}. The link that undoes it was mailed. ${stays}`;
  return { says, eraseAt: at };
}

/** Asked for before: the date stands, and the owner gets the letter again. */
async function mailAgain(place: Place, userId: string, eraseAt: string, apply: boolean): Promise<Outcome> {
  if (eraseAt <= isoTime(place.nowMs)) throw new OperatorFault(TOO_LATE);
  const says = `was closed already, and will be erased at ${shownTime(eraseAt)}.`;
  if (!apply)
    return {
      says: `${says} A new link that undoes it would be mailed; the one before stops working.`,
      eraseAt,
    };
  if (!(await withLetters(place, (deps) => renewUndo(deps, userId)))) throw new OperatorFault(TOO_LATE);
  return { says: `${says} A new link that undoes it is in the post; the one before works no more.`, eraseAt };
}

const TOO_LATE = 'It is too late: the account is being erased';
const STILL_CLOSED = 'closed to sign-ins still, as it was before its deletion was asked for';

async function keep(place: Place, userId: string, apply: boolean): Promise<Outcome & { isOpen: boolean }> {
  const { eraseAt, isDisabled } = await lookAt(place, userId);
  if (!eraseAt) throw new OperatorFault('This account does not wait to be erased');
  const says = (tense: string, isOpen: boolean) =>
    isOpen ? `${tense} open again.` : `${tense} kept, and ${STILL_CLOSED}.`;
  if (!apply) return { says: says('would be', !isDisabled), eraseAt: null, isOpen: !isDisabled };
  const kept = await withLetters(place, (deps) => keepAccount(deps, { userId }));
  if (!kept) throw new OperatorFault(TOO_LATE);
  return { says: says('is', kept.isOpen), eraseAt: null, isOpen: kept.isOpen };
}

const withLetters = <Done>(
  place: Place,
  act: (deps: Parameters<typeof closeAccount>[0]) => Promise<Done>,
): Promise<Done> => {
  const { PUBLIC_URL: publicUrl, BRAND_NAME: brandName } = place.settings;
  return withMailer(place, (mailer) =>
    act({ db: place.db, clock: () => place.nowMs, mailer, publicUrl, brandName }),
  );
};
