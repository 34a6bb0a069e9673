import { defineRequestState } from '@better-auth/core/context';
import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { CLOSED_CODE } from './closed-accounts.ts';
import { attempts, PROVIDER_ID } from './methods/google/attempt.ts';

type Verify = (given: { hash: string; password: string }) => Promise<boolean>;

const compared = defineRequestState<string | null>(() => null);

/** A password check that remembers, for this request, which hash was the right one. */
export const remembersHash =
  (verify: Verify): Verify =>
  async (given) => {
    const isRight = await verify(given);
    if (isRight) await compared.set(given.hash).catch(() => {});
    return isRight;
  };

/** What a look at the way in found: it stands, it does not (and by which code to say so), or the hash is another. */
type Found = 'stands' | { code: string } | { otherHash: string };

/**
 * A hook after each new session, when the library's transaction is over. Proving who one is takes a while; whoever set
 * another password, removed the passkey, took the account over or closed it meanwhile has ended all sessions already,
 * and none must come after. So the session is made first and then looked at, under the lock that all of those take:
 * either they find it and end it, or this look finds what they did and ends it. Nobody has seen its token yet.
 */
export async function endUnlessWayStands(
  db: Kysely<Tables>,
  session: { id: string; userId: string },
  context: GenericEndpointContext | null,
): Promise<void> {
  try {
    await lookUntilSure(db, session.userId, context);
  } catch (fault) {
    await db.deleteFrom('session').where('id', '=', session.id).execute();
    throw fault;
  }
}

async function lookUntilSure(
  db: Kysely<Tables>,
  userId: string,
  context: GenericEndpointContext | null,
): Promise<void> {
  for (;;) {
    const found = await db.transaction().execute((tx) => look(tx, userId, context));
    if (found === 'stands') return;
    if ('code' in found) throw refusal(found.code);
    // A hash of the old system may just have become one of ours: then the password is right all the same.
    const password: unknown = context?.body?.password;
    const isRight =
      typeof password === 'string' &&
      (await context?.context.password.verify({ hash: found.otherHash, password }));
    if (!isRight) throw refusal(WRONG_PASSWORD);
    await compared.set(found.otherHash);
  }
}

const WRONG_PASSWORD = 'INVALID_EMAIL_OR_PASSWORD';

const refusal = (code: string): APIError =>
  new APIError(code === CLOSED_CODE ? 'FORBIDDEN' : 'UNAUTHORIZED', { code, message: code });

async function look(
  tx: Transaction<Tables>,
  userId: string,
  context: GenericEndpointContext | null,
): Promise<Found> {
  // The person's row first, as everybody does who changes the ways in.
  await tx.updateTable('user').set({ id: userId }).where('id', '=', userId).execute();
  const user = await tx.selectFrom('user').select('closedAt').where('id', '=', userId).executeTakeFirst();
  return !user || user.closedAt ? { code: CLOSED_CODE } : lookAtWay(tx, userId, context);
}

/** A code needs no second look: it was spent, and it proved the mailbox. */
async function lookAtWay(
  tx: Transaction<Tables>,
  userId: string,
  context: GenericEndpointContext | null,
): Promise<Found> {
  switch (context?.path) {
    case '/sign-in/email': {
      const hash = (await accountsOf(tx, userId, 'credential'))[0]?.password;
      if (!hash) return { code: WRONG_PASSWORD };
      return hash === (await compared.get()) ? 'stands' : { otherHash: hash };
    }
    case '/passkey/verify-authentication': {
      const stands = await tx
        .selectFrom('passkey')
        .select('id')
        .where('credentialID', '=', String(context.body?.response?.id))
        .where('userId', '=', userId)
        .executeTakeFirst();
      return stands ? 'stands' : { code: 'PASSKEY_NOT_FOUND' };
    }
    case '/callback/:id': {
      const subject = attempts.getStore()?.profile?.subject;
      const linked = await accountsOf(tx, userId, PROVIDER_ID);
      return linked.some(({ accountId }) => accountId === subject) ? 'stands' : { code: 'WAY_IN_LOST' };
    }
    default:
      return 'stands';
  }
}

const accountsOf = (tx: Transaction<Tables>, userId: string, providerId: string) =>
  tx
    .selectFrom('account')
    .select(['accountId', 'password'])
    .where('userId', '=', userId)
    .where('providerId', '=', providerId)
    .execute();
