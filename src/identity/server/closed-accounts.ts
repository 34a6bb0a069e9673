import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';

/**
 * An account that is closed lets nobody in by any way: disabled in the old system, or waiting to be erased. Every
 * method makes a session at its end, so the gate stands there.
 */
export const CLOSED_CODE = 'ACCOUNT_CLOSED';

/** A hook before each new session. Asks through the library, whose open transaction would make any other way wait. */
export async function refuseClosed(
  session: { userId: string },
  context: GenericEndpointContext | null,
): Promise<void> {
  const user = await context?.context.internalAdapter.findUserById(session.userId);
  if (user && 'closedAt' in user && user.closedAt)
    throw new APIError('FORBIDDEN', { code: CLOSED_CODE, message: CLOSED_CODE });
}
