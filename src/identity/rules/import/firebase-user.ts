import { z } from 'zod';
import { standardBase64 } from './hash-config.ts';

/** A person of the old system, in our terms. */
export interface ImportedUser {
  /** The old `localId`, which stays the user's id. */
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  disabled: boolean;
  /** Unix milliseconds; null where the export does not say. */
  createdAtMs: number | null;
  /** The old hash and its salt, both in standard base64. */
  password: { hash: string; salt: string } | null;
  /** Google's own id of the person. */
  googleId: string | null;
}

export type ReadUser =
  | { ok: true; user: ImportedUser; notes: readonly ImportNote[] }
  | { ok: false; why: string };

/** What is left behind of a row that is taken, for the report. */
export const IMPORT_NOTES = {
  photo: 'photo not copied (it comes back with the next sign-in by Google)',
  provider: 'another provider than Google: has to reset the password to get in',
  'no-way-in': 'neither a password nor Google: has to reset the password to get in',
  attributes: 'custom attributes dropped',
  'second-factor': 'second factor dropped',
  phone: 'phone number dropped',
} as const;
export type ImportNote = keyof typeof IMPORT_NOTES;

const base64 = z
  .string()
  .max(512)
  .regex(/^[A-Za-z0-9+/_-]+={0,2}$/, 'is not base64');
/** A string of digits in the export, a number or a date in other dumps. */
const moment = z.union([z.string().max(40), z.number()]).transform((given, c) => {
  const ms = typeof given === 'number' || /^\d+$/.test(given) ? Number(given) : Date.parse(given);
  if (Number.isSafeInteger(ms) && ms >= 0 && ms < 253_402_300_800_000) return ms;
  c.addIssue({ code: 'custom', message: 'is no time' });
  return z.NEVER;
});

const row = z.object({
  // Stands in addresses and in the frame's session label.
  localId: z.string().regex(/^[\w-]{1,128}$/, 'has other signs than letters, digits, - and _'),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email('is no e-mail address')),
  emailVerified: z.boolean().default(false),
  passwordHash: base64.optional(),
  salt: base64.optional(),
  displayName: z.string().max(2_000).nullish(),
  photoUrl: z.string().nullish(),
  createdAt: moment.optional(),
  disabled: z.boolean().default(false),
  phoneNumber: z.string().nullish(),
  customAttributes: z.unknown().optional(),
  mfaInfo: z.array(z.unknown()).nullish(),
  providerUserInfo: z
    .array(
      z.object({
        providerId: z.string(),
        rawId: z
          .string()
          .max(255)
          .regex(/^[\x21-\x7e]+$/)
          .optional(),
      }),
    )
    .default([]),
});

/** Reads one `users[]` row of a Firebase Auth export. Never throws, whatever the row is. */
export function readFirebaseUser(raw: unknown): ReadUser {
  const fields = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : null;
  if (!fields || Array.isArray(raw)) return { ok: false, why: 'is no record' };
  if (fields.email === undefined || fields.email === null || fields.email === '')
    return { ok: false, why: 'has no e-mail address (a phone or anonymous account)' };
  const parsed = row.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message =
      issue?.code === 'custom' || issue?.message.startsWith('is ') || issue?.message.startsWith('has ');
    return { ok: false, why: `${String(issue?.path[0] ?? 'row')} ${message ? issue?.message : 'is wrong'}` };
  }
  const given = parsed.data;
  if ((given.passwordHash === undefined) !== (given.salt === undefined) && given.passwordHash !== undefined)
    return { ok: false, why: 'passwordHash has no salt' };
  const google = given.providerUserInfo.find(({ providerId }) => providerId === 'google.com');
  if (google && !google.rawId) return { ok: false, why: 'providerUserInfo has Google without rawId' };
  const password =
    given.passwordHash && given.salt
      ? { hash: standardBase64(given.passwordHash), salt: standardBase64(given.salt) }
      : null;
  const others = given.providerUserInfo.some(({ providerId }) => !OWN_PROVIDERS.has(providerId));
  const notes: ImportNote[] = [];
  if (given.photoUrl) notes.push('photo');
  if (!password && !google) notes.push(others ? 'provider' : 'no-way-in');
  if (given.customAttributes !== undefined && given.customAttributes !== '{}') notes.push('attributes');
  if (given.mfaInfo?.length) notes.push('second-factor');
  if (given.phoneNumber) notes.push('phone');
  return {
    ok: true,
    notes,
    user: {
      id: given.localId,
      email: given.email,
      emailVerified: given.emailVerified,
      name: callName(given.displayName ?? '', given.email),
      disabled: given.disabled,
      createdAtMs: given.createdAt ?? null,
      password,
      googleId: google?.rawId ?? null,
    },
  };
}

const OWN_PROVIDERS = new Set(['google.com', 'password', 'phone']);

/** As at sign-up: no control characters, at most 100, and the part before the @ where there is none. */
function callName(displayName: string, email: string): string {
  const clean = displayName.replace(/\p{Cc}+/gu, ' ').trim();
  return [...clean].slice(0, 100).join('') || email.slice(0, email.indexOf('@'));
}
