import type { Kysely, Transaction } from 'kysely';
import { type Storage, SWEEP_ROWS, sweepAll, type Tables } from '#database';
import { hashOfToken, linkToken } from '#identity/links';
import { DAY_MS, every, isoTime, type Repeated } from '#kit';
import { planEndsLetter } from '#mail';
import type { Mailer } from '#mail/server';
import { PLANS } from '#plans';
import {
  KNOWN_FOR_MS,
  PLAN_LETTERS,
  type PlanLetter,
  planLetterDue,
  type SubscriptionDocument,
} from '#subscriptions';
import { findSubscription } from './store.ts';

export interface PlanLetterDeps {
  db: Kysely<Tables>;
  clock: () => number;
  mailer: Pick<Mailer, 'send' | 'wake'>;
  brandName: string;
  publicUrl: string;
}

const AT_ONCE = 200;
/** For so long the links of such letters switch them off. */
const KEPT_FOR_MS = 400 * DAY_MS;
/** A reminder that a mail server takes a day late says what no longer matters. */
const USEFUL_MS = DAY_MS / 2;

/**
 * Writes the letters about the end of plans that are due. Each is written once for a period, in the transaction that
 * notes it, by whichever process comes first; a crash before that leaves it due.
 *
 * @returns how many this call wrote
 */
export async function writePlanLetters(
  deps: PlanLetterDeps,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let written = 0;
  for (const letter of Object.keys(PLAN_LETTERS) as PlanLetter[])
    for (const userId of await findDue(deps, letter)) {
      if (isStopped()) return written;
      if (await deps.db.transaction().execute((tx) => writeOne(deps, tx, userId))) written += 1;
    }
  if (written > 0) deps.mailer.wake();
  return written;
}

/** Who is due this letter; the transaction that writes it looks again. */
async function findDue({ db, clock }: PlanLetterDeps, letter: PlanLetter): Promise<string[]> {
  const nowMs = clock();
  const { fromLeftMs, untilLeftMs } = PLAN_LETTERS[letter];
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('user', 'user.id', 'subscriptions.user_id')
    .select('subscriptions.user_id')
    .where('subscriptions.expiry_date', '>', isoTime(nowMs + fromLeftMs))
    .where('subscriptions.expiry_date', '<=', isoTime(nowMs + untilLeftMs))
    .where('subscriptions.status', '=', 'active')
    .where('subscriptions.updated_at', '<=', isoTime(nowMs - KNOWN_FOR_MS))
    .where('user.closedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plan_letters')
            .select('plan_letters.at')
            .whereRef('plan_letters.user_id', '=', 'subscriptions.user_id')
            .whereRef('plan_letters.payment_id', '=', 'subscriptions.payment_id')
            .whereRef('plan_letters.expiry_date', '=', 'subscriptions.expiry_date')
            .where('plan_letters.kind', '=', letter),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reminders_off')
            .select('reminders_off.at')
            .whereRef('reminders_off.user_id', '=', 'subscriptions.user_id'),
        ),
      ),
    )
    .orderBy('subscriptions.expiry_date')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function writeOne(deps: PlanLetterDeps, tx: Transaction<Tables>, userId: string): Promise<boolean> {
  // One at a time per person: a purchase, a refund and a deletion of this moment go before or after.
  const user = await tx
    .updateTable('user')
    .set({ id: userId })
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .returning('email')
    .executeTakeFirst();
  const plan = user && (await findSubscription(tx, userId));
  const letter = plan && planLetterDue(plan, deps.clock());
  if (!letter || !(await remindersWanted(tx, userId))) return false;
  const token = linkToken();
  const noted = await tx
    .insertInto('plan_letters')
    .values({
      user_id: userId,
      payment_id: plan.paymentId,
      expiry_date: plan.expiryDate,
      kind: letter,
      off_hash: hashOfToken(token),
      at: isoTime(deps.clock()),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'payment_id', 'expiry_date', 'kind']).doNothing())
    .executeTakeFirst();
  if (noted.numInsertedOrUpdatedRows !== 1n) return false;
  await deps.mailer.send(user.email, setLetter(deps, plan, letter, token), {
    within: tx,
    usefulForMs: USEFUL_MS,
  });
  return true;
}

const setLetter = (
  { brandName: brand, publicUrl }: PlanLetterDeps,
  plan: SubscriptionDocument,
  letter: PlanLetter,
  token: string,
) =>
  planEndsLetter({
    brand,
    plan: PLANS[plan.type].name,
    endsAtMs: Date.parse(plan.expiryDate),
    hasEnded: letter === 'ended',
    isLongest: plan.type === 'yearly',
    pricingUrl: `${publicUrl}/pricing`,
    chatUrl: `${publicUrl}/chat`,
    offUrl: `${publicUrl}/account/reminders?token=${token}`,
    offNowUrl: `${publicUrl}/api/reminders/off?token=${token}`,
  });

type Db = Kysely<Tables> | Transaction<Tables>;

/** Whether somebody gets letters about the end of their plan; so unless they said no. */
export const remindersWanted = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('reminders_off').select('at').where('user_id', '=', userId).executeTakeFirst()) ===
  undefined;

/** Switches them on or off; may be repeated. */
export async function wantReminders(db: Db, userId: string, wanted: boolean, nowMs: number): Promise<void> {
  if (wanted) await db.deleteFrom('reminders_off').where('user_id', '=', userId).execute();
  else
    await db
      .insertInto('reminders_off')
      .values({ user_id: userId, at: isoTime(nowMs) })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
}

/** Whose letter has this token; null where nobody's, or where it is a year old. */
export async function readerOfLetter(db: Db, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('plan_letters')
    .select('user_id')
    .where('off_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row?.user_id ?? null;
}

const sweep = ({ db, clock }: PlanLetterDeps, isStopped: () => boolean): Promise<number> =>
  sweepAll(
    () =>
      db
        .deleteFrom('plan_letters')
        .where('off_hash', 'in', (query) =>
          query
            .selectFrom('plan_letters')
            .select('off_hash')
            .where('at', '<=', isoTime(clock() - KEPT_FOR_MS))
            .orderBy('at')
            .limit(SWEEP_ROWS),
        )
        .executeTakeFirst(),
    isStopped,
  );

/** Writes what is due and forgets what is old, now and every `intervalMs`; may run in several processes at once. */
export const startPlanLetters = (
  deps: PlanLetterDeps & { storage: Pick<Storage, 'check'> },
  intervalMs: number,
): Repeated =>
  every(
    intervalMs,
    async (isStopped) => {
      // What cannot be stored is not begun; the storage has logged why.
      if (await deps.storage.check()) return;
      await writePlanLetters(deps, isStopped);
      await sweep(deps, isStopped);
    },
    (error) => console.error('plan letters: this run failed', error),
  );
