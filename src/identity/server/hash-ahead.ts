import { defineRequestState } from '@better-auth/core/context';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { hashPassword } from './password-hash.ts';

/**
 * The library signs people up in one transaction and hashes in the middle of it. A hash takes some 60 ms, and the
 * embedded database has one connection: twenty who sign up at once would keep everybody else from reading for more than
 * a second. So the hash is made before that transaction begins; after the library's limit on each client, because
 * whoever may ask for hashes without one can keep all processors busy, and only where a hash will be wanted.
 */
const ahead = defineRequestState<{ password: string; hash: string } | null>(() => null);

export const hashAheadPlugin = () =>
  ({
    id: 'hash-ahead',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/sign-up/email',
          handler: createAuthMiddleware(async ({ body, context }) => {
            const { email, password } = body as { email?: unknown; password?: unknown };
            if (typeof email !== 'string' || typeof password !== 'string') return;
            // The library refuses a known address without a hash, and so do we.
            if (await context.internalAdapter.findUserByEmail(email)) return;
            await ahead.set({ password, hash: await hashPassword(password) });
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

/** The library's hash of a password; the one that this request has made ahead, once, if it has. */
export async function hashOnce(password: string): Promise<string> {
  // Outside of a request of the library there is no state, and nothing ahead.
  const made = await ahead.get().catch(() => null);
  if (made?.password !== password) return hashPassword(password);
  await ahead.set(null);
  return made.hash;
}
