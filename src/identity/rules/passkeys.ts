import { z } from 'zod';
import { personName, rowId } from './contract.ts';

/** More than anybody owns devices; fewer than would fill the table. */
export const MAX_PASSKEYS = 20;

/** What a browser hands over for a device; its parts are base64url and read by the library. */
const part = z.string().max(64 * 1024);
const credentialId = z.string().regex(/^[\w-]{1,2048}$/);
const credential = <Parts extends z.ZodRawShape>(parts: Parts) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    authenticatorAttachment: z.string().max(100).nullish(),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    response: z.object({ clientDataJSON: part, ...parts }),
  });

/** Body of `POST /api/auth/passkey/add`. A name left out is that of the device's maker, where it tells. */
export const passkeyAddBody = z.object({
  response: credential({
    attestationObject: part,
    transports: z.array(z.string().max(50)).max(20).optional(),
  }),
  name: personName.optional(),
});

/** Body of `POST /api/auth/passkey/sign-in`. */
export const passkeySignInBody = z.object({
  response: credential({
    authenticatorData: part,
    signature: part,
    userHandle: part.nullish(),
  }),
});

/** Body of `POST /api/auth/passkey/remove`. */
export const passkeyRemoveBody = z.object({ id: rowId });
