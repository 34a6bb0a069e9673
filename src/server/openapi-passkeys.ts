import { z } from 'zod';
import { passkeyAddBody, passkeyRemoveBody, passkeySignInBody } from '#identity';
import type { Operation } from './openapi-operations.ts';

const options = z.looseObject({ challenge: z.string() }).describe('as WebAuthn names them, in JSON');

/** The calls of `/api/auth/passkey`. @param user a person as the wire shows them */
export const passkeyOperations = (user: z.ZodType): Readonly<Record<string, Operation>> => ({
  'POST /api/auth/passkey/add-options': {
    summary: 'What a device needs to make a passkey. Signed in within 10 minutes',
    who: 'cookie',
    answers: { 200: options },
    refusals: [401, 403, 422, 429],
  },
  'POST /api/auth/passkey/add': {
    summary: 'Adds the passkey that a device made. Signed in within 10 minutes',
    who: 'cookie',
    body: passkeyAddBody,
    answers: { 200: z.object({ passkey: z.object({ id: z.string(), name: z.string() }) }) },
    refusals: [400, 401, 403, 413, 422, 429],
  },
  'POST /api/auth/passkey/remove': {
    summary: "Removes one of the caller's passkeys. Signed in within 10 minutes",
    who: 'cookie',
    body: passkeyRemoveBody,
    answers: { 200: z.object({}) },
    refusals: [400, 401, 403, 404, 413],
  },
  'POST /api/auth/passkey/sign-in-options': {
    summary: 'What a device needs to show a passkey; names no account',
    who: 'anyone',
    answers: { 200: options },
    refusals: [403, 429],
  },
  'POST /api/auth/passkey/sign-in': {
    summary: 'Signs in with a passkey; the session cookie is set',
    who: 'anyone',
    body: passkeySignInBody,
    answers: { 200: z.object({ user }) },
    refusals: [400, 401, 403, 413, 429],
  },
});
