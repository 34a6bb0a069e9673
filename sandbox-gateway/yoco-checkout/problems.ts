import type { Context } from 'hono';

/** The refusals of Yoco's Checkout API: a status and a sentence for the merchant's developer. */
const problems = {
  key_missing: [403, 'Send the secret key as a bearer token.'],
  key_wrong: [403, 'The secret key is not the one of this gateway.'],
  invalid_body: [400, 'The body is not what this call takes.'],
  amount_too_small: [400, 'The smallest amount is R2.00.'],
  currency: [400, 'Only ZAR is taken.'],
  not_found: [404, 'There is no such checkout.'],
  not_paid: [409, 'The checkout has not been paid.'],
  already_refunded: [409, 'The checkout has been refunded in full.'],
  partial_refund: [400, 'Only the full amount can be refunded here.'],
  idempotency_in_progress: [409, 'A request with the same idempotency key is already being processed'],
  idempotency_mismatch: [422, 'request payload does not match the original request'],
} as const;

export function yocoProblem(c: Context, code: keyof typeof problems): Response {
  const [status, description] = problems[code];
  return c.json({ errorCode: code, description }, status);
}
