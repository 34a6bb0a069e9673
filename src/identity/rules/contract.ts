import { z } from 'zod';
import { CODE_DIGITS, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

/** Addresses as RFC 5321 bounds them; what they mean is left to the mail server. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** What one calls oneself: any letters, no control characters. */
export const personName = z
  .string()
  .trim()
  .max(100)
  .refine((name) => !/\p{Cc}/u.test(name));

/** The id of a row of ours, as it is made; what cannot be one never reaches the database. */
export const rowId = z.string().regex(/^[\w-]{1,100}$/);

/** Body of `POST /api/auth/sign-up/email`. */
export const signUpBody = z.object({
  name: personName.optional(),
  email,
  password: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH),
  acceptedTerms: z.literal(true),
});

/** Body of `POST /api/auth/sign-in/email`. */
export const signInBody = z.object({ email, password: z.string().min(1).max(PASSWORD_MAX_LENGTH) });

/** Body of `POST /api/auth/request-password-reset` and of `POST /auth/login`. */
export const addressBody = z.object({ email });

/** Body of `POST /api/auth/reset-password`; which passwords may be set is told in the catalogue's words. */
export const resetPasswordBody = z.object({ token: z.string().max(200), password: z.string() });

/** Body of `POST /auth/verify`; the code as people type and paste it, with spaces or a dash in the middle. What cannot be one is no guess. */
export const codeBody = z.object({
  email,
  code: z
    .string()
    .max(40)
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`))),
});

/** The signed-in person as the wire shows them; never with anything that signs them in. */
export interface WireUser {
  id: string;
  email: string;
  name: string;
  image: string | null;
  createdAt: string;
}

/** What `GET /api/auth/session` answers. */
export interface WhoIsHere {
  user: WireUser | null;
  /** The account was made together with this session: whoever came by Google has signed up and not only in. */
  firstSession?: true;
}

/** An account and the session that it began with are made in one call; the longest that such a call may take, in milliseconds. */
const FIRST_SESSION_WITHIN_MS = 10_000;

/** Whether a session is the one that the account began with. Both times as ISO text of the same clock. */
export const isFirstSession = (accountCreatedAt: string, sessionCreatedAt: string): boolean =>
  Date.parse(sessionCreatedAt) - Date.parse(accountCreatedAt) < FIRST_SESSION_WITHIN_MS;
