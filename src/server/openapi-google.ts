import { z } from 'zod';
import { googleStartBody, socialBody } from '#identity';
import type { Operation } from './openapi-operations.ts';

/** The calls of a sign-in with Google, and of the photo that it brings. */
export const GOOGLE_OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /api/auth/google/start': {
    summary: 'Begins a sign-in with Google: the address to go to, bound to this browser by a cookie',
    who: 'anyone',
    body: googleStartBody,
    answers: { 200: z.object({ url: z.url() }) },
    refusals: [400, 401, 403, 404, 413, 429, 502],
  },
  'POST /api/auth/social': {
    summary: 'The same by the name of the provider; `google` is the only one',
    who: 'anyone',
    body: socialBody,
    answers: { 200: z.object({ url: z.url() }) },
    refusals: [400, 403, 404, 413, 422, 429, 502],
  },
  'GET /api/auth/callback/google': {
    summary: 'Where Google leads back to; goes on to /auth/google/done or /login with how it ended',
    who: 'anyone',
    answers: { 302: null },
    refusals: [404],
  },
  'GET /auth/google/done': {
    summary: 'The last page of a popup: tells the page that opened it, and closes',
    who: 'anyone',
    answers: { 200: 'text/html' },
  },
  'GET /api/account/photo/{hash}': {
    summary: 'A photo copied at a sign-in; who has its address may look',
    who: 'anyone',
    answers: { 200: 'image/*' },
    refusals: [404],
  },
};
