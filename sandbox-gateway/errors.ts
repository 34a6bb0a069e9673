import type { Context } from 'hono';

/**
 * Every refusal of the gateway, in the shape of Yoco's: `{errorType, errorCode, errorMessage, displayMessage}`.
 * `errorMessage` is for the merchant's developer, `displayMessage` may be shown to the buyer.
 */
type Problem = {
  status: 400 | 401 | 402 | 404 | 409 | 413 | 500;
  errorType: 'invalid_request_error' | 'authentication_error' | 'charge_error' | 'refund_error';
  errorMessage: string;
  displayMessage: string;
};

const TRY_AGAIN = 'The payment could not be made. Please try again.';

const problems = {
  api_key_missing: {
    status: 401,
    errorType: 'authentication_error',
    errorMessage: 'Send the secret key in the X-Auth-Secret-Key header.',
    displayMessage: TRY_AGAIN,
  },
  wrong_api_key: {
    status: 401,
    errorType: 'authentication_error',
    errorMessage: 'The secret key is not the one of this gateway.',
    displayMessage: TRY_AGAIN,
  },
  public_key_missing: {
    status: 401,
    errorType: 'authentication_error',
    errorMessage: 'Send the public key in the X-Public-Key header.',
    displayMessage: TRY_AGAIN,
  },
  public_key_wrong: {
    status: 401,
    errorType: 'authentication_error',
    errorMessage: 'The public key is not the one of this gateway.',
    displayMessage: TRY_AGAIN,
  },
  invalid_body: {
    status: 400,
    errorType: 'invalid_request_error',
    errorMessage: 'The body is not what this call takes.',
    displayMessage: TRY_AGAIN,
  },
  body_too_large: {
    status: 413,
    errorType: 'invalid_request_error',
    errorMessage: 'The body is larger than the gateway takes.',
    displayMessage: TRY_AGAIN,
  },
  invalid_card: {
    status: 400,
    errorType: 'invalid_request_error',
    errorMessage: 'The card details are not valid.',
    displayMessage: 'Please check your card details.',
  },
  wrong_token: {
    status: 400,
    errorType: 'invalid_request_error',
    errorMessage: 'The token does not exist.',
    displayMessage: TRY_AGAIN,
  },
  token_already_used: {
    status: 409,
    errorType: 'invalid_request_error',
    errorMessage:
      'The token has been used. A token is charged once; look the payment up before making another.',
    displayMessage: 'This payment was already attempted.',
  },
  wrong_currency: {
    status: 400,
    errorType: 'invalid_request_error',
    errorMessage: 'The sandbox charges in ZAR only.',
    displayMessage: TRY_AGAIN,
  },
  confirmation_required: {
    status: 402,
    errorType: 'charge_error',
    errorMessage: 'The 3-D Secure step of this token has not been passed.',
    displayMessage: 'Your card needs to be confirmed with your bank first.',
  },
  wrong_code: {
    status: 402,
    errorType: 'charge_error',
    errorMessage: 'The 3-D Secure code is wrong.',
    displayMessage: 'That is not the right code. Try again.',
  },
  confirmation_failed: {
    status: 402,
    errorType: 'charge_error',
    errorMessage: 'Too many wrong 3-D Secure codes: the token is dead.',
    displayMessage: 'Your card could not be confirmed with your bank.',
  },
  card_declined: {
    status: 402,
    errorType: 'charge_error',
    errorMessage: 'The card was declined.',
    displayMessage: 'Your card was declined.',
  },
  card_unknown: {
    status: 402,
    errorType: 'charge_error',
    errorMessage: 'The card is none of the sandbox cards; no other card is taken here.',
    displayMessage: 'Your card was declined: please use one of the sandbox cards, never a real one.',
  },
  insufficient_funds: {
    status: 402,
    errorType: 'charge_error',
    errorMessage: 'The card was declined: insufficient funds.',
    displayMessage: 'Your card was declined: insufficient funds.',
  },
  processing_failed: {
    status: 500,
    errorType: 'charge_error',
    errorMessage: 'The charge failed before anything was captured.',
    displayMessage: TRY_AGAIN,
  },
  wrong_order: {
    status: 404,
    errorType: 'invalid_request_error',
    errorMessage: 'The payment does not exist.',
    displayMessage: 'There is no such payment.',
  },
  wrong_refund: {
    status: 404,
    errorType: 'refund_error',
    errorMessage: 'There is no such refund that waits.',
    displayMessage: 'There is no such refund.',
  },
  wrong_dispute: {
    status: 404,
    errorType: 'invalid_request_error',
    errorMessage: 'There is no such dispute that is open.',
    displayMessage: 'There is no such dispute.',
  },
  wrong_charge: {
    status: 404,
    errorType: 'refund_error',
    errorMessage: 'The charge does not exist.',
    displayMessage: 'There is no such payment.',
  },
  already_refunded: {
    status: 409,
    errorType: 'refund_error',
    errorMessage: 'The charge has been refunded in full.',
    displayMessage: 'This payment has been refunded already.',
  },
  partial_refund: {
    status: 400,
    errorType: 'refund_error',
    errorMessage: 'Only the full amount of a charge can be refunded.',
    displayMessage: 'Only a full refund is possible.',
  },
  not_found: {
    status: 404,
    errorType: 'invalid_request_error',
    errorMessage: 'There is no such call.',
    displayMessage: TRY_AGAIN,
  },
  // 500 and not 503: it comes from the gateway itself, so the call has certainly ended.
  ledger_unavailable: {
    status: 500,
    errorType: 'invalid_request_error',
    errorMessage: 'The ledger cannot be written. Nothing was captured or refunded by this call.',
    displayMessage: TRY_AGAIN,
  },
  internal_error: {
    status: 500,
    errorType: 'invalid_request_error',
    errorMessage: 'The gateway failed.',
    displayMessage: TRY_AGAIN,
  },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof problems;

/** What a refusal may say beside its code: the field at fault, other words, a finer code, where the buyer may go. */
export type ProblemDetails = {
  field?: string;
  errorCode?: string;
  displayMessage?: string;
  leadsTo?: string | null;
};

/** Answers with a refusal. An unknown sandbox card is a decline to the outside, only its words differ. */
export function refuse(c: Context, code: ProblemCode, details: ProblemDetails = {}): Response {
  const { status, ...words } = problems[code];
  const errorCode = code === 'card_unknown' ? 'card_declined' : code;
  return c.json({ ...words, errorCode, ...details }, status);
}
