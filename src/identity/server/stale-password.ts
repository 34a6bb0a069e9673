import { defineRequestState } from '@better-auth/core/context';
import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';

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

/**
 * A hook before each new session. Comparing a password takes a while; whoever set a new one or took the account over meanwhile has ended
 * all sessions already, and the old password must not make one more.
 */
export async function refuseStalePassword(
  session: { userId: string },
  context: GenericEndpointContext | null,
): Promise<void> {
  if (context?.path !== '/sign-in/email') return;
  const accounts = await context.context.internalAdapter.findAccounts(session.userId);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  if (hash && hash === (await compared.get())) return;
  // A hash of the old system may just have become one of ours: then the password is right all the same.
  const password: unknown = context.body?.password;
  if (hash && typeof password === 'string' && (await context.context.password.verify({ hash, password })))
    return;
  throw new APIError('UNAUTHORIZED', {
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: 'INVALID_EMAIL_OR_PASSWORD',
  });
}
