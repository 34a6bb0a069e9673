import { defineRequestState } from '@better-auth/core/context';
import type { DBAdapter, DBTransactionAdapter } from '@better-auth/core/db/adapter';
import { APIError } from 'better-auth/api';
import { MAX_PASSKEYS } from '#identity';

export const SESSION_ENDED = 'SESSION_ENDED';
export const TOO_MANY_PASSKEYS = 'TOO_MANY_PASSKEYS';

/** The session that adds a passkey in this request. */
export const registering = defineRequestState<string | null>(() => null);

/**
 * The library's way to its tables, with one statement changed: a passkey is added in a transaction that first takes the
 * person's row and then looks whether the session still is and whether there is room. So of many at the same moment no
 * more get in than there is room for, and none for a session that was ended while the proof was checked. As
 * `account/live-session.ts`, but through the library, which alone knows how it keeps a passkey.
 */
export const addsInLiveSession = (adapter: DBAdapter, clock: () => number): DBAdapter => ({
  ...adapter,
  create: (given) =>
    given.model === 'passkey'
      ? adapter.transaction(async (tx) => {
          await refuseUnlessAllowed(tx, String(given.data.userId), new Date(clock()));
          return tx.create(given);
        })
      : adapter.create(given),
});

async function refuseUnlessAllowed(tx: DBTransactionAdapter, userId: string, now: Date): Promise<void> {
  const sessionId = await registering.get();
  const is = (field: string, value: string | null) => [{ field, value }];
  // An UPDATE holds the row until the transaction ends, and both of these are true: the account changes, and is in use.
  const person = await tx.update<{ closedAt?: string | null }>({
    model: 'user',
    where: is('id', userId),
    update: { updatedAt: now },
  });
  const session =
    person &&
    !person.closedAt &&
    (await tx.update<{ userId: string }>({
      model: 'session',
      where: is('id', sessionId),
      update: { updatedAt: now },
    }));
  if (!session || session.userId !== userId) throw new APIError('UNAUTHORIZED', { code: SESSION_ENDED });
  if ((await tx.count({ model: 'passkey', where: is('userId', userId) })) >= MAX_PASSKEYS)
    throw new APIError('UNPROCESSABLE_ENTITY', { code: TOO_MANY_PASSKEYS });
}
