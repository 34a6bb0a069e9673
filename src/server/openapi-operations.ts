import { z } from 'zod';
import { hitBody } from '#analytics';
import { CHECKOUT_STATES, checkoutBody, payBody } from '#checkout';
import {
  accountEmailBody,
  accountNameBody,
  accountPasswordBody,
  addressBody,
  codeBody,
  endSessionBody,
  resetPasswordBody,
  signInBody,
  signUpBody,
  undoDeletionBody,
} from '#identity';
import { PLAN_TYPES } from '#plans';
import { AFTER_PAYING_OPERATIONS } from './openapi-after-paying.ts';
import { COACH_OPERATIONS } from './openapi-coach.ts';
import { GOOGLE_OPERATIONS } from './openapi-google.ts';
import { MEMORY_OPERATIONS } from './openapi-memory.ts';
import { passkeyOperations } from './openapi-passkeys.ts';
import { receipt } from './openapi-receipt.ts';

/** Every call of the wire, with the very schemas that parse it. `openapi.ts` turns this into a document. */

const time = z.iso.datetime();
const user = z.object({
  id: z.string(),
  email: z.email(),
  name: z.string(),
  image: z.string().nullable(),
  createdAt: z.string(),
});
const status = z.object({
  isActive: z.boolean(),
  type: z.enum(PLAN_TYPES).optional(),
  startDate: time.optional(),
  expiryDate: time.optional(),
  paymentId: z.string().optional(),
  amount: z.number().optional().describe('rand'),
  currency: z.literal('ZAR').optional(),
});
const plans = z.object({
  plans: z.array(
    z.object({
      type: z.enum(PLAN_TYPES),
      name: z.string(),
      price: z.number().describe('rand'),
      amountInCents: z.number().int(),
      currency: z.literal('ZAR'),
      days: z.number().int(),
      rank: z.number().int(),
      duration: z.string(),
      badge: z.string().nullable(),
      features: z.array(z.string()),
    }),
  ),
});
const created = z.object({
  checkoutId: z.string(),
  provider: z.enum(['sandbox', 'yoco', 'paystack', 'payfast']),
  publicKey: z.string(),
  sdkUrl: z.string().describe('empty where the page needs no script'),
  accessCode: z.string().optional().describe("the SDK's popup resumes this transaction"),
  redirectUrl: z.url().optional().describe('the customer pays there, and comes back to /success'),
  amountInCents: z.number().int(),
  currency: z.literal('ZAR'),
  name: z.string(),
  description: z.string(),
});
const wireStates = CHECKOUT_STATES.filter((state) => state !== 'charging');
const checkoutStatus = z.object({
  state: z.enum(wireStates),
  subscription: status.optional(),
  paymentId: z.string().optional(),
  message: z.string().optional(),
  canSayUnpaid: z.literal(true).optional().describe('not-paid may be called'),
});
export const problemSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const health = z.object({ status: z.string(), message: z.string().optional() });

export type Who = 'anyone' | 'cookie' | 'user' | 'ticket';

export interface Operation {
  summary: string;
  who: Who;
  /** Names of the query, all of them optional. */
  query?: readonly string[];
  body?: z.ZodType;
  /** A schema, a content type, or null for an answer without a body. */
  answers: Readonly<Record<number, z.ZodType | string | null>>;
  /** Statuses of refusals, each in the one shape of errors. */
  refusals?: readonly number[];
  stream?: true;
}

