import { closeAccount, keepAccount } from '#identity/server';
import { isoTime } from '#kit';
import { chooseMailer } from '#server/mailer';
import { asJson, type Command, OperatorFault, type Place } from '../command.ts';
import { findUser } from '../find-user.ts';

/** `delete`: what the owner's own button does, for who writes instead; `--keep` takes it back for them. */
export const deleteCommand: Command = {
  name: 'delete',
  summary: 'Closes an account at once and has it erased after 7 days; a dry run unless --apply',
  takes: '<e-mail or id>',
  arguments: { least: 1, most: 1 },
  options: { apply: { type: 'boolean' }, keep: { type: 'boolean' }, json: { type: 'boolean' } },
  optionHelp: [
    ['--apply', 'does it, and mails the owner the link that undoes it'],
    ['--keep', 'with --apply: opens an account again that waits to be erased'],
    ['--json', 'as JSON'],
  ],
  async run({ values, positionals: [wanted = ''] }, place) {
    const user = await findUser(place, wanted);
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

const waitingFor = async ({ db }: Place, userId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('account_closures')
      .select('erase_at')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.erase_at ?? null;

async function close(place: Place, userId: string, apply: boolean): Promise<Outcome> {
  const eraseAt = await waitingFor(place, userId);
  if (eraseAt) return { says: `closed already, and erased at ${eraseAt}.`, eraseAt };
  if (!apply) return { says: `would be closed at once and erased after 7 days. ${STAYS}`, eraseAt: null };
  const closed = await withMailer(place, (deps) => closeAccount(deps, userId));
  if (closed.kind === 'no-account') throw new OperatorFault('The account is gone');
  const at = isoTime(closed.eraseAtMs);
  return { says: `is closed, and erased at ${at}. ${STAYS}`, eraseAt: at };
}

const STAYS = 'The record of payments stays, without name and address.';

async function keep(place: Place, userId: string, apply: boolean): Promise<Outcome> {
  if (!(await waitingFor(place, userId))) throw new OperatorFault('This account does not wait to be erased');
  if (!apply) return { says: 'would be open again.', eraseAt: null };
  if (!(await withMailer(place, (deps) => keepAccount(deps, { userId }))))
    throw new OperatorFault('It is too late: the account is being erased');
  return { says: 'is open again.', eraseAt: null };
}

/** The server's own way of writing letters; waits until they have left. */
async function withMailer<Done>(
  place: Place,
  act: (deps: Parameters<typeof closeAccount>[0]) => Promise<Done>,
): Promise<Done> {
  const { PUBLIC_URL: publicUrl, BRAND_NAME: brandName } = place.settings;
  const clock = () => place.nowMs;
  const mailer = chooseMailer(place.settings, clock);
  try {
    return await act({ db: place.db, clock, mailer, publicUrl, brandName });
  } finally {
    await mailer.settled();
    await mailer.close();
  }
}
