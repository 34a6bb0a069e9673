import { z } from 'zod';
import { email } from './contract.ts';

/** Body of `POST /api/auth/google/start`. */
export const googleStartBody = z.object({
  mode: z.enum(['popup', 'redirect']),
  /** The address typed so far; the issuer offers this account first. */
  loginHint: z.string().trim().max(254).optional(),
  /** Only the account of exactly this address may sign in. */
  mustBe: email.optional(),
  /** The box for age and terms is ticked: a new account may be made. */
  acceptedTerms: z.literal(true).optional(),
  /** Somebody is signed in and proves again that it is them: only a Google account linked to theirs may. */
  again: z.literal(true).optional(),
  /** Popup only: names this window in its word back, so that another tab's is not taken for it. */
  nonce: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  /** Redirect only: a same-site path that comes back beside the result. */
  returnTo: z.string().max(2_000).optional(),
});

export type GoogleStartBody = z.input<typeof googleStartBody>;

/** Body of `POST /api/auth/social`: with `google` it may hold what a start holds, `mode` being `redirect` unless given. */
export const socialBody = z.looseObject({ provider: z.string().max(100) });