const token = z.object({ token: z.string() });
const account = z.object({
  user: user.extend({ emailVerified: z.boolean() }),
  methods: z.object({
    password: z.boolean(),
    google: z.boolean(),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string().nullable() })),
  }),
  sessions: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      createdAt: time,
      lastSeenAt: time,
      device: z.string(),
    }),
  ),
  receipts: z.array(receipt),
  unsettled: z
    .object({ checkoutId: z.string(), plan: z.string(), amountInCents: z.number() })
    .nullable()
    .describe('a payment of which it is not known yet how it ended'),
  subscription: status,
  reminders: z.boolean().describe('letters before and at the end of a plan'),
  signedInAt: time,
});
const done = z.object({});

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...passkeyOperations(user),
  'POST /api/auth/sign-up/email': {
    summary: 'Signs up and in',
    who: 'anyone',
    body: signUpBody,
    answers: { 200: z.object({ user }) },
    refusals: [400, 403, 413, 422, 429],
  },
  'POST /api/auth/sign-in/email': {
    summary: 'Signs in; the session cookie is set',
    who: 'anyone',
    body: signInBody,
    answers: { 200: z.object({ user }) },
    refusals: [400, 401, 403, 413, 422, 429],
  },
  'POST /api/auth/sign-out': {
    summary: 'Ends the session, and with it every token made from it',
    who: 'cookie',
    answers: { 200: z.object({ user: z.null() }) },
    refusals: [403],
  },
  'GET /api/auth/session': {
    summary: 'Who is signed in, if anyone',
    who: 'cookie',
    answers: { 200: z.object({ user: user.nullable(), firstSession: z.literal(true).optional() }) },
  },
  'GET /api/auth/token': {
    summary: 'An identity token of 15 minutes',
    who: 'cookie',
    answers: { 200: token },
    refusals: [401, 429],
  },
  'GET /api/auth/jwks': {
    summary: 'The keys that identity tokens are signed with',
    who: 'anyone',
    answers: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
  },
  ...GOOGLE_OPERATIONS,
  'GET /api/account': {
    summary: 'The account of the caller: profile, ways in, sessions, receipts, plan',
    who: 'user',
    answers: { 200: account },
    refusals: [401],
  },
  'GET /api/account/receipts/{paymentId}': {
    summary: 'One receipt with its seller, to be printed',
    who: 'user',
    answers: {
      200: z.object({
        receipt,
        seller: z.object({
          name: z.string().nullable(),
          address: z.string().nullable(),
          phone: z.string().nullable(),
          registration: z.string().nullable(),
          email: z.string().nullable(),
          vat: z.string().nullable(),
        }),
        buyer: z.object({ name: z.string(), email: z.string() }),
      }),
    },
    refusals: [401, 404],
  },
  'POST /api/account/name': {
    summary: 'Changes what the caller is called',
    who: 'user',
    body: accountNameBody,
    answers: { 200: z.object({ user: account.shape.user }) },
    refusals: [401, 403, 413, 422],
  },
  'POST /api/account/password': {
    summary: 'Changes the password, or sets the first; ends the other sessions',
    who: 'user',
    body: accountPasswordBody,
    answers: { 200: done },
    refusals: [400, 401, 403, 413, 422, 429],
  },
  'POST /api/account/email': {
    summary: 'Asks for another address; the link in its mailbox confirms it. Signed in within 10 minutes',
    who: 'user',
    body: accountEmailBody,
    answers: { 200: done },
    refusals: [401, 403, 413, 422, 429],
  },
  'GET /api/account/confirm-email': {
    summary: 'The link in the new mailbox; leads to a page that says how it went',
    who: 'anyone',
    answers: { 303: null },
  },
  'POST /api/account/sessions/end': {
    summary: 'Ends one session of the caller',
    who: 'user',
    body: endSessionBody,
    answers: { 200: done },
    refusals: [400, 401, 403, 413],
  },
  'POST /api/account/sessions/end-all': {
    summary: 'Ends every session of the caller, this one too',
    who: 'user',
    answers: { 200: done },
    refusals: [401, 403],
  },
  'GET /api/account/export': {
    summary: 'Everything held about the caller, as a file. Signed in within 10 minutes',
    who: 'user',
    answers: { 200: z.record(z.string(), z.unknown()) },
    refusals: [401, 403],
  },
  'DELETE /api/account': {
    summary: 'Ends access at once; everything is erased after 7 days. Signed in within 10 minutes',
    who: 'user',
    answers: { 202: z.object({ eraseAt: time }) },
    refusals: [401, 403],
  },
  'POST /api/account/undo': {
    summary: 'Keeps an account that waits to be erased, by the mailed link; a disabled one stays closed',
    who: 'anyone',
    body: undoDeletionBody,
    answers: { 200: z.object({ isOpen: z.boolean() }) },
    refusals: [400, 403, 413],
  },
  ...AFTER_PAYING_OPERATIONS,
  'POST /api/auth/request-password-reset': {
    summary: 'Mails a link that sets a new password; the same answer for every address',
    who: 'anyone',
    body: addressBody,
    answers: { 200: z.object({}) },
    refusals: [400, 403, 413, 422],
  },
  'POST /api/auth/reset-password': {
    summary: 'Sets a new password by the link of the letter, once; ends every session',
    who: 'anyone',
    body: resetPasswordBody,
    answers: { 200: z.object({ email: z.string().describe('whose password it is now') }) },
    refusals: [400, 403, 413, 422],
  },
  'GET /api/auth/verify-email': {
    summary:
      'The link of the verification letter; counts for its own account signed in; ends on /login?verified=1 or 0',
    who: 'anyone',
    answers: { 303: null },
  },
  'POST /api/auth/verify-email/send': {
    summary: 'The verification letter once more, to the address of the account',
    who: 'user',
    answers: { 200: z.object({}) },
    refusals: [401, 403],
  },
  'POST /auth/login': {
    summary: 'Mails a one-time code; the same answer for every address',
    who: 'anyone',
    body: addressBody,
    answers: {
      200: z.object({
        sent: z.literal(true),
        verificationCode: z.string().optional().describe('outside production with the outbox only'),
      }),
    },
    refusals: [400, 403, 413, 422],
  },
  'POST /auth/verify': {
    summary: 'Signs in with a one-time code; the session cookie is set',
    who: 'anyone',
    body: codeBody,
    answers: { 200: token },
    refusals: [400, 401, 403, 413, 422, 429],
  },
  'GET /subscription/status': {
    summary: 'The subscription of the caller',
    who: 'user',
    answers: { 200: status },
    refusals: [401],
  },
  'GET /api/plans': { summary: 'The three plans', who: 'anyone', answers: { 200: plans } },
  'POST /api/analytics': {
    summary: 'Counts a page view or an event, without cookies; 204 also where nothing may be kept',
    who: 'anyone',
    body: hitBody,
    answers: { 204: null },
    refusals: [400, 403, 413, 429],
  },
  'GET /api/settings/public': {
    summary: 'What the pages need to know of this installation',
    who: 'anyone',
    answers: {
      200: z.object({
        brandName: z.string(),
        cyranoUrl: z.url(),
        chatbotUrl: z.url().nullable(),
        google: z.boolean().describe('whether Continue with Google is offered'),
        currency: z.literal('ZAR'),
      }),
    },
  },
  'POST /api/checkout': {
    summary: 'Starts a checkout, at our price',
    who: 'user',
    body: checkoutBody,
    answers: { 200: created },
    refusals: [400, 401, 403, 409, 413, 422, 429, 502],
  },
  'POST /api/checkout/{id}/pay': {
    summary:
      'Charges the token once, or asks after what was paid at the provider; a repeat gives the first answer',
    who: 'user',
    body: payBody,
    answers: {
      200: z.object({ state: z.literal('applied'), subscription: status }),
      202: z.object({ state: z.literal('confirming') }),
    },
    refusals: [400, 401, 402, 403, 404, 409, 413, 429, 500, 502],
  },
  'POST /api/checkout/{id}/not-paid': {
    summary: 'Its owner came back as paid, and takes it back; offered as canSayUnpaid',
    who: 'user',
    answers: { 200: checkoutStatus },
    refusals: [401, 403, 404, 409, 429],
  },
  'GET /api/checkout/{id}/page': {
    summary: "The form of a provider's page that takes one; where redirectUrl leads then",
    who: 'user',
    answers: { 200: 'text/html' },
    refusals: [401, 404],
  },
  'GET /api/checkout/{id}': {
    summary: 'How a checkout stands',
    who: 'user',
    answers: { 200: checkoutStatus },
    refusals: [401, 404],
  },
  'POST /api/payments/webhook/{provider}': {
    summary: 'Messages of card providers, signed',
    who: 'anyone',
    answers: { 200: z.object({ received: z.literal(true) }) },
    refusals: [400],
  },
  'POST /api/chat/session': {
    summary: "The address of the assistant's frame, with a ticket",
    who: 'user',
    answers: { 200: z.object({ url: z.url(), expiresAt: time.nullable() }) },
    refusals: [401, 403, 429, 502],
  },
  'POST /api/chat/admit': {
    summary: 'Trades a ticket, once, for ten minutes of coach calls',
    who: 'ticket',
    body: z.object({ ticket: z.string() }),
    answers: { 200: z.object({ token: z.string(), expiresAt: time }) },
    refusals: [401, 403],
  },
  ...COACH_OPERATIONS,
  ...MEMORY_OPERATIONS,
  'GET /api/openapi.json': { summary: 'This document', who: 'anyone', answers: { 200: z.object({}) } },
  'GET /healthz': { summary: 'The process lives', who: 'anyone', answers: { 200: health } },
  'GET /readyz': { summary: 'Writes are stored', who: 'anyone', answers: { 200: health, 503: health } },
  'GET /metrics': {
    summary: 'Prometheus metrics, for this machine or with METRICS_TOKEN',
    who: 'anyone',
    answers: { 200: 'text/plain' },
    refusals: [403],
  },
};
