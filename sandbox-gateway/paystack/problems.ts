import type { Context } from 'hono';

const problems = {
  no_key: [401, 'No Authorization Header was found', 'validation_error'],
  invalid_key: [401, 'Invalid key', 'validation_error'],
  invalid_params: [400, 'The body is not what this call takes', 'validation_error'],
  currency: [403, 'Currency not supported by merchant', 'validation_error'],
  duplicate_reference: [400, 'Duplicate Transaction Reference', 'validation_error'],
  transaction_not_found: [400, 'Transaction reference not found.', 'validation_error'],
  refund_not_found: [404, 'Refund not found', 'validation_error'],
  transaction_not_successful: [400, 'Transaction has not been paid', 'validation_error'],
  transaction_reversed: [400, 'Transaction has been fully reversed', 'validation_error'],
  partial_refund: [400, 'Only the full amount can be refunded here', 'validation_error'],
} as const;

/** A refusal in Paystack's shape. */
export function paystackProblem(c: Context, code: keyof typeof problems): Response {
  const [status, message, type] = problems[code];
  const meta = { nextStep: 'Check the parameters of the call and try again.' };
  return c.json({ status: false, message, meta, type, code }, status);
}
