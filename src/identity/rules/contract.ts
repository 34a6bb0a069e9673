import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts';

/** Addresses as RFC 5321 bounds them; what they mean is left to the mail server. */
const email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** What one calls oneself: any letters, no control characters. */
const personName = z
  .string()
  .trim()
  .max(100)
  .refine((name) => !/\p{Cc}/u.test(name));

/** Body of `POST /api/auth/sign-up/email`. */
export const signUpBody = z.object({
  name: personName.optional(),
  email,
  password: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH),
  acceptedTerms: z.literal(true),
});

/** Body of `POST /api/auth/sign-in/email`. */
export const signInBody = z.object({ email, password: z.string().min(1).max(PASSWORD_MAX_LENGTH) });

/** The signed-in person as the wire shows them; never with anything that signs them in. */
export interface WireUser {
  id: string;
  email: string;
  name: string;
  image: string | null;
  createdAt: string;
}
